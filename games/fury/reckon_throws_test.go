package fury

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// sunk is a position in which arquebusiers may shoot at others in a boat.
const sunk = `game fury
piece water 0 0 6000 0 6000 3000 0 3000
side A force 8 flight 60
side B force 12 flight 60
company a-1 levy-arquebusiers squadrons 4 at 2000 3050 captain 1
company b-1 levy-arquebusiers squadrons 2 at 2000 2750 facing 18000 captain 2 afloat
company b-2 kern squadrons 2 at 300 4500 facing 18000 captain 3
`

// underOfficers is a position with officers of these counters at the head of the first company of each side, 0 for none.
func underOfficers(position string, a, b int) string {
	for company, captain := range map[string]int{"company a-1 ": a, "company b-1 ": b} {
		if head, tail, found := strings.Cut(position, company); found && captain > 0 {
			own, rest, _ := strings.Cut(tail, "\n")
			position = fmt.Sprintf("%s%s%s captain %d\n%s", head, company, own, captain, rest)
		}
	}
	return position
}

// with is a position with a word put in before another.
func with(position, word, before string) string {
	return strings.Replace(position, before, word+before, 1)
}

// atStake are throws, each with the position from which choices and dice lead to it; one without choices is a scenario that
// is set up, one that ends in .txtar a worked example.
var atStake = []struct {
	story, position, plays string
	faces                  []uint16
}{
	{"3.1 the first die for Advantage", "3.1_who_has_yet_to_come_does_not_count.txtar", "A pass\nB act > b-1\nB pass", nil},
	{"3.1 the second die for Advantage", "3.1_who_has_yet_to_come_does_not_count.txtar", "A pass\nB act > b-1\nB pass", []uint16{4}},
	{"4.3 two Captains", strings.Replace(underOfficers(chargedInFront, 1, 0), "company b-1", "company a-2 levy-pikemen squadrons 2 at 2000 2121 captain 2\ncompany b-1", 1), "A act > a-1\nA combine > a-2", nil},
	{"6.3.3 a Mars", underOfficers(lockedInFront, 35, 0), "A act > a-1\nA spend", []uint16{4}},
	{"6.3.6 a Bookish officer", underOfficers(chargedInFront, 54, 0), "A act > a-1", nil},
	{"6.4 the first blow", dueling, "A act > a-1\nA charge > b-1 0\nB pass\nB pass\nA challenge > b-1", []uint16{3, 3}},
	{"6.4 the second blow", dueling, "A act > a-1\nA charge > b-1 0\nB pass\nB pass\nA challenge > b-1", []uint16{3, 3, 4}},
	{"6.5 a starred shot", underOfficers(chargedInFront, 1, 2), "A act > a-1\nA charge > b-1 0\nB shoot > a-1", []uint16{2, 2, 6}},
	{"6.5 a lost battle", underOfficers(strings.ReplaceAll(lockedInFront, "veteran-pikemen squadrons 4 at 2000 2000 formed", "levy-pikemen squadrons 4 at 2000 2000"), 1, 2), "A act > a-1\nA pass\nB pass", []uint16{5, 6, 6, 6}},
	{"9.2 a charge", chargedInFront, "A act > a-1\nA charge > b-1 0", nil},
	{"9.2 a Coward in the dark against a Terrible enemy", underOfficers(with(chargedInFront, "sky night\n", "side A"), 50, 18), "A act > a-1\nA charge > b-1 0", nil},
	{"9.2 an Inspirational officer", underOfficers(chargedInFront, 36, 0), "A act > a-1\nA charge > b-1 0", nil},
	{"9.2 after the Wheel", with(chargedInFront, "wheel\n", "side A"), "A act > a-1\nB pass\nA charge > b-1 0\nA appeal\nB pass", []uint16{9}},
	{"10.5 a shot", shotWithWheel, "A act > a-1\nB pass\nA shoot > b-1\nB pass\nA pass\nB pass", nil},
	{"10.5 an Expert after the Wheel", underOfficers(shotWithWheel, 11, 0), "A act > a-1\nB pass\nA shoot > b-1\nB pass\nA appeal\nB pass", []uint16{5}},
	{"10.5 the answer to a shot", shotWithWheel, "A act > a-1\nB pass\nA shoot > b-1\nB shoot > a-1\nA pass\nB pass\nA pass\nB pass", []uint16{5}},
	{"21.4 a shot at a boat", sunk, "A act > a-1\nA shoot > b-1\nB pass", nil},
	{"12.7 a round", lockedInFront, "A act > a-1", nil},
	{"12.7 equals", strings.ReplaceAll(lockedInFront, "veteran-pikemen squadrons 4 at 2000 2000 formed", "levy-pikemen squadrons 4 at 2000 2000"), "A act > a-1", nil},
	{"12.7 the stronger of equals", strings.ReplaceAll(lockedInFront, "veteran-pikemen squadrons 4 at 2000 2000 formed", "levy-pikemen squadrons 4 at 2000 2000"), "A act > a-1", []uint16{5}},
	{"12.7 after the Wheel", with(lockedInFront, "wheel\n", "side A"), "A act > a-1\nB pass\nA appeal\nB pass", []uint16{7}},
	{"14.3 a wood", strings.Replace(besieged, "side B force 40 flight 90", "side B force 40 flight 90 lurks", 1), "A act > a-2\nA scout > piece-1", nil},
	{"15.5 the dark", with(dueling, "sky night\n", "side A"), "A act > a-1\nA ahead 100", nil},
	{"20.6 a gate", strings.Replace(besieged, "2400 2820", "1000 4000", 1), "A act > a-3\nA shoot > piece-3", nil},
	{"23.1 a petard", besieged, "A act > a-1\nA petard > piece-3", nil},
	{"23.2 a house", besieged, "A act > a-2\nA ignite > piece-1", nil},
	{"23.1 a house and Petardmen", strings.Replace(besieged, "kern squadrons 2 at 500 4320", "petardmen at 500 4320", 1), "A act > a-2\nA ignite > piece-1", nil},
	{"23.3 a fire", strings.Replace(besieged, "400 4300\n", "400 4300 fire 2\n", 1), "A act > a-2\nA fight-fire > piece-1", nil},
	{"26.4 the first die", "scenario cattle-lifting", "A nation > nation-scots\nB nation > nation-english", nil},
	{"26.4 the second die", "scenario cattle-lifting", "A nation > nation-scots\nB nation > nation-english", []uint16{3}},
	{"26.5 reinforcements", "26.5_help_on_eleven.txtar", "A act > a-1\nA pass", nil},
	{"27.6 the fleet", "27.6_the_fleet_shoots.txtar", "A bombard > b-1", nil},
	{"27.10 reinforcements", "27.10_help_in_turn_12.txtar", "A act > a-1\nA pass\nB pass", nil},
	{"28.1 reinforcements", "27.10_help_in_turn_12.txtar", "A act > a-1\nA pass\nB pass", []uint16{6}},
	{"28.1 an English force", "scenario campaign", "A levy > mixed", nil},
	{"28.1 a Spanish force", "scenario campaign", "A levy > mixed\nA levy > mixed\nA keep-colonel 1\nA keep-colonel 1\nB levy > foot", []uint16{3, 1, 1, 1, 1, 1, 1, 1}},
	{"29.11 the first die", "29.11_three_against_four.txtar", "B gather-reserve > kwartier\nB pass", nil},
	{"29.11 the second die", "29.11_three_against_four.txtar", "B gather-reserve > kwartier\nB pass", []uint16{2}},
	{"29.13 the discovery", "29.13_a_gun_is_neither_horse_nor_canny.txtar", "A march > elzenbos", nil},
	{"29.13 of six Demilancers", "29.13_what_is_added_decides.txtar", "B pass", nil},
	{"29.20 a Rescue Party", rescued, rescues, []uint16{6, 5}},
	{"29.14 who wins", rescued, rescues, []uint16{6, 5, 5, 4}},
	{"29.14 losses", rescued, rescues, []uint16{6, 5, 5, 4, 6, 6}},
	{"6.5 a Colonel", strings.Replace(rescued, "flow march", "war-colonel a-war-colonel-1 9 goes\nflow march", 1), rescues, []uint16{6, 5, 5, 4, 6, 6, 1, 1, 1}},
	{"29.17 herds", "29.14_nobody_comes_to_the_battle.txtar", "B summon-reserve > kwartier with herreruelos 2\nB pass", []uint16{6, 6, 6, 6, 1, 1, 1, 1, 1, 1}},
	{"29.15 baggage", convoy, "A march > noordschans\nB attack-them\nB pass", []uint16{6, 5, 6, 6, 1, 1, 1, 1}},
}

