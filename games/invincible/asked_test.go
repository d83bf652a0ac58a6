package invincible

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// asks returns the question that a seat is asked.
func asks(t *testing.T, r *ruleset, g *State, seat engine.Seat) string {
	t.Helper()
	for _, d := range g.Pending(nil) {
		if d.Seat == seat {
			return r.words.At(g).AskIn(&r.info, g, d)
		}
	}
	t.Fatalf("%s is not asked", r.info.SeatName(seat))
	return ""
}

// Questions of a combat name both squadrons.
func TestQuestionsOfACombat(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.beginCombat(Medina1, Drake, &engine.Turn{})
	want := "English: Medina I attacks Drake. Does Drake withdraw, with 8 or less on two dice, or accept combat?"
	if got := asks(t, r, g, English); got != want {
		t.Errorf("asked %q, want %q", got, want)
	}
	g.flow.Top().Step = stepTactics
	g.shots[Medina1], g.lowAmmo[Medina1] = 1, true
	for seat, want := range map[engine.Seat]string{
		English: "English: which tactic has Drake against Medina I? Medina I has a strength of 8, has fired 1 Shot, is low on ammunition.",
		Spanish: "Spanish: Medina I attacks Drake. Which tactic? Drake has a strength of 9.",
	} {
		if got := asks(t, r, g, seat); got != want {
			t.Errorf("asked %q, want %q", got, want)
		}
	}
}

// A question about a chit that was drawn or played says what the chit does, in a combat too.
func TestQuestionsOfAChitSayWhatItDoes(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	says := func(ask engine.Prompt, c Chit) string {
		return r.words.At(g).AskIn(&r.info, g, engine.Decision{Seat: English, Ask: ask, About: c.object()})
	}
	event := func(flags int32) string {
		g.flow.Push(engine.Frame{Step: stepEvent, Seat: Spanish, Code: uint16(Panic), N: [2]int32{eventFlags: flags}})
		defer g.flow.Pop()
		return says(AskCancel, Panic)
	}
	for _, tt := range []struct{ got, want string }{
		{says(AskVictim, FireAboard), "English: whom does Fire Aboard strike? The chit says: one squadron takes a Hit, its Morale roll at +1."},
		{event(0), "English: cancel Panic with Hand of God? The Spanish play it. The chit says: +2 on one enemy Morale roll."},
		{event(eventDrawn), "English: cancel Panic with Hand of God? The Spanish draw it. The chit says: +2 on one enemy Morale roll."},
	} {
		if tt.got != tt.want {
			t.Errorf("asked %q, want %q", tt.got, tt.want)
		}
	}
	g.beginCombat(Medina1, Drake, &engine.Turn{})
	want := "English: the enemy plays Panic. Do you cancel it with Hand of God? The chit says: +2 on one enemy Morale roll."
	if got := says(AskCancel, Panic); got != want {
		t.Errorf("asked %q, want %q", got, want)
	}
}

// reckoned writes what a choice rests on, a line each.
func reckoned(r *ruleset, g *State, c engine.Choice) string {
	var b strings.Builder
	for _, s := range r.Reckon(g, c) {
		fmt.Fprintf(&b, "%s: %s\n", s.Title, s.Total)
		for _, p := range s.Parts {
			fmt.Fprintf(&b, "  %s %s %d/%d\n", p.Text, p.Value, p.Ways, p.Of)
		}
	}
	return b.String()
}

// What a withdrawal and a Repair Action rest on, with their chances.
func TestReckonsRolls(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.hits[Drake] = 1
	repair := engine.Choice{Seat: English, Verb: VerbRepair, On: Drake.object()}
	own := g.repairModifier(Drake)
	less, _ := engine.WaysTo(int(g.tables.Modifiers.RepairLeast-own)-1, 2)
	ways := 36 - less
	if got := reckoned(r, g, repair); !strings.Contains(got, fmt.Sprintf("it succeeds  %d/36", ways)) {
		t.Errorf("a Repair is reckoned so:\n%s", got)
	}
	g.beginCombat(Medina1, Drake, &engine.Turn{})
	away := engine.Choice{Seat: English, Verb: VerbWithdraw, About: Drake.object()}
	want := "Drake withdraws: two dice must show: 8 or less\n  it succeeds  26/36\n  it fails  10/36\n"
	if got := reckoned(r, g, away); got != want {
		t.Errorf("a withdrawal is reckoned so:\n%swant\n%s", got, want)
	}
}

