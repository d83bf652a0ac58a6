package renaissance

import (
	"testing"

	"weathergage/pack"
)

// loaded is the pack as shipped.
func loaded(t testing.TB) *Tables {
	t.Helper()
	p, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := load(p)
	if err != nil {
		t.Fatal(err)
	}
	return tb
}

func TestPack(t *testing.T) {
	tb := loaded(t)
	if len(tb.Scenarios) != 8 {
		t.Fatal(len(tb.Scenarios))
	}
}
