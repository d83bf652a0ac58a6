package casebook

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// role is how much a citation counts.
type role int

const (
	listed   role = iota // a literal in a table: must exist, enforces nothing
	declares             // the comment of a type, table or constant
	enforces             // within a function, or in its comment
	tests                // the name of a subtest
	shows                // a worked example
)

// A citation is one place that names a case or a ruling.
type citation struct {
	number       string // of a case; "" for a ruling
	ruling       int
	file         string
	line, column int
	by           string // function, type, table or test; for an example, its file
	role         role
}

const numberForm = `[0-9]+(?:\.[0-9]+)+[a-z]?`

var (
	bareComment = regexp.MustCompile(`^(` + numberForm + `)(?:$|\.$|:| \()`)
	endComment  = regexp.MustCompile(`\b[Cc]ases? (` + numberForm + `(?:(?:,| and) ` + numberForm + `)*)\.?(?: Rulings? [R0-9, ]+\.?)?$`)
	inRulings   = regexp.MustCompile(`\bRulings? (R[0-9]+(?:(?:,| and) R[0-9]+)*)`)
	oneNumber   = regexp.MustCompile(numberForm)
	oneRuling   = regexp.MustCompile(`\bR[0-9]+\b`)
	literal     = regexp.MustCompile(`^` + numberForm + `$`)
	testName    = regexp.MustCompile(`^` + numberForm + `(?:,? ` + numberForm + `)*[ :,]`)
	caseLine    = regexp.MustCompile(`^#\s*cases?:? (.*)$`)
)

// citations finds all citations in the folder of a game: Go files, worked examples in testdata, and rulings
// in the data pack.
func citations(dir string) ([]citation, error) {
	var all []citation
	for _, find := range []struct {
		pattern string
		in      func(file, text string) ([]citation, error)
	}{
		{"*.go", inGo}, {"testdata/*.txtar", inExample}, {"pack/*", inPack}, {"pack/*/*", inPack},
	} {
		names, err := filepath.Glob(filepath.Join(dir, find.pattern))
		if err != nil {
			return nil, err
		}
		slices.Sort(names)
		for _, name := range names {
			if info, err := os.Stat(name); err != nil || info.IsDir() {
				continue
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			file, err := filepath.Rel(dir, name)
			if err != nil {
				return nil, err
			}
			found, err := find.in(filepath.ToSlash(file), string(text))
			if err != nil {
				return nil, err
			}
			all = append(all, found...)
		}
	}
	return all, nil
}

// goFile collects the citations of one Go file.
type goFile struct {
	file string
	fset *token.FileSet
	tree *ast.File
	all  []citation
}

func inGo(file, text string) ([]citation, error) {
	g := &goFile{file: file, fset: token.NewFileSet()}
	var err error
	g.tree, err = parser.ParseFile(g.fset, file, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	isTest := strings.HasSuffix(file, "_test.go")
	for _, d := range g.tree.Decls {
		name, as, doc := "", declares, (*ast.CommentGroup)(nil)
		switch d := d.(type) {
		case *ast.FuncDecl:
			name, as, doc = d.Name.Name, enforces, d.Doc
		case *ast.GenDecl:
			name, doc = declName(d), d.Doc
		}
		if isTest {
			g.literals(d, name, tests, testName)
			continue
		}
		from := d.Pos()
		if doc != nil {
			from = doc.Pos()
		}
		for _, c := range g.tree.Comments {
			if c.Pos() >= from && c.End() <= d.End() || trails(g.fset, d, c) {
				g.comment(c, name, as)
			}
		}
		if as == declares {
			as = listed
		}
		g.literals(d, name, as, literal)
	}
	return g.all, nil
}

// trails reports whether a comment stands behind the end of a declaration, on its last line.
func trails(fset *token.FileSet, d ast.Decl, c *ast.CommentGroup) bool {
	return c.Pos() > d.End() && fset.Position(c.Pos()).Line == fset.Position(d.End()).Line
}

// declName returns the first name that a declaration declares.
func declName(d *ast.GenDecl) string {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			return s.Name.Name
		case *ast.ValueSpec:
			return s.Names[0].Name
		}
	}
	return ""
}

func (g *goFile) add(pos token.Pos, number string, ruling int, by string, as role) {
	p := g.fset.Position(pos)
	g.all = append(g.all, citation{number, ruling, g.file, p.Line, p.Column, by, as})
}

// comment finds what a comment cites: bare case numbers, cases at its end, and
// rulings anywhere in it.
func (g *goFile) comment(c *ast.CommentGroup, by string, as role) {
	text := strings.Join(strings.Fields(c.Text()), " ")
	for _, one := range c.List {
		bare := strings.TrimSpace(strings.TrimPrefix(one.Text, "//"))
		if m := bareComment.FindStringSubmatch(bare); m != nil {
			g.add(one.Pos(), m[1], 0, by, as)
		}
	}
	if m := endComment.FindStringSubmatch(text); m != nil {
		for _, number := range oneNumber.FindAllString(m[1], -1) {
			g.add(g.lineOf(c, number), number, 0, by, as)
		}
	}
	for _, m := range inRulings.FindAllStringSubmatch(text, -1) {
		for _, r := range oneRuling.FindAllString(m[1], -1) {
			g.add(g.lineOf(c, r), "", rulingNumber(r), by, as)
		}
	}
}

// lineOf returns the position of a text in the last line of a comment that contains it.
func (g *goFile) lineOf(c *ast.CommentGroup, text string) token.Pos {
	for _, one := range slices.Backward(c.List) {
		if i := strings.LastIndex(one.Text, text); i >= 0 {
			return one.Pos() + token.Pos(i)
		}
	}
	return c.Pos()
}

// literals finds the citations in string literals that match form.
func (g *goFile) literals(d ast.Decl, by string, as role, form *regexp.Regexp) {
	ast.Inspect(d, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(lit.Value)
		if err != nil {
			return true
		}
		for _, number := range oneNumber.FindAllString(form.FindString(text), -1) {
			g.add(lit.Pos(), number, 0, by, as)
		}
		return true
	})
}

func rulingNumber(r string) int {
	n, _ := strconv.Atoi(r[1:]) // oneRuling lets only digits through
	return n
}

// inExample finds the case lines at the head of a worked example.
func inExample(file, text string) ([]citation, error) {
	var all []citation
	for i, line := range lines(text) {
		if !strings.HasPrefix(line, "#") && strings.TrimSpace(line) != "" {
			break
		}
		m := caseLine.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for _, word := range strings.FieldsFunc(m[1], func(r rune) bool { return r == ' ' || r == ',' }) {
			c := citation{file: file, line: i + 1, by: file, role: shows}
			c.column = utf8.RuneCountInString(line[:strings.LastIndex(line, word)]) + 1
			if oneRuling.FindString(word) == word {
				c.ruling = rulingNumber(word)
			} else {
				c.number = word
			}
			all = append(all, c)
		}
	}
	return all, nil
}

// inPack finds the rulings that rows of data cite.
func inPack(file, text string) ([]citation, error) {
	var all []citation
	for i, line := range lines(text) {
		for _, m := range inRulings.FindAllStringSubmatch(line, -1) {
			for _, r := range oneRuling.FindAllString(m[1], -1) {
				column := utf8.RuneCountInString(line[:strings.Index(line, r)]) + 1
				all = append(all, citation{ruling: rulingNumber(r), file: file, line: i + 1, column: column, by: file, role: listed})
			}
		}
	}
	return all, nil
}
