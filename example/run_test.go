package example_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

func rules(t *testing.T) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func run(t *testing.T, text string) (*example.Report, error) {
	t.Helper()
	x, err := example.Parse("a", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return x.Run(rules(t))
}

// TestReadme runs the example of the page that teaches the format.
func TestReadme(t *testing.T) {
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "\n```\n")
	text, _, ok := strings.Cut(rest, "```\n")
	if !ok {
		t.Fatal("README.md holds no example")
	}
	report, err := run(t, text)
	if err != nil {
		t.Fatal(err)
	}
	if !report.Holds() || report.Checked < 12 {
		t.Errorf("%d lines checked\n%s", report.Checked, report)
	}
}

func TestExamples(t *testing.T) { example.Test(t, rules(t), "testdata/*.txtar") }

// fire is a position in which A is about to fire and her enemy is nearly beaten.
const fire = `
-- position --
game duel
phase firing
gage A
firing A
range 85mm
guns resolute round
guns vengeur chain
ship vengeur hull 4
`

// near is the same with the ships nearer to each other than they can come.
var near = strings.Replace(fire, "85mm", "20mm", 1)

// fired is a broadside with three hits, after which B strikes.
const fired = "dice 6 5 3 4 6\nA fire resolute > vengeur\n"

// TestDifferences shows, for every directive, what it says when it does not
// hold, and what is written instead. Where got is "" it holds.
func TestDifferences(t *testing.T) {
	const orders = "game duel\n"
	for _, tt := range []struct{ name, text, line, got, updated string }{
		{"no faces at all", "A fire > vengeur" + fire, "A fire resolute > vengeur", "0 left", ""},
		{"a choice is refused", "A pass\nA pass" + fire, "A pass", "open question", ""},
		{"about may be left out", "dice 6 6 6 6\nA fire > vengeur" + fire, "", "", ""},
		{"! finds it allowed", "! A pass" + fire, "! A pass", "allowed", ""},
		{"a wrong case", orders + "! A plot resolute 4\nrefused 9.9", "refused 9.9", "at most 3 (case 2.4)", "refused 2.4"},
		{"a wrong reason", orders + "! A plot resolute 4\nrefused 2.4 guns", "refused 2.4 guns", "at most 3 (case 2.4)", "refused 2.4"},
		{"a refusal without a case", "! B pass\nrefused later" + fire, "refused later", "open question", "refused that does not answer any open question. Open: A: shall Resolute fire? (4.1)"},
		{"faces left over", "dice 6 6 6 6 1 1\nA fire > vengeur" + fire, "dice", "left over: 1 1", ""},
		{"faces left over before more", "dice 5\ndice 6 1\nA pass\ndice 1 1 1 1\nB fire > resolute" + strings.Replace(fire, "85", "285", 1), "dice", "left over: 5 6 1", ""},
		{"too few faces", "dice 6 6 6\nA fire > vengeur" + fire, "A fire resolute > vengeur", "3 left", ""},
		{"too few faces in the set-up", "game duel\nscenario fog\ndice 6\nturn 1", "scenario fog", "1 left", ""},
		{"faces of the set-up", "game duel\nscenario fog\ndice 6 5\nevent 300 mm\nexpect range 300mm", "", "", ""},
		{"an event that was not told", fired + "event sank" + fire, "event sank", "4 or more: 3 hits. (4.3)",
			"event Resolute fires round shot at Vengeur, hitting on 4 or more: 3 hits. (4.3)"},
		{"an event under another case", fired + "event fired (4.2)" + fire, "event fired (4.2)", "3 hits", ""},
		{"an event before another", fired + "event struck\nevent fired" + fire, "event fired", "nothing more", ""},
		{"an event of a kind with words", fired + "event fired at Vengeur (4.3)" + fire, "", "", ""},
		{"! an event", fired + "! event sank\n! event fired" + fire, "! event fired", "3 hits", ""},
		{"! then: not after the last event told", fired + "event fired\n! then fired\n! then struck" + fire, "! then struck", "strikes", ""},
		{"then, after the last event told", fired + "event fired\nthen struck\n! then struck" + fire, "", "", ""},
		{"! any event", orders + "B plot vengeur 1\n! event", "! event", "Vengeur is ordered", ""},
		{"another question", "pending A steer?" + fire, "pending A steer?", "shall Resolute fire?", "pending A"},
		{"another seat is asked", "pending B" + fire, "pending B", "shall Resolute fire?", ""},
		{"! a question", "! pending B\n! pending A" + fire, "! pending A", "shall Resolute fire?", ""},
		{"nobody is asked", "pending none" + fire, "pending none", "shall Resolute fire?", ""},
		{"nobody is asked after the end", fired + "pending none\n! pending" + fire, "", "", ""},
		{"somebody is asked", "! pending none" + fire, "", "", ""},
		{"somebody is asked after the end", fired + "! pending none" + fire, "! pending none", "asked: none", ""},
		{"other options", "options A: pass" + fire, "options A: pass", "fire resolute > vengeur, pass resolute", "options A: fire resolute > vengeur, pass resolute"},
		{"options of a verb", "options A fire: resolute > vengeur" + fire, "", "", ""},
		{"options about a ship", "options A fire resolute: VENGEUR" + fire, "", "", ""},
		{"no options", "options B: none\noptions A: none" + fire, "options A: none", "fire resolute > vengeur", "options A:"},
		{"numbers offered", orders + "options A plot resolute: 0..3", "", "", ""},
		{"not offered", "offered A fire > vengeur\noffered A fire > resolute" + fire, "offered A fire > resolute", "fire resolute > vengeur", ""},
		{"! offered", "! offered A fire > resolute\n! offered A fire > vengeur" + fire, "! offered A fire > vengeur", "fire resolute", ""},
		{"seen by one seat", orders + "B plot vengeur 1\nsee B speed 1\n! see A speed 1\nsee A speed 1", "see A speed 1", "not among", ""},
		{"! seen", "! see observer guns vengeur chain\n! see B guns vengeur chain" + fire, "! see B guns vengeur chain", "guns vengeur chain", ""},
		{"seen as a line", "see observer guns ... ?" + fire, "", "", ""},
		{"another line", "expect gage B  # why" + fire, "expect gage B", "gage A", "expect gage A  # why"},
		{"no line", "expect weather fine" + fire, "expect weather fine", "no line begins so", ""},
		{"one of several lines", "expect ship" + fire, "expect ship", "2 lines that begin so", ""},
		{"lines counted", "expect 2 x ship ...\nexpect 0 x order …\n! expect 3 x ship ...\nexpect 1 x ship ..." + fire, "expect 1 x ship ...", "2", "expect 2 x ship ..."},
		{"! lines counted", "! expect 2 x ship ..." + fire, "! expect 2 x ship ...", "2", ""},
		{"what the charts show", "expect shown ships Vengeur hull 4/8\nexpect shown Resolute hull 5/6" + fire, "expect shown Resolute hull 5/6", "The ships Resolute hull 6/6", ""},
		{"! what the charts show", "! expect shown Resolute hull 5/6\n! expect shown resolute hull 6/6" + fire, "! expect shown resolute hull 6/6", "The ships Resolute hull 6/6", ""},
		{"what nothing shows", "expect shown Resolute rum 6" + fire, "expect shown Resolute rum 6", "nothing like it", ""},
		{"the outlook", "expect shown outlook Resolute has a hull of 6 Vengeur of 4; ...\n! expect shown outlook a hull of 7 ..." + fire, "", "", ""},
		{"dice of a choice", "A fire resolute > vengeur dice 6 5 3 4 6  # and the fifth is for her colours\nevent struck" + fire, "", "", ""},
		{"dice of a choice after those of a line", "dice 6 5 3\nA fire resolute > vengeur dice 4 6\nevent struck" + fire, "", "", ""},
		{"dice of a choice left over", "A fire resolute > vengeur dice 6 5 3 4 6 1\nresult A" + fire, "dice", "left over: 1", ""},
		{"! a line", "! expect gage B\n! expect gage ..." + fire, "! expect gage ...", "it stands", ""},
		{"a number that is near", "expect range 84mm~1\nexpect range 85mm~0.05\nexpect ship vengeur hull 6~2 ...\nexpect range 83.9mm~1" + fire,
			"expect range 83.9mm~1", "range 85mm", "expect range 85mm"},
		{"! a number that is near", "! expect range 86.5mm~1\n! expect range 86mm~1" + fire, "! expect range 86mm~1", "it stands", ""},
		{"no number, or another unit", "! expect range 85~1\n! expect gage B~1\n! expect range mm~1\n! expect range 85mm~x" + fire, "", "", ""},
		{"another turn", "turn 2 fire" + fire, "turn 2 fire", "turn 1 firing", "turn 1 firing"},
		{"! a turn", "! turn 2\n! turn 1" + fire, "! turn 1", "turn 1", ""},
		{"another winner", fired + "result B 5.2" + fire, "result B 5.2", "A 5.2", "result A 5.2"},
		{"another end", fired + "result A 5.1" + fire, "result A 5.1", "A 5.2", "result A 5.2"},
		{"no draw", fired + "result draw" + fire, "result draw", "A 5.2", "result A 5.2"},
		{"no end", "result A" + fire, "result A", "goes on", ""},
		{"! an end", fired + "! result" + fire, "! result", "A 5.2", ""},
		{"the match goes on", "! result" + fire, "", "", ""},
		{"auto plays what is forced", "A pass\nauto\nturn 1 firing" + fire, "", "", ""},
		{"auto passes", "auto pass\nturn 2 orders" + fire, "", "", ""},
		{"auto passes until", "auto pass until B shall vengeur fire\npending B\nturn 1" + fire, "", "", ""},
		{"auto does not get there", "auto pass until turn 3" + fire, "auto pass until turn 3", "turn 2, orders", ""},
		{"an objection", "turn 1" + near, "the position", "(3.4)", ""},
		{"an objection foreseen", "problem 40 mm (3.4)\nturn 1" + near, "", "", ""},
		{"no objection", "problem fog\nturn 1" + fire, "problem fog", "none", ""},
		{"a change", orders + "expect range 95mm\n! expect wind steady\n-- change --\nwind variable\nrange 95mm", "", "", ""},
		{"a line added", orders + "expect order vengeur speed 2\n-- change --\n+ order vengeur speed 2", "", "", ""},
		{"a line taken out", orders + "turn 1\nexpect range 515mm\n-- change --\n- range 515mm", "", "", ""},
		{"the position afterwards", orders + "-- after --\ngame duel 1\n", "the position afterwards", "range 515mm",
			"-- after --\nweathergage position 1\ngame duel 1\nscenario open-sea\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			report, err := run(t, "# case 1.1\n"+tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if tt.got == "" {
				if !report.Holds() {
					t.Errorf("it should hold:\n%s", report)
				}
				return
			}
			if len(report.Differences) != 1 {
				t.Fatalf("want one difference, got:\n%s", report)
			}
			if d := report.Differences[0]; !strings.HasPrefix(d.Said, tt.line) || !strings.Contains(d.Got, tt.got) {
				t.Errorf("want %q and in it %q, got:\n%s", tt.line, tt.got, report)
			}
			if updated := string(report.Updated()); !strings.Contains(updated, tt.updated) {
				t.Errorf("want %q in:\n%s", tt.updated, updated)
			}
		})
	}
}

