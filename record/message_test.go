package record

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// signals are the rules of a game in which messages are given by number.
type signals struct{ engine.Ruleset }

func (signals) Messages() engine.Messages {
	return engine.Messages{Most: 9, Words: 3, Rule: "3.5", Before: "3.6"}
}

func (signals) Gives(engine.Event) (engine.Seat, int, bool) { return engine.NoSeat, 0, false }

// messaged returns a match of the toy in which A writes messages 1 and 3 and B writes 1.
func messaged(t *testing.T) *played {
	t.Helper()
	p := begin(t, signals{duelRules(t)}, 1, "fog", House)
	p.r.Write(0, 1, "Close the flagship.")
	for _, text := range []string{"A plot resolute 2", "A load resolute > round"} {
		c, bad := engine.ParseChoice(p.rules.Info(), p.rules.Words(), text)
		if bad != nil {
			t.Fatal(bad)
		}
		if err := p.s.Play(c); err != nil {
			t.Fatal(err)
		}
		if c.N[0] == 2 {
			p.r.Write(1, 1, "Run for it.")
		}
	}
	p.r.Write(0, 3, "Chain.")
	return p
}

// words returns the lines of a record that begin with say.
func words(rec *Record) (out []string) {
	for line := range strings.Lines(string(rec.Format())) {
		if strings.HasPrefix(line, "say ") {
			out = append(out, strings.TrimSpace(line))
		}
	}
	return out
}

func TestTheWordsOfAMessageAreItsSeatsOwn(t *testing.T) {
	p := messaged(t)
	all := []string{`say A 1 "Close the flagship."`, `say B 1 "Run for it."`, `say A 3 "Chain."`}
	if got := words(p.rec); !slices.Equal(got, all) {
		t.Errorf("the record has %q", got)
	}
	for seat, want := range map[engine.Seat][]string{0: {all[0], all[2]}, 1: {all[1]}, engine.Observer: nil} {
		own, err := ForSeat(p.rules, p.rec, seat)
		if err != nil {
			t.Fatal(err)
		}
		if got := words(own); !slices.Equal(got, want) {
			t.Errorf("the record of seat %d has %q, want %q", seat, got, want)
		}
	}
	p.r.End(Conceded, 0, engine.Outcome{Winner: 1})
	if rec, err := ForSeat(p.rules, p.rec, engine.Observer); err != nil || !slices.Equal(words(rec), all) {
		t.Errorf("once it is over the record has %q, error %v", words(rec), err)
	}
}

func TestAForkBeginsWithTheMessagesThatWereWritten(t *testing.T) {
	p := messaged(t)
	r, err := Replay(p.rules, p.rec)
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range []int{1, 2, 3} {
		fork, err := r.Fork(n, "f1")
		if err != nil {
			t.Fatal(err)
		}
		NewRecorder(p.rules, fork, r.State(n))
		again, err := Parse("", fork.Format())
		if err != nil {
			t.Fatal(err)
		}
		if got := words(again); !slices.Equal(got, words(p.rec)[:want]) {
			t.Errorf("forked after step %d the record has %q", n, got)
		}
		if rep := Verify(p.rules, again); len(rep.Faults) > 0 {
			t.Errorf("forked after step %d: %q", n, rep.Faults)
		}
	}
}

func TestVerifyReadsMessages(t *testing.T) {
	p := messaged(t)
	for _, tt := range []struct {
		name  string
		rules engine.Ruleset
		line  Say
		want  string
	}{
		{"as the law has them", p.rules, Say{Seat: "B", Number: 9, Text: "one two three"}, ""},
		{"too long", p.rules, Say{Seat: "B", Number: 2, Text: "one two three four"}, "expected at most 3 words, found 4 (case 3.5)"},
		{"beyond the last number", p.rules, Say{Seat: "B", Number: 10, Text: "one"}, "expected the number of a message from 1 to 9, found 10"},
		{"written twice", p.rules, Say{Seat: "B", Number: 1, Text: "Stay."}, "message 1 of B is written a second time"},
		{"of a game without", duelRules(t), Say{Seat: "B", Number: 2, Text: "Stay."}, "has no messages by number"},
	} {
		rec := *p.rec
		rec.Lines = append(slices.Clip(rec.Lines), &tt.line)
		faults := strings.Join(Verify(tt.rules, &rec).Faults, "\n")
		if tt.want == "" && faults != "" || !strings.Contains(faults, tt.want) {
			t.Errorf("%s: faults %q, want %q", tt.name, faults, tt.want)
		}
	}
}

// agreed are the rules of a game in which message 1 is agreed before the match.
type agreed struct{ signals }

func (a agreed) Messages() engine.Messages {
	bounds := a.signals.Messages()
	bounds.Agreed, bounds.Early = 1, "3.3"
	return bounds
}

func TestAMessageThatIsAgreedTooLate(t *testing.T) {
	p := begin(t, agreed{signals{duelRules(t)}}, 1, "fog", House)
	p.r.Write(0, 1, "Close the flagship.")
	for now := 1; now == 1; now, _ = p.s.State.Moment() {
		asked := p.s.State.Pending(nil)
		if err := p.s.Play(p.s.State.Candidates(asked[0], 1, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if rep := Verify(p.rules, p.rec); len(rep.Faults) > 0 {
		t.Errorf("in time it is found fault with: %q", rep.Faults)
	}
	p.r.Write(1, 2, "Run for it.")
	p.r.Write(1, 1, "Run for it.")
	if rep := Verify(p.rules, p.rec); len(rep.Faults) != 1 || !strings.Contains(rep.Faults[0], "before the first move") {
		t.Errorf("too late: %q", rep.Faults)
	}
}
