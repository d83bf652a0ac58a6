package background

import (
	"runtime"
	"runtime/debug"
)

// most is how many long computations to expect at once, besides one for each core.
const most = 4

// garbage is how much garbage may collect, in per cent of the memory in use. Go's usual value is higher, but
// a server has less memory to spare than time.
const garbage, usual = 33, 100

// Reserve gives the program enough threads that long computations never keep short ones from a core, and
// makes the garbage collector start early unless GOGC is set; GOGC=100 counts as not set. A program that
// serves people calls it once, before it begins.
func Reserve() {
	runtime.GOMAXPROCS(runtime.NumCPU() + most)
	if was := debug.SetGCPercent(garbage); was != usual {
		debug.SetGCPercent(was) // GOGC is set
	}
}

// Run runs a computation in the background, waits for it and returns its error. It must not hold a lock that
// something short may want, nor write to a database: everyone who waits for that would wait at its priority.
func Run(do func() error) error {
	done := make(chan error, 1)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
		lower()
		done <- do()
	}()
	return <-done
}
