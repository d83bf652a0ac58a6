package jenkins

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// atSea is a position with something of everything that may be told together.
const atSea = `weathergage position 1
game jenkins 10
scenario war
turn 3
flow english-movement begun
flow pick English 2719-docked
funds English 12 Spanish 31
storm 2
san-isidro 5
acts 12
scuttlers 1
captured french dutch
peace
holder leogane english
scuttled cartagena
rolled chagres
battle English 2920
battle Spanish 2825
fought 2825
pool English suffolk e-frigate*3
pool Spanish oriente
gone English burford
gone Spanish galicia
English at 2719-docked e-deception vernon cornwall:taken e-frigate*2:flag
English at 2719-shore e-cannons-7 e-soldiers-2:done
English at 2920-outside shrewsbury:open:flag:done
English at 3018-shore e-soldiers-1
Spanish at 2825-docked africa
Spanish at 2825-shore lezo s-cannons-7*2 s-soldiers-3
Spanish at 2920-outside s-frigate:open
Spanish at off-atlantic san-carlos
`

func parsed(t testing.TB, r *ruleset, text string) (*State, []engine.Problem) {
	t.Helper()
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State), problems
}

// sound is a position of which nothing is wrong.
func sound(t testing.TB, r *ruleset, text string) *State {
	t.Helper()
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatalf("%v %v\n%s", err, problems, text)
	}
	return s.(*State)
}

func TestPositionText(t *testing.T) {
	r := rules(t)
	g, problems := parsed(t, r, atSea)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if got := string(r.FormatPosition(nil, g)); got != atSea {
		t.Errorf("got\n%s\nwant\n%s", got, atSea)
	}
	if g.flow.Depth() != 2 || g.count != [2]uint8{9, 7} || g.funds[Spanish] != 31 || g.isidro != 5 ||
		g.scuttled != 1<<portNamed(t, g.tables, "cartagena") || !g.battle[Spanish].has(hexAt(t, "2825")) {
		t.Error("something was read otherwise than it is written")
	}
	lo, _ := g.span(English, At(hexAt(t, "2719"), LayerDocked))
	if p := g.pieces[English][lo]; p.Counter != kindNamed(t, g.tables, "e-deception") || p.Mark != markPublic {
		t.Errorf("the top of the stack in Port Royal is %+v", p)
	}
}

func TestPositionTextIsLenient(t *testing.T) {
	r := rules(t)
	text := enginetest.Backwards(atSea)
	text = strings.NewReplacer("ENGLISH AT 2719-", "English at Port-Royal-", "CHAGRES", "2327", "E-FRIGATE*2:FLAG", "e-frigate:flag e-frigate:flag").Replace(text)
	g, problems := parsed(t, r, text)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if got := string(r.FormatPosition(nil, g)); got != atSea {
		t.Errorf("got\n%s\nwant\n%s", got, atSea)
	}
}

func TestShortPosition(t *testing.T) {
	r := rules(t)
	g, problems := parsed(t, r, "English at port-royal-docked cornwall\n")
	if len(problems) > 0 || g.flow.Top().Step != stepEnglishMovement || g.turn != 1 ||
		g.holder[portNamed(t, g.tables, "havana")] != HolderSpanish {
		t.Errorf("%v\n%s", problems, r.FormatPosition(nil, g))
	}
}

// TestRedactedPosition: what a seat may not know is written as question marks, and
// read again as such.
func TestRedactedPosition(t *testing.T) {
	r := rules(t)
	g, _ := parsed(t, r, atSea)
	g.Redact(English)
	text := string(r.FormatPosition(nil, g))
	for _, line := range []string{
		"Spanish at 2825-shore ?*4",
		"Spanish at 2825-docked africa",
		"English at 2719-docked e-deception vernon cornwall:taken e-frigate*2:flag",
	} {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("expected %q in\n%s", line, text)
		}
	}
	again, problems := parsed(t, r, text)
	if len(problems) > 0 || !again.Equal(g) {
		t.Errorf("read back it is another position: %v\n%s\n%s", problems, text, r.FormatPosition(nil, again))
	}
}

