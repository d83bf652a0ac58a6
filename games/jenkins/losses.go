package jenkins

import "github.com/weathergage/weathergage/engine"

// What a frame of stepLoss asks for, held in Code. About is the hex, N[lossesLeft] how many are still to be chosen, and
// N[lossOf] the seat whose counters they are; Seat chooses.
const (
	lossFleet    = iota // ships of the moving stack. Case 6.3
	lossDisease         // land counters, ashore or aboard. Case 7.5
	lossNaval           // what took part in a naval combat. Case 9.1
	lossLand            // what took part in a land combat. Case 9.2
	lossShip            // a named ship anywhere. Case 6.8
	lossSoldiers        // infantry anywhere. Case 6.8
	numLosses    = iota
)

// lossOwner returns the seat whose counters are lost.
func lossOwner(f *engine.Frame) engine.Seat { return engine.Seat(f.N[lossOf]) }

// askLoss asks a seat to choose what is eliminated.
func (g *State) askLoss(by, of engine.Seat, what uint16, h Hex, n int) {
	f := engine.Frame{Step: stepLoss, Seat: by, Code: what, N: [2]int32{lossesLeft: int32(n), lossOf: int32(of)}}
	if h != 0 {
		f.About = hexObject(h)
	}
	g.flow.Push(f)
}

// mayLose refuses a counter that cannot be the loss that is asked for.
//
// Cases 6.3, 6.8, 7.5, 9.1, 9.2. Rulings R59, R61, R74, R97, R125.
func (g *State) mayLose(what uint16, p *Piece, h Hex) engine.Reason {
	row := g.row(p)
	at, layer := p.Place.Hex(), p.Place.Layer()
	ok := false
	switch what {
	case lossFleet:
		ok = at == h && layer == LayerMoving && g.naval(p)
	case lossDisease:
		ok = at == h && !g.naval(p) && row.Type != Deception
	case lossNaval:
		ok = at == h && (layer != LayerShore && g.naval(p) || layer == LayerShore && p.Mark&markTaken != 0)
	case lossLand:
		ok = at == h && g.fightsAshore(p)
	case lossShip:
		ok = row.Type == ShipOfLine && at != BoxBought
	case lossSoldiers:
		ok = row.Type == Infantry && at != BoxBought
	}
	if !ok {
		return whyLost[what]
	}
	return 0
}

// fightsAshore reports whether a piece can be the loss of a land combat: any land counter ashore except deception
// counters, bomb ships that take part, and leaders aboard who lend their dice.
//
// Cases 9.2, 11.1, 11.4. Rulings R97, R167.
func (g *State) fightsAshore(p *Piece) bool {
	row := g.row(p)
	if p.Place.Layer() == LayerShore {
		return row.Type != Deception
	}
	return p.Mark&markTaken != 0 && (row.Type == Leader || row.Type == BombShip)
}

// lossRange returns whose counters are lost, in which hex (0 for any), and where they lie in the list of that seat.
func (g *State) lossRange(f *engine.Frame) (seat engine.Seat, h Hex, lo, hi int) {
	seat, h, hi = lossOwner(f), hexOf(f.About), int(g.count[lossOwner(f)])
	if h != 0 {
		lo = g.start(seat, At(h, 0))
		hi = g.start(seat, At(h+1, 0))
	}
	return seat, h, lo, hi
}

// enterLoss waits for the choice. If everything lies open and there is nothing to choose, it makes the choice for the
// seat.
//
// Case 9.3.
func (g *State) enterLoss(f *engine.Frame, t *engine.Turn) bool {
	if f.N[lossesLeft] <= 0 {
		return g.pop()
	}
	g.look(t)
	if g.bare(f) {
		return g.pop()
	}
	open, n, first := g.losable(f)
	switch {
	case !open || n > int(f.N[lossesLeft]):
		return true
	case n == 0:
		return g.pop()
	}
	f.N[lossesLeft]--
	g.eliminate(lossOwner(f), first, sequence.Steps[stepLoss].Rule, t)
	return false
}

// bare reports whether everybody can see that nothing is left for a perilous sea or a disease to take: no counter at
// all, or none that could be lost.
func (g *State) bare(f *engine.Frame) bool {
	seat, h, lo, hi := g.lossRange(f)
	switch f.Code {
	case lossFleet:
		lo, hi = g.span(seat, At(h, LayerMoving))
	case lossDisease:
	default:
		return false
	}
	for i := lo; i < hi; i++ {
		if p := &g.pieces[seat][i]; p.Mark&markPublic == 0 || g.mayLose(f.Code, p, h) == 0 {
			return false
		}
	}
	return true
}

