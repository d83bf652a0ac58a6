package server

import (
	"strings"
	"testing"

	"weathergage/catalog"
	"weathergage/engine"
	"weathergage/match"
	"weathergage/record"
)

// underWay keeps a match between bots in the house, played to its last choice but one,
// and returns the tokens of its seats and of those who watch.
func underWay(tb testing.TB, s *Server, g *installed) []string {
	tb.Helper()
	l := &leaks{house: s, game: g}
	spec := g.DefaultBot()
	header := func(n int) *live {
		var journal match.Memory
		m, err := s.open(l.header(func(seat *record.Seat) {
			seat.Bot, seat.Who, seat.Key = true, spec.String(), "a bot's key"
		}, nil), &journal, nil)
		if err != nil {
			tb.Fatal(err)
		}
		for played := true; played && n != 0; n-- {
			if played, err = m.match.PlayBot(); err != nil {
				tb.Fatal(err)
			}
		}
		return m
	}
	whole, err := header(-1).whole()
	if err != nil {
		tb.Fatal(err)
	}
	steps := 0
	for _, line := range whole.Lines {
		if _, ok := line.(*record.Step); ok {
			steps++
		}
	}
	s.keep(header(steps - 1))
	tokens := []string{tokenOf(engine.Observer)}
	for i := range g.rules.Info().Seats {
		tokens = append(tokens, tokenOf(engine.Seat(i)))
	}
	return tokens
}

// TestARecordTellsWhatWasTold plays a match of each game between bots, with secrets of
// both sides, and holds each viewer's record at many of its steps against the viewer's
// log: no choice of another seat stands in it, and nothing that the log has not told.
func TestARecordTellsWhatWasTold(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Key, func(t *testing.T) {
			s, err := New(Config{})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(s.Stop)
			s.limits.Lifted = true
			l := &leaks{T: t, house: s, game: s.find(g.Key)}
			hidden, told := 0, 0
			m, err := s.open(l.header(func(seat *record.Seat) {
				seat.Bot, seat.Who, seat.Key = true, g.DefaultBot().String(), "a bot's key"
			}, nil), &match.Memory{}, nil)
			if err != nil {
				t.Fatal(err)
			}
			s.keep(m)
			every := max(1, l.game.rules.Info().Scenarios[0].Longest/400)
			for n := 0; ; n++ {
				played, err := m.match.PlayBot()
				if err != nil {
					t.Fatal(err)
				}
				if v := m.match.View(engine.Observer); !played || v.Over() {
					break
				}
				if n%every != 0 {
					continue
				}
				for _, viewer := range append(seatsOf(l.game), engine.Observer) {
					h, k := l.recordAsTold(m, viewer)
					hidden, told = hidden+h, told+k
				}
			}
			if hidden == 0 || told == 0 {
				t.Errorf("%d choices were hidden and %d events told: nothing was tested", hidden, told)
			}
		})
	}
}

// recordAsTold holds a viewer's record against its log, and returns how many choices of
// others stand in it unnamed, and how many events.
func (l *leaks) recordAsTold(m *live, viewer engine.Seat) (hidden, told int) {
	l.Helper()
	_, text, _ := strings.Cut(string(l.answered(tokenOf(viewer), "/record")), " ")
	rec, err := record.Parse("own.wgm", []byte(text))
	if err != nil {
		l.Fatalf("%v in\n%s", err, text)
	}
	var log []string
	for _, line := range m.match.View(viewer).Log {
		if line.Kind == match.Told {
			log = append(log, line.Text)
		}
	}
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
	for _, g := range catalog.Games() {
		b.Run(g.Key, func(b *testing.B) {
			s, err := New(Config{})
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(s.Stop)
			s.limits.Lifted = true
			l := &leaks{house: s}
			tokens := underWay(b, s, s.find(g.Key))
			for i := 0; b.Loop(); i++ {
				text := l.answered(tokens[i%len(tokens)], "/record")
				if !strings.HasPrefix(string(text), "200 ") || !strings.Contains(string(text), "\nview ") {
					b.Fatalf("%.200s", text)
				}
			}
		})
	}
}
