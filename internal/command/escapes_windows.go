package command

import "golang.org/x/sys/windows"

// understandsEscapes asks the console of Windows to understand escape sequences and reports whether it does: those
// before Windows 10 do not, and would print them.
func understandsEscapes(fd int) bool {
	var mode uint32
	if windows.GetConsoleMode(windows.Handle(fd), &mode) != nil {
		return false
	}
	return windows.SetConsoleMode(windows.Handle(fd), mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}
