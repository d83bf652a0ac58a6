package command

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// TestPagesNameCommands holds that the commands in the pages for people exist.
func TestPagesNameCommands(t *testing.T) {
	parser, err := kong.New(&verbs{}, kong.Name(ourName))
	if err != nil {
		t.Fatal(err)
	}
	have := verbNames(parser.Model)
	root := os.DirFS("../..")
	aVerb := regexp.MustCompile("[`\"]weathergage ([a-z]+)")
	seen := 0
	for _, pattern := range []string{"*.md", "NOTICE", "docs/operate/*.md", ".github/ISSUE_TEMPLATE/*.md"} {
		names, err := fs.Glob(root, pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %d pages, %v", pattern, len(names), err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(root, name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range aVerb.FindAllStringSubmatch(string(text), -1) {
				seen++
				if !slices.Contains(have, m[1]) {
					t.Errorf("%s: weathergage has no command %q", name, m[1])
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no page names a command")
	}
}

// TestFormsAskForEvidence holds that the forms for issues ask for what shows a bug.
func TestFormsAskForEvidence(t *testing.T) {
	for name, wanted := range map[string][]string{
		"bug.md":  {"weathergage verify", "weathergage --version", "record", "SECURITY.md"},
		"rule.md": {"weathergage verify", "weathergage rules", "record", "case"},
	} {
		text, err := os.ReadFile("../../.github/ISSUE_TEMPLATE/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(string(text), "---\nname: ") {
			t.Errorf("%s does not begin with its name", name)
		}
		for _, w := range wanted {
			if !strings.Contains(string(text), w) {
				t.Errorf("%s does not ask for %q", name, w)
			}
		}
	}
}
