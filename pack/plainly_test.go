package pack

import (
	"strings"
	"testing"
)

// What a person writes in a file of his own is answered in the file's words: which value was expected and what
// was found, how many, and which known word is near. One slip is one fault.
func TestOwnFaultsInPlainWords(t *testing.T) {
	const good = "key = 'd'\nname = 'D'\nabout = 'x'\nmoves = 3\nat = [1, 2]\nwind = { from = 'n' }\n[[ship]]\nname = 'E'\nlist = [1]\nsunk = true\nguns = 1.5\n"
	for _, tt := range []struct{ name, old, new, want string }{
		{"as it should be", "", "", ""},
		{"a text for a number", "moves = 3", "moves = 'many'", "mine.toml:4:9: expected a whole number, found a text in quotes"},
		{"a number for a text", "name = 'D'", "name = 3", "mine.toml:2:8: expected a text in quotes, found a whole number"},
		{"a point too many", "moves = 3", "moves = 3.5", "mine.toml:4:9: expected a whole number, found a number with a point"},
		{"a number for yes", "sunk = true", "sunk = 1", "mine.toml:10:8: expected true or false, found a whole number"},
		{"a text for a list", "list = [1]", "list = '1'", "mine.toml:9:8: expected a list [...], found a text in quotes"},
		{"a text for a table", "wind = { from = 'n' }", "wind = 'n'", "mine.toml:6:8: expected a table {...}, found a text in quotes"},
		{"a list for a text", "name = 'E'", "name = ['E']", "mine.toml:8:8: expected a text in quotes, found a list"},
		{"a date", "moves = 3", "moves = 1588-08-08", "mine.toml:4:9: expected a whole number, found a date"},
		{"too few", "at = [1, 2]", "at = [1]", "mine.toml:5:1: expected 2 values, found 1"},
		{"too many", "at = [1, 2]", "at = [1, 2, 3]", "mine.toml:5:1: expected 2 values, found 3"},
		{"a word misspelt", "moves = 3", "moevs = 3", "mine.toml:4:1: no such field: moevs, perhaps moves: expected one of key, name, about, moves, at, wind, ship"},
		{"a word within", "sunk = true", "snk = true", "mine.toml:10:1: no such field: ship.snk, perhaps sunk: expected one of name, list, sunk, guns"},
		{"a word like no other", "moves = 3", "zebra = 3", "mine.toml:4:1: no such field: zebra: expected one of key, name, about, moves, at, wind, ship"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f, err := ReadOwn("b", "mine.toml", strings.Replace(good, tt.old, tt.new, 1))
			if err != nil {
				t.Fatal(err)
			}
			p, err := read(t, "b/c.toml", "key = 'c'\n").With(f)
			if err != nil {
				t.Fatal(err)
			}
			var into struct {
				Key, Name, About string
				Moves            int
				At               [2]int
				Wind             struct{ From string }
				Ship             []struct {
					Name string
					List []int
					Sunk bool
					Guns float64
				}
			}
			got := ""
			if _, err := p.Sheet(f.Name, &into); err != nil {
				got = err.Error()
			}
			if got != tt.want {
				t.Errorf("expected %s\nfound    %s", tt.want, got)
			}
		})
	}
}

// A scenario names what it lacks: its name, what it is about, and, if it is not a person's own, its history.
func TestDescribed(t *testing.T) {
	for _, tt := range []struct {
		name           string
		theirs         bool
		is, about, was string
		want           string
	}{
		{"one's own", true, "D", "x", "", ""},
		{"one's own without a name", true, "", "x", "", "f:1:1: expected name, which this file needs, found none"},
		{"one's own about nothing", true, "D", " ", "", "f:1:1: expected about, which this file needs, found none"},
		{"shipped", false, "D", "x", "", "f:1:1: expected history, which this file needs, found none"},
	} {
		s := &Sheet{file: "f", at: map[string]place{}, theirs: tt.theirs}
		s.Described(tt.is, tt.about, tt.was)
		got := ""
		if err := s.Err(); err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%s: expected %q, found %q", tt.name, tt.want, got)
		}
	}
}

// The keys of each table that has them stand in a list.
func TestKeyedTables(t *testing.T) {
	p := read(t, "ships.csv", "# ours\nkey, name, provenance\na-1, The A, rulebook 1\nb, B, rulebook 1\n")
	got := p.KeyedTables()
	if len(got) != 1 || got[0].Name != "ships" || len(got[0].Rows) != 2 || got[0].Rows[0] != [2]string{"a-1", "The A"} {
		t.Errorf("found %+v", got)
	}
	if got := read(t, "odd.csv", "n, provenance\n1, rulebook 1\n").KeyedTables(); len(got) != 0 {
		t.Errorf("a table without keys: %+v", got)
	}
}
