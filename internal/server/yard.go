package server

import (
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// readYard sends what scenarios of a game can be composed of.
func (s *Server) readYard(w http.ResponseWriter, r *http.Request) error {
	g := s.find(r.PathValue("game"))
	if g == nil {
		return errNothing
	}
	y, ok := g.rules.(engine.Yard)
	if !ok {
		return errNothing
	}
	out := yard{Game: g.info, Parts: partsOf(y), Terms: map[string][]string{}}
	for _, t := range y.Terms() {
		out.Terms[t.Field] = t.Words
	}
	return writeJSON(w, http.StatusOK, out)
}

func partsOf(y engine.Yard) []part {
	out := []part{}
	for _, p := range y.Parts() {
		to := part{
			Key: p.Key, Name: p.Name, List: p.List, Kind: p.Kind, Worth: p.Worth,
			Base: p.Base, Masts: list(p.Masts), Silhouette: p.Silhouette, Figures: []figure{},
		}
		for _, f := range p.Figures {
			to.Figures = append(to.Figures, figure{f.Name, f.Text})
		}
		out = append(out, to)
	}
	return out
}

// readScenario sends the text of a scenario of the game, to begin one's own with.
func (s *Server) readScenario(w http.ResponseWriter, r *http.Request) error {
	g := s.find(r.PathValue("game"))
	if g == nil || !takesOwn(g.Game) {
		return errNothing
	}
	key := r.PathValue("scenario")
	if _, ok := g.rules.Info().FindScenario(key); !ok {
		return errNothing
	}
	text, err := g.Source(key)
	if errors.Is(err, fs.ErrNotExist) {
		return errNothing // it came with the owner's own data folder
	}
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, map[string]string{"text": string(text)})
}

// postDraft reads a scenario, as text or as a document, and says what is wrong with it or shows how it
// begins. Nothing is stored.
func (s *Server) postDraft(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.drafts(s.address(r)) {
		return errHaste
	}
	g := s.find(r.PathValue("game"))
	if g == nil || !takesOwn(g.Game) {
		return errNothing
	}
	var asked struct {
		Text string          `json:"text"`
		Doc  json.RawMessage `json:"doc"`
	}
	if err := readJSON(w, r, &asked, mostScenario); err != nil {
		return err
	}
	var out *draft
	err := s.heavily(r, func() (err error) {
		if asked.Doc != nil {
			if asked.Text, err = pack.Compose(asked.Doc); err != nil {
				return refuse(http.StatusBadRequest, sentence(err.Error()))
			}
		}
		out, err = s.draft(g, asked.Text)
		return err
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// draft returns what there is to say about the text of a scenario.
func (s *Server) draft(g *installed, text string) (*draft, error) {
	out := &draft{Faults: []draftFault{}, Worth: []int32{}, Own: []part{}}
	if len(text) <= pack.MostOwn {
		out.Text = text // a longer one is a fault, and not sent back
	}
	var err error
	if out.Doc, err = pack.Document("", text); err != nil {
		out.Doc = nil // the server's own parser reports its fault
	}
	with, key, err := s.bring(g, text)
	if out.Faults = faultsOf(err); err != nil && len(out.Faults) == 0 {
		return nil, err
	}
	if err != nil {
		return out, nil
	}
	if sc, ok := with.rules.Info().FindScenario(key); ok {
		one := describeScenario(sc)
		out.Scenario = &one
	}
	if y, ok := with.rules.(engine.Yard); ok {
		out.Worth = y.Worth(key)
		listed := len(g.rules.(engine.Yard).Parts())
		out.Own = partsOf(y)[listed:]
	}
	return out, nil
}

// faultsOf returns the faults of a scenario's text in an error.
func faultsOf(err error) []draftFault {
	out := []draftFault{}
	var many pack.Faults
	var one *pack.Error
	if errors.As(err, &many) {
		for _, f := range many[:min(len(many), mostFaults)] {
			out = append(out, draftFault{f.Line, f.Column, f.Path, sentence(f.Why)})
		}
	} else if errors.As(err, &one) {
		out = append(out, draftFault{one.Line, one.Column, one.Path, sentence(one.Why)})
	}
	return out
}

// mostFaults is how many errors are reported at once; more follow when they are fixed.
const mostFaults = 40