// rescued is a position from which the English come to a place near to the Spanish Reserve, and rescues are choices by which
// these attack them with a Rescue Party.
const (
	rescued = `game fury
campaign dice week 1 steps 1 at kerkhoven
plan storm noordschans by kerkhoven elzenbos noordschans
herds zuiderweide 5
body column herreruelos 14
body column saker 1
body reserve noordschans herreruelos 4
flow march
`
	convoy = `game fury
campaign dice week 1 steps 1 wagons 3 at kerkhoven
plan supplies oudeveer by kerkhoven noordschans oudeveer
herds zuiderweide 5
body column veteran-shot 8
body garrison noordschans spanish-pikemen 4
flow march
`
	rescues = "A march > elzenbos\nB attack-them\nB summon-reserve > noordschans with herreruelos 2\nB pass"
)

// TestReckonThrow holds what stands before each throw to testdata/reckoned.txt: its modifiers, each with its case, and what
// which faces do; of a throw after another, with what the dice before it have made of it.
func TestReckonThrow(t *testing.T) {
	const golden = "testdata/reckoned.txt"
	r := rules(t)
	var text strings.Builder
	for i := range atStake {
		tt := &atStake[i]
		at, th := throwOf(t, r, tt.story, tt.position, tt.plays, tt.faces)
		fmt.Fprintf(&text, "# %s\n%s\n", tt.story, reckonedThrow(r, at, th))
	}
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(golden, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if text.String() != string(want) {
		t.Errorf("%s differs: go test -run ReckonThrow -update, and read the difference\n%s", golden, text.String())
	}
}

// positionOf returns a position by its text, or that of a worked example or of a scenario that is set up.
func positionOf(t *testing.T, r engine.Ruleset, text string) engine.State {
	t.Helper()
	if key, is := strings.CutPrefix(text, "scenario "); is {
		mixed := dice.NewMixer(1, 1)
		s, err := r.Setup(key, nil, &engine.Turn{Dice: &mixed})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	if strings.HasSuffix(text, ".txtar") {
		file, err := os.ReadFile("testdata/" + text)
		if err != nil {
			t.Fatal(err)
		}
		_, text, _ = strings.Cut(string(file), "-- position --\n")
	}
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems, text)
	}
	return s
}

