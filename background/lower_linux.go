package background

import "syscall"

// niceness is the priority of what runs in the background: 0 is that of a program, 19 the
// lowest.
const niceness = 15

// lower lowers the priority of the calling thread. A system that forbids it leaves it.
func lower() { _ = syscall.Setpriority(syscall.PRIO_PROCESS, 0, niceness) }
