package metrics_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/metrics"
)

func Example() {
	var set metrics.Set
	moves := set.Counter("table_moves_total", "Moves played.", "game")
	waits := set.Timer("table_wait_seconds", "How long a player waited.", []time.Duration{time.Second, time.Minute})
	set.Gauge("table_players", "Players at the table.", func(put func(float64, ...string)) { put(2) })
	moves.Add(1, "duel")
	moves.Add(2, "duel")
	waits.Took(1500 * time.Millisecond)
	set.WriteTo(os.Stdout)
	// Output:
	// # HELP table_moves_total Moves played.
	// # TYPE table_moves_total counter
	// table_moves_total{game="duel"} 3
	// # HELP table_wait_seconds How long a player waited.
	// # TYPE table_wait_seconds histogram
	// table_wait_seconds_bucket{le="1"} 0
	// table_wait_seconds_bucket{le="60"} 1
	// table_wait_seconds_bucket{le="+Inf"} 1
	// table_wait_seconds_sum 1.5
	// table_wait_seconds_count 1
	// # HELP table_players Players at the table.
	// # TYPE table_players gauge
	// table_players 2
}

func written(set *metrics.Set) string {
	var b strings.Builder
	set.WriteTo(&b)
	return b.String()
}

// TestOrderAndMarks holds that series are in order, that marks of the format in a value are escaped, and that a
// counter without labels is there before it has counted.
func TestOrderAndMarks(t *testing.T) {
	var set metrics.Set
	set.Counter("empty_total", "Nothing yet.")
	c := set.Counter("odd_total", "With a \\ and\na line.", "a", "b")
	c.Add(1, "z", "")
	c.Add(1, "a\"b\\c\nd", "2")
	want := `# HELP empty_total Nothing yet.
# TYPE empty_total counter
empty_total 0
# HELP odd_total With a \\ and\na line.
# TYPE odd_total counter
odd_total{a="a\"b\\c\nd",b="2"} 1
odd_total{a="z",b=""} 1
`
	if got := written(&set); got != want {
		t.Errorf("expected\n%s\nfound\n%s", want, got)
	}
}

// TestSeriesAreBounded holds that a label whose values have no end makes no series without end.
func TestSeriesAreBounded(t *testing.T) {
	var set metrics.Set
	c := set.Counter("paths_total", "By path.", "path")
	for i := range 3 * metrics.MostSeries {
		c.Add(1, fmt.Sprintf("/m/%d", i))
	}
	got := written(&set)
	if n := strings.Count(got, "\n") - 2; n != metrics.MostSeries+1 {
		t.Errorf("%d series", n)
	}
	if want := fmt.Sprintf("paths_total{path=\"other\"} %d\n", 2*metrics.MostSeries); !strings.Contains(got, want) {
		t.Errorf("expected the line %s", want)
	}
}

// TestLabelsAreCounted holds that a value too few is found at once.
func TestLabelsAreCounted(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a counter took one value for two labels")
		}
	}()
	new(metrics.Set).Counter("x_total", "X.", "a", "b").Add(1, "a")
}
