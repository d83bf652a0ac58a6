package enginetest

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// A failure is one broken law.
type failure struct {
	law   string
	match int
	text  string
}

// broke is the panic by which a failing law leaves its function.
type broke struct{ why string }

// failf breaks the law that is being tried. Only guard recovers it.
func (x *exercise) failf(format string, args ...any) {
	panic(broke{fmt.Sprintf(format, args...)})
}

// fails records that the law being tried is broken and is not to be tried again.
func (x *exercise) fails(format string, args ...any) {
	i := x.law.number()
	if x.broken[i] {
		return
	}
	x.broken[i] = true
	x.failures = append(x.failures, failure{x.law.name, x.match, x.report(fmt.Sprintf(format, args...))})
}

// guard runs do and records what it breaks, including a panic of the rules.
func (x *exercise) guard(do func()) (ok bool) {
	defer func() {
		if ok {
			return
		}
		switch r := recover().(type) {
		case broke:
			x.fails("%s", r.why)
		default:
			x.fails("panic: %v\n%s", r, whence(string(debug.Stack())))
		}
	}()
	do()
	return true
}

// whence returns the part of a stack between the panic and this package.
func whence(stack string) string {
	if _, after, ok := strings.Cut(stack, "\npanic("); ok {
		_, after, _ = strings.Cut(after, "\n\t")
		_, stack, _ = strings.Cut(after, "\n")
	}
	before, _, _ := strings.Cut(stack, "github.com/weathergage/weathergage/engine/enginetest.(*exercise)")
	return before
}

// report says how to reproduce a failure.
func (x *exercise) report(why string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "law %q is broken: %s\n%s\n", x.law.name, x.law.says, why)
	fmt.Fprintf(&b, "to see it again: go test -run Exercise -key %q -match %d\n", x.opts.Key, x.match)
	fmt.Fprintf(&b, "scenario %s %v, after %d choices\n", x.plan.scenario, x.plan.settings, x.step)
	if x.choice.Verb != 0 {
		fmt.Fprintf(&b, "choice: %s\n", x.name(x.choice))
	}
	if x.applied != x.choice && x.applied.Verb != 0 {
		fmt.Fprintf(&b, "the law tried: %s\n", x.name(x.applied))
	}
	func() { // the text of a position that breaks laws may be broken too
		defer func() {
			if recover() != nil {
				b.WriteString("(the position cannot be formatted)")
			}
		}()
		if x.s != nil {
			b.Write(x.rules.FormatPosition(nil, x.s))
		}
	}()
	return b.String()
}
