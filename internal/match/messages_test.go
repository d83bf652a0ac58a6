package match_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// signalling is duel with messages: who orders a speed gives the message of that
// number.
type signalling struct{ engine.Ruleset }

func (signalling) Messages() engine.Messages {
	return engine.Messages{Most: 9, Words: 3, Rule: "3.5", Before: "3.6"}
}

func (s signalling) Gives(e engine.Event) (engine.Seat, int, bool) {
	ordered := e.Kind == engine.Kind(slices.Index(s.Words().Kinds, "ordered-speed"))
	return engine.Seat(e.About.Number()), int(e.N[0]), ordered
}

func withMessages(s *match.Spec) {
	withOrders(s)
	s.Rules = signalling{s.Rules}
}

func TestMessagesAreWrittenAndGiven(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, withMessages, persons()...)
	m := load(t, spec)
	must(t, m.Write(seatA, 2, "  Close\tthe flagship. "))
	must(t, m.Write(seatB, 2, "Run for it."))
	must(t, m.Write(seatA, 1, "Chain."))
	play(t, m, "A plot resolute 2")
	play(t, m, "B plot vengeur 1")
	want := []match.Message{{1, "Chain."}, {2, "Close the flagship."}}
	v := m.View(seatA)
	if !slices.Equal(v.Messages, want) {
		t.Errorf("A has written %v, want %v", v.Messages, want)
	}
	if !logHas(v, "“Close the flagship.”") || logHas(v, "Run") || logHas(m.View(seatB), "“") {
		t.Errorf("the logs are\n%v\n%v", v.Log, m.View(seatB).Log)
	}
	sameViews(t, "loaded", load(t, spec), m)
	past, err := m.Past(seatA, 2)
	must(t, err)
	if !slices.Equal(past.Messages, want[1:]) {
		t.Errorf("at first A had written %v", past.Messages)
	}
	if got := string(m.Record()); !strings.Contains(got, "say A 2 \"Close the flagship.\"\nsay B 2 \"Run for it.\"\nsay A 1 \"Chain.\"\n") {
		t.Errorf("the record is\n%s", got)
	}
}

func TestMessagesThatMayNotBeWritten(t *testing.T) {
	m := newMatch(t, func(s *match.Spec) { s.Rules = signalling{s.Rules} }, persons()...)
	must(t, m.Write(seatA, 3, "Close up."))
	play(t, m, "A plot resolute 2")
	before, at := string(m.Record()), m.View(seatA).At
	for _, tt := range []struct {
		name   string
		seat   engine.Seat
		number int
		text   string
		want   string
	}{
		{"too many words", seatA, 4, "one two three four", "expected at most 3 words, found 4 (case 3.5)"},
		{"no words", seatA, 4, " \t ", "expected the words of message 4, found none (case 3.6)"},
		{"number 0", seatA, 0, "one", "expected the number of a message from 1 to 9, found 0"},
		{"a number too great", seatA, 10, "one", "expected the number of a message from 1 to 9, found 10"},
		{"other words", seatA, 3, "Stay.", "message 3 is written already, and stays as it is: give another number (case 3.6)"},
		{"the same words", seatA, 3, "Close  up.", ""},
		{"one that was given", seatA, 2, "Stay.", "message 2 has been given without words: write another (case 3.6)"},
		{"by one who watches", engine.Observer, 4, "Stay.", match.ErrSeat.Error()},
	} {
		err := m.Write(tt.seat, tt.number, tt.text)
		if tt.want == "" && err != nil || tt.want != "" && (err == nil || err.Error() != tt.want) {
			t.Errorf("%s: %v, want %q", tt.name, err, tt.want)
		}
	}
	if string(m.Record()) != before || m.View(seatA).At != at {
		t.Error("what was refused has changed the match")
	}
	must(t, m.TakeBack(seatA, engine.NoObject))
	must(t, m.Write(seatA, 2, "Stay.")) // it is not given after all
	must(t, m.Concede(seatB))
	if err := m.Write(seatA, 5, "Well done."); !errors.Is(err, match.ErrOver) {
		t.Errorf("after the end: %v", err)
	}
	plain := newMatch(t, nil, persons()...)
	if err := plain.Write(seatA, 1, "Close up."); !errors.Is(err, match.ErrNoMessages) {
		t.Errorf("in a game without messages: %v", err)
	}
}

