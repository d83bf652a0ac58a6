package fury

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// Names by which the campaign's files know things.
var (
	campaignNames = []string{
		"weeks", "herds", "herds-most", "scouts", "reserves", "wagons", "bonus", "colonels-english",
		"colonels-spanish", "scout-foot", "scout-sly-foot", "scout-horse", "scout-sly-horse", "discovery",
		"discovery-horse", "discovery-sly", "few", "discovery-few", "many", "discovery-many", "discovery-each",
		"rescue", "rescue-from", "rescue-horse", "rescue-few", "rescue-small", "rescue-many", "rescue-large",
		"rescue-villiago", "rescue-late", "rescue-later", "wagon-points", "storm-points", "scattered-points",
		"herd-points", "cut-points", "turns", "herds-apart", "edge-apart", "board", "board-large",
		"odds-turns", "odds-herd-taken", "odds-scattered", "odds-panic", "odds-kept",
	}
	featureNames = []string{"known", "sconce", "pasturage", "staple", "road", "entry", "headquarters", "town"}
	moreNames    = []string{"none", "wood", "hill", "broken", "marsh"}
	moreGrounds  = []Ground{Open, LightWood, GentleHill, Broken, Marsh}
	winnerNames  = []string{"english", "spanish", "nobody"}
	winnerSeats  = []engine.Seat{EnglishSeat, SpanishSeat, engine.NoSeat}
)

// campaign reads Impeaching the Enemy.
//
// Cases 29.3, 29.5, 29.6, 29.7, 29.13, 29.14, 29.20, 29.21.
func (l *loader) campaign() error {
	for _, step := range []func() error{l.campaignNumbers, l.lands, l.places, l.routes, l.levels, l.odds, l.sidesOfCampaign, l.battles} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) campaignNumbers() error {
	return pack.Each(l.in, "campaign/numbers.csv", int(NumCampaign), func(tab *pack.Table, row *struct {
		_     CampaignNumber `csv:"key,ordered"`
		Value string         `csv:"value"`
		About string         `csv:"about,word"`
	}) {
		n, bounds := CampaignNumber(tab.Row()), "1..60"
		switch n {
		case DiscoveryHorse, DiscoverySly, DiscoveryFew, RescueMany:
			bounds = "-9..0"
		}
		l.t.Campaign.Numbers[n], l.t.Campaign.About[n] = int8(l.in.Number(tab, "value", bounds)), row.About
	}).Err()
}

// mostLand is the most percent of a board that one ground takes.
const mostLand = 75

// lands reads what the words for a board mean.
func (l *loader) lands() error {
	l.in.Learn(pack.Cell(spanUpTo(mostLand)))
	return pack.Append(l.in, "campaign/lands.csv", &l.t.Campaign.Lands).Err()
}

// spanUpTo returns what reads a cell such as 5-10.
func spanUpTo(most int) func(string) (Span, string) {
	return func(text string) (Span, string) {
		low, high, _ := strings.Cut(text, "-")
		a, errA := strconv.Atoi(low)
		b, errB := strconv.Atoi(high)
		if errA != nil || errB != nil || a < 0 || a > b || b > most {
			return Span{}, fmt.Sprintf("expected two numbers up to %d such as 5-10, the lower first, found %q", most, text)
		}
		return Span{a, b}, ""
	}
}

// places reads the locations, and looks whether every mission has a target.
func (l *loader) places() error {
	c := &l.t.Campaign
	c.Places = make([]LocationRow, 1)
	tab := pack.Each(l.in, "campaign/places.csv", 0, func(tab *pack.Table, row *struct {
		LocationRow
		On string `csv:"land"`
	}) {
		row.Land = slices.IndexFunc(c.Lands, func(r LandRow) bool { return r.Key == row.On })
		switch {
		case row.On == "none" && row.Has&Town == 0:
			tab.Fail("land", "expected land for battles everywhere but in the town, found none")
		case row.On != "none" && row.Land < 0:
			tab.Fail("land", "expected a row of lands.csv, or none, found %q", row.On)
		}
		if c.place(row.Key) != 0 || len(c.Places) > maxPlaces {
			tab.Fail("key", "expected at most %d locations, each once, found %q", maxPlaces, row.Key)
			return
		}
		c.Places = append(c.Places, row.LocationRow)
	})
	for m, to := range []string{"storm", "run supplies to", "steal herds from", "cut communications at"} {
		if !slices.ContainsFunc(c.Places[1:], func(row LocationRow) bool { return row.Has&wants[m] == wants[m] }) {
			tab.FailEnd("expected a location to %s, found none", to)
		}
	}
	return tab.Err()
}

// place returns the location with a key; 0 if there is none.
func (c *Campaign) place(key string) Location {
	return Location(1 + slices.IndexFunc(c.Places[1:], func(row LocationRow) bool { return row.Key == key }))
}

