package external

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// The test's own binary is the program that plays, if it is started with the name of a way to play.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && ways[os.Args[1]] != nil {
		play(ways[os.Args[1]])
		return
	}
	os.Exit(m.Run())
}

// ways are how programs answer the nth question: with lines, or "" to say nothing.
var ways = map[string]func(n int, said line) string{
	"good":  func(_ int, said line) string { return said.first() },
	"late":  func(int, line) string { return "" },
	"wrong": func(int, line) string { return `{"answer":1,"choice":"A sail home"}` },
	"once": func(n int, said line) string {
		if said.Refused > 0 {
			return fmt.Sprintf(`{"answer":%d,"choice":"A load resolute > chain"}`, said.Refused)
		}
		return fmt.Sprintf("{\"answer\":%d,\"choice\":\"A plot resolute 9\"}", said.Ask)
	},
	"odd": func(int, line) string { return "rook takes pawn" },
	"other": func(_ int, said line) string {
		return fmt.Sprintf(`{"answer":%d,"choice":"B load vengeur > round"}`, max(said.Ask, said.Refused))
	},
	"long":   func(int, line) string { return `{"answer":1,"choice":"` + strings.Repeat("x", MostLine) + `"}` },
	"stale":  func(_ int, said line) string { return `{"answer":0,"choice":"","name":"x"}` + "\n" + said.first() },
	"ends":   func(int, line) string { os.Exit(3); return "" },
	"silent": func(int, line) string { return "" },
	"newer":  func(int, line) string { return "" },
}

// A line is what a program of these tests is told.
type line struct {
	Hello, Ask, Refused int
	Options             []Option
}

func (l line) first() string {
	return fmt.Sprintf(`{"answer":%d,"choice":%q}`, l.Ask, l.Options[0].Choice)
}

func play(way func(int, line) string) {
	in := bufio.NewReader(os.Stdin)
	for n := 0; ; {
		text, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var said line
		json.Unmarshal(text, &said)
		switch {
		case said.Hello > 0 && os.Args[1] == "silent":
			return
		case said.Hello > 0 && os.Args[1] == "newer":
			fmt.Println(`{"hello":2}`)
		case said.Hello > 0:
			fmt.Println(`{"hello":1,"name":"a test"}`)
		case said.Ask > 0 || said.Refused > 0:
			n++
			if answer := way(n, said); answer != "" {
				fmt.Println(answer)
			}
		}
	}
}

func rules(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// begun returns the first position of Duel and its first decision.
func begun(t testing.TB, r engine.Ruleset) (engine.State, engine.Decision) {
	t.Helper()
	mixer := dice.NewMixer(1, 1)
	s, err := r.Setup("open-sea", nil, &engine.Turn{Dice: &mixer})
	if err != nil {
		t.Fatal(err)
	}
	return s, s.Pending(nil)[0]
}

// Whatever a program does, the decision gets a lawful answer, and what another bot answered is counted with its reason.
func TestWays(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		way    string
		choice string // "" for any
		faults int
		why    string
	}{
		{"good", "A load resolute > round", 0, ""},
		{"once", "A load resolute > chain", 0, ""},
		{"stale", "A load resolute > round", 0, ""},
		{"late", "", 1, "no answer in time"},
		{"wrong", "", 1, `5 answers were refused, the last: line 6: 1:3: no verb "sail"`},
		{"odd", "", 1, `the last: line 6: expected an object such as {"answer":1,"choice":"…"}: invalid character 'r'`},
		{"other", "", 1, "the last: line 6: expected a choice of A"},
		{"long", "", 1, "it has ended"},
		{"ends", "", 1, "it has ended"},
	} {
		t.Run(tt.way, func(t *testing.T) {
			t.Parallel()
			var log bytes.Buffer
			ps := &Programs{Time: 2 * time.Second, Record: &log}
			if tt.way == "late" {
				ps.Time = 50 * time.Millisecond
			}
			spec, err := ps.Parse("exec:" + os.Args[0] + " " + tt.way)
			if err != nil || spec.Repeatable() || !strings.HasPrefix(spec.String(), Kind) {
				t.Fatal(spec, err)
			}
			b, err := spec.New(r, nil)
			if err != nil {
				t.Fatal(err)
			}
			b.Begin(7)
			s, d := begun(t, r)
			c := b.Choose(s, d, bot.Budget{})
			if got := string(engine.FormatChoice(nil, r.Info(), r.Words(), c)); tt.choice != "" && got != tt.choice {
				t.Errorf("it chooses %s, want %s", got, tt.choice)
			}
			if ill := s.Check(c); !ill.OK() {
				t.Errorf("the choice is refused: %s", r.Words().Refuse(ill))
			}
			faults := strings.Join(ps.Close(), "\n")
			if (faults != "") != (tt.faults > 0) || !strings.Contains(faults, tt.why) || tt.faults > 0 && !strings.HasPrefix(faults, "a bot at random made 1 of 1 decisions for the bot ") {
				t.Errorf("of its faults is said %q, want %q", faults, tt.why)
			}
			if !strings.Contains(log.String(), ` > {"begin":"7"}`) || !strings.Contains(log.String(), ` < {"hello":1`) {
				t.Errorf("the log has\n%s", log.String())
			}
		})
	}
}

