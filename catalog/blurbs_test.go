package catalog

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/engine"
)

func TestBlurbs(t *testing.T) {
	info := &engine.Info{Scenarios: []engine.Scenario{{Key: "a"}, {Key: "b"}}}
	const head = "scenario, minutes, level, about, provenance\n"
	for _, c := range []struct{ name, text, want string }{
		{"whole", head + "a, 20, easy, One., reconstructed: x\nb, 90, hard, Two., reconstructed: x\n", ""},
		{"a scenario without a row", head + "a, 20, easy, One., reconstructed: x\n", "blurbs.csv of toy: expected a row for the scenario b, found none"},
		{"a row without a scenario", head + "c, 20, easy, One., reconstructed: x\n", `blurbs.csv:2:1: expected a scenario of toy, found "c"`},
		{"a scenario twice", head + "a, 20, easy, One., reconstructed: x\na, 20, easy, One., reconstructed: x\n", `blurbs.csv:3:1: expected each scenario once, found "a" again`},
		{"no such level", head + "a, 20, deep, One., reconstructed: x\n", `blurbs.csv:2:8: expected one of easy, medium, hard, found "deep"`},
		{"too long", head + "a, 2001, easy, One., reconstructed: x\n", `blurbs.csv:2:4: expected a whole number from 5 to 2000, found "2001"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := &Game{Key: "toy", Blurbs: fstest.MapFS{"blurbs.csv": {Data: []byte(c.text)}}}
			got, err := g.ReadBlurbs(info)
			switch {
			case c.want == "" && (err != nil || !reflect.DeepEqual(got["b"], Blurb{Minutes: 90, Level: Hard, About: "Two."})):
				t.Errorf("got %v, %v", got, err)
			case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
	if got, err := (&Game{Key: "toy"}).ReadBlurbs(info); got != nil || err != nil {
		t.Errorf("a game without blurbs gives %v, %v", got, err)
	}
}

func TestObjectives(t *testing.T) {
	info := &engine.Info{Scenarios: []engine.Scenario{{Key: "a"}, {Key: "b"}}}
	read := func(rows string) (map[string]Blurb, error) {
		g := &Game{Key: "toy", Blurbs: fstest.MapFS{
			"blurbs.csv":     {Data: []byte("scenario, minutes, level, about, provenance\na, 20, easy, One., reconstructed: x\nb, 90, hard, Two., reconstructed: x\n")},
			"objectives.csv": {Data: []byte("scenario, space, provenance\n" + rows)},
		}}
		return g.ReadBlurbs(info)
	}
	got, err := read("b, porto-bello, rulebook 1.0\nb, chagres, rulebook 1.0\n")
	if err != nil || !slices.Equal(got["b"].Objective, []string{"porto-bello", "chagres"}) || got["a"].Objective != nil {
		t.Errorf("got %v, %v", got, err)
	}
	if _, err := read("c, chagres, rulebook 1.0\n"); err == nil || !strings.Contains(err.Error(), `objectives.csv:2:1: expected a scenario of blurbs.csv, found "c"`) {
		t.Errorf("got %v", err)
	}
}
