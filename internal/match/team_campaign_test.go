package match_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/internal/match"
)

// offered are complete choices of a seat with one of these verbs, one for each thing that it may be done with.
func offered(m *match.Match, seat engine.Seat, verbs ...engine.Verb) (all []engine.Choice) {
	v := m.View(seat)
	for _, q := range v.Asked {
		for _, o := range q.Options {
			if slices.Contains(verbs, o.Verb) {
				all = append(all, engine.Choice{Seat: seat, Verb: o.Verb, About: q.About, On: o.On, With: o.With, N: [3]int32{o.Span[0].Min}})
			}
		}
	}
	return all
}

// raised returns a campaign at its first question about scouts: each side has what it rolled for.
func raised(t *testing.T) (*match.Match, match.Spec) {
	t.Helper()
	spec := house(rulesOf(t, fury.Data, fury.New), "campaign", &match.Memory{}, nil, persons()...)
	m := load(t, spec)
	for len(offered(m, seatA, fury.VerbWarScout)) == 0 {
		for _, seat := range []engine.Seat{seatA, seatB} {
			if v := m.View(seat); len(v.Asked) > 0 {
				all := v.Seen.Candidates(v.Asked[0].Decision, 1, nil)
				if n, err := m.Play(seat, v.At, all[0]); n != 1 || err != nil {
					t.Fatalf("played %d, error %v", n, err)
				}
				break
			}
		}
	}
	return m, spec
}

// leaders gives each of two kinds of squadrons that may scout for a seat to a team-mate of its own, and the
// mission to the first.
func leaders(t *testing.T, m *match.Match, seat engine.Seat) (own [2]engine.Choice) {
	t.Helper()
	scouts := offered(m, seat, fury.VerbWarScout)
	if len(scouts) < 3 {
		t.Fatalf("only %d kinds may scout", len(scouts))
	}
	for i, name := range []string{"Vere", "Sidney"} {
		own[i] = scouts[i]
		mate := match.Mate{Name: name, Commands: []string{m.Rules().Words().Object(scouts[i].On)}}
		if i == 0 {
			mate.Commands = append(mate.Commands, "mission")
		}
		if n, err := m.Share(seat, mate); n != i+1 || err != nil {
			t.Fatalf("%s is team-mate %d, error %v", name, n, err)
		}
	}
	return own
}

// TestTeamMatesPlanACampaign: each leads his kinds of squadrons, both at once; one has the mission. The commander
// alone ends the planning. What a team-mate chose he may take back himself, and nobody else's.
func TestTeamMatesPlanACampaign(t *testing.T) {
	m, spec := raised(t)
	own := leaders(t, m, seatA)
	at, other := m.View(seatA).At, m.View(seatB)
	pass := engine.Choice{Seat: seatA, Verb: engine.Pass}
	for name, tt := range map[string]struct {
		mate int
		c    engine.Choice
		why  string
	}{
		"another's squadrons":      {1, own[1], "Sidney leads the "},
		"the commander's":          {2, offered(m, seatA, fury.VerbWarScout)[2], "the commander of your side leads the "},
		"the end of the planning":  {1, pass, "that is for the commander of your side to decide: you lead the mission and the "},
		"the mission, another has": {2, engine.Choice{Seat: seatA, Verb: fury.VerbWarMission}, "Vere leads the mission: you lead the "},
	} {
		var not *match.NotYours
		if n, err := m.PlayAs(seatA, tt.mate, at, tt.c); n != 0 || !errors.As(err, &not) || !strings.HasPrefix(err.Error(), tt.why) {
			t.Errorf("%s: played %d, error %v, want %q", name, n, err, tt.why)
		}
	}
	for i, c := range own { // both on the same view
		if !m.AsksMate(seatA, i+1) {
			t.Errorf("team-mate %d is asked nothing", i+1)
		}
		if n, err := m.PlayAs(seatA, i+1, at, c); n != 1 || err != nil {
			t.Errorf("team-mate %d: played %d, error %v", i+1, n, err)
		}
	}
	sameView(t, "for the opponent", m.View(seatB), other)
	if n, err := m.PlayAs(seatA, 2, at, own[1]); n != 0 || err != nil {
		t.Errorf("on a view before his own choice: played %d, error %v", n, err)
	}
	if n, err := m.Play(seatA, at, pass); n != 0 || err != nil {
		t.Errorf("the commander, on a view before their choices: played %d, error %v", n, err)
	}
	if v := m.View(seatA); !v.CanBack || v.BackOf != m.Rules().Words().Object(own[1].On) {
		t.Errorf("may take back: %v, what %q chose", v.CanBack, v.BackOf)
	}
	var not *match.NotYours
	if err := m.TakeBackAs(seatA, 1, engine.NoObject); !errors.As(err, &not) {
		t.Errorf("another's choice taken back: %v", err)
	}
	must(t, m.TakeBackAs(seatA, 2, engine.NoObject))
	if v := m.View(seatA); v.BackOf != m.Rules().Words().Object(own[0].On) {
		t.Errorf("then the last choice is of %q", v.BackOf)
	}
	sameViews(t, "taken up again", load(t, spec), m)
	bodies := strings.Join(journalOf(t, spec), "\n")
	for _, want := range []string{"mate 1 A scout-with ", "mate 2 A scout-with ", "mate 2 undo A scout-with "} {
		if !strings.Contains(bodies, want) {
			t.Errorf("the journal does not have %q:\n%s", want, bodies)
		}
	}
	if n, err := m.Play(seatA, m.View(seatA).At, pass); n != 1 || err != nil || m.AsksMate(seatA, 1) {
		t.Errorf("the commander ends it: played %d, error %v", n, err)
	}
	play(t, m, "B pass")
	leads(t, m, spec)
}

// leads plans the mission by the team-mate who has it, and the squadrons by those who lead them.
func leads(t *testing.T, m *match.Match, spec match.Spec) {
	t.Helper()
	if !m.AsksMate(seatA, 1) || m.AsksMate(seatA, 2) {
		t.Error("asked is not whoever has the mission, or who has it not")
	}
	for range 20 {
		way := offered(m, seatA, fury.VerbWarMission, fury.VerbWarRoute)
		if len(way) == 0 {
			break
		}
		if n, err := m.PlayAs(seatA, 1, m.View(seatA).At, way[0]); n != 1 || err != nil {
			t.Fatalf("the mission: played %d, error %v", n, err)
		}
	}
	taken := 0
	for _, c := range offered(m, seatA, fury.VerbWarTake) {
		for mate := range 3 {
			if m.AsksMate(seatA, mate) {
				n, err := m.PlayAs(seatA, mate, m.View(seatA).At, c)
				if taken += n; err == nil {
					break
				}
			}
		}
	}
	if taken == 0 {
		t.Error("nobody takes squadrons on the mission")
	}
	if v := m.View(seatA); !slices.ContainsFunc(v.Log, func(l match.Line) bool { return l.By == "Vere" }) {
		t.Error("no line of the log is by Vere")
	}
	sameViews(t, "planned", load(t, spec), m)
	if n, err := m.Play(seatA, m.View(seatA).At, engine.Choice{Seat: seatA, Verb: engine.Pass}); n != 1 || err != nil {
		t.Errorf("the commander seals the plan: played %d, error %v", n, err)
	}
}
