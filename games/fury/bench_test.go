package fury

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// BenchmarkRandomPlay is a choice of random play in Feud, a Moderate action, as a random
// bot makes it: one candidate drawn, and carried out. Nobody withdraws; the match starts
// again when it is over or has gone on for long.
func BenchmarkRandomPlay(b *testing.B) {
	var options []engine.Option
	benchPlay(b, func(s engine.State, d engine.Decision, mix *dice.Mixer) (c engine.Choice) {
		for c.Verb == 0 || c.Verb == VerbWithdraw && len(options) > 1 {
			c, options = s.(engine.Sampler).Sample(d, bot.Samples, mix, options[:0])
		}
		return c
	})
}

// BenchmarkRandomCandidates is the same with all candidates listed first.
func BenchmarkRandomCandidates(b *testing.B) {
	var can []engine.Choice
	benchPlay(b, func(s engine.State, d engine.Decision, mix *dice.Mixer) engine.Choice {
		can = s.Candidates(d, bot.Samples, can[:0])
		for {
			if c := can[mix.Pick(len(can))]; c.Verb != VerbWithdraw || len(can) == 1 {
				return c
			}
		}
	})
}

// BenchmarkRandomOptions is a choice of random play that asks for the options only: one of
// them, with numbers at random that the law has the last word on.
func BenchmarkRandomOptions(b *testing.B) {
	var options []engine.Option
	benchPlay(b, func(s engine.State, d engine.Decision, mix *dice.Mixer) engine.Choice {
		options = s.Options(d, options[:0])
		for {
			op := &options[mix.Pick(len(options))]
			c := engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
			for i, sp := range op.Span {
				if sp.Step != 0 {
					c.N[i] = sp.Min + sp.Step*int32(mix.Pick(int((sp.Max-sp.Min)/sp.Step)+1))
				}
			}
			if ill := (terse{s.(*State)}).Check(c); ill.OK() && (c.Verb != VerbWithdraw || len(options) == 1) {
				return c
			}
		}
	})
}

func benchPlay(b *testing.B, choose func(engine.State, engine.Decision, *dice.Mixer) engine.Choice) {
	r := rules(b)
	mix := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &mix}
	var starts [8]engine.State // one board has more in a company's way than another
	for i := range starts {
		var err error
		if starts[i], err = r.Setup("feud", nil, &turn); err != nil {
			b.Fatal(err)
		}
	}
	const most = 3000
	s := r.Blank()
	var asked []engine.Decision
	s.CopyFrom(starts[0])
	n, begun := 0, 1
	b.ReportAllocs()
	for b.Loop() {
		asked = s.Pending(asked[:0])
		if n++; len(asked) == 0 || n > most {
			s.CopyFrom(starts[begun%len(starts)])
			asked, n, begun = s.Pending(asked[:0]), 0, begun+1
		}
		c := choose(s, asked[0], &mix)
		turn.Reset()
		s.Apply(c, &turn)
	}
}

// BenchmarkSetUp is a choice of random play while sides set up, of all candidates: companies are placed and
// hidden in a scenario that has an ambush. The match starts again as soon as the first turn begins.
func BenchmarkSetUp(b *testing.B) {
	r := rules(b)
	mix := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &mix}
	start, err := r.Setup("ambush-at-the-ford", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	s := r.Blank()
	s.CopyFrom(start)
	var asked []engine.Decision
	var can []engine.Choice
	b.ReportAllocs()
	for b.Loop() {
		asked = s.Pending(asked[:0])
		if asked[0].Ask < AskNation {
			s.CopyFrom(start)
			asked = s.Pending(asked[:0])
		}
		can = s.Candidates(asked[0], bot.Samples, can[:0])
		turn.Reset()
		s.Apply(can[mix.Pick(len(can))], &turn)
	}
}
