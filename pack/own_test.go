package pack

import (
	"errors"
	"strings"
	"testing"
)

func TestOverlayAddsToFolders(t *testing.T) {
	base := read(t, "a.csv", "x\n1\n", "b/c.toml", "y = 2\n")
	more, err := base.Overlay(files("b/d.toml", "y = 3\n"), "b")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(more.In("b"), " "); got != "b/c.toml b/d.toml" {
		t.Errorf("the folder holds %s", got)
	}
	for _, name := range []string{"d.toml", "b/c/d.toml", "e/d.toml"} {
		want := name + ":1:1: no such file in this pack: expected one of a.csv, b/c.toml, or one of your own in b"
		if _, err := base.Overlay(files(name, "y = 3\n"), "b"); err == nil || err.Error() != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}

func TestOwnFiles(t *testing.T) {
	base := read(t, "b/c.toml", "key = \"c\"\n")
	f, err := ReadOwn("b", "mine.toml", "\xef\xbb\xbf# ours\r\nkey = 'd'")
	if err != nil {
		t.Fatal(err)
	}
	if f.Name != "b/d.toml" || f.Key() != "d" || f.Text != "# ours\nkey = 'd'\n" {
		t.Errorf("read as %+v", f)
	}
	more, err := base.With(f)
	if err != nil {
		t.Fatal(err)
	}
	if len(base.In("b")) != 1 || len(more.In("b")) != 2 || more.Own() != f || more.Digest() == base.Digest() {
		t.Error("a file was not added, or not to the copy alone")
	}
	var into struct{ Key string }
	if _, err := more.Sheet(f.Name, &into); err != nil {
		t.Errorf("a person's own file needs no provenance: %v", err)
	}
	var other struct{ Kee string }
	if _, err := more.Sheet(f.Name, &other); err == nil || err.Error() != "mine.toml:2:1: no such field: key, perhaps kee: expected one of kee" {
		t.Errorf("a fault in the file is told as %v", err)
	}
	taken, err := ReadOwn("b", "mine.toml", "x = 1\nkey = 'c'\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := base.With(taken); err == nil || err.Error() != `mine.toml:2:7: expected a key of your own: the game has "c" already` {
		t.Errorf("a key that is taken: %v", err)
	}
	for _, tt := range []struct{ name, text, want string }{
		{"no key", "x = 1\n", `mine.toml:1:1: expected a key of small letters, digits and hyphens after a letter, such as key = "mine", found none`},
		{"a key that leads elsewhere", "x = 1\nkey = '../d'\n", "mine.toml:2:7: expected a key of small letters"},
		{"a key that is a number", "key = 1\n", "mine.toml:1:7: "},
		{"no TOML", "key = \n", "mine.toml:1:"},
		{"a control character", "# ring the b\x07ll\nkey = 'd'\n", "mine.toml:1:13: expected text without control characters"},
		{"a carriage return alone", "key = 'd'\n# a\rb\n", "mine.toml:2:4: expected text without control characters"},
		{"no UTF-8", "key = '\xff'\n", "mine.toml:1:8: expected UTF-8 text"},
		{"too much", strings.Repeat("#\n", MostOwn/2+1), "mine.toml:1:1: expected at most 65536 bytes, found 65538"},
	} {
		if _, err := ReadOwn("b", "mine.toml", tt.text); err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %s", tt.name, err, tt.want)
		}
	}
}

func FuzzReadOwn(f *testing.F) {
	f.Add("# ours\r\nkey = 'd'\nx = \"\\u001b\"")
	f.Add("key = \"d\"\n[[ship]]\nat = [1, 2]\n\n")
	f.Fuzz(func(t *testing.T, text string) {
		own, err := ReadOwn("b", "mine", text)
		if err != nil {
			var fault *Error
			if !errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1 {
				t.Fatalf("a fault at no place: %v", err)
			}
			return
		}
		again, err := ReadOwn("b", "mine", own.Text)
		if err != nil || again != own {
			t.Errorf("read again: %v, %+v, then %+v", err, own, again)
		}
	})
}

