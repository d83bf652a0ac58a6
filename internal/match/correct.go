package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// An umpire who keeps a real table corrects what was typed wrong, a choice or a die of any seat, and asks nobody: he has
// all seats. The match goes back to the wrong step. Once that is put right, the steps that came after it are played
// again with the dice that were typed for them, as far as the rules let them; what does not fit is asked anew.

var (
	// ErrNoUmpire: dice are not typed here, or the match is rated.
	ErrNoUmpire = errors.New("an umpire corrects only where real dice are typed, and nothing is rated")
	// ErrNoSlip: no such step stands, or it has no such throw that was typed.
	ErrNoSlip = errors.New("there is nothing to correct")
	// ErrBotChose: the step is a bot's, so that only its dice were typed.
	ErrBotChose = errors.New("a bot chose that: only its dice may be corrected")
	// ErrOtherSetUp: with the corrected face the set-up throws other dice than those that were typed.
	ErrOtherSetUp = errors.New("with that face the set-up needs other rolls: begin the match again")
)

const (
	// SetUp stands as the step of the rolls that were typed for the set-up.
	SetUp = -1
	// Ruled stands as the step of the ruling before which nothing can be corrected: the record has the position that it
	// set, and not what it changed.
	Ruled = -2
)

// A Slip is a step that an umpire may correct.
type Slip struct {
	Step   int // how many steps stand before it; SetUp: the rolls of the set-up, which nobody chose; Ruled: a ruling
	Choice engine.Choice
	Bot    bool // a bot chose it
	Thrown []engine.Thrown
	Waits  bool   // it waits for more dice
	Bars   string // of a ruling: why nothing before it can be corrected, as a sentence without its full stop
}

// Slips returns the last steps that stand, the newest first and at most so many, with the one that waits for its dice and,
// if there is room, the set-up or the ruling before which nothing can be corrected. They hold the secrets of all seats.
// ErrNoUmpire, ErrOver, ErrSettingUp.
func (m *Match) Slips(most int) ([]Slip, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.umpired(); err != nil {
		return nil, err
	}
	var out []Slip
	slip := func(n int, c engine.Choice, thrown []engine.Thrown) Slip {
		return Slip{Step: n, Choice: c, Bot: !m.spec.Seats[c.Seat].Person(), Thrown: slices.Clone(thrown)}
	}
	if c, thrown, held := m.session.Held(); held {
		out = append(out, slip(len(m.steps), c, thrown))
		out[0].Waits = true
	}
	for i := len(m.steps) - 1; i >= 0 && len(out) < most; i-- {
		out = append(out, slip(i, m.steps[i].Choice, m.steps[i].Thrown))
	}
	first := Slip{Step: SetUp, Choice: engine.Choice{Seat: engine.NoSeat}}
	switch {
	case len(out) >= most:
	case len(byHand(m.setup)) > 0:
		first.Thrown = slices.Clone(m.setup)
		out = append(out, first)
	case m.ruled != "":
		first.Step, first.Bars = Ruled, fmt.Sprintf("Nothing before the ruling “%s” can be corrected, because it set the whole position: rule again on what is wrong now", m.ruled)
		out = append(out, first)
	}
	return out, nil
}

// umpired returns an error unless an umpire may correct something in this match. He may when it has ended, too, as what
// ended it may be what was typed wrong.
func (m *Match) umpired() error {
	if err := m.going(); err != nil && !(errors.Is(err, ErrOver) && m.ending.By != ByAdjourning) {
		return err
	}
	if !m.typedHere() || m.spec.Rated || m.spec.Study {
		return ErrNoUmpire
	}
	return nil
}

// Correct goes back to a step, so that its seat chooses again; then the steps after it are played again. The caller
// answers for it that an umpire has the seats of all persons. ErrNoSlip, ErrBotChose, ErrNoUmpire, ErrOver,
// ErrSettingUp.
func (m *Match) Correct(step int) error {
	return m.correct(func() error { return m.amendChoice(step) })
}

// CorrectDice replaces the faces typed for a throw of a step, counted from 0, or of the set-up, and plays again what came
// after. With no faces the throw and those after it in its step are asked for anew, but not those of the set-up. Its
// errors are those of Correct, engine.ErrFaces and ErrOtherSetUp.
func (m *Match) CorrectDice(step, throw int, faces engine.Faces) error {
	return m.correct(func() error { return m.amendDice(step, throw, faces) })
}

func (m *Match) correct(do func() error) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.umpired(); err != nil {
		return err
	}
	if err := do(); err != nil {
		return err
	}
	return moved(m.changed())
}

