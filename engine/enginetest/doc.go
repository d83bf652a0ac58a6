// Package enginetest holds the laws that every ruleset must obey and tries them by random play. [Exercise] is
// one test in each game:
//
//	func TestExercise(t *testing.T) {
//		enginetest.Exercise(t, rules(t), enginetest.Options{})
//	}
//
// A broken law is reported once, with the match, the position as text and the choice, and with the flags that
// play that match alone. The long run is
//
//	go test ./games/duel -run Exercise -choices 10000000 -timeout 0
//
// Each law is one small function in a file laws_*.go. For each, a broken toy in toys_test.go proves that it
// catches what it is for. [TestPerft] compares counts of the lawful ways to play with a file; [FuzzChoices]
// drives native fuzzing.
package enginetest
