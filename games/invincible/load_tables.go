package invincible

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

func (l *loader) matrix() error {
	var seen [numTactics][numTactics]bool
	return l.p.Each("matrix.csv", 9, func(tab *pack.Table) {
		e := Tactic(1 + tab.One("english", tacticNames[1:]...))
		s := Tactic(1 + tab.One("spanish", tacticNames[1:]...))
		if seen[e][s] {
			tab.Fail("english", "a second row for %s against %s", tacticNames[e], tacticNames[s])
		}
		seen[e][s] = true
		cell := Cell{First: engine.NoSeat}
		cell.Dice[English] = uint8(tab.Int("english-dice", 1, 6))
		cell.Dice[Spanish] = uint8(tab.Int("spanish-dice", 1, 6))
		cell.DRM[English] = int8(tab.Int("english-drm", -6, 6))
		cell.DRM[Spanish] = int8(tab.Int("spanish-drm", -6, 6))
		if first := tab.One("first", "both", "english", "spanish"); first > 0 {
			cell.First = engine.Seat(first - 1)
		}
		l.t.Matrix[e][s] = cell
	}, "english", "spanish", "english-dice", "english-drm", "spanish-dice", "spanish-drm", "first")
}

// steps reads a table in which each row holds from one number up to the next.
func (l *loader) steps(file, value string, least, most, lowest, highest int, set func(from, value int)) error {
	last := lowest - 1
	return l.p.Each(file, 0, func(tab *pack.Table) {
		from := tab.Int("least", lowest, highest)
		if from <= last {
			tab.Fail("least", "expected a number above %d, as rows go up, found %d", last, from)
		}
		last = max(last, from)
		set(from, tab.Int(value, least, most))
	}, "least", value)
}

func (l *loader) battle() error {
	return l.steps("battle.csv", "hits", 1, 9, 1, len(l.t.Battle)-1, func(from, hits int) {
		for i := from; i < len(l.t.Battle); i++ {
			l.t.Battle[i] = uint8(hits)
		}
	})
}

func (l *loader) strength() error {
	return l.steps("strength.csv", "drm", -6, 6, 1, len(l.t.Strength)-1, func(from, drm int) {
		for i := from; i < len(l.t.Strength); i++ {
			l.t.Strength[i] = int8(drm)
		}
	})
}

func (l *loader) gauge() error {
	return l.p.Each("gauge.csv", 11, func(tab *pack.Table) {
		if roll := tab.Counted("roll", 2); roll < len(l.t.Gauge) {
			l.t.Gauge[roll] = Gauge(tab.One("result", "westerly", "easterly", "bad"))
		}
	}, "roll", "result")
}

func (l *loader) badWeather() error {
	return l.p.Each("weather.csv", 6, func(tab *pack.Table) {
		if die := tab.Counted("die", 1); die < len(l.t.BadWeather) {
			l.t.BadWeather[die] = Calm + Weather(tab.One("weather", weatherNames[Calm:]...))
		}
	}, "die", "weather")
}

func (l *loader) fireships() error {
	return l.p.Each("fireships.csv", 11, func(tab *pack.Table) {
		d := Drift{int8(tab.Int("east", -3, 3)), int8(tab.Int("south", -3, 3))}
		if d == (Drift{}) {
			tab.Fail("east", "expected a move, found none")
		}
		if roll := tab.Counted("roll", 2); roll < len(l.t.Drift) {
			l.t.Drift[roll] = d
		}
	}, "roll", "east", "south")
}

func (l *loader) fireshipMorale() error {
	return l.p.Each("fireship_morale.csv", len(l.t.FireshipMorale), func(tab *pack.Table) {
		if n := tab.Counted("english", 0); n < len(l.t.FireshipMorale) {
			l.t.FireshipMorale[n] = int8(tab.Int("drm", -6, 6))
		}
	}, "english", "drm")
}

func (l *loader) arrival() error {
	return l.p.Each("arrival.csv", len(l.t.Arrival)-1, func(tab *pack.Table) {
		n := tab.Counted("attempt", 1)
		if n >= len(l.t.Arrival) || tab.Text("least") == "automatic" {
			return
		}
		l.t.Arrival[n] = uint8(tab.Int("least", 1, 6))
	}, "attempt", "least")
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
	return l.p.Each("chits.csv", numChits-1, func(tab *pack.Table) {
		i, ok := known(tab, chitKeys[1:])
		if !ok {
			return
		}
		c := Chit(1 + i)
		row := &l.t.Chits[c]
		if row.Key != "" {
			tab.Fail("key", "a second row for %q", row.Key)
		}
		use := tab.One("use", "none", "marked", "held")
		*row = ChitRow{
			Key: chitKeys[c], Name: tab.Word("name"), Effect: tab.Word("effect"),
			Count: uint8(tab.Int("count", 1, poolSize)), Owner: ownerOf(tab, "who"),
			Marked: use == 1, Held: use == 2,
			Dice: uint8(tab.Int("dice", 0, 6)), DRM: int8(tab.Int("drm", -6, 6)),
			Hits: uint8(tab.Int("hits", 0, 6)), Squares: uint8(tab.Int("squares", 0, 3)),
			Draws: uint8(tab.Int("draws", 0, 6)),
		}
		if want := printedUse(c); use != want {
			tab.Fail("use", "expected %s, as the rules treat this chit so, found %s",
				[]string{"none", "marked", "held"}[want], tab.Text("use"))
		}
		total += int(row.Count)
		if tab.Row() == numChits-2 && total != poolSize {
			tab.Fail("count", "expected %d chits in all, found %d", poolSize, total)
		}
	}, "key", "name", "count", "who", "use", "dice", "drm", "hits", "squares", "draws", "effect")
}

