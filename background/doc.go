// Package background does long computations so that short ones need not wait for them:
// on threads of their own, which the operating system runs only when nothing else wants
// the core. Where the system cannot lower one thread, they run like all others.
package background
