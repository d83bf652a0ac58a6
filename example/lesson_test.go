package example_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
)

const taught = `# case 2.1
# One order.

lesson A The first order
say One.
say Two.
hint Not so.
A plot resolute 3
A load resolute > round
B plot vengeur 2
B load vengeur > round
say "Done."

-- position --
game duel
`

func TestLesson(t *testing.T) {
	x, err := example.Parse("a", []byte(taught))
	if err != nil {
		t.Fatal(err)
	}
	l, err := x.Lesson(rules(t))
	if err != nil {
		t.Fatal(err)
	}
	if l.Seat != 0 || l.Title != "The first order" || l.Story != "One order." || l.Last != "Done." || len(l.Tasks) != 4 {
		t.Fatalf("got %+v", l)
	}
	for i, want := range []struct {
		seat      engine.Seat
		say, hint string
	}{{0, "One. Two.", "Not so."}, {0, "One. Two.", ""}, {1, "One. Two.", ""}, {1, "One. Two.", ""}} {
		if got := l.Tasks[i]; got.Choice.Seat != want.seat || got.Say != want.say || got.Hint != want.hint {
			t.Errorf("task %d: got %+v", i+1, got)
		}
	}
}

func TestLessonFaults(t *testing.T) {
	const end = "\n-- position --\ngame duel\n"
	for _, tt := range []struct{ name, text, want string }{
		{"no lesson", "# case 1\nA plot resolute 3" + end, "a:1:1: expected a line such as: lesson"},
		{"no seat", "# case 1\nlesson Resolute First\nsay x\nA plot resolute 3\nsay y" + end, `a:2:8: expected a seat (A, B) and a title, found "Resolute First"`},
		{"no title", "# case 1\nlesson A\nsay x\nA plot resolute 3\nsay y" + end, "a:2:8: expected a seat (A, B) and a title"},
		{"nothing said first", "# case 1\nlesson A First\nA plot resolute 3\nsay y" + end, "a:2:1: expected choices of A, a say before"},
		{"nothing said at the end", "# case 1\nlesson A First\nsay x\nA plot resolute 3" + end, "a:2:1: expected choices of A, a say before"},
		{"nothing to do", "# case 1\nlesson A First\nsay x\nB plot vengeur 1\nsay y" + end, "a:2:1: expected choices of A, a say before"},
		{"not as it says", "# case 1\nlesson A First\nsay x\nA plot resolute 9\nsay y" + end, "a:4:1: A plot resolute 9: expected allowed, found"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, err := example.Parse("a", []byte(tt.text))
			if err != nil {
				t.Fatal(err)
			}
			_, err = x.Lesson(rules(t))
			if err == nil || len(err.Error()) < len(tt.want) || err.Error()[:len(tt.want)] != tt.want {
				t.Errorf("got %v\nwant %s", err, tt.want)
			}
		})
	}
}
