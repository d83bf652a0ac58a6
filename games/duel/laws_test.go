package duel

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), enginetest.Options{Exchange: exchange, Cites: true})
}

// exchange loads the guns of others with the other shot, and turns round what
// they have ordered, where it could be.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	for seat := range numSeats {
		if seat == viewer {
			continue
		}
		theirs := &g.hidden[seat]
		theirs.loaded = g.otherShot(seat, theirs.loaded)
		theirs.order = g.otherShot(seat, theirs.order)
		if theirs.plotted {
			theirs.speed = g.ships[seat].sails - theirs.speed
		}
	}
}

func (g *State) otherShot(seat engine.Seat, what shot) shot {
	switch ill := g.mayLoad(engine.Choice{Seat: seat, On: shotObject(chain)}); {
	case what == chain:
		return round
	case what == round && ill.OK():
		return chain
	}
	return what
}

func TestPerft(t *testing.T) {
	enginetest.TestPerft(t, rules(t), "testdata/perft.txt")
}

func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, rules(f), enginetest.Options{Exchange: exchange})
}

// TestMatches keeps a match for every way to end.
func TestMatches(t *testing.T) {
	enginetest.TestMatches(t, rules(t), "testdata/matches", "A 5.1", "B 5.1", "A 5.2", "B 5.2", "draw 5.3")
}

// TestLog keeps the log of a match, so that a change of its sentences and headlines is read before it lands.
func TestLog(t *testing.T) {
	enginetest.TestLog(t, rules(t), "testdata/matches/5.1_a.wgm", "testdata/log.txt")
}

// TestThrows: who is asked for dice reads what they depend on and what their faces do.
func TestThrows(t *testing.T) {
	enginetest.TestThrows(t, rules(t), "testdata/*.txtar", "testdata/throws.txt")
}
