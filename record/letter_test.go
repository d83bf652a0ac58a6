package record

import (
	"strings"
	"testing"
)

// TestRecordsInLetters reads a record as mail hands it on. It is the same record, and errors name the lines of
// the letter.
func TestRecordsInLetters(t *testing.T) {
	text := text(t, duelRules(t), 1)
	rec, err := Parse("", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	want := string(rec.Format())
	quoted := "Bob wrote:\n\n> " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n> ")
	for name, letter := range map[string]string{
		"with words around it":         "Your move, Anna.\n\n" + text + "\n-- \nBob\n",
		"quoted":                       quoted + "\n\nGood move!\n",
		"with a blank after each line": strings.ReplaceAll(text, "\n", " \n"),
		"with other line ends":         "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"),
	} {
		rec, err := Parse("letter", []byte(letter))
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if got := string(rec.Format()); got != want {
			t.Errorf("%s: it is read as\n%s\nwant\n%s", name, got, want)
		}
	}
	_, err = Parse("letter", []byte(strings.Replace(quoted, "> game", "> gaim", 1)))
	if err == nil || !strings.HasPrefix(err.Error(), "letter:4:") {
		t.Errorf("the wrong word in line 4 of a letter: %v", err)
	}
	_, err = Parse("", []byte(strings.Replace(text, "\nstart", "\nset “fog”\nstart", 1)))
	if err == nil || !strings.Contains(err.Error(), "curly quote") {
		t.Errorf("curly quotes: %v", err)
	}
}
