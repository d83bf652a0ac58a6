package command

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
)

// Where real dice are typed nobody is asked for words to mix into the house's: they are made.
func TestWordsAreAskedForTheHousesDiceAlone(t *testing.T) {
	for _, asks := range []bool{true, false} {
		var out bytes.Buffer
		cmd := &playCmd{}
		c, err := cmd.chance("")
		if err != nil {
			t.Fatal(err)
		}
		words, err := cmd.words(&desk{in: bufio.NewReader(strings.NewReader("\n")), out: &out, tty: true}, "A", c, asks)
		if err != nil || len(words) < dice.MinWords {
			t.Errorf("the words are %q: %v", words, err)
		}
		if asked := out.Len() > 0; asked != asks {
			t.Errorf("asked %v, want %v: %s", asked, asks, out.String())
		}
	}
}
