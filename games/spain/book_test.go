package spain

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
)

// texts are what people read about the game.
var texts = engine.BookOf(bookFiles.ReadFile, nil)

// TestCasebook checks that the coverage index and the code agree.
func TestCasebook(t *testing.T) { casebook.Test(t, ".") }

// TestRulings: an authority says where it comes from.
func TestRulings(t *testing.T) { casebook.TestAuthorities(t, texts.Rulings) }

// TestSwitches: the switches as a match offers them.
func TestSwitches(t *testing.T) {
	tb := loaded(t)
	cases, err := casebook.ParseCases(texts.Cases)
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, sw := range switchesOf(tb) {
		keys = append(keys, sw.Key+"="+strings.Join(sw.Values, "|"))
		if !slices.ContainsFunc(cases, func(c casebook.Case) bool { return c.Number == string(sw.Rule) }) {
			t.Errorf("%s is about %s, which is no case", sw.Key, sw.Rule)
		}
	}
	want := "wind-hex=left|entered ocean-wind=north-east|south-east western-wind=north|south ford=open|closed tracks=open|hidden joint-phases=in-order|at-once"
	if got := strings.Join(keys, " "); got != want {
		t.Errorf("the switches are %s", got)
	}
}
