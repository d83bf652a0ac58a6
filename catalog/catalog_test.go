package catalog

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games/duel"
)

// aDuel returns a game with the rules of duel.
func aDuel(key string) *Game { return &Game{Key: key, Pack: duel.Data, New: duel.New} }

func TestAListIsWhole(t *testing.T) {
	for _, c := range []struct {
		games []*Game
		says  string
	}{
		{nil, "expected a game, found none"},
		{[]*Game{aDuel("a"), nil}, "game 2 of 2 is nil"},
		{[]*Game{aDuel("Old Duel")}, `game 1 of 1: expected a key of small letters, digits and hyphens, found "Old Duel"`},
		{[]*Game{aDuel("a"), aDuel("b"), aDuel("a")}, "two games have the key a"},
		{[]*Game{{Key: "a", New: duel.New}}, "game a: expected a Pack and a New, found nil"},
		{[]*Game{{Key: "a", Pack: duel.Data}}, "game a: expected a Pack and a New, found nil"},
	} {
		if _, err := NewList(c.games...); err == nil || err.Error() != c.says {
			t.Errorf("%v, want %s", err, c.says)
		}
	}
	list, err := NewList(aDuel("a"), aDuel("b-2"))
	if err != nil || strings.Join(list.Keys(), " ") != "a b-2" {
		t.Errorf("keys %v, %v", list.Keys(), err)
	}
}

func TestRulesHaveTheKeyOfTheGame(t *testing.T) {
	if _, err := aDuel("skirmish").Rules(""); err == nil || err.Error() != `the game skirmish has rules whose Info gives the key "duel"` {
		t.Errorf("rules of another key: %v", err)
	}
	if _, err := aDuel("duel").Rules(""); err != nil {
		t.Error(err)
	}
}

func TestFindNamesTheNearest(t *testing.T) {
	list := List{aDuel("duel"), aDuel("skirmish")}
	for _, c := range []struct{ key, says string }{
		{"deul", `no game "deul", perhaps duel: expected duel, skirmish`},
		{"zzzzzz", `no game "zzzzzz": expected duel, skirmish`},
	} {
		if _, err := list.Find(c.key); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("Find(%q): %v, want %q", c.key, err, c.says)
		}
	}
}

func TestOwnPack(t *testing.T) {
	g := aDuel("duel")
	shipped, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "ships.csv")
	write := func(hull string) {
		text := "key, name, hull, sails, guns, chain, provenance\n" +
			"resolute, Resolute, " + hull + ", 3, 4, 2, printed: our own copy\n" +
			"vengeur, Vengeur, 8, 2, 4, 1, printed: our own copy\n"
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("many")
	if _, err := g.Rules(dir); err == nil || !strings.Contains(err.Error(), "ships.csv:2:21: ") {
		t.Errorf("a hull of many: %v, want file, line and column", err)
	}
	write("5")
	own, err := g.Rules(dir)
	if err != nil {
		t.Fatal(err)
	}
	if own.Info().Pack == shipped.Info().Pack {
		t.Error("another pack has the same digest")
	}
	if _, err := g.Rules(filepath.Join(dir, "none")); err == nil {
		t.Error("a folder that is not there was read")
	}
	if _, err := g.Rules(file); err == nil {
		t.Error("a file was read as a folder")
	}
}