func TestCombatText(t *testing.T) {
	r := rules(t)
	const text = `weathergage position 1
game jenkins 10
scenario war
turn 1
flow none
funds English 0 Spanish 0
limbo Spanish s-frigate
combat naval English 2920 bombs passed 1
side English tactics 2 ashore 1 dice 3 roll 1 hits 2 green faces 1 1 0 0 0 1
shot English cornwall group 1 gun 8 face 3
shot English cornwall group 1 gun 8
side Spanish
shot Spanish s-frigate group 1 gun -2 face 6
`
	g, _ := parsed(t, r, text)
	if got := string(r.FormatPosition(nil, g)); got != text {
		t.Errorf("got\n%s\nwant\n%s", got, text)
	}
}

func TestPositionRefused(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ old, new, want string }{
		{"turn 3", "trun 3", `4:1: expected one of 28 words, found "trun": perhaps turn`},
		{"turn 3", "turn 3 4", `4:8: expected the end of the line, found "4"`},
		{"turn 3", "turn", "4:5: expected a whole number from 0 to 255, found the end of the line"},
		{"turn 3", "turn 3\nturn 4", `5:1: a second line "turn"`},
		{"position 1", "position 2", "1:"},
		{"jenkins 10", "duel 1", `2:6: expected jenkins, found "duel"`},
		{"scenario war", "scenario peace", `3:10: expected war, short, cartagena or porto-bello, found "peace"`},
		{"flow english-movement", "flow english-move", `5:6: expected one of 47 words, found "english-move": perhaps english-movement`},
		{"flow english-movement begun", "flow pick", "5:6: expected a step of the turn in the first line of flow"},
		{"flow pick", "flow spanish-movement", "6:6: expected a step that is part of another"},
		{"pick English 2719-docked", "pick English 2719-sunk", `6:19: expected a seat, a name, code or n, found "2719-sunk"`},
		{"begun", "begin", `5:23: expected a seat, a name, begun, code or n, found "begin"`},
		{"begun", "code x", `5:28: expected a whole number from 0 to 65535, found "x"`},
		{"pick English 2719-docked", "sail English 2719 entered x", `6:32: expected a whole number from 0 to 65535, found "x"`},
		{"pick English 2719-docked", "intercept English 2719 from 2720-docked", `6:34: expected a name after from, found "2720-docked"`},
		{"pick English 2719-docked", "naval English 2719 deceive deceiver French", `6:42: expected English or Spanish, found "French"`},
		{"pick English 2719-docked", "loss English havana by-plague", `6:26: expected a seat, a name, perilous-sea, disease, naval-combat, land-combat, ship-called-home, soldiers-called-home, left, of, code or n, found "by-plague"`},
		{"pick English 2719-docked", "pick English 2719-docked n 1", "6:34: expected a whole number from -9999 to 9999, found the end of the line"},
		{"pick English 2719-docked", "disease English 2719", "6:1: expected a position in which a seat chooses, found one that goes on with a throw (7.5)"},
		{"funds English", "funds French", `7:7: expected English or Spanish, found "French"`},
		{"storm 2", "storm 7", `8:7: expected a whole number from 0 to 6, found "7"`},
		{"holder leogane", "holder 2720", `14:8: expected a seaport, found "2720"`},
		{"holder leogane english", "holder leogane danish", `14:16: expected none, english,`},
		{"battle English 2920", "battle English 9920", `17:16: expected a hex from 0101 to 4628 or a seaport, found "9920"`},
		{"e-frigate*3", "e-frigate*0", `20:22: expected from 1 to 112 counters after *, found "0"`},
		{"e-frigate*3", "e-frigate:done", "20:22: expected at most 255 counters that everyone knows"},
		{"suffolk", "oriente", "20:14: expected a counter of the English, found oriente"},
		{"English at 2719-docked", "English in 2719-docked", `24:9: expected at, found "in"`},
		{"English at 2719-docked", "English at 2719", "24:12: expected a hex or seaport with -fleet, -outside, -docked, -shore, or a box"},
		{"shrewsbury:open", "shrewsbury:sunk", "26:25: expected foe, open, flag, done, taken, entered or last after a colon"},
		{"shrewsbury:open", "salisbury:open", `26:25: expected a counter of the English, found "salisbury": perhaps shrewsbury`},
		{"s-cannons-7*2", "s-cannons-7*112", "29:28: expected at most 112 counters on the map"},
		{"rolled chagres", "result spanish", "6:1: expected no line of flow in a match that is over"},
	} {
		text := strings.Replace(atSea, tt.old, tt.new, 1)
		if text == atSea {
			t.Fatalf("no %q in the position", tt.old)
		}
		_, _, err := r.ParsePosition([]byte(text))
		var fault *engine.TextError
		if !errors.As(err, &fault) || !strings.HasPrefix(fault.Error(), tt.want) {
			t.Errorf("%q for %q:\ngot  %v\nwant %s", tt.new, tt.old, err, tt.want)
		}
	}
}

