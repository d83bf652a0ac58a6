package command

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// byMail is what play --help says of a match by mail.
const byMail = "\n\nBy mail, each of you plays one seat and sends the other the file. play GAME --seat English --record FILE " +
	"begins such a match, and play FILE --seat Spanish goes on with it. It stops when your opponent has to choose, and says so." +
	"\n\nWhat you choose under seal, such as orders, stays on your computer until both of you have chosen. " +
	"Until then the file has only a seal: nobody can read it, and you cannot choose otherwise any more. " +
	"Before you go on, the program checks the whole record, and says if a line that you have had was changed or if " +
	"somebody else has chosen for you." +
	"\n\nThe rest is a matter of trust. What the game itself hides, such as counters, what is loaded and the words of " +
	"messages, can be read in the file with an editor or replay. Who plays a sitting rolls its dice: verify shows that " +
	"no roll was changed, but he could play the sitting twice and send the one that he likes. " +
	"Nothing firm is taken back, and no draw is offered. A server keeps all of this."

// mail is one player's side of a match by mail.
type mail struct {
	seat     engine.Seat
	name     string       // of the seat, in the record
	word     string       // of the seat, as it is typed
	has      string       // the seat with its verb, as whoHas says it
	away     engine.Seats // persons who are elsewhere
	file     string       // where the notes are
	notes    notes
	had      int      // how many choices of the record its player has had before
	sat      int      // how many sittings
	quiet    bool     // choices are repeated that are stored already
	again    []string // choices to repeat: those begun last time, or those that are opened now
	opens    *seal    // the seal of these, or nil
	scenario string
	doubtful []string // what the player should know of the dice
	since    []string // what was done since the player last played
	made     *seal    // the last one made at this sitting
	sealed   bool     // the record ends with it
}

// alone returns the seats that the flags give without a player.
func (cmd *playCmd) alone() (out []string) {
	for _, seat := range cmd.Seat {
		if !strings.Contains(seat, "=") {
			out = append(out, seat)
		}
	}
	return out
}

// mail returns who plays by mail, if a seat is named alone and another is a person's.
func (cmd *playCmd) mail(info *engine.Info, scenario string, s []player) (*mail, error) {
	alone := cmd.alone()
	if len(alone) == 0 {
		return nil, nil
	}
	if len(alone) > 1 {
		return nil, fmt.Errorf("one seat at a time is played by mail, found --seat %s", strings.Join(alone, " --seat "))
	}
	seat, err := findPlayer(info, scenario, alone[0])
	if err != nil {
		return nil, err
	}
	m := &mail{seat: seat, name: info.Seats[seat], word: seatWord(info, scenario, seat), has: whoHas(info, seat), scenario: scenario}
	for i := range s {
		if !s[i].bot && engine.Seat(i) != seat {
			m.away |= engine.Only(engine.Seat(i))
		}
	}
	switch {
	case s[seat].bot:
		return nil, fmt.Errorf("%s is played by the bot %s, and not by you", m.name, s[seat].spec)
	case m.away == 0:
		return nil, nil
	case cmd.Umpire:
		return nil, fmt.Errorf("an umpire has all seats, found --seat %s", alone[0])
	case len(s) > 2 && len(cmd.Bot) > 0:
		return nil, fmt.Errorf("by mail only persons play, found --bot %s", cmd.Bot[0])
	case cmd.Record == "":
		return nil, fmt.Errorf("a match by mail is played in a file: give it a name with --record")
	}
	return m, nil
}

// isAway reports whether a seat is played elsewhere.
func (m *mail) isAway(seat engine.Seat) bool { return m != nil && m.away.Has(seat) }

// here returns the seats at this terminal, 0 for all.
func (m *mail) here() engine.Seats {
	if m == nil {
		return 0
	}
	return engine.Only(m.seat)
}

// begins prepares the notes for a new match.
func (m *mail) begins(d *desk, rec *record.Record) error {
	if m == nil {
		return nil
	}
	var err error
	m.file, err = (&notes{}).find(d, rec, m.name)
	m.notes = notes{Match: rec.Match, Seat: m.name}
	return err
}

