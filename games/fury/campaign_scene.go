package fury

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// warBoard draws the map: the country, its locations and the routes between them, and main
// communications.
//
// Case 29.5.
func (tb *Tables) warBoard() *engine.Board {
	c := &tb.Campaign
	b := &engine.Board{Key: "campaign", Name: "The siege", Kind: engine.Boxes, Width: mapWide, Height: mapDeep, Shapes: tb.warGround()}
	for at := Location(1); int(at) < len(c.Places); at++ {
		row := &c.Places[at]
		b.Spaces = append(b.Spaces, engine.Space{ID: placeObject(at), Name: row.Name, Terrain: row.look(), Label: row.sign(),
			Centre: row.centre()})
		for to := at + 1; int(to) < len(c.Places); to++ {
			if !c.IsNear(at, to) {
				continue
			}
			link := engine.Link{From: placeObject(at), To: placeObject(to), Kind: "route"}
			if row.Has&c.Places[to].Has&MainRoad != 0 {
				link.Kind = "main-road"
			}
			b.Links = append(b.Links, link)
		}
	}
	return b
}

// look returns the class of a location's look.
func (row *LocationRow) look() string {
	for i, name := range featureNames {
		if f := Feature(1 << i); row.Has&f != 0 && f&(SconceThere|Pasturage|Town|Headquarters) != 0 {
			return name
		}
	}
	return "land"
}

// sign returns what is printed in a location: what missions want there.
func (row *LocationRow) sign() string {
	switch {
	case row.Has&Town != 0:
		return "Town"
	case row.Has&Headquarters != 0:
		return "HQ"
	case row.Has&SconceThere != 0:
		return "Sconce"
	case row.Has&Staple != 0:
		return "Staple"
	case row.Has&EntryThere != 0:
		return "Entry"
	}
	return ""
}

// warScene draws the campaign: who stands where on the map, as far as the viewer knows, and
// the plans, forces, reports and points beside it.
//
// Cases 29.3, 29.5, 29.11, 29.21.
func (r *ruleset) warScene(g *State, viewer engine.Seat) *engine.Scene {
	w := &g.war
	_, phase := g.Moment()
	sc := &engine.Scene{Turn: "before the first week", Phase: phase}
	if w.week > 0 {
		sc.Turn = fmt.Sprintf("week %d of %d", w.week, g.numberOf(CampaignWeeks))
	}
	if sc.Outlook = g.drawnDo(viewer); sc.Outlook != "" {
		sc.OutlookRule = "6.7"
	} else if sc.Outlook = g.warOutlook(); sc.Outlook != "" {
		sc.OutlookRule = "29.21"
	}
	r.addMap(sc, g, viewer)
	return sc
}

// drawnDo tells the player who chooses a Colonel what the officers do whose counters he has drawn, each for the company
// that he leads, by the numbers by which the question names them with what they are; "" to anybody else.
//
// Cases 6.2, 6.7, 29.6.
func (g *State) drawnDo(viewer engine.Seat) string {
	if g.flow.Depth() == 0 || g.flow.Top().Step != stepWarColonels || g.flow.Top().Seat != viewer {
		return ""
	}
	var all []string
	for i, by := range g.war.drawn {
		if does := g.officerDoes(by); does != "" {
			all = append(all, fmt.Sprintf("For his company number %d %s.", i+1, does))
		}
	}
	return strings.Join(all, " ")
}

// addMap adds the map to a scene: what stands there, the way of the mission, and the plans, forces,
// reports and points beside it.
//
// Cases 29.3, 29.5, 29.11, 29.21.
func (r *ruleset) addMap(sc *engine.Scene, g *State, viewer engine.Seat) {
	sc.Boards = append(sc.Boards, r.chart)
	sc.Pieces = append(sc.Pieces, g.warPieces(viewer)...)
	last := Location(0)
	for _, at := range g.war.way {
		if at != 0 && last != 0 {
			sc.Marks = append(sc.Marks, engine.Mark{Kind: "course", Board: r.chart.Key, From: placeObject(last), To: placeObject(at)})
		}
		last = at
	}
	for _, chart := range []engine.Chart{g.weeksChart(), g.pointsChart(), g.planChart(), g.musterRoll(EnglishSeat), g.musterRoll(SpanishSeat), g.colonelsChart()} {
		if len(chart.Rows) > 0 {
			sc.Charts = append(sc.Charts, chart)
		}
	}
	if text := g.reports(viewer); text != "" {
		sc.Charts = append(sc.Charts, engine.Chart{Key: "reports", Title: "What the scouts report", Side: viewer,
			Columns: []string{"sheets"}, Rows: []engine.Row{{Name: "This week", Cells: []string{text}}}})
	}
}

