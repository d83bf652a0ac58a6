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
	return l.p.Each("campaign/numbers.csv", int(NumCampaign), func(tab *pack.Table) {
		n := CampaignNumber(tab.Row())
		if n >= NumCampaign {
			return
		}
		if tab.Text("key") != campaignNames[n] {
			tab.Fail("key", "expected %s, as rows are in order, found %q", campaignNames[n], tab.Text("key"))
		}
		least, most := 1, 60
		switch n {
		case DiscoveryHorse, DiscoverySly, DiscoveryFew, RescueMany:
			least, most = -9, 0
		}
		l.t.Campaign.About[n] = tab.Word("about")
		l.t.Campaign.Numbers[n] = int8(tab.Int("value", least, most))
	}, "key", "value", "about")
}

// mostLand is the most percent of a board that one ground takes.
const mostLand = 75

// lands reads what the words for a board mean.
func (l *loader) lands() error {
	return l.p.Each("campaign/lands.csv", 0, func(tab *pack.Table) {
		row := LandRow{Key: tab.Key("key")}
		for _, c := range []struct {
			column string
			to     *Span
		}{{"wood", &row.Wood}, {"hill", &row.Hill}, {"broken", &row.Broken}, {"marsh", &row.Marsh}, {"islands", &row.Islands}} {
			*c.to = spanCell(tab, c.column, mostLand)
		}
		l.t.Campaign.Lands = append(l.t.Campaign.Lands, row)
	}, "key", "wood", "hill", "broken", "marsh", "islands")
}

// spanCell is a cell such as 5-10.
func spanCell(tab *pack.Table, column string, most int) Span {
	low, high, _ := strings.Cut(tab.Text(column), "-")
	a, errA := strconv.Atoi(low)
	b, errB := strconv.Atoi(high)
	if errA != nil || errB != nil || a < 0 || a > b || b > most {
		tab.Fail(column, "expected two numbers up to %d such as 5-10, the lower first, found %q", most, tab.Text(column))
		return Span{}
	}
	return Span{a, b}
}

// places reads the locations, and looks whether every mission has a target.
func (l *loader) places() error {
	c := &l.t.Campaign
	c.Places = make([]LocationRow, 1)
	tab, err := l.p.Table("campaign/places.csv", "key", "name", "about", "has", "land", "more", "x", "y")
	if err != nil {
		return err
	}
	for tab.Next() {
		l.location(tab)
	}
	for m, to := range []string{"storm", "run supplies to", "steal herds from", "cut communications at"} {
		if !slices.ContainsFunc(c.Places[1:], func(row LocationRow) bool { return row.Has&wants[m] == wants[m] }) {
			tab.FailEnd("expected a location to %s, found none", to)
		}
	}
	return tab.Err()
}

func (l *loader) location(tab *pack.Table) {
	c := &l.t.Campaign
	row := LocationRow{Key: tab.Key("key"), Name: tab.Word("name"), About: tab.Word("about"), Land: -1,
		Has: features(tab, "has"), More: moreGrounds[tab.One("more", moreNames...)],
		X: int32(tab.Int("x", 0, 1000)), Y: int32(tab.Int("y", 0, 1000))}
	if land := tab.Text("land"); land != "none" {
		row.Land = slices.IndexFunc(c.Lands, func(r LandRow) bool { return r.Key == land })
		if row.Land < 0 {
			tab.Fail("land", "expected a row of lands.csv, or none, found %q", land)
		}
	} else if row.Has&Town == 0 {
		tab.Fail("land", "expected land for battles everywhere but in the town, found none")
	}
	if c.place(row.Key) != 0 || len(c.Places) > maxPlaces {
		tab.Fail("key", "expected at most %d locations, each once, found %q", maxPlaces, row.Key)
		return
	}
	c.Places = append(c.Places, row)
}