// printedUse is how the rules treat a kind of chit: 0 nothing happens, 1 it is
// carried out when drawn, 2 it is held until it is played.
//
// Case 16.0.
func printedUse(c Chit) int {
	switch {
	case c == NoEvent:
		return 0
	case c == BonusDraw || c >= ParmaReady && c <= SprungLeaks:
		return 1
	}
	return 2
}

// number is one row of a file of single numbers and where it goes.
type number struct {
	key  string
	into *int8
}

// numbers reads a file of single numbers, each key wanted once.
func (l *loader) numbers(file, column string, want []number) error {
	keys := make([]string, len(want))
	for i := range want {
		keys[i] = want[i].key
	}
	seen := make([]bool, len(want))
	return l.p.Each(file, len(want), func(tab *pack.Table) {
		tab.Word("what")
		i, ok := known(tab, keys)
		if !ok {
			return
		}
		if seen[i] {
			tab.Fail("key", "a second row for %q", keys[i])
		}
		seen[i] = true
		*want[i].into = int8(tab.Int(column, -12, 12))
	}, "key", column, "what")
}

func (l *loader) condition() error {
	c := &l.t.Condition
	return l.numbers("condition.csv", "drm", []number{
		{"unbroken", &c.Unbroken}, {"hulk-afloat", &c.Hulk},
		{"sidonia-afloat", &c.Sidonia}, {"many-lost", &c.ManyLost},
	})
}

func (l *loader) modifiers() error {
	m := &l.t.Modifiers
	return l.numbers("modifiers.csv", "number", []number{
		{"morale-broken", &m.MoraleBroken},
		{"morale-hit", &m.MoraleHit},
		{"battle-broken", &m.BattleBroken},
		{"battle-low-ammo", &m.BattleLowAmmo},
		{"withdraw-most", &m.WithdrawMost},
		{"repair-least", &m.RepairLeast},
		{"repair-port", &m.RepairPort},
		{"rally-most", &m.RallyMost},
		{"rally-port", &m.RallyPort},
		{"rally-sidonia", &m.RallySidonia},
		{"rally-battered", &m.RallyBattered},
		{"resupply-least", &m.ResupplyLeast},
		{"resupply-spanish", &m.ResupplySpanish},
		{"resupply-port", &m.ResupplyPort},
		{"reinforce-most", &m.ReinforceMost},
		{"gale-most", &m.GaleMost},
		{"condition-least", &m.ConditionLeast},
		{"condition-many", &m.ConditionMany},
		{"cadiz-resupply", &m.CadizResupply},
		{"santa-cruz-morale", &m.SantaCruzMorale},
		{"santa-cruz-rally", &m.SantaCruzRally},
		{"santa-cruz-battle", &m.SantaCruzBattle},
		{"santa-cruz-repair", &m.SantaCruzRepair},
		{"santa-cruz-resupply", &m.SantaCruzResupply},
		{"parma-prepared-arrival", &m.ParmaPreparedArrival},
		{"more-gunners-battle", &m.MoreGunnersBattle},
		{"gun-carriages-battle", &m.GunCarriagesBattle},
		{"no-reforms-stand-off", &m.NoReformsStandOff},
		{"no-reforms-withdraw", &m.NoReformsWithdraw},
		{"no-reforms-third-most", &m.NoReformsThirdMost},
		{"lisbon-resupply", &m.LisbonResupply},
		{"drake-commands-morale", &m.DrakeCommandsMorale},
		{"drake-commands-rally", &m.DrakeCommandsRally},
		{"drake-commands-repair", &m.DrakeCommandsRepair},
		{"drake-commands-resupply", &m.DrakeCommandsResup},
		{"nassau-arrival", &m.NassauArrival},
		{"windward-stand-off", &m.WindwardStandOff},
		{"treasury-resupply", &m.TreasuryResupply},
		{"corunna-most", &m.CorunnaMost},
	})
}
