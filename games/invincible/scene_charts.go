package invincible

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// display returns a side's Squadron Display.
//
// Case 2.3.
func (g *State) display(seat engine.Seat) engine.Chart {
	c := engine.Chart{
		Key: "display-" + strings.ToLower(seatNames[seat]), Title: seatNames[seat] + " squadrons", Side: seat,
		Columns: []string{"where", "strength", "hits", "shots", "morale", "state"},
	}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if s.Seat() != seat {
			continue
		}
		row := &g.tables.Squadrons[s]
		left := g.strengthStat(s)
		c.Rows = append(c.Rows, engine.Row{
			ID: s.object(), Name: row.Name, Note: row.Note, Gone: g.lost[s],
			Cells: []string{
				g.whereabouts(s), strconv.Itoa(int(left.Value)) + "/" + strconv.Itoa(int(left.Max)),
				strconv.Itoa(int(g.hits[s])), strconv.Itoa(int(g.shots[s])), engine.Signed(int(row.Morale)), g.condition(s),
			},
		})
		if g.lost[s] {
			c.Rows[len(c.Rows)-1].Cells = []string{"eliminated", "", "", "", "", ""}
		}
	}
	return c
}

// condition returns the markers on a squadron, and whether a hulk has used its gift.
func (g *State) condition(s Squadron) string {
	words := g.states(s)
	if g.gave[s] {
		words = append(words, "gift used")
	}
	return strings.Join(words, ", ")
}

// whereabouts says where a squadron is, in a few words.
func (g *State) whereabouts(s Squadron) string {
	switch {
	case g.at[s] != 0:
		return g.at[s].String()
	case s > lastEnglish:
		return "to be placed"
	}
	return g.tables.Places[g.place[s]].Name
}

// campaignChart returns the turn record with all that lies beside the maps.
func (g *State) campaignChart() engine.Chart {
	c := engine.Chart{Key: "campaign", Title: "The campaign", Side: engine.NoSeat, Columns: []string{""}}
	add := func(o engine.Object, name, value string) {
		c.Rows = append(c.Rows, engine.Row{ID: o, Name: name, Cells: []string{value}})
	}
	add(engine.NoObject, "turn", turnName(g.turn))
	add(engine.NoObject, "wind", windNames[g.wind])
	add(engine.NoObject, "weather", weatherNames[g.weather])
	add(g.armada.object(), "Armada", boxLabel(g.armada)+" "+g.tables.Places[g.armada].Name)
	if g.fireship {
		add(engine.NoObject, "fireships", "have come")
	}
	switch {
	case g.army:
		add(engine.NoObject, "army", "ready")
	case g.attempts > 0:
		add(engine.NoObject, "army", "not come, attempts made: "+strconv.Itoa(int(g.attempts)))
	}
	for ch := NoEvent; ch < numChits; ch++ {
		if g.out[ch] > 0 {
			add(ch.object(), "beside the map", g.tables.Chits[ch].Name)
			c.Rows[len(c.Rows)-1].Note = g.chitNote(ch)
		}
		if g.aside[ch] > 0 {
			add(ch.object(), "on the table", g.tables.Chits[ch].Name)
		}
	}
	for i := range switches {
		if g.rules.has(1 << i) {
			add(engine.NoObject, string(switches[i].Rule), switches[i].Name)
		}
	}
	return c
}

// combatChart returns the combat being fought. A tactic that the viewer may not know
// is not in the position, and shown as a question mark.
func (g *State) combatChart() engine.Chart {
	ch := engine.Chart{Key: "combat", Title: "The combat", Side: engine.NoSeat,
		Columns: []string{"squadron", "tactic", "hits scored"}}
	for seat := range engine.Seat(2) {
		s := g.combat.fighter(seat)
		tactic := "?"
		if t := g.combat.Tactic[seat]; t != NoTactic {
			tactic = tacticNames[t]
		}
		role := "defends"
		if s == g.combat.Attacker {
			role = "attacks"
		}
		ch.Rows = append(ch.Rows, engine.Row{ID: s.object(), Name: seatNames[seat], Note: role,
			Cells: []string{g.tables.Squadrons[s].Name, tactic, strconv.Itoa(int(g.combat.Scored[seat]))}})
	}
	return ch
}

// chitMoments say when the chits of a window are played, by window.
var chitMoments = [numWindows]string{
	windowMove:      "when a squadron begins its Move",
	windowCombat:    "in a combat, between the tactics and the dice",
	windowMorale:    "before a Morale roll",
	windowAction:    "when a Repair, Rally or Resupply is declared",
	windowReinforce: "before an English squadron rolls to reinforce",
}

// chitNote says what a chit does and when it is played.
//
// Case 16.0.
func (g *State) chitNote(c Chit) string {
	effect := g.tables.Chits[c].Effect
	if !g.tables.Chits[c].Held {
		return effect
	}
	for window, chits := range windowChits {
		if slices.Contains(chits, c) {
			return effect + "; played " + chitMoments[window] + " (16.0)"
		}
	}
	return effect + "; played as an event is drawn or played (16.0)"
}

// handChart returns the chits that a side holds, face up.
//
// Case 16.0. Ruling R142.
func (g *State) handChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "chits-" + strings.ToLower(seatNames[seat]),
		Title: seatNames[seat] + " event chits", Kind: engine.Cards, Side: seat, Columns: []string{"held"}}
	for ch := NoEvent; ch < numChits; ch++ {
		if n := g.hand[seat][ch]; n > 0 {
			row := &g.tables.Chits[ch]
			c.Rows = append(c.Rows, engine.Row{ID: ch.object(), Name: row.Name, Note: g.chitNote(ch),
				Cells: []string{strconv.Itoa(int(n))}})
		}
	}
	return c
}
