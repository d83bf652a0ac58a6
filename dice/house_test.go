package dice

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestTheHouseThrowsAsWrittenDown(t *testing.T) {
	text, err := os.ReadFile("testdata/house.md")
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile("^(?:- (key|commit|known|match|words) `(.*)`|\\| (\\d+) \\| (\\d)d(\\d+) \\| ([\\d ]+) \\|)$")
	var secret Secret
	var match string
	var words []string
	checked, known := 0, 0
	for _, l := range strings.Split(string(text), "\n") {
		if strings.HasPrefix(l, "## ") {
			words = nil
		}
		m := line.FindStringSubmatch(l)
		switch {
		case m == nil:
		case m[1] == "key":
			if secret, err = ParseKey(m[2]); err != nil || secret.Key() != m[2] {
				t.Fatal(secret.Key(), err)
			}
		case m[1] == "commit":
			if secret.Commit() != m[2] {
				t.Errorf("commit %s, want %s", secret.Commit(), m[2])
			}
		case m[1] == "known":
			if secret.CommitKnown() != m[2] {
				t.Errorf("commit of a known secret %s, want %s", secret.CommitKnown(), m[2])
			}
			known++
		case m[1] == "match":
			match = m[2]
		case m[1] == "words":
			words = append(words, m[2])
		default:
			house, err := NewHouse(secret, match, words)
			if err != nil {
				t.Fatal(err)
			}
			var n, dice, sides int
			fmt.Sscan(m[3]+" "+m[4]+" "+m[5], &n, &dice, &sides)
			f := house.Face(n, uint8(dice), uint16(sides))
			if got := strings.Trim(fmt.Sprint(f[:dice]), "[]"); got != m[6] {
				t.Errorf("throw %d, %dd%d: %s, want %s", n, dice, sides, got, m[6])
			}
			checked++
		}
	}
	if checked != 33 || known != 3 {
		t.Errorf("%d vectors and %d known commits, want 33 and 3", checked, known)
	}
}

func TestTheHouseCounts(t *testing.T) {
	words := []string{"the wind is fair today", ""}
	house, err := NewHouse(Secret{1}, "m", words)
	if err != nil {
		t.Fatal(err)
	}
	if err := house.Resume(4); err != nil {
		t.Fatal(err)
	}
	f, ok := house.Throw(engine.Throw{Dice: 2, Sides: 6})
	if !ok || house.Count() != 5 || f != house.Face(5, 2, 6) {
		t.Errorf("throw %d is %v, want %v as number 5", house.Count(), f, house.Face(5, 2, 6))
	}
	if err := house.Resume(4); err == nil || house.Count() != 5 {
		t.Errorf("the count went back: %v, %d", err, house.Count())
	}
	if _, err := NewHouse(Secret{1}, "m", []string{"too short", ""}); err == nil {
		t.Error("nine bytes of words were taken")
	}
	if _, err := ParseKey("00ff"); err == nil {
		t.Error("a key of two bytes was taken")
	}
}

func TestFacesOfTheHouseAreEquallyLikely(t *testing.T) {
	house, err := NewHouse(Secret{9}, "m", nil)
	if err != nil {
		t.Fatal(err)
	}
	var seen [7]int
	const throws = 5000
	for n := range throws {
		f := house.Face(n+1, 8, 6)
		for _, face := range f {
			seen[face]++
		}
	}
	if x := chiSquare(seen[1:], throws*8); x > 20.5 { // 5 degrees, 0.1 %
		t.Errorf("faces %v, chi-square %.1f", seen[1:], x)
	}
}

// chiSquare measures how far the counts of total are from being all alike.
func chiSquare(seen []int, total int) float64 {
	want := float64(total) / float64(len(seen))
	x := 0.0
	for _, n := range seen {
		x += (float64(n) - want) * (float64(n) - want) / want
	}
	return x
}

func TestFacesOfTheMixerAreEquallyLikely(t *testing.T) {
	for _, key := range []uint64{0, 1, KeyOf("a key")} {
		var seen [6]int
		var pairs [36]int
		const matches, throws = 500, 100
		for match := range uint64(matches) {
			m := NewMixer(key, match)
			last := -1
			for range throws {
				f, _ := m.Throw(engine.Throw{Dice: 1, Sides: 6})
				face := int(f[0]) - 1
				seen[face]++
				if last >= 0 {
					pairs[last*6+face]++
				}
				last = face
			}
		}
		if x := chiSquare(seen[:], matches*throws); x > 20.5 {
			t.Errorf("key %d: faces %v, chi-square %.1f", key, seen, x)
		}
		if x := chiSquare(pairs[:], matches*(throws-1)); x > 66.6 { // 35 degrees, 0.1 %
			t.Errorf("key %d: pairs, chi-square %.1f", key, x)
		}
	}
}

func TestTheMixerRepeatsAMatchAndNoOther(t *testing.T) {
	draw := func(key, match uint64) string {
		m := NewMixer(key, match)
		text := ""
		for range 30 {
			text += fmt.Sprint(m.Pick(10))
		}
		return text
	}
	if first, again := draw(1, 2), draw(1, 2); first != again {
		t.Error("the same match gave other throws")
	}
	seen := map[string]bool{}
	for key := range uint64(20) {
		for match := range uint64(20) {
			seen[draw(key, match)] = true
		}
	}
	if len(seen) != 400 {
		t.Errorf("%d sequences for 400 matches", len(seen))
	}
	if KeyOf("a") == KeyOf("b") {
		t.Error("two texts have one key")
	}
}

func TestTheMixerDropsWhatWouldComeUpTooOften(t *testing.T) {
	// Four numbers drawn fall on three results here; without rejection every third
	// result would come up half the time.
	m := NewMixer(3, 4)
	const n = 3 << 62
	thirds := 0
	for range 30000 {
		if m.below(n)%3 == 0 {
			thirds++
		}
	}
	if thirds < 9700 || thirds > 10300 {
		t.Errorf("every third result came up %d times in 30000", thirds)
	}
}

func BenchmarkHouse(b *testing.B) {
	house, err := NewHouse(Secret{9}, "m7x2", []string{"the wind is fair today", "and so is the tide, sir"})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		house.Throw(engine.Throw{Dice: 2, Sides: 6})
	}
}

func BenchmarkMixer(b *testing.B) {
	for _, dice := range []uint8{1, 2, 8} {
		b.Run(fmt.Sprint(dice), func(b *testing.B) {
			m := NewMixer(1, 2)
			var source engine.Dice = &m
			b.ReportAllocs()
			for b.Loop() {
				source.Throw(engine.Throw{Dice: dice, Sides: 6})
			}
		})
	}
}

func BenchmarkPick(b *testing.B) {
	m := NewMixer(1, 2)
	for b.Loop() {
		m.Pick(17)
	}
}
