package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// MostRetold is how many choices all jumps within one study may replay, and MostWithin how deeply variations
// may nest.
const (
	MostRetold = 400_000
	MostWithin = 200
	mostTitles = 2000 // given in one study
)

// apart is how many choices lie between two stored positions on one path of a tree, and mostStates how many
// it stores at once.
const (
	apart      = 64
	mostStates = 128
)

var (
	// ErrNoStudy: only a study has variations.
	ErrNoStudy = errors.New("only a study keeps its variations")
	// ErrNode: the study has no such position.
	ErrNode = errors.New("this study has no such position")
	// ErrRetold: the study has jumped about as often as it may.
	ErrRetold = errors.New("this study has gone back and forth as often as it may: download it and open it anew")
	// ErrTitle: this node does not begin a variation.
	ErrTitle = errors.New("only a variation has a name: the step is not the first of one")
	// ErrTitles: the study has given as many names as it may.
	ErrTitles = errors.New("the variations of this study have been named as often as they may")
	// ErrWithin: a variation lies within too many others.
	ErrWithin = fmt.Errorf("this variation already lies inside %d others, the limit: make a study from here", MostWithin)
)

// A Note is what was said in a study at one of its positions.
type Note struct {
	Seat engine.Seat
	Text string
}

// A Node is a position of a study: the choice that led to it from another one.
type Node struct {
	Parent int  // the number of the node before it; -1 for the start, which is node 0
	Gone   bool // it was only a draft of sealed orders, which others replaced
	Choice engine.Choice
	Faces  []int  // of the dice that were thrown for it
	Text   string // the choice in words
	Title  string // of the variation that it begins, "" if it has none
	Notes  []Note
}

// tree is everything that has been tried in a study.
type tree struct {
	nodes  []*node // the first is the start
	here   int     // where play stands
	retold int
	titled int                  // how often a variation was named
	states map[int]engine.State // positions to reach others from, by their nodes

	sapling sapling
}

type node struct {
	Node
	depth  int   // how many choices lead here
	within int   // how many variations it is inside
	kept   int   // how many choices led to the last stored position before it
	kids   []int // in the order in which they were tried
	step   engine.Step
	turn   int
}

// plant begins the tree of a study; another match has none.
func (t *tree) plant() {
	*t = tree{nodes: []*node{{Node: Node{Parent: -1}}}, states: map[int]engine.State{}}
}

// grow moves on by a step made in a turn, to an existing node if it was tried before, or to a new one.
func (t *tree) grow(step engine.Step, turn int) {
	if t.nodes == nil {
		return
	}
	t.here = t.add(t.here, step, turn)
}

// add returns the node of a step made in a turn after a node: an existing one if it was tried before, or a
// new one.
func (t *tree) add(after int, step engine.Step, turn int) int {
	at := t.nodes[after]
	for _, k := range at.kids {
		if kid := t.nodes[k]; sameStep(&kid.step, &step) {
			kid.Gone = false
			return k
		}
	}
	n := &node{Node: Node{Parent: after, Choice: step.Choice}, depth: at.depth + 1, within: at.within, kept: at.kept, step: step, turn: turn}
	if len(at.kids) > 0 {
		n.within++
	}
	for i := range step.Thrown {
		for _, f := range step.Thrown[i].Faces[:step.Thrown[i].Throw.Dice] {
			n.Faces = append(n.Faces, int(f))
		}
	}
	at.kids = append(at.kids, len(t.nodes))
	t.nodes = append(t.nodes, n)
	return len(t.nodes) - 1
}

// keepState stores the position where play stands, if the last stored one is far away.
func (m *Match) keepState() {
	t := &m.tree
	if t.nodes == nil {
		return
	}
	if n := t.nodes[t.here]; n.step.Firm && n.depth >= n.kept+apart {
		n.kept = n.depth
		m.keepAt(t.here, m.session.State)
	}
}

// keepAt stores the position of a node; when the store is full it is emptied first.
func (m *Match) keepAt(at int, s engine.State) {
	if len(m.tree.states) >= mostStates {
		clear(m.tree.states)
	}
	kept := m.rules.Blank()
	kept.CopyFrom(s)
	m.tree.states[at] = kept
}

// sameStep reports whether two steps from one position lead to the same one.
func sameStep(a, b *engine.Step) bool {
	return a.Choice == b.Choice && slices.EqualFunc(a.Thrown, b.Thrown, func(a, b engine.Thrown) bool {
		return a.Faces == b.Faces
	})
}

// regrow moves back to the first i steps and on by others, which stand after one of the steps was withdrawn.
// Withdrawn steps of a draft are gone, unless they have a note.
func (t *tree) regrow(i int, steps []engine.Step, turns []int, draft bool) {
	if t.nodes == nil {
		return
	}
	for t.nodes[t.here].depth > i {
		n := t.nodes[t.here]
		kept := slices.ContainsFunc(n.kids, func(k int) bool { return !t.nodes[k].Gone })
		n.Gone = n.Gone || draft && !kept && len(n.Notes) == 0
		t.here = n.Parent
	}
	for k := range steps {
		t.grow(steps[k], turns[k])
	}
}

