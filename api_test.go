package weathergage_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// updates reports whether -update is given, which casebook defines for all tests that write a file.
func updates() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

// hasAPI reports whether other modules may import the package in a folder, and may rely on what it exports.
func hasAPI(dir string) bool {
	return !strings.Contains("/"+dir+"/", "/internal/") && !under(dir, "cmd/*") && dir != "e2e" && !strings.Contains(dir, "testdata")
}

// entries are what a program needs of one game. What else its folders export is for its law and its captain,
// and changes with them.
var entries = []string{"Data", "New", "Scenarios", "Standing"}

// isPromised reports whether a name in a folder is part of the API.
func isPromised(dir, name string) bool {
	return ast.IsExported(name) && (!strings.HasPrefix(dir, "games/") || slices.Contains(entries, name))
}

// exported returns what a file of a package exports, a line for each name, field and method with its type.
func exported(pkg, dir string, f *ast.File) []string {
	ast.FileExports(f)
	var out []string
	add := func(format string, args ...any) {
		text := strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")
		out = append(out, "pkg "+pkg+", "+text)
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			switch {
			case d.Recv == nil && isPromised(dir, d.Name.Name):
				add("func %s%s", d.Name.Name, signature(d.Type))
			case d.Recv != nil && !strings.HasPrefix(dir, "games/"):
				add("func (%s) %s%s", types.ExprString(d.Recv.List[0].Type), d.Name.Name, signature(d.Type))
			}
		case *ast.GenDecl:
			var kind ast.Expr
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.ValueSpec:
					if s.Type != nil || len(s.Values) > 0 {
						kind = s.Type
					}
					for _, name := range s.Names {
						if isPromised(dir, name.Name) {
							add("%s %s %s", d.Tok, name.Name, typeOf(kind))
						}
					}
				case *ast.TypeSpec:
					if isPromised(dir, s.Name.Name) {
						exportedType(s, add)
					}
				}
			}
		}
	}
	return out
}

// exportedType adds a type with its fields or methods.
func exportedType(s *ast.TypeSpec, add func(string, ...any)) {
	name := s.Name.Name
	if s.TypeParams != nil {
		name += typeParameters(s.TypeParams)
	}
	if s.Assign.IsValid() {
		name += " ="
	}
	var list *ast.FieldList
	kind := ""
	switch t := s.Type.(type) {
	case *ast.StructType:
		list, kind = t.Fields, "struct"
	case *ast.InterfaceType:
		list, kind = t.Methods, "interface"
	default:
		add("type %s %s", name, typeOf(s.Type))
		return
	}
	add("type %s %s", name, kind)
	for _, f := range list.List {
		if len(f.Names) == 0 {
			add("type %s %s, %s", name, kind, typeOf(f.Type))
		}
		for _, n := range f.Names {
			if m, ok := f.Type.(*ast.FuncType); ok && kind == "interface" {
				add("type %s %s, %s%s", name, kind, n.Name, signature(m))
			} else if n.IsExported() {
				add("type %s %s, %s %s", name, kind, n.Name, typeOf(f.Type))
			}
		}
	}
}

// typeOf returns the words of a type, none for nil.
func typeOf(e ast.Expr) string {
	if e == nil {
		return ""
	}
	return types.ExprString(e)
}

// signature returns the parameters and results of a function, with its type parameters.
func signature(t *ast.FuncType) string {
	text := "(" + fields(t.Params) + ")"
	if t.TypeParams != nil {
		text = typeParameters(t.TypeParams) + text
	}
	if t.Results == nil {
		return text
	}
	results := fields(t.Results)
	if strings.Contains(results, ",") {
		results = "(" + results + ")"
	}
	return text + " " + results
}

// fields returns the types of parameters, without their names, which may change.
func fields(list *ast.FieldList) string {
	var out []string
	for _, f := range list.List {
		for range max(len(f.Names), 1) {
			out = append(out, typeOf(f.Type))
		}
	}
	return strings.Join(out, ", ")
}

