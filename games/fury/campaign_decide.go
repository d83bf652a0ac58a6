package fury

import "github.com/weathergage/weathergage/engine"

// How far a battle has come that dice decide, as the Code of its frame; decideWon is
// added once the English have won it.
//
// Case 29.14. Ruling R546.
const (
	decideRescue uint16 = iota
	decideEnd
	decideLosses  // N is what each side has yet to lose, once bit decideCounted is set
	decideHerds   // for which the English fight
	decideBaggage // wagons and herds with the English
	decideColonels
	decideOver
	decideStage   uint16 = 15
	decideWon     uint16 = 16
	decideCounted uint16 = 32
)

// decide carries on a battle that dice decide: Rescue Parties come or not, dice against the ratio of strength
// say who wins, and then what each side loses.
//
// Cases 29.14, 29.20. Rulings R546, R547.
func (g *State) decide(f *engine.Frame, t *engine.Turn) bool {
	switch f.Code & decideStage {
	case decideRescue:
		g.awaitRescue(f, t)
	case decideEnd:
		g.decideEnd(f, t)
	case decideLosses:
		g.decideLosses(f, t)
	case decideHerds:
		g.decideHerds(f, t)
	case decideBaggage:
		g.decideBaggage(f, t)
	case decideColonels:
		g.decideColonels(f, t)
	default:
		won := SpanishSeat
		if f.Code&decideWon != 0 {
			won = EnglishSeat
		}
		g.settle(won, true, t)
	}
	return false
}

// nextStage goes on to the next stage.
func nextStage(f *engine.Frame) {
	f.Code = f.Code&^decideCounted + 1
	f.N = [2]int32{}
}

// awaitRescue rolls for each Rescue Party in each turn of the battle until it comes.
//
// Case 29.20. Rulings R329, R330, R539, R546.
func (g *State) awaitRescue(f *engine.Frame, t *engine.Turn) {
	w := &g.war
	at := Location(f.N[rescuePlace])
	if !w.hasAt(roleParty, at) {
		if f.N = [2]int32{rescuePlace: f.N[rescuePlace] + 1}; f.N[rescuePlace] > maxPlaces {
			nextStage(f)
		}
		return
	}
	turn := max(int(f.N[rescueTurn]), g.numberOf(RescueFrom))
	if w.parties>>at&1 != 0 || turn > g.numberOf(OddsTurns) {
		f.N = [2]int32{rescuePlace: f.N[rescuePlace] + 1}
		return
	}
	g.rollRescue(at, turn, t)
	f.N[rescueTurn] = int32(turn) + 1
}

// rollRescue rolls for whether a Rescue Party comes in a turn of the battle.
//
// Case 29.20. Rulings R329, R330, R548.
func (g *State) rollRescue(at Location, turn int, t *engine.Turn) {
	w := &g.war
	dice := t.Roll(engine.Throw{Seat: SpanishSeat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "29.20", On: placeObject(at)})
	if !g.rescues(at, dice.Sum(), turn, engine.Everyone, t) {
		return
	}
	w.parties |= 1 << at
	for _, b := range w.bodies {
		if b.role == roleParty && b.at == at {
			g.showBody(b, t)
		}
	}
}

// rescues tells those who see the dice whether they bring a Rescue Party in a turn of the battle.
//
// Case 29.20. Rulings R329, R330, R548.
func (g *State) rescues(at Location, sum, turn int, see engine.Seats, t *engine.Turn) bool {
	c := g.campaign()
	added := c.rescue(g.musterOf(roleParty, at), g.villiagoLeads(at), turn)
	comes := c.Arrives(sum, added, turn)
	t.Reveal(see)
	t.TellApart(see, engine.Event{Kind: KindWarRescue, Rule: "29.20", On: placeObject(at), N: [4]int32{int32(turn), int32(sum), int32(added), engine.Truth(comes)}}, engine.Event{})
	return comes
}

// villiagoLeads reports whether Villiago leads the Rescue Party from a place.
//
// Case 29.20.
func (g *State) villiagoLeads(at Location) bool {
	leads := g.war.colonels[SpanishSeat][villiago]
	return leads.who != 0 && leads.at == at
}

// strength returns what a side has in a battle that dice decide, in hundredths: of each squadron the sum of
// what it fights and shoots for, more if it can form; of each Gun the least total of its column. At a sconce
// the Spanish have its Saker, and works add to those who hold it in a storm.
//
// Cases 29.14, 29.15, 29.16. Rulings R339, R546.
func (g *State) strength(seat engine.Seat, of Battle) int {
	sum := 0
	for _, b := range g.war.bodies {
		if b.role.seat() != seat || !g.hasCome(b) || b.many == 0 {
			continue
		}
		sum += int(b.many) * g.worthInBattle(b.kind)
	}
	if seat == EnglishSeat || sum == 0 {
		return sum
	}
	if g.hasSaker() {
		sum += 100 * int(g.tables.ShotFrom[g.tables.Guns[g.campaign().Saker].Column])
	}
	if of == BattleStorm {
		sum += sum * g.number(NumFortified) / 100
	}
	return sum
}