// warPieces returns what stands on the map: herds, squadrons and the mission, in each location those named
// later above the others. Answers that name a kind of squadrons mean the viewer's own, of which garrisons never move.
//
// Case 29.3.
func (g *State) warPieces(viewer engine.Seat) (all []engine.Piece) {
	w := &g.war
	add := func(p engine.Piece) {
		for i := range all {
			all[i].Depth += b2i(all[i].At == p.At)
		}
		all = append(all, p)
	}
	for at, n := range w.herds {
		if n > 0 {
			add(engine.Piece{Key: fmt.Sprintf("herds/%d", at), At: placeObject(Location(at)), Silhouette: "herd", Name: "Herds", Side: engine.NoSeat,
				Numbers: []engine.Stat{{Name: "herds", Value: int32(n)}}})
		}
	}
	for _, b := range w.bodies {
		if b.many == 0 || b.at == 0 {
			continue
		}
		id := engine.NoObject
		if b.role.seat() == viewer && b.role != rolePosted {
			id = kindObject(b.kind)
		}
		add(engine.Piece{Key: fmt.Sprintf("%s/%d/%d", roleNames[b.role], b.at, b.kind), ID: id, At: placeObject(b.at),
			Silhouette: g.tables.kindLook(b.kind), Name: g.kindName(b.kind), Side: b.role.seat(), State: []string{roleNames[b.role]},
			Numbers: []engine.Stat{{Name: "squadrons", Value: int32(b.many)}}})
	}
	if w.at == 0 {
		return all
	}
	p := engine.Piece{Key: "mission", ID: columnObject, At: placeObject(w.at), Silhouette: "wagon", Name: "The mission", Side: EnglishSeat}
	for _, n := range [...]engine.Stat{{Name: "squadrons", Value: int32(w.squadrons(roleColumn))}, {Name: "wagons", Value: int32(w.wagons)},
		{Name: "herds", Value: int32(w.droves)}} {
		if n.Value > 0 {
			p.Numbers = append(p.Numbers, n)
		}
	}
	for _, mark := range [...]warMark{warBack, warBeaten, warFound} {
		if w.has(mark) {
			p.State = append(p.State, map[warMark]string{warBack: "homeward", warBeaten: "beaten", warFound: "discovered"}[mark])
		}
	}
	add(p)
	return all
}

// kindName returns a kind as a person reads it.
func (g *State) kindName(k kind) string {
	if k.isGun() {
		return g.tables.Guns[k.gun()].Name
	}
	return g.tables.Troops[k].Name
}

// weeksChart lists the weeks: the missions of those that are over, as far as everyone knows
// them, and the points that they brought.
//
// Cases 29.4, 29.9, 29.21.
func (g *State) weeksChart() engine.Chart {
	w := &g.war
	chart := engine.Chart{Key: "weeks", Title: "The weeks", Side: engine.NoSeat, Columns: []string{"mission", "points"}}
	before := 0
	for i := range min(g.numberOf(CampaignWeeks), maxWeeks) {
		row := engine.Row{Name: fmt.Sprintf("Week %d", i+1), Cells: []string{"", ""}}
		switch past := w.past[i]; {
		case i+1 < int(w.week) || g.outcome != outcomeNone && i+1 == int(w.week):
			row.Cells[0], row.Cells[1] = "not known", fmt.Sprint(int(past.points)-before)
			if past.mission != 0 {
				row.Cells[0] = missionTitles[past.mission-1] + ", " + g.campaign().Places[past.target].Name
			}
			before = int(past.points)
		case i+1 == int(w.week):
			row.Cells[0], row.Cells[1] = "now", fmt.Sprint(g.points()-before)
		}
		chart.Rows = append(chart.Rows, row)
	}
	return chart
}

// pointsChart returns the account of what the English have earned.
//
// Case 29.21.
func (g *State) pointsChart() engine.Chart {
	w := &g.war
	chart := engine.Chart{Key: "points", Title: "Points of the English", Kind: engine.Account, Side: engine.NoSeat, Columns: []string{"points"}}
	for _, e := range [...]struct {
		name string
		many int
		each CampaignNumber
	}{
		{"wagons in the town", int(w.arrived), WagonPoints}, {"sconces stormed", int(w.stormed), StormPoints},
		{"herds scattered", int(w.scatters), ScatteredPoints}, {"herds brought home", int(w.home), HerdPoints},
		{"communications cut", b2i(w.has(warCut)), CutPoints},
	} {
		chart.Rows = append(chart.Rows, engine.Row{Name: fmt.Sprintf("%d %s", e.many, e.name), Cells: []string{fmt.Sprint(e.many * g.numberOf(e.each))}})
	}
	level := g.campaign().Level(g.points())
	chart.Rows = append(chart.Rows, engine.Row{Name: "sum", Cells: []string{fmt.Sprint(g.points())}, Line: true, Note: level.Name + ": " + level.About})
	return chart
}

