package law

import "unsafe"

// lend hides a value from the compiler, which cannot see what the functions of rows do with it
// and would allocate it each time an answer is listed, drawn or checked. What is lent is not kept.
func lend[T any](value *T) *T {
	hidden := uintptr(unsafe.Pointer(value))
	return *(**T)(unsafe.Pointer(&hidden))
}