// worthInBattle returns what a squadron or a Gun adds to the strength of its side, in hundredths.
//
// Ruling R546.
func (g *State) worthInBattle(k kind) int {
	if k.isGun() {
		return 100 * int(g.tables.ShotFrom[g.tables.Guns[k.gun()].Column])
	}
	row := &g.tables.Troops[k]
	worth := 100 * (int(row.Fighting) + int(row.Shooting))
	if row.CanForm(0) {
		worth += worth * g.number(NumFormed) / 100
	}
	return worth
}

// decideEnd throws for who wins. English who meet nobody win without loss, and take the herds for
// which they came.
//
// Case 29.14. Rulings R542, R546.
func (g *State) decideEnd(f *engine.Frame, t *engine.Turn) {
	of := Battle(g.war.battle - 1)
	english, spanish := g.strength(EnglishSeat, of), g.strength(SpanishSeat, of)
	if spanish == 0 {
		t.Tell(engine.Event{Kind: KindWarUnopposed, Rule: "29.14"})
		if of == BattleHerds {
			g.takeAllHerds(t)
		}
		*f = engine.Frame{Step: stepWarOdds, Seat: engine.NoSeat, Code: decideOver | decideWon}
		return
	}
	row := g.campaign().oddsFor(english, spanish)
	dice := t.Roll(engine.Throw{Seat: EnglishSeat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "29.14", On: placeObject(g.war.at)})
	wins := row.wins(dice.Sum())
	t.Tell(engine.Event{Kind: KindWarDecides, Rule: "29.14", N: [4]int32{int32(100 * english / spanish), int32(row.Needs), int32(dice.Sum()), engine.Truth(wins)}})
	if wins {
		f.Code |= decideWon
	}
	f.Code++
}

// wins reports whether the sum of two dice wins the English a battle.
//
// Case 29.14. Ruling R546.
func (row *OddsRow) wins(dice int) bool { return dice >= row.Needs }

// oddsFor returns the row of the odds for two strengths.
//
// Ruling R546.
func (c *Campaign) oddsFor(english, spanish int) *OddsRow {
	row := &c.Odds[0]
	for i := range c.Odds {
		if english*100 >= spanish*c.Odds[i].From {
			row = &c.Odds[i]
		}
	}
	return row
}

// squadronsIn counts the squadrons of a side in the battle, and of those the n-th, from 1.
func (g *State) squadronsIn(seat engine.Seat, n int) (many int, nth body) {
	for _, b := range g.war.bodies {
		if b.role.seat() != seat || b.kind.isGun() || b.many == 0 || !g.hasCome(b) {
			continue
		}
		if many < n && n <= many+int(b.many) {
			nth = b
		}
		many += int(b.many)
	}
	return many, nth
}

// decideLosses throws for how many squadrons each side loses, and then draws which.
//
// Case 29.14. Ruling R546.
func (g *State) decideLosses(f *engine.Frame, t *engine.Turn) {
	if f.Code&decideCounted == 0 {
		of := Battle(g.war.battle - 1)
		row := g.campaign().oddsFor(g.strength(EnglishSeat, of), g.strength(SpanishSeat, of))
		dice := t.Roll(engine.Throw{Seat: EnglishSeat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "29.14", Code: 1})
		for seat := range numSeats {
			many, _ := g.squadronsIn(seat, 0)
			f.N[seat] = int32(row.falls(f.Code&decideWon != 0, seat, many, int(dice[seat])))
		}
		f.Code |= decideCounted
		return
	}
	for seat := range numSeats {
		if f.N[seat] == 0 {
			continue
		}
		many, _ := g.squadronsIn(seat, 0)
		die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: uint16(many), Drawn: true, Seen: engine.Everyone, Rule: "29.14"})
		_, b := g.squadronsIn(seat, int(die[0]))
		f.N[seat]--
		t.Tell(engine.Event{Kind: KindWarLoses, Rule: "29.14", With: kindObject(b.kind), N: [4]int32{int32(seat), 1}})
		b.many = 1
		g.war.move(b, [numSeats]role{roleFallen, roleLost}[seat], 0)
		return
	}
	nextStage(f)
}

// falls returns how many squadrons of a side are lost on a die, of so many.
//
// Case 29.14. Ruling R546.
func (row *OddsRow) falls(won bool, seat engine.Seat, many, die int) int {
	lost := &row.Lost[b2i(!won)][seat]
	return many * (lost.Least + (lost.Most-lost.Least)*(die-1)/5) / 100
}

