package match_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
)

// lepanto returns a sea battle: seat A has the 1st squadron with Lanterna and the 2nd with Capitana.
func lepanto(t testing.TB, j match.Journal, change func(*match.Spec), seats ...match.Sitter) match.Spec {
	t.Helper()
	return house(rulesOf(t, renaissance.Data, renaissance.New), "lepanto", j, change, seats...)
}

const first, second = "squadron-1", "squadron-2"

// shared is that battle with team-mates 1, Drake, who leads the 1st squadron of A, and 2, Hawkins, who leads the 2nd.
func shared(t *testing.T) (*match.Match, match.Spec) {
	t.Helper()
	spec := lepanto(t, &match.Memory{}, nil, persons()...)
	m := load(t, spec)
	for i, mate := range []match.Mate{{Name: "Drake", Commands: []string{first}}, {Name: " Hawkins\n", Commands: []string{second}}} {
		if n, err := m.Share(seatA, mate); n != i+1 || err != nil {
			t.Fatalf("%s is team-mate %d, error %v", mate.Name, n, err)
		}
	}
	return m, spec
}

// orderOf returns an order that a seat may write for a ship.
func orderOf(t *testing.T, m *match.Match, seat engine.Seat, ship string) engine.Choice {
	t.Helper()
	about, ok := m.Rules().Words().Find(ship)
	if !ok {
		t.Fatalf("there is no %s", ship)
	}
	v := m.View(seat)
	for _, d := range v.Asked {
		if d.About == about {
			all := v.Seen.Candidates(d.Decision, 2, nil)
			i := slices.IndexFunc(all, func(c engine.Choice) bool { return c.Verb != engine.Pass })
			return all[i]
		}
	}
	t.Fatalf("seat %d is asked nothing about %s", seat, ship)
	return engine.Choice{}
}

func writtenAbout(v match.View, c engine.Choice) bool { return slices.Contains(v.Written, c) }

// TestTeamMatesPlotTheirOwn: each writes the orders of his squadron, and nothing else; the commander everything,
// and alone seals. Who wrote what stands in the side's own log, and in the journal for good.
func TestTeamMatesPlotTheirOwn(t *testing.T) {
	m, spec := shared(t)
	lanterna, capitana, seal := orderOf(t, m, seatA, "lanterna"), orderOf(t, m, seatA, "capitana"), choice(t, m, "A seal")
	at := m.View(seatA).At
	for name, tt := range map[string]struct {
		mate  int
		order engine.Choice
		why   string
	}{
		"another's squadron": {1, capitana, "Hawkins leads the 2nd squadron: you lead the 1st squadron"},
		"the seal":           {2, seal, "that is for the commander of your side to decide: you lead the 2nd squadron"},
		"nobody's mate":      {3, lanterna, match.ErrNoMate.Error()},
	} {
		if n, err := m.PlayAs(seatA, tt.mate, at, tt.order); n != 0 || err == nil || err.Error() != tt.why {
			t.Errorf("%s: played %d, error %v, want %q", name, n, err, tt.why)
		}
		if n, err := m.RewriteAs(seatA, tt.mate, at, tt.order.About, tt.order); n != 0 || err == nil || err.Error() != tt.why {
			t.Errorf("%s, rewritten: %d, error %v", name, n, err)
		}
	}
	if n, err := m.PlayAs(seatA, 1, at, lanterna, capitana); n != 0 || err == nil || writtenAbout(m.View(seatA), lanterna) {
		t.Errorf("one of two that is not his: played %d, error %v", n, err)
	}
	other := m.View(seatB)
	for mate, order := range map[int]engine.Choice{1: lanterna, 2: capitana} { // both on the same view
		if n, err := m.PlayAs(seatA, mate, at, order); n != 1 || err != nil {
			t.Errorf("team-mate %d: played %d, error %v", mate, n, err)
		}
	}
	v := m.View(seatA)
	if !writtenAbout(v, lanterna) || !writtenAbout(v, capitana) {
		t.Fatalf("written are %v", v.Written)
	}
	for _, name := range []string{"Drake", "Hawkins"} {
		if !slices.ContainsFunc(v.Log, func(l match.Line) bool { return l.By == name }) {
			t.Errorf("no line of the log is by %s", name)
		}
	}
	sameView(t, "for the opponent", m.View(seatB), other)
	if n, err := m.PlayAs(seatA, 1, at, orderOf(t, m, seatA, "lanterna")); n != 0 || err != nil {
		t.Errorf("on a view before his own order: played %d, error %v", n, err)
	}
	if n, err := m.Play(seatA, at, seal); n != 0 || err != nil {
		t.Errorf("sealed on a view before the orders: %d, error %v", n, err)
	}
	if n, err := m.RewriteAs(seatA, 1, m.View(seatA).At, lanterna.About); n != 0 || err != nil || writtenAbout(m.View(seatA), lanterna) {
		t.Errorf("dropped: %d, error %v", n, err)
	}
	if n, err := m.Play(seatA, m.View(seatA).At, orderOf(t, m, seatA, "christ")); n != 1 || err != nil {
		t.Errorf("the commander, for a ship that Hawkins leads: played %d, error %v", n, err)
	}
	sameViews(t, "taken up again", load(t, spec), m)
	bodies := fmt.Sprint(journalOf(t, spec))
	for _, want := range []string{"team A 1 -,squadron-1 Drake", "team A 2 -,squadron-2 Hawkins", "mate 1 A ", "mate 2 A ", "mate 1 anew A "} {
		if !strings.Contains(bodies, want) {
			t.Errorf("the journal does not have %q:\n%s", want, bodies)
		}
	}
	if n, err := m.Play(seatA, m.View(seatA).At, seal); n != 1 || err != nil {
		t.Errorf("the commander seals: played %d, error %v", n, err)
	}
	play(t, m, "B seal")
	if v := m.View(seatA); len(v.Written) > 0 || len(v.Team) != 2 {
		t.Errorf("after the move written are %v, the team is %v", v.Written, v.Team)
	}
	sameViews(t, "after the move", load(t, spec), m)
	if strings.Contains(string(m.Record()), "Drake") {
		t.Error("the record names a team-mate")
	}
}

