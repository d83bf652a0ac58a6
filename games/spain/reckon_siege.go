package spain

import "github.com/weathergage/weathergage/engine"

// What a siege instead of a combat on land means: number 1 is the besieged seat, 2 how many of its segments it can hold
// out, 3 whether it is the seat that reads.
const (
	reckonSiege    = "%{3?If you|If the %{1@}} enter siege"
	reckonMoveIn   = "no combat; %{3?the attackers|your units} move into %O"
	reckonShipsIn  = "no combat; your ships move into %O"
	reckonBlocked  = "their ships there do not sail while yours stay"
	reckonDouble   = "%{3?your|their} defence there is doubled"
	reckonTriple   = "%{3?your|their} defence there is tripled"
	reckonSegments = "%{3?you are|they are} lost unless relieved, after %{2:%{3?your|their} next land combat segment|%2 of %{3?your|their} land combat segments}"
	reckonOpenSea  = "%{3?you hold|they hold} out while the port is open to the sea"
	afterBesieged  = "no combat; %{2?lost after %{2:your next land combat segment|%2 of your land combat segments}, unless relieved|you hold out while the port is open to the sea}"
)

// besieged reckons what a siege would mean instead of the combat on land that is declared; nil if none can be entered.
//
// Cases 10.0, 10.15, 10.16, 10.31 to 10.34.
func (k *reckoning) besieged() []engine.Sum {
	g, cb := k.g, &k.g.combat
	if ill := g.mayEndure(); !ill.OK() {
		return nil
	}
	seat := foe(cb.Attacker)
	segments := g.segmentsToHold(seat, cb.To)
	says := func(text string, rule engine.Case) engine.SumPart { return k.ofSiege(text, rule, segments) }
	sum := engine.Sum{Title: says(reckonSiege, "").Text, Parts: []engine.SumPart{says(reckonMoveIn, "10.0")}}
	defence, lasts := says(reckonDouble, "10.15"), says(reckonSegments, "10.31")
	if g.hasFortress(seat, cb.To) {
		defence, lasts = says(reckonTriple, "10.16"), says(reckonSegments, "10.32")
	}
	if segments == 0 {
		lasts = says(reckonOpenSea, "10.33")
	}
	sum.Parts = append(sum.Parts, defence, lasts)
	return []engine.Sum{sum}
}

// sheltered says what comes of an attack on ships if they enter siege in their port.
//
// Cases 7.63, 7.64, 10.21.
func (k *reckoning) sheltered() []engine.Sum {
	if ill := k.g.mayShelterShips(); !ill.OK() || k.g.combat.Rounds > 0 {
		return nil
	}
	return []engine.Sum{{Title: k.ofSiege(reckonSiege, "", 0).Text, Parts: []engine.SumPart{
		k.ofSiege(reckonShipsIn, "7.64", 0), k.ofSiege(reckonBlocked, "10.22", 0)}}}
}

// ofSiege returns a line about those attacked in the combat, who can hold out under siege for so many segments.
func (k *reckoning) ofSiege(text string, rule engine.Case, segments int32) engine.SumPart {
	seat := foe(k.g.combat.Attacker)
	filled := k.r.words.Fill(nil, text, 0, hexObject(k.g.combat.To), 0, int32(seat), segments, engine.Truth(seat == k.seat))
	return engine.SumPart{Text: string(filled), Rule: rule}
}

// segmentsToHold returns after how many of its own Land Combat Segments a seat that enters siege now is eliminated; 0
// while the port is open to the sea. Its first is this turn's if its segment still comes.
//
// Cases 10.31 to 10.34.
func (g *State) segmentsToHold(seat engine.Seat, h Hex) (n int32) {
	if !g.isClosed(seat, h) {
		return 0
	}
	turn := int(g.turn)
	if seat == English {
		turn++
	}
	for counted := 0; counted < int(g.siegeLimit(seat, h)); turn++ {
		counted++
		if turn < len(g.tables.Turns) && g.tables.Turns[turn].Season == Winter {
			counted += int(g.tables.Numbers[NumBesiegedWinter]) - 1
		}
		n++
	}
	return n
}
