//go:build !linux

package pgtest

import "syscall"

// dying returns how a program is started; here it may outlive this one if this one is killed.
func dying(syscall.Signal) *syscall.SysProcAttr { return nil }

// asPostgres does nothing: PostgreSQL is looked for only where Debian puts it.
func asPostgres(*syscall.SysProcAttr, string) error { return nil }
