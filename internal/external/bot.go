package external

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

const (
	// Protocol is the version of the lines that pass to and fro.
	Protocol = 1
	// Usual is the time for each answer if none is named.
	Usual = 5 * time.Second

	greeting  = 10 * time.Second // the time for a hello
	mostWrong = 5                // answers to one question that are refused before the captain gives one
	mostBegun = 20               // how often a program that ends is started again
	prefix    = "exec:"

	// Kind is how the kind of such a bot begins, as records have it: exec-mybot.
	Kind = "exec-"
)

// Programs starts the programs of a run, and keeps account of them.
type Programs struct {
	Time   time.Duration // for each answer; 0 is Usual
	Errors io.Writer     // where the programs' standard error goes
	Record io.Writer     // gets every line that passes, with its direction; nil if nobody wants it

	mu   sync.Mutex
	bots []*Bot
}

// Named reports whether a text names a program: exec:PATH, with arguments behind it, divided by blanks.
func Named(text string) bool { return strings.HasPrefix(text, prefix) }

// Parse reads the name of a program, such as exec:./mybot --slow.
func (ps *Programs) Parse(text string) (bot.Spec, error) {
	words := strings.Fields(strings.TrimPrefix(text, prefix))
	if !Named(text) || len(words) == 0 {
		return bot.Spec{}, fmt.Errorf("expected a program, such as exec:./mybot, found %q", text)
	}
	return bot.Made(Kind+nameOf(words), func(rules engine.Ruleset, captain func(engine.Ruleset) bot.Captain) (bot.Bot, error) {
		b := &Bot{of: ps, rules: rules, words: words, standIn: bot.NewRandom(), other: "a bot at random"}
		if captain != nil {
			b.standIn, b.other = captain(rules), "the captain"
		}
		if err := b.start(); err != nil {
			return nil, err
		}
		ps.mu.Lock()
		defer ps.mu.Unlock()
		ps.bots = append(ps.bots, b)
		return b, nil
	}), nil
}

// script matches a file of a script or program with the ending of its kind.
var script = regexp.MustCompile(`^([^-].*)\.[a-z]+$`)

// nameOf returns what a program is called by: its file, or that of the script that it runs, without folder and ending.
func nameOf(words []string) string {
	name := words[0]
	for _, w := range words {
		if m := script.FindStringSubmatch(w); m != nil {
			name = m[1]
			break
		}
	}
	return strings.Map(func(r rune) rune {
		if r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '-'
	}, filepath.Base(name))
}

// time returns how long an answer may take.
func (ps *Programs) time() time.Duration { return cmp.Or(ps.Time, Usual) }

// note appends a line to the record of all programs.
func (ps *Programs) note(line string) {
	if ps.Record == nil {
		return
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	io.WriteString(ps.Record, line)
}

// Close ends all programs, and returns a sentence for each that did not make all its decisions itself.
func (ps *Programs) Close() (faults []string) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	for _, b := range ps.bots {
		if b.program != nil {
			b.program.stop()
		}
		if b.faults > 0 {
			faults = append(faults, fmt.Sprintf("%s made %d of %d decisions for the bot %s; the last because: %s", b.other, b.faults, b.decisions, b.words[0], b.last))
		}
	}
	ps.bots = nil
	return faults
}

// A Bot is a program that plays. It implements bot.Bot.
type Bot struct {
	of        *Programs
	rules     engine.Ruleset
	words     []string
	program   *program // nil once it is gone
	standIn   bot.Bot  // answers where the program does not
	other     string   // what that is called
	asked     int      // of this program
	begun     int      // how often it was started
	decisions int      // put to it in all
	faults    int      // of these, answered by the stand-in
	last      string   // why
}

// start starts the program and exchanges hellos.
func (b *Bot) start() error {
	b.begun++
	p, err := start(b.words, b.of.Errors, b.of.note)
	if err != nil {
		return fmt.Errorf("the bot %s cannot be started: %w", b.words[0], err)
	}
	b.program, b.asked = p, 0
	if err := b.greet(); err != nil {
		p.stop()
		b.program = nil
		return fmt.Errorf("the bot %s: %w", b.words[0], err)
	}
	return nil
}

