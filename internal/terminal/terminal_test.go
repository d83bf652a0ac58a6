package terminal_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

func duelRules(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

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

// session plays a duel with what is typed and returns what was shown. The dice
// are those of a script; a seat without a person is played by passing.
func session(t testing.TB, typed string, st terminal.Style, persons int, faces ...uint16) string {
	t.Helper()
	rules := signalling{duelRules(t)}
	seats := []match.Sitter{{Name: "Ann"}, {Name: "Bob"}}
	for i := persons; i < 2; i++ {
		seats[i] = match.Sitter{Name: "first", Choose: func(seen engine.State, d engine.Decision) engine.Choice {
			return seen.Candidates(d, 2, nil)[0]
		}}
	}
	rec := record.New(rules.Info(), "open-sea", nil, "t1")
	rec.Dice.Source = record.Typed
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: "open-sea", Seats: seats, Dice: dice.NewScript(faces...), Record: rec,
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, In: bufio.NewReader(strings.NewReader(typed)), Out: &out,
		Style: func() terminal.Style { return st },
		Rules: func(rule engine.Case) (string, error) {
			if rule == "2.4" {
				return "2.4 speed is at most the sails that stand", nil
			}
			return "", errors.New("no case " + string(rule))
		},
		Odds: func(_ engine.State, c engine.Choice, _ terminal.Style) ([]string, error) {
			if c.Verb == engine.Pass {
				return nil, errors.New("nothing is thrown")
			}
			return []string{"one in six"}, nil
		},
		Save: func(string) error { return errors.New("the disk is full") },
	}
	if err := c.Run(); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	return out.String()
}

func TestChoicesAreReadInAnyForm(t *testing.T) {
	for _, tt := range []struct{ name, typed, want string }{
		{"by number", "1", "ordered to load round shot"},
		{"by name, as in a record", "A load resolute > chain", "ordered to load chain shot"},
		{"by name without the seat", "load resolute chain", "ordered to load chain shot"},
		{"by part of the name", "chain", "ordered to load chain shot"},
		{"by first letters", "l r", "ordered to load round shot"},
		{"a number with its verb", "plot 2", "ordered to make speed 2"},
		{"a number after the number of a choice", "3 1", "ordered to make speed 1"},
		{"a number asked for", "3\n2", "ordered to make speed 2"},
		{"a number not given after all", "3\n\n1", "ordered to load round shot"},
		{"a number of letters", "3 x", `Expected a number, found "x"`},
		{"a number beyond the list", "7", `Expected a number from 1 to 3, found "7"`},
		{"a number too many", "load chain 5", `"5" is too much`},
		{"a choice that the rules refuse", "plot 4", "Not allowed: her sails give a speed of at most 3 (case 2.4)"},
		{"a refusal with the nearest choice", "plot 4", "Nearest allowed: Make speed 3"},
		{"why it is refused", "plot 4\n?", "2.4 speed is at most the sails that stand"},
		{"? with nothing refused", "?", "Nothing has been refused"},
		{"a case by number", "? 2.4", "2.4 speed is at most"},
		{"a case that is not there", "rules 9.9", "No case 9.9."},
		{"a verb not open now", "fire vengeur", "Not allowed: her guns are empty (case 2.2)"},
		{"a word that is nearly right", "laod chain", `Nothing here is called "laod": perhaps load`},
		{"a word that is nothing", "xyzzy", `Nothing here is called "xyzzy"`},
		{"a word that may be several", "load", `"load" may be one of 2 choices`},
		{"a word that may be any", "resolute", "That may be any of these"},
		{"taking back", "load chain\nundo", "Taken back: Load chain shot"},
		{"taking back nothing", "undo", "Nothing to take back"},
		{"odds of one", "odds 1", "one in six"},
		{"standing orders, none", "order", "Pass for me when I can do nothing"},
		{"a standing order", "order idle\norder", "  1  Pass for me when I can do nothing"},
		{"a standing order that is none", "order idel", `No standing order "idel", perhaps idle`},
		{"a standing order revoked", "order idle\norder off 1", "Revoked: Pass for me"},
		{"none to revoke", "order off 1", "No standing order is in force"},
		{"a question that must be answered", "order here", "cannot be skipped"},
		{"a question let go by", "load round\nplot 3\norder here", "holds her course; the range is 515 mm (3.3), by your standing order"},
		{"words", "say well met", "A: “well met”"},
		{"a message", "write 2 Close the flagship.", "Message 2 is written."},
		{"messages", "write 2 Close up.\nwrite 1 Stay.\nwrite", "1 “Stay.”\n2 “Close up.”"},
		{"messages, none", "write", "You have written no messages."},
		{"a message that is given", "write 2 Close up.\nplot 2", "is ordered to make speed 2. “Close up.” (2.4)"},
		{"a message of too many words", "write 2 one two three four", "Expected at most 3 words, found 4 (case 3.5)."},
		{"a message without a number", "write Close up.", `Expected the number of a message and its words, found "Close up."`},
		{"a file that cannot be written", "save x.wgm", "Not saved: the disk is full"},
		{"the list of commands", "help", "concede  give the match up"},
		{"side panels", "charts", "The ships"},
		{"a board by number", "board 1", "Resolute"},
		{"a board that is not there", "board 7", `No board "7"`},
		{"a log of nonsense", "log some", "Expected a number of lines or all"},
		{"conceding, after all not", "concede\nn", "Give the match up? (y/n)"},
		{"conceding", "concede\ny", "— A concedes"},
		{"quitting", "quit", "A> "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := session(t, tt.typed+"\n", terminal.Style{Width: 100}, 1, 3, 1, 1, 1, 1)
			if !strings.Contains(got, tt.want) {
				t.Errorf("typed %q, want %q in\n%s", tt.typed, tt.want, got)
			}
		})
	}
}

