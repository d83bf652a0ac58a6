package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/reading"
)

func Example() {
	doc, err := reading.Read("# Run *it*\n\nSee [the limits](limits.md#rates) and [the code](../../run.go).\n", func(to string) (string, bool) {
		page, is := strings.CutPrefix(to, "limits.md")
		return "limits.html" + page, is
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(doc.Title)
	fmt.Print(doc.HTML)
	// Output:
	// Run it
	// <h1 id="run-it">Run <em>it</em></h1>
	// <p>See <a href="limits.html#rates">the limits</a> and the code.</p>
}

// TestMarkup holds that markup in a text is dropped, in parts and in documents, and that no link runs anything.
func TestMarkup(t *testing.T) {
	const source = "A <script>alert(1)</script> and [a link](javascript:alert(1)).\n\n<b onclick=\"x\">y</b>\n"
	part, err := reading.Markdown(source)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := reading.Read(source, func(to string) (string, bool) { return to, true })
	if err != nil {
		t.Fatal(err)
	}
	for _, html := range []string{part, doc.HTML} {
		for _, bad := range []string{"<script", "javascript:", "onclick"} {
			if strings.Contains(html, bad) {
				t.Errorf("%q is in %s", bad, html)
			}
		}
	}
}

// TestTables holds that the title of a handbook's table stands above it.
func TestTables(t *testing.T) {
	html, err := reading.Markdown("```table Losses\n1 2\n```\n")
	if want := "<p><strong>Losses</strong></p>\n<pre><code>1 2\n</code></pre>\n"; err != nil || html != want {
		t.Errorf("expected %s, found %s (%v)", want, html, err)
	}
}
