// Package toy has a rule with a test and one without.
package toy

// Bears reports whether a target of so many degrees off the beam bears.
func Bears(degrees int) bool { return degrees <= 45 }

// Reach returns as far as a gun carries, in millimetres.
func Reach(loaded, wet int) int { return 300*loaded - wet }
