// Package background does long computations so that short ones need not wait for them:
// on threads of their own, to which the operating system gives less of a core than to the
// others. Where the system cannot lower one thread, they run like all others.
package background
