package terminal_test

import (
	"bufio"
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// umpire returns what an umpire of a real table reads who types this in the first scenario of a game.
func umpire(t *testing.T, data fs.FS, law func(*pack.Pack) (engine.Ruleset, error), typed ...string) string {
	t.Helper()
	out, _ := umpireAt(t, data, law, "", typed...)
	return out
}

// umpireAt is umpire from a position, or from the start if it is "". It also returns the match.
func umpireAt(t *testing.T, data fs.FS, law func(*pack.Pack) (engine.Ruleset, error), position string, typed ...string) (string, *match.Match) {
	t.Helper()
	p, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := law(p)
	if err != nil {
		t.Fatal(err)
	}
	scenario := rules.Info().Scenarios[0].Key
	rec := record.New(rules.Info(), scenario, nil, "t1")
	rec.Dice = record.Dice{Source: record.Typed, Umpire: true}
	spec := match.Spec{
		Rules: rules, Scenario: scenario, Seats: []match.Sitter{{Name: "Ann"}, {Name: "Ann"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: rec,
	}
	if position != "" {
		if spec.Start, _, err = rules.ParsePosition([]byte(position)); err != nil {
			t.Fatal(err)
		}
		rec.Position = strings.Split(strings.TrimSpace(string(rules.FormatPosition(nil, spec.Start))), "\n")
	}
	m, err := match.New(spec)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, Umpire: true, In: bufio.NewReader(strings.NewReader(strings.Join(typed, "\n") + "\nquit\n")), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 300} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String(), m
}

// The list of what may be corrected ends with the ruling before which nothing can be, also if it is empty otherwise.
func TestWhatBarsACorrectionIsSaid(t *testing.T) {
	const bars = "Nothing before the ruling “The sheet was wrong.” can be corrected"
	set := []string{"load resolute > round", "set resolute hull 4", "The sheet was wrong.", "correct"}
	if got := umpire(t, duel.Data, duel.New, set...); !strings.Contains(got, bars) || strings.Contains(got, "What may be corrected") {
		t.Errorf("after a ruling alone, correct says\n%s", got)
	}
	got := umpire(t, duel.Data, duel.New, append(set, "plot resolute 2", "correct")...)
	_, list, _ := strings.Cut(got, "What may be corrected")
	if !strings.Contains(list, bars) || strings.Contains(list, "A: Load") {
		t.Errorf("after a ruling and a choice, correct lists\n%s", got)
	}
}

// What can be set is listed with examples for the game that is played, and after a wrong word what the thing takes.
func TestSetListsItsWords(t *testing.T) {
	for _, tt := range []struct {
		data  fs.FS
		law   func(*pack.Pack) (engine.Ruleset, error)
		typed string
		want  []string
	}{
		{renaissance.Data, renaissance.New, "set", []string{"set wind 0 beaufort 5: Where the wind blows from", "set triumph 600 700 90: puts it where it stands now"}},
		{renaissance.Data, renaissance.New, "set triumph", []string{"it is as at the start", "set triumph soldiers a whole number from 0 to 2000: those fit and aboard"}},
		{renaissance.Data, renaissance.New, "set ship triumph soldeirs 80", []string{"Not set, ship triumph soldeirs 80: expected", "set triumph soldiers a whole number from 0 to 2000: those fit and aboard"}},
		{renaissance.Data, renaissance.New, "set triumph soldiers 80\nShe was short of men.\nset triumph", []string{"Triumph: soldiers 80\nWhy?", "ship triumph soldiers 80", "The umpire rules: She was short of men. Triumph: soldiers 80"}},
		{duel.Data, duel.New, "set nobody 3", []string{"Not set, ", "Nothing here is called nobody", "set ship resolute hull 6"}},
		{jenkins.Data, jenkins.New, "set cornwall", []string{"pool English cornwall", "set cornwall and where it lies puts it there, such as set cornwall pool; of"}},
		{jenkins.Data, jenkins.New, "set e-frigate-first", []string{"English at 2206-docked e-frigate-first", "such as set e-frigate-first at 2206-docked; of several alike"}},
		{duel.Data, duel.New, "set", []string{"set wind steady: Whether each turn rolls"}},
	} {
		got := umpire(t, tt.data, tt.law, tt.typed)
		for _, want := range tt.want {
			if !strings.Contains(got, want) {
				t.Errorf("%q is answered without %q:\n%s", tt.typed, want, got)
			}
		}
	}
}

// A boarding: 19.8_a_boarding.txtar of the game.
const boarding = `game renaissance
scenario lion-and-bull
charges all empty empty empty empty
ship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal
ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 locked triumph touching triumph
`

// In a melee that is typed from a real table a die and the size of a party are typed wrong, and put right one move later.
// All stands as if nothing had been typed wrong.
func TestAMeleeIsCorrected(t *testing.T) {
	play := func(party, die string, slips ...string) (string, *match.Match) {
		typed := []string{
			"hold-muskets triumph", "defenders triumph 0 50", "seal",
			"hold-muskets san-juan-de-portugal", "boarders san-juan-de-portugal " + party + " 0", "board san-juan-de-portugal > triumph", "seal", "3", die,
			"seal",
		}
		return umpireAt(t, renaissance.Data, renaissance.New, boarding, append(append(typed, slips...), "seal", "1", "1")...)
	}
	_, right := play("96", "3")
	// The newest first: the seal of A, that of B with two dice, the order to board, the party.
	out, slipped := play("90", "1", "correct", "correct 4 3", "correct 6", "boarders san-juan-de-portugal 96 0", "log all")
	for _, want := range []string{"rolled 1d6: 1", "Melee aboard Triumph: 24 to 12, the boarders win", "Melee aboard Triumph: 9 to 1"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	for _, seat := range []engine.Seat{0, 1} {
		text := func(m *match.Match) string { return string(m.Rules().FormatPosition(nil, m.View(seat).Seen)) }
		if got, want := text(slipped), text(right); got != want {
			t.Errorf("the position is\n%s\nwant\n%s", got, want)
		}
	}
	rec, err := record.Parse("", slipped.Record())
	if err != nil {
		t.Fatal(err)
	}
	if report := record.Verify(slipped.Rules(), rec); !report.OK() || report.Corrected != 2 {
		t.Errorf("the record has %d corrections; %v", report.Corrected, report.Faults)
	}
}