func TestTwoPersonsBehindACurtain(t *testing.T) {
	typed := "\nload chain\nplot 1\n\nload round\nplot 1\n"
	got := session(t, typed, terminal.Style{Width: 80, Height: 24, Clear: true}, 2, 5)
	curtain := strings.Index(got, "B now. Nobody else should look.")
	if curtain < 0 {
		t.Fatalf("there is no curtain:\n%q", got)
	}
	shown := got[curtain:]
	if i := strings.Index(shown, "\x1b[3J"); i < 0 {
		t.Error("what A typed can be scrolled back to")
	}
	orders := shown[:strings.Index(shown, "has the gage")]
	if strings.Contains(orders, "chain shot (2.2)") {
		t.Errorf("B is shown what A has loaded:\n%s", orders)
	}
}

func TestTheBoardIsDrawnOnceAPart(t *testing.T) {
	got := session(t, "load chain\nplot 1\n", terminal.Style{Width: 80}, 1, 5)
	if n := strings.Count(got, "turn 1 of 8 · orders"); n != 1 {
		t.Errorf("the board of the orders is drawn %d times through a pipe, want once", n)
	}
	if strings.Contains(got, "\x1b") {
		t.Error("escape sequences in a plain style")
	}
}

// scene returns a small board of squares with two ships, and a track.
func scene() (*engine.Scene, *engine.Info) {
	squares := &engine.Board{Key: "sea", Name: "The sea", Kind: engine.Squares, Width: 400, Height: 200}
	for i := range 8 {
		x, y := i%4, i/4
		squares.Spaces = append(squares.Spaces, engine.Space{
			ID: engine.Thing(1, i+1), Label: fmt.Sprintf("%c%d", 'A'+x, y+1), Terrain: []string{"sea", "shoal"}[x/3],
			Centre: engine.Point{X: int32(50 + 100*x), Y: int32(50 + 100*y)},
		})
	}
	track := &engine.Board{Key: "track", Name: "The track", Kind: engine.Boxes, Width: 100, Height: 20}
	for i := range 3 {
		track.Spaces = append(track.Spaces, engine.Space{
			ID: engine.Thing(2, i+1), Label: fmt.Sprint(i + 1), Name: "box", Centre: engine.Point{X: int32(50 * i), Y: 10},
		})
	}
	track.Links = []engine.Link{{From: engine.Thing(2, 1), To: engine.Thing(2, 2)}}
	return &engine.Scene{
		Boards: []*engine.Board{squares, track}, Turn: "turn 3", Phase: "movement",
		Pieces: []engine.Piece{
			{Key: "a", ID: engine.Thing(3, 1), At: engine.Thing(1, 2), Name: "Revenge", Side: 0,
				Numbers: []engine.Stat{{Name: "strength", Value: 9}, {Name: "hits", Value: 2}}, State: []string{"broken"}},
			{Key: "b", At: engine.Thing(1, 7), Name: "San Martín", Side: 1, Under: 2},
			{Key: "c", At: engine.Thing(2, 3), Name: "Armada", Side: 1},
		},
		Marks: []engine.Mark{{Kind: "wind", Label: "westerly", Value: 900}, {Kind: "weather", Label: "calm"}},
		Charts: []engine.Chart{{Title: "Ships", Side: engine.NoSeat, Columns: []string{"hits"}, Rows: []engine.Row{
			{Name: "Revenge", Cells: []string{"2"}}, {Name: "Elizabeth", Cells: []string{"10"}, Gone: true},
		}}},
	}, &engine.Info{Seats: []string{"English", "Spanish"}}
}

