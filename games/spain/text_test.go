package spain

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// FuzzPosition reads positions that nobody would write.
func FuzzPosition(f *testing.F) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	var texts []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		if _, position, ok := strings.Cut(string(text), "-- position --\n"); ok {
			texts = append(texts, "weathergage position 1\n"+position)
		}
	}
	enginetest.FuzzPosition(f, rules(f), texts...)
}

// TestPositionRefused: what could be no position is refused where it stands.
func TestPositionRefused(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ name, text, want string }{
		{"a unit twice", "English at london norris-foot\nEnglish at dover norris-foot", "2:18: a second place of norris-foot"},
		{"the other side's unit", "English at london parma", "1:19: expected a counter of the English, found \"parma\""},
		{"no such hex", "English at paris2 norris-foot", "1:12: expected a hex from 0101 to 3340 or a city, found \"paris2\""},
		{"no such mark", "English at london norris-foot:wet", "found \"wet\""},
		{"a month without treasure", "month april-1587", "1:7: expected a month in which the Treasure Fleet may come"},
		{"a fleet of the other side", "English aboard armada-1 drake", "1:16: expected a fleet of the English, found \"armada-1\""},
		{"a place that is no city", "owner 0101 english", "1:7: expected a city, found \"0101\""},
		{"a voyage without hexes", "voyage at fleet-1 1", "expected the hex where the voyage began"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := r.ParsePosition([]byte(tt.text))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}
