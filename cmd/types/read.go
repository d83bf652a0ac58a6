package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

const module = "github.com/weathergage/weathergage/"

// A folder is a package as its files declare it.
type folder struct {
	dir     string
	name    string
	structs []*declared // in the order of the files wire*.go
	types   map[string]*declared
	values  map[string][]string // the constants of a string type, as text
	words   map[string][]string // the values of a map from a type to strings
}

// A declared is a type with the file it stands in.
type declared struct {
	in   *folder
	file *ast.File
	spec *ast.TypeSpec
	doc  string
}

// readFolder reads the package of a folder, without its tests.
func readFolder(fset *token.FileSet, root, dir string) (*folder, error) {
	f := &folder{dir: dir, name: path.Base(dir), types: map[string]*declared{}, values: map[string][]string{}, words: map[string][]string{}}
	entries, err := os.ReadDir(filepath.Join(root, dir))
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, filepath.Join(root, dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			if d, ok := d.(*ast.GenDecl); ok {
				f.add(file, d, strings.HasPrefix(name, "wire"))
			}
		}
	}
	return f, nil
}

// add records the types, the constants with a type, and the maps to strings of a declaration.
func (f *folder) add(file *ast.File, d *ast.GenDecl, onWire bool) {
	kind := "" // of the constants, until one has another
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			doc := s.Doc
			if doc == nil && !d.Lparen.IsValid() {
				doc = d.Doc
			}
			t := &declared{f, file, s, doc.Text()}
			f.types[s.Name.Name] = t
			if _, ok := s.Type.(*ast.StructType); ok && onWire && s.TypeParams == nil {
				f.structs = append(f.structs, t)
			}
		case *ast.ValueSpec:
			if s.Type != nil {
				kind = types.ExprString(s.Type)
			}
			for _, v := range s.Values {
				if lit, ok := v.(*ast.BasicLit); ok && d.Tok == token.CONST && kind != "" && lit.Kind == token.STRING {
					f.values[kind] = append(f.values[kind], quoted(lit))
				}
				if lit, ok := v.(*ast.CompositeLit); ok {
					f.addWords(lit)
				}
			}
		}
	}
}

// addWords records the values of a map to strings, each once, by the type of its keys.
func (f *folder) addWords(lit *ast.CompositeLit) {
	m, ok := lit.Type.(*ast.MapType)
	if !ok || types.ExprString(m.Value) != "string" || types.ExprString(m.Key) == "string" {
		return
	}
	key, seen := types.ExprString(m.Key), map[string]bool{}
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if v, ok := kv.Value.(*ast.BasicLit); ok && !seen[v.Value] {
				seen[v.Value] = true
				f.words[key] = append(f.words[key], quoted(v))
			}
		}
	}
}

// quoted returns a Go string as TypeScript has it.
func quoted(lit *ast.BasicLit) string {
	text, err := strconv.Unquote(lit.Value)
	if err != nil {
		return lit.Value
	}
	return "'" + text + "'"
}

// imported returns the folder of the module that a file imports under a name, or "" if it is not one.
func imported(file *ast.File, name string) string {
	for _, im := range file.Imports {
		p, err := strconv.Unquote(im.Path.Value)
		if err == nil && strings.HasPrefix(p, module) && path.Base(p) == name {
			return strings.TrimPrefix(p, module)
		}
	}
	return ""
}

// find returns a type of this package or, as "engine.Scene", of one that it imports.
func (g *generator) find(in *declared, e ast.Expr) (*declared, error) {
	switch e := e.(type) {
	case *ast.Ident:
		if t := in.in.types[e.Name]; t != nil {
			return t, nil
		}
	case *ast.SelectorExpr:
		if dir := imported(in.file, types.ExprString(e.X)); dir != "" {
			f, err := g.folder(dir)
			if err != nil {
				return nil, err
			}
			if t := f.types[e.Sel.Name]; t != nil {
				return t, nil
			}
		}
	}
	return nil, fmt.Errorf("%s: no type of the wire: %s; say in its tag what it is, ts:\"...\"", g.fset.Position(e.Pos()), types.ExprString(e))
}

// folder returns the package of a folder, and reads it only once.
func (g *generator) folder(dir string) (*folder, error) {
	if f := g.folders[dir]; f != nil {
		return f, nil
	}
	f, err := readFolder(g.fset, g.root, dir)
	if err == nil {
		g.folders[dir] = f
	}
	return f, err
}
