package fury

import "github.com/weathergage/weathergage/engine"

// Questions of the campaign that say what depends on the answer, for engine.Asker.
const (
	askedHow = "%S: how is this battle decided? Dice would decide it at once: with the strengths that you know of, %1 of the English" +
		" and %2 of the Spanish, the English win in %3 of 36 rolls."
	askedHowBlind = "%S: how is this battle decided? Dice would decide it at once, by the strengths. You know only your own: if they" +
		" are equal, the English win in %3 of 36 rolls."
)

// askedHow puts the question how a battle is decided, with the odds that dice would have: by the strengths that
// the position shows, or by equal ones if it shows no enemy.
//
// Case 29.14. Rulings R546, R549.
func (g *State) askedHow() engine.Asked {
	of := Battle(g.war.battle - 1)
	english, spanish := g.strength(EnglishSeat, of), g.strength(SpanishSeat, of)
	a := engine.Asked{Prompt: askedHow, N: [4]int32{int32(english / 100), int32(spanish / 100)}}
	if english == 0 || spanish == 0 {
		a.Prompt, english, spanish = askedHowBlind, 1, 1
	}
	a.N[2] = int32(rollsFrom(g.campaign().oddsFor(english, spanish).Needs))
	return a
}

// rollsFrom returns how many of the 36 rolls of two dice come to a sum or more.
func rollsFrom(least int) (n int) {
	for first := 1; first <= 6; first++ {
		n += min(max(first+7-least, 0), 6)
	}
	return n
}
