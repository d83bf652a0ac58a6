package background

import (
	"runtime"
	"runtime/debug"
)

// most is how many long computations are expected at once, beside one for each core.
const most = 4

// garbage is how much of it there may be, in per cent of the memory in use, before it is collected. Go's usual
// value is higher, but who runs a server has less memory to spare than time.
const garbage, usual = 33, 100

// Reserve gives the program threads enough that long computations never keep short ones
// from a core, and has garbage collected early unless GOGC says when: 100 is the same as nothing. A program that serves
// people calls it once, before it begins.
func Reserve() {
	runtime.GOMAXPROCS(runtime.NumCPU() + most)
	if was := debug.SetGCPercent(garbage); was != usual {
		debug.SetGCPercent(was) // the environment says so
	}
}

// Run does a computation in the background, waits for it and returns its error. It must
// not hold a lock that something short may want, nor write to a database: whoever waits for
// that would wait at its priority.
func Run(do func() error) error {
	done := make(chan error, 1)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
		lower()
		done <- do()
	}()
	return <-done
}
