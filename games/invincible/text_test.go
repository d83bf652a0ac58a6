package invincible

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// inAction is a position with something of everything.
const inAction = `weathergage position 1
game invincible 4
set parma-prepared=on
turn 11
flow english-moves
flow move frobisher squares 1 third
flow tactics
wind easterly
weather normal
armada gravelines stays
army attempts 1
fireships come
rally-help used
squadron howard in dover hits 2 added 1 low-ammo
squadron drake at B4 hits 2 shots 3 moved
squadron hawkins in narrows voyage east
squadron frobisher at D4 hits 3
squadron seymour lost
squadron sidonia at G5
squadron recalde at D5 hits 3 shots 2 broken
squadron diego-flores at E4 hits 11
squadron pedro-valdes at F7
squadron oquendo at E6
squadron bertendona lost
squadron moncada at G6
squadron medina-1 at E5 low-ammo gave
squadron medina-2 at F5
squadron medina-3 at F6
hand English hand-of-god culverin-fire culverin-fire
hand Spanish soldiers
aside bonus-draw
out parma-ready
combat frobisher > recalde left 2
tactic English none dice 2 drm 1
tactic Spanish close-in scored 1 fired
attack hawkins > oquendo
attack frobisher > recalde
`

func TestPositionText(t *testing.T) {
	r := game(t)
	s, problems, err := r.ParsePosition([]byte(inAction))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	if got := string(r.FormatPosition(nil, s)); got != inAction {
		t.Errorf("got\n%s\nwant\n%s", got, inAction)
	}
	g := s.(*State)
	if g.flow.Depth() != 3 || g.at[Frobisher] == 0 || g.place[Drake] != boxGravelines || g.combat.DRM[English] != 1 ||
		g.hand[English][CulverinFire] != 2 || g.attempts != 1 || !g.gave[Medina1] {
		t.Error("something was read otherwise than it is written")
	}
}

func TestPositionTextIsLenient(t *testing.T) {
	r := game(t)
	text := enginetest.Backwards(inAction)
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	if got := string(r.FormatPosition(nil, s)); got != inAction {
		t.Errorf("got\n%s\nwant\n%s", got, inAction)
	}
}

func TestShortPosition(t *testing.T) {
	r := game(t)
	s, problems, err := r.ParsePosition([]byte("squadron drake at E4\nsquadron oquendo at E5\n"))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	g := s.(*State)
	if !g.lost[Howard] || g.lost[Drake] || g.place[Drake] != g.armada || g.flow.Top().Step != stepEnglishMoves || g.turn != 1 {
		t.Errorf("got\n%s", r.FormatPosition(nil, s))
	}
	// With nobody to act, the position goes on to the first who is asked.
	s, _, err = r.ParsePosition([]byte("squadron drake in dover\nsquadron oquendo at E5\nflow english-moves\n"))
	if err != nil || s.(*State).flow.Top().Step != stepSpanishMoves {
		t.Errorf("got %v\n%s", err, r.FormatPosition(nil, s))
	}
}

// TestPositionTextShowsEverything changes the bytes of a position one by one: the
// text shows each change.
func TestPositionTextShowsEverything(t *testing.T) {
	r := game(t)
	s, _, err := r.ParsePosition([]byte(inAction))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	unused := unusedBytes(g)
	all := unsafe.Slice((*byte)(unsafe.Pointer(&g.flat)), unsafe.Sizeof(g.flat))
	for i := range all {
		if unused[i] {
			continue
		}
		all[i] ^= 1
		if text := formatted(r, s); text == inAction {
			t.Errorf("byte %d of the position does not show in its text", i)
		}
		all[i] ^= 1
	}
}

// formatted is the text of a position, or "no text" for one that has none.
func formatted(r engine.Ruleset, s engine.State) (text string) {
	defer func() {
		if recover() != nil {
			text = "no text"
		}
	}()
	return string(r.FormatPosition(nil, s))
}

