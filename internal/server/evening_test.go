package server

import (
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/record"
)

// An evening is a match at a real table whose umpire types what all sides do, with slips that he corrects when he notices
// them, at a server that is killed.
type evening struct {
	*battered
	made
	random  *rand.Rand
	steps   int
	due     []mistake
	mended  int
	retyped int // of these, rolls
	waited  int // and those of a move whose dice were not all typed, which the record may not have yet
}

// A mistake is what was typed wrong: a roll and what was rolled, or a choice.
type mistake struct {
	step, throw int // throw is -1 for the choice
	faces       []uint16
	noticed     int // after how many steps of the evening
}

// mistakes is how many slips an evening has at least.
const mistakes = 10

// A raid and a boarding fight are typed in from a real table, with more than ten slips each that are corrected where they
// are noticed, and the server is killed twice. The record holds, and says what the umpire did.
func TestAnEveningOfAClub(t *testing.T) {
	for _, of := range []struct {
		game, scenario string
		most           int // steps
	}{{"fury", "cattle-lifting", 900}, {"renaissance", "lion-and-bull", 500}} {
		t.Run(of.scenario, func(t *testing.T) {
			t.Parallel()
			if of.game == "fury" && os.Getenv("WEATHERGAGE_LONG") == "" {
				t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
			}
			n := &node{database: filepath.Join(t.TempDir(), "matches.db")}
			n.start(t)
			defer n.kill()
			e := &evening{battered: &battered{T: t, nodes: []*node{n}}, random: rand.New(rand.NewPCG(7, 46))}
			plan := newMatch{Game: of.game, Scenario: of.scenario, Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
			if code := e.surely("POST", "/api/matches", plan, &e.made); code != http.StatusCreated {
				t.Fatalf("a match was answered with %d", code)
			}
			for e.steps < of.most && e.goesOn() {
				e.steps++
				if e.steps == of.most/3 || e.steps == of.most/2 {
					n.kill()
					n.start(t)
				}
			}
			e.holds(of.game)
		})
	}
}

func (e *evening) path(seat int) string { return "/api/m/" + *e.Seats[seat] }

func (e *evening) view(seat int) *view {
	var v view
	if code := e.surely("GET", e.path(seat)+"/view?at=0", nil, &v); code != http.StatusOK {
		e.Fatalf("a view was answered with %d", code)
	}
	return &v
}

// slips returns what an umpire may correct.
func (e *evening) slips() []slip {
	var out []slip
	if code := e.surely("GET", e.path(0)+"/slips?with="+*e.Seats[1], nil, &out); code != http.StatusOK {
		e.Fatalf("what may be corrected was answered with %d", code)
	}
	return out
}

// goesOn types one answer or roll, or corrects a slip; false if the match is over.
func (e *evening) goesOn() bool {
	e.notices()
	for seat := range e.Seats {
		v := e.view(seat)
		switch {
		case v.Ended != nil:
			return false
		case v.Need != nil && v.Need.Yours:
			e.rolls(seat, v)
			return true
		case len(v.Asks) > 0:
			e.chooses(seat, v)
			return true
		}
	}
	e.Fatal("the match waits for nobody")
	return false
}

// errs reports whether something is typed wrong now, as it is once in so many times.
func (e *evening) errs(times int) bool {
	return len(e.due) == 0 && e.mended < 2*mistakes && e.random.IntN(times) == 0
}

// rolls types the faces of a roll.
func (e *evening) rolls(seat int, v *view) {
	right := make([]uint16, v.Need.Dice)
	for i := range right {
		right[i] = uint16(1 + e.random.IntN(v.Need.Sides))
	}
	typed, wrong := slices.Clone(right), len(v.Need.Drawn) == 0 && e.errs(3)
	if wrong {
		typed[0] = typed[0]%uint16(v.Need.Sides) + 1
	}
	if code := e.surely("POST", e.path(seat)+"/dice", move{At: v.At, Faces: typed}, nil); code != http.StatusOK {
		e.Fatalf("a roll was answered with %d", code)
	}
	if !wrong {
		return
	}
	for _, s := range e.slips() {
		if n := len(s.Throws); n > 0 {
			last := s.Throws[n-1]
			if slices.Equal(last.Throw.Faces, typed) {
				e.due = append(e.due, mistake{s.Step, last.Index, right, e.steps + e.random.IntN(6)})
			}
			return
		}
	}
}

// chooses answers a question.
func (e *evening) chooses(seat int, v *view) {
	ask := v.Asks[e.random.IntN(len(v.Asks))]
	options := slices.DeleteFunc(ask.Options, func(o option) bool { return o.Yields })
	if len(options) == 0 {
		options = ask.Options
	}
	o := options[e.random.IntN(len(options))]
	if i := slices.IndexFunc(options, func(o option) bool { return o.Enter }); i >= 0 && e.random.IntN(2) == 0 {
		o = options[i]
	}
	var out answer
	if code := e.surely("POST", e.path(seat)+"/play", move{At: v.At, Choices: []string{withNumbers(o)}}, &out); code != http.StatusOK {
		return // an offer whose other numbers are allowed: another answer is tried
	}
	if out.Played == 1 && len(options) > 1 && e.errs(6) {
		if all := e.slips(); len(all) > 0 && all[0].Seat == seat {
			e.due = append(e.due, mistake{all[0].Step, -1, nil, e.steps + e.random.IntN(6)})
		}
	}
}

// notices corrects what was typed wrong, as soon as it is noticed.
func (e *evening) notices() {
	if len(e.due) == 0 || e.due[0].noticed > e.steps {
		return
	}
	m := e.due[0]
	e.due = nil
	all := e.slips()
	i := slices.IndexFunc(all, func(s slip) bool { return s.Step == m.step })
	if i < 0 {
		return // it was taken out of sight by a long run of orders
	}
	var out answer
	body := move{At: e.view(0).At, Step: m.step, Number: m.throw, Faces: m.faces, With: []string{*e.Seats[1]}}
	if code := e.surely("POST", e.path(0)+"/correct", body, &out); code != http.StatusOK || out.Stale {
		e.Fatalf("a correction of %+v was answered with %d: %+v", m, code, out)
	}
	e.mended++
	if all[i].Waits {
		e.waited++
	}
	if m.throw < 0 {
		return // the question is open again, and answered by the next step
	}
	e.retyped++
	for _, s := range e.slips() {
		if i := slices.IndexFunc(s.Throws, func(t slipThrow) bool { return t.Index == m.throw }); s.Step == m.step && (i < 0 || !slices.Equal(s.Throws[i].Throw.Faces, m.faces)) {
			e.Errorf("a roll that was corrected to %v stands as %+v", m.faces, s.Throws)
		}
	}
}

// holds ends the match and checks its record.
func (e *evening) holds(game string) {
	if e.view(0).Ended == nil {
		e.surely("POST", e.path(1)+"/concede", move{At: e.view(1).At}, nil)
	}
	var text []byte
	if code := e.surely("GET", e.path(0)+"/record", nil, &text); code != http.StatusOK {
		e.Fatalf("the record was answered with %d", code)
	}
	rec, err := record.Parse(e.Match, text)
	if err != nil {
		e.Fatal(err)
	}
	g, err := games.All().Find(game)
	if err != nil {
		e.Fatal(err)
	}
	rules, err := g.Rules("")
	if err != nil {
		e.Fatal(err)
	}
	report := record.Verify(rules, rec)
	kept := report.Corrected + report.Rulings // a roll of the set-up is put right by a ruling
	if !report.OK() || kept < e.mended-e.waited || kept > e.mended || e.mended < mistakes || e.retyped == 0 {
		e.Errorf("after %d corrections, %d of rolls and %d of moves that waited, the record says %d and %d rulings; %v", e.mended, e.retyped, e.waited, report.Corrected, report.Rulings, report.Faults)
	}
	e.Logf("%d steps, %d corrections, %d of rolls; %v", e.steps, e.mended, e.retyped, rec.Result)
}
