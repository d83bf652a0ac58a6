package pack

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// Whatever a stranger sends is read in bounded room: at most this many bytes are asked
// for, over the whole reading, of a text of MostOwn bytes.
const mostRoom = 96 << 20

func TestHostileTextsCostLittle(t *testing.T) {
	fill := func(piece string) string { return strings.Repeat(piece, MostOwn/len(piece)) }
	numbered := func(form string) string {
		var b strings.Builder
		for i := 0; b.Len() < MostOwn-40; i++ {
			fmt.Fprintf(&b, form, i)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"a key of many parts":       fill("a.")[:MostOwn-8] + "a = 1\n",
		"a table of many parts":     "[" + fill("a.")[:MostOwn-8] + "a]\n",
		"quoted parts":              fill(`"a".`)[:MostOwn-8] + "a = 1\n",
		"a long key":                fill("a")[:MostOwn-8] + " = 1\n",
		"a long key of many tables": "[" + fill("a")[:MostOwn/2] + "]\n" + numbered("k%d=1\n")[:MostOwn/2-8],
		"arrays in arrays":          "a = " + fill("["),
		"tables in tables":          "a = " + fill("{a="),
		"many keys":                 numbered("k%d=1\n"),
		"many keys in one table":    "a = {" + strings.TrimSuffix(numbered("k%d=1,"), ",") + "}\n",
		"many tables":               numbered("[t%d]\n"),
		"many tables of a list":     fill("[[t]]\n"),
		"many empty lists":          "a = [" + fill("[],")[:MostOwn-16] + "]\n",
		"many quotes":               fill(`"`),
		"a string without end":      `a = """` + fill("\\\n")[:MostOwn-16],
		"control characters":        "a = '" + fill("\x01")[:MostOwn-16] + "'\n",
		"comments":                  fill("#\n"),
		"many empty parts":          "a" + fill(".")[:MostOwn-16] + " = 1\n",
	} {
		t.Run(name, func(t *testing.T) {
			for what, read := range map[string]func() error{
				"Document": func() error { _, err := Document("own.toml", text); return err },
				"ReadOwn":  func() error { _, err := ReadOwn("scenarios", "own.toml", text); return err },
				"Sheet": func() error {
					p := &Pack{text: map[string][]byte{"own.toml": []byte(text)}}
					_, err := p.Sheet("own.toml", &struct{ Key string }{})
					return err
				},
			} {
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				err := read()
				runtime.ReadMemStats(&after)
				if room := after.TotalAlloc - before.TotalAlloc; room > mostRoom {
					t.Errorf("%s took %d MB (%.80v)", what, room>>20, err)
				}
			}
		})
	}
}

func TestHostileDocumentsCostLittle(t *testing.T) {
	long := strings.Repeat("a", 100<<10)
	var many strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&many, `,"k%d":1`, i)
	}
	for name, doc := range map[string]string{
		"a long name":       `{"` + long + `":1` + many.String() + `}`,
		"many fields":       `{"k":1` + many.String() + `}`,
		"lists in lists":    strings.Repeat("[", 200<<10),
		"tables in tables":  strings.Repeat(`{"a":`, 40<<10),
		"many empty tables": `{"a":[` + strings.Repeat("{},", 60<<10) + `{}]}`,
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		text, err := Compose([]byte(doc))
		runtime.ReadMemStats(&after)
		if room := after.TotalAlloc - before.TotalAlloc; room > mostRoom {
			t.Errorf("%s took %d MB (%d bytes, %.80v)", name, room>>20, len(text), err)
		}
	}
}

func TestBoundsOfAText(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"key = 'a'\na.b.c.d.e.f.g.h = 1\n", ""},
		{"key = 'a'\n[a.b.c.d]\ne.f.g.h.i = 1\n", "own.toml:3:9: expected values at most 8 deep in one another"},
		{"key = 'a'\n  x = [[[[[[[[[1]]]]]]]]]\n", "own.toml:2:15: expected values at most 8 deep in one another"},
		{"key = 'a' # [[[[[[[[[[[\nx = '[[[[[[[[[[['\n" + `y = "\"[[[[[[[[["` + "\n", ""},
		{"key = '''\n[[[[[[[[[[[[['''\n", `expected a key of small letters`},
		{"key = 'a'\n" + strings.Repeat("é", 40) + " = 1\n", "own.toml:2:1: "},
		{"key = 'a'\n" + strings.Repeat("k", 65) + " = 1\n", "own.toml:2:1: expected a key of at most 64 bytes, found 65"},
	} {
		_, err := ReadOwn("scenarios", "own.toml", tt.text)
		if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
			t.Errorf("%q: got %v, want %q", tt.text, err, tt.want)
		}
	}
}
