//go:build !linux

package background

// lower does nothing: here only whole programs have a priority.
func lower() {}
