package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// Options, Candidates and Check are one: what an offer lists, samples and finds.
func TestOfferAgreesWithItself(t *testing.T) {
	speed := engine.Span{Min: 2, Max: 11, Step: 3}
	d := engine.Decision{Seat: 1, About: engine.Thing(1, 7)}
	offered := []engine.Option{
		{Verb: engine.Pass},
		{Verb: 2, On: engine.Thing(1, 3)},
		{Verb: 2, On: engine.Thing(1, 3), With: engine.Thing(2, 1)},
		{Verb: 3, Span: [3]engine.Span{speed}},
		{Verb: 4, Span: [3]engine.Span{speed, {}, {Min: -1, Max: 1, Step: 1}}},
	}
	listing := engine.Listing(nil)
	sampling := engine.Sampling(d, 9, nil, nil)
	for _, op := range offered {
		listing.Add(op)
		sampling.Add(op)
	}
	if got := listing.Options(); !slices.Equal(got, offered) {
		t.Errorf("listed %+v", got)
	}
	if n := len(sampling.Choices()); n != 1+1+1+4+4*3 {
		t.Errorf("%d candidates of all numbers there are: %+v", n, sampling.Choices())
	}
	for _, c := range sampling.Choices() {
		if c.Seat != d.Seat || c.About != d.About || !found(offered, c) {
			t.Errorf("candidate %+v is not found among the answers", c)
		}
	}
	for name, wrong := range map[string]func(*engine.Choice){
		"a number off the span":       func(c *engine.Choice) { c.N[0]++ },
		"a number below the span":     func(c *engine.Choice) { c.N[0] -= 3 },
		"a number that is not wanted": func(c *engine.Choice) { c.N[1] = 1 },
		"another verb":                func(c *engine.Choice) { c.Verb = 9 },
		"another object":              func(c *engine.Choice) { c.On = engine.Thing(1, 4) },
		"another thing with it":       func(c *engine.Choice) { c.With = engine.Thing(1, 4) },
	} {
		c := engine.Choice{Verb: 3, N: [3]int32{2}}
		if wrong(&c); found(offered, c) {
			t.Errorf("%s is found: %+v", name, c)
		}
	}
}

func found(offered []engine.Option, c engine.Choice) bool {
	o := engine.Comparing(c)
	for _, op := range offered {
		o.Add(op)
	}
	return o.Found()
}

func TestSamplesReachBothEnds(t *testing.T) {
	for _, tt := range []struct {
		span    engine.Span
		samples int
		want    []int32
	}{
		{engine.Span{Min: 5, Max: 5, Step: 5}, 4, []int32{5}},
		{engine.Span{Min: 5, Max: 10, Step: 5}, 4, []int32{5, 10}},
		{engine.Span{Min: 0, Max: 100, Step: 5}, 1, []int32{0, 100}}, // at least both ends
		{engine.Span{Min: 0, Max: 100, Step: 5}, 3, []int32{0, 50, 100}},
		{engine.Span{Min: -3, Max: 3, Step: 1}, 4, []int32{-3, -1, 1, 3}},
		{engine.Span{Min: -1 << 30, Max: 1 << 30, Step: 1 << 10}, 3, []int32{-1 << 30, 0, 1 << 30}},
	} {
		o := engine.Sampling(engine.Decision{}, tt.samples, nil, nil)
		o.Add(engine.Option{Verb: 2, Span: [3]engine.Span{tt.span}})
		var got []int32
		for _, c := range o.Choices() {
			got = append(got, c.N[0])
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%d samples of %+v: %v, want %v", tt.samples, tt.span, got, tt.want)
		}
	}
}

// Of a loose span only what Check allows is a candidate: closing from 60 mm to
// less than 40 is not, to 0 is.
func TestLooseSpansAskThePosition(t *testing.T) {
	rules := theDuel(t)
	s, _, err := rules.ParsePosition([]byte("phase closing\nrange 60mm\nship resolute speed 1"))
	if err != nil {
		t.Fatal(err)
	}
	d := s.Pending(nil)[0]
	var closing []int32
	for _, c := range s.Candidates(d, 100, nil) {
		if rules.Words().Verbs[c.Verb].Name == "close" {
			closing = append(closing, c.N[0])
		}
	}
	if want := []int32{5, 10, 15, 20, 60}; !slices.Equal(closing, want) {
		t.Errorf("closing by %v, want %v", closing, want)
	}
}

