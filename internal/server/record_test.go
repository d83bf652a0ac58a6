package server

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// underWay keeps a match between bots in the house, played to its last choice but one,
// and returns the tokens of its seats and of those who watch.
func (l *leaks) underWay() (tokens []string) {
	l.Helper()
	whole := l.botMatch(l.game.DefaultBot(), &match.Memory{})
	steps := 0
	for l.playBot(whole) {
		steps++
	}
	m := l.botMatch(l.game.DefaultBot(), &match.Memory{})
	for range steps - 1 {
		l.playBot(m)
	}
	l.house.keep(m)
	for _, viewer := range append(seatsOf(l.game), engine.Observer) {
		tokens = append(tokens, tokenOf(viewer))
	}
	return tokens
}

// TestARecordTellsWhatWasTold plays a match of each game between bots, with secrets of
// both sides, and holds each viewer's record at many of its steps against the viewer's
// log: no choice of another seat stands in it, and nothing that the log has not told. What
// the set-up told stands in the log alone: a record tells of steps.
func TestARecordTellsWhatWasTold(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Key, func(t *testing.T) {
			l := newLeaks(t, g.Key)
			hidden, told := 0, 0
			m := l.botMatch(g.DefaultBot(), &match.Memory{})
			l.house.keep(m)
			setup := map[engine.Seat]int{}
			for _, viewer := range append(seatsOf(l.game), engine.Observer) {
				setup[viewer] = len(toldTo(m, viewer))
			}
			next := 0 // steps ever farther apart: nobody knows how long a match will be
			for n := 0; l.playBot(m); n++ {
				if v := m.match.View(engine.Observer); v.Over() {
					break
				}
				if n < next {
					continue
				}
				next += 1 + n/4
				for _, viewer := range append(seatsOf(l.game), engine.Observer) {
					h, k := l.recordAsTold(m, viewer, setup[viewer])
					hidden, told = hidden+h, told+k
				}
			}
			text := l.answered(tokenOf(0), "/record")
			if _, taken, _ := l.house.costs("GET", "/api/m/"+tokenOf(0)+"/record", "", nil); taken > int64(1<<20+20*len(text)) {
				t.Errorf("a record of %d bytes took %d: it is no copy of what was told", len(text), taken)
			}
			if hidden == 0 || told == 0 {
				t.Errorf("%d choices were hidden and %d events told: nothing was tested", hidden, told)
			}
		})
	}
}

// toldTo returns the sentences of a viewer's log that tell of events.
func toldTo(m *live, viewer engine.Seat) (out []string) {
	for _, line := range m.match.View(viewer).Log {
		if line.Kind == match.Told {
			out = append(out, line.Text)
		}
	}
	return out
}

// recordAsTold holds a viewer's record against its log from behind the sentences of the
// set-up, and returns how many choices of others stand in it unnamed, and how many events.
func (l *leaks) recordAsTold(m *live, viewer engine.Seat, setup int) (hidden, told int) {
	l.Helper()
	_, text, _ := strings.Cut(string(l.answered(tokenOf(viewer), "/record")), " ")
	rec, err := record.Parse("own.wgm", []byte(text))
	if err != nil {
		l.Fatalf("%v in\n%s", err, text)
	}
	log := toldTo(m, viewer)[setup:]
	own := l.game.rules.Info().SeatName(viewer)
	for _, line := range rec.Lines {
		step, ok := line.(*record.Step)
		if !ok {
			continue
		}
		if step.Seat != own {
			hidden++
			if step.Choice != step.Seat+" ?" {
				l.Fatalf("the record of seat %d names %q", viewer, step.Choice)
			}
		}
		for _, event := range step.Told {
			told++
			if len(log) == 0 || !strings.HasPrefix(log[0], event.Text) {
				l.Fatalf("the record of seat %d tells %q, and the log %q", viewer, event.Text, log)
			}
			log = log[1:]
		}
	}
	return hidden, told
}

func seatsOf(g *installed) (out []engine.Seat) {
	for i := range g.rules.Info().Seats {
		out = append(out, engine.Seat(i))
	}
	return out
}

// BenchmarkRecord is one seat's record of a whole match that is all but over.
func BenchmarkRecord(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.Key, func(b *testing.B) {
			l := newLeaks(b, g.Key)
			tokens := l.underWay()
			for i := 0; b.Loop(); i++ {
				text := l.answered(tokens[i%len(tokens)], "/record")
				if !strings.HasPrefix(string(text), "200 ") || !strings.Contains(string(text), "\nview ") {
					b.Fatalf("%.200s", text)
				}
			}
		})
	}
}
