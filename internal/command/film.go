package command

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// A film is a record being shown.
type film struct {
	desk   *desk
	rules  engine.Ruleset
	named  *engine.Info // with the seats as the scenario calls them
	match  *record.Replayed
	viewer engine.Seat // NoSeat sees everything
	at     int         // the moment shown
	speed  float64     // steps a second; 0 stands still
	digits string      // of a number being typed
	fault  error       // why the record does not go on

	asking bool   // words to look for are being typed
	sought string // those words, or the last that were
	said   string // of what was sought, or ""
	open   page   // what is shown instead of the moment
}

// A page is what a film shows.
type page uint8

const (
	momentPage page = iota
	keysPage        // what can be pressed
	storyPage       // all that happened in the moment
)

// print prints the whole match, or, if to is not negative, up to that moment, and draws the board there.
func (f *film) print(to int) error {
	last := len(f.match.Moments) - 1
	if to >= 0 {
		last = to
	}
	for f.at = 1; f.at <= last; f.at++ {
		if drift := f.match.Drift; drift != nil && f.at == max(drift.Moment, 1) {
			fmt.Fprintln(f.desk.out, "Note: "+drift.Say(f.match.Record)+".")
		}
		fmt.Fprintln(f.desk.out, strings.Join(f.story(), "\n"))
	}
	f.at = last
	for _, line := range terminal.Draw(f.scene(), f.rules.Info(), nil, f.desk.style()) {
		fmt.Fprintln(f.desk.out, line)
	}
	return f.fault
}

// scene returns the position of the moment as the viewer may see it.
func (f *film) scene() *engine.Scene {
	viewer := f.viewer
	if viewer == engine.NoSeat {
		viewer = engine.Observer
	}
	return f.rules.Scene(f.seen(f.at), viewer)
}

// seen returns the position of a moment as the viewer may know it.
func (f *film) seen(at int) engine.State {
	s := f.rules.Blank()
	s.CopyFrom(f.match.State(at))
	if f.viewer != engine.NoSeat {
		s.Redact(f.viewer)
	}
	return s
}

// look draws the page of the moment, with the objects of its events lit.
func (f *film) look() []string {
	var about []engine.Object
	for _, e := range f.match.Events(f.at) {
		if f.viewer == engine.NoSeat || e.See.Has(f.viewer) {
			about = append(about, e.About, e.On)
		}
	}
	return terminal.Look(f.scene(), f.rules.Info(), about, f.desk.style())
}

// story returns what happened in the moment: the choice, if the viewer may know it, its throws and its
// events.
func (f *film) story() []string {
	m := &f.match.Moments[f.at]
	var out []string
	var throws []record.Throw // still to be told
	switch line := m.Line.(type) {
	case *record.Step:
		out = append(out, fmt.Sprintf("%4d  %s", f.at, f.choice(m, line)))
		if f.viewer == engine.NoSeat {
			throws = line.Throws
		}
	case *record.Back:
		who, agreed := line.By, ""
		if who == record.Umpire {
			who = "The umpire"
		}
		if len(line.Agreed) > 0 {
			agreed = ", " + strings.Join(line.Agreed, " and ") + " agreed"
		}
		out = append(out, fmt.Sprintf("%4d  %s takes back the last %d%s", f.at, who, line.N, agreed))
	}
	if line, ok := m.Line.(*record.Ruling); ok {
		out = append(out, fmt.Sprintf("%4d  The umpire rules: %s", f.at, line.Why))
		text := func(at int) string { return string(f.rules.FormatPosition(nil, f.seen(at))) }
		for _, change := range match.Changes(f.rules, text(f.at-1), text(f.at)) {
			out = append(out, "      · "+change)
		}
	}
	events := f.match.Events(f.at)
	for i, e := range events {
		vague := i > 0 && e.See == engine.Everyone&^events[i-1].See // of what has just been told exactly
		if f.viewer == engine.NoSeat && vague || f.viewer != engine.NoSeat && !e.See.Has(f.viewer) {
			continue
		}
		out, throws = f.thrown(out, m, throws, i)
		out = append(out, sayTold(string(f.rules.Tell(nil, e)), e.Rule))
	}
	out, _ = f.thrown(out, m, throws, len(events))
	if line, ok := m.Line.(*record.Step); ok {
		for _, told := range line.Told {
			out = append(out, sayTold(told.Text, told.Rule))
		}
	}
	return out
}

// sayTold returns an event as a line.
func sayTold(text string, rule engine.Case) string {
	text = "      · " + strings.TrimSuffix(text, ".")
	if rule != "" {
		text += " (" + string(rule) + ")"
	}
	return text
}

// thrown prints the throws made before a moment's event number told, each just before what it led to, and
// returns the rest. For a moment that is shown and not played it prints all at once.
func (f *film) thrown(
	out []string, m *record.Moment, throws []record.Throw, told int,
) ([]string, []record.Throw) {
	for len(throws) > 0 && (len(m.Thrown) < len(throws) || m.Thrown[len(m.Thrown)-len(throws)].Told <= told) {
		out = append(out, "        "+f.sayThrow(&throws[0]))
		throws = throws[1:]
	}
	return out, throws
}

// choice returns what was chosen, if the viewer may know it.
func (f *film) choice(m *record.Moment, line *record.Step) string {
	if f.viewer != engine.NoSeat && m.Choice.Seat != f.viewer {
		return f.named.Does(m.Choice.Seat, "choose")
	}
	return line.Choice
}

// sayThrow returns a throw as a line.
func (f *film) sayThrow(th *record.Throw) string {
	verb := "roll"
	if th.Drawn {
		verb = "draw"
	}
	does := "The house " + verb + "s"
	if seat, ok := f.rules.Info().FindSeat(th.Seat); ok {
		does = f.named.Does(seat, verb)
	}
	if th.Drawn {
		return fmt.Sprintf("%s %s (%s)", does, th.Name, th.Rule)
	}
	faces := make([]string, th.Dice)
	for i := range faces {
		faces[i] = strconv.Itoa(int(th.Faces[i]))
	}
	return fmt.Sprintf("%s %dd%d: %s (%s)", does, th.Dice, th.Sides, strings.Join(faces, " "), th.Rule)
}
