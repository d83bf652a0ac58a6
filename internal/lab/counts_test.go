package lab

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// toy is a game without a rulebook.
type toy struct{ sticks.Rules }

func (toy) Book() *engine.Book { return new(engine.Book) }

// figures returns a summary as JSON without its timing.
func figures(t *testing.T, s *Summary) string {
	t.Helper()
	s.Timing = Timing{}
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// An experiment that is cut anywhere, with its pieces written, read and merged in any order and in any groups, has the figures
// of the whole.
func TestPiecesInAnyOrderAreTheWhole(t *testing.T) {
	random := bot.Spec{Kind: "random"}
	cup := duels(t, 200, "random", "random")
	cup.Recorded = 21
	piles := Experiment{Rules: toy{}, Scenario: "pile", Bots: []bot.Spec{random, random}, Key: "test", Matches: 99}
	piles = piles.Part(1, 98) // without the one that is recorded: the toy has no records
	chits := matchesOf(t, "invincible", 12, "random", "random")
	chits.Recorded = 5
	for _, x := range []Experiment{cup, piles, chits} {
		whole := play(t, x)
		want := figures(t, whole.Summary())
		chance := rand.New(rand.NewPCG(1588, uint64(x.Matches)))
		for range 6 {
			counts := cut(t, &x, chance)
			if got := figures(t, x.Summary(counts, 0)); got != want {
				t.Fatalf("%s in pieces:\n%s\nas a whole:\n%s", x.Rules.Info().Key, got, want)
			}
			one, _ := json.Marshal(counts)
			if other, _ := json.Marshal(whole.Counts()); string(one) != string(other) {
				t.Fatalf("counts of pieces:\n%s\nof the whole:\n%s", one, other)
			}
		}
	}
}

// cut plays an experiment in pieces of any size and merges them two by two, any two at a time.
func cut(t *testing.T, x *Experiment, chance *rand.Rand) *Counts {
	var all []*Counts
	for first := 0; first < x.Matches; {
		n := min(1+chance.IntN(1+x.Matches/3), x.Matches-first)
		text, err := json.Marshal(play(t, x.Part(x.First+first, n)).Counts())
		if err != nil {
			t.Fatal(err)
		}
		c := new(Counts)
		if err := json.Unmarshal(text, c); err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
		first += n
	}
	for len(all) > 1 {
		chance.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		all[0].Merge(all[len(all)-1])
		all = all[:len(all)-1]
	}
	return all[0]
}

// The counts of a million matches of The Invincible Armada, as widely spread as matches can be, take less than 2 MB.
func TestAMillionMatchesAreSmall(t *testing.T) {
	x := matchesOf(t, "invincible", 20, "random", "random")
	x.Recorded = 20
	c := play(t, x).Counts()
	for _, m := range []map[engine.Object]int{c.Fired.Things, c.Fired.Drawable} {
		for o := range m {
			m[o] *= 1_000_003
		}
	}
	book := cases(x.Rules.Book())
	chance := rand.New(rand.NewPCG(1, 2))
	for range 1_000_000 {
		c.Choices[chance.IntN(20_000)]++
		c.Turns[chance.IntN(200)]++
		c.Endings[Way{engine.Seat(chance.IntN(2)), chance.IntN(10), engine.Case(book[chance.IntN(len(book))].Number)}]++
	}
	for _, rule := range book {
		c.Fired.Cases[engine.Case(rule.Number)] += 1_000_000_000
	}
	text, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("%d bytes", len(text)); len(text) > 2_000_000 {
		t.Errorf("a million matches take %d bytes", len(text))
	}
}

func TestCountsThatCannotBeRead(t *testing.T) {
	for _, text := range []string{`{"matches":"one"}`, `{"endings":{"x 1 5.1":2}}`, `{"endings":{"0 5.1":2}}`, `{"endings":{"- much 5.1":2}}`} {
		var c Counts
		if err := json.Unmarshal([]byte(text), &c); err == nil {
			t.Errorf("%s was read as %+v", text, c)
		}
	}
}