// decideHerds throws a die for each herd of the battle for them: if the English win it is
// taken, scattered or saved; if not, it may be scattered.
//
// Case 29.17. Rulings R327, R547.
func (g *State) decideHerds(f *engine.Frame, t *engine.Turn) {
	herds := g.herdsInBattle()
	if Battle(g.war.battle-1) != BattleHerds || herds == 0 {
		nextStage(f)
		return
	}
	dice := t.Roll(engine.Throw{Seat: EnglishSeat, Dice: uint8(herds), Sides: 6, Seen: engine.Everyone, Rule: "29.17"})
	taken, scattered := 0, 0
	for _, die := range dice[:herds] {
		switch g.herdFate(f, int(die)) {
		case herdTaken:
			taken++
		case herdScattered:
			scattered++
		}
	}
	g.tellHerds(taken, scattered, t)
	g.takeHerds(taken, scattered)
	nextStage(f)
}

// What a die does to a herd of a battle.
const (
	herdStays = iota
	herdScattered
	herdTaken
)

// herdFate returns what a die does to a herd.
//
// Case 29.17. Ruling R547.
func (g *State) herdFate(f *engine.Frame, die int) int {
	least := OddsScattered
	switch {
	case f.Code&decideWon == 0:
		least = OddsPanic
	case die >= g.numberOf(OddsHerdTaken):
		return herdTaken
	}
	return herdScattered * b2i(die >= g.numberOf(least))
}

// takeAllHerds has the English take the herds of a raid that nobody guards.
//
// Case 29.17. Ruling R542.
func (g *State) takeAllHerds(t *engine.Turn) {
	herds := g.herdsInBattle()
	g.tellHerds(herds, 0, t)
	g.takeHerds(herds, 0)
}

// tellHerds tells what becomes of herds in a battle.
//
// Case 29.17.
func (g *State) tellHerds(taken, scattered int, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarStolen, Rule: "29.17", On: placeObject(g.war.at), N: [4]int32{int32(taken), int32(scattered)}})
}

// decideBaggage throws a die for each wagon and each herd that the English bring across the
// board, if they win an interception.
//
// Case 29.15. Ruling R547.
func (g *State) decideBaggage(f *engine.Frame, t *engine.Turn) {
	w := &g.war
	many := min(int(w.wagons+w.droves), engine.MaxDice)
	if Battle(w.battle-1) != BattleInterception || f.Code&decideWon == 0 || many == 0 {
		nextStage(f)
		return
	}
	dice := t.Roll(engine.Throw{Seat: EnglishSeat, Dice: uint8(many), Sides: 6, Seen: engine.Everyone, Rule: "29.15"})
	lost := 0
	for _, die := range dice[:many] {
		lost += b2i(!g.keepsBaggage(int(die)))
	}
	g.dropBaggage(lost, t)
	nextStage(f)
}

// keepsBaggage reports whether a die brings a wagon or a herd across the board.
//
// Case 29.15. Ruling R547.
func (g *State) keepsBaggage(die int) bool { return die >= g.numberOf(OddsKept) }

// dropBaggage takes wagons from the English, or herds if they have none.
//
// Case 29.15.
func (g *State) dropBaggage(many int, t *engine.Turn) {
	w := &g.war
	if many == 0 {
		return
	}
	t.Tell(engine.Event{Kind: KindWarDrops, Rule: "29.15", N: [4]int32{int32(many), engine.Truth(w.wagons > 0)}})
	if w.wagons > 0 {
		w.wagons -= uint8(many)
	} else {
		w.droves -= uint8(many)
	}
}

// decideColonels throws two dice for each Colonel in the battle, who may fall as an officer in
// a hand-to-hand battle does.
//
// Cases 6.5, 29.6. Ruling R546.
func (g *State) decideColonels(f *engine.Frame, t *engine.Turn) {
	n := int(f.N[colonelsDone])
	if n == int(numSeats)*maxColonels {
		f.Code++
		return
	}
	seat, i := engine.Seat(n/maxColonels), n%maxColonels
	if !g.isLeading(seat, i) {
		f.N[colonelsDone]++
		return
	}
	dice := t.Roll(engine.Throw{Seat: seat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "6.5", On: colonelObject(seat, i)})
	f.N[colonelsDone]++
	t.Reveal(engine.Everyone)
	if g.slays(dice.Sum()) {
		g.loseColonel(seat, i, t)
	}
}

// isLeading reports whether a Colonel is in the battle: with the English on the mission, or
// with Spaniards who have come to it.
//
// Cases 29.6, 29.20. Ruling R548.
func (g *State) isLeading(seat engine.Seat, i int) bool {
	one, w := g.war.colonels[seat][i], &g.war
	switch {
	case one.who == 0 || one.at == 0:
		return false
	case seat == EnglishSeat:
		return true
	}
	return one.at == w.at && g.isManned() || w.parties>>one.at&1 != 0
}
