package spain

import "github.com/weathergage/weathergage/engine"

// A Purpose is what ducats are spent on.
type Purpose uint8

const (
	ForUnits     Purpose = iota // construction and repairs. Cases 5.12, 5.22, 5.32
	ForUpkeep                   // maintenance. Case 11.14
	ForMunitions                // Case 12.0
	ForFrance                   // the French factions. Case 15.12
	numPurposes  = iota
)

var purposeNames = []string{ForUnits: "units", ForUpkeep: "upkeep", ForMunitions: "munitions", ForFrance: "france"}

// pay takes ducats from a treasury, as much as there is, notes the turn and what for, and
// reports whether that was enough.
//
// Case 11.0. Ruling R215.
func (g *State) pay(seat engine.Seat, ducats int, on Purpose) bool {
	paid := int16(min(ducats, int(g.funds[seat])))
	g.funds[seat] -= paid
	g.paid[seat][g.turn][on] += paid
	return int(paid) == ducats
}

// spentIn returns what a seat has paid in a turn.
func (g *State) spentIn(seat engine.Seat, turn int) int {
	n := 0
	for _, ducats := range g.paid[seat][turn] {
		n += int(ducats)
	}
	return n
}

// An outlook is what the maintenance of a seat will cost if it changes nothing, and the
// turns to which it looks: those until the next income, or to the end of the war.
type outlook struct {
	g     *State
	seat  engine.Seat
	now   int // maintenance of the units on the map, without winter
	later int // the same with the ships that come from box 1 of their tracks
	end   int // the last turn
}

func (g *State) outlook(seat engine.Seat) outlook {
	o := outlook{g: g, seat: seat, end: int(g.scenario().Last)}
	for c, end := g.tables.of(seat); c < end; c++ {
		o.now += g.keep(c)
		row, u := g.at(c)
		if u.Where == OnTrack && u.Box == 1 && row.Kind.IsNaval() && g.tables.Nations[row.Nation].Kept {
			o.later += int(g.tables.Costs[row.Kind].Port) * int(row.Multiple)
		}
	}
	o.later += o.now
	for n := int(g.turn) + 1; n < o.end; n++ {
		if g.tables.Turns[n].Season == Winter {
			o.end = n
		}
	}
	return o
}

// settled reports whether the maintenance of this turn is paid, or could not be.
func (o *outlook) settled() bool {
	f := o.g.flow
	return f.Depth() > 0 && (f.At(0).Step > stepMaintenance || f.At(0).Step == stepMaintenance && f.At(0).Code > uint16(o.seat))
}

// fixed returns what a seat owes for this turn whatever becomes of its ports, 0 if that is not settled yet or
// the viewer may not know it.
//
// Case 11.13. Ruling R197.
func (o *outlook) fixed() int {
	f := o.g.flow
	if o.seat != Spanish || f.Depth() == 0 || f.At(0).Step != stepMaintenance {
		return 0
	}
	return int(f.At(0).N[spanishBill])
}

// due returns the maintenance of a turn that is still to be paid.
//
// Cases 11.13, 11.14, 14.3.
func (o *outlook) due(turn int) int {
	n := o.later
	switch {
	case turn < int(o.g.turn), turn == int(o.g.turn) && o.settled():
		return 0
	case turn == int(o.g.turn) && o.fixed() != 0:
		return o.fixed()
	case turn == int(o.g.turn), turn == int(o.g.turn)+1 && o.g.tables.Turns[turn].Season == Winter:
		n = o.now
	}
	if o.g.tables.Turns[turn].Season == Winter {
		n *= int(o.g.tables.Numbers[NumWinterCost])
	}
	return n
}

// income returns the least and the most that a seat will receive in a turn.
//
// Cases 11.0, 11.26.
func (o *outlook) income(turn int) (least, most int) {
	g, halves := o.g, o.g.incomeOf(turn)
	if turn <= int(g.turn) || halves == 0 {
		return 0, 0
	}
	least = 1 << 15
	for die := 1; die < len(g.tables.Income); die++ {
		n := int(g.tables.Income[die][o.seat]) * halves / 2
		least, most = min(least, n), max(most, n)
	}
	if o.seat == Spanish {
		least, most = max(least-int(g.owed), 0), max(most-int(g.owed), 0)
	}
	return least, most
}

