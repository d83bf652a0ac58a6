package server

import (
	"cmp"
	"math"
	"net/http"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
)

const (
	mostReckoned = 240  // points of a plot
	mostTurns    = 4    // turning points reported
	leastTurn    = 0.04 // of the greatest value of the line
	mostTold     = 6    // sentences about one
)

// A reckoning goes through a finished match for its summary.
type reckoning struct {
	c        *chair
	captain  bot.Captain // nil if the game has none
	every    int         // one view in this many is a point of the plots
	at       []int       // the views evaluated
	hopes    [][]float64 // by seat, at each of them: the share of matches that its captain expects to win
	strength [][]float64 // by seat: the sum of the first numbers of its pieces
	name     string      // of those numbers
	turns    []summaryTurn
	before   []float64     // the measure of turning points at the view before
	absent   []summaryGone // what was lost before the match began
	own      engine.State
}

// summary sends how a finished match went.
func (s *Server) summary(w http.ResponseWriter, r *http.Request, c *chair) error {
	v := c.match.View(c.seat)
	if !v.Over() {
		return refuse(http.StatusConflict, "The summary opens when the match is over.")
	}
	seats := len(c.draw.info.Seats)
	k := &reckoning{
		c: c, every: v.At/mostReckoned + 1, own: c.draw.rules.Blank(),
		hopes: make([][]float64, seats), strength: make([][]float64, seats),
	}
	if c.game.Captain != nil {
		k.captain = c.game.Captain(c.draw.rules)
	}
	err := s.heavily(r, func() error { return c.match.Retell(c.seat, k.reckon) })
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, k.told(v.Log))
}

// reckon evaluates one view. It may use the true position: the match is over.
func (k *reckoning) reckon(at int, truth engine.State) {
	if k.before == nil {
		k.own.CopyFrom(truth)
		k.own.Redact(k.c.seat)
		k.absent = crossed(k.c.draw.rules.Scene(k.own, k.c.seat))
	}
	now := k.prospects(truth)
	point := at%k.every == 0 || len(k.at) == 0
	var fleet []float64
	if point || now == nil {
		fleet = k.fleets(truth)
	}
	if now == nil {
		now = fleet
	}
	for seat := range now {
		if k.before == nil {
			break
		}
		by := now[seat] - k.before[seat]
		if k.captain == nil { // what one side loses helps the other
			seat, by = (seat+1)%len(now), -by
		}
		if by > 0 {
			k.turns = append(k.turns, summaryTurn{Step: at, Seat: seat, By: by})
		}
	}
	k.before = now
	if !point {
		return
	}
	k.at = append(k.at, at)
	for seat := range fleet {
		k.strength[seat] = append(k.strength[seat], fleet[seat])
		if k.captain != nil {
			k.hopes[seat] = append(k.hopes[seat], now[seat])
		}
	}
}

// prospects returns the share of matches that the game's captain expects each seat to win; nil without a
// captain.
func (k *reckoning) prospects(truth engine.State) []float64 {
	if k.captain == nil {
		return nil
	}
	out := make([]float64, len(k.strength))
	for seat := range out {
		out[seat] = k.captain.Evaluate(truth, engine.Seat(seat))
	}
	return out
}

// fleets adds up the first number of each piece of each seat, as its owner sees them; a piece that stands on
// two boards counts once.
func (k *reckoning) fleets(truth engine.State) []float64 {
	out := make([]float64, len(k.strength))
	for seat := range out {
		k.own.CopyFrom(truth)
		k.own.Redact(engine.Seat(seat))
		sc := k.c.draw.rules.Scene(k.own, engine.Seat(seat))
		var counted []engine.Object
		for i := range sc.Pieces {
			p := &sc.Pieces[i]
			if p.Side != engine.Seat(seat) || len(p.Numbers) == 0 || p.ID != engine.NoObject && slices.Contains(counted, p.ID) {
				continue
			}
			counted = append(counted, p.ID)
			out[seat] += float64(p.Numbers[0].Value)
			k.name = p.Numbers[0].Name
		}
	}
	return out
}