func TestFaults(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"another game", "game chess\nA pass", `a:1:1: expected the rules of "chess", given those of "duel"`},
		{"a misspelt directive", "game duel\nexpekt range", `a:3:1: expected a seat (A, B) or a directive (dice, refused, auto, event, ` +
			`then, pending, options, offered, see, expect, turn, result, say, hint), found expekt, did you mean expect?`},
		{"an unknown verb", "game duel\n  ! A steer north", `a:3:7: no verb "steer"`},
		{"an unknown ship", "game duel\nA fire resolute > sole", `a:3:19: nothing is named "sole"`},
		{"a misspelt ship", "game duel\nA plot resolut 2", `a:3:8: nothing is named "resolut": perhaps resolute`},
		{"an unknown seat", "game duel\nsee C x", `a:3:5: expected a seat (A, B, observer), found "C"`},
		{"nothing to see", "game duel\nsee A", `a:3:6: expected a text after the seat`},
		{"no colon", "game duel\noptions A pass", `a:3:15: expected a colon`},
		{"no list", "game duel\noptions A pass:", `a:3:16: expected a colon and the list`},
		{"options of nothing", "game duel\noptions A steer: none", `a:3:9: expected a verb and an object before the colon, found "steer"`},
		{"dice that a choice does not have", "A fire resolute > vengeur dice 6 x 3 4" + fire, `a:2:34: expected a face from 1 to 6 for 4d6 (4.3), found "x"`},
		{"a turn without number", "game duel\nturn two", `a:3:6: expected the number of a turn, found "two"`},
		{"auto with other words", "game duel\nauto play", `a:3:6: expected auto, auto pass`},
		{"auto until nothing", "game duel\nauto until ", `a:3:6: expected auto, auto pass`},
		{"a face off the die", "dice 6 7 6 6\nA fire > vengeur" + fire, `a:2:8: expected a face from 1 to 6 for 4d6 (4.3), found "7"`},
		{"a face off the die in the set-up", "game duel\nscenario fog\ndice 6 0\nturn 1", `a:4:8: expected a face from 1 to 6`},
		{"an unknown scenario", "game duel\nscenario harbour\nturn 1", `a:3:10: no scenario "harbour": expected open-sea, fog`},
		{"an unknown switch", "game duel\nset sea=rough\nturn 1", `a:3:5: no switch "sea": expected wind`},
		{"an unknown value", "game duel\nset wind=none\nturn 1", `a:3:5: no value "none" of wind: expected steady, variable`},
		{"a fault in the position", "turn 1" + strings.Replace(fire, "gage A", "gage D", 1), `a:6:6: expected A or B`},
		{"a fault in a change", "game duel\nturn 1\n-- change --\n\nrange far", `a:6:7: expected a whole number`},
		{"a change of nothing", "game duel\nturn 1\n-- change --\nweather fine", `a:5:1: no line of the position begins`},
		{"a change of two lines", "game duel\nturn 1\n-- change --\nship hull 3", `a:5:1: 2 lines of the position begin`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := run(t, "# case 1.1\n"+tt.text+"\n")
			var fault *engine.TextError
			if !errors.As(err, &fault) {
				t.Fatalf("got %v, want an engine.TextError", err)
			}
			if !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("got  %s\nwant %s", err, tt.want)
			}
		})
	}
}