// losable returns whether the seat that chooses sees everything that could be lost, how many counters that is, and the
// index of the first.
func (g *State) losable(f *engine.Frame) (open bool, n, first int) {
	seat, h, lo, hi := g.lossRange(f)
	if f.Code == lossFleet && f.Seat == seat || f.Code == lossDisease || f.Code == lossShip || f.Code == lossSoldiers {
		return false, 0, -1
	}
	for i := hi - 1; i >= lo; i-- {
		if g.pieces[seat][i].Counter == Unseen {
			return false, 0, -1 // an observer's copy: the seat that chooses sees more
		}
		if g.mayLose(f.Code, &g.pieces[seat][i], h) == 0 {
			n, first = n+1, i
		}
	}
	return true, n, first
}

// openLoss asks the owner what is lost, or the enemy what he takes.
//
// Case 9.3.
func (g *State) openLoss(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: f.Seat, About: f.About, Ask: AskLoss, Rule: "9.3"}
	if lossOwner(f) != f.Seat {
		d.Ask = AskPrize
	}
	return append(buf, d)
}

// offerLoss offers each kind that may be lost, an enemy's by its front. There may be none, which only the owner can
// know.
//
// Cases 6.3, 6.8, 7.5, 9.1, 9.2. Rulings R159, R162.
func (g *State) offerLoss(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	seat, h, lo, hi := g.lossRange(f)
	any := false
	for i := lo; i < hi; i++ {
		p := &g.pieces[seat][i]
		if g.mayLose(f.Code, p, h) != 0 {
			continue
		}
		any = true
		where := engine.NoObject
		if h == 0 {
			where = whereabouts(p)
		}
		if on, other := g.option(seat, lo, i, f.Seat != seat, g.losableAt(f, where)); other {
			o.Plain(VerbLose, on, where, "9.3")
		}
	}
	offer(engine.Pass, "9.3", unless(!any, whyMustLose), o)
}

// mayGiveUp refuses a counter that cannot be the loss that is asked for.
//
// Cases 6.7, 9.3.
func (g *State) mayGiveUp(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	if f.Step == stepSupply {
		return g.mayStarve(c)
	}
	seat, h, lo, hi := g.lossRange(f)
	k := g.counterOf(c.On)
	switch {
	case (h == 0) == (c.With != engine.NoObject) && g.named(seat, lo, hi, c.On, f.Seat != seat, g.losableAt(f, c.With)) >= 0:
		return 0
	case k != Unseen && f.Code == lossNaval && g.tables.Row(k).Type == Deception:
		return whyDecoyHit
	}
	return whyLost[f.Code]
}

// whyLost are the reasons why a counter cannot be a loss, by what asks for it.
var whyLost = [numLosses]engine.Reason{
	lossFleet: whyNotSunk, lossDisease: whyNotSick, lossNaval: whyNotHit, lossLand: whyNotLost,
	lossShip: whyNotCalled, lossSoldiers: whyNotCalled,
}

// whereabouts returns the hex of a piece, or the box it lies in.
func whereabouts(p *Piece) engine.Object {
	if h := p.Place.Hex(); h >= numHexes {
		return stackObject(p.Place)
	}
	return hexObject(p.Place.Hex())
}

// losableAt admits the pieces that can be the loss that is asked for and lie at where; NoObject is anywhere.
func (g *State) losableAt(f *engine.Frame, where engine.Object) func(int) bool {
	seat, h := lossOwner(f), hexOf(f.About)
	return func(i int) bool {
		p := &g.pieces[seat][i]
		return g.mayLose(f.Code, p, h) == 0 && (where == engine.NoObject || whereabouts(p) == where)
	}
}

// loseNone ends a loss for which nothing is left.
//
// Case 9.3.
func (g *State) loseNone(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
	f.N[lossesLeft] = 0
	t.Tell(engine.Event{Kind: KindNoLoss, Rule: "9.3", N: [4]int32{int32(lossOwner(f))}})
}

// giveUp eliminates the counter that was chosen.
//
// Cases 6.7, 6.8, 7.5, 9.3.
func (g *State) giveUp(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepSupply {
		g.starve(c, t)
		return
	}
	seat, h, lo, hi := g.lossRange(f)
	i := g.named(seat, lo, hi, c.On, f.Seat != seat, g.losableAt(f, c.With))
	f.N[lossesLeft]--
	place := g.pieces[seat][i].Place
	if f.Code == lossDisease {
		g.stricken(seat, h)
	}
	if f.Code == lossShip {
		i -= g.disembark(seat, i)
	}
	g.eliminate(seat, i, "9.3", t)
	if f.Code != lossFleet {
		g.tidy(seat, place.Hex(), t)
	}
}

