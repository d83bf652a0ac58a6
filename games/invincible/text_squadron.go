package invincible

import "weathergage/engine"

// Most that the numbers of a position may be; those of flow may be negative.
const (
	mostByte   = 255
	mostCode   = 65535
	mostInFlow = 9999
	mostDRM    = 99
)

// squadronWords are the words about a squadron. Those from lost on stand alone.
var squadronWords = []string{
	"at", "in", "voyage", "hits", "added", "shots",
	"low-ammo", "broken", "moved", "gave", "lost",
}

func (p *textReader) squadron() error {
	before := p.words
	i, err := p.one(squadronKeys[:])
	if err != nil {
		return err
	}
	s := Squadron(i)
	if p.named[s] {
		p.words = before
		return p.fail("a second line for %s", squadronKeys[s])
	}
	p.named[s] = true
	placed := false
	for len(p.words) > 0 {
		before := p.words
		i, err := p.one(squadronWords)
		if err == nil {
			switch word := squadronWords[i]; {
			case s > lastEnglish && (word == "in" || word == "voyage"):
				p.words = before
				return p.fail("expected none, as Spanish squadrons never leave the Tactical Map (4.3)")
			case word == "in":
				placed = true
				err = p.in(s)
			default:
				err = p.about(s, word)
			}
		}
		if err != nil {
			return err
		}
	}
	if p.g.lost[s] && p.more(s) {
		p.words = before
		return p.fail("expected nothing else of %s, which is lost", squadronKeys[s])
	}
	if p.g.at[s] != 0 && s <= lastEnglish && !placed {
		p.g.place[s] = placeWithArmada
	}
	return nil
}

// more reports whether anything is told of a squadron beside its loss.
func (p *textReader) more(s Squadron) bool {
	g := p.g
	return g.at[s] != 0 || g.hits[s]|g.added[s]|g.shots[s] != 0 ||
		g.lowAmmo[s] || g.broken[s] || g.moved[s] || g.gave[s] ||
		s <= lastEnglish && (g.place[s] != 0 || g.voyage[s] != voyageNone)
}

// placeWithArmada stands for the Armada's box until all lines are read.
const placeWithArmada Place = 255

// in reads where on the Strategic Map a squadron is.
func (p *textReader) in(s Squadron) (err error) {
	if p.peek() == "nowhere" {
		p.take()
		return nil
	}
	p.g.place[s], err = p.place(Place(numPlaces - 1))
	return err
}

// about reads what one of the words says about a squadron.
func (p *textReader) about(s Squadron, word string) (err error) {
	g := p.g
	switch word {
	case "at":
		before := p.words
		var sq Square
		if sq, err = p.square(); err != nil {
			return err
		}
		if other := g.occupant[sq]; other != NoSquadron {
			p.words = before
			return p.fail("%s is in %s already (3.0)", squadronKeys[other], sq)
		}
		g.put(s, sq)
	case "voyage":
		var i int
		i, err = p.one(voyageNames)
		g.voyage[s] = voyage(i)
	case "hits":
		err = p.count(&g.hits[s], mostByte)
	case "added":
		err = p.count(&g.added[s], mostByte)
	case "shots":
		err = p.count(&g.shots[s], mostByte)
	case "low-ammo":
		g.lowAmmo[s] = true
	case "broken":
		g.broken[s] = true
	case "moved":
		g.moved[s] = true
	case "gave":
		g.gave[s] = true
	case "lost":
		g.lost[s] = true
	}
	return err
}

func (p *textReader) combat() error {
	c := &p.g.combat
	a, err := p.one(squadronKeys[:])
	if err != nil {
		return err
	}
	if _, err := p.one([]string{">"}); err != nil {
		return err
	}
	d, err := p.one(squadronKeys[:])
	if err != nil {
		return err
	}
	c.Attacker, c.Defender = Squadron(a), Squadron(d)
	for err == nil && len(p.words) > 0 {
		var i int
		switch i, err = p.one([]string{"forced", "left"}); {
		case err != nil:
		case i == 0:
			c.Forced = true
		default:
			err = p.count(&c.Left, mostByte)
		}
	}
	return err
}

// tactic reads what a side does in the combat; ? is a tactic one does not know.
func (p *textReader) tactic() error {
	seat, err := p.one(seatNames)
	if err != nil {
		return err
	}
	c := &p.g.combat
	for err == nil && len(p.words) > 0 {
		var i int
		words := append([]string{"?", "dice", "drm", "scored", "fired"}, tacticNames...)
		if i, err = p.one(words); err != nil {
			return err
		}
		switch i {
		case 0:
			c.Tactic[seat] = NoTactic
		case 1:
			err = p.count(&c.Dice[seat], mostByte)
		case 2:
			var n int64
			n, err = p.number(-mostDRM, mostDRM)
			c.DRM[seat] = int8(n)
		case 3:
			err = p.count(&c.Scored[seat], mostByte)
		case 4:
			c.Fired[seat] = true
		default:
			c.Tactic[seat] = Tactic(i - 5)
		}
	}
	return err
}

// stepNames are the names of the steps, by their numbers.
func stepNames() []string {
	names := make([]string, numSteps)
	for i := range names {
		names[i] = sequence[i].name
	}
	return names
}

// flow reads one unfinished step of the sequence of play.
func (p *textReader) flow() error {
	if p.peek() == "none" {
		p.take()
		p.noFlow = true
		return nil
	}
	before := p.words
	p.flowRow = p.row
	step, err := p.one(stepNames())
	if err != nil {
		return err
	}
	depth := p.g.flow.Depth()
	if outer := sequence[step].phase != ""; outer != (depth == 0) || depth == engine.MaxFlow {
		p.words = before
		if outer {
			return p.fail("expected a step that is part of another, as this line of flow is not the first")
		}
		return p.fail("expected a step of the turn in the first line of flow, and at most %d lines", engine.MaxFlow)
	}
	f := engine.Frame{Step: uint8(step)}
	for len(p.words) > 0 {
		if err := p.frame(&f); err != nil {
			return err
		}
	}
	p.g.flow.Push(f)
	return nil
}

// frame reads the next of the words about a step.
func (p *textReader) frame(f *engine.Frame) error {
	switch word := p.peek(); word {
	case "english", "spanish", "nobody":
		f.Seat = map[string]engine.Seat{"english": English, "spanish": Spanish, "nobody": engine.NoSeat}[word]
		p.take()
		return nil
	case "repair", "rally", "resupply":
		i, err := p.one(actionNames)
		f.Code = uint16(i)
		return err
	case "chit":
		p.take()
		i, err := p.one(chitKeys[:])
		f.Code = uint16(i)
		return err
	case "code":
		p.take()
		n, err := p.number(0, mostCode)
		f.Code = uint16(n)
		return err
	case "n":
		p.take()
		for i := range f.N {
			n, err := p.number(-mostInFlow, mostInFlow)
			if err != nil {
				return err
			}
			f.N[i] = int32(n)
		}
		return nil
	}
	o, ok := p.w.Find(p.peek())
	if !ok {
		return p.fail("expected a seat, a name, chit, code, n or an action, found %s", p.found())
	}
	f.About = o
	p.take()
	return nil
}
