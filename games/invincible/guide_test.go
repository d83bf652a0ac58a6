package invincible

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// reaches lists what a squadron can reach, with the steps.
func reaches(r *ruleset, g *State, d engine.Decision, of engine.Object) string {
	var b strings.Builder
	for _, at := range r.Reach(g, d, of) {
		fmt.Fprintf(&b, "%s %d, ", r.words.Title(at.To), at.Steps)
	}
	return b.String()
}

// 6.1.2 with the wind in the west Drake is led two squares east in one way, none upwind, and up to an enemy that he can
// attack; a hulk goes one square.
func TestGuide(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.lift(Medina1)
	g.put(Medina1, squareAt(7, 4)) // H5, Drake is at E5
	g.flow = engine.Flow{}
	g.flow.Push(engine.Frame{Step: stepEnglishMoves})
	d := g.Pending(nil)[0]
	drake := Drake.object()
	got := reaches(r, g, d, drake)
	for _, want := range []string{"F5 1, ", "G5 2, ", "Medina I 2, ", "D4 1, ", "H6 3, "} {
		if !strings.Contains(got, want) {
			t.Errorf("Drake reaches %s: want %s", got, want)
		}
	}
	if strings.Contains(got, "C5 ") || strings.Contains(got, "B4 ") {
		t.Errorf("Drake reaches %s upwind", got)
	}
	for to, want := range map[string]string{"G5": "move > drake; step > F5; step > G5; ", "medina-1": "move > drake; step > F5; step > G5; ", "C5": ""} {
		w, _ := r.Way(g, d, drake, enginetest.Object(t, r, to))
		says := ""
		for _, c := range w.Choices {
			c.About = engine.NoObject
			says += strings.TrimPrefix(string(engine.FormatChoice(nil, &r.info, r.words, c)), "English ") + "; "
		}
		if says != want {
			t.Errorf("the way to %s is %q, want %q", to, says, want)
		}
	}
	g.hand[English][FavouringTide] = 1
	w, ok := r.Way(g, d, drake, enginetest.Object(t, r, "F5"))
	if !ok || len(w.Choices) != 3 || w.Choices[1].Verb != engine.Pass {
		t.Errorf("with a Favouring Tide in hand the way is %v", w.Choices)
	}
}

// 12.3 a squadron is led two boxes with the wind, and one against it.
func TestGuideAtSea(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.flow = engine.Flow{}
	g.flow.Push(engine.Frame{Step: stepSail})
	g.lift(Drake)
	g.place[Drake], g.armada = 5, 10
	clear(g.voyage[:])
	got := reaches(r, g, g.Pending(nil)[0], Drake.object())
	for _, p := range []Place{4, 6, 7} {
		if want := r.words.Title(p.object()); !strings.Contains(got, want+" ") {
			t.Errorf("Drake reaches %s, not %s", got, want)
		}
	}
	if not := r.words.Title(Place(3).object()); strings.Contains(got, not+" ") {
		t.Errorf("Drake reaches %s against the wind in %s", not, got)
	}
}
