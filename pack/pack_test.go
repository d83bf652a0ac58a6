package pack

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// files makes a file system of names and texts.
func files(nameAndText ...string) fstest.MapFS {
	m := fstest.MapFS{}
	for i := 0; i < len(nameAndText); i += 2 {
		m[nameAndText[i]] = &fstest.MapFile{Data: []byte(nameAndText[i+1])}
	}
	return m
}

func read(t *testing.T, nameAndText ...string) *Pack {
	t.Helper()
	p, err := Read(files(nameAndText...))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestDigest(t *testing.T) {
	base := read(t, "a.csv", "x\n1\n", "b/c.toml", "y = 2\n")
	if got := len(base.Digest()); got != 16 {
		t.Errorf("a digest has %d digits, want 16", got)
	}
	same := read(t, "a.csv", "\xef\xbb\xbfx\r\n1\r\n", "b/c.toml", "y = 2\n", ".git/x", "no part of it", ".a.swp", "nor this")
	if base.Digest() != same.Digest() {
		t.Error("line endings, a byte order mark or hidden files change the digest")
	}
	for name, other := range map[string]*Pack{
		"a changed number":       read(t, "a.csv", "x\n2\n", "b/c.toml", "y = 2\n"),
		"a changed name":         read(t, "a2.csv", "x\n1\n", "b/c.toml", "y = 2\n"),
		"text moved to the next": read(t, "a.csv", "x\n1\ny = 2\n", "b/c.toml", ""),
		"a file less":            read(t, "a.csv", "x\n1\n"),
	} {
		if base.Digest() == other.Digest() {
			t.Errorf("%s leaves the digest as it was", name)
		}
	}
}

func TestOverlay(t *testing.T) {
	base := read(t, "a.csv", "x\n1\n", "b/c.toml", "y = 2\n")
	both, err := base.Overlay(files("a.csv", "x\n7\n"))
	if err != nil {
		t.Fatal(err)
	}
	if want := read(t, "a.csv", "x\n7\n", "b/c.toml", "y = 2\n"); both.Digest() != want.Digest() {
		t.Error("one file laid over another does not replace it alone")
	}
	if base.Digest() == both.Digest() {
		t.Error("an overlay changed the pack below it")
	}
	for _, tt := range []struct{ file, text, want string }{
		{"d.csv", "x\n", "d.csv:1:1: no such file in this pack: expected one of a.csv, b/c.toml"},
		{"a.csv", "x\n\xff\n", "a.csv:2:1: expected UTF-8 text, found byte 0xff"},
		{"a.csv", "é,\x00\n", "a.csv:1:3: expected UTF-8 text, found byte 0x00"},
	} {
		if _, err := base.Overlay(files(tt.file, tt.text)); err == nil || !strings.HasSuffix(err.Error(), tt.want) {
			t.Errorf("got %v, want %s", err, tt.want)
		}
	}
}

func TestReadFromDisk(t *testing.T) {
	dir := t.TempDir()
	if _, err := Read(os.DirFS(dir)); err == nil || !strings.Contains(err.Error(), "found none") {
		t.Errorf("an empty folder gives %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.csv"), []byte("x\r\n1\r\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := Read(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	if p.Digest() != read(t, "a.csv", "x\n1\n").Digest() {
		t.Error("a folder on disk has another digest than the same pack embedded")
	}
}

const ships = `# the ships of the line
name,      hull, fast, side, provenance
resolute,  3,    yes,  A,    rulebook 2.1
"vengeur", −2,   no,   B,    "reconstructed: no, really"
`

func TestTableFaults(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"empty", "# nothing\n", "t.csv:1:1: expected a row of column names: n, provenance"},
		{"unknown column", "n,  m, provenance\n", `t.csv:1:5: no column "m": expected n, provenance`},
		{"missing column", "n\n1\n", `t.csv:1:1: expected a column "provenance", found none`},
		{"column twice", "n,n,provenance\n", `t.csv:1:3: column "n" is there twice`},
		{"too few cells", "n,provenance\n1\n", "t.csv:2:1: expected as many cells as there are columns, found more or fewer"},
		{"stray quote", "n,provenance\n1\"2,rulebook 1\n", `t.csv:2:2: bare " in non-quoted-field`},
		{"no provenance", "n,provenance\n1,rulebook 1\n2,  \n", `t.csv:3:5: expected a provenance (rulebook CASE, public: SOURCE, printed: COMPONENT or reconstructed: REASON), found ""`},
		{"idle provenance", "n,provenance\n1,reconstructed:\n", `found "reconstructed:"`},
		{"no number", "n,provenance\né,rulebook 1\n", `t.csv:2:1: expected a whole number from 1 to 6, found "é"`},
		{"too large", "n, provenance\n# é\n 7 , rulebook 1\n", `t.csv:3:2: expected a whole number from 1 to 6, found "7"`},
		{"columns in characters", "provenance, n\n\"rulebook 1 é\", x\n", `t.csv:2:17: expected a whole number from 1 to 6, found "x"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := Each(NewReader(read(t, "t.csv", tt.text)), "t.csv", 0, func(*Table, *struct {
				N int `csv:"n,1..6"`
			}) {
			}).Err()
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestTableTellsAllFaults(t *testing.T) {
	text := "n,w,f,provenance\n" + strings.Repeat("0,,x,rulebook 1\n", 5)
	tab := Each(NewReader(read(t, "t.csv", text)), "t.csv", 0, func(*Table, *struct {
		N int    `csv:"n,1..6"`
		W string `csv:"w,word"`
		F bool   `csv:"f"`
	}) {
	})
	tab.FailEnd("expected six rows, found %d", tab.Len())
	err := tab.Err()
	var first *Error
	if !errors.As(err, &first) || first.Line != 2 || first.Column != 1 {
		t.Errorf("the first fault is %v", first)
	}
	for _, want := range []string{
		"t.csv:2:1: expected a whole number", "t.csv:2:3: expected a word, found an empty cell",
		`t.csv:2:4: expected one of no, yes, found "x"`, "and 6 more",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v\nlacks %q", err, want)
		}
	}
	if n := strings.Count(err.Error(), "\n"); n != mostFaults {
		t.Errorf("%d lines follow the first, want %d", n, mostFaults)
	}
}

type sheet struct {
	Title      string
	Wind       int
	Provenance string
	Chits      []string
	Ship       []struct {
		Name       string
		Hits       int
		At         struct{ X, Y int }
		Provenance string
	}
}

const good = `title = "é"
wind = 3
provenance = "rulebook 1.1"
chits = ["a",
  "b"]

[[ship]]
name = "resolute"
provenance = "reconstructed: why not"

[[ship]]
name = "vengeur"
hits = 2
at = { x = 1, y = 2 }
provenance = "printed: the map"
`

func TestSheet(t *testing.T) {
	var got sheet
	s, err := read(t, "s.toml", good).Sheet("s.toml", &got)
	if err != nil {
		t.Fatal(err)
	}
	if got.Title != "é" || len(got.Ship) != 2 || got.Ship[1].Hits != 2 || got.Ship[1].At.Y != 2 {
		t.Errorf("got %+v", got)
	}
	for _, tt := range []struct{ path, want string }{
		{"wind", "s.toml:2:8: no"},
		{"chits.1", "s.toml:5:3: no"},
		{"ship.0", "s.toml:7:3: no"},
		{"ship.0.hits", "s.toml:7:3: no"},
		{"ship.1.hits", "s.toml:13:8: no"},
		{"ship.1.at.y", "s.toml:14:19: no"},
		{"other", "s.toml:1:1: no"},
	} {
		s.faults = nil
		s.Fail(tt.path, "no")
		if got := s.Err().Error(); got != tt.want {
			t.Errorf("%s fails at %s, want %s", tt.path, got, tt.want)
		}
	}
}

func TestSheetChecks(t *testing.T) {
	s, err := read(t, "s.toml", good).Sheet("s.toml", &sheet{})
	if err != nil {
		t.Fatal(err)
	}
	if n, i := s.Int("wind", 3, 3, 3), s.One("wind", "b", "a", "b"); n != 3 || i != 1 || s.Err() != nil {
		t.Errorf("got %d, %d, %v", n, i, s.Err())
	}
	s.Int("wind", 3, 4, 9)
	s.One("title", "é", "a", "b")
	want := "s.toml:2:8: expected a whole number from 4 to 9, found 3\n" +
		`s.toml:1:9: expected one of a, b, found "é"`
	if err := s.Err(); err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
}

func TestSheetFaults(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"unknown field", "wind = 3", "wend = 3", "s.toml:2:1: no such field: wend"},
		{"unknown field within", "hits = 2", "hots = 2", "s.toml:13:1: no such field: ship.hots"},
		{"wrong type", "wind = 3", `wind = "3"`, "s.toml:2:8: "},
		{"not TOML", "wind = 3", "wind = = 3", "s.toml:2:8: "},
		{"column in characters", `title = "é"`, `title = "é" 7`, "s.toml:1:13: "},
		{"no provenance at the top", `provenance = "rulebook 1.1"`, "", "s.toml:1:1: expected a provenance for this table, found none"},
		{"no provenance in a table", `provenance = "printed: the map"`, "", "s.toml:11:3: expected a provenance for this table, found none"},
		{"idle provenance", `"printed: the map"`, `"the map"`, "s.toml:15:14: expected a provenance"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var into sheet
			_, err := read(t, "s.toml", strings.Replace(good, tt.old, tt.new, 1)).Sheet("s.toml", &into)
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("got %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestMissingFile(t *testing.T) {
	p := read(t, "a.csv", "x\n")
	err := Append(NewReader(p), "b.csv", &[]hull{}).Err()
	_, err2 := p.Sheet("b.toml", &sheet{})
	if err == nil || err2 == nil || err.Error() != "b.csv:1:1: expected this file, found none" {
		t.Errorf("got %v and %v", err, err2)
	}
}

// FuzzTable looks for texts on which the reader of tables panics, or which it
// accepts without a provenance on each row.
func FuzzTable(f *testing.F) {
	f.Add(ships)
	f.Add("name,hull,fast,side,provenance\n\"a\nb\",1,no,A,rulebook 1\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Read(files("t.csv", text))
		if err != nil {
			return
		}
		tab := Each(NewReader(p), "t.csv", 0, func(tab *Table, _ *struct {
			Name string `csv:"name,word"`
			Hull int    `csv:"hull,-5..5"`
			Fast bool   `csv:"fast"`
			Side int    `csv:"side,A|B"`
		}) {
			if tab.Err() == nil && badProvenance(tab.Text("provenance")) != "" {
				t.Errorf("row %d has no provenance", tab.Row())
			}
		})
		checkFaults(t, tab.Err(), text)
	})
}

// FuzzSheet does the same for TOML.
func FuzzSheet(f *testing.F) {
	f.Add(good)
	f.Add("a.b.c = [{d = 1}, {e = [1, 2]}]\n[x.y]\n[[x.z]]\n[[x.z.w]]\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Read(files("s.toml", text))
		if err != nil {
			return
		}
		var into sheet
		_, err = p.Sheet("s.toml", &into)
		checkFaults(t, err, text)
		var any map[string]any
		_, err = p.Sheet("s.toml", &any)
		checkFaults(t, err, text)
	})
}

// checkFaults reports faults whose place lies outside the text.
func checkFaults(t *testing.T, err error, text string) {
	t.Helper()
	var faults Faults
	if !errors.As(err, &faults) {
		return
	}
	for _, f := range faults {
		if f.Line < 1 || f.Column < 1 || f.Line > strings.Count(text, "\n")+1 || f.Why == "" {
			t.Errorf("a fault at %d:%d of %d lines: %q", f.Line, f.Column, strings.Count(text, "\n")+1, f.Why)
		}
	}
}
