package invincible

// Most that the numbers of a squadron or a combat may be.
const (
	mostByte = 255
	mostDRM  = 99
)

// squadronWords are the words about a squadron. Those from lost on stand alone.
var squadronWords = []string{
	"at", "in", "voyage", "hits", "added", "shots",
	"low-ammo", "broken", "moved", "gave", "lost",
}

func (p *textReader) squadron() error {
	before := p.Here()
	i, err := p.One(squadronKeys[:]...)
	if err != nil {
		return err
	}
	s := Squadron(i)
	if p.named[s] {
		p.Back(before)
		return p.Fail("a second line for %s", squadronKeys[s])
	}
	p.named[s] = true
	placed := false
	for p.More() {
		before := p.Here()
		i, err := p.One(squadronWords...)
		if err == nil {
			switch word := squadronWords[i]; {
			case s > lastEnglish && (word == "in" || word == "voyage"):
				p.Back(before)
				return p.Fail("expected none, as Spanish squadrons never leave the Tactical Map (4.3)")
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
		p.Back(before)
		return p.Fail("expected nothing else of %s, which is lost", squadronKeys[s])
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
	if p.Peek() == "nowhere" {
		p.Take()
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
		before := p.Here()
		var sq Square
		if sq, err = p.square(); err != nil {
			return err
		}
		if other := g.occupant[sq]; other != NoSquadron {
			p.Back(before)
			return p.Fail("%s is in %s already (3.0)", squadronKeys[other], sq)
		}
		g.put(s, sq)
	case "voyage":
		var i int
		i, err = p.One(voyageNames...)
		g.voyage[s] = voyage(i)
	case "hits":
		err = p.Count(&g.hits[s], mostByte)
	case "added":
		err = p.Count(&g.added[s], mostByte)
	case "shots":
		err = p.Count(&g.shots[s], mostByte)
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
	a, err := p.One(squadronKeys[:]...)
	if err != nil {
		return err
	}
	if _, err := p.One(">"); err != nil {
		return err
	}
	d, err := p.One(squadronKeys[:]...)
	if err != nil {
		return err
	}
	c.Attacker, c.Defender = Squadron(a), Squadron(d)
	for err == nil && p.More() {
		var i int
		switch i, err = p.One("forced", "left"); {
		case err != nil:
		case i == 0:
			c.Forced = true
		default:
			err = p.Count(&c.Left, mostByte)
		}
	}
	return err
}

// tactic reads what a side does in the combat; ? is a tactic one does not know.
func (p *textReader) tactic() error {
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	c := &p.g.combat
	for err == nil && p.More() {
		var i int
		words := append([]string{"?", "dice", "drm", "scored", "fired"}, tacticNames...)
		if i, err = p.One(words...); err != nil {
			return err
		}
		switch i {
		case 0:
			c.Tactic[seat] = NoTactic
		case 1:
			err = p.Count(&c.Dice[seat], mostByte)
		case 2:
			var n int64
			n, err = p.Number(-mostDRM, mostDRM)
			c.DRM[seat] = int8(n)
		case 3:
			err = p.Count(&c.Scored[seat], mostByte)
		case 4:
			c.Fired[seat] = true
		default:
			c.Tactic[seat] = Tactic(i - 5)
		}
	}
	return err
}
