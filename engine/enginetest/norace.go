//go:build !race

package enginetest

// forgetful says that pools forget what they hold at random, as they do under the race detector.
const forgetful = false
