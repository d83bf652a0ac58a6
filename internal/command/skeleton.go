package command

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/internal/towpath"
)

//go:embed skeleton
var skeleton embed.FS

// ourModule is the module of this project.
const ourModule = "github.com/weathergage/weathergage"

// A model is a game of this project of which weathergage new makes another.
type model struct {
	source fs.FS
	key    string // its key, which is also the name of its package
	title  string
	about  string // what the new module holds
	guide  string // the file in skeleton that becomes the module's README.md

	clause, name *regexp.Regexp // where its Go files name the package, and its texts the game
}

func modelOf(m model) model {
	m.clause = regexp.MustCompile(`(?m)^(// Package|package) ` + m.key + `\b`)
	m.name = regexp.MustCompile(`\b(` + m.key + `|` + m.title + `)\b`)
	return m
}

var (
	duelModel = modelOf(model{source: duel.Source, key: "duel", title: "Duel",
		about: "a duel of two ships", guide: "README.md.txt"})
	emptyModel = modelOf(model{source: towpath.Source, key: "towpath", title: "Towpath",
		about: "a game of one verb", guide: "empty.md.txt"})
)

// files returns the texts of the new module, by their paths in it. from is the folder of a checkout to build with,
// or "".
func (n *naming) files(m *model, from string) (map[string]string, error) {
	out := map[string]string{"go.mod": n.goMod(from == "")}
	if from != "" {
		out["go.work"] = goWork(from)
	}
	guide, err := fs.ReadFile(duel.Source, "README.md")
	if err != nil {
		return nil, err
	}
	fill := strings.NewReplacer("TITLE", n.title, "KEY", n.key, "MODULE", n.module, "PACKAGE", n.pkg, "TABLE", tableOf(string(guide)))
	for name, from := range map[string]string{"main.go": "main.go.txt", "README.md": m.guide} {
		text, err := fs.ReadFile(skeleton, "skeleton/"+from)
		if err != nil {
			return nil, err
		}
		out[name] = fill.Replace(string(text))
	}
	return out, fs.WalkDir(m.source, ".", func(name string, at fs.DirEntry, err error) error {
		if err != nil || at.IsDir() || name == "README.md" || name == "source.go" || name == "example_test.go" {
			return err
		}
		text, err := fs.ReadFile(m.source, name)
		out[path.Join(n.pkg, m.renamed(name, n))] = m.rename(name, string(text), n)
		return err
	})
}

// tableOf returns the first table of a Markdown page.
func tableOf(page string) string {
	var rows []string
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, "|") {
			rows = append(rows, line)
		} else if rows != nil {
			break
		}
	}
	return strings.TrimSpace(strings.Join(rows, ""))
}

// renamed returns the name of a file of the model in the new game.
func (m *model) renamed(file string, n *naming) string {
	return strings.Replace(file, m.key+"_test.go", n.pkg+"_test.go", 1)
}

var checkLine = regexp.MustCompile(`(?m)^  check [0-9a-f]+\n`)

// rename puts the names of the new game into a text of the model. Records lose their checks, which depend on the
// name; their positions stay, and are compared with the replay.
func (m *model) rename(file, text string, n *naming) string {
	if path.Ext(file) == ".go" {
		text = m.clause.ReplaceAllString(text, "$1 "+n.pkg)
	}
	if path.Ext(file) == ".wgm" {
		text = checkLine.ReplaceAllString(text, "")
	}
	return m.name.ReplaceAllStringFunc(text, func(found string) string {
		if found == m.title {
			return n.title
		}
		return n.key
	})
}

// findCheckout returns the folder dir, which must hold the source of this project, from the root; "" for "".
func findCheckout(dir string) (string, error) {
	if dir == "" {
		return "", nil
	}
	if err := isFolder(dir); err != nil {
		return "", err
	}
	text, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	name, _, found := strings.Cut(strings.TrimPrefix(string(text), "module "), "\n")
	if errors.Is(err, fs.ErrNotExist) || err == nil && (!found || strings.TrimSpace(name) != ourModule) {
		return "", fmt.Errorf("%s is no checkout of weathergage: expected a go.mod that begins with module %s", dir, ourModule)
	}
	if err != nil {
		return "", named(dir, err)
	}
	return filepath.Abs(dir)
}

// goMod returns the new module's go.mod. One that is to be built with a published version of this project requires
// it; go mod tidy completes it.
func (n *naming) goMod(published bool) string {
	text := "module " + n.module + "\n\ngo " + goVersion() + "\n"
	if v := ownVersion(); published && v != "" {
		text += "\nrequire " + ourModule + " " + v + "\n"
	}
	return text
}

// goWork returns a workspace of the new module and a checkout of this project, from whose go.mod everything
// follows that is built.
func goWork(dir string) string {
	if strings.ContainsAny(dir, " \t\"`'\\") {
		dir = strconv.Quote(dir)
	}
	return "go " + goVersion() + "\n\nuse (\n\t.\n\t" + dir + "\n)\n"
}

// goVersion returns the version of Go that built this program, as go.mod has it.
func goVersion() string {
	const least = "1.26.0"
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return least
	}
	if m := regexp.MustCompile(`^go(\d+\.\d+(\.\d+)?)`).FindStringSubmatch(info.GoVersion); m != nil {
		return m[1]
	}
	return least
}

// published matches a version that a module can require.
var published = regexp.MustCompile(`^v\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$`)

// ownVersion returns the version of this project in the program, or "" if it was never published; go mod tidy
// then takes the latest.
func ownVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, m := range append(info.Deps, &info.Main) {
		if m.Path == ourModule && m.Replace == nil && published.MatchString(m.Version) {
			return m.Version
		}
	}
	return ""
}
