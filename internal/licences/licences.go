// Package licences holds the licences of everything in the program that is not this project's: Go, modules and
// fonts. The test gathers them: go test ./internal/licences -update.
package licences

import (
	_ "embed"
	"runtime/debug"
	"strings"
)

// Text is a list of the parts of the program, each with its version, and then each licence with the parts that
// are under it.
//
//go:embed licences.txt
var Text string

// rule parts the list and the licences from each other.
var rule = strings.Repeat("=", 80) + "\n"

// listed reports whether the list has a part under this name.
func listed(part string) bool {
	list, _, _ := strings.Cut(Text, rule)
	return strings.Contains(list, "\n  "+part+"\n")
}

// Missing returns the modules of a program that the list does not have, each with its version, as a program
// with games from elsewhere may hold others. None of this project is missing.
func Missing(info *debug.BuildInfo) []string {
	const ours = "github.com/weathergage/weathergage"
	var out []string
	for _, m := range append([]*debug.Module{&info.Main}, info.Deps...) {
		if m.Replace != nil {
			m = m.Replace
		}
		if part := strings.TrimSpace(m.Path + " " + m.Version); m.Path != ours && !listed(part) {
			out = append(out, part)
		}
	}
	return out
}