// told returns the summary as on the wire.
func (k *reckoning) told(log []match.Line) summary {
	out := summary{Steps: list(k.at), Lines: []summaryLine{}, Gone: k.gone(), Reviewed: k.captain != nil}
	if k.captain != nil && varies(k.hopes) {
		out.Lines = append(out.Lines, summaryLine{"The captain's expectation", true, rounded(k.hopes)})
	}
	if k.name != "" {
		out.Lines = append(out.Lines, summaryLine{"Total " + k.name, false, rounded(k.strength)})
	}
	greatest := 1.0
	if k.captain == nil {
		greatest = highest(k.strength)
	}
	turns := slices.DeleteFunc(k.turns, func(t summaryTurn) bool { return t.By < leastTurn*greatest || onlyBegins(log, t.Step) })
	slices.SortStableFunc(turns, func(a, b summaryTurn) int { return cmp.Compare(b.By, a.By) })
	var once []summaryTurn // a step that helps one seat harms another: it is reported once
	for _, t := range turns {
		if len(once) < mostTurns && !slices.ContainsFunc(once, func(o summaryTurn) bool { return o.Step == t.Step }) {
			t.By, t.Text = thousandths(t.By), happened(log, t.Step)
			once = append(once, t)
		}
	}
	slices.SortFunc(once, func(a, b summaryTurn) int { return cmp.Compare(a.Step, b.Step) })
	out.Turns = list(once)
	return out
}

// onlyBegins reports whether the log says of a view only that a turn begins: it is the first line of its turn, and alone.
func onlyBegins(log []match.Line, at int) bool {
	n, first := 0, -1
	for i := range log {
		if l := &log[i]; l.Kind == match.Told && l.At == at {
			n, first = n+1, i
		}
	}
	return n == 1 && !slices.ContainsFunc(log[:first], func(l match.Line) bool { return l.Turn == log[first].Turn })
}

// happened returns what the log reports about a view; if that is long, the lines with the rarest cases there,
// because orders and moves are in every turn.
func happened(log []match.Line, at int) string {
	var told []*match.Line
	often := map[engine.Case]int{}
	for i := range log {
		if l := &log[i]; l.At == at && l.Kind == match.Told {
			told = append(told, l)
			often[l.Rule]++
		}
	}
	if len(told) > mostTold {
		rare := slices.Clone(told)
		slices.SortStableFunc(rare, func(a, b *match.Line) int { return often[a.Rule] - often[b.Rule] })
		told = slices.DeleteFunc(told, func(l *match.Line) bool { return !slices.Contains(rare[:mostTold], l) })
	}
	said := make([]string, len(told))
	for i, l := range told {
		said[i] = strings.TrimSuffix(l.Text, ".")
	}
	return strings.Join(said, ". ")
}

// gone returns what the charts of the last position count as lost, and those of the first did not.
func (k *reckoning) gone() []summaryGone {
	v := k.c.match.View(k.c.seat)
	if v.Scene == nil {
		return []summaryGone{}
	}
	return slices.DeleteFunc(crossed(v.Scene), func(g summaryGone) bool { return slices.Contains(k.absent, g) })
}

// crossed returns the rows that a scene's charts cross out.
func crossed(sc *engine.Scene) []summaryGone {
	out := []summaryGone{}
	for _, chart := range sc.Charts {
		for _, row := range chart.Rows {
			if row.Gone {
				out = append(out, summaryGone{asjson.Seat(chart.Side), row.Name})
			}
		}
	}
	return out
}

// varies reports whether a line goes up or down enough to mean something: the captain of some games expects
// the same at every step.
func varies(line [][]float64) bool {
	return slices.ContainsFunc(line, func(of []float64) bool {
		return len(of) > 0 && slices.Max(of)-slices.Min(of) >= leastTurn
	})
}

func rounded(from [][]float64) [][]float64 {
	out := make([][]float64, len(from))
	for i := range from {
		for _, x := range from[i] {
			out[i] = append(out[i], thousandths(x))
		}
	}
	return out
}

// thousandths rounds a number for the wire.
func thousandths(x float64) float64 { return math.Round(x*1000) / 1000 }

func highest(from [][]float64) float64 {
	most := 1.0
	for i := range from {
		for _, x := range from[i] {
			most = max(most, x)
		}
	}
	return most
}
