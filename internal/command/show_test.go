package command

import (
	"bufio"
	"io"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
)

// What the rules object to in a position is told with its line and column.
func TestObjectionsNameTheirPlace(t *testing.T) {
	position := "weathergage position 1\ngame spain\nscenario sluys\nturn 9 ; in winter\n" +
		"fleet fleet-1 at plymouth\nEnglish aboard fleet-1 pinnaces-and-hoys-1\nEnglish at amsterdam norris norris-foot\n" +
		"Spanish at amsterdam walloon-foot-1:done\nEnglish afloat plymouth dutch-flyboats-1\n"
	g, err := games.All().Find("spain")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	var told strings.Builder
	d := &desk{games: games.All(), in: bufio.NewReader(strings.NewReader(position)), out: io.Discard, err: &told}
	if _, err := readPosition(d, rules, "-"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"-:4:1: the scenario has the turns 4 to 6 (case 4.1)\n",
		"-:7:29: Norris foot: it stands with enemy units that are not besieged (case 8.12)\n",
		"-:8:22: Walloon foot 1: it stands with enemy units that are not besieged (case 8.12)\n",
		"-:9:25: Dutch flyboats 1: a Dutch ship is farther from Brill than 4 hexes (case 6.6)\n",
	} {
		if !strings.Contains(told.String(), want) {
			t.Errorf("expected %q in\n%s", want, told.String())
		}
	}
}

// The page about the lines of positions is printed for every game.
func TestShowLines(t *testing.T) {
	for _, g := range games.All() {
		var out strings.Builder
		d := &desk{games: games.All(), in: bufio.NewReader(strings.NewReader("")), out: &out, err: io.Discard}
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		if err := showLines(d, rules); err != nil || !strings.Contains(out.String(), "\n## turn\n") && !strings.Contains(out.String(), "\n## move\n") {
			t.Errorf("%s: %v\n%s", g.Key, err, out.String())
		}
	}
}