// What everybody else is shown is the same whether A writes or not.
func TestMessagesAreSecret(t *testing.T) {
	silent := newMatch(t, atOnce(withMessages), persons()...)
	writing := newMatch(t, func(s *match.Spec) {
		atOnce(withOrders)(s)
		s.Rules = silent.Rules() // positions of one ruleset compare
	}, persons()...)
	script := []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > round", "B plot vengeur 2"}
	for n, text := range script {
		must(t, writing.Write(seatA, n+1, "Secret words."))
		play(t, silent, text)
		play(t, writing, text)
		for _, seat := range []engine.Seat{seatB, engine.Observer} {
			sameView(t, text, writing.View(seat), silent.View(seat))
			if g, w := forSeat(t, writing, seat), forSeat(t, silent, seat); g != w {
				t.Fatalf("%s: seat %d has the record\n%s\nwant\n%s", text, seat, g, w)
			}
		}
	}
	must(t, writing.Adjourn(engine.NoSeat))
	if got := forSeat(t, writing, seatB); strings.Contains(got, "Secret") {
		t.Errorf("adjourned, the record of B is\n%s", got)
	}
	if !strings.Contains(forSeat(t, writing, seatA), `say A 4 "Secret words."`) {
		t.Error("A's own record has no words")
	}
}

func TestAForkHasTheMessages(t *testing.T) {
	m := newMatch(t, withMessages, persons()...)
	must(t, m.Write(seatA, 2, "Close up."))
	play(t, m, "A load resolute > round")
	rec, err := record.Parse("", m.Record())
	must(t, err)
	played, err := record.Replay(m.Rules(), rec)
	must(t, err)
	fork, err := played.Fork(1, "f1")
	must(t, err)
	var j match.Memory
	spec := journaled(t, &j, nil, persons()...)
	spec.Rules, spec.Record, spec.Start = m.Rules(), fork, played.State(1)
	on := load(t, spec)
	play(t, on, "A plot resolute 2")
	if v := on.View(seatA); len(v.Messages) != 1 || !logHas(v, "“Close up.”") {
		t.Errorf("the fork has %v", v.Messages)
	}
	past, err := on.Past(seatA, 1)
	must(t, err)
	sameViews(t, "loaded", load(t, spec), on)
	if len(past.Messages) != 1 || strings.Count(string(on.Record()), "Close up.") != 1 {
		t.Errorf("the fork began with %v, and its record is\n%s", past.Messages, on.Record())
	}
}

// agreeing is signalling where message 1 is agreed before the match.
type agreeing struct{ signalling }

func (a agreeing) Messages() engine.Messages {
	bounds := a.signalling.Messages()
	bounds.Agreed, bounds.Early = 1, "3.3"
	return bounds
}

func TestAMessageAgreedBeforeTheMatch(t *testing.T) {
	m := newMatch(t, func(s *match.Spec) { s.Rules = agreeing{signalling{s.Rules}} }, persons()...)
	play(t, m, "A plot resolute 2")
	must(t, m.Write(seatA, 1, "Close up.")) // the first turn is not over
	for n := 0; ; n++ {
		v := m.View(engine.Seat(n % 2))
		if now, _ := v.Seen.Moment(); now > 1 {
			break
		}
		if len(v.Asked) > 0 {
			_, err := m.Play(engine.Seat(n%2), v.At, v.Seen.Candidates(v.Asked[0].Decision, 3, nil)[0])
			must(t, err)
		}
	}
	var bad *engine.BadMessage
	if err := m.Write(seatB, 1, "Run for it."); !errors.As(err, &bad) || bad.Rule != "3.3" {
		t.Errorf("message 1 is written in the second turn: %v", err)
	}
	must(t, m.Write(seatB, 3, "Run for it."))
}
