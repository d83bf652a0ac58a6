package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

func (t *text) writePlan(w *lines.Writer) {
	war := &t.war
	if war.mission == 0 {
		w.Word("none")
	} else {
		w.Word(missionKeys[war.mission-1], t.placeKey(war.target))
	}
	_, many := war.onWay()
	w.Flag(many > 0, "by")
	for _, at := range war.way[:many] {
		w.Word(t.placeKey(at))
	}
}

// readPlan reads a mission, its target and its way.
//
// Case 29.9.
func (t *text) readPlan(p *lines.Reader) error {
	w := &t.war
	n, err := p.One(append(slices.Clone(missionKeys[:]), "none")...)
	if err != nil {
		return err
	}
	if n < int(NumMissions) {
		w.mission = uint8(n) + 1
		if w.target, err = t.readPlace(p); err != nil {
			return err
		}
	}
	if !p.More() {
		return nil
	}
	if _, err := p.One("by"); err != nil {
		return err
	}
	been, last := uint32(0), Location(0)
	return p.Each(func() error {
		start := p.Here()
		at, err := t.readPlace(p)
		if err != nil {
			return err
		}
		if been>>at&1 != 0 || !t.campaign().IsNear(last, at) {
			p.Back(start)
			return p.Fail("expected a location that a route leads to and that the way has not come to, found %s", p.Found())
		}
		_, many := w.onWay()
		w.way[many] = at
		been, last = been|1<<at, at
		return nil
	})
}

// writePast writes the weeks that are over.
func (t *text) writePast(w *lines.Writer) {
	for i, past := range t.war.past {
		if past == (pastWeek{}) {
			continue
		}
		w.Line("past %d points %d", i+1, past.points)
		if past.mission != 0 {
			w.Word(missionKeys[past.mission-1], t.placeKey(past.target))
		}
	}
}

func (t *text) readPast(p *lines.Reader) error {
	i, err := p.Number(1, maxWeeks)
	if err != nil {
		return err
	}
	past := &t.war.past[i-1]
	if _, err := p.One("points"); err != nil {
		return err
	}
	if err := p.Count(&past.points, mostPoints); err != nil || !p.More() {
		return err
	}
	n, err := p.One(missionKeys[:]...)
	if err != nil {
		return err
	}
	past.mission = uint8(n) + 1
	past.target, err = t.readPlace(p)
	return err
}

// kindKey returns a kind as positions write it.
func (tb *Tables) kindKey(k kind) string {
	if k.isGun() {
		return tb.Guns[k.gun()].Key
	}
	return tb.Troops[k].Key
}

func (t *text) writeBodies(w *lines.Writer) {
	for _, b := range t.war.bodies {
		if b.many == 0 {
			return
		}
		w.Begin("body", roleNames[b.role])
		if b.at != 0 {
			w.Word(t.placeKey(b.at))
		}
		w.Count(int(b.many), t.tables.kindKey(b.kind))
	}
}

// readWarBody reads a body: its role, its place, its kind and how many they are.
func (t *text) readWarBody(p *lines.Reader) error {
	n, err := p.One(roleNames[:]...)
	if err != nil {
		return err
	}
	b := body{role: role(n)}
	tb := t.tables
	if places := tb.Campaign.Places; slices.ContainsFunc(places[1:], func(row LocationRow) bool { return row.Key == p.Peek() }) {
		if b.at, err = t.readPlace(p); err != nil {
			return err
		}
	}
	placed := b.role == rolePosted || b.role == roleFled || b.role == roleParty
	if placed != (b.at != 0) && b.role != roleReserve {
		return p.Fail("expected a location of a garrison or a Rescue Party, and none of others")
	}
	var keys []string
	for i := 1; i < len(tb.Troops); i++ {
		keys = append(keys, tb.Troops[i].Key)
	}
	for i := 1; i < len(tb.Guns); i++ {
		keys = append(keys, tb.Guns[i].Key)
	}
	k, err := p.One(keys...)
	if err != nil {
		return err
	}
	if b.kind = kind(k + 1); k >= len(tb.Troops)-1 {
		b.kind = kindOfGun(Gun(k - len(tb.Troops) + 2))
	}
	many, err := p.Number(1, 99)
	if err != nil {
		return err
	}
	b.many = uint8(many)
	if t.war.bodies[maxBodies-1].many > 0 || t.war.many(b.role, b.at, b.kind)+int(many) > 99 {
		return p.Fail("expected at most %d bodies, each of 99 squadrons at most", maxBodies)
	}
	t.war.add(b)
	return nil
}

