package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine/lines"
)

// Names of the campaign in positions, by number or by bit.
var (
	roleNames = [numRoles]string{
		roleReady: "ready", roleScouts: "scouts", roleColumn: "column", roleAcross: "across", roleFallen: "fallen", rolePosted: "garrison",
		roleFled: "fled", roleReserve: "reserve", roleWatch: "watch", roleParty: "party", roleSpent: "spent", roleLost: "lost",
	}
	warMarkNames = [numWarMarks]string{"", "cut", "back", "beaten", "found", "open", "no-wagons", "calls", "alone", "veiled-english", "veiled-spanish"}
	battleNames  = [NumBattles]string{"interception", "storm", "herds", "staple"}
)

// unknownWord is written for what the viewer may not know.
const unknownWord = "unknown"

// campaignLines are the lines of the campaign:
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
var campaignLines = lines.Entries[*text]{
	ofCampaign(lines.Entry[*text]{
		Word:  "campaign",
		Write: func(t *text, w *lines.Writer) { w.Word(decideNames[t.war.decides]) },
		Read: func(t *text, p *lines.Reader) error {
			n, err := p.One(decideNames...)
			t.war.decides = deciding(n)
			return err
		},
		Parts: campaignParts,
	}),
	ofCampaign(lines.Entry[*text]{
		Word:  "plan",
		Same:  func(t, _ *text) bool { return t.war.mission == 0 && t.war.way[0] == 0 },
		Write: (*text).writePlan,
		Read:  (*text).readPlan,
	}),
	ofCampaign(lines.Entry[*text]{
		Word: "herds",
		Every: func(t *text, w *lines.Writer) {
			for at, n := range t.war.herds {
				if n > 0 {
					w.Begin("herds", t.placeKey(Location(at)))
					w.Number(int64(n))
				}
			}
		},
		Read: func(t *text, p *lines.Reader) error {
			at, err := t.readPlace(p)
			if err != nil {
				return err
			}
			return p.Count(&t.war.herds[at], 60)
		},
	}),
	ofCampaign(lines.Entry[*text]{Word: "body", Every: (*text).writeBodies, Read: (*text).readWarBody}),
	ofCampaign(lines.Entry[*text]{Word: "war-colonel", Every: (*text).writeColonels, Read: (*text).readColonel}),
	ofCampaign(lines.Entry[*text]{
		Word: "drawn",
		Same: func(t, _ *text) bool { return t.war.drawn[0] == 0 },
		Write: func(t *text, w *lines.Writer) {
			for _, who := range t.war.drawn {
				if who != 0 {
					writeOfficer(w, who)
				}
			}
		},
		Read: func(t *text, p *lines.Reader) error {
			i := 0
			return p.Each(func() (err error) {
				if i == maxDrawn {
					return p.Fail("expected at most %d counters, found %s", maxDrawn, p.Found())
				}
				t.war.drawn[i], err = t.warOfficer(p)
				i++
				return err
			})
		},
	}),
	ofCampaign(lines.Entry[*text]{
		Word:  "read",
		Same:  func(t, _ *text) bool { return t.war.reader == 0 },
		Write: (*text).writeSheets,
		Read:  (*text).readSheets,
	}),
	ofCampaign(lines.Entry[*text]{Word: "past", Every: (*text).writePast, Read: (*text).readPast}),
	locationsOf("known", func(w *war) *uint32 { return &w.known }),
	locationsOf("slighted", func(w *war) *uint32 { return &w.slighted }),
	locationsOf("rescued", func(w *war) *uint32 { return &w.parties }),
}

// campaignParts are what the line campaign tells after how battles are decided.
var campaignParts = slices.Concat(lines.Entries[*text]{
	lines.Number("week", 0, 99, func(t *text) *uint8 { return &t.war.week }),
	lines.Number("steps", 0, 99, func(t *text) *uint8 { return &t.war.steps }),
	lines.Number("wagons", 0, 60, func(t *text) *uint8 { return &t.war.wagons }),
	lines.Number("droves", 0, 60, func(t *text) *uint8 { return &t.war.droves }),
	lines.Number("arrived", 0, 250, func(t *text) *uint8 { return &t.war.arrived }),
	lines.Number("stormed", 0, 60, func(t *text) *uint8 { return &t.war.stormed }),
	lines.Number("scattered", 0, 60, func(t *text) *uint8 { return &t.war.scatters }),
	lines.Number("home", 0, 60, func(t *text) *uint8 { return &t.war.home }),
	locationOf("at", func(w *war) *Location { return &w.at }),
	locationOf("from", func(w *war) *Location { return &w.from }),
	locationOf("coming", func(w *war) *Location { return &w.coming }),
}, lines.Marks(warMarkNames[:], func(t *text) *warMark { return &t.war.marks }), lines.Entries[*text]{
	lines.Named("battle", slices.Concat([]string{""}, battleNames[:]), func(t *text) *uint8 { return &t.war.battle }),
})

// ofCampaign returns a line that stands only where a campaign is played.
func ofCampaign(e lines.Entry[*text]) lines.Entry[*text] {
	same, every, read := e.Same, e.Every, e.Read
	e.Same = func(t, plain *text) bool { return !t.isCampaign() || same != nil && same(t, plain) }
	if every != nil {
		e.Every = func(t *text, w *lines.Writer) {
			if t.isCampaign() {
				every(t, w)
			}
		}
	}
	e.Read = func(t *text, p *lines.Reader) error {
		t.war.set(warOn, true)
		return read(t, p)
	}
	return e
}

// locationOf returns a word and a location, if there is one.
func locationOf(word string, of func(*war) *Location) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word:  word,
		Same:  func(t, _ *text) bool { return *of(&t.war) == 0 },
		Write: func(t *text, w *lines.Writer) { w.Word(t.placeKey(*of(&t.war))) },
		Read: func(t *text, p *lines.Reader) (err error) {
			*of(&t.war), err = t.readPlace(p)
			return err
		},
	}
}

// locationsOf returns a line of locations, if there are any.
func locationsOf(word string, of func(*war) *uint32) lines.Entry[*text] {
	return ofCampaign(lines.Entry[*text]{
		Word: word,
		Same: func(t, _ *text) bool { return *of(&t.war) == 0 },
		Write: func(t *text, w *lines.Writer) {
			for at := range t.campaign().Places {
				w.Flag(*of(&t.war)>>at&1 != 0, t.placeKey(Location(at)))
			}
		},
		Read: func(t *text, p *lines.Reader) error {
			return p.Each(func() error {
				at, err := t.readPlace(p)
				*of(&t.war) |= 1 << at
				return err
			})
		},
	})
}

// placeKey returns a location as positions write it.
func (t *text) placeKey(at Location) string { return t.campaign().Places[at].Key }

// readPlace reads the key of a location.
func (t *text) readPlace(p *lines.Reader) (Location, error) {
	places := t.campaign().Places
	keys := make([]string, len(places))
	for i := 1; i < len(keys); i++ {
		keys[i] = places[i].Key
	}
	n, err := p.One(keys...)
	return Location(n), err
}
