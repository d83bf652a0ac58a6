//go:build !race

package enginetest

// forgetful says that pools lose their contents at random, as they do under the race detector.
const forgetful = false
