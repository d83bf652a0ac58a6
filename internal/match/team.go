package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
)

// Several people may play one seat if the game is an engine.Divider: the holder of the seat, its commander,
// gives some of its commands to team-mates. A team-mate sees what the seat sees and decides what belongs to
// his commands; the commander decides everything, and only he what belongs to no command. The others learn
// nothing of a team.

// MostMates is how many team-mates a seat may have at once.
const MostMates = 8

var (
	// ErrWhole: the seat has no commands to share.
	ErrWhole = errors.New("in this scenario each side is led by one person")
	// ErrTeamRated: a rated match has no teams, because a rating belongs to one person.
	ErrTeamRated = errors.New("in a rated match each plays his side alone: share it in a match that is not rated")
	// ErrTeamStudy: a study has no teams.
	ErrTeamStudy = errors.New("a study is not shared: send its link instead")
	// ErrMates: the seat has as many team-mates as it may have.
	ErrMates = fmt.Errorf("your side has %d team-mates, the limit: take one link back first", MostMates)
	// ErrNoMate: the seat does not have this team-mate, or no longer.
	ErrNoMate = errors.New("this team-mate has no part of the side any more")
	// ErrNoCommand: this is not a command of the seat.
	ErrNoCommand = errors.New("expected commands of your side")
	// ErrCaptain: a bot plays for the seat, because its clock has run out.
	ErrCaptain = errors.New("the captain plays for your side until its commander comes back")
)

// A Mate is a person who plays part of a seat for its commander.
type Mate struct {
	Number   int // from 1: a seat never reuses one
	Name     string
	Commands []string // keys, as engine.Divider has them, in its order; never modified
}

// A NotYours refuses a team-mate a decision that is not his.
type NotYours struct{ text string }

func (e *NotYours) Error() string { return e.text }

// teams holds the team-mates of the seats.
type teams struct {
	mates [][]Mate // in order of their numbers
	last  []int    // by seat, the number given last
}

func newTeams(seats int) teams { return teams{make([][]Mate, seats), make([]int, seats)} }

// mate returns the seat's team-mate with that number, or nil.
func (t *teams) mate(seat engine.Seat, number int) *Mate {
	if int(seat) >= len(t.mates) {
		return nil
	}
	i := slices.IndexFunc(t.mates[seat], func(m Mate) bool { return m.Number == number })
	if i < 0 {
		return nil
	}
	return &t.mates[seat][i]
}

// give gives a team-mate exactly these commands, and takes them from others.
func (t *teams) give(seat engine.Seat, to Mate) {
	var out []Mate
	for _, m := range t.mates[seat] {
		if m.Number != to.Number {
			m.Commands = slices.DeleteFunc(slices.Clone(m.Commands), func(key string) bool { return slices.Contains(to.Commands, key) })
			out = append(out, m)
		}
	}
	out = append(out, to)
	slices.SortFunc(out, func(a, b Mate) int { return a.Number - b.Number })
	t.mates[seat], t.last[seat] = out, max(t.last[seat], to.Number)
}

// take takes everything from a team-mate.
func (t *teams) take(seat engine.Seat, number int) {
	t.mates[seat] = slices.DeleteFunc(slices.Clone(t.mates[seat]), func(m Mate) bool { return m.Number == number })
}

func sameMate(a, b Mate) bool {
	return a.Number == b.Number && a.Name == b.Name && slices.Equal(a.Commands, b.Commands)
}

// commands returns the commands of a seat, nil if it has none.
func (m *Match) commands(seat engine.Seat, s engine.State) []engine.Command {
	if r, ok := m.rules.(engine.Divider); ok && s != nil && int(seat) < len(m.spec.Seats) {
		return r.Commands(s, seat)
	}
	return nil
}

// mayTeam returns nil if the commander of a seat may change its team: ErrSeat, ErrOver, ErrSettingUp,
// ErrPleaded, ErrTeamRated, ErrTeamStudy, ErrWhole.
func (m *Match) mayTeam(seat engine.Seat) error {
	if err := m.asker(seat); err != nil {
		return err
	}
	switch {
	case m.spec.Rated:
		return ErrTeamRated
	case m.spec.Study:
		return ErrTeamStudy
	case m.commands(seat, m.session.State) == nil:
		return ErrWhole
	}
	return nil
}

