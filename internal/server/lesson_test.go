package server

import (
	"fmt"
	"net/http"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestLessons plays each lesson of each game to its end as a learner does, and tries at each
// task what else is offered.
func TestLessons(t *testing.T) {
	s := openSite(t)
	for _, g := range s.house.games {
		for i := range g.lessons {
			l := &g.lessons[i]
			t.Run(g.Key+"/"+l.key, func(t *testing.T) {
				s := &site{t, s.house, s.url, newLuck()}
				s.learns(g, l, s.startLesson(g.Key, l.key))
			})
		}
	}
}

// startLesson begins a lesson and returns the learner's token.
func (s *site) startLesson(game, key string) string {
	s.Helper()
	var out made
	if code := s.ask("POST", "/api/games/"+game+"/lessons/"+key, struct{}{}, &out); code != http.StatusCreated {
		s.Fatalf("a lesson was answered with %d", code)
	}
	token := ""
	for i, seat := range out.Seats {
		if seat == nil {
			continue
		}
		if token != "" {
			s.Fatalf("the learner has the link of seat %d as well", i)
		}
		token = *seat
	}
	return token
}

// learns plays a lesson from the learner's seat.
func (s *site) learns(g *installed, l *lesson, token string) {
	s.Helper()
	done := 0
	for i := range l.Tasks {
		task := &l.Tasks[i]
		if task.Choice.Seat != l.Seat {
			continue
		}
		v := s.table(token).View
		if v.Lesson == nil || v.Lesson.At != done || v.Lesson.Say != task.Say || v.Lesson.Done || v.Need != nil || len(v.Asks) == 0 {
			s.Fatalf("before task %d the learner sees %+v and is asked %d questions", i+1, v.Lesson, len(v.Asks))
		}
		right := string(engine.FormatChoice(nil, g.rules.Info(), g.rules.Words(), task.Choice))
		s.asksFor(v, right)
		s.errs(g, l, token, v, task.Hint)
		var out answer
		if code := s.ask("POST", "/api/m/"+token+"/play", move{At: v.At, Choices: []string{right}}, &out); code != http.StatusOK || out.Played != 1 {
			s.Fatalf("%s was answered with %d: %s", right, code, out.Text)
		}
		done++
	}
	v := s.table(token).View
	if v.Lesson == nil || !v.Lesson.Done || v.Lesson.Say != l.Last || v.Lesson.At != v.Lesson.Of || len(v.Asks) > 0 {
		s.Errorf("at the end the learner sees %+v", v.Lesson)
	}
}

// asksFor checks that the question on the page is the one the lesson speaks of, that its answer
// is the proposed one, and that the page can point at something.
func (s *site) asksFor(v *view, right string) {
	s.Helper()
	l := v.Lesson
	if len(v.Asks) != 1 || l.Choice == "" || !strings.HasPrefix(right, l.Choice) {
		s.Fatalf("%s is wanted; the learner is asked %d questions and shown %q", right, len(v.Asks), l.Choice)
	}
	for _, o := range v.Asks[0].Options {
		if o.Likely != (o.Choice == l.Choice) {
			s.Errorf("%s is wanted, and %s is proposed: %t", right, o.Choice, o.Likely)
		}
	}
	if len(l.Points) == 0 && !slices.ContainsFunc(v.Asks[0].Options, func(o option) bool { return o.Choice == l.Choice && o.On == "" }) {
		s.Errorf("%s is wanted, and nothing on the board is shown", right)
	}
}

// errs tries an answer that is offered and is not what the lesson wants: it is refused with
// the hint, and nothing is played.
func (s *site) errs(g *installed, l *lesson, token string, v *view, hint string) {
	s.Helper()
	steps, _ := s.match(token).match.Progress()
	for _, d := range s.match(token).match.View(l.Seat).Asked {
		for _, c := range s.match(token).match.View(l.Seat).Seen.Candidates(d.Decision, 2, nil) {
			if isSame(c, l.Tasks[steps].Choice) {
				continue
			}
			text := string(engine.FormatChoice(nil, g.rules.Info(), g.rules.Words(), c))
			var out refusal
			code := s.ask("POST", "/api/m/"+token+"/play", move{At: v.At, Choices: []string{text}}, &out)
			if code != http.StatusConflict || !strings.Contains(out.Text, hint) {
				s.Errorf("%s was answered with %d: %s", text, code, out.Text)
			}
			if after, _ := s.match(token).match.Progress(); after != steps {
				s.Fatalf("%s was played", text)
			}
			return
		}
	}
}

// match returns the match of a token.
func (s *site) match(token string) *live { return s.house.chair(hashOf(token)).live }

// TestLessonIsNoMatch: in a lesson nothing is taken back, rolled or ordered, what the rules
// forbid is refused by its case, and after a restart the lesson goes on where it was.
func TestLessonIsNoMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "house.db")
	s, closes := openKept(t, file)
	key := s.house.find("duel").lessons[0].key
	token := s.startLesson("duel", key)
	var out refusal
	at := s.table(token).View.At
	if code := s.ask("POST", "/api/m/"+token+"/play", move{At: at, Choices: []string{"A plot resolute 4"}}, &out); code != http.StatusConflict || out.Rule != "2.4" {
		t.Errorf("speed 4 was answered with %d: %s (%s)", code, out.Text, out.Rule)
	}
	s.post(token, "play", move{At: at, Choices: []string{"A plot resolute 3"}})
	for _, what := range []string{"back", "dice", "retract", "draw", "standing", "adjourn"} {
		if code := s.ask("POST", "/api/m/"+token+"/"+what, move{At: s.table(token).View.At}, &out); code != http.StatusConflict || out.Text != errLesson.Error() {
			t.Errorf("%s was answered with %d: %s", what, code, out.Text)
		}
	}
	if code := s.ask("POST", "/api/m/"+token+"/play", move{At: s.table(token).View.At, Anew: "resolute"}, &out); code != http.StatusConflict || out.Text != errLesson.Error() {
		t.Errorf("orders written anew were answered with %d: %s", code, out.Text)
	}
	if code := s.ask("POST", "/api/games/duel/lessons/none", struct{}{}, nil); code != http.StatusNotFound {
		t.Errorf("a lesson that does not exist was answered with %d", code)
	}
	before := *s.table(token).View.Lesson
	closes()
	s, closes = openKept(t, file)
	defer closes()
	if after := s.table(token).View.Lesson; after == nil || !reflect.DeepEqual(*after, before) || after.At != 1 {
		t.Errorf("after a restart the lesson is at %+v, before it was at %+v", after, before)
	}
	s.post(token, "play", move{At: s.table(token).View.At, Choices: []string{"A load resolute > round"}})
	if after := s.table(token).View.Lesson; after.At != 2 {
		t.Errorf("it does not go on: %+v", after)
	}
}

