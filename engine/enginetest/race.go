//go:build race

package enginetest

// forgetful says that pools forget what they hold at random, so that allocations say nothing.
const forgetful = true