// Share gives commands of a seat to a team-mate, and takes them from others. Number 0 is a new one; it
// returns his number. Unprintable characters are left out of the name. The errors are those of Reclaim, and
// ErrMates and ErrNoCommand.
func (m *Match) Share(seat engine.Seat, to Mate) (int, error) {
	m.mu.Lock()
	defer m.unlock()
	if err := m.mayTeam(seat); err != nil {
		return 0, err
	}
	var commands []string // in the order of the game, each once
	all := m.commands(seat, m.session.State)
	for i := range all {
		if slices.Contains(to.Commands, all[i].Key) {
			commands = append(commands, all[i].Key)
		}
	}
	if len(commands) != len(to.Commands) {
		return 0, ErrNoCommand
	}
	to.Commands, to.Name = commands, names.Clean(to.Name)
	had := m.teams.mate(seat, to.Number)
	switch {
	case to.Number > 0 && had == nil:
		return 0, ErrNoMate
	case to.Number == 0 && len(m.teams.mates[seat]) >= MostMates:
		return 0, ErrMates
	case to.Number == 0:
		to.Number = m.teams.last[seat] + 1
	case to.Name == "":
		to.Name = had.Name
	}
	m.did(wordTeam, m.seatWord(seat), strconv.Itoa(to.Number), strings.Join(append([]string{"-"}, commands...), ","), to.Name)
	m.share(seat, to)
	return to.Number, m.changed()
}

func (m *Match) share(seat engine.Seat, to Mate) {
	m.asked[seat]++
	m.teams.give(seat, to)
}

// Reclaim takes everything from a team-mate, for good. ErrNoMate, ErrSeat, ErrOver, ErrSettingUp, ErrPleaded,
// ErrTeamRated, ErrTeamStudy, ErrWhole.
func (m *Match) Reclaim(seat engine.Seat, number int) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.mayTeam(seat); err != nil {
		return err
	}
	if m.teams.mate(seat, number) == nil {
		return ErrNoMate
	}
	m.did(wordReclaim, m.seatWord(seat), strconv.Itoa(number))
	m.reclaim(seat, number)
	return m.changed()
}

func (m *Match) reclaim(seat engine.Seat, number int) {
	m.asked[seat]++
	m.teams.take(seat, number)
}

// redoTeam replays a change of a team: "A 2 -,squadron-1 Drake", or "A 2".
func (m *Match) redoTeam(rest string, gives bool) error {
	words := strings.SplitN(rest, " ", 4)
	seat := m.wordSeat(words[0])
	if int(seat) >= len(m.spec.Seats) || len(words) < 2 || gives && len(words) < 4 {
		return errDrift
	}
	number, err := strconv.Atoi(words[1])
	if err != nil || number < 1 {
		return errDrift
	}
	if !gives {
		m.reclaim(seat, number)
		return nil
	}
	m.share(seat, Mate{number, words[3], strings.Split(words[2], ",")[1:]})
	return nil
}

// redoMate replays what a team-mate did: "2 B fire vengeur".
func (m *Match) redoMate(rest string, thrown []engine.Thrown) error {
	number, what, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 {
		return errDrift
	}
	m.by = n
	defer func() { m.by = 0 }()
	verb, rest, _ := strings.Cut(what, " ")
	return m.redoWords(verb, rest, what, thrown)
}

// Mate returns a team-mate of a seat; false if the seat has none with that number, or no longer.
func (m *Match) Mate(seat engine.Seat, number int) (Mate, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	mate := m.teams.mate(seat, number)
	if mate == nil {
		return Mate{}, false
	}
	return *mate, true
}

// Leads returns an error unless a team-mate of a seat leads the commands that are asked about these things; 0
// is its commander, who leads all. *NotYours, ErrNoMate, ErrCaptain.
func (m *Match) Leads(seat engine.Seat, number int, about ...engine.Object) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.leads(seat, number, questions(seat, about)...)
}

