package fury

import "github.com/weathergage/weathergage/engine"

// lots are the choices that lay out a board, drawn one after another from a number that
// the dice of the match make.
type lots struct{ state uint64 }

// RollBoard throws the dice for a board, which everyone sees: four of a hundred sides, which people can roll
// too. It returns the number that they make.
//
// Case 25.5.
func RollBoard(seat engine.Seat, t *engine.Turn) uint64 {
	const dice, sides = 4, 100
	f := t.Roll(engine.Throw{Seat: seat, Dice: dice, Sides: sides, Seen: engine.Everyone, Rule: "25.5"})
	n := uint64(0)
	for _, face := range f[:dice] {
		n = n*sides + uint64(face-1)
	}
	return n
}

// next returns the next lot, as SplitMix64 draws it.
func (l *lots) next() uint64 {
	l.state += 0x9e3779b97f4a7c15
	z := l.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// between returns a number from least to most.
func (l *lots) between(least, most int) int {
	return least + int(l.next()%uint64(max(most-least, 0)+1))
}

// in returns a number of a span.
func (l *lots) in(s Span) int { return l.between(s.Least, s.Most) }

// length returns a length from least to most inches, to a hundredth.
func (l *lots) length(least, most int) Length {
	return Length(l.between(least*int(Inch), most*int(Inch)))
}

// one reports whether a lot of so many is drawn.
func (l *lots) one(of int) bool { return l.between(1, of) == 1 }
