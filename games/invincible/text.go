package invincible

import (
	"fmt"
	"strconv"

	"weathergage/engine"
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
	t := &textWriter{buf: buf, g: g}
	t.line("weathergage position 1")
	t.line("game invincible %d", version)
	for i := range switches {
		if g.rules&(1<<i) != 0 {
			t.line("set %s=on", switches[i].Key)
		}
	}
	t.line("turn %d", g.turn)
	t.flow()
	t.line("wind %s", windNames[g.wind])
	t.line("weather %s", weatherNames[g.weather])
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
		t.line("result %s", resultNames[g.result])
	}
	return t.buf
}

// Names of what a squadron did at sea and of how a match ended.
var (
	voyageNames = []string{"none", "left", "west", "north", "east", "port"}
	resultNames = []string{"none", "postponed", "failed", "invasion", "destroyed", "season"}
)

// textWriter writes one position.
type textWriter struct {
	buf []byte
	g   *State
}

func (t *textWriter) line(format string, args ...any) {
	t.buf = append(fmt.Appendf(t.buf, format, args...), '\n')
}

// more adds to the line written last.
func (t *textWriter) more(format string, args ...any) {
	t.buf = append(fmt.Appendf(t.buf[:len(t.buf)-1], format, args...), '\n')
}

// flag adds a word to the line written last, if it holds.
func (t *textWriter) flag(holds bool, word string) {
	if holds {
		t.more(" %s", word)
	}
}

// count adds a word and a number to the line written last, unless it is 0.
func (t *textWriter) count(n int, word string) {
	if n != 0 {
		t.more(" %s %d", word, n)
	}
}

// name is the name of a thing in this position's words.
func (t *textWriter) name(o engine.Object) string {
	switch n := o.Number(); o.Class() {
	case classSquadron:
		return squadronKeys[n]
	case classSquare:
		return Square(n).String()
	case classPlace:
		return t.g.tables.Places[n].Key
	case classChit:
		return chitKeys[n]
	case classDeployment:
		return t.g.tables.Deployments[n-1].Key
	}
	return strconv.Itoa(int(o))
}

// campaign writes what lies on the Strategic Map beside the squadrons.
func (t *textWriter) campaign() {
	g := t.g
	t.line("armada %s", g.tables.Places[g.armada].Key)
	t.count(int(g.sailed), "sailed")
	t.flag(g.stays, "stays")
	if g.attempts != 0 || g.army {
		t.line("army")
		t.count(int(g.attempts), "attempts")
		t.flag(g.army, "ready")
	}
	if g.fireship {
		t.line("fireships come")
	}
	if g.helped {
		t.line("rally-help used")
	}
}

func (t *textWriter) squadron(s Squadron) {
	g := t.g
	t.line("squadron %s", squadronKeys[s])
	t.flag(g.lost[s], "lost")
	if g.at[s] != 0 {
		t.more(" at %s", g.at[s])
	}
	if s <= lastEnglish {
		switch p := g.place[s]; {
		case g.at[s] != 0 && p == 0:
			t.more(" in nowhere")
		case p != 0 && (g.at[s] == 0 || p != g.armada):
			t.more(" in %s", g.tables.Places[p].Key)
		}
		if v := g.voyage[s]; v != voyageNone {
			t.more(" voyage %s", voyageNames[v])
		}
	}
	t.count(int(g.hits[s]), "hits")
	t.count(int(g.added[s]), "added")
	t.count(int(g.shots[s]), "shots")
	t.flag(g.lowAmmo[s], "low-ammo")
	t.flag(g.broken[s], "broken")
	t.flag(g.moved[s], "moved")
	t.flag(g.gave[s], "gave")
}

// chits writes a line of chits, those of several copies several times.
func (t *textWriter) chits(head string, count *[numChits]uint8) {
	if *count == ([numChits]uint8{}) {
		return
	}
	t.line("%s", head)
	for c := NoEvent; c < numChits; c++ {
		for range count[c] {
			t.more(" %s", chitKeys[c])
		}
	}
}

func (t *textWriter) combat() {
	c := &t.g.combat
	if *c == (Combat{}) {
		return
	}
	t.line("combat %s > %s", squadronKeys[c.Attacker], squadronKeys[c.Defender])
	t.flag(c.Forced, "forced")
	t.count(int(c.Left), "left")
	for seat := range c.Tactic {
		t.line("tactic %s", seatNames[seat])
		t.flag(true, tacticNames[c.Tactic[seat]])
		t.count(int(c.Dice[seat]), "dice")
		t.count(int(c.DRM[seat]), "drm")
		t.count(int(c.Scored[seat]), "scored")
		t.flag(c.Fired[seat], "fired")
	}
}