// Whatever is added to the roll of an Action is named, with the case that adds it.
//
// Cases 8.2, 8.3, 8.4.1, 8.4.3, 17.1.2, 17.2.2, 17.2.5.
func TestReckonsModifiersOneByOne(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.rules |= ruleSantaCruz | ruleDrakeCommands | ruleTreasury
	k := reckoning{g, r.words}
	for s := firstEnglish; s <= lastSpanish; s++ {
		for _, port := range []bool{false, true} {
			if port && s > lastEnglish {
				continue
			}
			if port {
				g.place[s] = firstPort
			}
			g.hits[s] = g.tables.Squadrons[s].Strength - 1
			for _, tt := range []struct {
				of    string
				parts []added
				law   int8
			}{
				{"Repair", k.forRepair(s), g.repairModifier(s)}, {"Rally", k.forRally(s), g.rallyModifier(s)}, {"Resupply", k.forResupply(s), g.resupplyModifier(s)},
			} {
				sum := int8(0)
				for _, a := range tt.parts {
					sum += a.n
					if wrong := a.text == reckonPort && (a.n != 0) != port; wrong {
						t.Errorf("%s of squadron %d, in port %v: %+v", tt.of, s, port, tt.parts)
					}
				}
				if sum != tt.law {
					t.Errorf("%s of squadron %d: the parts make %d, the law has %d", tt.of, s, sum, tt.law)
				}
			}
		}
	}
}

// Once the tactics are open, the Battle Dice of both are counted with what is added to each.
func TestReckonsBattleDice(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.beginCombat(Drake, Medina1, &engine.Turn{})
	g.combat.Tactic = [2]Tactic{English: StandOff, Spanish: StandOff}
	g.hand[English][WellServedGuns] = 1
	g.flow.Top().Step = stepVolley
	if !g.openWindow(windowCombat, Drake) {
		t.Fatal("nobody may play a chit")
	}
	got := reckoned(r, g, engine.Choice{Seat: English, Verb: engine.Pass, About: Drake.object()})
	for _, want := range []string{"Drake: Battle Dice: 2\n", "Drake: added to each Battle Die: -1\n", "Medina I: added to each Battle Die: -3\n", "no Hit  6/6"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

// Before a Morale roll, a check of ammunition, a reinforcement and a drift stands what the dice rest on.
//
// Cases 7.6, 10.0, 13.2.
func TestReckonsOtherDice(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.hits[Drake], g.shots[Drake] = 2, 2
	k := reckoning{g, r.words}
	for _, tc := range []struct {
		throw engine.Throw
		says  string
	}{
		{engine.Throw{Rule: "7.6", Dice: 2, About: Drake.object()}, "  its Hits +2\n"},
		{engine.Throw{Rule: "7.6", Dice: 1, About: Drake.object()}, "  Shots, with this one 3\n  Low Ammo 2/6\n  one Shot more 4/6\n"},
		{engine.Throw{Rule: "10.0", Dice: 1, About: Drake.object()}, "Drake is reinforced: one die must show"},
		{engine.Throw{Rule: "13.2", Dice: 2, About: Drake.object()}, "  onto a squadron, which takes a Hit 6/36\n"},
	} {
		var b strings.Builder
		for _, s := range k.thrown(tc.throw) {
			fmt.Fprintf(&b, "%s\n", s.Title)
			for _, p := range s.Parts {
				if b.WriteString("  " + p.Text + " " + p.Value); p.Of > 0 {
					fmt.Fprintf(&b, "%d/%d", p.Ways, p.Of)
				}
				b.WriteString("\n")
			}
		}
		if !strings.Contains(b.String(), tc.says) {
			t.Errorf("by %s without %q:\n%s", tc.throw.Rule, tc.says, b.String())
		}
	}
}
