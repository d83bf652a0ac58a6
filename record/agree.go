package record

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// compare compares a whole position of the record with the one played to.
func (r *Replayed) compare(at *At) error {
	for i, line := range splitLines(r.text()) {
		if i >= len(at.Text) {
			return r.Record.fault(at.Line()+i, 1, "the position goes on with %s", engine.Quote(line))
		}
		if line != at.Text[i] {
			has, says := differ(line, at.Text[i])
			return r.Record.fault(at.Line()+i+1, 1, "the position has %s, and the record says %s", has, says)
		}
	}
	return nil
}

// differ quotes two lines from just before the place where they differ.
func differ(a, b string) (string, string) {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	from := strings.LastIndexByte(a[:n], ' ') + 1
	if from < 20 {
		return engine.Quote(a), engine.Quote(b)
	}
	return "…" + engine.Quote(a[from:]), "…" + engine.Quote(b[from:])
}

// finish compares the end of the record with the position played to.
func (r *Replayed) finish() error {
	rec := r.Record
	outcome, over := r.state.Outcome()
	if rec.Held != nil {
		return r.hold()
	}
	if rec.Result == nil {
		return nil
	}
	if rec.End != nil {
		return rec.ended()
	}
	if !over {
		return rec.fault(rec.Result.Line(), 1, "the record gives a result, and the match is not over")
	}
	want := NewResult(r.rules.Info(), outcome)
	got := rec.Result
	if got.Winner != want.Winner || got.Rule != want.Rule || got.Level != want.Level ||
		!slices.Equal(trim(got.Score), want.Score) {
		f := formatter{}
		f.result(want)
		return rec.fault(got.Line(), 1, "expected %q", f.buf[:len(f.buf)-1])
	}
	return nil
}

// ended checks the result of a match that did not end by the rules: of two seats the other wins if one
// concedes or runs out of time, nobody wins if a draw is agreed, and an adjourned match has no result.
func (rec *Record) ended() error {
	got, want := rec.Result.Winner, ""
	switch rec.End.How {
	case Adjourned:
		return rec.fault(rec.Result.Line(), 1, "the match is adjourned, and the record gives a result")
	case Conceded, TimedOut:
		if len(rec.Seats) != 2 {
			return nil
		}
		want = rec.Seats[0].Name
		if want == rec.End.Seat {
			want = rec.Seats[1].Name
		}
	}
	if got != want {
		return rec.fault(rec.Result.Line(), 1, "the end line says otherwise: expected winner %s, found %s", orDraw(want), orDraw(got))
	}
	return nil
}

func orDraw(winner string) string {
	if winner == "" {
		return "draw"
	}
	return winner
}

func trim(score []int32) []int32 {
	for len(score) > 0 && score[len(score)-1] == 0 {
		score = score[:len(score)-1]
	}
	return score
}