// typeParameters returns the type parameters with their names and bounds.
func typeParameters(list *ast.FieldList) string {
	var out []string
	for _, f := range list.List {
		for _, n := range f.Names {
			out = append(out, n.Name+" "+typeOf(f.Type))
		}
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// apiOf returns the exported API of a tree, sorted.
func apiOf(t *testing.T, tree fs.FS) []string {
	var out []string
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		dir := path.Dir(name)
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || !hasAPI(dir) {
			return err
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		pkg := path.Join(module, dir)
		out = append(out, exported(strings.TrimPrefix(pkg, "github.com/weathergage/"), dir, f)...)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestAPIOf holds what counts as the API, and that a change of it is noticed.
func TestAPIOf(t *testing.T) {
	tree := fstest.MapFS{
		"dice/a.go": {Data: []byte(`package dice
type Face int
const (
	One, Two Face = 1, 2
	own = 3
)
type Cup struct { Dice, Count []int; secret int }
func (c *Cup) Roll(n int, by string) (Face, error) { return 0, nil }
func (c *Cup) hide() {}
type Source interface { Throw(n int) Face }
func Of[T any](list ...T) map[string]T { return nil }`)},
		"dice/a_test.go":     {Data: []byte("package dice\nfunc TestA() {}")},
		"internal/x/a.go":    {Data: []byte("package x\nfunc X() {}")},
		"cmd/x/a.go":         {Data: []byte("package main\nfunc X() {}")},
		"games/x/a.go":       {Data: []byte("package x\ntype State int\nfunc (State) Law() {}\nfunc New() State { return 0 }\nfunc Law() {}")},
		"dice/testdata/b.go": {Data: []byte("package b\nfunc B() {}")},
	}
	was := apiOf(t, tree)
	want := strings.Split(`pkg weathergage/dice, const One Face
pkg weathergage/dice, const Two Face
pkg weathergage/dice, func (*Cup) Roll(int, string) (Face, error)
pkg weathergage/dice, func Of[T any](...T) map[string]T
pkg weathergage/dice, type Cup struct
pkg weathergage/dice, type Cup struct, Count []int
pkg weathergage/dice, type Cup struct, Dice []int
pkg weathergage/dice, type Face int
pkg weathergage/dice, type Source interface
pkg weathergage/dice, type Source interface, Throw(int) Face
pkg weathergage/games/x, func New() State`, "\n")
	if !slices.Equal(was, want) {
		t.Errorf("expected\n%s\nfound\n%s", strings.Join(want, "\n"), strings.Join(was, "\n"))
	}
	text := string(tree["dice/a.go"].Data)
	tree["dice/a.go"].Data = []byte(strings.Replace(text, "n int, by string", "many int64", 1))
	got := changes(was, apiOf(t, tree))
	if want := []string{"- " + want[2], "+ pkg weathergage/dice, func (*Cup) Roll(int64) (Face, error)"}; !slices.Equal(got, want) {
		t.Errorf("expected the changes %q, found %q", want, got)
	}
}

// changes returns the lines that are only in one of two sorted lists: with - those that are gone, with + new ones.
func changes(was, is []string) []string {
	var out []string
	for _, l := range was {
		if _, still := slices.BinarySearch(is, l); !still {
			out = append(out, "- "+l)
		}
	}
	for _, l := range is {
		if _, before := slices.BinarySearch(was, l); !before {
			out = append(out, "+ "+l)
		}
	}
	return out
}

// TestExportedAPI holds what other modules may use against docs/api.txt, so that nobody changes it by accident.
func TestExportedAPI(t *testing.T) {
	const page = "docs/api.txt"
	is := apiOf(t, os.DirFS("."))
	if updates() {
		if err := os.WriteFile(page, []byte(strings.Join(is, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if diff := changes(strings.Split(strings.TrimSpace(string(text)), "\n"), is); len(diff) > 0 {
		t.Errorf("The exported API changed:\n%s\nIf you mean it, write %s with\n\tgo test . -run ExportedAPI -update\n"+
			"and say it in CHANGELOG.md. After a release, a line with - needs a new major version.", strings.Join(diff, "\n"), page)
	}
}

// runnable matches an example that a test runs: it says what it prints.
var runnable = regexp.MustCompile(`(?s)\nfunc Example\w*\(\) \{.*\n\t// Output:`)

// TestExamples: each package with an API shows how it is used, by an example that is run. The root has one in its
// package comment, because Main ends the program.
func TestExamples(t *testing.T) {
	shown := map[string]bool{}
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, at fs.DirEntry, err error) error {
		dir := path.Dir(name)
		if err != nil || at.IsDir() || path.Ext(name) != ".go" || dir == "." || !hasAPI(dir) {
			return err
		}
		if !strings.HasSuffix(name, "_test.go") {
			if _, seen := shown[dir]; !seen {
				shown[dir] = false
			}
			return nil
		}
		text, err := os.ReadFile(name)
		shown[dir] = shown[dir] || runnable.Match(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir, is := range shown {
		if !is {
			t.Errorf("%s: expected a func Example with // Output: in its tests, found none", dir)
		}
	}
}
