package fury

import (
	"errors"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// FuzzPosition reads positions that nobody would write: none panics, what is wrong has a
// place in the text, and what is accepted comes back the same from its canonical form.
func FuzzPosition(f *testing.F) {
	tb := loaded(f)
	f.Add(skirmish)
	f.Add("turn 3\nboard 6000 4800\nflow advantage second first 4\ncompany b-32 drake files 2")
	f.Add("outcome withdrawal B\ncompany a-1 kern squadrons 6 files 1 formed acted captain 60 humiliated 3")
	f.Add("flow segments B\nflow act a-1 begun faced spent 300 rate 600\ncompany a-1 kern\nside A with a-1 colonel 3")
	f.Add("campaign table week 1 steps 1 wagons 6 at kerkhoven\nplan supplies oudeveer by kerkhoven noordschans oudeveer\nbody column veteran-shot 8\nwar-colonel a-war-colonel-1 7 goes\nflow march")
	f.Add("campaign dice week 2 cut\nslighted noordschans\nherds zuiderweide 4\nbody reserve saker 1\ndrawn 3 4\nread B storm blank\nknown noordschans\nflow plans english")
	f.Add("campaign dice\nflow bids B open stands 3 of 1")
	f.Fuzz(func(t *testing.T, text string) {
		g, _, err := tb.parse([]byte(text))
		if err != nil {
			var fault *engine.TextError
			if !errors.As(err, &fault) || fault.Line < 1 || fault.Line > 1+strings.Count(text, "\n") || fault.Column < 1 {
				t.Fatalf("%v", err)
			}
			return
		}
		first := string(g.format(nil))
		again, _, err := tb.parse([]byte(first))
		if err != nil || !again.Equal(g) || string(again.format(nil)) != first {
			t.Fatalf("%v: comes back differently from\n%s", err, first)
		}
	})
}

// 11.4 a position in which a charge waits for fire, or for the Wheel, is read back: the way of
// the charge is a large number.
func TestPositionInACharge(t *testing.T) {
	tb := loaded(t)
	text := "turn 3\nwheel\nflow segments after-b\nflow act b-1\nflow charge b-1 part 2 at a-1 way 924205143\nflow test b-1 charge of a-1 rolls 2\n" +
		"flow appeal B b-1 situation 10\ncompany a-1 longbowmen squadrons 6 files 1 at 2750 3955 captain 29\n" +
		"company b-1 irish-horse squadrons 6 files 2 at 2919 3628 facing 20380 captain 3\nside A force 6\nside B force 6\n"
	g, _, err := tb.parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := g.format(nil); !strings.Contains(string(got), "way 924205143") {
		t.Errorf("the charge is not in\n%s", got)
	}
}

func TestPositionRefused(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"a campaign without its line", "flow bids A open", "expected a line campaign"},
		{"a way over no route", "campaign dice\nplan storm moerschans by kerkhoven moerschans", `2:36: expected a location that a route leads to and that the way has not come to, found "moerschans"`},
		{"a mission without what it wants", "campaign dice\nplan storm oudeveer", "expected a target that has what the mission wants, found oudeveer"},
		{"a march to nowhere", "campaign dice week 1\nplan storm moerschans by veenrand moerschans\nbody column kern 1\nflow march", "expected a way to the target, so many steps of which have been made"},
		{"a mission that stays in the town", "campaign dice week 1 steps 3 at oudeveer from noordschans\nplan supplies oudeveer by kerkhoven noordschans oudeveer\nbody column kern 1\nflow march", "expected English who have turned back"},
		{"a garrison nowhere", "campaign dice\nbody garrison kern 2", "expected a location of a garrison"},
		{"a bid of nobody", "campaign dice\nflow bids B open stands 3 of 9", "expected numbers of the flow that a match may come to"},
		{"a battle that nobody decides", "campaign dice battle storm\nflow plans", "expected a battle while one is decided"},
		{"a company twice", "company a-1 kern\ncompany a-1 kern", "2:9: a second company a-1"},
		{"a company of neither side", "company c-1 kern", `1:9: expected a company from a-1 to b-32, found "c-1"`},
		{"troops that there are not", "company a-1 kerns", `found "kerns"`},
		{"a company too large", "company a-1 kern squadrons 7", "1:28: expected a whole number from 1 to 6"},
		{"more files than squadrons", "company a-1 kern files 3", "1:25: expected at most 1 files, found 3"},
		{"formed troops that never form", "company a-1 kern formed", "expected loose troops, found formed kern"},
		{"an officer twice", "company a-1 kern captain 3\ncompany b-1 kern captain 3", "2:26: a second place of officer 3"},
		{"an outline that crosses itself", "piece marsh 0 0 100 100 100 0 0 100", "1:7: expected an outline whose edges do not cross"},
		{"a wood with two corners", "piece light-wood 0 0 100 100", "1:7: expected at least 3 points, found 2"},
		{"half a point", "piece hedge 0 0 100", "1:20: expected a whole number"},
		{"a table for ants", "board 100 4800", "1:7: expected a whole number from 1200 to 12000"},
		{"a Colonel with nobody", "side A with a-1 colonel 3", "expected a Colonel of A and the company a-1"},
		{"a Colonel with the enemy", "side A with b-1", `1:13: expected a company of A such as a-1, found "b-1"`},
		{"a loaded company of foot", "company a-1 kern loaded", "expected a Gun that is limbered, loaded or has a team, found none"},
		{"a Gun of Kern", "company a-1 kern gun drake", "expected a Gun of a crew alone"},
		{"a Gun limbered and loaded", "company a-1 artillery-crew gun drake limbered loaded", "found both"},
		{"foot that has dismounted", "company a-1 kern dismounted", "expected horsemen who have dismounted, found kern"},
		{"a company in a wood as if it were a house", "piece light-wood 0 0 200 0 200 200\ncompany a-1 kern inside 1", "expected a building as piece 1, in which a-1 is"},
		{"two companies in a house", "piece building 0 0 200 0 200 200 0 200\ncompany a-1 kern inside 1\ncompany b-1 kern inside 1", "expected one company in a building, found a-1 and b-1"},
		{"a house with too much fire", "piece building 0 0 200 0 200 200 0 200 fire 6", "expected a whole number from 0 to 5"},
		{"a flow that no match has", "flow segments A\nflow act a-1", "expected a position in which a seat chooses"},
		{"a match that is over and goes on", "flow segments A\noutcome flight B", "expected no line of flow in a match that is over"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := loaded(t).parse([]byte(tt.text))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestPositionObjectedTo(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"4.1 two squadrons of troops that have one", "company a-1 petardmen squadrons 2 at 500 500", "4.1"},
		{"8.8 a formed body under an Undisciplined nature", "company a-1 armed-sailors formed at 500 500", "8.8"},
		{"8.1 two companies in one place", "company a-1 kern at 500 500\ncompany b-1 kern at 550 500", "8.1"},
		{"8.4 a company in a lake", "piece water 0 0 900 0 900 900 0 900\ncompany a-1 kern at 500 500", "8.1"},
		{"8.4 a company across a wall that bars it", "piece wall 0 550 900 550\ncompany a-1 irish-horse at 500 500", "8.1"},
		{"17.1 five squadrons in a house", "piece building 0 0 200 0 200 200 0 200\ncompany a-1 kern squadrons 5 inside 1", "17.1"},
		{"19.2 four squadrons of a force of two", "side A force 2\ncompany a-1 kern squadrons 4 at 500 500", "19.2"},
		{"19.2 four squadrons, and one lost, of a force of four", "side B force 4 lost 1\ncompany b-1 kern squadrons 4 at 500 500", "19.2"},
		{"8.1 a company off the table", "company a-1 kern at 4810 500", "8.1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, problems, err := loaded(t).parse([]byte(tt.text))
			if err != nil || len(problems) == 0 || string(problems[0].Rule) != tt.want {
				t.Errorf("%v %v", err, problems)
			}
		})
	}
}

