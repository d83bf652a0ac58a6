package rating

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"
)

// The example of the paper: a player rated 1500 with a deviation of 200 wins against one and
// loses to two. Its figures are held to their last digit; those that the paper works out from
// figures it has rounded before are worked out from the same here.
func TestThePapersExample(t *testing.T) {
	player := Rating{1500, 200, 0.06}
	results := []Result{
		{Opponent: Rating{1400, 30, 0.06}, Score: 1},
		{Opponent: Rating{1550, 100, 0.06}, Score: 0},
		{Opponent: Rating{1700, 300, 0.06}, Score: 0},
	}
	is := func(what, format string, got float64, want string) {
		t.Helper()
		if text := fmt.Sprintf(format, got); text != want {
			t.Errorf("%s is %s, and %s in the paper", what, text, want)
		}
	}
	round := func(x float64, digits int) float64 {
		ten := math.Pow10(digits)
		return math.Round(x*ten) / ten
	}
	table := []struct{ mu, phi, g, e string }{
		{"-0.5756", "0.1727", "0.9955", "0.639"}, {"0.2878", "0.5756", "0.9531", "0.432"}, {"1.1513", "1.7269", "0.7242", "0.303"},
	}
	var precision, gain float64
	for i, m := range results {
		mu, phi := (m.Opponent.Mean-1500)/scale, m.Opponent.Deviation/scale
		g, e := weight(phi), expected(0, mu, phi)
		is("mu", "%.4f", mu, table[i].mu)
		is("phi", "%.4f", phi, table[i].phi)
		is("g", "%.4f", g, table[i].g)
		is("E", "%.3f", e, table[i].e)
		g, e = round(g, 4), round(e, 3)
		precision += g * g * e * (1 - e)
		gain += g * (m.Score - e)
	}
	v := round(1/precision, 4)
	is("v", "%.4f", v, "1.7785")
	delta := v * gain
	is("Delta", "%.4f", delta, "-0.4834")
	sigma := volatility(round(200/scale, 4), 0.06, v, round(delta, 4))
	is("sigma'", "%.5f", math.Floor(sigma*1e5)/1e5, "0.05999") // which the paper cuts
	after := player.After(results...)
	is("mu'", "%.4f", (after.Mean-1500)/scale, "-0.2069")
	is("phi'", "%.4f", after.Deviation/scale, "0.8722")
	is("r'", "%.2f", 1500+scale*round((after.Mean-1500)/scale, 4), "1464.06")
	is("RD'", "%.2f", after.Deviation, "151.52")
	is("sigma'", "%.4f", after.Volatility, "0.0600")
	is("RD after a period without a match", "%.2f", player.After().Deviation, "200.27")
}

// play returns the score of a match between true strengths.
func play(luck *rand.Rand, mine, other float64) float64 {
	if luck.Float64() < 1/(1+math.Pow(10, (other-mine)/400)) {
		return 1
	}
	return 0
}

// found returns the share of players whose true strength is within so many deviations.
func found(strength []float64, rated []Rating, deviations float64) float64 {
	n := 0
	for i, r := range rated {
		if math.Abs(strength[i]-r.Mean) <= deviations*r.Deviation {
			n++
		}
	}
	return float64(n) / float64(len(rated))
}

// A thousand players of known strength are found again within their deviations, rated after
// each match, against opponents about as good as they.
func TestAThousandPlayersAreFoundAgain(t *testing.T) {
	luck := rand.New(rand.NewPCG(15, 88))
	const players, matches = 1000, 60
	strength, rated := make([]float64, players), make([]Rating, players)
	for i := range strength {
		strength[i], rated[i] = 1500+250*luck.NormFloat64(), New()
	}
	for range matches {
		order := luck.Perm(players)
		for k := 0; k < players; k += 2 {
			a, b := order[k], order[k+1]
			score := play(luck, strength[a], strength[b])
			before := rated[a]
			rated[a] = before.After(Result{Opponent: rated[b], Score: score})
			rated[b] = rated[b].After(Result{Opponent: before, Score: 1 - score})
		}
	}
	one, two := found(strength, rated, 1), found(strength, rated, 2)
	provisional, error2 := 0, 0.0
	for i, r := range rated {
		error2 += (r.Mean - strength[i]) * (r.Mean - strength[i]) / players
		if r.Provisional() {
			provisional++
		}
	}
	t.Logf("within one deviation %.3f, within two %.3f; root of the mean square error %.0f; %d provisional", one, two, math.Sqrt(error2), provisional)
	if one < 0.62 || two < 0.92 || provisional > players/20 || math.Sqrt(error2) > 90 {
		t.Errorf("within one deviation are %.3f, within two %.3f, wrong by %.0f, provisional %d", one, two, math.Sqrt(error2), provisional)
	}
}

// Who plays the weak side well loses nothing by it: the edge of the other side is counted.
// Without that he would seem much worse than he is.
func TestTheWeakSideIsNoLoss(t *testing.T) {
	const edge = 150 // of the other side
	rate := func(counted float64) Rating {
		luck, r := rand.New(rand.NewPCG(1, 588)), New()
		for range 400 {
			other := Rating{1500, 50, 0.06}
			r = r.After(Result{Opponent: other, Score: play(luck, 1600, 1500+edge), Edge: Edge{Points: counted}})
		}
		return r
	}
	if r := rate(-edge); math.Abs(r.Mean-1600) > 2*r.Deviation {
		t.Errorf("a player of 1600 on the weak side is rated %.0f ± %.0f", r.Mean, r.Deviation)
	}
	if r := rate(0); r.Mean > 1520 {
		t.Errorf("without its edge he would be rated %.0f", r.Mean)
	}
}

