package jenkins

import (
	"github.com/weathergage/weathergage/engine/enginetest"

	"testing"
)

// TestPrintedTables holds lines of the tables, as laid out, against the numbers
// of the rulebook and the pack.
func TestPrintedTables(t *testing.T) {
	enginetest.PrintedTables(t, printedTables(loaded(t)), 120, []enginetest.TableLine{
		{"English counters", "Cornwall           ship of the line  1       8    -     +4         -      -       -       8"},
		{"English counters", "Oglethorpe         leader            1       -    -     -          -      +2      yes     -"},
		{"Spanish counters", "Boom Chain    boom chain        3       2    -     -          -      -       -       1"},
		{"What begins on the map", "Port Royal                               Soldiers 2, Cannons 7"},
		{"What begins on the map", "Turn Record Track                        San Isidro (11.9)"},
		{"War Fund points", "The whole war, 1739 to 1748  100               30         50                25"},
		{"War Fund points", "Never more than 100."},
		{"Seaports", "0218  Zihuatanejo               0      Spanish          Great South Sea"},
		{"Seaports", "3018  Leogane                   2      French"},
		{"Trade routes", "Cartagena                 6      Santa Marta, Porto Bello"},
		{"Storm Location Table, one die", "3    La Guaira/Puerto Cabello, Cumana, Curacao"},
		{"Storm Location Table, one die", "6    none"},
		{"Perilous Sea Table, one die", "4    The Briny Deep: the owner eliminates one ship"},
		{"War of Austrian Succession Table, one die", "2    England loses a ship of the line"},
		{"Fortunes of War Table, one die", "6    each side, the English first  a visible enemy counter outside its friendly seaports"},
	})
}