// journalOf returns the bodies of the entries of a match.
func journalOf(t *testing.T, spec match.Spec) (all []string) {
	t.Helper()
	entries, err := spec.Journal.Since(0)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all = append(all, e.Body)
	}
	return all
}

// TestCommandsGoFromHandToHand: a command has one leader; what is given anew another loses, and whose link is
// taken back has nothing. The opponent's view never moves.
func TestCommandsGoFromHandToHand(t *testing.T) {
	m, spec := shared(t)
	other, at := m.View(seatB), m.View(seatA).At
	if n, err := m.Share(seatA, match.Mate{Number: 2, Commands: []string{second, first}}); n != 2 || err != nil {
		t.Fatalf("given anew to %d, error %v", n, err)
	}
	want := []match.Mate{{Number: 1, Name: "Drake", Commands: []string{}}, {Number: 2, Name: "Hawkins", Commands: []string{first, second}}}
	if v := m.View(seatA); !slices.EqualFunc(v.Team, want, func(a, b match.Mate) bool { return fmt.Sprint(a) == fmt.Sprint(b) }) || v.At == at {
		t.Errorf("the team is %v in view %d, which was %d", v.Team, v.At, at)
	}
	lanterna := orderOf(t, m, seatA, "lanterna")
	if _, err := m.PlayAs(seatA, 1, m.View(seatA).At, lanterna); err == nil || err.Error() != "Hawkins leads the 1st squadron: you lead nothing at present" {
		t.Errorf("Drake: %v", err)
	}
	if m.AsksMate(seatA, 1) || !m.AsksMate(seatA, 2) {
		t.Error("asked is whoever leads nothing, or not who leads all")
	}
	if _, err := m.PlayAs(seatA, 2, m.View(seatA).At, lanterna); err != nil {
		t.Errorf("Hawkins: %v", err)
	}
	if err := m.Reclaim(seatA, 2); err != nil {
		t.Fatal(err)
	}
	if err := m.Reclaim(seatA, 2); !errors.Is(err, match.ErrNoMate) {
		t.Errorf("taken back twice: %v", err)
	}
	if err := m.Leads(seatA, 2, lanterna.About); !errors.Is(err, match.ErrNoMate) {
		t.Errorf("after that: %v", err)
	}
	if !writtenAbout(m.View(seatA), lanterna) {
		t.Error("what he wrote is gone with him")
	}
	if n, err := m.Share(seatA, match.Mate{Name: "Howard", Commands: []string{second}}); n != 3 || err != nil {
		t.Errorf("a number is used again: %d, error %v", n, err)
	}
	sameViews(t, "taken up again", load(t, spec), m)
	sameView(t, "for the opponent", m.View(seatB), other)
}

