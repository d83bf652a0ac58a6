package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestPrintedTables holds lines of the tables, as laid out, against the numbers of the
// rulebook and the pack.
func TestPrintedTables(t *testing.T) {
	enginetest.PrintedTables(t, book(loaded(t)).Tables, 150, []enginetest.TableLine{
		{"Single numbers", "retiring on horse                                       600"},
		{"Counters of officers", "60       Expert, Bookish"},
		{"Terrain", "Hedge          half a move  barred       -     yes    -"},
		{"Shooting table, one die", "6    Retire  Terror*  Lose Squadron*  Lose Squadron*  Lose Squadron*"},
		{"Hand-to-Hand table, one die", "6    W/Terror*  W/Terror*  Lose Squadron  Defeated       Defeated"},
		{"Counters of Fortune's Wheel", "Bullet-Proof   2       a Terror marker is due"},
		{"Squadron cards", "Spanish Pikemen                  SP    10/0  10/11/10/10  4/3    -      Tough, Terrible, Disciplined"},
		{"Squadron cards", "Border Reivers (horse)           Br    4/2   8/7/7/6      9/-    3      Canny, Undisciplined, Slippery"},
		{"Guns", "Saker     9-16    2        4      yes"},
		{"Objects", "Wagon      1                 4               roads alone"},
		{"Scenarios", "26.7   Hot Trod                               40     moderate mounted         moderate mounted, herds 6, prisoners 2"},
		{"Nations", "Muscovites          40%     the first                        eastern"},
		{"Captains", "Dutch               Beggars                  another draw for one who is Coward or Bookish"},
		{"Captains", "French Protestants  Millers (Lance)          best of 3"},
		{"Exchanges", "Portuguese  Petronels      Akinjis            50%"},
		{"Map of the campaign", "Zanddijk      A dyke in open polder                            entry                                 Veenrand, Zuiderweide"},
		{"Single numbers of the campaign", "points for communications that are cut                           12"},
		{"Levels of victory in the campaign", "41 and more  English major victory  The siege is lifted."},
		{"Forces of the Irish, one die", "large     6    8xGs 6xKn 6xHl 10xLA 6xIH  12xKn 2xGs 10xLA 8xIH  8xKn 8xGs 20xIH"},
	})
}
