package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// named returns the objects with some names.
func named(t *testing.T, r *ruleset, names ...string) (of []engine.Object) {
	t.Helper()
	for _, name := range names {
		o, ok := r.Words().Find(name)
		if !ok {
			t.Fatalf("nothing is called %s", name)
		}
		of = append(of, o)
	}
	return of
}

// playsOut plays the choices of a way, each of which must be allowed, and returns the position after them.
func playsOut(t *testing.T, r *ruleset, from *State, w engine.Way) *State {
	t.Helper()
	g := *from
	for i, c := range w.Choices {
		if ill := g.Check(c); !ill.OK() {
			t.Fatalf("choice %d of the way, %s, is refused: %s", i, r.Words().Say(c), r.Words().Refuse(ill))
		}
		g.Apply(c, &engine.Turn{})
	}
	return &g
}

// 8.0 some units of a hex march together wherever Gather says, and the others stay; units of two hexes do not, nor
// units of which one is not on land.
func TestUnitsMarchTogether(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte("scenario war\nturn 5\nflow english-march begun\n" +
		"English at utrecht norris-foot leicester-horse leicester norris\nEnglish at brill brill-garrison\n" +
		"Spanish at antwerp walloon-foot-1 walloon-foot-2\n"))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	d := g.Pending(nil)[0]
	of := named(t, r, "norris-foot", "leicester")
	places := r.Gather(g, d, of)
	if len(places) < 5 {
		t.Fatalf("they can go to %d hexes", len(places))
	}
	far := 0
	for _, to := range places {
		w, ok := r.Together(g, d, of, to.To)
		if !ok || len(w.Choices) != 2*to.Steps {
			t.Fatalf("to %s: %d choices for two units and %d hexes", r.Words().Title(to.To), len(w.Choices), to.Steps)
		}
		if len(w.Stops) > 0 {
			continue // it stops at the border of France
		}
		after := playsOut(t, r, g, w)
		for i, name := range [...]string{"norris-foot", "leicester", "leicester-horse", "norris"} {
			at := hexObject(after.units[g.tables.counterOf(named(t, r, name)[0])].Hex)
			if (at == to.To) != (i < 2) {
				t.Errorf("to %s: %s is at %s", r.Words().Title(to.To), name, r.Words().Title(at))
			}
		}
		far = max(far, to.Steps)
	}
	if far < 3 {
		t.Errorf("they march %d hexes at most", far)
	}
	for _, of := range [][]engine.Object{named(t, r, "norris-foot", "brill-garrison"), named(t, r, "norris-foot", "queens-ships-1")} {
		if w, ok := r.Together(g, d, of, hexObject(g.units[g.tables.counterOf(of[0])].Hex+1)); ok || r.Gather(g, d, of) != nil {
			t.Errorf("%v march together: %v", of, w)
		}
	}
}

// 6.12 some ships of a port form a fleet and lay a path; the others stay.
func TestShipsSailTogether(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte("scenario war\nturn 5\nflow english-sailing begun\n" +
		"English afloat plymouth queens-ships-1 queens-ships-2 queens-ships-3\n"))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	d := g.Pending(nil)[0]
	of := named(t, r, "queens-ships-1", "queens-ships-3")
	places := r.Gather(g, d, of)
	if len(places) < 20 {
		t.Fatalf("they can sail to %d hexes", len(places))
	}
	w, ok := r.Together(g, d, of, places[len(places)-1].To)
	if !ok {
		t.Fatal("no way leads where they can sail")
	}
	after := playsOut(t, r, g, w)
	if after.Pending(nil)[0].Ask != AskCourse {
		t.Errorf("then is asked %s", r.Words().Ask(r.Info(), after.Pending(nil)[0]))
	}
	for i, name := range [...]string{"queens-ships-1", "queens-ships-3", "queens-ships-2"} {
		if fleet := after.units[g.tables.counterOf(named(t, r, name)[0])].Fleet; (fleet != 0) != (i < 2) {
			t.Errorf("%s is in fleet %d", name, fleet)
		}
	}
}
