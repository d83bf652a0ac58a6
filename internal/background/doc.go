// Package background runs long computations so that short ones need not wait for them: on threads of their
// own, which get less of a core from the operating system. If the system cannot lower one thread, they run
// like all others.
package background