// routes reads the routes, and then looks whether each location can be reached though any
// other is given up.
//
// Case 29.5.
func (l *loader) routes() error {
	c := &l.t.Campaign
	tab := pack.Each(l.in, "campaign/routes.csv", 0, func(tab *pack.Table, row *struct {
		From Location `csv:"from"`
		To   Location `csv:"to"`
	}) {
		switch {
		case row.From == 0 || row.To == 0:
		case row.To == row.From:
			tab.Fail("to", "expected another location, found %q", tab.Text("to"))
		case c.IsNear(row.From, row.To):
			tab.Fail("to", "a second route between %s and %s", tab.Text("from"), tab.Text("to"))
		default:
			c.Places[row.From].Near |= 1 << row.To
			c.Places[row.To].Near |= 1 << row.From
		}
	})
	for without := range c.Places {
		if missing := c.missing(Location(without)); missing != 0 {
			tab.FailEnd("expected a way to %s that does not pass %s, found none", c.Places[missing].Key, c.Places[without].Key)
			break
		}
	}
	return tab.Err()
}

// missing returns a location that cannot be reached from the English lines without passing another; 0 if
// there is none.
func (c *Campaign) missing(without Location) Location {
	reached := uint32(1) // the English lines
	for grown := true; grown; {
		grown = false
		for n := Location(1); int(n) < len(c.Places); n++ {
			for from := Location(0); int(from) < len(c.Places); from++ {
				if n != without && reached&(1<<n) == 0 && reached&(1<<from) != 0 && c.IsNear(from, n) {
					reached, grown = reached|1<<n, true
				}
			}
		}
	}
	for n := Location(1); int(n) < len(c.Places); n++ {
		if n != without && reached&(1<<n) == 0 {
			return n
		}
	}
	return 0
}

// levels reads the levels of victory, from the fewest points up.
//
// Case 29.21.
func (l *loader) levels() error {
	c := &l.t.Campaign
	tab := pack.Append(l.in, "campaign/levels.csv", &c.Levels, func(tab *pack.Table, row *LevelRow) {
		if last := tab.Row() == tab.Len()-1; last != (tab.Text("most") == "any") {
			tab.Fail("most", "expected any for the last level, and for no other, found %q", tab.Text("most"))
		}
	})
	if len(c.Levels) == 0 {
		tab.FailEnd("expected levels, found none")
	}
	return tab.Err()
}

// odds reads how battles end that dice decide.
//
// Case 29.14. Ruling R546.
func (l *loader) odds() error {
	c := &l.t.Campaign
	l.in.Learn(pack.Cell(spanUpTo(100)))
	tab := pack.Each(l.in, "campaign/odds.csv", 0, func(tab *pack.Table, row *struct {
		OddsRow
		Won      [2]Span `csv:"won-english won-spanish"`
		Defeated [2]Span `csv:"lost-english lost-spanish"`
	}) {
		if tab.Row() == 0 && row.From != 0 {
			tab.Fail("from", "expected 0 in the first row, found %q", tab.Text("from"))
		}
		row.Lost = [2][2]Span{row.Won, row.Defeated}
		c.Odds = append(c.Odds, row.OddsRow)
	})
	if len(c.Odds) == 0 {
		tab.FailEnd("expected odds, found none")
	}
	return tab.Err()
}

// sidesOfCampaign finds the nations of the campaign, and looks whether a position has room for
// all that they may raise and for all their Colonels.
//
// Case 29.6.
func (l *loader) sidesOfCampaign() error {
	c, all := &l.t.Campaign, 0
	for seat, key := range [numSeats]string{"english", "spaniards"} {
		n := slices.IndexFunc(l.t.Nations, func(row NationRow) bool { return row.Key == key })
		if n < 0 {
			return fmt.Errorf("nations.csv: expected %s for the campaign, found none", key)
		}
		c.Nations[seat] = Nation(n)
		if l.t.Nations[n].Colonel > maxDrawn {
			return fmt.Errorf("nations.csv: expected at most %d counters drawn for a Colonel of %s, found %d", maxDrawn, key, l.t.Nations[n].Colonel)
		}
		for _, size := range levies[seat] {
			all += l.t.largest(Nation(n), size)
		}
	}
	saker := slices.IndexFunc(l.t.Guns, func(row GunRow) bool { return row.Key == "saker" })
	if saker < 0 {
		return fmt.Errorf("guns.csv: expected a saker for the sconces of the campaign, found none")
	}
	c.Saker = Gun(saker)
	colonels := max(c.Numbers[CampaignColonelsEnglish], c.Numbers[CampaignColonelsSpanish])
	switch {
	case all > maxBodies:
		return fmt.Errorf("forces.csv: expected at most %d squadrons and Guns in a campaign, found %d", maxBodies, all)
	case colonels > maxColonels:
		return fmt.Errorf("campaign/numbers.csv: expected at most %d Colonels of a side, found %d", maxColonels, colonels)
	case len(l.t.Officers)-1 < 2*int(colonels)+maxDrawn:
		return fmt.Errorf("officers.csv: expected at least %d counters for the campaign, found %d", 2*int(colonels)+maxDrawn, len(l.t.Officers)-1)
	}
	return nil
}

// largest returns the most squadrons and Guns of a roll on a force table.
//
// Case 28.1.
func (tb *Tables) largest(of Nation, size Size) (most int) {
	for die := 1; die <= 6; die++ {
		for style := range NumStyles {
			f := tb.Raise(Levy{Nation: of, Size: size, Style: style}, die)
			n := f.Squadrons()
			for _, guns := range f.Guns {
				n += int(guns)
			}
			most = max(most, n)
		}
	}
	return most
}
