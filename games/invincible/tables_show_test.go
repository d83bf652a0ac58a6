package invincible

import (
	"github.com/weathergage/weathergage/engine/enginetest"

	"testing"
)

// TestPrintedTables holds lines of the tables, as laid out, against the numbers
// of the reference.
func TestPrintedTables(t *testing.T) {
	enginetest.PrintedTables(t, printedTables(loaded(t)), 140, []enginetest.TableLine{
		{"Squadron displays", "Diego Flores  12        0       none"},
		{"Squadron displays", "Medina III    7         +1      -2 on each die; never attacks; once takes a Low Ammo marker off another Spanish squadron"},
		{"Suggested deployments", " 4  . . # # D B # # . ."},
		{"Suggested deployments", " 9  . . M 1 2 3 V ~ . ."},
		{"Tactical Matrix", "Stand Off          E 2 at -1, S 1 at -1       E 2 at 0, S 2 at -1  E 2 at 0 first, S 2 at -1"},
		{"Tactical Matrix", "Try to Board       S 2 at 0 first, E 2 at -1  E 3 at 0, S 2 at +1  E 3 at 0, S 3 at +1"},
		{"Battle modifiers, for each die", "-1              current strength 1 to 3"},
		{"Battle modifiers, for each die", "+1              current strength 12 or more"},
		{"Battle Table, each die", "3 or less     0"},
		{"Battle Table, each die", "8 or more     3"},
		{"Morale Table, two dice", "10 or more      the squadron is Broken"},
		{"Retreat check, two dice", "8 or less  the squadron withdraws"},
		{"Repair Table, two dice", "+1           Hawkins"},
		{"Rally Table, two dice", "-2         English in port"},
		{"Resupply Table, one die", "-1         Spanish (8.4.1)"},
		{"Reinforce, one die", "2 or less  a Hit is removed; without Hits, a point of strength is added"},
		{"Weather Gauge Table, two dice", "11    the wind stays; roll for bad weather"},
		{"Bad Weather Table, one die", "3    fog"},
		{"Strategic Map", "7    Isle of Wight  Portsmouth"},
		{"Fireships modifiers", "3                                      +2"},
		{"Fireships Attack Move Diagram, two dice", "10    2 north, 2 east"},
		{"Condition of the Armada, one die", "-2          3 or more Spanish squadrons eliminated"},
		{"Arrival of the Army, one die", "3 and later  any roll"},
		{"Event Chit Table", "Soldiers               3       Spanish  held  one Spanish squadron, no hulk, that closes in or boards: one die more and +1 on each"},
	})
}