// unusedBytes are those that no position uses: entry 0 of arrays, the board seen
// the other way round, frames above the innermost, and a frame's high bytes.
func unusedBytes(g *State) map[int]bool {
	unused := make(map[int]bool)
	mark := func(from unsafe.Pointer, n uintptr) {
		start := uintptr(from) - uintptr(unsafe.Pointer(&g.flat))
		for i := range n {
			unused[int(start+i)] = true
		}
	}
	mark(unsafe.Pointer(&g.occupant), unsafe.Sizeof(g.occupant))
	for _, first := range []unsafe.Pointer{
		unsafe.Pointer(&g.at), unsafe.Pointer(&g.hits), unsafe.Pointer(&g.added), unsafe.Pointer(&g.shots),
		unsafe.Pointer(&g.lowAmmo), unsafe.Pointer(&g.broken), unsafe.Pointer(&g.moved), unsafe.Pointer(&g.lost), unsafe.Pointer(&g.struck),
		unsafe.Pointer(&g.gave), unsafe.Pointer(&g.place), unsafe.Pointer(&g.voyage),
		unsafe.Pointer(&g.hand[0]), unsafe.Pointer(&g.hand[1]), unsafe.Pointer(&g.aside), unsafe.Pointer(&g.out),
	} {
		mark(first, 1)
	}
	var frame engine.Frame
	size := unsafe.Sizeof(frame)
	for i := g.flow.Depth(); i < engine.MaxFlow; i++ {
		mark(unsafe.Add(unsafe.Pointer(&g.flow), size*uintptr(i)), size)
	}
	// Optional rules are the low bits of a number of four bytes; 17 of them.
	mark(unsafe.Add(unsafe.Pointer(&g.rules), 3), 1)
	return unused
}

func TestPositionRefused(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{"turn 11", "trun 11", `4:1: expected weathergage, game, set, turn,`},
		{"turn 11", "turn 11 12", `4:9: expected the end of the line, found "12"`},
		{"turn 11", "turn", `4:5: expected a whole number from 0 to 255, found the end of the line`},
		{"turn 11", "turn 256", `4:6: expected a whole number from 0 to 255, found "256"`},
		{"turn 11", "turn 11\nturn 12", `5:1: a second line "turn"`},
		{"position 1", "position 2", "1:"},
		{"invincible 4", "duel 1", `2:6: expected invincible, found "duel"`},
		{"invincible 4", "invincible 99", `2:17: expected a whole number from 1 to 4, found "99"`},
		{"parma-prepared=on", "parma-ready=on", `3:5: expected one of 17 switches, found "parma-ready": perhaps parma-prepared`},
		{"parma-prepared=on", "parma-prepared", `3:5: expected parma-prepared=on or parma-prepared=off`},
		{"flow english-moves", "flow english-move", `5:6: expected one of 45 words, found "english-move": perhaps english-moves`},
		{"flow english-moves", "flow move frobisher", "5:6: expected a step of the turn in the first line of flow"},
		{"flow tactics", "flow spanish-moves", "7:6: expected a step that is part of another"},
		{"flow move frobisher", "flow move frobishers", `6:11: expected a seat, a name, squares, asked, tide, stopped, third, denied, attacked, code or n, found "frobishers"`},
		{"squares 1 third", "squares", "6:28: expected a whole number from -9999 to 9999, found the end of the line"},
		{"squares 1 third", "n 1", "6:24: expected a whole number from -9999 to 9999, found the end of the line"},
		{"flow tactics", "flow gale n 100 0", "7:1: the lines of flow fit together in no match"},
		{"wind easterly", "wind northerly", `8:6: expected westerly or easterly, found "northerly"`},
		{"armada gravelines", "armada dover", `10:8: expected lizard, dodman-point,`},
		{"attempts 1", "attempts 4", `11:15: expected a whole number from 0 to 3, found "4"`},
		{"in dover", "in rye", `14:20: expected lizard, dodman-point,`},
		{"at B4", "at K4", `15:19: expected a square from A1 to J9, found "K4"`},
		{"squadron drake at B4", "squadron drake at D4", "17:23: drake is in D4 already (3.0)"},
		{"squadron drake at B4", "squadron howard at B4", "15:10: a second line for howard"},
		{"squadron sidonia at G5", "squadron sidonia in dover", "19:18: expected none, as Spanish squadrons never leave the Tactical Map (4.3)"},
		{"squadron sidonia at G5", "squadron sidonia at G5 lost", "19:10: expected nothing else of sidonia, which is lost"},
		{"squadron sidonia", "squadron sidónia", `19:10: expected howard, drake,`},
		{"hand Spanish soldiers", "hand French soldiers", `30:6: expected English or Spanish, found "French"`},
		{"hand Spanish soldiers", "hand Spanish sailors", `30:14: expected no-event,`},
		{"combat frobisher > recalde", "combat frobisher recalde", `33:18: expected >, found "recalde"`},
		{"tactic English none", "tactic English bravely", `34:16: expected none, stand-off, close-in, try-to-board, ?, dice,`},
		{"tactic Spanish", "result failed\ntactic Spanish", "7:1: expected no line of flow in a match that is over"},
	} {
		text := strings.Replace(inAction, tt.old, tt.new, 1)
		if text == inAction {
			t.Fatalf("no %q in the position", tt.old)
		}
		_, _, err := game(t).ParsePosition([]byte(text))
		var fault *engine.TextError
		if !errors.As(err, &fault) || !strings.HasPrefix(fault.Error(), tt.want) {
			t.Errorf("%q for %q:\ngot  %v\nwant %s", tt.new, tt.old, err, tt.want)
		}
	}
}

