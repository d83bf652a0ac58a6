package server

import (
	"errors"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// A lesson is one of a game's lessons, under the key that its file is named after. In its match the server
// plays the other seats and gives the dice, both as the text says, and takes from the learner only the choice
// that comes next in the text.
type lesson struct {
	key string
	*example.Lesson
}

// lessonMark begins the origin in the header of a lesson's match; the key follows.
const lessonMark = "lesson:"

// readLessons reads the lessons of a game, in the order of their files. An error names file, line and column.
func readLessons(g *catalog.Game, rules engine.Ruleset) ([]lesson, error) {
	if g.Lessons == nil {
		return nil, nil
	}
	files, err := fs.Glob(g.Lessons, "*.txtar")
	if err != nil {
		return nil, err
	}
	var out []lesson
	for _, file := range files {
		text, err := fs.ReadFile(g.Lessons, file)
		if err != nil {
			return nil, err
		}
		x, err := example.Parse(path.Join(g.Key, file), text)
		if err != nil {
			return nil, err
		}
		l, err := x.Lesson(rules)
		if err != nil {
			return nil, err
		}
		out = append(out, lesson{strings.TrimSuffix(file, ".txtar"), l})
	}
	return out, nil
}

// lesson returns the index of the lesson with that key; -1 if the game has none.
func (g *installed) lesson(key string) int {
	for i := range g.lessons {
		if g.lessons[i].key == key {
			return i
		}
	}
	return -1
}

// taught returns the plan of a lesson's match.
func (g *installed) taught(n int) plan {
	l := &g.lessons[n]
	p := plan{game: g, scenario: g.rules.Info().ScenarioIn(string(l.Start)), typed: true, secret: newSecret()}
	for i := range g.info.Seats {
		seat := plannedSeat{words: newID() + newID(), name: "The lesson"}
		if engine.Seat(i) == l.Seat {
			seat.name = ""
		}
		p.seats = append(p.seats, seat)
	}
	p.rec = record.New(g.rules.Info(), p.scenario, nil, "")
	p.rec.ForkOf = lessonMark + l.key
	p.rec.Position = lines(l.Start)
	return p
}

// postLesson begins a lesson. The learner gets only the link of his seat.
func (s *Server) postLesson(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	g := s.find(r.PathValue("game"))
	if g == nil {
		return errNothing
	}
	n := g.lesson(r.PathValue("lesson"))
	if n < 0 {
		return errNothing
	}
	out, err := s.beginOne(r, g.taught(n))
	if err != nil {
		return err
	}
	for i := range out.Seats {
		if engine.Seat(i) != g.lessons[n].Seat {
			out.Seats[i] = nil
		}
	}
	return writeJSON(w, http.StatusCreated, out)
}

// lessonOf returns the lesson that a match teaches, or nil.
func (g *installed) lessonOf(rec *record.Record) *lesson {
	key, ok := strings.CutPrefix(rec.ForkOf, lessonMark)
	if !ok {
		return nil
	}
	if n := g.lesson(key); n >= 0 {
		return &g.lessons[n]
	}
	return nil
}

// teach plays a lesson on until the learner must choose: it gives the dice, and chooses for the other seats.
func (l *live) teach() error {
	if l.lesson == nil {
		return nil
	}
	for {
		steps, throws := l.match.Progress()
		v := l.match.Glance(l.lesson.Seat)
		switch {
		case v.Dice != nil && throws < len(l.lesson.Faces):
			if err := l.match.Give(l.lesson.Seat, l.lesson.Faces[throws]); err != nil {
				return err
			}
		case v.Dice != nil || v.Over() || steps >= len(l.lesson.Tasks):
			return nil
		default:
			c := l.lesson.Tasks[steps].Choice
			if c.Seat == l.lesson.Seat {
				return nil
			}
			at, _ := l.match.At(c.Seat)
			if n, err := l.match.Play(c.Seat, at, c); err != nil || n != 1 {
				return errors.Join(errors.New("a lesson's choice was not taken"), err)
			}
		}
	}
}

// steer refuses the learner's choice if it is not the lesson's next one: with the case if the rules forbid
// it and it does not replace what is written, otherwise with the hint.
func (c *chair) steer(choices []engine.Choice, anew bool) error {
	if c.lesson == nil {
		return nil
	}
	steps, _ := c.match.Progress()
	if steps >= len(c.lesson.Tasks) {
		return refuse(http.StatusConflict, "This lesson is over.")
	}
	v := c.match.View(c.seat)
	for i, chosen := range choices {
		if steps+i < len(c.lesson.Tasks) && isSame(chosen, c.lesson.Tasks[steps+i].Choice) {
			continue
		}
		if ill := v.Seen.Check(chosen); i == 0 && !anew && !ill.OK() {
			return &engine.Refused{Illegal: ill, Of: chosen}
		}
		hint := c.lesson.Tasks[min(steps+i, len(c.lesson.Tasks)-1)].Hint
		if hint == "" {
			hint = "The rules allow that, but this lesson wants something else first."
		}
		return refuse(http.StatusConflict, hint)
	}
	return nil
}

// bend replaces the choices of a course by the lesson's next ones if they end almost where the course does, or where the
// hand wanted it to: within a quarter of the way. No hand drags by exactly an inch.
func (c *chair) bend(seen engine.State, of engine.Object, wanted engine.Point, course *engine.Course) {
	if c.lesson == nil || len(course.Track) == 0 {
		return
	}
	steps, _ := c.match.Progress()
	after := c.draw.rules.Blank()
	after.CopyFrom(seen)
	session := engine.NewSession(after, c.draw.rules.Blank, dice.NewScript())
	from, to := course.Track[0].At, course.Track[len(course.Track)-1].At
	var choices []engine.Choice
	for _, task := range c.lesson.Tasks[min(steps, len(c.lesson.Tasks)):] {
		if task.Choice.Seat != c.seat || session.Play(task.Choice) != nil {
			return
		}
		choices = append(choices, task.Choice)
		for _, at := range endsOf(c.draw.rules.Scene(session.State, c.seat), of) {
			if at != from && 16*min(squared(at, to), squared(at, wanted)) <= squared(from, at) {
				course.Choices = choices
				return
			}
		}
	}
}

// endsOf returns where a thing stands in a scene, and where what is ordered in secret brings it.
func endsOf(sc *engine.Scene, of engine.Object) (at []engine.Point) {
	for i := range sc.Pieces {
		if p := &sc.Pieces[i]; p.ID == of {
			at = append(at, engine.Point{X: p.X, Y: p.Y})
		}
	}
	for i := range sc.Marks {
		if m := &sc.Marks[i]; m.Kind == "ghost" && m.From == of && len(m.Line) > 2 {
			a, b := m.Line[0], m.Line[2] // opposite corners
			at = append(at, engine.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2})
		}
	}
	return at
}