// A program that has ended is started again for the next match.
func TestStartedAgain(t *testing.T) {
	r, ps := rules(t), &Programs{}
	spec, _ := ps.Parse("exec:" + os.Args[0] + " ends")
	b, err := spec.New(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, d := begun(t, r)
	for range 3 {
		b.Begin(1)
		b.Choose(s, d, bot.Budget{})
		b.Choose(s, d, bot.Budget{})
	}
	if own := b.(*Bot); own.begun != 3 || own.faults != 6 {
		t.Errorf("it was started %d times, and %d decisions were made for it; want 3 and 6", own.begun, own.faults)
	}
	ps.Close()
}

func TestNoSuchProgram(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ text, says string }{
		{"exec:", "expected a program, such as exec:./mybot"},
		{"exec:./nosuch", "the bot ./nosuch cannot be started"},
		{"exec:" + os.Args[0] + " silent", `expected {"hello":1} of it: it has ended`},
		{"exec:" + os.Args[0] + " newer", `expected {"hello":1} of it, found version 2`},
	} {
		spec, err := new(Programs).Parse(tt.text)
		if err == nil {
			_, err = spec.New(r, nil)
		}
		if err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s: %v, want %q", tt.text, err, tt.says)
		}
	}
	if _, err := bot.ParseSpec("exec:/bin/true"); err == nil {
		t.Error("a text that is not a person's own names a program")
	}
}

func TestNames(t *testing.T) {
	for text, want := range map[string]string{"./mybot": "mybot", "python3 my-bot.py --deep 2.5": "my-bot", "C:/bots/b.exe": "b", "./a+b": "a-b", "/usr/bin/rook -v": "rook"} {
		if got := nameOf(strings.Fields(text)); got != want {
			t.Errorf("%s is called %q, want %q", text, got, want)
		}
	}
}

// A question says nothing that its seat may not know: it is the same whatever the other side has sealed.
func TestQuestionKeepsSecrets(t *testing.T) {
	r := rules(t)
	ask := func(sealed string) string {
		s, d := begun(t, r)
		c, bad := engine.ParseChoice(r.Info(), r.Words(), sealed)
		if bad != nil {
			t.Fatal(bad)
		}
		s.Apply(c, &engine.Turn{})
		var text []byte
		asker := bot.NewAsker(r.Blank)
		asker.Ask(peeker{func(seen engine.State, d engine.Decision) { text, _ = pack.JSON(Ask(r, seen, d)) }}, s, d, bot.Budget{})
		return string(text)
	}
	round, chain := ask("B load vengeur > round"), ask("B load vengeur > chain")
	if round != chain || !strings.Contains(round, `"choice":"A load resolute > round"`) || !strings.Contains(round, `"scene":{"turn":"turn 1 of 8"`) {
		t.Errorf("with one order sealed the question is\n%s\nwith another\n%s", round, chain)
	}
}

// A peeker is a bot that shows what it is asked.
type peeker struct {
	at func(engine.State, engine.Decision)
}

func (peeker) Begin(uint64) {}

func (p peeker) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	p.at(seen, d)
	return seen.Candidates(d, 1, nil)[0]
}

// Numbers stand with their units, and the words of an answer without them.
func TestNumbers(t *testing.T) {
	r := rules(t)
	s, _ := begun(t, r)
	var turn engine.Turn
	c, _ := engine.ParseChoice(r.Info(), r.Words(), "A load resolute > round")
	s.Apply(c, &turn)
	q := Ask(r, s, s.Pending(nil)[0])
	if o := q.Options[0]; o.Choice != "A plot resolute" || len(o.Numbers) != 1 || o.Numbers[0] != (Number{"0", "3", "1", false}) {
		t.Errorf("the option is %+v", o)
	}
	if q.Position == "" || q.Seat != "A" || !strings.Contains(q.Question, "speed") || q.Case != "2.4" {
		t.Errorf("the question is %+v", q)
	}
}