func TestSpanHas(t *testing.T) {
	for _, tt := range []struct {
		span engine.Span
		n    int32
		want bool
	}{
		{engine.Span{}, 0, true},
		{engine.Span{}, 1, false},
		{engine.Span{Min: 3, Max: 9, Step: 3}, 6, true},
		{engine.Span{Min: 3, Max: 9, Step: 3}, 7, false},
		{engine.Span{Min: 3, Max: 9, Step: 3}, 0, false},
		{engine.Span{Min: 3, Max: 9, Step: 3}, 12, false},
		{engine.Span{Min: -1 << 31, Max: 1<<31 - 1, Step: 5}, -1<<31 + 5, true},
		{engine.Span{Min: -1 << 31, Max: 1<<31 - 1, Step: 5}, 1<<31 - 1, true},
		{engine.Span{Min: -1 << 31, Max: 1<<31 - 1, Step: 5}, 0, false},
	} {
		if got := tt.span.Has(tt.n); got != tt.want {
			t.Errorf("%+v has %d: %v", tt.span, tt.n, got)
		}
	}
}

// Candidates and Check are asked millions of times.
func BenchmarkOffer(b *testing.B) {
	s, _, err := theDuel(b).ParsePosition([]byte("phase closing\nrange 300mm\nship resolute speed 3"))
	if err != nil {
		b.Fatal(err)
	}
	d := s.Pending(nil)[0]
	var options []engine.Option
	var choices []engine.Choice
	b.Run("options", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			options = s.Options(d, options[:0])
		}
	})
	b.Run("candidates", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			choices = s.Candidates(d, 5, choices[:0])
		}
	})
	b.Run("check", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			s.Check(choices[0])
		}
	})
}

// BenchmarkRandomPlay is what a lab does with a ruleset: a choice an operation.
func BenchmarkRandomPlay(b *testing.B) {
	rules := theDuel(b)
	mixer := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &mixer}
	start, err := rules.Setup("open-sea", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	s := rules.Blank()
	var asked []engine.Decision
	var can []engine.Choice
	b.ReportAllocs()
	for b.Loop() {
		if asked = s.Pending(asked[:0]); len(asked) == 0 || len(can) == 0 {
			s.CopyFrom(start)
			asked = s.Pending(asked[:0])
		}
		can = s.Candidates(asked[mixer.Pick(len(asked))], 3, can[:0])
		turn.Reset()
		s.Apply(can[mixer.Pick(len(can))], &turn)
	}
}

func ExampleOffer() {
	o := engine.Comparing(engine.Choice{Verb: 3, N: [3]int32{85}})
	o.Add(engine.Option{Verb: 3, Span: [3]engine.Span{{Min: 5, Max: 120, Step: 5}}})
	fmt.Println(o.Found())
	// Output: true
}

// What would not be compared need not be worked out.
func TestOfferWants(t *testing.T) {
	listing, sampling := engine.Listing(nil), engine.Sampling(engine.Decision{}, 2, nil, nil)
	comparing := engine.Comparing(engine.Choice{Verb: 7})
	for _, tt := range []struct {
		name  string
		o     *engine.Offer
		verb  engine.Verb
		wants bool
	}{
		{"a listing wants all", &listing, 6, true}, {"so does a sampling", &sampling, 6, true},
		{"a comparing its verb", &comparing, 7, true}, {"and no other", &comparing, 6, false},
	} {
		if got := tt.o.Wants(tt.verb); got != tt.wants {
			t.Errorf("%s: got %v", tt.name, got)
		}
	}
	if !comparing.Wants(6, 7) || comparing.Wants(5, 6) {
		t.Error("a comparing wants its verb among several, and only that")
	}
}

// An index picks one of all draws.
type index struct{ pick, of int }

func (i *index) Pick(n int) int {
	i.of = n
	return i.pick
}

func TestADraftDrawsWhatIsSampled(t *testing.T) {
	d := engine.Decision{Seat: 1, About: engine.Thing(2, 3)}
	options := []engine.Option{
		{Verb: engine.Pass},
		{Verb: 2, On: engine.Thing(1, 1), Span: [3]engine.Span{{Min: -20, Max: 20, Step: 5}, {Min: 3, Max: 4, Step: 1}, {Min: 7, Max: 7, Step: 1}}},
		{Verb: 3, With: engine.Thing(1, 2), Span: [3]engine.Span{2: {Min: 1, Max: 1000, Step: 1}}},
		{Verb: 4},
	}
	sampled, draft := engine.Sampling(d, 5, nil, nil), engine.Drafting(5, nil)
	for _, op := range options {
		sampled.Add(op)
		draft.Add(op)
	}
	var drawn []engine.Choice
	for at := (index{of: 1}); at.pick < at.of; at.pick++ {
		c, op := draft.Draw(d, &at)
		if op.Verb != c.Verb {
			t.Errorf("%v is drawn of the option %v", c, op)
		}
		drawn = append(drawn, c)
	}
	if !slices.Equal(drawn, sampled.Choices()) {
		t.Errorf("drawn %v, sampled %v", drawn, sampled.Choices())
	}
	if n, ok := options[1].Span[0].Nth(4, 5); n != 20 || !ok {
		t.Errorf("the last of five numbers is %d", n)
	}
	if _, ok := options[1].Span[1].Nth(2, 5); ok {
		t.Error("two numbers have a third")
	}
}