// squared returns the square of the distance between two points.
func squared(a, b engine.Point) int64 {
	x, y := int64(a.X-b.X), int64(a.Y-b.Y)
	return x*x + y*y
}

// isSame reports whether two choices are equal, or equal except that one leaves About out.
func isSame(a, b engine.Choice) bool {
	if a.About == engine.NoObject || b.About == engine.NoObject {
		a.About, b.About = engine.NoObject, engine.NoObject
	}
	return a == b
}

// errLesson refuses what cannot be done in a lesson.
var errLesson = refuse(http.StatusConflict, "That is not part of a lesson.")

// outside wraps a handler so that it refuses lessons.
func outside(do func(*chair, *move) (answer, error)) func(*chair, *move) (answer, error) {
	return func(c *chair, m *move) (answer, error) {
		if c.lesson != nil {
			return answer{}, errLesson
		}
		return do(c, m)
	}
}

// guide adds to the learner's view how far the lesson has come, and leaves only the question that the lesson
// is about. Views of other seats, and of other matches, stay unchanged.
func (c *chair) guide(from *match.View, v *view) {
	if c.lesson == nil || c.seat != c.lesson.Seat {
		return
	}
	v.Back, v.Retype = back{}, false
	steps, _ := c.match.Progress()
	v.Lesson = &lessonView{Points: []string{}, Title: c.lesson.Title, Say: c.lesson.Last, Done: steps >= len(c.lesson.Tasks)}
	for i := range c.lesson.Tasks {
		if c.lesson.Tasks[i].Choice.Seat != c.seat {
			continue
		}
		v.Lesson.Of++
		if i < steps {
			v.Lesson.At++
		}
	}
	if !v.Lesson.Done {
		v.Lesson.Say = c.lesson.Tasks[steps].Say
		c.point(from, v, c.lesson.Tasks[steps].Choice)
		return
	}
	v.Asks = nil
	if n := c.game.lesson(c.lesson.key) + 1; n < len(c.game.lessons) {
		next := c.game.lessons[n].info()
		v.Lesson.Next = &next
	}
}

// point leaves in the learner's view the question that the next choice of the lesson answers, and says which
// answer that is and what it is about. While the server is still to choose for another seat, it changes
// nothing.
func (c *chair) point(from *match.View, v *view, next engine.Choice) {
	for i := range from.Asked {
		q := &from.Asked[i]
		at := slices.IndexFunc(q.Options, func(o engine.Option) bool {
			return isSame(next, engine.Choice{Seat: q.Seat, Verb: o.Verb, About: q.About, On: o.On, With: o.With, N: next.N}) && c.draw.holds(&o, next)
		})
		if at < 0 {
			continue
		}
		wanted := c.draw.option(from.Seen, &q.Decision, &q.Options[at])
		v.Lesson.Choice = wanted.Choice
		v.Asks = v.Asks[i : i+1]
		asked := &v.Asks[0]
		asked.Here, asked.Again, asked.Beside = []order{}, []again{}, nil
		asked.Options = slices.DeleteFunc(asked.Options, func(o option) bool { return o.Yields })
		points := []string{asked.About, wanted.On, wanted.With}
		for j := range asked.Options {
			o := &asked.Options[j]
			o.Likely = o.Choice == wanted.Choice
			if o.Enter = o.Likely; o.Likely {
				points = append(points, o.At)
			}
		}
		v.Lesson.Points = slices.DeleteFunc(points, func(name string) bool { return name == "" })
		return
	}
}

// holds reports whether the numbers of a choice lie within those of an option.
func (d *drawer) holds(o *engine.Option, c engine.Choice) bool {
	for i := range d.words.Verbs[o.Verb].Wants {
		if c.N[i] < o.Span[i].Min || c.N[i] > o.Span[i].Max {
			return false
		}
	}
	return true
}

// info returns what the front page shows about a lesson.
func (l *lesson) info() lessonInfo { return lessonInfo{l.key, l.Title, l.Story} }
