//go:build unix

package server

import (
	"syscall"
	"time"
)

// spent returns how long processors have worked for the program, which no other program prolongs.
func spent() time.Duration {
	var of syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &of); err != nil {
		panic(err)
	}
	return time.Duration(of.Utime.Nano() + of.Stime.Nano())
}
