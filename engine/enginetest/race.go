//go:build race

package enginetest

// forgetful says that pools lose their contents at random, so that counts of allocations mean nothing.
const forgetful = true
