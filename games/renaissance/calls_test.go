package renaissance

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Whoever throws real dice is told what each throw decides; no call is of a throw that
// is never made.
func TestCalls(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	caller := rules(t).(engine.Caller)
	throws := regexp.MustCompile(`\.throw(?:At)?\(t, (\d), "([\d.]+)"(?:.*\bof: (\w+))?`)
	made := map[[3]string]bool{{"1", "18.1", ""}: true, {"1", "18.4", ""}: true, // the fouling test has either case
		{"2", "11.2", "theHull"}: true, {"2", "11.2", "theRigging"}: true, {"1", "19.5", "theBoarders"}: true, {"1", "19.5", "theDefenders"}: true}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range throws.FindAllStringSubmatch(string(text), -1) {
			made[[3]string{m[1], m[2], m[3]}] = true
		}
	}
	said := map[[3]string]bool{}
	for _, c := range calls {
		call := [3]string{strconv.Itoa(int(c.dice)), string(c.rule), codeNames[c.of]}
		if said[call] = true; !made[call] {
			t.Errorf("%s %s says what %d dice decide, and they are never thrown", c.rule, codeNames[c.of], c.dice)
		}
		if caller.Call(engine.Throw{Rule: c.rule, Dice: c.dice, Code: c.of}) != c.what {
			t.Errorf("%s %s: two throws are not told apart", c.rule, codeNames[c.of])
		}
	}
	for call := range made {
		if !said[call] && call[1] != "19.5" {
			t.Errorf("%s dice are thrown for %s %s: calls.go does not say what they decide", call[0], call[1], call[2])
		}
	}
}

// codeNames are the codes of throws as the source has them.
var codeNames = map[uint8]string{0: "", theHull: "theHull", theRigging: "theRigging", theFirst: "theFirst", theSecond: "theSecond", thePick: "thePick",
	theOars: "theOars", theMen: "theMen", theOfficer: "theOfficer", theSide: "theSide", theBoarders: "theBoarders", theDefenders: "theDefenders", theWheel: "theWheel"}

// A throw says at whom and with what it is made.
func TestCallsNameTheirTarget(t *testing.T) { // 1.2
	r, g := rules(t), play(t, "scenario lion-and-bull")
	th := engine.Throw{Rule: "11.2", Dice: 2, Code: theHull, About: g.object(0), On: g.object(1), With: groupObject(portGuns)}
	if got := r.(engine.Caller).Call(th); got != "port broadside at the hull of San Juan de Portugal, the plus die first, then the minus die" {
		t.Errorf("a salvo is called as %q", got)
	}
	for i := range calls {
		c := &calls[i]
		th := engine.Throw{Rule: c.rule, Dice: c.dice, Code: c.of, About: g.object(0), On: g.object(1), With: groupObject(portGuns)}
		if got := r.(engine.Caller).Call(th); c.at != "" && !strings.Contains(got, "San Juan") || strings.Contains(got, "%") {
			t.Errorf("%s is called as %q", c.rule, got)
		}
	}
}
