// Package command is the program: one verb a file, from flags to exit codes. Start
// with main.go, then any verb.
package command
