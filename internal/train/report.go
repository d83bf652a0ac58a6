package train

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/dice"
)

// A Report says how well a network foretells, on matches that it did not learn.
type Report struct {
	Samples     int     `json:"positions"` // learned
	Loss        float64 `json:"loss"`      // mean cross-entropy of those learned
	Held        float64 `json:"held_back"` // of those held back
	Captain     float64 `json:"captain"`   // of those held back, as the captain values them
	Calibration []Band  `json:"calibration"`
	Inputs      []Input `json:"inputs"` // what is worth most first
}

// A Band is the positions that a network values about the same: of those valued 70 %, seven in ten should be won.
type Band struct {
	Samples  int     `json:"positions"`
	Foretold float64 `json:"foretold"`
	Won      float64 `json:"won"`
}

// An Input is one number of a description, and by how much more the network errs when it gets that of another position.
type Input struct {
	Name  string  `json:"name"`
	Worth float64 `json:"worth"`
}

const bands = 10

func (t *Training) report(n *worth.Net, all, held []sample) Report {
	r := Report{Samples: len(all), Loss: lossOf(n, all), Held: lossOf(n, held), Calibration: make([]Band, bands)}
	for i := range held {
		s := &held[i]
		r.Captain += entropy(s.captain, s.worth) / float64(len(held))
		p := share(n, s.in)
		b := &r.Calibration[min(int(p*bands), bands-1)]
		b.Samples++
		b.Foretold += p
		b.Won += s.worth
	}
	for i := range r.Calibration {
		b := &r.Calibration[i]
		b.Foretold /= float64(max(b.Samples, 1))
		b.Won /= float64(max(b.Samples, 1))
	}
	r.Inputs = t.inputs(n, held)
	return r
}

func share(n *worth.Net, in []int16) float64 { return float64(n.Worth(in)) / worth.Whole }

func lossOf(n *worth.Net, all []sample) float64 {
	sum := 0.0
	for i := range all {
		sum += entropy(share(n, all[i].in), all[i].worth)
	}
	return sum / float64(max(len(all), 1))
}

// mostJudged is on how many positions the worth of an input is judged.
const mostJudged = 4000

// inputs returns what each input is worth, by giving each position that of another one.
func (t *Training) inputs(n *worth.Net, held []sample) []Input {
	held = held[:min(len(held), mostJudged)]
	if len(held) == 0 {
		return nil
	}
	names := t.Captain(t.Rules).(bot.Surveyor).Inputs()
	before, chance := lossOf(n, held), dice.NewMixer(dice.KeyOf(t.Key+" inputs"), 0)
	out := make([]Input, len(names))
	in := make([]int16, len(names))
	for i, name := range names {
		sum := 0.0
		for k := range held {
			copy(in, held[k].in)
			in[i] = held[chance.Pick(len(held))].in[i]
			sum += entropy(share(n, in), held[k].worth)
		}
		out[i] = Input{name, sum/float64(len(held)) - before}
	}
	slices.SortStableFunc(out, func(a, b Input) int { return cmp.Compare(b.Worth, a.Worth) })
	return out
}

// shown is how many inputs a report names.
const shown = 12

// Text prints a generation.
func (g *Generation) Text(w io.Writer, t *Training) error {
	r, v := &g.Report, &g.Verdict
	fmt.Fprintf(w, "Generation %d: %d positions of %d matches.\n", g.Number, r.Samples, t.Matches)
	fmt.Fprintf(w, "It errs by %.4f where it learned, by %.4f elsewhere; the captain's own judgement by %.4f.\n", r.Loss, r.Held, r.Captain)
	fmt.Fprintf(w, "In %d pairs of matches at %d playouts it wins %.1f %%, standard error %.1f.\n", v.Pairs, t.Think, 100*v.Score, 100*v.Error)
	if v.Took {
		fmt.Fprintln(w, "It is taken.")
	} else {
		fmt.Fprintln(w, "It is not taken: the one before stays.")
	}
	tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tab, "\nvalued at\tpositions\twon\t")
	for _, b := range r.Calibration {
		if b.Samples > 0 {
			fmt.Fprintf(tab, "%.1f %%\t%d\t%.1f %%\t\n", 100*b.Foretold, b.Samples, 100*b.Won)
		}
	}
	fmt.Fprintln(tab, "\ninput\terrs more without it\t")
	for _, in := range r.Inputs[:min(shown, len(r.Inputs))] {
		fmt.Fprintf(tab, "%s\t%.4f\t\n", in.Name, in.Worth)
	}
	return tab.Flush()
}
