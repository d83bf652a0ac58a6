package rating

import (
	"math"
	"time"
)

// A Rating is how well somebody plays, and how certain that is: with a chance of 95 % it is between Mean - 2
// Deviation and Mean + 2 Deviation.
type Rating struct {
	Mean, Deviation float64
	Volatility      float64 // how much the strength itself is expected to change
}

// New returns the rating of an unknown player.
func New() Rating { return Rating{Mean: 1500, Deviation: maxDeviation, Volatility: 0.06} }

const (
	maxDeviation = 350
	scale        = 173.7178 // points for one unit of the paper's own scale
	tau          = 0.5      // how much volatility may change
	nearEnough   = 1e-6     // when the search for a volatility ends
)

// meaningful is the greatest deviation at which a rating says more than a guess.
const meaningful = 110

// Provisional reports whether too little is known for the rating to mean something.
func (r Rating) Provisional() bool { return r.Deviation > meaningful }

// A Result is the result of one match.
type Result struct {
	Opponent Rating  // before the match
	Score    float64 // 1 for a win, 0.5 for a draw, 0 for a loss
	Edge     Edge    // of the player
	Discount float64 // the part of the result that does not count, 0 to 1
}

// An Edge is by how many points one side of a match has it easier than the other (negative: harder), and how
// certain that is.
type Edge struct{ Points, Deviation float64 }

// Other returns the edge of the other side.
func (e Edge) Other() Edge { return Edge{-e.Points, e.Deviation} }

// against returns the opponent's rating as seen from the side with the edge: weaker by the edge, and less
// certain.
func (e Edge) against(opponent Rating) (mean, deviation float64) {
	return opponent.Mean - e.Points, math.Hypot(opponent.Deviation, e.Deviation)
}

// weight returns how much a result against an opponent with this deviation counts: the paper's g.
func weight(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

// expected returns the expected score, on the paper's scale: its E.
func expected(mu, muOther, phiOther float64) float64 {
	return 1 / (1 + math.Exp(-weight(phiOther)*(mu-muOther)))
}

// After returns the rating after the results of one period. Without any, only time has passed.
func (r Rating) After(results ...Result) Rating {
	if len(results) == 0 {
		return r.Rested(1)
	}
	mu, phi := (r.Mean-1500)/scale, r.Deviation/scale
	var precision, gain float64
	for _, m := range results {
		mean, deviation := m.Edge.against(m.Opponent)
		muOther, phiOther := (mean-1500)/scale, deviation/scale
		g, e := weight(phiOther), expected(mu, muOther, phiOther)
		counts := 1 - m.Discount
		precision += counts * g * g * e * (1 - e)
		gain += counts * g * (m.Score - e)
	}
	if precision == 0 { // the opponents are so far away that the result says nothing
		return r.Rested(1)
	}
	v := 1 / precision
	sigma := volatility(phi, r.Volatility, v, v*gain)
	phi = 1 / math.Sqrt(1/(phi*phi+sigma*sigma)+precision)
	return Rating{Mean: 1500 + scale*(mu+phi*phi*gain), Deviation: math.Min(scale*phi, maxDeviation), Volatility: sigma}
}

// Rested returns the rating after some periods without a match: it is less certain.
func (r Rating) Rested(periods float64) Rating {
	r.Deviation = math.Min(scale*math.Sqrt(r.Deviation*r.Deviation/(scale*scale)+periods*r.Volatility*r.Volatility), maxDeviation)
	return r
}

// volatility returns the new volatility: step 5 of the paper, by the Illinois method of finding a zero.
func volatility(phi, sigma, v, delta float64) float64 {
	first := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		ex, sum := math.Exp(x), phi*phi+v+math.Exp(x)
		return ex*(delta*delta-sum)/(2*sum*sum) - (x-first)/(tau*tau)
	}
	a, b := first, math.Log(math.Max(delta*delta-phi*phi-v, 0))
	if math.IsInf(b, -1) {
		for b = first - tau; f(b) < 0; b -= tau {
		}
	}
	fa, fb := f(a), f(b)
	for math.Abs(b-a) > nearEnough {
		c := a + (a-b)*fa/(fb-fa)
		fc := f(c)
		if fc*fb <= 0 {
			a, fa = b, fb
		} else {
			fa /= 2
		}
		b, fb = c, fc
	}
	return math.Exp(a / 2)
}

// EdgeOf returns the edge of a side for which equally good bots won, drew and lost this many matches. It
// counts one win and one loss more, so that few matches prove little; without any the edge is 0 and
// uncertain.
func EdgeOf(won, drawn, lost int) Edge {
	mine, theirs := float64(won)+float64(drawn)/2+1, float64(lost)+float64(drawn)/2+1
	return Edge{scale * math.Log(mine/theirs), scale * math.Sqrt(1/mine+1/theirs)}
}

// Anchor returns the rating of the bot that fixes the scale of a game, and AnchorOf that of another bot that
// won, drew and lost this many matches against it. An anchor never changes.
func Anchor() Rating { return Rating{Mean: 1500, Volatility: 0.06} }

// AnchorOf returns an anchor: see Anchor.
func AnchorOf(won, drawn, lost int) Rating {
	e := EdgeOf(won, drawn, lost)
	return Rating{Mean: 1500 + e.Points, Deviation: e.Deviation, Volatility: 0.06}
}

// Period is how long one period of Rested lasts: a rating stays meaningful for about a year without a match.
const Period = 5 * 24 * time.Hour

// At returns a rating that last changed some time ago, with its present uncertainty.
func (r Rating) At(since time.Duration) Rating {
	if since <= 0 {
		return r
	}
	return r.Rested(since.Hours() / Period.Hours())
}
