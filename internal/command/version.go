package command

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/weathergage/weathergage/catalog"
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

// version returns the version and commit of the program, and the versions of its games' rules.
func version(name string, list catalog.List) (string, error) {
	var b strings.Builder
	b.WriteString(name + " " + build() + "\n")
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

// build returns the version of the module and the commit, as far as Go knows them.
func build() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "of an unknown build"
	}
	text := info.Main.Version
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			text += ", commit " + s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			text += " with changes"
		}
	}
	return text + ", " + info.GoVersion
}
