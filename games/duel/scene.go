package duel

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// The table is drawn one unit to the mm, with room beside the ships.
const (
	tableWidth  = farthest + 200
	tableHeight = 200
)

// pieceBase is the length and width of every ship.
var pieceBase = [2]int32{30, 10}

func makeBoards() []*engine.Board {
	return []*engine.Board{{
		Key: "sea", Name: "The sea", Kind: engine.Plane, Width: tableWidth, Height: tableHeight, Scale: 1,
	}}
}

// Scene draws what the viewer may see.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	last := r.tables.Scenarios[g.scenario].Turns
	sc := &engine.Scene{
		Boards: r.boards,
		Turn:   "turn " + strconv.Itoa(int(g.turn)) + " of " + strconv.Itoa(int(last)),
		Phase:  g.phase(),
	}
	x := g.shipsAt()
	for seat := range numSeats {
		sc.Pieces = append(sc.Pieces, g.piece(seat, x[seat]))
	}
	sc.Marks = append(sc.Marks, engine.Mark{
		Kind: "range", Board: "sea", From: shipOf(seatA), To: shipOf(seatB),
		Line:  []engine.Point{{X: x[seatA], Y: tableHeight / 2}, {X: x[seatB], Y: tableHeight / 2}},
		Label: g.apart(), Value: g.rangeMM,
	})
	sc.Charts = append(sc.Charts, g.ledger())
	sc.OutlookRule = "5.1"
	sc.Outlook = r.whoLeads(g)
	return sc
}

// whoLeads says how much hull each ship has and, unless the match has ended, what may end it.
func (r *ruleset) whoLeads(g *State) string {
	says, over := "%A has a hull of %1 and %O of %2; whoever has none left loses", g.flow.Depth() == 0
	if over {
		says = "At the end %A has a hull of %1 and %O of %2"
	}
	text := r.words.Fill(nil, says, shipOf(seatA), shipOf(seatB), engine.NoObject,
		int32(g.ships[seatA].hull), int32(g.ships[seatB].hull))
	for seat := range numSeats {
		if face := g.strikesOn(seat); face != 0 && !over {
			text = r.words.Fill(text, "; one more hit, and %A strikes on a roll of %1 or more",
				shipOf(seat), engine.NoObject, engine.NoObject, face)
		}
	}
	return string(text)
}

// sideBySide is how far apart ships alongside are drawn, in mm, so that one does not cover the other.
const sideBySide = 30

// shipsAt returns the places of the middles of the ships along the table: the range lies between them. Ships alongside lie
// side by side.
func (g *State) shipsAt() [numSeats]int32 {
	apart := max(g.rangeMM, sideBySide)
	left := (tableWidth - apart) / 2
	return [numSeats]int32{seatA: left, seatB: left + apart}
}

// apart returns the range in words.
func (g *State) apart() string {
	if g.rangeMM == 0 {
		return "alongside"
	}
	return strconv.Itoa(int(g.rangeMM)) + " mm"
}

// rowOf returns the place of a ship's middle across the table; ships near each other lie so far apart across it that their
// names do not cover each other.
func (g *State) rowOf(seat engine.Seat) int32 {
	off := int32(20)
	if g.rangeMM < 120 {
		off = 60
	}
	return tableHeight/2 + off*(2*int32(seat)-1)
}

// piece returns one ship, north of the other when they lie alongside.
func (g *State) piece(seat engine.Seat, x int32) engine.Piece {
	unhurt, own := &g.tables.Ships[seat], &g.ships[seat]
	p := engine.Piece{
		Key: unhurt.Key, ID: shipOf(seat), X: x, Y: g.rowOf(seat),
		Base: pieceBase, Silhouette: "ship of the line", Name: unhurt.Name, Side: seat,
		Numbers: []engine.Stat{
			{Name: "hull", Value: int32(own.hull), Max: int32(unhurt.Hull)},
			{Name: "sails", Value: int32(own.sails), Max: int32(unhurt.Sails)},
		},
	}
	switch {
	case own.hull == 0:
		p.State = append(p.State, "sunk")
	case own.struck:
		p.State = append(p.State, "struck")
	}
	if face := g.strikesOn(seat); face != 0 && g.flow.Depth() > 0 {
		p.State = append(p.State, "if hit, strikes on "+strconv.Itoa(int(face))+" or more")
	}
	if g.hasGage() && seat == g.gage {
		p.State = append(p.State, "gage")
	}
	return p
}

// ledger returns the panel with everything that is known of both ships.
func (g *State) ledger() engine.Chart {
	c := engine.Chart{
		Key: "ships", Title: "The ships", Side: engine.NoSeat,
		Columns: []string{"hull", "sails", "speed", "guns", "chain left", "orders"},
	}
	for seat := range numSeats {
		unhurt, own, hidden := &g.tables.Ships[seat], &g.ships[seat], &g.hidden[seat]
		ordered := ""
		if hidden.order != noShot {
			ordered = "load " + shots[hidden.order]
		}
		if hidden.plotted {
			if ordered != "" {
				ordered += ", "
			}
			ordered += "speed " + strconv.Itoa(int(hidden.speed))
		}
		c.Rows = append(c.Rows, engine.Row{
			ID: shipOf(seat), Name: unhurt.Name, Gone: own.hull == 0,
			Cells: []string{
				of(own.hull, unhurt.Hull), of(own.sails, unhurt.Sails), strconv.Itoa(int(own.speed)),
				shots[hidden.loaded], of(unhurt.Chain-own.chainFired, unhurt.Chain), ordered,
			},
		})
	}
	return c
}

func of(left, most int8) string {
	return strconv.Itoa(int(left)) + "/" + strconv.Itoa(int(most))
}
