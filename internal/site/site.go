package site

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/internal/build"
	"github.com/weathergage/weathergage/internal/web"
)

//go:embed pages.html site.css chart.css
var own embed.FS

var pages = template.Must(template.New("").ParseFS(own, "pages.html"))

// Files holds the files of a site by their paths, which use slashes.
type Files map[string][]byte

// A page is what every page has.
type page struct {
	Title   string
	Root    string // the way from the page to the front page's folder: "" or "../"
	Crumbs  []crumb
	Content any
	Version string
	Play    string // the address of a server where the games are played, or ""
	Kind    string // the template of its content
}

// A crumb is a page that one lies below, or beside.
type crumb struct{ Name, At string }

// Pages returns the site of some games and guides: the files of docs are the project's CHANGELOG.md, SECURITY.md and
// docs, as they lie in its root; nil leaves them out. play is the address of a server where the games are played, which
// the pages lead to, or "". The same program always makes the same bytes.
func Pages(games catalog.List, docs fs.FS, play string) (Files, error) {
	w := &writer{files: Files{}, docs: docs, play: play}
	if err := w.styles(); err != nil {
		return nil, err
	}
	if err := w.findGuides(); err != nil {
		return nil, err
	}
	var front frontPage
	for _, g := range games {
		one, err := w.game(g)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.Key, err)
		}
		front.Games = append(front.Games, one)
	}
	guides, err := w.guides()
	if err != nil {
		return nil, err
	}
	front.Guides = guides
	return w.files, w.add("index.html", &page{Title: "Weathergage", Kind: "front", Content: &front})
}

// A frontPage shows all games and guides.
type frontPage struct {
	Games  []*gamePage
	Guides []guide
}

// A writer collects the files.
type writer struct {
	files Files
	docs  fs.FS
	play  string
	known map[string]string // where the guides lie on the site, by their paths in the project
}

// add writes a page.
func (w *writer) add(at string, p *page) error {
	p.Root = strings.Repeat("../", strings.Count(at, "/"))
	p.Version, p.Play = build.Of().Tag, w.play
	var content, out bytes.Buffer
	if err := pages.ExecuteTemplate(&content, p.Kind, p); err != nil {
		return err
	}
	err := pages.ExecuteTemplate(&out, "page", struct {
		*page
		Body template.HTML
	}{p, template.HTML(reachable(content.String()))})
	w.files[at] = out.Bytes()
	return err
}

// reachable lets tables and program text that are wider than the page be scrolled, also by keyboard.
func reachable(html string) string {
	return strings.NewReplacer(
		"<table>", `<div class="wide" tabindex="0" role="group" aria-label="Table"><table>`, "</table>", "</table></div>",
		"<pre>", `<pre tabindex="0">`,
		"<th></th>", "<td></td>", // a head without words is none
	).Replace(html)
}

// styles copies the client's letters, colours and basic styles, and adds those of these pages.
func (w *writer) styles() error {
	names := []string{"icon.svg", "style/tokens.css", "style/base.css"}
	fonts, err := fs.Glob(web.Files, "fonts/*")
	if err != nil {
		return err
	}
	for _, name := range append(names, fonts...) {
		if w.files[name], err = fs.ReadFile(web.Files, name); err != nil {
			return err
		}
	}
	for _, name := range []string{"site.css", "chart.css"} {
		if w.files["style/"+name], err = own.ReadFile(name); err != nil {
			return err
		}
	}
	return nil
}

// Names returns the paths of all files, in order.
func (f Files) Names() []string { return slices.Sorted(maps.Keys(f)) }

// relative returns the way from one page to another.
func relative(from, to string) string {
	up := strings.Repeat("../", strings.Count(from, "/"))
	if dir := path.Dir(from); dir != "." && strings.HasPrefix(to, dir+"/") {
		return strings.TrimPrefix(to, dir+"/")
	}
	return up + to
}
