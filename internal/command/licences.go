package command

import (
	"fmt"
	"runtime/debug"

	"github.com/weathergage/weathergage/internal/licences"
)

// licencesCmd prints the licences of all that is in the program.
type licencesCmd struct{}

func (*licencesCmd) example() string { return "weathergage licences | less" }

// Run prints the parts of the program and their licences.
func (*licencesCmd) Run(d *desk) error {
	if _, err := fmt.Fprint(d.out, licences.Text); err != nil {
		return err
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	missing := licences.Missing(info)
	if len(missing) > 0 {
		fmt.Fprintln(d.out, "\nThis program has other parts. Their sources state their licences:")
	}
	for _, part := range missing {
		if _, err := fmt.Fprintln(d.out, "  "+part); err != nil {
			return err
		}
	}
	return nil
}
