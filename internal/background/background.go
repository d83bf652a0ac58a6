package background

import "runtime"

// most is how many long computations are expected at once, beside one for each core.
const most = 4

// Reserve gives the program threads enough that long computations never keep short ones
// from a core. A program that serves people calls it once, before it begins.
func Reserve() { runtime.GOMAXPROCS(runtime.NumCPU() + most) }

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
