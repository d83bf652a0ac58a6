package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// warLine reads a line of the campaign.
func (p *textReader) warLine(word string) error {
	w := &p.g.war
	w.set(warOn, true)
	switch word {
	case "campaign":
		return p.campaign()
	case "plan":
		return p.plan()
	case "herds":
		at, err := p.place()
		if err != nil {
			return err
		}
		return p.Count(&w.herds[at], 60)
	case "body":
		return p.warBody()
	case "war-colonel":
		return p.warColonel()
	case "drawn":
		i := 0
		return p.Each(func() (err error) {
			if i == maxDrawn {
				return p.Fail("expected at most %d counters, found %s", maxDrawn, p.Found())
			}
			w.drawn[i], err = p.warOfficer()
			i++
			return err
		})
	case "read":
		return p.sheets()
	case "past":
		return p.pastWeek()
	}
	set := map[string]*uint32{"known": &w.known, "slighted": &w.slighted, "rescued": &w.parties}[word]
	return p.Each(func() error {
		at, err := p.place()
		*set |= 1 << at
		return err
	})
}

// place reads the key of a location.
func (p *textReader) place() (Location, error) {
	places := p.g.campaign().Places
	keys := make([]string, len(places))
	for i := 1; i < len(keys); i++ {
		keys[i] = places[i].Key
	}
	n, err := p.One(keys...)
	return Location(n), err
}

// campaign reads the line of that word.
func (p *textReader) campaign() error {
	w := &p.g.war
	n, err := p.One(decideNames...)
	if err != nil {
		return err
	}
	w.decides = deciding(n)
	counts := w.counts()
	words := []string{"at", "from", "coming", "battle"}
	for _, c := range counts {
		words = append(words, c.name)
	}
	words = append(words, warMarkNames[:]...)
	return p.Each(func() error {
		n, err := p.One(words...)
		switch {
		case err != nil:
		case n == 0:
			w.at, err = p.place()
		case n == 1:
			w.from, err = p.place()
		case n == 2:
			w.coming, err = p.place()
		case n == 3:
			n, err = p.One(battleNames[:]...)
			w.battle = uint8(n) + 1
		case n < 4+len(counts):
			err = p.Count(counts[n-4].of, counts[n-4].most)
		default:
			w.set(1<<(n-4-len(counts)), true)
		}
		return err
	})
}

// plan reads a mission, its target and its way.
//
// Case 29.9.
func (p *textReader) plan() error {
	w := &p.g.war
	n, err := p.One(append(slices.Clone(missionKeys[:]), "none")...)
	if err != nil {
		return err
	}
	if n < int(NumMissions) {
		w.mission = uint8(n) + 1
		if w.target, err = p.place(); err != nil {
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
		at, err := p.place()
		if err != nil {
			return err
		}
		if been>>at&1 != 0 || !p.g.campaign().IsNear(last, at) {
			p.Back(start)
			return p.Fail("expected a location that a route leads to and that the way has not come to, found %s", p.Found())
		}
		_, many := w.onWay()
		w.way[many] = at
		been, last = been|1<<at, at
		return nil
	})
}

// pastWeek reads a week that is over.
func (p *textReader) pastWeek() error {
	i, err := p.Number(1, maxWeeks)
	if err != nil {
		return err
	}
	past := &p.g.war.past[i-1]
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
	past.target, err = p.place()
	return err
}

