package server

import (
	"net/http"
	"sync"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/pack"
)

// openings holds the openings of one game by scenario, each drawn and encoded once.
type openings struct {
	mu      sync.Mutex
	written map[string][]byte
}

// readOpening sends the opening of a scenario.
func (s *Server) readOpening(w http.ResponseWriter, r *http.Request) error {
	g := s.find(r.PathValue("game"))
	if g == nil {
		return errNothing
	}
	key := r.PathValue("scenario")
	if _, ok := g.rules.Info().FindScenario(key); !ok {
		return errNothing
	}
	text, err := g.opening(key)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "max-age=3600")
	_, err = w.Write(text)
	return ignoreGone(err)
}

// opening returns the start of a scenario, as JSON, with dice that are the same each time.
func (g *installed) opening(scenario string) ([]byte, error) {
	g.openings.mu.Lock()
	defer g.openings.mu.Unlock()
	if text := g.openings.written[scenario]; text != nil {
		return text, nil
	}
	sc, err := catalog.Opening(g.rules, scenario)
	if err != nil {
		return nil, err
	}
	sc.Charts = nil // a picture has none
	d := g.drawer(scenario, false)
	text, err := pack.JSON(opening{d.boards(sc.Boards), wire(d, *sc)})
	if err != nil {
		return nil, err
	}
	if g.openings.written == nil {
		g.openings.written = map[string][]byte{}
	}
	g.openings.written[scenario] = text
	return text, nil
}
