package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// A Journal stores a match entry by entry: stored first, told second. A match calls it with its lock held, so
// it must not call the match.
type Journal interface {
	// Append stores an entry durably, whole or not at all. ErrTaken if its number exists: another node has
	// continued the match.
	Append(Entry) error
	// AppendAll stores several entries as Append does one: all of them or none.
	AppendAll([]Entry) error
	// Since returns the entries with numbers above n, in order.
	Since(n int) ([]Entry, error)
}

// An Entry is one thing that was done in a match, as it is stored.
type Entry struct {
	N     int       // from 1, without a gap; no number is used twice
	When  time.Time // to the millisecond
	Check string    // record.Check of the position in which it was done; "" before there is one
	// Body is what was done, in the words of a record: a choice with its throws on
	// lines of their own, or one of the words in entries.go.
	Body     string
	Position string // the text of the whole position after every 64th entry; otherwise ""

	// The rest says how the match stands after the entry. It is not part of what was done and need not be
	// read back.

	Bot  bool      // a bot must decide, or a standing order answers
	Over bool      // the match has ended
	Due  time.Time // when the first running clock will run out; zero if none runs
	// Remind is when to remind those whose clocks begin with this entry.
	Remind []time.Time
	Calls  bool // somebody who is not at the page may want to hear of it: see Match.News
	// Turns has, by seat, the number of the entry since which the person in it must decide, 0 if he need not.
	// Only that seat may know it.
	Turns  []int
	Late   int64  // a bit for each seat whose time has run out with consequences: the match is lost, or a captain plays
	Played []int  // by seat, how many of its choices stand; only for a match that has ended
	Result string // for a match that has ended: the number of the winning seat, Drawn or Adjourned
}

// The values of Entry.Result for a match without a winner.
const (
	Drawn     = "drawn"
	Adjourned = "adjourned"
)

// journal is what a match writes down: its record, the entries of its Journal, and the current entry.
type journal struct {
	rules   engine.Ruleset
	head    *record.Record // as it was handed over
	rec     *record.Record
	writer  *record.Recorder // nil before play begins
	stores  bool             // there is a Journal
	entries []Entry          // stored
	check   string           // of the present position
	text    []byte           // buffer for the text of a position
	body    string           // of the current entry
	when    time.Time        // of the last entry
	thrown  int              // the greatest number of a throw in the entries
	law     int              // the version of the law they were last stored under
	loading bool             // entries are replayed, not made
	by      int              // the team-mate who acts; 0: nobody, or the commander
	drifted bool             // the law has been found changed, which is not stored yet
}

// ErrTaken is returned by a Journal for an entry whose number exists.
var ErrTaken = errors.New("an entry with this number is already stored")

// ErrMoved: the match has moved on elsewhere, so nothing was done; look at the present view.
var ErrMoved = errors.New("the match has moved on")

// snapshots is the interval, in entries, between stored whole positions.
const snapshots = 64

// ErrDamaged: the stored match is incomplete.
var ErrDamaged = errors.New("the stored match is damaged")

// ErrNotBegun: the match has been planned, and nothing else is stored.
var ErrNotBegun = errors.New("the match has not begun")

// Load resumes a match from Spec.Journal, or begins it if nothing is stored yet. It has the same views under
// the same numbers, unless the law has changed what it does since: then it continues from the last stored
// position that the law can reach, and every seat is told. ErrDamaged.
func Load(spec Spec) (*Match, error) {
	m, err := Read(spec)
	if errors.Is(err, ErrNotBegun) {
		return New(spec)
	}
	if err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.free()
	if err := m.amend(); err != nil && !errors.Is(err, ErrMoved) {
		return nil, err
	}
	return m, nil
}

// Read resumes a match as Load does, but stores nothing: it is to be looked at, not played. ErrDamaged,
// ErrNotBegun.
func Read(spec Spec) (*Match, error) {
	entries, err := spec.Journal.Since(0)
	if err != nil {
		return nil, fmt.Errorf("the match cannot be read: %w", err)
	}
	if len(entries) == 0 {
		return nil, ErrNotBegun
	}
	if err := gapless(entries, 1); err != nil {
		return nil, err
	}
	m, err := blank(spec)
	if err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.free()
	return m, m.rebuild(entries)
}

// gapless returns an error unless the entries are numbered from first on without gaps. ErrDamaged names the
// first missing one.
func gapless(entries []Entry, first int) error {
	for i := range entries {
		if entries[i].N != first+i {
			return fmt.Errorf("%w: entry %d is missing", ErrDamaged, first+i)
		}
	}
	return nil
}

// CatchUp takes in what others have stored since, such as after a notice that another node has played. It
// does nothing without a Journal.
func (m *Match) CatchUp() error {
	m.mu.Lock()
	defer m.free()
	if m.spec.Journal == nil {
		return nil
	}
	return m.catchUp()
}

func (m *Match) catchUp() error {
	entries, err := m.spec.Journal.Since(len(m.entries))
	if err != nil {
		return fmt.Errorf("the match cannot be read: %w", err)
	}
	if err := gapless(entries, len(m.entries)+1); err != nil {
		return err
	}
	m.unsure = false
	if len(entries) == 0 {
		return nil
	}
	m.notify = true
	all := append(slices.Clip(m.entries), entries...)
	if m.follow(entries) == nil {
		return nil
	}
	if err := m.rebuild(all); err != nil {
		m.broken = err
		return err
	}
	return m.amend()
}