// writeOfficer adds the counter of a Colonel, who may be unknown.
func writeOfficer(w *lines.Writer, who Officer) {
	if who == unknownOfficer {
		w.Word(unknownWord)
		return
	}
	w.Number(int64(who))
}

// warOfficer reads the counter of a Colonel, which may be unknown, and who may be on the board too.
func (t *text) warOfficer(p *lines.Reader) (Officer, error) {
	if p.May(unknownWord) == 0 {
		return unknownOfficer, nil
	}
	at := p.Here()
	by, err := t.readOfficer(p)
	if err == nil && t.warOfficers()>>by&1 != 0 {
		p.Back(at)
		return 0, p.Fail("a second place of officer %d", by)
	}
	return by, err
}

func (t *text) writeColonels(w *lines.Writer) {
	for seat := range t.war.colonels {
		for i, one := range t.war.colonels[seat] {
			if one.who == 0 {
				continue
			}
			w.Begin("war-colonel", numberedName(engine.Seat(seat), "war-colonel-", i))
			writeOfficer(w, one.who)
			switch {
			case one.at == 0:
			case engine.Seat(seat) == EnglishSeat:
				w.Word("goes")
			default:
				w.Word("at", t.placeKey(one.at))
			}
		}
	}
}

// readColonel reads a Colonel and where he is.
//
// Case 29.6.
func (t *text) readColonel(p *lines.Reader) error {
	var names []string
	for seat := range numSeats {
		for i := range maxColonels {
			names = append(names, numberedName(seat, "war-colonel-", i))
		}
	}
	n, err := p.One(names...)
	if err != nil {
		return err
	}
	one := &t.war.colonels[n/maxColonels][n%maxColonels]
	if one.who, err = t.warOfficer(p); err != nil || !p.More() {
		return err
	}
	if n < maxColonels {
		_, err = p.One("goes")
		one.at = 1
		return err
	}
	if _, err = p.One("at"); err != nil {
		return err
	}
	one.at, err = t.readPlace(p)
	return err
}

// writeSheets adds who drew sheets and what they say.
func (t *text) writeSheets(w *lines.Writer) {
	war := &t.war
	w.Word(seatNames[war.reader-1])
	for _, says := range war.sheets {
		switch {
		case says == sheetUnread:
			w.Word(unknownWord)
		case says == sheetBlank:
			w.Word("blank")
		case says == sheetNone:
			w.Word("nowhere")
		case engine.Seat(war.reader-1) == SpanishSeat:
			w.Word(missionKeys[says-1])
		default:
			w.Word(t.placeKey(Location(says - 1)))
		}
	}
}

// readSheets reads who drew sheets and what they say.
//
// Case 29.11.
func (t *text) readSheets(p *lines.Reader) error {
	w := &t.war
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	w.reader = uint8(seat) + 1
	for i := range w.sheets {
		words := []string{unknownWord, "blank", "nowhere"}
		if engine.Seat(seat) == SpanishSeat {
			words = append(words, missionKeys[:]...)
		} else {
			for _, row := range t.campaign().Places {
				words = append(words, row.Key)
			}
		}
		n, err := p.One(words...)
		if err != nil {
			return err
		}
		w.sheets[i] = []uint8{sheetUnread, sheetBlank, sheetNone, 0}[min(n, 3)]
		if n >= 3 {
			w.sheets[i] = uint8(n - 2)
		}
	}
	return nil
}
