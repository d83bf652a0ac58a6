package server

import (
	"errors"
	"net/http"
	"slices"
	"sync"

	"weathergage/catalog"
	"weathergage/dice"
	"weathergage/engine"
	"weathergage/pack"
	"weathergage/record"
)

// mostOwn is how many rulesets with a scenario of the players' own are kept ready
// beside those that matches in play hold.
const mostOwn = 16

// owned are such rulesets, the one asked for last at the end. They are in no list:
// who has the text, or a link to a match of it, has the scenario.
type owned struct {
	mu   sync.Mutex
	kept []*installed
}

// with is the game with a scenario of the players' own.
func (o *owned) with(g *installed, f pack.File) (*installed, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	same := func(k *installed) bool {
		own := &k.rules.Info().Own
		return k.Game == g.Game && own.Name == f.Name && own.Text == f.Text
	}
	if i := slices.IndexFunc(o.kept, same); i >= 0 {
		k := o.kept[i]
		o.kept = append(slices.Delete(o.kept, i, i+1), k)
		return k, nil
	}
	rules, err := g.Rules(g.packDir, f)
	if err != nil {
		return nil, err
	}
	k := &installed{Game: g.Game, rules: rules, orders: g.Orders(rules), info: describe(g.Game, rules.Info()), book: g.book}
	if len(o.kept) == mostOwn {
		o.kept = slices.Delete(o.kept, 0, 1)
	}
	o.kept = append(o.kept, k)
	return k, nil
}

// gameOf is the game of a record, with the scenario of the players' own that it
// carries if there is one; nil if the game is not installed.
func (s *Server) gameOf(rec *record.Record) (*installed, error) {
	g := s.find(rec.Game)
	if g == nil || rec.Own.Name == "" {
		return g, nil
	}
	f, err := g.Carried(rec.Own.Name, rec.Own)
	if err != nil {
		return nil, err
	}
	return s.own.with(g, f[0])
}

// bring is the game that a plan asks for with the text of a scenario of the players'
// own, and the key of that scenario.
func (s *Server) bring(g *installed, text string) (*installed, string, error) {
	f, err := g.Own("your file", text)
	if err != nil {
		return nil, "", err
	}
	with, err := s.own.with(g, f)
	return with, f.Key(), err
}

// postDraft reads the text of a scenario and says what is wrong with it, or shows how
// it begins. Nothing is kept of it.
func (s *Server) postDraft(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.drafts(r) {
		return errHaste
	}
	g := s.find(r.PathValue("game"))
	if g == nil || !takesOwn(g.Game) {
		return errNothing
	}
	var asked struct {
		Text string `json:"text"`
	}
	if err := readJSON(w, r, &asked, mostScenario); err != nil {
		return err
	}
	return s.heavily(r.Context(), func() error {
		out, err := s.draft(g, asked.Text)
		if err != nil {
			return err
		}
		return writeJSON(w, http.StatusOK, out)
	})
}

// draft is what is told of the text of a scenario.
func (s *Server) draft(g *installed, text string) (*draft, error) {
	out := &draft{Faults: []draftFault{}, Boards: []board{}}
	with, key, err := s.bring(g, text)
	if out.Faults = faultsOf(err); err != nil && len(out.Faults) == 0 {
		return nil, err
	}
	if err != nil {
		return out, nil
	}
	info := with.rules.Info()
	i := slices.IndexFunc(info.Scenarios, func(sc engine.Scenario) bool { return sc.Key == key })
	out.Scenario = &scenarioInfo{Key: key, Name: info.Scenarios[i].Name, About: info.Scenarios[i].About}
	mixer := dice.NewMixer(dice.KeyOf("draft"), 0)
	first, err := with.rules.Setup(key, nil, &engine.Turn{Dice: &mixer})
	if err != nil {
		return nil, err
	}
	first.Redact(engine.Observer)
	scene := with.rules.Scene(first, engine.Observer)
	d := with.drawer(false)
	out.Scene, out.Boards = d.scene(scene), d.boards(scene.Boards)
	return out, nil
}

// mostFaults are told at once; who has mended them is told of more.
const mostFaults = 40

// faultsOf are the faults of a scenario's text of which an error tells.
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

// takesOwn reports whether scenarios of the players' own can be played in a game.
func takesOwn(g *catalog.Game) bool { return g.Scenarios != "" }