func (m *Match) amendChoice(step int) error {
	after, err := m.from(step)
	if err != nil {
		return err
	}
	if !m.spec.Seats[after[0].Choice.Seat].Person() {
		return ErrBotChose
	}
	if err := m.rewind(step, "a choice"); err != nil {
		return err
	}
	m.after = aftermath{steps: after, chooses: true, from: step, was: after}
	m.did(wordCorrect, strconv.Itoa(step))
	return nil
}

func (m *Match) amendDice(step, throw int, faces engine.Faces) error {
	if step == SetUp {
		return m.amendSetUp(throw, faces)
	}
	after, err := m.from(step)
	if err != nil {
		return err
	}
	was, thrown := slices.Clone(after), slices.Clone(after[0].Thrown)
	if throw < 0 || throw >= len(thrown) || thrown[throw].House > 0 {
		return ErrNoSlip
	}
	th := thrown[throw].Throw
	switch {
	case faces == engine.Faces{}:
		thrown = thrown[:throw]
	case !faces.Fit(th):
		return engine.ErrFaces
	default:
		thrown[throw].Faces = faces
	}
	after[0].Thrown = thrown
	if err := m.rewind(step, "a roll"); err != nil {
		return err
	}
	m.after = aftermath{steps: after, from: step, was: was}
	m.didCorrect(step, throw, th, faces)
	return nil
}

// didCorrect stores that a throw of a step was corrected.
func (m *Match) didCorrect(step, throw int, th engine.Throw, faces engine.Faces) {
	words := []string{wordCorrect, strconv.Itoa(step), strconv.Itoa(throw)}
	if faces != (engine.Faces{}) {
		for _, f := range faces[:th.Dice] {
			words = append(words, strconv.Itoa(int(f)))
		}
	}
	m.did(words...)
}

// amendSetUp replaces the faces typed for a throw of the set-up. The record has the position that follows as a ruling,
// because nothing before the first step can be withdrawn.
func (m *Match) amendSetUp(throw int, faces engine.Faces) error {
	setup := slices.Clone(m.setup)
	switch {
	case throw < 0 || throw >= len(setup) || setup[throw].House > 0:
		return ErrNoSlip
	case !faces.Fit(setup[throw].Throw):
		return engine.ErrFaces
	}
	was := setup[throw].Text()
	setup[throw].Faces = faces
	var s engine.State
	var err error
	turn := engine.Turn{Dice: dice.NewReplay(slices.Clone(setup))}
	done := engine.Attempt(&turn, func() { s, err = m.rules.Setup(m.spec.Scenario, m.spec.Settings, &turn) })
	if !done || err != nil || turn.Dice.(*dice.Replay).Left() > 0 {
		return ErrOtherSetUp
	}
	after, err := m.from(0)
	if err != nil && !errors.Is(err, ErrNoSlip) {
		return err
	}
	why := fmt.Sprintf("the umpire corrects a roll of the set-up: %s instead of %s", setup[throw].Text(), was)
	m.rule(why, s)
	m.tellAll(Line{Kind: Called, Seat: engine.NoSeat, Text: engine.Capital(why), Back: true, Of: anew})
	m.setup, m.after = setup, aftermath{steps: after}
	m.didCorrect(SetUp, throw, setup[throw].Throw, faces)
	return nil
}

// from returns the steps from one on, with the one that waits for its dice. ErrNoSlip if there is none.
func (m *Match) from(step int) ([]engine.Step, error) {
	after := slices.Clone(m.steps[min(max(step, 0), len(m.steps)):])
	if c, thrown, held := m.session.Held(); held {
		after = append(after, engine.Step{Choice: c, Thrown: slices.Clone(thrown)})
	}
	if step < 0 || len(after) == 0 || step > len(m.steps) {
		return nil, ErrNoSlip
	}
	return after, nil
}

// rewind withdraws all steps from one on, and tells everyone what the umpire corrects.
func (m *Match) rewind(step int, what string) error {
	m.reopen()
	n := len(m.steps) - step
	if err := m.back(n, engine.NoSeat, 0); err != nil {
		return err
	}
	m.row = row{}
	m.rec.Held = nil
	text := "The umpire corrects " + what
	if n > 0 {
		text += ", and takes back the last " + counted(n, "step")
	}
	m.tellBack(Line{Kind: Called, Seat: engine.NoSeat, Text: text, Back: true}, step)
	return nil
}

// reopen puts a match that has ended back in play.
func (m *Match) reopen() {
	if m.ending != nil {
		m.ending, m.rec.Result, m.rec.End, m.rec.Key = nil, nil, nil, ""
	}
}