func TestPositionThatWaitsForNobody(t *testing.T) {
	_, _, err := game(t).ParsePosition([]byte("squadron oquendo at E5\nflow weather-gauge\n"))
	if want := "2:1: expected a position in which a seat chooses, found one that goes on with a throw (11.0)"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestPositionProblems(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"7.6 as many hits as strength", "diego-flores at E4 hits 11", "diego-flores at E4 hits 12", "7.6 diego-flores has 12 hits at strength 12 and is eliminated"},
		{"10.0 Spanish reinforced", "oquendo at E6", "oquendo at E6 added 1", "10.0 oquendo has added strength, but only the English reinforce"},
		{"7.6 shots under low ammo", "low-ammo gave", "low-ammo gave shots 1", "7.6 medina-1 has shots and low ammo"},
		{"8.4.2 a gift without low ammo", "low-ammo gave", "gave", "8.4.2 medina-1 has given away its stores, but is no hulk with low ammo"},
		{"8.4.2 a gift of no hulk", "oquendo at E6", "oquendo at E6 low-ammo gave", "8.4.2 oquendo has given away its stores, but is no hulk with low ammo"},
		{"4.3 a Spanish squadron nowhere", "oquendo at E6", "oquendo", "4.3 oquendo is not on the Tactical Map"},
		{"4.2 an English squadron nowhere", "howard in dover", "howard", "4.2 howard is nowhere on the Strategic Map"},
		{"12.4 a square without the Armada", "drake at B4", "drake at B4 in dover", "12.4 drake is on the Tactical Map, but not in the Armada's box"},
		{"2.2.3 a chit too many", "hand Spanish soldiers", "hand Spanish hand-of-god hand-of-god", "2.2.3 3 of hand-of-god are about, but there are 2"},
		{"16.0 a chit of the other side", "hand Spanish soldiers", "hand Spanish culverin-fire", "16.0 the Spanish may not hold culverin-fire"},
		{"16.0 a chit that is not held", "hand Spanish soldiers", "hand Spanish collision", "16.0 the Spanish may not hold collision"},
		{"16.0 a chit that does not stay", "out parma-ready", "out collision", "16.0 collision does not stay on the map"},
		{"17.1.1 both outcomes of the raid", "set parma-prepared=on", "set cadiz-raid-fails=on\nset lisbon-stores-burnt=on", "17.1.1 cadiz-raid-fails and lisbon-stores-burnt exclude each other"},
		{"7.1 a combat of one side", "frobisher > recalde", "frobisher > drake", "7.1 a combat is fought by two squadrons, one of each side"},
		{"7.2 a combat outside one", "flow tactics\n", "", "7.2 a combat is told of, but no line of flow is part of one"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(inAction, tt.old, tt.new, 1)
			_, problems, err := game(t).ParsePosition([]byte(text))
			if err != nil || text == inAction {
				t.Fatal(err)
			}
			var all []string
			for _, p := range problems {
				all = append(all, string(p.Rule)+" "+p.Why)
			}
			if !slices.Contains(all, tt.want) {
				t.Errorf("got %q, want %q", all, tt.want)
			}
		})
	}
}

func FuzzPosition(f *testing.F) {
	enginetest.FuzzPosition(f, game(f), inAction,
		"squadron drake at E4\nsquadron oquendo at E5\nflow spanish-moves\nflow window Spanish drake code 2\nhand Spanish panic\n",
		"turn 10\nflow fireships code 3 recalde n 2 0\nsquadron recalde at D8\n")
}