// features is a cell of what a location has, or none.
func features(tab *pack.Table, column string) (all Feature) {
	if tab.Text(column) == "none" {
		return 0
	}
	for _, word := range strings.Fields(tab.Word(column)) {
		i := slices.Index(featureNames, word)
		if i < 0 {
			tab.Fail(column, "expected some of %s, or none, found %q", strings.Join(featureNames, ", "), word)
			continue
		}
		all |= 1 << i
	}
	return all
}

// place is the location with a key; 0 if there is none.
func (c *Campaign) place(key string) Location {
	return Location(1 + slices.IndexFunc(c.Places[1:], func(row LocationRow) bool { return row.Key == key }))
}

// routes reads the routes, and then looks whether each location can be reached though any
// other is given up.
//
// Case 29.5.
func (l *loader) routes() error {
	c := &l.t.Campaign
	tab, err := l.p.Table("campaign/routes.csv", "from", "to")
	if err != nil {
		return err
	}
	for tab.Next() {
		from, to := c.place(tab.Text("from")), c.place(tab.Text("to"))
		switch {
		case from == 0:
			tab.Fail("from", "expected a location, found %q", tab.Text("from"))
		case to == 0 || to == from:
			tab.Fail("to", "expected another location, found %q", tab.Text("to"))
		case c.IsNear(from, to):
			tab.Fail("to", "a second route between %s and %s", tab.Text("from"), tab.Text("to"))
		default:
			c.Places[from].Near |= 1 << to
			c.Places[to].Near |= 1 << from
		}
	}
	for without := range c.Places {
		if missing := c.missing(Location(without)); missing != 0 {
			tab.FailEnd("expected a way to %s that does not pass %s, found none", c.Places[missing].Key, c.Places[without].Key)
			break
		}
	}
	return tab.Err()
}

// missing is a location that cannot be reached from the English lines without passing
// another; 0 if there is none.
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
	tab, err := l.p.Table("campaign/levels.csv", "most", "level", "winner", "about")
	if err != nil {
		return err
	}
	for tab.Next() {
		row := LevelRow{Name: tab.Word("level"), About: tab.Word("about"), Winner: winnerSeats[tab.One("winner", winnerNames...)]}
		last := tab.Row() == tab.Len()-1
		switch {
		case last && tab.Text("most") != "any":
			tab.Fail("most", "expected any for the last level, found %q", tab.Text("most"))
		case !last:
			row.Most = tab.Int("most", 0, 999)
			if n := len(c.Levels); n > 0 && row.Most <= c.Levels[n-1].Most {
				tab.Fail("most", "expected more than in the row above, found %q", tab.Text("most"))
			}
		}
		c.Levels = append(c.Levels, row)
	}
	if tab.Len() == 0 {
		tab.FailEnd("expected levels, found none")
	}
	return tab.Err()
}

// odds reads how battles end that dice decide.
//
// Case 29.14. Ruling R546.
func (l *loader) odds() error {
	c := &l.t.Campaign
	tab, err := l.p.Table("campaign/odds.csv", "from", "needs", "won-english", "won-spanish", "lost-english", "lost-spanish")
	if err != nil {
		return err
	}
	for tab.Next() {
		row := OddsRow{From: tab.Int("from", 0, 9999), Needs: tab.Int("needs", 2, 12)}
		if n := len(c.Odds); n == 0 && row.From != 0 || n > 0 && row.From <= c.Odds[n-1].From {
			tab.Fail("from", "expected 0 in the first row and then more than in the row above, found %q", tab.Text("from"))
		}
		for _, cell := range []struct {
			column string
			to     *Span
		}{{"won-english", &row.Lost[0][0]}, {"won-spanish", &row.Lost[0][1]}, {"lost-english", &row.Lost[1][0]}, {"lost-spanish", &row.Lost[1][1]}} {
			*cell.to = spanCell(tab, cell.column, 100)
		}
		c.Odds = append(c.Odds, row)
	}
	if tab.Len() == 0 {
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

// largest is the most squadrons and Guns of a roll on a force table.
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