// TestATeamEnds with the seat that is handed over.
func TestATeamEndsWithItsCommander(t *testing.T) {
	m, spec := shared(t)
	must(t, m.Hand(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea"}))
	must(t, m.Answer(seatB, true))
	must(t, m.Answer(seatA, true))
	must(t, m.Handed(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea"}))
	if v := m.View(seatA); len(v.Team) > 0 {
		t.Errorf("the team is %v", v.Team)
	}
	sameViews(t, "taken up again", load(t, spec), m)
	if n, err := m.Share(seatA, match.Mate{Name: "Drake", Commands: []string{first}}); n != 3 || err != nil {
		t.Errorf("the new commander's first team-mate is %d, error %v", n, err)
	}
}

// TestNoTeams: where a side cannot be shared the reason is told.
func TestNoTeams(t *testing.T) {
	drake := match.Mate{Name: "Drake", Commands: []string{first}}
	over := load(t, lepanto(t, &match.Memory{}, nil, persons()...))
	must(t, over.Concede(seatB))
	full := load(t, lepanto(t, &match.Memory{}, nil, persons()...))
	for range match.MostMates {
		if _, err := full.Share(seatA, drake); err != nil {
			t.Fatal(err)
		}
	}
	plain := func(change func(*match.Spec)) *match.Match {
		return load(t, lepanto(t, &match.Memory{}, change, persons()...))
	}
	for name, tt := range map[string]struct {
		m    *match.Match
		mate match.Mate
		want error
	}{
		"a duel has no commands":  {load(t, journaled(t, &match.Memory{}, nil, persons()...)), drake, match.ErrWhole},
		"a rated match":           {plain(func(s *match.Spec) { s.Rated = true }), drake, match.ErrTeamRated},
		"a study":                 {plain(func(s *match.Spec) { s.Study = true }), drake, match.ErrTeamStudy},
		"a match that is over":    {over, drake, match.ErrOver},
		"as many as there may be": {full, drake, match.ErrMates},
		"another side's ship":     {plain(nil), match.Mate{Name: "Drake", Commands: []string{"mehmed-suluk"}}, match.ErrNoCommand},
		"one command twice":       {plain(nil), match.Mate{Name: "Drake", Commands: []string{first, first}}, match.ErrNoCommand},
		"nobody's number":         {plain(nil), match.Mate{Number: 4, Commands: []string{first}}, match.ErrNoMate},
	} {
		if _, err := tt.m.Share(seatA, tt.mate); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", name, err, tt.want)
		}
	}
	if _, err := plain(nil).Share(7, drake); !errors.Is(err, match.ErrSeat) {
		t.Errorf("no seat: %v", err)
	}
	must(t, full.Reclaim(seatA, 3))
	if _, err := full.Share(seatA, drake); err != nil {
		t.Errorf("after one was taken back: %v", err)
	}
	if err := over.Leads(seatA, 1, engine.NoObject); !errors.Is(err, match.ErrNoMate) {
		t.Errorf("a team-mate who never was: %v", err)
	}
}

// TestTheCaptainPlaysForTheWholeSide: while a bot plays for the commander his team-mates wait.
func TestTheCaptainPlaysForTheWholeSide(t *testing.T) {
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	m := load(t, lepanto(t, &match.Memory{}, func(s *match.Spec) {
		s.Pace, s.Now, s.Captains = time.Hour, w.now, []match.Sitter{randomBot(2), randomBot(3)}
	}, persons()...))
	lanterna := orderOf(t, m, seatA, "lanterna")
	if _, err := m.Share(seatA, match.Mate{Name: "Drake", Commands: []string{first}}); err != nil {
		t.Fatal(err)
	}
	play(t, m, "B seal")
	w.Time = w.Add(2 * time.Hour)
	must(t, m.Relieve(seatB, seatA))
	if n, err := m.PlayAs(seatA, 1, m.View(seatA).At, lanterna); n != 0 || !errors.Is(err, match.ErrCaptain) {
		t.Errorf("played %d, error %v", n, err)
	}
}