func TestPositionProblems(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ name, old, new, want string }{
		{"2.2 more than there are", "burford", "burford*2", "2.2 2 of burford are about, but there are 1"},
		{"3.2 too many points", "English 12", "English 120", "3.2 the English have 120 points, but at most 100 can be kept"},
		{"1.2 after the last turn", "turn 3", "turn 11", "1.2 the scenario ends with turn 10"},
		{"11.7 three scuttled", "scuttlers 1", "scuttlers 3", "11.7 at most 2 ships are scuttled"},
		{"4.0 a ship ashore", "at 3018-shore e-soldiers-1", "at 3018-shore boyne", "4.0 boyne is a ship and lies ashore"},
		{"4.0 ashore at sea", "at 3018-shore", "at 4522-shore", "4.0 e-soldiers-1 is ashore at sea"},
		{"4.0 afloat on land", "at 2920-outside shrewsbury", "at 0101-outside shrewsbury", "4.0 shrewsbury is afloat on land"},
		{"4.0 docked at sea", "at 2920-outside shrewsbury", "at 4522-docked shrewsbury", "4.0 shrewsbury is docked where no seaport is"},
		{"4.1 cargo without a ship", "at 2825-docked africa", "at 2825-docked africa eslava", "4.1 eslava lies on no ship"},
		{"7.3 too much for a ship", "vernon cornwall", "vernon e-supplies cornwall", "7.3 cornwall cannot carry what lies on it: more than one counter"},
		{"11.5 guns aboard", "at 2825-docked africa", "at 2825-docked s-cannons-5 africa", "11.5 s-cannons-5 is aboard, and no ship can carry it"},
		{"11.6 a boom chain aboard", "at 2825-docked africa", "at 2825-docked s-boom-chain africa", "11.6 s-boom-chain is aboard, and no ship can carry it"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(atSea, tt.old, tt.new, 1)
			_, problems := parsed(t, r, text)
			var all []string
			for _, p := range problems {
				all = append(all, string(p.Rule)+" "+p.Why)
			}
			if text == atSea || !slices.Contains(all, tt.want) {
				t.Errorf("got %q, want %q", all, tt.want)
			}
		})
	}
}

func FuzzPosition(f *testing.F) {
	enginetest.FuzzPosition(f, rules(f), atSea,
		"English at port-royal-docked cornwall\nSpanish at 2720-outside s-frigate ?*2\nflow spanish-combat\n",
		"turn 10\nflow victory\nholder chagres english\nEnglish at chagres-shore e-supplies\n")
}

func BenchmarkFormatPosition(b *testing.B) {
	r := rules(b)
	g, _ := parsed(b, r, atSea)
	var buf []byte
	for b.Loop() {
		buf = r.FormatPosition(buf[:0], g)
	}
}

func BenchmarkParsePosition(b *testing.B) {
	r := rules(b)
	for b.Loop() {
		if _, _, err := r.ParsePosition([]byte(atSea)); err != nil {
			b.Fatal(err)
		}
	}
}
