package command

import (
	"fmt"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// newCmd writes the module of a game of one's own.
type newCmd struct {
	Title      string `arg:"" help:"Name of the game."`
	Into       string `placeholder:"DIR" help:"Folder to write into, empty or new; named after the title if not given."`
	Module     string `placeholder:"PATH" help:"Path of the Go module; example.com/ and the key of the game if not given."`
	ModuleFrom string `placeholder:"DIR" help:"A checkout of weathergage to build with, instead of a published version."`
	Empty      bool   `help:"Begin with a game of one step, one verb and one worked example, instead of the duel."`
}

func (*newCmd) Help() string {
	return "The module has a whole small game to change bit by bit, with its data, handbook, worked examples and tests, " +
		"and a program that plays it in the browser, in the terminal and in the laboratory. Begin with the duel of two " +
		"ships to see everything that a game can have, and with --empty to write one from its rulebook: " +
		"docs/sixth-game.md of weathergage shows how, step by step."
}

func (*newCmd) example() string { return `weathergage new "Sink the Bismarck"` }

// Run writes the module and says what to do next.
func (cmd *newCmd) Run(d *desk) error {
	n, err := cmd.naming(d)
	if err != nil {
		return err
	}
	into := cmd.Into
	if into == "" {
		into = n.key
	}
	if err := isEmpty(into); err != nil {
		return err
	}
	from, err := findCheckout(cmd.ModuleFrom)
	if err != nil {
		return fmt.Errorf("--module-from: %w", err)
	}
	model := &duelModel
	if cmd.Empty {
		model = &emptyModel
	}
	files, err := n.files(model, from)
	if err != nil {
		return err
	}
	if err := writeFiles(into, files); err != nil {
		return err
	}
	fmt.Fprintf(d.out, "%s is the module %s. It holds %s under the name %s, for you to change.\n\n  cd %s\n",
		into, n.module, model.about, n.title, into)
	if from == "" {
		fmt.Fprintln(d.out, "  go mod tidy")
	}
	fmt.Fprintf(d.out, "  go test ./...\n  go run . play %s\n\nREADME.md says how to go on.\n", n.key)
	return nil
}

// A naming holds the names of a new game.
type naming struct {
	title, key string
	pkg        string // its Go package
	module     string // the Go module around it
}

var (
	goodTitle  = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9 '&:,.!?-]*$`)
	goodModule = regexp.MustCompile(`^[a-z0-9][a-z0-9.-]*(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$`)
	notInKey   = regexp.MustCompile(`[^a-z0-9]+`)
)

const mostTitle = 60

// taken lists words, besides Go's own, that its tools or main.go need.
var taken = []string{"main", "init", "internal", "vendor", "testdata", "weathergage"}

// naming makes the names of the game from its title. An error says which title would do.
func (cmd *newCmd) naming(d *desk) (naming, error) {
	n := naming{title: strings.Join(strings.Fields(cmd.Title), " ")}
	if !goodTitle.MatchString(n.title) || len(n.title) > mostTitle {
		return n, fmt.Errorf("expected a title of at most %d letters from a to z, digits and spaces that begins with a letter, "+
			"such as \"Sink the Bismarck\", found %q", mostTitle, cmd.Title)
	}
	plain := strings.ReplaceAll(strings.ToLower(n.title), "'", "")
	n.key = strings.Trim(notInKey.ReplaceAllString(plain, "-"), "-")
	n.pkg = strings.ReplaceAll(n.key, "-", "")
	switch {
	case token.IsKeyword(n.pkg) || slices.Contains(taken, n.pkg):
		return n, fmt.Errorf("a game cannot be called %q: no Go package of a game can have the name %s; add a word", n.title, n.pkg)
	case slices.Contains(d.games.Keys(), n.key):
		return n, fmt.Errorf("there is a game %s already: expected another title, found %q", n.key, n.title)
	}
	if n.module = cmd.Module; n.module == "" {
		n.module = "example.com/" + n.key
	}
	if !goodModule.MatchString(n.module) || path.Clean(n.module) != n.module {
		return n, fmt.Errorf("--module: expected a path such as github.com/ann/%s, found %q", n.key, cmd.Module)
	}
	return n, nil
}

// isEmpty returns an error unless a folder is empty or missing.
func isEmpty(dir string) error {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		return nil
	}
	if err := isFolder(dir); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return named(dir, err)
	}
	if len(entries) > 0 {
		return fmt.Errorf("%s is not empty (%s): expected a folder that is empty or not there yet; --into names another", dir, entries[0].Name())
	}
	return nil
}

// writeFiles writes texts into a folder, by their paths in it.
func writeFiles(dir string, files map[string]string) error {
	for name, text := range files {
		at := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			return named(filepath.Dir(at), err)
		}
		if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
			return named(at, err)
		}
	}
	return nil
}
