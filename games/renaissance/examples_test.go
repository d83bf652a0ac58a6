package renaissance

import (
	"strings"
	"testing"

	"weathergage/casebook"
	"weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, rules(t), "testdata/*.txtar")
}

// TestCitations sees that whatever code, tests, examples, pack and handbook cite is in
// the book and cited as it may be.
func TestCitations(t *testing.T) {
	problems, err := casebook.Check(".")
	if err != nil {
		t.Fatal(err)
	}
	for i := range problems {
		why := problems[i].Error()
		if strings.Contains(why, "no case ") || strings.Contains(why, "no ruling ") ||
			strings.Contains(why, "is a chapter (4)") || strings.Contains(why, "but ") {
			t.Error(why)
		}
	}
}
