package invincible

import (
	"fmt"
	"slices"
	"strings"

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
//	attack recalde > howard withdrew
//	result postponed
//
// ; begins a comment. Lines may stand in any order, names in small or capital
// letters.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	w := &lines.Writer{Buf: buf}
	r.lines.Write(w, &text{State: s.(*State)}, &blank)
	return w.Buf
}

// ParsePosition reads a position leniently. What is left out is as it is at the
// start: wind westerly, weather normal, the Armada at the Lizard, turn 1, the
// English about to move. A squadron that is not named is eliminated. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(from []byte) (engine.State, []engine.Problem, error) {
	p := &lines.Reader{}
	t := &text{State: &State{tables: r.tables}}
	t.turn, t.armada = 1, 1
	if err := r.lines.Read(p, from, t); err != nil {
		return nil, nil, err
	}
	if err := t.finish(p); err != nil {
		return nil, nil, err
	}
	return t.State, p.Problems, nil
}

// text holds a position that is being written or read.
type text struct {
	*State
	named [numSquadrons]bool // squadrons of which a line has been read
}

// blank is what is not written of a position.
var blank = text{State: &State{}}

// Most that the numbers of a position may be.
const (
	mostByte = 255
	mostDRM  = 99
)

// Names of what a squadron did at sea and of how a match ended.
var (
	voyageNames = []string{"none", "left", "west", "north", "east", "port"}
	resultNames = []string{"none", "postponed", "failed", "invasion", "destroyed", "season"}
)

// positionLines returns the lines of a position.
func positionLines(steps *lines.Sequence) lines.Entries[*text] {
	return slices.Concat(lines.Title[*text]("invincible", version), lines.Entries[*text]{
		{Word: "set", Every: (*text).writeSwitches, Read: (*text).readSwitch},
		lines.Number("turn", 0, mostByte, func(t *text) *uint8 { return &t.turn }).Always(),
		lines.Going(steps, func(t *text) *engine.Flow { return &t.flow }, func(t *text) bool { return t.result != resultNone }),
		lines.Named("wind", windNames, func(t *text) *Wind { return &t.wind }).Always(),
		lines.Named("weather", weatherNames, func(t *text) *Weather { return &t.weather }).Always(),
		{
			Word:  "armada",
			Write: func(t *text, w *lines.Writer) { w.More(" %s", t.tables.Places[t.armada].Key) },
			Read: func(t *text, p *lines.Reader) (err error) {
				t.armada, err = t.readPlace(p, firstPort-1)
				return err
			},
			Parts: lines.Entries[*text]{
				lines.Number("sailed", 0, 2, func(t *text) *uint8 { return &t.sailed }),
				ordered("stays", orderStay),
				ordered("put-off", orderPutOff),
			},
		},
		{Word: "army", Parts: lines.Entries[*text]{
			lines.Number("attempts", 0, 3, func(t *text) *uint8 { return &t.attempts }),
			lines.Held("ready", func(t *text) *bool { return &t.army }),
		}},
		{Word: "fireships", Parts: lines.Entries[*text]{lines.Held("come", func(t *text) *bool { return &t.fireship })}},
		{Word: "rally-help", Parts: lines.Entries[*text]{lines.Held("used", func(t *text) *bool { return &t.helped })}},
		{Word: "squadron", Every: (*text).writeSquadrons, Read: (*text).readSquadron},
		{
			Word: "hand",
			Every: func(t *text, w *lines.Writer) {
				for seat, title := range seatNames {
					if t.hand[seat] != ([numChits]uint8{}) {
						w.Line("hand %s", title)
						writeChits(w, &t.hand[seat])
					}
				}
			},
			Read: func(t *text, p *lines.Reader) error {
				seat, err := p.One(seatNames...)
				if err != nil {
					return err
				}
				return readChits(p, &t.hand[seat])
			},
		},
		heap("aside", func(t *text) *[numChits]uint8 { return &t.aside }),
		heap("out", func(t *text) *[numChits]uint8 { return &t.out }),
		{
			Word: "combat",
			Same: func(t, _ *text) bool { return t.combat == Combat{} },
			Write: func(t *text, w *lines.Writer) {
				w.More(" %s > %s", squadronKeys[t.combat.Attacker], squadronKeys[t.combat.Defender])
			},
			Read: (*text).readFighters,
			Parts: lines.Entries[*text]{
				lines.Held("forced", func(t *text) *bool { return &t.combat.Forced }),
				lines.Number("left", 0, mostByte, func(t *text) *uint8 { return &t.combat.Left }),
			},
		},
		{Word: "tactic", Every: (*text).writeTactics, Read: (*text).readTactic},
		{Word: "attack", Every: (*text).writeAttacks, Read: (*text).readAttack},
		lines.Named("result", resultNames, func(t *text) *result { return &t.result }),
	})
}

// ordered returns a word that stands where the Armada's next Strategic Move is barred so.
func ordered(word string, by order) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word: word,
		Same: func(t, _ *text) bool { return t.stays < by },
		Read: func(t *text, _ *lines.Reader) error {
			t.stays = max(t.stays, by)
			return nil
		},
	}
}

// writeSwitches writes the optional rules in force.
func (t *text) writeSwitches(w *lines.Writer) {
	for i := range switches {
		if t.rules&(1<<i) != 0 {
			w.Line("set %s=on", switches[i].Key)
		}
	}
}

func (t *text) readSwitch(p *lines.Reader) error {
	key, value, _ := strings.Cut(p.Peek(), "=")
	i := slices.IndexFunc(switches, func(s engine.Switch) bool { return s.Key == key })
	switch {
	case i < 0:
		var keys []string
		for i := range switches {
			keys = append(keys, switches[i].Key)
		}
		return p.WantedFor(key, fmt.Sprintf("one of %d switches", len(keys)), keys)
	case value == "on":
		t.rules |= 1 << i
	case value == "off":
		t.rules &^= 1 << i
	default:
		return p.Fail("expected %s=on or %s=off, found %s", key, key, p.Found())
	}
	p.Take()
	return nil
}

// readPlace reads a box or a port.
func (t *text) readPlace(p *lines.Reader, last Place) (Place, error) {
	keys := make([]string, last+1)
	for i := Place(1); i <= last; i++ {
		keys[i] = t.tables.Places[i].Key
	}
	i, err := p.One(keys...)
	return Place(i), err
}

// heap returns a line of chits that lie somewhere.
func heap(word string, of func(*text) *[numChits]uint8) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word:  word,
		Same:  func(t, plain *text) bool { return *of(t) == *of(plain) },
		Write: func(t *text, w *lines.Writer) { writeChits(w, of(t)) },
		Read:  func(t *text, p *lines.Reader) error { return readChits(p, of(t)) },
	}
}

// writeChits adds chits to a line, those of several copies several times.
func writeChits(w *lines.Writer, count *[numChits]uint8) {
	for c := NoEvent; c < numChits; c++ {
		for range count[c] {
			w.More(" %s", chitKeys[c])
		}
	}
}

func readChits(p *lines.Reader, into *[numChits]uint8) error {
	all := 0
	return p.Each(func() error {
		if into[0] != 0 || all == poolSize {
			return p.Fail("expected at most %d chits", poolSize)
		}
		c, err := p.One(chitKeys[:]...)
		into[c]++
		all++
		return err
	})
}
