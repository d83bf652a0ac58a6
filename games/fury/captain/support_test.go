package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
	"github.com/weathergage/weathergage/geo/plane"
)

// stream is a stream with a ford between the attackers and the edge by which they want to leave.
const stream = `game fury
scenario delaying-action
turn 10
piece water 0 2444 4800 2444 4800 2644 0 2644
piece ford 1386 2434 1686 2434 1686 2654 1386 2654
side A force 12 flight 40
side B force 6 flight 60 lurks
muster A nation dutch edge south
muster B nation spaniards
flow segments B after-a
flow act a-1
`

// choose is what a captain does with the company that acts beside the stream.
func choose(t *testing.T, text string) engine.Choice { t.Helper(); return chooseIn(t, stream+text) }

// chooseIn is what a captain does with the company that acts in a position.
func chooseIn(t *testing.T, text string) engine.Choice {
	t.Helper()
	r := rules(t)
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	c := captain.New(r)
	c.Begin(7)
	return c.Choose(s, s.Pending(nil)[0], bot.Budget{})
}

// TestCaptainGetsOntoAFord has a column that stands a hand's breadth beside the way over a ford drift aside as far as it
// may, and not wait there for the rest of the match.
//
// Cases 8.2, 8.4.
func TestCaptainGetsOntoAFord(t *testing.T) {
	ch := choose(t, `company a-1 spanish-arquebusiers squadrons 4 files 1 at 1638 2688 facing 35770 captain 1
company b-1 herreruelos squadrons 4 at 4000 500 facing 18000 captain 3
`)
	if ch.Verb != fury.VerbDrift || ch.N[1] > -150 {
		t.Errorf("it chooses %+v", ch)
	}
}

// TestCaptainShootsPastThoseBefore has shot that comes behind pikes, before whom horse bars the ford, leave the file: it
// goes where it sees the horse past them, or shoots from there.
//
// Case 10.1.
func TestCaptainShootsPastThoseBefore(t *testing.T) {
	const others = `company a-2 spanish-pikemen squadrons 4 files 1 at 1536 2400 captain 2
company b-1 herreruelos squadrons 4 at 1536 2100 facing 18000 captain 3
`
	if ch := choose(t, "company a-1 spanish-musketeers squadrons 4 files 1 at 1536 2950 captain 1\n"+others); ch.Verb == engine.Pass || ch.Verb == fury.VerbShoot {
		t.Errorf("behind them it chooses %+v", ch)
	}
	if ch := choose(t, "company a-1 spanish-musketeers squadrons 4 files 2 at 1050 2850 facing 3000 captain 1\n"+others); ch.Verb != fury.VerbShoot && ch.Verb != fury.VerbForm {
		t.Errorf("beside them it chooses %+v", ch)
	}
}

// TestCaptainClearsTheBank has a company that stands along the bank before a ford, too wide to go over and with another
// close behind it, turn to a flank and go out of the way.
//
// Cases 8.2, 8.4.
func TestCaptainClearsTheBank(t *testing.T) {
	ch := choose(t, `company a-1 levy-pikemen squadrons 6 files 6 at 1536 2670 captain 1
company a-2 levy-arquebusiers squadrons 4 files 1 at 1536 2850 captain 2
company b-1 herreruelos squadrons 4 at 4000 500 facing 18000 captain 3
`)
	if ch.Verb != fury.VerbFaceLeft && ch.Verb != fury.VerbFaceRight {
		t.Errorf("it chooses %+v", ch)
	}
}

// TestCaptainKeepsClearOfFlanks has a column that marches beside another to the ford stop a quarter inch from
// the side of that: between its bases, or close against them, neither could go on.
//
// Cases 8.1, 8.7.
func TestCaptainKeepsClearOfFlanks(t *testing.T) {
	ch := choose(t, `company a-1 spanish-arquebusiers squadrons 2 files 1 at 1690 2960 facing 34500 captain 1
company a-2 spanish-pikemen squadrons 6 files 1 at 1536 2690 captain 2 acted
company b-1 herreruelos squadrons 4 at 4000 500 facing 18000 captain 3
`)
	if ch.Verb != fury.VerbAhead && ch.Verb != fury.VerbDrift {
		t.Fatalf("it chooses %+v", ch)
	}
	column := plane.Block{At: plane.Point{X: 1690, Y: 2960}, Heading: 34500,
		Size: plane.Size{Length: 120, Width: 120, Gap: 25}, Order: plane.Order{Bases: 2, Files: 1}}
	column.At = column.At.Go(column.Heading.Turn(plane.Angle(ch.N[1])*plane.Degree/10), ch.N[0])
	other := plane.Base{At: plane.Point{X: 1536, Y: 2690}, Length: 6*120 + 5*25, Width: 120}
	if gap := plane.Distance(column.Hull(), other); gap < fury.Inch/4-plane.Touch {
		t.Errorf("it chooses %+v, which ends %d hundredths of an inch from the other column", ch, gap)
	}
}
