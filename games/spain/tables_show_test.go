package spain

import (
	"github.com/weathergage/weathergage/engine/enginetest"

	"testing"
)

// TestPrintedTables holds lines of the tables, as laid out, against the numbers of the
// rulebook and the pack.
func TestPrintedTables(t *testing.T) {
	enginetest.PrintedTables(t, book(loaded(t)).Tables, 120, []enginetest.TableLine{
		{"Cities", "London         2114  England                 20      25          port"},
		{"Cities", "Brest          1619  Catholic League France  -       -           fortress port"},
		{"Cities", "Malaga         1638  Spain                   3       5           port, Mediterranean"},
		{"Regions", "Ulster                  Ireland                 yellow  English               8"},
		{"Regions", "Africa                  -                       -       closed to land units  37"},
		{"Sea zones and prevailing winds", "Western Ocean       north          south        25"},
		{"Sea zones and prevailing winds", "Mediterranean       none           -            159"},
		{"Activation tracks", "Antwerp                 Spanish  4      20    Walloon      -"},
		{"Activation tracks", "Hex 3225                Spanish  1      -     -            Spanish, Italian"},
		{"Nations", "Dutch                English  yes    -         from the start"},
		{"English counters", "Queen's ships 1           English              deep sail     6/3       26     2/1      4         -          2114"},
		{"English counters", "Howard                    English              naval leader  -         6      -        -         3, senior  2114"},
		{"Spanish counters", "Invasion barges 1         Walloon            barge           0         20     10       1         -          2614"},
		{"Single numbers", "ducats from the Pope                                                  200"},
		{"Choices of a match", "Joint phases               in-order    the English choose first, then the Spanish, in the open"},
		{"Wind Effects Table, two dice", "7     2/-                       10/-     15/-                      18/6"},
		{"Naval Combat Results Table, one die", "6    3/2        3/2         2/3       3/3      2/3       3/4"},
		{"Land Combat Results Table, one die", "4    2r/-    1/1     1/1     1/2r    1/2r    1/2r"},
		{"Income Table, one die", "6    1400     2700"},
		{"Purchase and Maintenance Cost Chart", "barge         3         1       1                          4"},
		{"Irish Revolt Table, one die", "6    5       8        11        11"},
		{"English Catholic Revolt Table, one die", "6    8"},
		{"Scottish Intervention Table, one die", "4    4"},
		{"Levels of Victory Table", "5 to 24                      Draw"},
		{"Levels of Victory Table", "-25 to -11                   Substantive English victory"},
		{"Levels of Victory Table", "less                         Decisive English victory"},
		{"Game-Turn Record Track", "17    Winter of 1588  winter    half    -"},
	})
}