// TestChargesAreWritten: 11.3 a charge of which a test is open is written and read again.
func TestChargesAreWritten(t *testing.T) {
	const flow = "flow segments B after-a\nflow act a-1 wheel\nflow charge a-1 part 2 at b-1 way 924188505\nflow test a-1 charge of b-1 rolls 2\nflow appeal B a-1 situation 2\n"
	g := position(t, "wheel\nside A force 4\nside B force 4\n"+flow+
		"company a-1 petronels squadrons 4 files 1 at 2546 4241 facing 35100 formed\ncompany b-1 kern squadrons 4 at 2400 3600 facing 18000\n")
	if text := string(g.format(nil)); !strings.Contains(text, flow) {
		t.Errorf("the flow is not in\n%s", text)
	}
}

// TestBoardsAreLaid: a board comes into a position as it is, and one that does not fit is
// refused.
func TestBoardsAreLaid(t *testing.T) {
	wood := Piece{Ground: LightWood, Shape: plane.Polygon{{X: 0, Y: 0}, {X: 500, Y: 0}, {X: 500, Y: 500}}}
	house := Piece{Ground: Building, Stone: true, Shape: plane.Polygon{{X: 600, Y: 0}, {X: 800, Y: 0}, {X: 800, Y: 200}, {X: 600, Y: 200}}}
	g := position(t, "company a-1 kern at 3000 3000")
	if err := g.ground.lay(&Board{Width: 6000, Depth: 4800, Pieces: []Piece{wood, house}}); err != nil {
		t.Fatal(err)
	}
	const want = "board 6000 4800\npiece light-wood 0 0 500 0 500 500\npiece building 600 0 800 0 800 200 600 200 stone\n"
	if text := string(g.format(nil)); !strings.Contains(text, want) {
		t.Errorf("%s", text)
	}
	for _, tt := range []struct {
		board Board
		want  string
	}{
		{Board{Width: 300, Depth: 4800}, "expected a board of 12 to 120 inches each way"},
		{Board{Width: 4800, Depth: 4800, Pieces: []Piece{wood, {Ground: Hedge, Shape: plane.Polygon{{}}}}}, "piece 2: expected at least 2 points, found 1"},
		{Board{Width: 4800, Depth: 4800, Pieces: make([]Piece, 1)}, "piece 1: expected at least 3 points, found 0"},
		{Board{Width: 4800, Depth: 4800, Pieces: []Piece{{Ground: Hedge, Shape: plane.Polygon{{X: 99999}, {}}}}}, "expected points within 120 inches of the table, found 99999,0"},
		{Board{Width: 4800, Depth: 4800, Pieces: slicesOf(wood, maxPieces+1)}, "expected at most 96 pieces"},
		{Board{Width: 4800, Depth: 4800, Pieces: []Piece{{Ground: Hedge, Shape: make(plane.Polygon, maxCorners+1)}}}, "expected at most 620 points in all"},
	} {
		if err := g.ground.lay(&tt.board); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("got  %v\nwant %s", err, tt.want)
		}
	}
}

func slicesOf(p Piece, n int) (all []Piece) {
	for range n {
		all = append(all, p)
	}
	return all
}
