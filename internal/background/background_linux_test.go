package background_test

import (
	"errors"
	"runtime"
	"runtime/debug"
	"syscall"
	"testing"

	"github.com/weathergage/weathergage/internal/background"
)

func TestRun(t *testing.T) {
	want := errors.New("why not")
	lowered := 0
	if err := background.Run(func() error {
		lowered = priority(t)
		return want
	}); err != want {
		t.Errorf("expected the computation's own error, found %v", err)
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if own := priority(t); lowered <= own {
		t.Errorf("expected a lower priority than %d, found %d", own, lowered)
	}
}

// priority returns the niceness of the calling thread, 0 or more.
func priority(t *testing.T) int {
	t.Helper()
	p, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		t.Fatal(err)
	}
	return 20 - p // the system call answers 40 for -20 and 1 for 19
}

// TestGarbageIsCollectedEarly unless the environment says when.
func TestGarbageIsCollectedEarly(t *testing.T) {
	threads, was := runtime.GOMAXPROCS(0), debug.SetGCPercent(100)
	defer func() {
		runtime.GOMAXPROCS(threads)
		debug.SetGCPercent(was)
	}()
	for set, want := range map[int]int{100: 33, 200: 200, 20: 20} {
		debug.SetGCPercent(set)
		background.Reserve()
		if got := debug.SetGCPercent(100); got != want {
			t.Errorf("with GOGC=%d garbage is collected at %d %%, want %d", set, got, want)
		}
	}
}
