package server

import (
	"net/http"
	"path"
	"strings"
	"sync"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/internal/background"
	pages "github.com/weathergage/weathergage/internal/site"
)

// aboutPath is where the pages about the games begin: those that weathergage site writes.
const aboutPath = "/about/"

// aboutPages holds those pages, which are made when somebody first asks for one.
type aboutPages struct {
	make sync.Once
	made *assets
	err  error
}

// files returns the pages, packed, by their paths.
func (a *aboutPages) files(of func() (pages.Files, error)) (*assets, error) {
	a.make.Do(func() {
		a.err = background.Run(func() error {
			files, err := of()
			if err != nil {
				return err
			}
			out := &assets{files: map[string]*asset{}, scripts: "script-src 'none'"}
			for name, text := range files {
				kind := assetKinds[path.Ext(name)]
				if kind == "" {
					kind = assetKinds[".txt"]
				}
				if out.files[aboutPath+name], err = newAsset(kind, text); err != nil {
					return err
				}
			}
			a.made = out
			return nil
		})
	})
	return a.made, a.err
}

// readAbout serves a page about the games, or a file of it.
func (s *Server) readAbout(w http.ResponseWriter, r *http.Request) error {
	made, err := s.about.files(func() (pages.Files, error) {
		games := make(catalog.List, len(s.games))
		for i, g := range s.games {
			games[i] = g.Game
		}
		return pages.Pages(games, s.guides, "/")
	})
	if err != nil {
		return err
	}
	name := r.URL.Path
	if strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if made.files[name] == nil {
		return errNothing
	}
	made.serve(w, r, name, false)
	return nil
}