// warBody reads a body: its role, its place, its kind and how many they are.
func (p *textReader) warBody() error {
	n, err := p.One(roleNames[:]...)
	if err != nil {
		return err
	}
	b := body{role: role(n)}
	tb := p.g.tables
	if places := tb.Campaign.Places; slices.ContainsFunc(places[1:], func(row LocationRow) bool { return row.Key == p.Peek() }) {
		if b.at, err = p.place(); err != nil {
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
	if p.g.war.bodies[maxBodies-1].many > 0 || p.g.war.many(b.role, b.at, b.kind)+int(many) > 99 {
		return p.Fail("expected at most %d bodies, each of 99 squadrons at most", maxBodies)
	}
	p.g.war.add(b)
	return nil
}

// warOfficer reads the counter of a Colonel, which may be unknown, and who may be on the board too.
func (p *textReader) warOfficer() (Officer, error) {
	if p.May(unknownWord) == 0 {
		return unknownOfficer, nil
	}
	at := p.Here()
	by, err := p.officer()
	if err == nil && p.g.warOfficers()>>by&1 != 0 {
		p.Back(at)
		return 0, p.Fail("a second place of officer %d", by)
	}
	return by, err
}

// warColonel reads a Colonel and where he is.
//
// Case 29.6.
func (p *textReader) warColonel() error {
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
	one := &p.g.war.colonels[n/maxColonels][n%maxColonels]
	if one.who, err = p.warOfficer(); err != nil || !p.More() {
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
	one.at, err = p.place()
	return err
}

// sheets reads who drew sheets and what they say.
//
// Case 29.11.
func (p *textReader) sheets() error {
	w := &p.g.war
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
			for _, row := range p.g.campaign().Places {
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

// finishWar looks whether a campaign fits together.
//
// Cases 29.9, 29.12, 29.14.
func (p *textReader) finishWar() error {
	g, w := p.g, &p.g.war
	switch {
	case !g.isCampaign():
		return p.Fail("expected a line campaign, as something of it goes on")
	case g.outcome == outcomeNone && g.flow.Depth() == 0:
		return nil
	case w.has(warAlone) && (!g.isOnField() || w.battle == 0):
		return p.Fail("expected a battle on a board, as it is fought alone")
	}
	for n := range w.herds {
		if w.herds[n] > 0 && !g.hasThere(Location(n), Pasturage) {
			p.Object("29.3", placeObject(Location(n)), "herds stand only in pastures")
		}
	}
	if g.outcome == outcomePoints || g.outcome != outcomeNone && w.has(warAlone) {
		return nil
	}
	if err := p.finishFlow(g.flow.At(0)); err != nil {
		return err
	}
	if w.mission != 0 && !g.campaign().IsTarget(Mission(w.mission-1), w.target) {
		return p.Fail("expected a target that has what the mission wants, found %s", g.campaign().Places[w.target].Key)
	}
	step := g.flow.At(0).Step
	fights := step >= stepWarHow && step <= stepWarResult || g.isOnField()
	marches := fights || step >= stepWarEnter && step <= stepWarMarch
	if _, many := w.onWay(); w.has(warVeiled) {
		return nil // what the English have and plan is not told
	} else if marches && !w.has(warBack) && (int(w.steps) > many || w.steps == 0 || w.way[w.steps-1] != w.at || w.way[many-1] != w.target) {
		return p.Fail("expected a way to the target, so many steps of which have been made")
	}
	switch {
	case fights != (w.battle != 0):
		return p.Fail("expected a battle while one is decided, and none otherwise")
	case marches && (w.at == 0 || w.mission == 0 || w.squadrons(roleColumn) == 0 && !fights):
		return p.Fail("expected a mission that is at a location with a squadron at least")
	case marches && !w.has(warBack) && w.at == w.target && g.hasTown(w.at):
		return p.Fail("expected English who have turned back, as they have come to the town")
	case step == stepWarLie && w.mission == 0 || step == stepWarLie && w.reader == 0:
		return p.Fail("expected a mission and a line read while sheets are written")
	case fights && Battle(w.battle-1) != BattleInterception && g.battleHere() != Battle(w.battle-1):
		return p.Fail("expected a battle that is about the mission, or an interception")
	}
	return nil
}

// finishFlow looks whether a step of the campaign is what a match may come to.
//
// Case 29.4.
func (p *textReader) finishFlow(f *engine.Frame) error {
	step, g := f.Step, p.g
	if g.isOnField() && !isWarStep(step) && int(g.scenario) == len(g.tables.Scenarios)+int(g.war.battle) && g.war.battle != 0 {
		return nil
	}
	if !isWarStep(step) || g.scenario != 0 {
		return p.Fail("expected a step of the campaign, as the line campaign stands there")
	}
	both := step == stepWarScouts || step == stepWarPlans || step >= stepWarHow && step <= stepWarOdds || step == stepWarBids && f.Code&bidOpen == 0
	wants := sequence.Steps[step].Seat
	switch {
	case both && f.Seat != engine.NoSeat, !both && f.Seat >= numSeats,
		(step == stepWarAllot || step == stepWarAttack || step == stepWarSummon || step == stepWarEnter || step == stepWarMarch) && f.Seat != wants:
		return p.Fail("expected the side whose step it is")
	case step == stepWarColonels && int(f.Code) > g.colonelsOf(f.Seat),
		(step == stepWarScouts || step == stepWarPlans || step == stepWarHow) && f.Code >= bothDone,
		step == stepWarBids && (f.N[bidStands] < 0 || f.N[bidStands] > 99 || f.N[bidHolder] < 0 || f.N[bidHolder] > int32(numSeats) || f.N[bidHolder] > 0 && f.N[bidStands] == 0),
		step == stepWarLie && f.N != [2]int32{}, step == stepWarHow && !isHow(f), step == stepWarChange && f.Code > 1:
		return p.Fail("expected numbers of the flow that a match may come to")
	}
	return nil
}

// isHow reports whether a step holds how a battle is decided, of each side that has said so.
//
// Case 29.14. Ruling R549.
func isHow(f *engine.Frame) bool {
	for seat, n := range f.N {
		if n < 0 || int(n) > len(howVerbs) || (n > 0) != (f.Code>>seat&1 != 0) {
			return false
		}
	}
	return true
}
