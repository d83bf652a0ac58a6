package invincible

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game invincible 1
//	set santa-cruz-lives=on
//	turn 4
//	flow english-moves
//	flow move drake squares 1 stopped
//	wind westerly
//	weather normal
//	armada start-point
//	squadron howard at B5 hits 2 shots 3
//	squadron drake in plymouth low-ammo moved
//	squadron sidonia at G5
//	squadron oquendo lost
//	hand English culverin-fire shipwrights
//
// The lines of flow say what is going on, the outermost step of the sequence of
// play first. English squadrons on the Tactical Map are in the Armada's box
// unless in says otherwise. Further lines, where there is something to say:
//
//	army attempts 1 ready
//	fireships come
//	rally-help used
//	aside collision
//	out parma-ready
//	combat drake > oquendo forced left 2
//	tactic English stand-off dice 2 drm 1 scored 3 fired
//	result postponed
//
// ; begins a comment. Lines may stand in any order, names in small or capital
// letters.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	g := s.(*State)
	t := &textWriter{lines.Writer{Buf: buf}, g}
	t.Head("invincible", version)
	for i := range switches {
		if g.rules&(1<<i) != 0 {
			t.Line("set %s=on", switches[i].Key)
		}
	}
	t.Line("turn %d", g.turn)
	if g.flow.Depth() == 0 && g.result == resultNone {
		t.Line("flow none")
	}
	t.Flow(r.steps, &g.flow)
	t.Line("wind %s", windNames[g.wind])
	t.Line("weather %s", weatherNames[g.weather])
	t.campaign()
	for s := firstEnglish; s <= lastSpanish; s++ {
		t.squadron(s)
	}
	for seat := range g.hand {
		t.chits("hand "+seatNames[seat], &g.hand[seat])
	}
	t.chits("aside", &g.aside)
	t.chits("out", &g.out)
	t.combat()
	if g.result != resultNone {
		t.Line("result %s", resultNames[g.result])
	}
	return t.Buf
}

// Names of what a squadron did at sea and of how a match ended.
var (
	voyageNames = []string{"none", "left", "west", "north", "east", "port"}
	resultNames = []string{"none", "postponed", "failed", "invasion", "destroyed", "season"}
)

// textWriter writes one position.
type textWriter struct {
	lines.Writer
	g *State
}

// campaign writes what lies on the Strategic Map beside the squadrons.
func (t *textWriter) campaign() {
	g := t.g
	t.Line("armada %s", g.tables.Places[g.armada].Key)
	t.Count(int(g.sailed), "sailed")
	t.Flag(g.stays != orderNone, "stays")
	t.Flag(g.stays == orderPutOff, "put-off")
	if g.attempts != 0 || g.army {
		t.Line("army")
		t.Count(int(g.attempts), "attempts")
		t.Flag(g.army, "ready")
	}
	if g.fireship {
		t.Line("fireships come")
	}
	if g.helped {
		t.Line("rally-help used")
	}
}

func (t *textWriter) squadron(s Squadron) {
	g := t.g
	t.Line("squadron %s", squadronKeys[s])
	t.Flag(g.lost[s], "lost")
	if g.at[s] != 0 {
		t.More(" at %s", g.at[s])
	}
	if s <= lastEnglish {
		switch p := g.place[s]; {
		case g.at[s] != 0 && p == 0:
			t.More(" in nowhere")
		case p != 0 && (g.at[s] == 0 || p != g.armada):
			t.More(" in %s", g.tables.Places[p].Key)
		}
		if v := g.voyage[s]; v != voyageNone {
			t.More(" voyage %s", voyageNames[v])
		}
	}
	t.Count(int(g.hits[s]), "hits")
	t.Count(int(g.added[s]), "added")
	t.Count(int(g.shots[s]), "shots")
	t.Flag(g.lowAmmo[s], "low-ammo")
	t.Flag(g.broken[s], "broken")
	t.Flag(g.moved[s], "moved")
	t.Flag(g.gave[s], "gave")
}

// chits writes a line of chits, those of several copies several times.
func (t *textWriter) chits(head string, count *[numChits]uint8) {
	if *count == ([numChits]uint8{}) {
		return
	}
	t.Line("%s", head)
	for c := NoEvent; c < numChits; c++ {
		for range count[c] {
			t.More(" %s", chitKeys[c])
		}
	}
}

func (t *textWriter) combat() {
	c := &t.g.combat
	if *c == (Combat{}) {
		return
	}
	t.Line("combat %s > %s", squadronKeys[c.Attacker], squadronKeys[c.Defender])
	t.Flag(c.Forced, "forced")
	t.Count(int(c.Left), "left")
	for seat := range c.Tactic {
		t.Line("tactic %s", seatNames[seat])
		t.Flag(true, tacticNames[c.Tactic[seat]])
		t.Count(int(c.Dice[seat]), "dice")
		t.Count(int(c.DRM[seat]), "drm")
		t.Count(int(c.Scored[seat]), "scored")
		t.Flag(c.Fired[seat], "fired")
	}
}