// What a person builds is written as our own files are, and read back the same.
func TestCompose(t *testing.T) {
	const doc = `{"key":"d","about":"\"Ours\" <&> ö\nand more","at":[1,2],"wind":{"from":"0","beaufort":5},"none":null,` +
		`"settings":[],"ship":[{"key":"a","oars":false,"persons":[{"name":"Ann","commands":true}],"shape":[[1,2],[-3,4.5]]},` +
		`{"key":"b","provenance":"printed: ours"}]}`
	const want = `key        = "d"
about      = "\"Ours\" <&> ö\nand more"
at         = [1, 2]
wind       = { from = "0", beaufort = 5 }
settings   = []
provenance = "reconstructed: put together by hand"

[[ship]]
key        = "a"
oars       = false
persons    = [{ name = "Ann", commands = true }]
shape      = [[1, 2], [-3, 4.5]]
provenance = "reconstructed: put together by hand"

[[ship]]
key        = "b"
provenance = "printed: ours"
`
	got, err := Compose([]byte(doc))
	if err != nil || got != want {
		t.Fatalf("%v\n%s", err, got)
	}
	back, err := Document("mine", got)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Compose(back); err != nil || again != want {
		t.Errorf("%v\n%s", err, again)
	}
	for _, tt := range []struct{ doc, want string }{
		{``, "expected one JSON object of fields"},
		{`[1]`, "expected one JSON object of fields"},
		{`{} {}`, "expected one JSON object of fields"},
		{`{"a b":1}`, `expected fields named by at most 64 small letters, digits and hyphens, found "a b"`},
		{`{"a":1,"a":2}`, `field "a" is there twice`},
		{`{"#":["# a\nb = 1"]}`, "expected comments of one line each"},
		{`{"#":["b"]}`, "expected comments of one line each"},
		{`{"a":[[[[[[[[[1]]]]]]]]]}`, "expected values at most 8 deep in one another"},
	} {
		if _, err := Compose([]byte(tt.doc)); err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %s", tt.doc, err, tt.want)
		}
	}
	if _, err := Document("mine", "a = \n"); err == nil || !strings.HasPrefix(err.Error(), "mine:1:") {
		t.Errorf("no TOML: %v", err)
	}
}

// Comments stay with the table that they stand in or above, wherever in it they stood.
func TestComposeKeepsComments(t *testing.T) {
	const text = `# by hand
key = "d" # its key

# the first
[[ship]] # of two
a = [1, # one
  2]
b = """
# no comment"""
[[ship]]
a = 3
# the end
`
	const want = `# by hand
# its key
key        = "d"
provenance = "reconstructed: put together by hand"

# the first
# of two
# one
[[ship]]
a          = [1, 2]
b          = "# no comment"
provenance = "reconstructed: put together by hand"

# the end
[[ship]]
a          = 3
provenance = "reconstructed: put together by hand"
`
	doc, err := Document("mine", text)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		got, err := Compose(doc)
		if err != nil || got != want {
			t.Fatalf("%v\n%s", err, got)
		}
		if doc, err = Document("mine", got); err != nil {
			t.Fatal(err)
		}
	}
}

func FuzzCompose(f *testing.F) {
	f.Add(`{"key":"d","at":[1,2],"wind":{"from":"0"},"ship":[{"a":1},{"b":[[1,2]]}],"x":null,"y":1e3}`)
	f.Add(`{"#":["# x"],"a":[{"#":["#"],"b":{"#":["#y"],"c":1}}]}`)
	f.Add(`{"a":[{"b":[{"c":"\u0000\ud83d\ude00"}]}],"b":[true,{"a":-0}]}`)
	f.Fuzz(func(t *testing.T, doc string) {
		text, err := Compose([]byte(doc))
		if err != nil {
			return
		}
		back, err := Document("f", text)
		if err != nil {
			return // a number that is too large, or text that TOML does not take
		}
		once, err := Compose(back)
		if err != nil {
			t.Fatalf("%v in what was written:\n%s", err, text)
		}
		back, err = Document("f", once)
		if err != nil {
			t.Fatalf("%v in what was written:\n%s", err, once)
		}
		if twice, err := Compose(back); err != nil || twice != once {
			t.Errorf("%v: written as\n%s\nand then as\n%s", err, once, twice)
		}
	})
}

// The worst texts of full size, for anyone may send one.
func BenchmarkReadOwn(b *testing.B) {
	for name, text := range map[string]string{
		"numbers": "key = 'd'\nx = [" + strings.Repeat("1,", 32000) + "1]\n",
		"lines":   "key = 'd'\n" + strings.Repeat("[[a]]\n", 10000),
		"fields":  "key = 'd'\n" + strings.Repeat("[[a]]\nb=1\n", 6000),
		"nested":  "key = 'd'\nx = " + strings.Repeat("[", 32000) + strings.Repeat("]", 32000) + "\n",
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f, err := ReadOwn("b", "mine", text)
				if err == nil {
					_, err = Document("mine", f.Text)
				}
				if err != nil && name != "nested" {
					b.Fatal(err)
				}
			}
		})
	}
}