// reads compares a record that continues with the player's notes on it. One that is played by mail is not played for
// all seats by mistake, and never while something in it is sealed.
func (cmd *playCmd) reads(d *desk, m *mail, rules engine.Ruleset, rec *record.Record) error {
	shut := rec.Unopened()
	switch {
	case m == nil && len(shut) > 0:
		return fmt.Errorf("%s:%d: what %s chosen is sealed: go on for your own seat, such as --seat %s",
			rec.File, shut[0].Line(), whoHas(rules.Info(), seatOf(rec, shut[0].Seat)),
			seatWord(rules.Info(), rec.Scenario, seatOf(rec, shut[0].Seat)))
	case m == nil && rec.LastDice().Mail && !cmd.Trust:
		return fmt.Errorf("%s is played by mail: go on for your own seat, such as --seat %s; --trust plays all seats here",
			rec.File, seatWord(rules.Info(), rec.Scenario, 0))
	case m == nil:
		return nil
	}
	var err error
	if m.file, err = m.notes.find(d, rec, m.name); err != nil {
		return err
	}
	if err := m.compare(rec); err != nil && !cmd.Trust {
		return err
	}
	m.doubtful = m.doubts(rec)
	return nil
}

// comes reports whether a match can go on at this terminal with a record that has come back. If others have to choose
// first it says so.
func (cmd *playCmd) comes(d *desk, m *mail, old *record.Replayed) (bool, error) {
	if m == nil {
		return true, nil
	}
	rec := old.Record
	if report := record.Verify(old.Rules(), rec); !report.OK() && !cmd.Trust {
		return false, fmt.Errorf("%s; the record does not hold, and --trust goes on all the same", report.Faults[0])
	}
	if err := m.resume(rec); err != nil {
		return false, err
	}
	if waits, next := m.waits(old); waits {
		m.warn(d)
		m.lists(d, old.Rules())
		m.notNow(d, old.Rules(), next, rec.File)
		return false, nil
	}
	m.since = append(m.since, m.doubtful...)
	m.tell(d, old)
	return true, nil
}

// warn prints what the player should know of the dice.
func (m *mail) warn(d *desk) {
	if m != nil {
		for _, line := range m.doubtful {
			fmt.Fprintln(d.out, line)
		}
	}
}

// lists prints what the player has chosen under seal that is not opened.
func (m *mail) lists(d *desk, rules engine.Ruleset) {
	if m.opens == nil {
		return
	}
	fmt.Fprintln(d.out, "You have chosen this under seal:")
	for _, text := range m.opens.Choices {
		if c, bad := engine.ParseChoice(rules.Info(), rules.Words(), text); bad == nil {
			text = rules.Words().SayAbout(c)
		}
		fmt.Fprintln(d.out, "  "+text)
	}
}

// notNow says that a record was left as it is, because another seat is next.
func (m *mail) notNow(d *desk, rules engine.Ruleset, next engine.Seat, file string) {
	fmt.Fprintf(d.out, d.called("%s next, and nothing was changed. Your opponent goes on with: weathergage play %s --seat %s\n"),
		rules.Info().Called(m.scenario).Does(next, "choose"), file, seatWord(rules.Info(), m.scenario, next))
}

// waitsForDice reports whether the match waits for dice that are typed elsewhere, and says so.
func (m *mail) waitsForDice(d *desk, of *match.Match, file string) bool {
	if m == nil || !m.quiet {
		return false
	}
	m.quiet = false
	v := of.View(m.seat)
	if v.Dice != nil || len(v.Asked) > 0 {
		return false
	}
	m.warn(d)
	m.notNow(d, of.Rules(), first(m.away), file)
	return true
}

// waits reports whether the match waits for others, and for whom first.
func (m *mail) waits(old *record.Replayed) (bool, engine.Seat) {
	if _, _, held := old.Held(); held {
		return false, 0
	}
	var shut engine.Seats
	asked := askedIn(old.State(len(old.Moments) - 1))
	for _, line := range old.Record.Unopened() {
		shut |= engine.Only(seatOf(old.Record, line.Seat))
	}
	others := asked & m.away &^ shut
	if asked.Has(m.seat) && (!shut.Has(m.seat) || others == 0) {
		return false, 0
	}
	for _, who := range []engine.Seats{others, asked & m.away} {
		if who != 0 {
			return true, first(who)
		}
	}
	return true, first(m.away)
}

// askedIn returns the seats that a position asks.
func askedIn(s engine.State) (asked engine.Seats) {
	for _, d := range s.Pending(nil) {
		asked |= engine.Only(d.Seat)
	}
	return asked
}

// first returns the first of some seats, of which there is one.
func first(seats engine.Seats) engine.Seat { return engine.Seat(bits.TrailingZeros(uint(seats))) }

