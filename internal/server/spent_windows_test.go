package server

import (
	"syscall"
	"time"
)

// spent returns how long processors have worked for the program, which no other program prolongs.
func spent() time.Duration {
	var began, ended, kernel, user syscall.Filetime
	self, err := syscall.GetCurrentProcess()
	if err == nil {
		err = syscall.GetProcessTimes(self, &began, &ended, &kernel, &user)
	}
	if err != nil {
		panic(err)
	}
	return time.Duration(ticks(kernel)+ticks(user)) * 100
}

// ticks returns a time span of Windows in steps of 100 nanoseconds.
func ticks(f syscall.Filetime) int64 { return int64(f.HighDateTime)<<32 | int64(f.LowDateTime) }