// Uncorrect gives up a correction that waits for another choice or roll: what was withdrawn is played again as it was.
// ErrNoSlip if none waits.
func (m *Match) Uncorrect() error { return m.correct(m.uncorrect) }

func (m *Match) uncorrect() error {
	was := m.after
	if len(was.steps) == 0 || was.was == nil {
		return ErrNoSlip
	}
	if err := m.back(len(m.steps)-was.from, engine.NoSeat, 0); err != nil {
		return err
	}
	m.row, m.rec.Held = row{}, nil
	m.tellBack(Line{Kind: Called, Seat: engine.NoSeat, Text: "The umpire corrects nothing", Back: true}, was.from)
	m.after = aftermath{steps: was.was}
	m.did(wordCorrect)
	return nil
}

// aftermath holds the steps that a correction withdrew and that are still to be played again, in order.
type aftermath struct {
	steps   []engine.Step
	chooses bool          // the first waits for another choice of its seat
	from    int           // the step that is corrected
	was     []engine.Step // as they were, from that one on
}

// regain takes note of a choice: it is the next of those to be played again, or replaces the wrong one. If it is neither,
// what came after does not follow from it, and is dropped.
func (m *Match) regain(c engine.Choice) {
	a := &m.after
	switch {
	case len(a.steps) == 0:
	case a.chooses && (a.steps[0].Choice.Seat != c.Seat || a.steps[0].Choice.About != c.About):
	case a.chooses || a.steps[0].Choice == c:
		a.steps, a.chooses = a.steps[1:], false
	default:
		m.forgo()
	}
}

// rejoins reports whether steps are to be played again now.
func (m *Match) rejoins() bool {
	return len(m.after.steps) > 0 && !m.after.chooses && m.need == nil && m.ending == nil && m.broken == nil && !m.unsure && m.session != nil
}

// rejoin plays again what a correction withdrew, each step stored by itself, until one needs dice that were not typed
// for it or is no longer allowed: then the rest is dropped, and every log says so.
func (m *Match) rejoin() error {
	for m.rejoins() {
		step := m.after.steps[0]
		m.standing.running = false
		m.session.Dice = &typedBefore{Dice: m.dice, thrown: byHand(step.Thrown)}
		err := m.took(m.session.Play(step.Choice))
		m.session.Dice = m.dice
		if err != nil {
			m.forgo()
			m.did(wordForgo)
		}
		if err := m.changed(); err != nil {
			return err
		}
	}
	return nil
}

// forgo drops the steps that a correction withdrew and that are not played again, and tells everyone.
func (m *Match) forgo() {
	text := fmt.Sprintf("After the correction, the last %s cannot be played as before: choose again", counted(len(m.after.steps), "step"))
	m.after = aftermath{}
	m.tellAll(Line{Kind: Called, Seat: engine.NoSeat, Text: text})
}

// redoCorrect replays a correction, such as "14" or "14 1 6", or none: it was given up.
func (m *Match) redoCorrect(words []string) error {
	var n []int
	for _, w := range words {
		i, err := strconv.Atoi(w)
		if err != nil {
			return errDrift
		}
		n = append(n, i)
	}
	switch len(n) {
	case 0:
		return drifted(m.uncorrect())
	case 1:
		return drifted(m.amendChoice(n[0]))
	}
	var faces engine.Faces
	if len(n) < 2 || len(n)-2 > len(faces) {
		return errDrift
	}
	for i, f := range n[2:] {
		faces[i] = uint16(f)
	}
	return drifted(m.amendDice(n[0], n[1], faces))
}

// byHand returns the throws that were typed.
func byHand(thrown []engine.Thrown) []engine.Thrown {
	return slices.DeleteFunc(slices.Clone(thrown), func(th engine.Thrown) bool { return th.House > 0 })
}

// typedBefore answers throws with the faces that were typed for them before, in order, as long as the same are asked
// for; others come from the dice within.
type typedBefore struct {
	engine.Dice
	thrown []engine.Thrown
	typed  bool // the last answer was typed
}

func (d *typedBefore) Throw(t engine.Throw) (engine.Faces, bool) {
	if d.typed = len(d.thrown) > 0 && d.thrown[0].Throw == t; d.typed {
		f := d.thrown[0].Faces
		d.thrown = d.thrown[1:]
		return f, true
	}
	return d.Dice.Throw(t)
}

// Count returns the house's number of the last throw, 0 if it was typed.
func (d *typedBefore) Count() int {
	if c, ok := d.Dice.(engine.Counter); ok && !d.typed {
		return c.Count()
	}
	return 0
}