// planChart returns the plan of the English, as far as the viewer knows it.
//
// Case 29.9.
func (g *State) planChart() engine.Chart {
	w := &g.war
	chart := engine.Chart{Key: "plan", Title: "The mission", Side: EnglishSeat, Columns: []string{"plan"}}
	row := func(name, text string) {
		chart.Rows = append(chart.Rows, engine.Row{Name: name, Cells: []string{text}})
	}
	places := g.campaign().Places
	if w.mission != 0 {
		row("mission", missionTitles[w.mission-1])
		row("target", places[w.target].Name)
	}
	if _, many := w.onWay(); many > 0 {
		var names []string
		for _, at := range w.way[:many] {
			names = append(names, places[at].Name)
		}
		row("way", strings.Join(names, ", "))
	}
	if w.at != 0 {
		row("where it is", places[w.at].Name)
	}
	return chart
}

// rollColumns are the columns of the rolls of both sides, with the roles that they add up.
var rollColumns = [numSeats][]struct {
	name string
	of   []role
}{
	EnglishSeat: {{"in the lines", []role{roleReady}}, {"scouting", []role{roleScouts}}, {"on the mission", []role{roleColumn}}, {"lost", []role{roleFallen}}},
	SpanishSeat: {{"garrisons", []role{rolePosted}}, {"Reserve", []role{roleReserve}}, {"scouting", []role{roleWatch}},
		{"summoned", []role{roleParty}}, {"out this week", []role{roleFled, roleSpent}}, {"lost", []role{roleLost}}},
}

// musterRoll lists the squadrons and Guns of a side that the viewer knows, kind by kind.
//
// Cases 29.3, 29.6.
func (g *State) musterRoll(seat engine.Seat) engine.Chart {
	chart := engine.Chart{Key: "roll-" + seatNames[seat], Title: "Squadrons of the " + warSeats[seat], Side: seat}
	columns := rollColumns[seat]
	for _, c := range columns {
		chart.Columns = append(chart.Columns, c.name)
	}
	for k := kind(1); k != 0; k++ {
		cells, any := make([]string, len(columns)), false
		for i, c := range columns {
			n := 0
			for _, b := range g.war.bodies {
				for _, of := range c.of {
					n += b2i(b.kind == k && b.role == of) * int(b.many)
				}
			}
			if n > 0 {
				cells[i], any = fmt.Sprint(n), true
			}
		}
		if any {
			chart.Rows = append(chart.Rows, engine.Row{ID: kindObject(k), Name: g.kindName(k), Silhouette: g.tables.kindLook(k), Cells: cells})
		}
	}
	return chart
}

// colonelsChart lists the Colonels, and the counters of whom one is chosen.
//
// Case 29.6.
func (g *State) colonelsChart() engine.Chart {
	w := &g.war
	chart := engine.Chart{Key: "colonels", Title: "Colonels", Side: engine.NoSeat, Columns: []string{"nature", "where"}}
	nature := func(who Officer) string {
		switch {
		case who == unknownOfficer:
			return "unknown"
		case g.tables.Officers[who].Nature == 0:
			return "no characteristic"
		}
		return natureText(g.tables.Officers[who].Nature)
	}
	for seat := range numSeats {
		for i, one := range w.colonels[seat] {
			if one.who == 0 {
				continue
			}
			where := ""
			switch {
			case one.at == 0:
			case seat == EnglishSeat:
				where = "with the mission"
			default:
				where = g.campaign().Places[one.at].Name
			}
			name := fmt.Sprintf("%s %d", warSeats[seat], i+1)
			if seat == SpanishSeat && i == villiago {
				name = "Villiago"
			}
			chart.Rows = append(chart.Rows, engine.Row{ID: colonelObject(seat, i), Name: name, Cells: []string{nature(one.who), where}})
		}
	}
	for i, who := range w.drawn {
		if who != 0 {
			chart.Rows = append(chart.Rows, engine.Row{Name: fmt.Sprintf("drawn, number %d", i+1), Cells: []string{nature(who), ""}})
		}
	}
	return chart
}

// reports returns what the two sheets say that the viewer has drawn, "" if he has drawn none.
//
// Case 29.11.
func (g *State) reports(viewer engine.Seat) string {
	w := &g.war
	if w.reader == 0 || engine.Seat(w.reader-1) != viewer || w.sheets[0] == sheetUnread {
		return ""
	}
	var all []string
	for _, says := range w.sheets {
		switch {
		case says == sheetBlank:
			all = append(all, "a blank sheet")
		case says == sheetNone:
			all = append(all, "no Reserve")
		case viewer == SpanishSeat:
			all = append(all, missionTitles[says-1])
		default:
			all = append(all, g.campaign().Places[says-1].Name)
		}
	}
	return strings.Join(all, "; ")
}
