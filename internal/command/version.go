package command

import (
	"fmt"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/internal/build"
)

// versionFlag prints what this program is, and ends it.
type versionFlag bool

// BeforeReset prints the version before anything else on the line is looked at.
func (versionFlag) BeforeReset(app *kong.Kong, list catalog.List) error {
	text, err := version(app.Model.Name, list)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprint(app.Stdout, text); err != nil {
		return err
	}
	app.Exit(0)
	return nil
}

// version returns what the program was built from, and the versions of its games' rules.
func version(name string, list catalog.List) (string, error) {
	var b strings.Builder
	b.WriteString(name + " " + build.Of().String() + "\n")
	for _, g := range list {
		rules, err := g.Rules("")
		if err != nil {
			return "", err
		}
		info := rules.Info()
		fmt.Fprintf(&b, "  %-12s law %d, pack %s, %s\n", info.Key, info.Version, info.Pack, info.Rules)
	}
	return b.String(), nil
}
