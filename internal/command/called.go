package command

import (
	"path"
	"reflect"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// ourName is the program's name in the texts of this package.
const ourName = "weathergage"

// ownPath is a version at the end of a module's path.
var ownPath = regexp.MustCompile(`/v[0-9]+$`)

// programName returns the program's name: the last word of its package path, whatever its file's name. So a
// program of other games has a database of its own.
func programName() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ourName
	}
	from := info.Path
	if from == "command-line-arguments" { // go run main.go
		from = info.Main.Path
	}
	return nameOf(from)
}

// nameOf returns the last word of a package path.
func nameOf(from string) string {
	from = ownPath.ReplaceAllString(strings.TrimSuffix(from, ".test"), "")
	if from == "" {
		return ourName
	}
	return path.Base(from)
}

// aCommand matches commands of the program in texts.
var aCommand = func() *regexp.Regexp {
	var words []string
	for _, field := range reflect.VisibleFields(reflect.TypeFor[verbs]()) {
		words = append(words, strings.ToLower(field.Name))
	}
	return regexp.MustCompile(`\bweathergage (` + strings.Join(words, "|") + `|--help)\b`)
}()

// called returns a text with the program's own name in its commands.
func (d *desk) called(text string) string {
	return aCommand.ReplaceAllString(text, d.name+" $1")
}

// callAll puts the program's own name into the help of a command and of those below it.
func (d *desk) callAll(node *kong.Node) {
	node.Help, node.Detail = d.called(node.Help), d.called(node.Detail)
	for _, arg := range node.Positional {
		arg.Help = d.called(arg.Help)
	}
	for _, f := range node.Flags {
		f.Help = d.called(f.Help)
	}
	for _, child := range node.Children {
		d.callAll(child)
	}
}

var (
	// ofGame finds the games in examples: behind the verb, or in a worked example.
	ofGame = regexp.MustCompile(`weathergage (?:play|lab|show|rules|coverage|perft|sheets) ([a-z-]+)|\\ngame ([a-z-]+)`)
	// ofOneGame matches the words of examples that another game would not know.
	ofOneGame = regexp.MustCompile(` --(bot|scenario|seat) \S+| [0-9.]+$`)
)

// exampleOf returns the example of a verb, with a game that the program has.
func (d *desk) exampleOf(e exampled) string {
	text := e.example()
	m := ofGame.FindStringSubmatch(text)
	switch {
	case m == nil || slices.Contains(d.games.Keys(), m[1]+m[2]):
	case m[2] != "":
		text = "weathergage try my_example.txtar"
	default:
		first := d.games[0].Key
		text = strings.ReplaceAll(ofOneGame.ReplaceAllString(text, ""), " "+m[1], " "+first)
	}
	return d.called(text)
}