// questions returns choices without a verb, as engine.Divider takes them.
func questions(seat engine.Seat, about []engine.Object) (all []engine.Choice) {
	for _, o := range about {
		all = append(all, engine.Choice{Seat: seat, About: o})
	}
	return all
}

// leads is Leads for choices of the seat.
func (m *Match) leads(seat engine.Seat, number int, choices ...engine.Choice) error {
	if number == 0 {
		return nil
	}
	mate := m.teams.mate(seat, number)
	r, ok := m.rules.(engine.Divider)
	switch {
	case mate == nil || !ok:
		return ErrNoMate
	case m.relieved.Has(seat):
		return ErrCaptain
	}
	for _, c := range choices {
		if key := r.Under(m.session.State, c); !slices.Contains(mate.Commands, key) {
			return &NotYours{m.sayNotYours(seat, mate, key)}
		}
	}
	return nil
}

// sayNotYours says who leads a command that a team-mate does not lead, and what he leads.
func (m *Match) sayNotYours(seat engine.Seat, mate *Mate, key string) string {
	var leads []string
	name := ""
	for _, c := range m.commands(seat, m.session.State) {
		if slices.Contains(mate.Commands, c.Key) {
			leads = append(leads, c.Name)
		}
		if c.Key == key {
			name = c.Name
		}
	}
	own := "you lead nothing at present"
	if len(leads) > 0 {
		own = "you lead " + engine.Listed(leads)
	}
	if name == "" {
		return "that is for the commander of your side to decide: " + own
	}
	for _, other := range m.teams.mates[seat] {
		if slices.Contains(other.Commands, key) {
			return other.Name + " leads " + name + ": " + own
		}
	}
	return "the commander of your side leads " + name + ": " + own
}

// AsksMate reports whether a seat is asked something that belongs to a command of one of its team-mates.
func (m *Match) AsksMate(seat engine.Seat, number int) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if number < 1 || m.session == nil || m.ending != nil || m.need != nil {
		return false
	}
	return slices.ContainsFunc(m.session.State.Pending(nil), func(d engine.Decision) bool {
		return d.Seat == seat && m.asksOf(seat, number, d)
	})
}

// asksOf reports whether a team-mate may answer a question of his seat.
func (m *Match) asksOf(seat engine.Seat, number int, d engine.Decision) bool {
	if m.leads(seat, number, engine.Choice{Seat: seat, About: d.About}) == nil {
		return true
	}
	return slices.ContainsFunc(m.session.State.Options(d, nil), func(o engine.Option) bool {
		return m.leads(seat, number, engine.Choice{Seat: seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With}) == nil
	})
}

// under returns the command that makes a choice, "" if none does.
func (m *Match) under(c engine.Choice) string {
	if r, ok := m.rules.(engine.Divider); ok {
		return r.Under(m.session.State, c)
	}
	return ""
}

// StandsFor is Stands for sealed choices about some things. In a seat with a team they also stand if since
// then the seat has only chosen in secret about other things, or for other commands: its people write at the
// same time.
func (m *Match) StandsFor(seat engine.Seat, at int, about ...engine.Object) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.standsFor(seat, at, questions(seat, about)...)
}

func (m *Match) standsFor(seat engine.Seat, at int, choices ...engine.Choice) bool {
	if m.stands(seat, at) {
		return true
	}
	v := m.viewer(seat)
	if len(m.teams.mates[seat]) == 0 || v.plain > at || at > v.at {
		return false
	}
	return !slices.ContainsFunc(choices, func(c engine.Choice) bool {
		under := m.under(c)
		return c.About == engine.NoObject && under == "" || slices.ContainsFunc(v.wrote, func(w wrote) bool {
			return w.at > at && w.about == c.About && (w.under == under || w.under == "")
		})
	})
}

// sign marks the lines of a seat's log from one on with the name of the team-mate who makes the entry.
func (m *Match) sign(seat engine.Seat, from int) {
	mate := m.teams.mate(seat, m.by)
	if mate == nil {
		return
	}
	log := m.viewer(seat).log
	for i := range log[from:] {
		log[from+i].By = mate.Name
	}
}
