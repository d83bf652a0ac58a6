package plain

import (
	"strings"
	"testing"
	"unicode/utf16"
)

// utf16le encodes a text as Notepad saves it.
func utf16le(text string) string {
	out := []byte("\xff\xfe")
	for _, u := range utf16.Encode([]rune(text)) {
		out = append(out, byte(u), byte(u>>8))
	}
	return string(out)
}

func TestText(t *testing.T) {
	const want = "ä\nb\n"
	big := "\xfe\xff\x00\xe4\x00\n\x00b\x00\n"
	for _, raw := range []string{want, "\xef\xbb\xbf" + want, "ä\r\nb\r\n", utf16le(want), utf16le("ä\r\nb\r\n"), big} {
		if got := string(Text([]byte(raw))); got != want {
			t.Errorf("%q is read as %q", raw, got)
		}
	}
}

func TestBody(t *testing.T) {
	const title = "weathergage match"
	for _, c := range []struct{ name, raw, want string }{
		{"as it is", "weathergage match 1\n  x\n", "weathergage match 1\n  x\n"},
		{"blanks at ends of lines", "weathergage match 1 \nx\t\n\n", "weathergage match 1\nx\n"},
		{"a letter before it", "Dear Anna,\nyour move.\n\nweathergage match 1\nx\n", "\n\n\nweathergage match 1\nx\n"},
		{"a signature", "weathergage match 1\nx\n-- \nBob\n", "weathergage match 1\nx\n"},
		{"a reply", "Bob wrote:\n> weathergage match 1\n>\n>   x\n\nGood move!\n", "\nweathergage match 1\n\n  x\n"},
		{"a reply to a reply", "> > weathergage match 1\n> > x\n> thanks\n", "weathergage match 1\nx\n"},
		{"no record", "Dear Anna \n", "Dear Anna \n"},
	} {
		if got := string(Body([]byte(c.raw), title)); got != c.want {
			t.Errorf("%s: %q is read as %q, want %q", c.name, c.raw, got, c.want)
		}
	}
}

func TestHint(t *testing.T) {
	for line, want := range map[string]string{
		`name = "Sluys"`:   "",
		"name = “Sluys”":   "curly quote “",
		"name = 'L’Écluse": "curly quote ’",
		"name\u00a0= 1":    "no-break space",
		"at = −4":          "dash −",
	} {
		if got := HintAt([]byte("first\n"+line+"\nlast"), 2); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%q: %q, want %q in it", line, got, want)
		}
	}
}

func FuzzBody(f *testing.F) {
	for _, seed := range []string{"> weathergage match 1\n> x\n", utf16le("weathergage match 1\n"), "a\n\xff\n", "weathergage match \n--\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		was := strings.Split(string(Text(raw)), "\n")
		for i, line := range strings.Split(string(Body(raw, "weathergage match")), "\n") {
			if i < len(was) && !strings.Contains(was[i], line) || i >= len(was) && line != "" {
				t.Errorf("%q has the line %d %q, which it has not there", raw, i+1, line)
			}
		}
	})
}