// sure takes in what is stored if a write has failed, so that nothing is played on a position that may not be
// the stored one.
func (m *Match) sure() error {
	if !m.unsure {
		return nil
	}
	return m.catchUp()
}

// unlock plays again what an umpire's correction withdrew, lets standing orders answer what is open now, and unlocks the
// match. If that cannot be stored it remains due: see Entry.Bot.
func (m *Match) unlock() {
	_ = m.rejoin()
	_ = m.obey()
	m.free()
}

// free unlocks the match, and calls Spec.Changed if something has changed.
func (m *Match) free() {
	notify := m.notify
	m.notify = false
	m.mu.Unlock()
	if notify && m.spec.Changed != nil {
		m.spec.Changed()
	}
}

// result returns Entry.Result.
func (m *Match) result() string {
	switch {
	case m.ending == nil:
		return ""
	case m.ending.By == ByAdjourning:
		return Adjourned
	case m.ending.Outcome.Winner == engine.NoSeat:
		return Drawn
	}
	return strconv.Itoa(int(m.ending.Outcome.Winner))
}

// store appends what was done to the journal; calls says that it is news for somebody. If that fails the
// match is as before.
func (m *Match) store(calls bool) error {
	body := m.body
	m.body = ""
	if m.spec.Journal == nil || m.loading || body == "" {
		return nil
	}
	e := Entry{
		N: len(m.entries) + 1, When: m.when, Check: m.check, Body: body,
		Over: m.ending != nil, Calls: calls,
	}
	e.Due, e.Remind = m.due(), m.remind()
	e.Turns, e.Result, e.Late, e.Played = slices.Clone(m.calls.turn), m.result(), m.tardy(), m.played()
	_, e.Bot = m.toPlay(false)
	check := m.check
	if kept := e.N%snapshots == 0 || isLaw(body) || isRuling(body); kept || !isAside(body) {
		text := m.position()
		if check = checkOf(text); kept {
			e.Position = string(text)
		}
	}
	if err := m.spec.Journal.Append(e); err != nil {
		return m.failed(err)
	}
	m.entries = append(m.entries, e)
	m.check = check
	return nil
}

// failed restores the stored match after an entry could not be stored.
func (m *Match) failed(err error) error {
	if again := m.rebuild(m.entries); again != nil {
		m.broken = again
		return again
	}
	m.unsure = true
	if !errors.Is(err, ErrTaken) {
		return fmt.Errorf("nothing was done, because it cannot be saved: %w", err)
	}
	if err := m.catchUp(); err != nil {
		return err
	}
	return ErrMoved
}

// position returns the text of the present position, nil if there is none. It is valid until the next call.
func (m *Match) position() []byte {
	if m.session == nil {
		return nil
	}
	m.text = m.rules.FormatPosition(m.text[:0], m.session.State)
	return m.text
}

func checkOf(text []byte) string {
	if text == nil {
		return ""
	}
	return record.Check(text)
}

// Past returns the view the seat had at number at. For a number that it never had, or lost when the law
// changed, it returns the nearest one before. Without a Journal only the present view is known.
func (m *Match) Past(seat engine.Seat, at int) (View, error) {
	m.mu.Lock()
	entries, spec, head := m.entries, m.spec, m.head
	now := m.view(seat)
	m.mu.Unlock()
	if at >= now.At || len(entries) == 0 {
		return now, nil
	}
	p, err := again(spec, head, now.Seat)
	if err != nil {
		return View{}, err
	}
	v := p.viewer(now.Seat)
	err = p.redoAll(entries, func() bool { return v.at < at })
	return p.view(seat), err
}

// did sets what is being done, for the journal.
func (j *journal) did(words ...string) {
	if !j.loading {
		j.body = j.byMate() + strings.Join(words, " ")
	}
}

// byMate returns the beginning of an entry that a team-mate makes.
func (j *journal) byMate() string {
	if j.by == 0 {
		return ""
	}
	return wordMate + " " + strconv.Itoa(j.by) + " "
}

// didThrow sets something that was done with throws.
func (j *journal) didThrow(what string, thrown []engine.Thrown) {
	if j.stores && !j.loading {
		j.body = j.byMate() + what + "\n" + record.FormatThrows(j.rules, j.rec, thrown)
	}
}

func (j *journal) sayChoice(c engine.Choice) string {
	return string(engine.FormatChoice(nil, j.rules.Info(), j.rules.Words(), c))
}

// seatWord returns the name of a seat in an entry, - for nobody.
func (j *journal) seatWord(s engine.Seat) string {
	if s == engine.NoSeat {
		return "-"
	}
	return j.rules.Info().SeatName(s)
}

func (j *journal) wordSeat(word string) engine.Seat {
	if s, ok := j.rules.Info().FindSeat(word); ok && word != "-" {
		return s
	}
	return engine.NoSeat
}

// count records the greatest number of a throw in an entry.
func (j *journal) count(body string) []engine.Thrown {
	_, lines, _ := strings.Cut(body, "\n")
	thrown, _ := record.ParseThrows(j.head, lines)
	for i := range thrown {
		j.thrown = max(j.thrown, thrown[i].House)
	}
	return thrown
}