// path returns the nodes that lead to one, without the start.
func (t *tree) path(to int) []int {
	out := make([]int, t.nodes[to].depth)
	for i := len(out) - 1; i >= 0; i-- {
		out[i], to = to, t.nodes[to].Parent
	}
	return out
}

// note adds what a seat says where play stands.
func (t *tree) note(seat engine.Seat, text string) {
	if t.nodes != nil {
		n := t.nodes[t.here]
		n.Notes = append(n.Notes, Note{seat, text})
	}
}

// Tree returns everything that has been tried in a study, each node after its parent, and the number of the
// node where play stands. It reveals what every seat has chosen. ErrNoStudy.
func (m *Match) Tree() ([]Node, int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.tree.nodes == nil {
		return nil, 0, ErrNoStudy
	}
	out := make([]Node, len(m.tree.nodes))
	for i, n := range m.tree.nodes {
		if i > 0 && n.Text == "" {
			n.Text = m.words.Say(n.Choice)
		}
		out[i] = n.Node
		out[i].Notes = slices.Clip(n.Notes)
	}
	return out, m.tree.here, nil
}

// Go moves a study to one of its nodes, for a seat of it. Standing orders rest until a seat has chosen
// itself. Errors: ErrNoStudy, ErrNode, ErrRetold, engine.ErrHeld, ErrSettingUp, ErrSeat.
func (m *Match) Go(seat engine.Seat, to int) error {
	m.mu.Lock()
	defer m.unlock()
	err := m.person(seat)
	switch {
	case m.tree.nodes == nil:
		return ErrNoStudy
	case err != nil && !errors.Is(err, ErrOver):
		return err
	case m.need != nil:
		return engine.ErrHeld
	case m.tree.retold >= MostRetold:
		return ErrRetold
	}
	m.did(wordGo, m.seatWord(seat), strconv.Itoa(to))
	if err := m.goTo(seat, to); err != nil {
		m.body = ""
		return err
	}
	return moved(m.changed())
}

func (m *Match) redoGo(seat engine.Seat, to string) error {
	n, err := strconv.Atoi(to)
	if err != nil || m.tree.nodes == nil || m.need != nil {
		return errDrift
	}
	return drifted(m.goTo(seat, n))
}

// goTo moves a study to one of its nodes. Its record goes back to where the paths part, and on from there.
func (m *Match) goTo(by engine.Seat, to int) error {
	t := &m.tree
	if to < 0 || to >= len(t.nodes) || t.nodes[to].Gone {
		return ErrNode
	}
	path, was := t.path(to), t.path(t.here)
	firm := 0
	for firm < len(path) && firm < len(was) && path[firm] == was[firm] {
		firm++
	}
	for firm > 0 && !t.nodes[path[firm-1]].step.Firm {
		firm--
	}
	session, err := m.reach(path[:firm])
	if err != nil {
		return err
	}
	steps, turns := make([]engine.Step, 0, len(path)), make([]int, 0, len(path))
	for _, n := range path {
		steps, turns = append(steps, t.nodes[n].step), append(turns, t.nodes[n].turn)
	}
	if m.ending != nil {
		m.ending, m.rec.Key = nil, ""
	}
	if err := m.stand(session, steps, turns, firm, by, 0); err != nil {
		return err
	}
	t.retold += len(path) - firm
	t.here, m.asking = to, nil
	for i := range m.spec.Seats {
		m.standing.resting |= engine.Only(engine.Seat(i))
	}
	m.tellAll(Line{Kind: Called, Seat: engine.NoSeat, Text: fmt.Sprintf("The study goes to step %d", len(path)), Back: true})
	return nil
}

// reach returns a session that has played a path, from the nearest stored position.
func (m *Match) reach(path []int) (*engine.Session, error) {
	from, i := m.start, 0
	for k := len(path); k > 0; k-- {
		if s := m.tree.states[path[k-1]]; s != nil {
			from, i = s, k
			break
		}
	}
	steps := make([]engine.Step, 0, len(path)-i)
	for _, n := range path[i:] {
		steps = append(steps, m.tree.nodes[n].step)
	}
	m.tree.retold += len(steps)
	session, err := through(m.rules, from, steps)
	if err == nil && len(steps) > 0 {
		m.keepAt(path[len(path)-1], session.State)
	}
	return session, err
}

// mayBranch returns nil if a choice may be tried where a study stands.
func (m *Match) mayBranch() error {
	if m.tree.nodes == nil {
		return nil
	}
	if n := m.tree.nodes[m.tree.here]; len(n.kids) > 0 && n.within >= MostWithin {
		return ErrWithin
	}
	return nil
}

// Here returns the node where a study stands; 0 in other matches.
func (m *Match) Here() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.tree.here
}
