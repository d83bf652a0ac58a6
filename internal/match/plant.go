package match

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A sapling is the position after the choice that was planted last, so that the next choice of the same
// variation need not be reached from the start.
type sapling struct {
	node    int // 0: there is none
	session *engine.Session
}

// Plant adds to a study a choice that was tried after one of its nodes, with its throws, and returns its
// node. Play stays where it is, and neither log nor record shows it: it serves to reopen the variations of a
// record.
//
// Errors: ErrNoStudy, ErrNode, ErrWithin, ErrRetold, ErrSettingUp, *engine.Refused, engine.ErrFaces.
func (m *Match) Plant(after int, c engine.Choice, thrown []engine.Thrown) (int, error) {
	m.mu.Lock()
	defer m.unlock()
	n, err := m.plant(after, c, thrown)
	if err != nil {
		return 0, err
	}
	m.didThrow(wordPlant+" "+strconv.Itoa(after)+" "+m.sayChoice(c), thrown)
	return n, m.aside()
}

// Annotate adds to a node of a study what a seat said there when it was tried. Errors: ErrNoStudy, ErrNode.
func (m *Match) Annotate(at int, note Note) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.tree.annotate(at, note); err != nil {
		return err
	}
	m.did(wordNote, strconv.Itoa(at), m.seatWord(note.Seat), note.Text)
	return m.aside()
}

// isAside reports whether an entry changes only the tree.
func isAside(body string) bool {
	return strings.HasPrefix(body, wordPlant+" ") || strings.HasPrefix(body, wordNote+" ")
}

// aside stores an entry that changes only the tree.
func (m *Match) aside() error {
	if m.broken != nil {
		return m.broken
	}
	m.changes++
	if m.loading {
		return nil
	}
	m.when, m.notify = m.now(), true
	return m.store(false)
}

func (t *tree) annotate(at int, note Note) error {
	switch {
	case t.nodes == nil:
		return ErrNoStudy
	case at < 0 || at >= len(t.nodes):
		return ErrNode
	}
	t.nodes[at].Notes = append(t.nodes[at].Notes, note)
	return nil
}

// plant is Plant without its entry.
func (m *Match) plant(after int, c engine.Choice, thrown []engine.Thrown) (int, error) {
	t := &m.tree
	switch {
	case t.nodes == nil:
		return 0, ErrNoStudy
	case m.session == nil:
		return 0, ErrSettingUp
	case after < 0 || after >= len(t.nodes) || t.nodes[after].Gone:
		return 0, ErrNode
	case t.retold >= MostRetold:
		return 0, ErrRetold
	case len(t.nodes[after].kids) > 0 && t.nodes[after].within >= MostWithin:
		return 0, ErrWithin
	}
	session := t.sapling.session
	if session == nil || t.sapling.node != after {
		var err error
		if session, err = m.reach(t.path(after)); err != nil {
			return 0, err
		}
	}
	t.sapling = sapling{}
	turn, _ := session.State.Moment()
	var step engine.Step
	session.Log, session.Dice = func(s engine.Step) { step = s }, dice.NewReplay(thrown)
	err := session.Play(c)
	if need := (*engine.DiceNeeded)(nil); errors.As(err, &need) {
		err = engine.ErrFaces
	}
	if err != nil {
		return 0, err
	}
	n := t.add(after, step, turn)
	t.sapling = sapling{n, session}
	return n, nil
}

// redoPlant replays a planted choice, such as "17 A fire vengeur".
func (m *Match) redoPlant(text string, thrown []engine.Thrown) error {
	number, choice, _ := strings.Cut(text, " ")
	after, err := strconv.Atoi(number)
	c, bad := engine.ParseChoice(m.info, m.words, choice)
	if err != nil || bad != nil {
		return errDrift
	}
	_, err = m.plant(after, c, thrown)
	return drifted(err)
}

// redoNote replays a note, such as "17 A Or chain shot?".
func (m *Match) redoNote(text string) error {
	words := strings.SplitN(text, " ", 3)
	if len(words) < 3 {
		return errDrift
	}
	at, err := strconv.Atoi(words[0])
	if err != nil {
		return fmt.Errorf("%w: %w", errDrift, err)
	}
	return drifted(m.tree.annotate(at, Note{m.wordSeat(words[1]), words[2]}))
}