func TestDraw(t *testing.T) {
	sc, in := scene()
	got := terminal.Draw(sc, in, []engine.Object{engine.Thing(1, 3)}, terminal.Style{Width: 42})
	want := `turn 3 · movement · wind → westerly · calm

The sea
      A        B        C        D
  ┼────────┼────────┼────────┼────────┼
1 │        │▲Revenge[   C1   ]· · · · │
  │        │9/2 B   │        │· · · · │
  ┼────────┼────────┼────────┼────────┼
2 │        │        │▼San Mar│· · · · │
  │        │        │+2      │· · · · │
  ┼────────┼────────┼────────┼────────┼
  strength/hits   B broken   · shoal

Ships
             hits
Revenge         2
(Elizabeth)    10

The track
(1)················(2)                (3▼)


3 box: ▼Armada`
	if text := join(got); text != want {
		t.Errorf("drawn:\n%s\nwant:\n%s", text, want)
	}
}

func join(lines []string) string { return strings.Join(lines, "\n") }

func TestColourIsOnlyAddedToWhatIsDrawn(t *testing.T) {
	sc, in := scene()
	bare := terminal.Draw(sc, in, nil, terminal.Style{Width: 120, Height: 40})
	coloured := terminal.Draw(sc, in, nil, terminal.Style{Width: 120, Height: 40, Colour: true})
	if !strings.Contains(join(coloured), "\x1b[1;32m▲Revenge") {
		t.Error("the first seat's ship has no colour of its own")
	}
	for i := range coloured {
		if got := withoutEscapes(coloured[i]); !strings.Contains(got, "Elizabeth") && got != bare[i] {
			t.Errorf("line %d without its colours is %q, want %q", i, got, bare[i])
		}
	}
}

func withoutEscapes(s string) string {
	for {
		from := strings.IndexByte(s, 0x1b)
		if from < 0 {
			return s
		}
		s = s[:from] + s[from+strings.IndexByte(s[from:], 'm')+1:]
	}
}

func TestNothingIsWiderThanThePage(t *testing.T) {
	sc, in := scene()
	for width := 40; width <= 170; width += 13 {
		for _, line := range terminal.Draw(sc, in, nil, terminal.Style{Width: width, Height: 24}) {
			if n := len([]rune(line)); n > width {
				t.Errorf("at %d columns a line has %d: %q", width, n, line)
			}
		}
	}
}