// canStepAshore reports whether cargo steps ashore in a hex from a ship that is called home: in a seaport that the
// enemy does not hold and where it could land.
//
// Cases 6.8, 7.3. Ruling R126.
func (g *State) canStepAshore(seat engine.Seat, h Hex) bool {
	return h < numHexes && g.mayEmbarkAt(seat, h) == 0 && g.mayLand(seat, h) == 0
}

// disembark puts the cargo of a ship ashore if it can step ashore there, and returns how many counters that is.
//
// Case 6.8. Ruling R126.
func (g *State) disembark(seat engine.Seat, ship int) int {
	p := g.pieces[seat][ship].Place
	h := p.Hex()
	if !g.canStepAshore(seat, h) {
		return 0
	}
	g.takeShip(seat, ship, markTaken)
	g.pieces[seat][ship].Mark &^= markTaken
	return g.carry(seat, p, At(h, LayerShore), markTaken, 0, markTaken)
}

// eliminate takes a counter off the map, a ship with all that she carries, and has the die of case 9.3 rolled for each.
// Troops ashore outlive the ships in their port.
//
// Cases 6.3, 9.3. Rulings R59, R119, R146.
func (g *State) eliminate(seat engine.Seat, i int, rule engine.Case, t *engine.Turn) {
	t.Reveal(engine.Everyone &^ engine.Only(seat))
	if g.naval(&g.pieces[seat][i]) {
		i -= g.loseCargo(seat, i, rule, t)
	}
	g.lose(seat, i, rule, t)
	if g.flow.Top().Step != stepDisposal {
		g.flow.Push(engine.Frame{Step: stepDisposal, Seat: seat})
	}
}

// loseCargo eliminates what the ship at i carries, and returns how many counters that is.
//
// Case 6.3.
func (g *State) loseCargo(seat engine.Seat, i int, rule engine.Case, t *engine.Turn) (n int) {
	place := g.pieces[seat][i].Place
	for j := i - 1; j >= 0 && g.pieces[seat][j].Place == place && !g.naval(&g.pieces[seat][j]); j-- {
		if g.cargo(&g.pieces[seat][j]) {
			g.lose(seat, j, rule, t)
			n++
		}
	}
	return n
}

func (g *State) lose(seat engine.Seat, i int, rule engine.Case, t *engine.Turn) {
	p := g.cut(seat, i)
	g.limbo[p.Counter]++
	t.Tell(engine.Event{Kind: KindLost, Rule: rule, About: counterObject(p.Counter), On: whereabouts(&p)})
	if p.Place.Layer() == LayerShore {
		g.vacate(seat, p.Place.Hex())
	}
}

// enterDisposal settles whether the first counter that waits for it may be bought again: its owner must roll more than
// its cost.
//
// Case 9.3. Rulings R3, R4, R117, R118, R119.
func (g *State) enterDisposal(_ *engine.Frame, t *engine.Turn) bool {
	c := Counter(1)
	for g.limbo[c] == 0 {
		if c++; int(c) == len(g.tables.Counters) {
			return g.pop()
		}
	}
	row := g.tables.Row(c)
	if row.Cost == 0 || row.Cost >= 6 {
		g.limbo[c]--
		g.gone[c]++
		t.Tell(engine.Event{Kind: KindGoneForGood, Rule: "9.3", About: counterObject(c)})
		return false
	}
	die := g.throw(row.Seat, 1, "9.3", counterObject(c), t)
	g.limbo[c]--
	back := die[0] > uint16(row.Cost)
	if back {
		g.pool[c]++
	} else {
		g.gone[c]++
	}
	t.Tell(engine.Event{Kind: KindDisposal, Rule: "9.3", About: counterObject(row.Front), // the sentence tells the cost
		N: [4]int32{int32(die[0]), int32(row.Cost), engine.Truth(back)}})
	return false
}

// tidy settles deception counters that ships have left behind in a hex or box. In a friendly seaport where they can
// land they go ashore; elsewhere they are eliminated.
//
// Cases 7.3, 8.1. Rulings R108, R170.
func (g *State) tidy(seat engine.Seat, h Hex, t *engine.Turn) {
	if !g.ships[seat].has(h) {
		return
	}
	for _, l := range [...]Layer{LayerMoving, LayerOutside, LayerDocked} {
		p := At(h, l)
		if h == BoxBought || g.anyShip(seat, p) {
			continue
		}
		why, rule := g.mayLand(seat, h), engine.Case("7.3")
		if why == whyStorm {
			rule = "8.1"
		} else if why == 0 && g.friendlyHex(seat, h) {
			if g.carry(seat, p, At(h, LayerShore), 0, 0, markTaken) > 0 {
				t.Reveal(engine.Everyone &^ engine.Only(seat)) // no ship was among them
			}
			continue
		}
		for lo, hi := g.span(seat, p); hi > lo; hi-- {
			g.eliminate(seat, lo, rule, t)
		}
	}
}
