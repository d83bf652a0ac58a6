package server

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// The handbook in a browser begins with its foreword, and its tables have their titles.
func TestBookPage(t *testing.T) {
	book, err := readBook("Toy", &engine.Book{
		Handbook: "# Toy\n\nIn our own words.\n\n## 1.0 Fire\n\nRoll.\n\n```table Hits, one die\ndie  hits\n6    1\n```\n",
		Cases:    "1.0 | rule | fire |\n",
		Rulings:  "R1 | 1.0 | 2026-11-26\nquestion: Who?\nanswer: All.\nauthority: Our own choice.\n",
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(book.Cases) != 3 {
		t.Fatalf("expected foreword, case and ruling, found %+v", book.Cases)
	}
	if c := book.Cases[0]; c.Kind != "foreword" || c.HTML != "<p>In our own words.</p>\n" {
		t.Errorf("expected the foreword, found %+v", c)
	}
	want := "<p><strong>Hits, one die</strong></p>\n<pre><code>die  hits\n6    1\n</code></pre>"
	if html := book.Cases[1].HTML; !strings.Contains(html, want) {
		t.Errorf("expected %q in the case, found %q", want, html)
	}
}
