package background

import "syscall"

// nicer is by how much what runs in the background gives way. A thread then has a third of
// what another of the program has. Much more would harm the others, too: where programs of
// other people want every core, a thread of the lowest priority that is to stop for a
// collection of garbage, or has a lock of the runtime, has all threads wait until it gets a
// core.
const nicer = 5

// lower lowers the priority of the calling thread. A system that forbids it leaves it.
func lower() {
	p, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		return
	}
	own := 20 - p // the system call answers 40 for -20 and 1 for 19
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, 0, min(own+nicer, 19))
}
