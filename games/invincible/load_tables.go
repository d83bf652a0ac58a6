package invincible

import "github.com/weathergage/weathergage/pack"

func (l *loader) matrix() error {
	var seen [numTactics][numTactics]bool
	return pack.Each(l.in, "matrix.csv", 9, func(tab *pack.Table, row *struct {
		English Tactic `csv:"english,1.."`
		Spanish Tactic `csv:"spanish,1.."`
		Cell
	}) {
		if seen[row.English][row.Spanish] {
			tab.Fail("english", "a second row for %s against %s", tacticNames[row.English], tacticNames[row.Spanish])
		}
		seen[row.English][row.Spanish] = true
		l.t.Matrix[row.English][row.Spanish] = row.Cell
	}).Err()
}

// rolls reads the tables that dice are rolled on in combat and for the weather.
func (l *loader) rolls() error {
	return pack.Err(
		pack.Each(l.in, "battle.csv", 0, func(_ *pack.Table, row *struct {
			Least int   `csv:"least,1..15 rising"`
			Hits  uint8 `csv:"hits,1..9"`
		}) {
			upward(l.t.Battle[row.Least:], row.Hits)
		}),
		pack.Each(l.in, "strength.csv", 0, func(_ *pack.Table, row *struct {
			Least int  `csv:"least,1..31 rising"`
			DRM   int8 `csv:"drm,-6..6"`
		}) {
			upward(l.t.Strength[row.Least:], row.DRM)
		}),
		pack.List(l.in, "gauge.csv", pack.Numbered("roll", 2), "result,westerly|easterly|bad", l.t.Gauge[2:]),
		pack.List(l.in, "weather.csv", pack.Numbered("die", 1), "weather,1..", l.t.BadWeather[1:]),
	)
}

// upward sets a number of a table and all above it.
func upward[N any](numbers []N, n N) {
	for i := range numbers {
		numbers[i] = n
	}
}

func (l *loader) fireships() error {
	return pack.Err(
		pack.List(l.in, "fireships.csv", pack.Numbered("roll", 2), "", l.t.Drift[2:], func(tab *pack.Table, d *Drift) {
			if *d == (Drift{}) {
				tab.Fail("east", "expected a move, found none")
			}
		}),
		pack.List(l.in, "fireship_morale.csv", pack.Numbered("english", 0), "drm,-6..6", l.t.FireshipMorale[:]),
	)
}

// numbers reads the single numbers, and when the army arrives.
func (l *loader) numbers() error {
	const bound = ",-12..12"
	return pack.Err(
		pack.Named(l.in, "condition.csv", "drm"+bound, &l.t.Condition),
		pack.Named(l.in, "modifiers.csv", "number"+bound, &l.t.Modifiers),
		pack.List(l.in, "arrival.csv", pack.Numbered("attempt", 1), "least,1..6 or automatic", l.t.Arrival[1:]),
	)
}

// poolSize is how many event chits there are.
//
// Case 2.2.3.
const poolSize = 48

// chitKeys are the names by which the pack and records know the chits.
var chitKeys = [numChits]string{
	"", "no-event", "bonus-draw", "hand-of-god", "parma-ready", "parma-delayed",
	"becalmed", "fog-bank", "channel-gale", "wind-shift",
	"collision", "fire-aboard", "powder-explosion", "sprung-leaks",
	"well-served-guns", "damp-powder", "stout-hearts", "panic", "rallying-cry",
	"shipwrights", "favouring-tide", "levy-of-the-ports", "culverin-fire",
	"powder-from-the-shore", "soldiers", "holy-banner", "stores-from-the-hulks",
	"divers-and-caulkers",
}

func (l *loader) chits() error {
	total := 0
	return pack.Each(l.in, "chits.csv", numChits-1, func(tab *pack.Table, row *struct {
		Chit Chit `csv:"key,1..,a second row for %q"`
		ChitRow
		Use uint8 `csv:"use,none|marked|held"`
	}) {
		row.Marked, row.Held = row.Use == 1, row.Use == 2
		if want := printedUse(row.Chit); row.Use != want {
			tab.Fail("use", "expected %s, as the rules treat this chit so, found %s",
				[]string{"none", "marked", "held"}[want], tab.Text("use"))
		}
		total += int(row.Count)
		if tab.Row() == numChits-2 && total != poolSize {
			tab.Fail("count", "expected %d chits in all, found %d", poolSize, total)
		}
		l.t.Chits[row.Chit] = row.ChitRow
	}).Err()
}

// printedUse returns how the rules treat a kind of chit: 0 nothing happens, 1 it is
// carried out when drawn, 2 it is held until it is played.
//
// Case 16.0.
func printedUse(c Chit) uint8 {
	switch {
	case c == NoEvent:
		return 0
	case c == BonusDraw || c >= ParmaReady && c <= SprungLeaks:
		return 1
	}
	return 2
}
