package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestColumns(t *testing.T) {
	got := engine.Columns([][]string{
		{"die", "storms at"}, {"1", "Ciénaga", "and what follows is as long as it likes"}, {}, {"", "", ""}, {"10"},
	})
	want := "die  storms at\n1    Ciénaga  and what follows is as long as it likes\n\n\n10\n"
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}