// TestALessonTakesADragThatComesNear: a hand drags by an inch as well as it can, a little askew, and the lesson goes on;
// a drag to another place stays what it is, and is refused with the hint.
func TestALessonTakesADragThatComesNear(t *testing.T) {
	s := openSite(t)
	token := s.startLesson("fury", "1_march_and_shoot")
	drag := func(x, y int32) []string {
		t.Helper()
		var c course
		if code := s.ask("GET", fmt.Sprintf("/api/m/%s/helm?of=a-1&x=%d&y=%d", token, x, y), nil, &c); code != http.StatusOK {
			t.Fatalf("a company is steered with %d", code)
		}
		return c.Choices
	}
	var from [2]int32
	for _, p := range read[sentScene](t, s.table(token).View.Scene.RawMessage).Pieces {
		if p.ID == "a-1" {
			from = [2]int32{p.X, p.Y}
		}
	}
	var out refusal
	if code := s.ask("POST", "/api/m/"+token+"/play", move{At: s.table(token).View.At, Choices: drag(from[0], from[1]-300)}, &out); code != http.StatusConflict {
		t.Errorf("a drag aside was answered with %d: %s", code, out.Text)
	}
	var near []string
	for _, askew := range []int32{7, 19} { // by the mouse, and by a finger on a phone, where an inch is 16 pixels
		near = drag(from[0]+askew, from[1]-94)
		if got := strings.Join(near, "; "); got != "A act > a-1; A ahead a-1 100in/100" {
			t.Errorf("a drag by an inch, %d hundredths askew, is %q", askew, got)
		}
	}
	s.post(token, "play", move{At: s.table(token).View.At, Choices: near})
	if l := s.table(token).View.Lesson; l.At != 2 {
		t.Errorf("after the drag it stands at step %d", l.At)
	}
}

// TestALessonTakesADragThatIsAnOrder: where orders are secret a drag near to what the lesson wants is written behind what
// is written already, another one is refused with the hint, and the last lesson is over at its end.
func TestALessonTakesADragThatIsAnOrder(t *testing.T) {
	s := openSite(t)
	token := s.startLesson("renaissance", "2_sail_load_fire")
	play := func(want int, m move) (out refusal) {
		t.Helper()
		m.At = s.table(token).View.At
		if code := s.ask("POST", "/api/m/"+token+"/play", m, &out); code != want {
			t.Fatalf("%v is answered with %d: %s", m.Choices, code, out.Text)
		}
		return out
	}
	play(http.StatusOK, move{Choices: []string{"A set-sail elizabeth-bonaventure 9"}})
	drag := func(far int32) []string {
		t.Helper()
		var c course
		if code := s.ask("GET", fmt.Sprintf("/api/m/%s/helm?of=elizabeth-bonaventure&x=%d&y=%d", token, 60100, 94200-far*100), nil, &c); code != http.StatusOK {
			t.Fatalf("the ship is steered with %d", code)
		}
		return c.Choices
	}
	if out := play(http.StatusConflict, move{Anew: "elizabeth-bonaventure", Choices: drag(45)}); out.Text != "Drag her straight ahead by about 80 mm." {
		t.Errorf("another drag is refused with %q", out.Text)
	}
	near := drag(86)
	if got := strings.Join(near, "; "); got != "A ahead elizabeth-bonaventure 80mm" {
		t.Errorf("a drag near to it is %q", got)
	}
	play(http.StatusOK, move{Anew: "elizabeth-bonaventure", Choices: near})
	for _, choice := range []string{"A load-ball elizabeth-bonaventure > starboard-broadside", "A seal",
		"A target elizabeth-bonaventure > sao-filipe with starboard-broadside", "A seal"} {
		play(http.StatusOK, move{Choices: []string{choice}})
	}
	if l := s.table(token).View.Lesson; !l.Done || l.At != 6 || l.Next != nil {
		t.Errorf("at the end the lesson is %+v", l)
	}
}