// throwOf plays choices with dice in a position until the dice run dry, and returns the throw that is asked for then and
// the position at it as its seat sees it.
func throwOf(t *testing.T, r engine.Ruleset, story, position, plays string, faces []uint16) (at engine.State, th engine.Throw) {
	t.Helper()
	at = positionOf(t, r, position)
	turn := engine.Turn{Dice: dice.NewScript(faces...)}
	for text := range strings.SplitSeq(plays, "\n") {
		c, bad := engine.ParseChoiceIn(at, r.Info(), r.Words(), text)
		if bad != nil {
			t.Fatal(story, bad)
		}
		if open := at.Pending(nil); c.About == engine.NoObject && len(open) > 0 {
			c.About = open[0].About
		}
		if ill := at.Check(c); !ill.OK() {
			t.Errorf("%s: %s: %s", story, text, r.Words().Refuse(ill))
			return at, th
		}
		if !engine.Try(at, c, &turn) {
			at.Redact(turn.Dry.Seat)
			return at, *turn.Dry
		}
	}
	t.Errorf("%s: no dice are asked for\n%s", story, r.FormatPosition(nil, at))
	return at, th
}

// reckonedThrow writes which dice are asked for and what is reckoned of them.
func reckonedThrow(r engine.Ruleset, at engine.State, th engine.Throw) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%d, %s)\n", r.(engine.Caller).Call(th), th.Dice, th.Rule)
	for _, sum := range r.(engine.Reckoner).ReckonThrow(at, th, th.Seat) {
		fmt.Fprintln(&b, strings.TrimSuffix(sum.Title+": "+sum.Total, ": "))
		for _, p := range sum.Parts {
			switch {
			case p.Faces != "":
				fmt.Fprintf(&b, "  %s: %s (%s) %d/%d\n", p.Faces, p.Text, p.Rule, p.Ways, p.Of)
			case p.Of != 0:
				fmt.Fprintf(&b, "  %s (%s) %d/%d\n", p.Text, p.Rule, p.Ways, p.Of)
			default:
				fmt.Fprintf(&b, "  %s %s (%s)\n", p.Text, p.Value, p.Rule)
			}
		}
	}
	return b.String()
}
