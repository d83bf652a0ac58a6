package fury

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/pack"
)

// mostTroops bounds the squadron cards: the kinds of the campaign go on with Guns.
const mostTroops = int(gunKinds) - 1

// troop returns the number of the card with a key; 0 if there is none.
func (tb *Tables) troop(key string) Troop {
	return Troop(1 + slices.IndexFunc(tb.Troops[1:], func(row TroopRow) bool { return row.Key == key }))
}

// A cardCells is a squadron card as the file has it.
type cardCells struct {
	TroopRow
	Other string `csv:"or"`
}

// troops reads the squadron cards, and then again which of them may stand for which.
//
// Case 24.1. Ruling R14.
func (l *loader) troops() error {
	l.t.Troops = make([]TroopRow, 1)
	l.in.Learn(pack.Cell(natures(ofCompanies)))
	if err := pack.Each(l.in, "troops.csv", 0, func(tab *pack.Table, row *cardCells) {
		if column, why := l.addCard(row.TroopRow); why != "" {
			tab.Fail(column, "%s", why)
		}
	}).Err(); err != nil {
		return err
	}
	return pack.Each(l.in, "troops.csv", 0, func(tab *pack.Table, row *cardCells) {
		switch other := l.t.troop(row.Other); {
		case row.Other == "-":
		case other == 0:
			tab.Fail("or", "expected a squadron card, found %q", row.Other)
		case other == Troop(tab.Row()+1):
			tab.Fail("or", "expected another card, found %q", row.Other)
		default:
			l.t.Troops[tab.Row()+1].Or = other
		}
	}).Err()
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
	l.t.Guns = make([]GunRow, 1+3)
	return pack.Fill(l.in, "guns.csv", l.t.Guns[1:]).Err()
}

// objects reads the types of objects.
//
// Cases 22.2, 24.3.
func (l *loader) objects() error {
	return pack.Each(l.in, "objects.csv", int(NumObjects), func(tab *pack.Table, row *struct {
		_ Object `csv:"key,ordered"`
		ObjectRow
		As Arm `csv:"as,foot|horse|roads"`
	}) {
		if row.Arm = row.As; row.As > Horse {
			row.Arm, row.Roads = Horse, true
		}
		l.t.Objects[tab.Row()] = row.ObjectRow
	}).Err()
}

// officers reads the counters of officers.
//
// Cases 2.7, 6.2.
func (l *loader) officers() error {
	l.t.Officers = make([]OfficerRow, 1)
	l.in.Learn(pack.Cell(natures(ofCompanies | Swordsman | Hero | Mars | Inspirational | negative)))
	return pack.Each(l.in, "officers.csv", 0, func(tab *pack.Table, row *struct {
		_ int `csv:"officer,1.. ordered"`
		OfficerRow
	}) {
		if len(l.t.Officers) > MaxOfficers {
			tab.Fail("officer", "expected at most %d counters", MaxOfficers)
		}
		l.t.Officers = append(l.t.Officers, row.OfficerRow)
	}).Err()
}

// things reads the counters of Fortune's Wheel, and what a board is made of.
//
// Cases 8.4, 10.6, 12.8, 14.2, 16.6, 18.2, 18.3.
func (l *loader) things() error {
	return pack.Err(
		pack.List(l.in, "wheel.csv", pack.Keyed("key", wheelNames), "", l.t.Wheel[:]),
		pack.List(l.in, "grounds.csv", pack.Keyed("key", groundNames), "", l.t.Grounds[:]))
}
