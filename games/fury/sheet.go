package fury

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Sheets returns the cards of the companies that the viewer knows of: squadrons and Terror to strike off, the
// numbers of their squadron card, and their officer if they are his own.
//
// Cases 6.1, 9.4, 24.1.
func (r *ruleset) Sheets(s engine.State, viewer engine.Seat, past []engine.Dated) []engine.Sheet {
	g := s.(*State)
	if g.isCampaign() && !g.isOnField() {
		return nil
	}
	lost := squadronsLost(past)
	var all []engine.Sheet
	for seat := range numSeats {
		for n := range g.each(seat) {
			all = append(all, g.sheet(n, viewer, lost[n]))
		}
		if seat == viewer {
			for n := range g.reserve(seat) {
				all = append(all, g.sheet(n, viewer, lost[n]))
			}
		}
	}
	return all
}

// squadronsGone is where a KindLoses holds how many squadrons are lost.
const squadronsGone = 0

// squadronsLost returns how many squadrons each company has lost, as the viewer was told. A company that was divided
// off, or comes onto the board, begins anew, and so do all when another battle of a campaign begins.
//
// Cases 4.2, 9.4.
func squadronsLost(past []engine.Dated) (lost [numSeats * ofSide]int) {
	for i := range past {
		e := &past[i].Event
		switch of := e.About.Number() - 1; {
		case e.Kind == KindBoard:
			clear(lost[:])
		case e.Kind == KindDivides:
			lost[e.On.Number()-1] = 0
		case e.Kind == KindAppears && of >= 0 && of < len(lost):
			lost[of] = 0
		case e.Kind == KindLoses && of >= 0 && of < len(lost):
			lost[of] += int(e.N[squadronsGone])
		}
	}
	return lost
}

// sheet returns the card of a company that has lost so many squadrons.
//
// Cases 6.2, 24.1.
func (g *State) sheet(n companyNo, viewer engine.Seat, lost int) engine.Sheet {
	c, row := &g.companies[n], g.card(&g.companies[n])
	inches := func(l Length) string {
		if l == 0 {
			return "-"
		}
		return string(engine.AppendParts(nil, int32(l), int32(Inch))) + "″"
	}
	officer, does, about := "unknown", "", ""
	if row.Nature != 0 {
		about = natureText(row.Nature)
	}
	if by := g.leads(n); viewer == n.seat() {
		officer = "none"
		if by != 0 {
			officer = natureText(g.tables.Officers[by].Nature)
			does = natureDoes(g.tables.Officers[by].Nature)
		}
	}
	is := figures("he is", officer)
	if does != "" {
		is = append(is, engine.Entry{Name: "he " + does})
	}
	return engine.Sheet{
		ID: n.object(), Key: n.name(), Title: strings.TrimPrefix(g.shortName(n)+", "+row.Name, ", "), About: about, Side: n.seat(), Small: true,
		Blocks: []engine.Block{
			{Title: "Strength", Rule: "9.4", Rows: []engine.Entry{
				{Name: "squadrons", Boxes: boxesOf(int(c.squadrons)+lost, int(c.squadrons))},
				{Name: "Terror", Boxes: boxesOf(g.number(NumCompany)+1, g.number(NumCompany)+1-g.markers(c))},
			}},
			{Title: "Card", Rule: "24.1", Rows: figures(
				"fighting", itoa(row.Fighting), "shooting", itoa(row.Shooting), "range", inches(row.Range),
				"loose", inches(row.Loose), "formed", inches(row.Formed))},
			{Title: "Morale", Rule: "9.2", Rows: figures(
				"Charge", itoa(row.Morale[TestCharge]), "Fear", itoa(row.Morale[TestFear]),
				"Serious", itoa(row.Morale[TestSerious]), "Rally", itoa(row.Morale[TestRally]))},
			{Title: "Officer", Rule: "6.2", Rows: is},
		},
	}
}

// boxesOf returns numbered boxes, the last ones struck off.
func boxesOf(most, left int) []engine.Box {
	boxes := make([]engine.Box, most)
	for i := range boxes {
		boxes[i] = engine.Box{Text: itoa(i + 1), Struck: i >= left}
	}
	return boxes
}

// figures returns numbers with their names in one row.
func figures(of ...string) (rows []engine.Entry) {
	for pair := range slices.Chunk(of, 2) {
		rows = append(rows, engine.Entry{Name: pair[0] + ": " + pair[1]})
	}
	return rows
}
