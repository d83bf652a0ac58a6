package e2e

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
)

// silent are roles that a screen reader does not announce by themselves.
var silent = map[string]bool{
	"none": true, "generic": true, "InlineTextBox": true, "paragraph": true, "ListMarker": true, "strong": true, "emphasis": true,
	"LineBreak": true, "listitem": true, "list": true, "RootWebArea": true,
}

// aloud returns what Chromium tells a screen reader of the page, in order: a line for each thing with its
// role and name, and a line in quotes for each piece of text.
func (p *page) aloud() (lines []string) {
	p.Helper()
	ctx, done := p.within()
	defer done()
	tree, err := chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		p.Fatal(err)
	}
	by := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		by[n.NodeID] = n
	}
	text := func(v *accessibility.Value) (s string) {
		if v != nil {
			_ = json.Unmarshal([]byte(v.Value), &s) // what is no text says nothing
		}
		return s
	}
	var walk func(n *accessibility.Node)
	walk = func(n *accessibility.Node) {
		role, name := text(n.Role), strings.TrimSpace(text(n.Name))
		switch {
		case n.Ignored || silent[role]:
		case role == "StaticText":
			if name != "" {
				lines = append(lines, `"`+name+`"`)
			}
		default:
			lines = append(lines, role+": "+name)
		}
		for _, id := range n.ChildIDs {
			if kid := by[id]; kid != nil {
				walk(kid)
			}
		}
	}
	walk(tree.Nodes[0])
	return lines
}

// bare returns a text in small letters and without blanks: capitals may be those of a style, and between parts of an answer
// a reader pauses.
func bare(text string) string { return strings.ToLower(strings.ReplaceAll(text, " ", "")) }

// The table of each game read aloud: first the way to the question, then which match it is,
// the turn, the board with what stands on it, whose turn it is, what is asked and the answers
// to it, the books with the log, and at last the menu. With -v the test prints all of it.
func TestTableReadAloud(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	p := desk(t)
	p.open(h.url)
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
	p.open(h.url)
	p.until(`document.querySelector('.card .verbs button')`)
	for _, game := range value[[]string](p, `[...document.querySelectorAll('.card[data-game]')].map(c => c.dataset.game)`) {
		p.open(h.url)
		first := `document.querySelectorAll('.card[data-game="` + game + `"] .verbs button')`
		p.until(first + `.length`)
		p.clickOn(first)
		p.until(`document.querySelector('.ask button[data-choice]')`)
		asked := value[string](p, `document.querySelector('.ask .prompt').firstChild.textContent.trim()`)
		answer := value[string](p, `[...document.querySelectorAll('.ask button[data-choice]')].find(b => b.checkVisibility() && b.querySelector('span')).querySelector('span').textContent`)
		turn := value[string](p, `document.querySelector('.cartouche span').textContent`)
		pieces := value[int](p, `document.querySelectorAll('.sea .board .piece').length`)
		lines := p.aloud()
		t.Logf("%s:\n%s", game, strings.Join(lines, "\n"))
		at := 0
		for _, want := range []string{
			"link: Skip to the question", "main:", "heading: ", "group: Turn", `"` + turn + `"`, "application: ", "group: Replay", "complementary: Instruments",
			"group: Seats", `"your turn"`, "region: What you may do", "heading: " + asked, "button: " + answer,
			"tablist: Books", "tab: Log", "tabpanel: Log of the match", "group: Menu", "button: Take back",
		} {
			from := at
			for at < len(lines) && !strings.HasPrefix(bare(lines[at]), bare(want)) {
				at++
			}
			if at == len(lines) {
				t.Errorf("%s: after %q is never read %q", game, lines[max(from-1, 0)], want)
				at = from
			}
		}
		for i, l := range lines {
			if i > 0 && strings.HasPrefix(lines[i-1], "application: ") && strings.HasPrefix(l, `"`) && !strings.HasPrefix(l, `"Point at`) {
				t.Errorf("%s: what is drawn on the board is read without its place: %s", game, l)
			}
			role, name, _ := strings.Cut(l, ": ")
			if name == "" && (role == "button" || role == "link" || role == "heading" || role == "slider" || role == "textbox" || role == "tab" || role == "image") {
				t.Errorf("%s: a %s has no name", game, role)
			}
			if role == "application" && pieces > 0 && !strings.Contains(name, "Pieces: ") {
				t.Errorf("%s: the board does not say what stands on it: %q", game, name)
			}
		}
	}
}