// FuzzRun looks for examples that panic when they are run or updated, or whose
// updated text cannot be read.
func FuzzRun(f *testing.F) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		f.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(fired + "event struck (5.2)\nresult A 5.2\nauto pass until turn 3" + fire)
	f.Add("game duel\nscenario fog\nset wind=variable\ndice 1 2\nauto\noptions A plot resolute: 0..3\n" +
		"! A pass\nrefused 2.4 x\nexpect ... range ...\nsee B speed\n-- change --\n+ turn 2\n- wind\n-- after --\n?")
	f.Add("game duel\npending none\noffered A plot resolute 3\nturn 1 orders\nresult draw\n! event\nproblem x (3.4)")
	f.Fuzz(func(t *testing.T, text string) {
		x, err := example.Parse("a", []byte("# case 1.1\n"+text))
		if err != nil || x.Game != "duel" {
			return
		}
		report, err := x.Run(rules)
		var fault *engine.TextError
		if err != nil {
			if !errors.As(err, &fault) {
				t.Errorf("got %v, want an engine.TextError", err)
			}
			return
		}
		if _, err := example.Parse("a", report.Updated()); err != nil {
			t.Errorf("the updated text: %v\n%s", err, report.Updated())
		}
	})
}

// TestUpdated checks that what is written holds, and keeps the rest.
func TestUpdated(t *testing.T) {
	text := "# case 1.1\n" + strings.Replace(fired, "A fire", "turn 9\nA fire", 1) +
		"event ?  # told first\nevent ?\nexpect ship vengeur ?\nresult draw\noptions A: ?\n\n-- after --\n?\n" + fire[1:]
	report, err := run(t, text)
	if err != nil {
		t.Fatal(err)
	}
	again, err := run(t, string(report.Updated()))
	if err != nil {
		t.Fatal(err)
	}
	if !again.Holds() {
		t.Errorf("%s\n%s", again, report.Updated())
	}
	if want := "hits. (4.3)  # told first\n"; !strings.Contains(string(report.Updated()), want) {
		t.Errorf("no %q in\n%s", want, report.Updated())
	}
}

// A choice without the > before the name of what it is on says what was meant.
func TestAForgottenArrow(t *testing.T) {
	const closing = "\n-- position --\ngame duel\nphase closing\ngage A\nrange 250mm\nship resolute speed 1\n"
	for _, tt := range []struct{ line, position, want string }{
		{"A fire vengeur", fire, "Perhaps A fire resolute > vengeur"},
		{"A fire resolute vengeur", fire, `"vengeur" is too much: fire takes no number: perhaps A fire resolute > vengeur`},
		{"! A close vengeur 100mm\nrefused 3.3 at most 60", closing, "Perhaps ! A close resolute > vengeur 100mm"},
		{"! A close vengeur 100mm\nrefused 3.4", closing, "that ship is not yours (case 1.1)"},
	} {
		report, err := run(t, "# case 4.1\n"+tt.line+tt.position)
		got := ""
		switch {
		case err != nil:
			got = err.Error()
		case len(report.Differences) > 0:
			got = report.Differences[0].Got
		}
		if !strings.Contains(got, tt.want) || strings.Contains(got, "Perhaps") != strings.Contains(tt.want, "Perhaps") {
			t.Errorf("%s: %q, want %q in it", tt.line, got, tt.want)
		}
	}
}
