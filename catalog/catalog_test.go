package catalog

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

func TestEachGameIsWhatItsKeySays(t *testing.T) {
	for _, g := range Games() {
		t.Run(g.Key, func(t *testing.T) {
			rules, err := g.Rules("")
			if err != nil {
				t.Fatal(err)
			}
			if key := rules.Info().Key; key != g.Key {
				t.Errorf("its rules call themselves %q", key)
			}
			if again, err := Find(g.Key); again != g || err != nil {
				t.Errorf("Find(%q) = %v, %v", g.Key, again, err)
			}
			b, err := g.DefaultBot().New(rules, g.Captain)
			if err != nil {
				t.Fatal(err)
			}
			b.Begin(1)
			s := setup(t, rules)
			c := bot.NewAsker(rules.Blank).Ask(b, s, s.Pending(nil)[0], bot.Budget{})
			if ill := s.Check(c); !ill.OK() {
				t.Errorf("its bot begins with a choice that is not allowed: %s", rules.Words().Refuse(ill))
			}
		})
	}
}

func setup(t *testing.T, rules engine.Ruleset) engine.State {
	t.Helper()
	s, err := rules.Setup(rules.Info().Scenarios[0].Key, nil, &engine.Turn{Dice: ones{}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// ones is dice that always show one.
type ones struct{}

func (ones) Throw(t engine.Throw) (engine.Faces, bool) {
	var f engine.Faces
	for i := range f[:t.Dice] {
		f[i] = 1
	}
	return f, true
}

func TestFindNamesTheNearest(t *testing.T) {
	for _, c := range []struct{ key, says string }{
		{"deul", `no game "deul", perhaps duel: expected `},
		{"zzzzzz", `no game "zzzzzz": expected `},
	} {
		if _, err := Find(c.key); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("Find(%q): %v, want %q", c.key, err, c.says)
		}
	}
}

func TestOwnPack(t *testing.T) {
	g, err := Find("duel")
	if err != nil {
		t.Fatal(err)
	}
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

// What is ordered stands in texts by its key, and its blanks are in its name.
func TestStandingOrdersAreWellFormed(t *testing.T) {
	key := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	for _, g := range Games() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		all := g.Orders(rules)
		for seat := range rules.Info().Seats {
			s := setup(t, rules)
			s.Redact(engine.Seat(seat))
			seen := map[string]bool{bot.NotHere: true}
			for _, o := range all.Offered(s, engine.Seat(seat)) {
				if !key.MatchString(o.Key) || seen[o.Key] {
					t.Errorf("%s: %q is no key of a standing order, or that of two", g.Key, o.Key)
				}
				seen[o.Key] = true
				if strings.Contains(o.Name, "%O") != (o.Objects != nil || o.Anywhere != "") {
					t.Errorf("%s: %q: an object in the name that cannot be filled in, or none", g.Key, o.Name)
				}
				if strings.Contains(o.Name, "%1") != (o.Number.Step != 0) {
					t.Errorf("%s: %q: a number in the name that cannot be filled in, or none", g.Key, o.Name)
				}
				if o.About == "" {
					t.Errorf("%s: nothing is said about %q", g.Key, o.Key)
				}
			}
		}
	}
}
