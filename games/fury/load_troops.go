package fury

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/pack"
)

// Bounds of what a card or a counter may say.
const (
	mostTroops = int(gunKinds) - 1 // the kinds of the campaign go on with Guns
	mostFactor = 20
	mostRate   = 20 // inches
	mostRange  = 48 // inches
)

// troop is the number of the card with a key; 0 if there is none.
func (tb *Tables) troop(key string) Troop {
	return Troop(1 + slices.IndexFunc(tb.Troops[1:], func(row TroopRow) bool { return row.Key == key }))
}

// troops reads the squadron cards, and then again which of them may stand for which.
//
// Case 24.1. Ruling R14.
func (l *loader) troops() error {
	l.t.Troops = make([]TroopRow, 1)
	if err := l.p.Each("troops.csv", 0, l.card, cardColumns...); err != nil {
		return err
	}
	return l.p.Each("troops.csv", 0, func(tab *pack.Table) {
		if tab.Text("or") == "-" {
			return
		}
		other := l.troopCell(tab, "or")
		if other == Troop(tab.Row()+1) {
			tab.Fail("or", "expected another card, found %q", tab.Text("or"))
		}
		l.t.Troops[tab.Row()+1].Or = other
	}, cardColumns...)
}

// cardColumns are the columns of the squadron cards.
var cardColumns = []string{
	"key", "code", "name", "fighting", "shooting", "characteristics", "charge", "fear", "serious", "rally",
	"loose", "formed", "range", "arm", "pike", "single", "or",
}

func (l *loader) card(tab *pack.Table) {
	row := TroopRow{
		Key: tab.Key("key"), Code: tab.Word("code"), Name: tab.Word("name"),
		Fighting: uint8(tab.Int("fighting", 0, mostFactor)), Shooting: uint8(tab.Int("shooting", 0, mostFactor)),
		Nature: natures(tab, "characteristics", ofCompanies), Arm: Arm(tab.One("arm", armNames...)),
		Loose: inches(tab, "loose", mostRate), Pike: tab.Flag("pike"), Single: tab.Flag("single"),
	}
	for test, column := range []string{TestCharge: "charge", TestFear: "fear", TestSerious: "serious", TestRally: "rally"} {
		row.Morale[test] = uint8(tab.Int(column, 0, 12))
	}
	if tab.Text("formed") != "-" {
		row.Formed = inches(tab, "formed", mostRate)
	}
	if tab.Text("range") != "-" {
		row.Range = inches(tab, "range", mostRange)
	}
	if column, why := l.addCard(row); why != "" {
		tab.Fail(column, "%s", why)
	}
}

// addCard adds a squadron card to those that there are. It returns what is wrong with it, and in which column.
//
// Case 24.1.
func (l *loader) addCard(row TroopRow) (column, why string) {
	for i := 1; i < len(l.t.Troops); i++ {
		if other := &l.t.Troops[i]; other.Key == row.Key || other.Code == row.Code {
			return "key", "a second card " + other.Key + ", or with its code"
		}
	}
	switch {
	case row.Loose == 0 || row.Formed > row.Loose:
		return "formed", "expected a rate above 0, and no faster formed than loose"
	case row.Shooting > 0 && row.Range == 0:
		return "range", "expected a range for troops that shoot, found none"
	case row.Pike && row.Arm == Horse:
		return "pike", "expected pikemen on foot"
	case len(l.t.Troops) > mostTroops:
		return "key", fmt.Sprintf("expected at most %d cards", mostTroops)
	}
	l.t.Troops = append(l.t.Troops, row)
	return "", ""
}

// guns reads the types of Guns.
//
// Cases 16.9, 21.1, 24.2.
func (l *loader) guns() error {
	l.t.Guns = make([]GunRow, 1)
	return l.p.Each("guns.csv", 3, func(tab *pack.Table) {
		l.t.Guns = append(l.t.Guns, GunRow{Key: tab.Key("key"), Name: tab.Word("name"),
			Column: tab.One("column", shotColumns...), Dragged: inches(tab, "dragged", mostRate),
			Drawn: inches(tab, "drawn", mostRate), Afloat: tab.Flag("afloat")})
	}, "key", "name", "column", "dragged", "drawn", "afloat")
}

// objects reads the types of objects.
//
// Cases 22.2, 24.3.
func (l *loader) objects() error {
	return l.p.Each("objects.csv", int(NumObjects), func(tab *pack.Table) {
		n := tab.Row()
		if n >= int(NumObjects) {
			return
		}
		if tab.Text("key") != objectNames[n] {
			tab.Fail("key", "expected %s, as rows are in order, found %q", objectNames[n], tab.Text("key"))
		}
		row := ObjectRow{Key: objectNames[n], Name: tab.Word("name"), Rate: inches(tab, "rate", mostRate), Team: inches(tab, "team", mostRate)}
		switch as := tab.One("as", append(armNames, "roads")...); as {
		case len(armNames):
			row.Arm, row.Roads = Horse, true
		default:
			row.Arm = Arm(as)
		}
		l.t.Objects[n] = row
	}, "key", "name", "rate", "team", "as")
}

// officers reads the counters of officers.
//
// Cases 2.7, 6.2.
func (l *loader) officers() error {
	l.t.Officers = make([]OfficerRow, 1)
	return l.p.Each("officers.csv", 0, func(tab *pack.Table) {
		tab.Counted("officer", 1)
		if len(l.t.Officers) > MaxOfficers {
			tab.Fail("officer", "expected at most %d counters", MaxOfficers)
			return
		}
		const any = ofCompanies | Swordsman | Hero | Mars | Inspirational | negative
		l.t.Officers = append(l.t.Officers, OfficerRow{Nature: natures(tab, "characteristics", any)})
	}, "officer", "characteristics")
}

// wheel reads the counters of Fortune's Wheel.
//
// Cases 18.2, 18.3.
func (l *loader) wheel() error {
	return l.p.Each("wheel.csv", int(NumCounters), func(tab *pack.Table) {
		n := tab.Row()
		if n >= int(NumCounters) {
			return
		}
		if tab.Text("key") != wheelNames[n] {
			tab.Fail("key", "expected %s, as rows are in order, found %q", wheelNames[n], tab.Text("key"))
		}
		l.t.Wheel[n] = WheelRow{Key: wheelNames[n], Name: tab.Word("name"), Count: uint8(tab.Int("count", 1, 20)),
			Fits: Situation(tab.One("fits", situationNames...))}
	}, "key", "name", "count", "fits")
}

// grounds reads what a board is made of.
//
// Cases 8.4, 10.6, 12.8, 14.2, 16.6.
func (l *loader) grounds() error {
	return l.p.Each("grounds.csv", int(NumGrounds), func(tab *pack.Table) {
		g := Ground(tab.Row())
		if g >= NumGrounds {
			return
		}
		if tab.Text("key") != groundNames[g] {
			tab.Fail("key", "expected %s, as rows are in order, found %q", groundNames[g], tab.Text("key"))
		}
		l.t.Grounds[g] = GroundRow{
			Key: groundNames[g], Name: tab.Word("name"),
			Cost: [2]Cost{Cost(tab.One("foot", costNames...)), Cost(tab.One("horse", costNames...))},
			Guns: tab.Flag("guns"), Cover: tab.Flag("cover"), Hides: tab.Flag("hides"),
			Screen: Screen(tab.One("screen", screenNames...)),
		}
	}, "key", "name", "foot", "horse", "guns", "cover", "hides", "screen")
}