type (
	hello struct {
		Hello   int    `json:"hello"`
		Game    string `json:"game"`
		Law     int    `json:"law"`
		Pack    string `json:"pack"`
		Seconds string `json:"seconds"`
	}
	begin struct {
		Begin string `json:"begin"` // the key of the match, the same for the same match of a laboratory
	}
	ask struct {
		Ask int `json:"ask"`
		*Question
	}
	refused struct {
		Refused int    `json:"refused"`
		Line    int    `json:"line"`
		Says    string `json:"says"`
	}
	answer struct {
		Hello  int    `json:"hello"`
		Name   string `json:"name"`
		Answer int    `json:"answer"`
		Choice string `json:"choice"`
	}
)

// greet exchanges hellos.
func (b *Bot) greet() error {
	info := b.rules.Info()
	seconds := strconv.FormatFloat(b.of.time().Seconds(), 'g', -1, 64)
	until := time.After(greeting)
	if err := b.program.send(until, hello{Protocol, info.Key, info.Version, info.Pack, seconds}); err != nil {
		return err
	}
	var got answer
	if err := b.program.hear(until, &got); err != nil {
		return fmt.Errorf("expected {\"hello\":%d} of it: %w", Protocol, err)
	}
	if got.Hello != Protocol {
		return fmt.Errorf("expected {\"hello\":%d} of it, found version %d", Protocol, got.Hello)
	}
	return nil
}

// Begin readies the program for a match. One that has ended is started again.
func (b *Bot) Begin(key uint64) {
	b.standIn.Begin(key)
	if b.program == nil && b.begun < mostBegun {
		if err := b.start(); err != nil {
			b.last = err.Error()
		}
	}
	if b.program != nil {
		if err := b.program.send(time.After(greeting), begin{strconv.FormatUint(key, 16)}); err != nil {
			b.last = err.Error()
		}
	}
}

// Choose asks the program for an answer to d. A question with one answer that wants no number is not put to it.
func (b *Bot) Choose(seen engine.State, d engine.Decision, think bot.Budget) engine.Choice {
	if only := seen.Candidates(d, 2, nil); len(only) == 1 {
		return only[0]
	}
	b.decisions++
	if b.program != nil {
		c, err := b.ask(seen, d)
		if err == nil {
			return c
		}
		b.last = err.Error()
		if errors.Is(err, errGone) {
			b.program.stop()
			b.program = nil
		}
	}
	b.faults++
	return b.standIn.Choose(seen, d, think)
}

// ask puts a question to the program, again after an answer that is refused.
func (b *Bot) ask(seen engine.State, d engine.Decision) (engine.Choice, error) {
	b.asked++
	until := time.After(b.of.time())
	if err := b.program.send(until, ask{b.asked, Ask(b.rules, seen, d)}); err != nil {
		return engine.Choice{}, err
	}
	var bad *lineError
	for range mostWrong {
		c, err := b.hear(until, seen, d)
		if !errors.As(err, &bad) {
			return c, err
		}
		if err := b.program.send(until, refused{b.asked, bad.line, bad.why}); err != nil {
			return engine.Choice{}, err
		}
	}
	return engine.Choice{}, fmt.Errorf("%d answers were refused, the last: %w", mostWrong, bad)
}

// hear reads an answer; those to earlier questions are passed over.
func (b *Bot) hear(until <-chan time.Time, seen engine.State, d engine.Decision) (engine.Choice, error) {
	for {
		var got answer
		if err := b.program.hear(until, &got); err != nil {
			return engine.Choice{}, err
		}
		if got.Answer > 0 && got.Answer < b.asked {
			continue
		}
		wrong := func(why string) (engine.Choice, error) {
			return engine.Choice{}, &lineError{b.program.heard, why}
		}
		if got.Answer != b.asked {
			return wrong(fmt.Sprintf("expected an answer to %d, found one to %d", b.asked, got.Answer))
		}
		words := b.rules.Words().At(seen)
		c, bad := engine.ParseChoiceIn(seen, b.rules.Info(), words, got.Choice)
		if bad != nil {
			return wrong(bad.Error())
		}
		if c.Seat != d.Seat {
			return wrong("expected a choice of " + b.rules.Info().SeatName(d.Seat))
		}
		if ill := seen.Check(c); !ill.OK() {
			return wrong(words.Refuse(ill))
		}
		return c, nil
	}
}
