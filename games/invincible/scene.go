package invincible

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Scene draws the position: both maps with the counters on them, wind and
// weather, the squadron displays, the chits in hand and the track of the
// campaign. Nothing in it depends on the viewer, for whom s is redacted.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	_, phase := g.Moment()
	sc := &engine.Scene{Boards: r.boards, Turn: turnName(g.turn), Phase: phase}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if g.at[s] != 0 {
			sc.Pieces = append(sc.Pieces, g.tacticalPiece(s))
		}
	}
	sc.Pieces = g.strategicPieces(sc.Pieces)
	sc.Marks = g.marks()
	sc.Outlook, sc.OutlookRule = g.whoLeads(r.words), "14.1"
	sc.Charts = append(sc.Charts, g.campaignChart())
	if g.combat != (Combat{}) {
		sc.Charts = append(sc.Charts, g.combatChart())
	}
	sc.Charts = append(sc.Charts, g.display(English), g.display(Spanish))
	for seat := range g.hand {
		if g.hand[seat] != ([numChits]uint8{}) {
			sc.Charts = append(sc.Charts, g.handChart(engine.Seat(seat)))
		}
	}
	return sc
}

// turnName returns a turn with its day: turn 1 is 29 July 1588.
func turnName(turn uint8) string {
	if turn == 0 {
		return "before the first turn"
	}
	const july, august = 31, 31
	day, month := 28+int(turn), "July"
	if day > july {
		day, month = day-july, "August"
	}
	if month == "August" && day > august {
		day, month = day-august, "September"
	}
	return strconv.Itoa(day) + " " + month + ", turn " + strconv.Itoa(int(turn))
}

// silhouette returns the kind of ship that a squadron is drawn as.
func silhouette(s Squadron) string {
	switch {
	case s <= lastEnglish:
		return "race-built"
	case s == Moncada:
		return "galleass"
	case s.IsHulk():
		return "hulk"
	}
	return "galleon"
}

// states returns the markers on a squadron, in words.
func (g *State) states(s Squadron) (words []string) {
	if g.broken[s] {
		words = append(words, "broken")
	}
	if g.lowAmmo[s] {
		words = append(words, "low-ammo")
	}
	if g.moved[s] {
		words = append(words, "moved")
	}
	return words
}

func (g *State) full(s Squadron) int32 {
	return int32(g.tables.Squadrons[s].Strength) + int32(g.added[s])
}

func (g *State) strengthStat(s Squadron) engine.Stat {
	return engine.Stat{Name: "strength", Value: g.full(s) - int32(g.hits[s]), Max: g.full(s)}
}

func (g *State) tacticalPiece(s Squadron) engine.Piece {
	return engine.Piece{
		Key: squadronKeys[s], ID: s.object(), At: g.at[s].object(),
		Silhouette: silhouette(s), Name: g.tables.Squadrons[s].Name, Side: s.Seat(), State: g.states(s),
		Numbers: []engine.Stat{g.strengthStat(s),
			{Name: "hits", Value: int32(g.hits[s])}, {Name: "shots", Value: int32(g.shots[s])}},
	}
}

// strategicPieces adds the Armada and the English squadrons. In the Armada's box
// those on the Tactical Map lie under it, the others on top.
//
// Case 6.1.3.
func (g *State) strategicPieces(pieces []engine.Piece) []engine.Piece {
	var depth [numPlaces]int
	add := func(p engine.Piece, at Place) {
		p.At, p.Depth = at.object(), depth[at]
		depth[at]++
		pieces = append(pieces, p)
	}
	armada := func() {
		add(engine.Piece{Key: "armada", Silhouette: "fleet", Name: "Armada", Side: Spanish}, g.armada)
	}
	for _, under := range []bool{false, true} {
		if under {
			armada()
		}
		for s := firstEnglish; s <= lastEnglish; s++ {
			if g.lost[s] || g.place[s] == 0 || (g.at[s] != 0) != under {
				continue
			}
			p := engine.Piece{Key: squadronKeys[s] + "-at-sea", ID: s.object(), Silhouette: silhouette(s),
				Name: g.tables.Squadrons[s].Name, Side: English, State: g.states(s),
				Numbers: []engine.Stat{g.strengthStat(s)}}
			if under {
				p.State = append([]string{"engaged"}, p.State...)
			}
			add(p, g.place[s])
		}
	}
	return pieces
}

// Where winds blow to, in tenths of a degree from north.
var blowsTo = [...]int32{Westerly: 900, Easterly: 2700}

func (g *State) marks() []engine.Mark {
	marks := []engine.Mark{
		{Kind: "wind", Label: windNames[g.wind] + " wind", Value: blowsTo[g.wind]},
		{Kind: "weather", Label: weatherNames[g.weather], Value: int32(g.weather)},
	}
	if c := &g.combat; c.Attacker != NoSquadron {
		marks = append(marks, engine.Mark{Kind: "attack", Board: "tactical",
			From: c.Attacker.object(), To: c.Defender.object(),
			Label: g.tables.Squadrons[c.Attacker].Name + " attacks " + g.tables.Squadrons[c.Defender].Name})
	}
	return marks
}
