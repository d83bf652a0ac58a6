package store_test

// child reports whether this process was started by a test to be killed.
func child() bool { return false }
