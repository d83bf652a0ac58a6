package pack

import (
	"strings"
	"testing"
	"testing/fstest"
)

func printed(t *testing.T) *Pack {
	t.Helper()
	p, err := Read(fstest.MapFS{
		"ships.csv": {Data: []byte("# ships\nkey, guns, note, provenance\n# the first\nswan, 4, \"a, b\", rulebook 1\n\nhart, 6, , rulebook 1\n")},
		"fire.csv":  {Data: []byte("odds, die, hits, provenance\n1-1, 1, 0, rulebook 2\n1-1, 2, 1, rulebook 2\n")},
		"pack.toml": {Data: []byte("provenance = 'rulebook 1'\nname = 'Swan' # hers\n[broadside]\nfactor = 4\nprovenance = 'rulebook 3'\n[[ship]]\nat = [1, 2]\n[[ship]]\nat = [3, 4]\nin = { port = 'Brill' }\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestChanged: a changed value stands where the printed one stood, and nothing else moves.
func TestChanged(t *testing.T) {
	for _, c := range []struct {
		Change
		old, new string // in the text of the file
	}{
		{Change{File: "ships.csv", Row: map[string]string{"key": "swan"}, Column: "guns", Value: "5"}, "swan, 4, \"a, b\", rulebook 1", "swan,5,\"a, b\",rulebook 1"},
		{Change{File: "ships.csv", Row: map[string]string{"key": "hart"}, Column: "note", Value: "x, y"}, "hart, 6, , rulebook 1", "hart,6,\"x, y\",rulebook 1"},
		{Change{File: "fire.csv", Row: map[string]string{"odds": "1-1", "die": "2"}, Column: "hits", Value: "2"}, "1-1, 2, 1, rulebook 2", "1-1,2,2,rulebook 2"},
		{Change{File: "pack.toml", Key: "broadside.factor", Value: "4.5"}, "factor = 4\n", "factor = 4.5\n"},
		{Change{File: "pack.toml", Key: "name", Value: "'Hart'"}, "name = 'Swan' # hers", "name = 'Hart' # hers"},
		{Change{File: "pack.toml", Key: "ship.1.at.0", Value: "30"}, "[3, 4]", "[30, 4]"},
		{Change{File: "pack.toml", Key: "ship.1.in.port", Value: "'Sluys'"}, "'Brill'", "'Sluys'"},
	} {
		p := printed(t)
		changed, err := p.Changed(c.Change)
		if err != nil {
			t.Errorf("%s: %v", &c.Change, err)
			continue
		}
		if want := strings.Replace(string(p.text[c.File]), c.old, c.new, 1); string(changed.text[c.File]) != want {
			t.Errorf("%s: got\n%s\nwant\n%s", &c.Change, changed.text[c.File], want)
		}
		if changed.Digest() == p.Digest() {
			t.Errorf("%s: the pack has the digest of the printed one", &c.Change)
		}
	}
}

// TestChangedToTheSame: what stands there already changes nothing.
func TestChangedToTheSame(t *testing.T) {
	p := printed(t)
	for _, c := range []Change{
		{File: "ships.csv", Row: map[string]string{"key": "hart"}, Column: "guns", Value: "6"},
		{File: "pack.toml", Key: "broadside.factor", Value: "4"},
	} {
		if same, err := p.Changed(c); err != nil || same != p {
			t.Errorf("%s: the pack is another, %v", &c, err)
		}
	}
}

// TestChangedRefuses: a place that the pack has not is named, with the nearest and with those that there are.
func TestChangedRefuses(t *testing.T) {
	for _, c := range []struct {
		Change
		want string
	}{
		{Change{File: "ship.csv"}, `no file "ship.csv", perhaps ships.csv: expected one of fire.csv, pack.toml, ships.csv`},
		{Change{File: "ships.csv", Key: "swan"}, "ships.csv is a table: expected a row and a column"},
		{Change{File: "ships.csv", Row: map[string]string{"key": "swan"}, Column: "gun"}, `ships.csv has no column "gun", perhaps guns: expected one of key, guns, note, provenance`},
		{Change{File: "ships.csv", Row: map[string]string{"key": "swam"}, Column: "guns"}, "ships.csv, key swam, guns: no row is like that, perhaps swan: expected one of swan, hart"},
		{Change{File: "fire.csv", Row: map[string]string{"odds": "1-1"}, Column: "hits"}, "fire.csv, odds 1-1, hits: several rows are like that: name more of its cells"},
		{Change{File: "pack.toml", Row: map[string]string{"key": "swan"}, Column: "guns"}, "pack.toml is no table: expected a key"},
		{Change{File: "pack.toml", Key: "broadside.facto"}, `pack.toml has no value "broadside.facto", perhaps broadside.factor: expected one of provenance, name, broadside.factor`},
	} {
		if _, err := printed(t).Changed(c.Change); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("got %v\nwant %s", err, c.want)
		}
	}
}