// account returns what a seat has spent this turn, what it will have to spend to the next
// winter and in it, and what that leaves.
//
// Cases 11.0, 11.14, 12.0, 14.3, 15.12.
func (g *State) account(seat engine.Seat) engine.Chart {
	o := g.outlook(seat)
	c := engine.Chart{Key: "account", Title: seatTitles[seat] + " account, in ducats", Kind: engine.Account, Side: seat, Columns: []string{""}}
	add := func(name string, n int, line bool) {
		c.Rows = append(c.Rows, engine.Row{Name: name, Cells: []string{itoa(n)}, Line: line, Gone: line && n < 0})
	}
	spent := func(name string, on Purpose) {
		if n := int(g.paid[seat][g.turn][on]); n != 0 {
			add(name, -n, false)
		}
	}
	left := int(g.funds[seat])
	if n := g.spentIn(seat, int(g.turn)); n != 0 {
		add("To spend in "+g.tables.Turns[g.turn].Name, left+n, false)
	}
	spent("Units", ForUnits)
	spent("Munitions", ForMunitions)
	spent("The French factions", ForFrance)
	spent("Maintenance, paid", ForUpkeep)
	add("In the treasury now", left, true)
	turn := int(g.turn)
	if n := o.due(turn); n != 0 {
		add("Maintenance of this turn", -n, false)
		left -= n
		add("Left after "+g.tables.Turns[turn].Name, left, true)
	}
	g.accountAhead(&o, left, add, &c)
	return c
}

// accountAhead adds the turns to come to an account.
func (g *State) accountAhead(o *outlook, left int, add func(string, int, bool), c *engine.Chart) {
	last := o.end
	if g.tables.Turns[last].Season == Winter {
		last--
	}
	n := 0
	for turn := int(g.turn) + 1; turn <= last; turn++ {
		n += o.due(turn)
	}
	if last > int(g.turn) {
		left -= n
		add("Maintenance to then, if nothing changes", -n, false)
		add("Left after "+g.tables.Turns[last].Name, left, true)
	}
	if last == o.end || o.end == int(g.turn) {
		return
	}
	least, most := o.income(o.end)
	if most > 0 {
		c.Rows = append(c.Rows, engine.Row{Name: "Income of " + g.tables.Turns[o.end].Name, Cells: []string{itoa(least) + " to " + itoa(most)}})
	}
	winter := o.due(o.end)
	add("Maintenance in winter, five times", -winter, false)
	c.Rows = append(c.Rows, engine.Row{Name: "Left after winter", Line: true, Gone: left+least < winter, Cells: []string{itoa(left + least - winter)}})
	if most > least {
		c.Rows[len(c.Rows)-1].Cells[0] += " to " + itoa(left+most-winter)
	}
}

// budget returns the year turn by turn: what was paid, what maintenance is still to come, and
// what the treasury will hold after it, with the least income.
//
// Cases 11.0, 11.14, 14.3.
func (g *State) budget(seat engine.Seat) engine.Chart {
	o := g.outlook(seat)
	c := engine.Chart{Key: "budget", Title: "The year, turn by turn", Kind: engine.Plot, Side: seat}
	rows := []engine.Row{{Name: "paid"}, {Name: "maintenance to come"}, {Name: "in the treasury", Line: true}}
	first := int(g.turn)
	for first > int(g.scenario().First) && g.tables.Turns[first].Season != Winter {
		first--
	}
	left := int(g.funds[seat])
	for turn := first; turn <= o.end; turn++ {
		c.Columns = append(c.Columns, g.tables.Turns[turn].Name)
		due, held := o.due(turn), ""
		if turn >= int(g.turn) {
			least, _ := o.income(turn)
			left += least - due
			held = itoa(left)
		}
		for i, cell := range []string{itoa(g.spentIn(seat, turn)), itoa(due), held} {
			rows[i].Cells = append(rows[i].Cells, cell)
		}
	}
	c.Rows = rows
	return c
}

// accounts returns the charts of a seat's money.
func (g *State) accounts(seat engine.Seat) []engine.Chart {
	return []engine.Chart{g.budget(seat), g.account(seat), g.upkeepChart(seat)}
}

// Price returns what a choice costs at once.
//
// Cases 5.12, 5.22, 5.32, 12.0, 12.13.
func (r *ruleset) Price(s engine.State, c engine.Choice) (text string, changes bool) {
	g := s.(*State)
	cost := 0
	switch unit := g.tables.counterOf(c.With); c.Verb {
	case VerbConstruct:
		cost = g.tables.buildCost(unit)
	case VerbRepair:
		cost = g.tables.repairCost(g.tables.counterOf(c.On))
	case VerbBuy:
		_, n := fleetOf(c.On)
		cost = g.pointCost(c.Seat, n)
	case VerbArm:
		cost = int(c.N[0]) * g.tables.pointCost(unit)
	case VerbAdvance, VerbLayUp, VerbDisband:
		return "", true
	case VerbPlace:
		return "", unit != g.tables.Treasure
	}
	if cost == 0 {
		return "", false
	}
	return itoa(cost) + " d.", true
}

// Accounts returns the account and the budget as they would be after a choice.
func (r *ruleset) Accounts(s engine.State, c engine.Choice) []engine.Chart {
	g := s.(*State)
	if _, changes := r.Price(s, c); changes {
		next := r.Blank().(*State)
		next.CopyFrom(g)
		sequence.Do(next, c, &engine.Turn{})
		g = next
	}
	return g.accounts(c.Seat)
}