func TestEdgeOf(t *testing.T) {
	for _, tt := range []struct {
		won, drawn, lost int
		want             float64
	}{{0, 0, 0, 0}, {500, 0, 500, 0}, {640, 0, 360, 99.8}, {360, 0, 640, -99.8}, {1, 0, 0, 120.4}, {0, 9, 0, 0}} {
		got := EdgeOf(tt.won, tt.drawn, tt.lost)
		if math.Abs(got.Points-tt.want) > 0.1 {
			t.Errorf("%d won, %d drawn, %d lost: %.1f, want %.1f", tt.won, tt.drawn, tt.lost, got.Points, tt.want)
		}
		if other := EdgeOf(tt.lost, tt.drawn, tt.won); math.Abs(other.Points+got.Points) > 1e-9 || other.Other().Points != -other.Points {
			t.Errorf("the other side has %+v", other)
		}
	}
	if few, many := EdgeOf(0, 0, 12), EdgeOf(0, 0, 1200); few.Deviation <= 100 || many.Points >= few.Points {
		t.Errorf("of 12 matches %+v, of 1,200 %+v", few, many)
	}
}

// An edge that is hardly known teaches little: who wins against it gains less than against one
// that is known well.
func TestADoubtfulEdgeCountsLess(t *testing.T) {
	gain := func(deviation float64) float64 {
		return New().After(Result{Opponent: Anchor(), Score: 1, Edge: Edge{-300, deviation}}).Mean - 1500
	}
	if sure, unsure := gain(0), gain(250); unsure >= sure || unsure <= 0 {
		t.Errorf("gained are %.0f with a sure edge, %.0f with a doubtful one", sure, unsure)
	}
}

// A bot is rated by what it won against the one that is the anchor.
func TestAnchors(t *testing.T) {
	if a := Anchor(); a.Mean != 1500 || a.Deviation != 0 {
		t.Errorf("the scale begins at %+v", a)
	}
	if r := AnchorOf(3, 0, 997); r.Mean > 600 || r.Mean < 400 || r.Deviation < 50 || r.Deviation > 120 {
		t.Errorf("a bot that won 3 of 1,000 is rated %+v", r)
	}
}

// A rating that means much ends to mean something after about a year.
func TestTimePasses(t *testing.T) {
	r := Rating{1500, 60, 0.06}
	if r.At(300*24*time.Hour).Provisional() || !r.At(420*24*time.Hour).Provisional() || r.At(-time.Hour) != r {
		t.Errorf("after 300 days %v, after 420 %v", r.At(300*24*time.Hour), r.At(420*24*time.Hour))
	}
}

// A rating stays within its bounds, whatever happens: long rest, a hundred surprises in one
// period, opponents far away.
func TestRatingsStayBounded(t *testing.T) {
	if d := New().Rested(1e9).Deviation; d != maxDeviation {
		t.Errorf("after a long rest the deviation is %v", d)
	}
	if !New().Provisional() || (Rating{1500, meaningful, 0.06}).Provisional() {
		t.Error("a new rating is provisional, and one with a small deviation is not")
	}
	if r := New().After(Result{Opponent: Rating{-1e6, 30, 0.06}, Score: 1}); r != New() {
		t.Errorf("a win against nobody makes %+v", r)
	}
	luck := rand.New(rand.NewPCG(7, 7))
	for range 2000 {
		r := Rating{3000 * luck.Float64(), 30 + 320*luck.Float64(), 0.03 + 0.1*luck.Float64()}
		var results []Result
		for range 1 + luck.IntN(100) {
			results = append(results, Result{Rating{3000 * luck.Float64(), 350 * luck.Float64(), 0.06}, float64(luck.IntN(3)) / 2, Edge{400*luck.Float64() - 200, 200 * luck.Float64()}, luck.Float64() / 2})
		}
		after := r.After(results...)
		for _, x := range []float64{after.Mean, after.Deviation, after.Volatility} {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Fatalf("%+v becomes %+v", r, after)
			}
		}
		if after.Deviation <= 0 || after.Deviation > maxDeviation || after.Volatility <= 0 {
			t.Fatalf("%+v becomes %+v", r, after)
		}
	}
}

// TestTwoPeopleCountLessAndLess: fifteen wins in a row over the same person count no more than five would, and
// a result that counts nothing changes nothing but time.
func TestTwoPeopleCountLessAndLess(t *testing.T) {
	sum, r, once := 0.0, New(), New()
	for met := range 15 {
		sum += Worth(met)
		r = r.After(Result{Opponent: New(), Score: 1, Discount: 1 - Worth(met)})
	}
	if sum > 5 || Worth(0) != 1 || Worth(10) > 0.11 {
		t.Errorf("fifteen matches count %.2f, the first %.2f, the eleventh %.2f", sum, Worth(0), Worth(10))
	}
	for range 5 {
		once = once.After(Result{Opponent: New(), Score: 1})
	}
	if r.Mean > once.Mean+30 || r.Deviation < once.Deviation-10 {
		t.Errorf("fifteen that fade lift to %.0f ± %.0f, five in full to %.0f ± %.0f", r.Mean, r.Deviation, once.Mean, once.Deviation)
	}
	if got := New().After(Result{Opponent: New(), Score: 1, Discount: 1}); got.Mean != New().Mean {
		t.Errorf("a result that counts nothing lifts to %v", got)
	}
}
