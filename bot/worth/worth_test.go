package worth

import (
	"math"
	"strings"
	"testing"
)

// two is a network of two inputs and two units.
func two() (*Net, *Head) {
	n := Round([]float64{0.01, -0.02, 0.5, 0.25}, []float64{0.1, 0.9}, []float64{2, -3}, 0.5)
	return n, &Head{Game: "duel", Law: 3, Pack: "abc", Inputs: []string{"ships", "enemy ships lost"},
		Facts: []Fact{{"key", "spring"}, {"date", "2026-11-30"}}}
}

// A network gives what the same sums in floating point give, also where units are clipped and inputs are too large.
func TestWorth(t *testing.T) {
	n, _ := two()
	if n.Inputs() != 2 {
		t.Errorf("%d inputs, want 2", n.Inputs())
	}
	for _, in := range [][]int16{{0, 0}, {10, 0}, {-20, 1}, {200, 3}, {-3000, -2}, {3000, 0}} {
		x, y := max(-255, min(float64(in[0]), 255)), float64(in[1])
		clip := func(v float64) float64 { return max(0, min(v, 1)) }
		sum := 0.5 + 2*clip(0.1+0.01*x+0.5*y) - 3*clip(0.9-0.02*x+0.25*y)
		want := 1 / (1 + math.Exp(-sum))
		if got := float64(n.Worth(in)) / Whole; math.Abs(got-want) > 0.005 {
			t.Errorf("%v is worth %.4f, want %.4f", in, got, want)
		}
	}
}

// The logistic function rises, adds up to a whole with its mirror, and ends between nothing and a whole.
func TestShare(t *testing.T) {
	last := -1
	for sum := int64(-12 * one * one); sum <= 12*one*one; sum += one * one / 64 {
		got := share(sum)
		if got < last || got < 0 || got > Whole || got+share(-sum) != Whole {
			t.Fatalf("share(%d) = %d after %d", sum, got, last)
		}
		if want := Whole / (1 + math.Exp(-float64(sum)/one/one)); math.Abs(float64(got)-want) > Whole/1000 {
			t.Fatalf("share(%d) = %d, want %.0f", sum, got, want)
		}
		last = got
	}
}

func TestWorthAllocatesNothing(t *testing.T) {
	n, _ := two()
	in := []int16{3, 4}
	if got := testing.AllocsPerRun(100, func() { n.Worth(in) }); got != 0 {
		t.Errorf("%v allocations", got)
	}
}

func TestReadWhatFormatWrites(t *testing.T) {
	n, h := two()
	text := Format(n, h)
	again, facts, err := Read("w.txt", text, h)
	if err != nil {
		t.Fatal(err)
	}
	if len(facts) != 2 || facts[1] != h.Facts[1] {
		t.Errorf("facts %v, want %v", facts, h.Facts)
	}
	if got := Format(again, h); string(got) != string(text) {
		t.Errorf("written again:\n%s\nwant\n%s", got, text)
	}
}

// Weights that are not those of these rules are refused by the line that says so; a damaged file by the place.
func TestReadRefuses(t *testing.T) {
	n, h := two()
	whole := string(Format(n, h))
	other := func(change func(*Head)) *Head {
		o := *h
		change(&o)
		return &o
	}
	for _, tt := range []struct {
		name, text string
		want       *Head
		says       string
	}{
		{"another law", whole, other(func(h *Head) { h.Law = 4 }), `w.txt:3: expected "law 4", found "law 3"`},
		{"another game", whole, other(func(h *Head) { h.Game = "fury" }), `w.txt:2: expected "game fury", found "game duel"`},
		{"another pack", whole, other(func(h *Head) { h.Pack = "b" }), `w.txt:4: expected "pack b", found "pack abc"`},
		{"other inputs", whole, other(func(h *Head) { h.Inputs = []string{"ships", "boats"} }), `w.txt:9: expected "input with 2 numbers, boats"`},
		{"more inputs", whole, other(func(h *Head) { h.Inputs = []string{"ships"} }), `w.txt:9: expected "bias with 2 numbers, "`},
		{"nothing", "", h, `w.txt:1: expected "weathergage worth 1", found ""`},
		{"something else", "{}", h, `w.txt:1: expected "weathergage worth 1", found "{}"`},
		{"a changed number", strings.Replace(whole, "bias 410", "bias 411", 1), h, `w.txt:13: offset `},
		{"cut", whole[:len(whole)-30], h, `damaged: expected "sum `},
		{"more behind it", whole + "x", h, `damaged: expected "sum `},
	} {
		got, _, err := Read("w.txt", []byte(tt.text), tt.want)
		if err == nil || got != nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s: %v, want an error that says %s", tt.name, err, tt.says)
		}
	}
}

func FuzzRead(f *testing.F) {
	n, h := two()
	f.Add(Format(n, h))
	f.Add([]byte(begins + "\nsum 0"))
	f.Fuzz(func(t *testing.T, text []byte) {
		n, facts, err := Read("w.txt", text, h)
		if err != nil {
			return
		}
		n.Worth([]int16{1, 2})
		if _, _, err := Read("w.txt", Format(n, &Head{h.Game, h.Law, h.Pack, h.Inputs, facts}), h); err != nil {
			t.Error(err)
		}
	})
}