// resume finds the choices to repeat: those that can be opened now, or those that were begun.
func (m *mail) resume(rec *record.Record) error {
	m.again = m.notes.Draft
	for _, line := range rec.Unopened() {
		if line.Seat != m.name {
			continue
		}
		for i := range m.notes.Seals {
			if s := &m.notes.Seals[i]; s.Commit == line.Commit {
				m.opens, m.again = s, s.Choices
			}
		}
		if m.opens == nil {
			return fmt.Errorf("%s:%d: what you sealed here is not on this computer: it would be in %s. Go on where you sealed it, or "+
				"copy that file from there. If it is lost, so are these choices: agree with your opponent to delete line %[2]d and to choose "+
				"anew, both with --trust", rec.File, line.Line(), m.file)
		}
	}
	m.quiet = len(m.again) > 0 || rec.Held != nil
	return nil
}

// open adds to a record that the player's sealed choices follow.
func (m *mail) open(rec *record.Record) {
	if m != nil && m.opens != nil {
		rec.Lines = append(rec.Lines, &record.Opened{Seat: m.name, N: len(m.opens.Choices), Key: m.opens.Key})
	}
}

// throws says that the house throws the dice of this sitting, where those of the sitting before were typed: each player
// says for himself that he rolls real ones.
func (m *mail) throws(rec *record.Record, typed bool) {
	if m != nil && !typed && rec.LastDice().Source == record.Typed {
		m.since = append(m.since, "The program throws the dice of this sitting; --hand-dice rolls real ones.")
	}
}

// mostSince is how many lines at most say what was done since the player last played.
const mostSince = 60

// tell collects what was done since the player last played, as he may know it.
func (m *mail) tell(d *desk, old *record.Replayed) {
	scenario := old.Record.Scenario
	rules := old.Rules()
	f := film{desk: d, rules: engine.In(rules, scenario), named: rules.Info().Called(scenario), match: old, viewer: m.seat}
	var all []string
	for f.at = m.had + 1; f.at < len(old.Moments); f.at++ {
		if lines := f.story(); len(lines) > 1 { // one says only that others have chosen
			all = append(all, lines...)
		}
	}
	if len(all) == 0 {
		return
	}
	m.since = append(m.since, "Since you last played:")
	if n := len(all) - mostSince; n > 0 {
		all = all[n:]
		m.since = append(m.since, fmt.Sprintf(d.called("%d lines more; weathergage replay %s --seat %s shows all."), n, old.Record.File, m.word))
	}
	m.since = append(m.since, all...)
}

// repeat plays the choices that are stored already. Only the last is written, with all that come of it.
func (m *mail) repeat(of *match.Match) error {
	if m == nil {
		return nil
	}
	rules := of.Rules()
	var said []string
	for i, text := range m.again {
		m.quiet = i < len(m.again)-1
		c, bad := engine.ParseChoice(rules.Info(), rules.Words(), text)
		if bad != nil {
			return fmt.Errorf("%s: %q: %w", m.file, text, bad)
		}
		_, err := of.Play(m.seat, of.View(m.seat).At, c)
		if err != nil && m.opens != nil {
			return fmt.Errorf("%q, which you chose under seal, cannot be played: %w", text, err)
		}
		if err != nil {
			m.again, m.quiet = m.again[:i], false
			m.since = append(m.since, fmt.Sprintf("You had also chosen this, which is not possible any more: %s.", rules.Words().SayAbout(c)))
			break
		}
		said = append(said, rules.Words().SayAbout(c))
	}
	if len(said) > 0 && m.opens == nil {
		m.since = append(m.since, fmt.Sprintf("Your choices so far stand: %s.", strings.Join(said, "; ")))
	}
	return nil
}

// farewell says what to do with the record.
func (m *mail) farewell(d *desk, of *match.Match, file string) {
	v := of.View(m.seat)
	if v.Over() {
		fmt.Fprintf(d.out, d.called("The record is in %s: send it to your opponent, so that both of you have the end. weathergage verify %s checks it.\n"), file, file)
		return
	}
	var asked engine.Seats
	if v.Seen != nil {
		asked = askedIn(v.Seen)
	}
	if asked.Has(m.seat) {
		fmt.Fprintf(d.out, d.called("You choose next: weathergage play %s --seat %s goes on.\n"), file, m.word)
		return
	}
	if m.sealed {
		fmt.Fprintf(d.out, "What you chose is sealed: nobody can read it in %s before your opponent has chosen too.\n", file)
	}
	next := first(m.away)
	if asked&m.away != 0 {
		next = first(asked & m.away)
	}
	fmt.Fprintf(d.out, d.called("%s next. Send %s to your opponent, who goes on with: weathergage play %s --seat %s\n"),
		of.Info().Does(next, "choose"), file, file, seatWord(of.Rules().Info(), m.scenario, next))
}
