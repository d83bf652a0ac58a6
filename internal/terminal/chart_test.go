package terminal

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Of shelves only those that hold something are listed.
func TestEmptyShelvesAreLeftOut(t *testing.T) {
	ch := &engine.Chart{Kind: engine.Shelves, Columns: []string{"box 1"}, Rows: []engine.Row{
		{Name: "Hull", Cells: []string{""}},
		{Name: "London", Cells: []string{"Queen's ships"}, Goods: []engine.Good{{Name: "Queen's ships"}}},
	}}
	if got := folded(ch).Rows; len(got) != 1 || got[0].Name != "London" {
		t.Errorf("listed are %+v", got)
	}
	ch.Kind = engine.Tabular
	if got := folded(ch).Rows; len(got) != 2 {
		t.Errorf("of a table %d rows are listed, want 2", len(got))
	}
}
