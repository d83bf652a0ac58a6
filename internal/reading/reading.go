// Package reading turns texts of this project into HTML: handbooks, rulings, and documents in Markdown. It drops markup
// in a text, so the result contains nothing that could run. Start reading with Read.
package reading

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/weathergage/weathergage/casebook"
)

// parts converts a part of a page, documents a page of its own, whose headings can be linked to.
var (
	parts     = goldmark.New(goldmark.WithExtensions(extension.Table))
	documents = goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
)

// tableTitle matches the line that begins a table of a handbook, with its title.
var tableTitle = regexp.MustCompile("(?m)^```table (.+)$")

// Markdown returns a part of a page as HTML, with the titles of tables above them.
func Markdown(source string) (string, error) {
	var out bytes.Buffer
	err := parts.Convert([]byte(tableTitle.ReplaceAllString(source, "**$1**\n\n```")), &out)
	return out.String(), err
}

// Case returns what a book says about one case, as HTML: its section, why there is nothing to enforce, and its
// rulings.
func Case(e *casebook.Entry) (string, error) {
	var source strings.Builder
	if e.Exact {
		source.WriteString(e.Section.Text)
	}
	if e.Case.Why != "" {
		fmt.Fprintf(&source, "\n\n*Nothing to enforce: %s.*", e.Case.Why)
	}
	for _, r := range e.Rulings {
		fmt.Fprintf(&source, "\n\n**R%d.** *%s* %s", r.Number, r.Question, r.Answer)
	}
	return Markdown(source.String())
}

// Ruling returns a ruling as HTML: the question, the answer, and who decides so.
func Ruling(r *casebook.Ruling) (string, error) {
	return Markdown(fmt.Sprintf("*%s*\n\n%s\n\n%s", r.Question, r.Answer, r.Authority))
}

// A Document is a page of Markdown.
type Document struct {
	Title string // its first heading, without marks
	HTML  string
}

// Read returns a document. leads says where a link of it leads on the new page, or false for one that leads nowhere
// there: of that only the words stay. So does it for pictures.
func Read(source string, leads func(to string) (string, bool)) (*Document, error) {
	in := []byte(source)
	root := documents.Parser().Parse(text.NewReader(in))
	var doc Document
	var links []ast.Node
	err := ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			if doc.Title == "" {
				doc.Title = words(n, in)
			}
		case *ast.Link, *ast.Image:
			links = append(links, n)
		}
		return ast.WalkContinue, nil
	})
	if err != nil {
		return nil, err
	}
	for _, n := range links {
		turn(n, leads)
	}
	var out bytes.Buffer
	err = documents.Renderer().Render(&out, in, root)
	doc.HTML = out.String()
	return &doc, err
}

// turn makes a link lead where it leads on the new page, or leaves only its words.
func turn(n ast.Node, leads func(string) (string, bool)) {
	destination := func(at *[]byte) bool {
		to, ok := leads(string(*at))
		*at = []byte(to)
		return ok
	}
	switch n := n.(type) {
	case *ast.Link:
		if destination(&n.Destination) {
			return
		}
	case *ast.Image:
		if destination(&n.Destination) {
			return
		}
	}
	parent := n.Parent()
	for child := n.FirstChild(); child != nil; child = n.FirstChild() {
		parent.InsertBefore(parent, n, child)
	}
	parent.RemoveChild(parent, n)
}

// words returns the text below a node, without marks.
func words(n ast.Node, in []byte) string {
	var b strings.Builder
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		if t, ok := child.(*ast.Text); ok {
			b.Write(t.Segment.Value(in))
		} else {
			b.WriteString(words(child, in))
		}
	}
	return b.String()
}
