package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// Names of the campaign in positions, by number or by bit.
var (
	roleNames = [numRoles]string{
		roleReady: "ready", roleScouts: "scouts", roleColumn: "column", roleAcross: "across", roleFallen: "fallen", rolePosted: "garrison",
		roleFled: "fled", roleReserve: "reserve", roleWatch: "watch", roleParty: "party", roleSpent: "spent", roleLost: "lost",
	}
	warMarkNames = [numWarMarks]string{"", "cut", "back", "beaten", "found", "open", "no-wagons", "calls", "alone", "veiled-english", "veiled-spanish"}
	battleNames  = [NumBattles]string{"interception", "storm", "herds", "staple"}
	warLines     = []string{"campaign", "plan", "herds", "body", "war-colonel", "drawn", "read", "known", "slighted", "rescued", "past"}
	warMany      = []string{"herds", "body", "war-colonel", "past"}
)

// unknownWord is written for what the viewer may not know.
const unknownWord = "unknown"

// writeWar writes the campaign:
//
//	campaign dice week 2 at moerschans from veenrand steps 2 found back wagons 6 arrived 4 battle storm
//	plan storm moerschans by veenrand moerschans
//	herds zuiderweide 8
//	body column veteran-shot 6
//	body garrison moerschans spanish-pikemen 4
//	war-colonel b-war-colonel-1 12 at kwartier
//	drawn 3 7 9
//	read A noordschans blank
//	known noordschans
//	past 1 points 24 supplies oudeveer
func (w *textWriter) writeWar() {
	g, war := w.g, &w.g.war
	if !g.isCampaign() {
		return
	}
	w.Line("campaign %s", decideNames[war.decides])
	for _, n := range war.counts() {
		w.Count(int(*n.of), n.name)
	}
	for _, one := range [...]struct {
		at   Location
		word string
	}{{war.at, "at"}, {war.from, "from"}, {war.coming, "coming"}} {
		if one.at != 0 {
			w.More(" %s %s", one.word, w.place(one.at))
		}
	}
	for bit, name := range warMarkNames {
		w.Flag(name != "" && war.has(1<<bit), name)
	}
	if war.battle != 0 {
		w.More(" battle %s", battleNames[war.battle-1])
	}
	if war.mission != 0 {
		w.Line("plan %s %s", missionKeys[war.mission-1], w.place(war.target))
	}
	if been, many := war.onWay(); been != 0 {
		if war.mission == 0 {
			w.Line("plan none")
		}
		w.More(" by")
		for _, at := range war.way[:many] {
			w.More(" %s", w.place(at))
		}
	}
	for at, n := range war.herds {
		if n > 0 {
			w.Line("herds %s %d", w.place(Location(at)), n)
		}
	}
	w.bodies()
	w.warPeople()
	w.pastWeeks()
	for i, set := range []uint32{war.known, war.slighted, war.parties} {
		if set != 0 {
			w.Line("%s", []string{"known", "slighted", "rescued"}[i])
		}
		for at := range g.campaign().Places {
			w.Flag(set>>at&1 != 0, w.place(Location(at)))
		}
	}
}

// pastWeeks writes the weeks that are over.
func (w *textWriter) pastWeeks() {
	for i, p := range w.g.war.past {
		if p == (pastWeek{}) {
			continue
		}
		w.Line("past %d points %d", i+1, p.points)
		if p.mission != 0 {
			w.More(" %s %s", missionKeys[p.mission-1], w.place(p.target))
		}
	}
}

// A warCount is a number of the campaign and its word.
type warCount struct {
	name string
	of   *uint8
	most int64
}

// counts are the numbers that the line campaign has.
func (w *war) counts() [8]warCount {
	return [...]warCount{
		{"week", &w.week, 99}, {"steps", &w.steps, 99}, {"wagons", &w.wagons, 60}, {"droves", &w.droves, 60},
		{"arrived", &w.arrived, 250}, {"stormed", &w.stormed, 60}, {"scattered", &w.scatters, 60}, {"home", &w.home, 60},
	}
}

// place is a location as positions write it.
func (w *textWriter) place(at Location) string { return w.g.campaign().Places[at].Key }

// kindKey is a kind as positions write it.
func (tb *Tables) kindKey(k kind) string {
	if k.isGun() {
		return tb.Guns[k.gun()].Key
	}
	return tb.Troops[k].Key
}

func (w *textWriter) bodies() {
	for _, b := range w.g.war.bodies {
		if b.many == 0 {
			return
		}
		w.Line("body %s", roleNames[b.role])
		if b.at != 0 {
			w.More(" %s", w.place(b.at))
		}
		w.More(" %s %d", w.g.tables.kindKey(b.kind), b.many)
	}
}

// warPeople writes Colonels, the counters drawn, and what the sheets said.
func (w *textWriter) warPeople() {
	war := &w.g.war
	by := func(who Officer) {
		if who == unknownOfficer {
			w.More(" " + unknownWord)
			return
		}
		w.More(" %d", who)
	}
	for seat := range war.colonels {
		for i, one := range war.colonels[seat] {
			if one.who == 0 {
				continue
			}
			w.Line("war-colonel %s", numberedName(engine.Seat(seat), "war-colonel-", i))
			by(one.who)
			switch {
			case one.at == 0:
			case engine.Seat(seat) == EnglishSeat:
				w.More(" goes")
			default:
				w.More(" at %s", w.place(one.at))
			}
		}
	}
	if war.drawn[0] != 0 {
		w.Line("drawn")
		for _, who := range war.drawn {
			if who != 0 {
				by(who)
			}
		}
	}
	if war.reader == 0 {
		return
	}
	w.Line("read %s", seatNames[war.reader-1])
	for _, says := range war.sheets {
		switch {
		case says == sheetUnread:
			w.More(" " + unknownWord)
		case says == sheetBlank:
			w.More(" blank")
		case says == sheetNone:
			w.More(" nowhere")
		case engine.Seat(war.reader-1) == SpanishSeat:
			w.More(" %s", missionKeys[says-1])
		default:
			w.More(" %s", w.place(Location(says-1)))
		}
	}
}
