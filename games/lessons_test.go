package games

import (
	"io/fs"
	"testing"

	"github.com/weathergage/weathergage/example"
)

// TestLessons plays every lesson: what it says must happen, and it must be whole. Every
// game has one.
func TestLessons(t *testing.T) {
	for _, g := range All() {
		if g.Lessons == nil {
			t.Fatalf("%s has no lessons", g.Key)
		}
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		files, err := fs.Glob(g.Lessons, "*.txtar")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no lessons found, %v", g.Key, err)
		}
		for _, file := range files {
			t.Run(g.Key+"/"+file, func(t *testing.T) {
				text, err := fs.ReadFile(g.Lessons, file)
				if err != nil {
					t.Fatal(err)
				}
				x, err := example.Parse(file, text)
				if err != nil {
					t.Fatal(err)
				}
				l, err := x.Lesson(rules)
				if err != nil {
					t.Fatal(err)
				}
				for i := range l.Tasks {
					if l.Tasks[i].Choice.Seat == l.Seat && l.Tasks[i].Hint == "" {
						t.Errorf("choice %d has no hint for those who choose something else", i+1)
					}
				}
			})
		}
	}
}
