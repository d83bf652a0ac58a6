package background

import "syscall"

// nicer is by how much background threads give way. One then gets a third of what another thread of the
// program gets. Much more would harm the others too: if other programs want every core, a thread of the
// lowest priority that has to stop for a garbage collection, or holds a lock of the runtime, makes all
// threads wait until it gets a core.
const nicer = 5

// lower lowers the priority of the calling thread. If the system forbids that it does nothing.
func lower() {
	p, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		return
	}
	own := 20 - p // the system call answers 40 for -20 and 1 for 19
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, 0, min(own+nicer, 19))
}