func TestAFullBoardFitsASmallPage(t *testing.T) {
	sc, in := scene()
	small := terminal.Draw(sc, in, nil, terminal.Style{Width: 42, Height: 24})
	large := terminal.Draw(sc, in, nil, terminal.Style{Width: 42, Height: 60})
	if len(small) >= len(large) {
		t.Errorf("%d lines on a page of 24, %d on one of 60", len(small), len(large))
	}
	if !slices.ContainsFunc(small, func(l string) bool { return strings.Contains(l, "▲Revenge") }) {
		t.Error("the ship is not on the small board")
	}
}

// FuzzConsole types anything: the console must neither fail nor hang, and what
// it is told may never harm the record.
func FuzzConsole(f *testing.F) {
	for _, seed := range []string{
		"1\n2\nundo\nquit\n", "load chain\nplot 2\npass\n", "?\n? 2.4\nrules\n", "odds\nodds 1\nodds x\n",
		"a > b with c 85mm\n", "999999999999999999999\n-1\n3 -1\n", "say \x1b[2J\n/board\n/\n", "concede\ny\n",
		"board 0\nlog 0\nlog -1\nlog all\n", "l\nl\n1 1 1\n\n\n",
	} {
		f.Add(seed, true)
		f.Add(seed, false)
	}
	f.Fuzz(func(t *testing.T, typed string, page bool) {
		st := terminal.Style{Width: 80}
		if page {
			st = terminal.Style{Width: 80, Height: 24, Colour: true, Clear: true}
		}
		session(t, typed, st, 1, slices.Repeat([]uint16{3}, 200)...)
	})
}

func TestNamesThatBeginAlikeAreToldApart(t *testing.T) {
	sc, in := scene()
	sc.Pieces[0].Name, sc.Pieces[1].Name = "Medina II", "Medina III"
	got := join(terminal.Draw(sc, in, nil, terminal.Style{Width: 38}))
	for _, want := range []string{"▲Med II│", "▼Me III│"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q on the board:\n%s", want, got)
		}
	}
}

func TestHelpIsNoWiderThanThePage(t *testing.T) {
	got := session(t, "help\n", terminal.Style{Width: 60}, 1, 3, 1, 1, 1, 1)
	_, help, _ := strings.Cut(got, "Choices: ")
	help, _, _ = strings.Cut(help, "/board.")
	for _, line := range strings.Split("Choices: "+help, "\n") {
		if n := len([]rune(line)); n > 60 {
			t.Errorf("a line of help has %d columns: %q", n, line)
		}
	}
}

func TestADieIsToldOnce(t *testing.T) {
	got := session(t, "load chain\nplot 0\n", terminal.Style{Width: 80}, 1, 5)
	if !strings.Contains(got, "the die shows 5") || strings.Contains(got, "rolls 1d6: 5") {
		t.Errorf("want the die told once, in the line of what it led to:\n%s", got)
	}
}

func TestWhatIsTypedWhereALongListWaitsIsCarriedOut(t *testing.T) {
	page := terminal.Style{Width: 80, Height: 24, Clear: true}
	if got := session(t, "help\nload chain\nlog\n\n", page, 1, 3, 1, 1, 1, 1); !strings.Contains(got, "ordered to load chain shot") {
		t.Errorf("load chain is lost in\n%s", got)
	}
	endless := terminal.Style{Width: 80, Clear: true}
	if got := session(t, "load chain\nlog\n", endless, 1, 3, 1, 1, 1, 1); !strings.Contains(got, "ordered to load chain shot") {
		t.Errorf("a page without a height shows\n%s", got)
	}
	low := terminal.Style{Width: 40, Height: 5, Clear: true}
	if got := session(t, "load chain\nlog\n", low, 1, 3, 1, 1, 1, 1); !strings.Contains(got, "Enter goes on") || !strings.Contains(got, "ordered to load chain shot") {
		t.Errorf("choices that are more than the page does not wait in\n%s", got)
	}
}
