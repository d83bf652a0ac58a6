package command

import (
	"fmt"
	"strings"

	"github.com/alecthomas/kong"
)

// manCmd prints the manual page, made of the same words as --help.
type manCmd struct{}

func (*manCmd) Help() string {
	return "weathergage man | man -l - reads it; put it into ~/.local/share/man/man1/weathergage.1 to have it as man weathergage."
}

func (*manCmd) example() string { return "weathergage man > weathergage.1" }

// Run prints the page.
func (*manCmd) Run(d *desk, ctx *kong.Context) error {
	_, err := fmt.Fprint(d.out, d.manPage(ctx.Model))
	return err
}

// exits describes the exit codes.
const exits = "0: done. 1: what was checked does not hold. 2: the command cannot be carried out. 130: interrupted."

// manPage returns the manual in the language of man(7).
func (d *desk) manPage(model *kong.Application) string {
	var b strings.Builder
	b.WriteString(".TH " + strings.ToUpper(d.name) + " 1\n.SH NAME\n" + roff(d.name) + " \\- " + roff(strings.TrimSuffix(slogan, ".")) + "\n.SH SYNOPSIS\n.B " + roff(d.name) + "\n[\\fICOMMAND\\fR [\\fIFLAG\\fR...]]\n")
	b.WriteString(".SH DESCRIPTION\n" + roff(d.called(about)) + "\n.SH COMMANDS\n")
	for _, verb := range model.Children {
		if verb.Hidden {
			continue
		}
		fmt.Fprintf(&b, ".SS %s\n%s\n", roff(verb.Summary()), roff(strings.TrimSpace(verb.Help+" "+verb.Detail)))
		for _, arg := range verb.Positional {
			fmt.Fprintf(&b, ".TP\n.I %s\n%s\n", roff(arg.Name), roff(arg.Help))
		}
		for _, f := range verb.Flags {
			fmt.Fprintf(&b, ".TP\n.B %s\n%s\n", roff(strings.TrimSpace(f.String())), roff(f.Help))
		}
		if e, ok := verb.Target.Addr().Interface().(exampled); ok {
			b.WriteString(".PP\nExample:\n.PP\n.nf\n    " + roff(d.exampleOf(e)) + "\n.fi\n")
		}
	}
	b.WriteString(".SH EXIT STATUS\n" + roff(exits) + "\n.SH ENVIRONMENT\n" + roff(environment) + "\n")
	return b.String()
}

// environment describes the variables that the program reads.
const environment = "COLUMNS is the width of a page. NO_COLOR and CLICOLOR=0 leave colour out, CLICOLOR_FORCE writes it into files too. " +
	"Flags of serve can be given as WEATHERGAGE_LISTEN and so on."

// roff escapes a text for man(7): backslashes and hyphens, and a command at its beginning. An empty
// line parts paragraphs.
func roff(s string) string {
	s = strings.NewReplacer("\\", "\\e", "-", "\\-", "\n\n", "\n.PP\n", "\n", " ").Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = "\\&" + s
	}
	return s
}
