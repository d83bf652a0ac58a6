package command

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"github.com/weathergage/weathergage/engine"
)

// nearFlag names the flag nearest to an unknown one, if kong has not.
func nearFlag(node *kong.Node, err error) string {
	wrong, found := strings.CutPrefix(err.Error(), "unknown flag --")
	if !found || strings.Contains(wrong, "did you mean") {
		return ""
	}
	var names []string
	for _, f := range node.Flags {
		names = append(names, f.Name)
	}
	if near := engine.Nearest(wrong, names); near != "" {
		return ", perhaps --" + near
	}
	return ""
}

// explain names the nearest verb where kong lists all of them.
func explain(d *desk, args []string, model *kong.Application, err error) error {
	var names []string
	for _, node := range model.Children {
		if !node.Hidden {
			names = append(names, node.Name)
		}
	}
	for _, node := range model.Children {
		if args[0] == node.Name {
			return fmt.Errorf("%w%s; weathergage %s --help shows how", reworded(d, node, err), nearFlag(node, err), node.Name)
		}
	}
	if args[0] == "version" {
		return errors.New(`no command "version": weathergage --version prints it`)
	}
	if near := engine.Nearest(args[0], names); near != "" && args[0][:1] != "-" {
		return fmt.Errorf("no command %q, perhaps %s; weathergage --help lists them", args[0], near)
	}
	return fmt.Errorf("%w; weathergage --help lists the commands", err)
}

// gotInstead matches an error about a flag: which it is and what was found.
var gotInstead = regexp.MustCompile(`^--([a-z-]+): (?:.*but got "([^"]*)"|missing value)`)

// oneOf matches an error about a word: what it is, its possible values and what was found.
var oneOf = regexp.MustCompile(`^<([a-z]+)> must be one of ([^ ]+) but got ("[^"]*")$`)

// reworded returns an error about a command line in plain words.
func reworded(d *desk, node *kong.Node, err error) error {
	text := err.Error()
	if m := gotInstead.FindStringSubmatch(text); m != nil {
		found := engine.Quote(m[2])
		if m[2] == "" || m[2] == "EOL" {
			found = "the end of the line"
		}
		wanted := wantedBy(node, m[1])
		if wanted == wholeNumber && strings.HasPrefix(m[2], "-") {
			wanted += " from 0 up"
		}
		return fmt.Errorf("--%s: expected %s, found %s", m[1], wanted, found)
	}
	if m := oneOf.FindStringSubmatch(text); m != nil {
		known := strings.NewReplacer(`"`, "", ",", ", ").Replace(m[2])
		return fmt.Errorf("no %s %s: expected %s", m[1], m[3], known)
	}
	if missing, ok := strings.CutPrefix(text, "missing flags: "); ok {
		name, _, _ := strings.Cut(strings.TrimPrefix(missing, "--"), "=")
		return fmt.Errorf("%s is wanted: %s", missing, flagHelp(node, name))
	}
	if text == `expected "<game>"` {
		return errors.New("expected a game: " + strings.Join(d.games.Keys(), ", "))
	}
	return err
}

const wholeNumber = "a whole number"

// wantedBy returns what a flag takes, in words.
func wantedBy(node *kong.Node, name string) string {
	for _, f := range node.Flags {
		if f.Name != name {
			continue
		}
		switch kind := f.Target.Type(); {
		case kind == reflect.TypeFor[time.Duration]():
			return "a time such as 10s"
		case kind.Kind() == reflect.Int || kind == reflect.TypeFor[*int]():
			return wholeNumber
		case kind.Kind() == reflect.Float64:
			return "a number"
		}
		if f.PlaceHolder != "" {
			return f.PlaceHolder
		}
	}
	return "a value"
}

func flagHelp(node *kong.Node, name string) string {
	for _, f := range node.Flags {
		if f.Name == name {
			return strings.ToLower(f.Help[:1]) + strings.TrimSuffix(f.Help[1:], ".")
		}
	}
	return "see --help"
}
