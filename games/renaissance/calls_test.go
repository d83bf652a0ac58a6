package renaissance

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"weathergage/engine"
)

// Whoever throws real dice is told what each throw decides; no call is of a throw that
// is never made.
func TestCalls(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	caller := rules(t).(engine.Caller)
	throws := regexp.MustCompile(`\.throw\(t, (\d), "([\d.]+)"`)
	made := map[[2]string]bool{{"1", "18.1"}: true, {"1", "18.4"}: true} // the fouling test has either case
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range throws.FindAllStringSubmatch(string(text), -1) {
			made[[2]string{m[1], m[2]}] = true
			dice, err := strconv.Atoi(m[1])
			if err != nil {
				t.Fatal(err)
			}
			if caller.Call(engine.Throw{Rule: engine.Case(m[2]), Dice: uint8(dice)}) == "" {
				t.Errorf("%s throws %s dice for %s: calls.go does not say what they decide", name, m[1], m[2])
			}
		}
	}
	for _, c := range calls {
		if !made[[2]string{strconv.Itoa(int(c.dice)), string(c.rule)}] {
			t.Errorf("%s says what %d dice decide, and they are never thrown", c.rule, c.dice)
		}
	}
}
