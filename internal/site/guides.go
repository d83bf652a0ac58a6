package site

import (
	"fmt"
	"html/template"
	"io/fs"
	"path"
	"strings"

	"github.com/weathergage/weathergage/internal/reading"
)

// A guide is a document of the project as a page.
type guide struct {
	Title string
	At    string // on the site
	About string
}

// listed are the guides that the front page names, in their order, with what they are about.
var listed = []struct{ source, about string }{
	{"docs/install.md", "get the program on Linux, macOS, Windows, Debian or in a container, and upgrade it"},
	{"docs/operate/README.md", "run a server for friends or a club: flags, backups, limits, what to watch"},
	{"docs/sixth-game.md", "for those who write a game of their own in Go, file by file"},
	{"docs/by-mail.md", "play with a friend through one file that you send each other"},
	{"docs/laboratory.md", "ask what a change of a number, a switch or a bot does to a game"},
	{"docs/bots.md", "let a program of yours play a seat, in any language"},
	{"docs/questions.md", "how many questions and clicks a turn of each game takes"},
	{"SECURITY.md", "where to report a hole, what is promised, and how it is tested"},
	{"CHANGELOG.md", "what is new in each version, and which rules have changed"},
}

// findGuides finds where each document lies on the site. README.md of a folder becomes its index.
func (w *writer) findGuides() error {
	w.known = map[string]string{}
	if w.docs == nil {
		return nil
	}
	return fs.WalkDir(w.docs, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		at := strings.TrimPrefix(name, "docs/")
		if base, is := strings.CutSuffix(at, ".md"); is {
			dir, file := path.Split(base)
			if file == "README" {
				file = "index"
			}
			at = dir + strings.ToLower(file) + ".html"
		}
		if at == "index.html" {
			return fmt.Errorf("%s would be the front page", name)
		}
		w.known[name] = at
		return nil
	})
}

// guides writes all documents and what they link to, and returns those that the front page names.
func (w *writer) guides() ([]guide, error) {
	titles := map[string]string{}
	for name, at := range w.known {
		source, err := fs.ReadFile(w.docs, name)
		if err != nil {
			return nil, err
		}
		if !strings.HasSuffix(name, ".md") {
			w.files[at] = source
			continue
		}
		doc, err := reading.Read(string(source), func(to string) (string, bool) { return w.leads(name, to) })
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		titles[name] = doc.Title
		p := &page{Title: doc.Title, Kind: "guide", Content: template.HTML(doc.HTML)}
		if index, ok := w.known[path.Join(path.Dir(name), "README.md")]; ok && index != at {
			p.Crumbs = append(p.Crumbs, crumb{"Running a server", relative(at, index)})
		}
		if err := w.add(at, p); err != nil {
			return nil, err
		}
	}
	var out []guide
	for _, l := range listed {
		if title := titles[l.source]; title != "" {
			out = append(out, guide{title, w.known[l.source], l.about})
		}
	}
	return out, nil
}

// leads returns where a link of a document leads on the site: to another document, elsewhere on the internet, or
// nowhere, if it leads to a file of the project that the site does not have.
func (w *writer) leads(from, to string) (string, bool) {
	if strings.HasPrefix(to, "#") || strings.HasPrefix(to, "https://") {
		return to, true
	}
	file, anchor, has := strings.Cut(to, "#")
	at, ok := w.known[path.Join(path.Dir(from), file)]
	if !ok {
		return "", false
	}
	if has {
		anchor = "#" + anchor
	}
	return relative(w.known[from], at) + anchor, true
}
