package games

import (
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
)

func TestEachGameBegins(t *testing.T) {
	if _, err := catalog.NewList(All()...); err != nil {
		t.Error(err)
	}
	for _, g := range All() {
		t.Run(g.Key, func(t *testing.T) {
			rules, err := g.Rules("")
			if err != nil {
				t.Fatal(err)
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

// TestEachGameIsWhole: a game with a case that is not enforced is not installed.
func TestEachGameIsWhole(t *testing.T) {
	for _, g := range All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		cases, err := casebook.ParseCases(rules.Book().Cases)
		if err != nil || len(cases) == 0 {
			t.Fatalf("%s: %d cases, %v", g.Key, len(cases), err)
		}
		for _, c := range cases {
			if c.Kind == casebook.Open {
				t.Errorf("%s: %s %s is open", g.Key, c.Number, c.Title)
			}
		}
	}
}

// TestObjectivesStandOnBoards: a scenario opens on spaces that its boards have.
func TestObjectivesStandOnBoards(t *testing.T) {
	for _, g := range All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		blurbs, err := g.ReadBlurbs(rules.Info())
		if err != nil {
			t.Fatal(err)
		}
		for key, b := range blurbs {
			if len(b.Objective) == 0 {
				continue
			}
			s, err := rules.Setup(key, nil, &engine.Turn{Dice: ones{}})
			if err != nil {
				t.Fatal(err)
			}
			spaces := map[string]bool{}
			for _, board := range rules.Scene(s, 0).Boards {
				for i := range board.Spaces {
					spaces[rules.Words().Object(board.Spaces[i].ID)] = true
				}
			}
			for _, space := range b.Objective {
				if !spaces[space] {
					t.Errorf("%s of %s opens on %q, which no board has", key, g.Key, space)
				}
			}
		}
	}
}

// TestEachScenarioIsMeasured: ratings know which side has it easier, and how well bots play.
func TestEachScenarioIsMeasured(t *testing.T) {
	for _, g := range All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		balance, err := g.ReadBalance(rules.Info())
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range rules.Info().Scenarios {
			if m := balance[s.Key]; m.Won+m.Drawn+m.Lost < 12 {
				t.Errorf("%s: %s has %+v", g.Key, s.Key, m)
			}
		}
		if anchors, err := g.ReadAnchors(); err != nil || len(anchors) == 0 {
			t.Errorf("%s: bots are %v, %v", g.Key, anchors, err)
		}
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

// What is ordered stands in texts by its key, and its blanks are in its name.
func TestStandingOrdersAreWellFormed(t *testing.T) {
	key := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	for _, g := range All() {
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
