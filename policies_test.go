package weathergage_test

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
)

func checkLevels(h *house) []string {
	var out []string
	for _, f := range h.goFiles(func(f *source) bool { return !(f.dir == "." && f.test) && !strings.Contains(f.dir, "testdata") }) {
		from := placeOf(f.dir)
		if from == nil {
			out = append(out, f.path+": no row for this package: add it to places and to docs/packages.md")
			continue
		}
		allowed := strings.Fields(from.may)
		if f.test {
			allowed = append(allowed, strings.Fields(from.tests)...)
		}
		for _, im := range imports(f) {
			to, own := within(im)
			if !own || to == f.dir {
				continue
			}
			ok := slices.ContainsFunc(allowed, func(p string) bool {
				return under(to, p) || p == "games/." && to == path.Dir(f.dir)
			})
			switch {
			case ok:
			case under(f.dir, "games/*") && under(to, "games/*"):
				out = append(out, fmt.Sprintf("%s: %s imports %s: a ruleset imports no ruleset; share through geo or engine, or repeat it", f.path, f.dir, to))
			default:
				out = append(out, fmt.Sprintf("%s: %s imports %s: its row of the map of packages allows only %q", f.path, f.dir, to, allowed))
			}
		}
	}
	return out
}

func checkForbidden(h *house) []string {
	forbidden := map[string]string{
		"time": "the clock; pass it in as a choice", "os": "the system", "io/fs": "files; package pack reads them",
		"net": "the network", "sync": "goroutines", "context": "requests", "log": "a log; tell an event",
		"math/rand": "chance; throw dice through the turn", "math": "floats; write the integer",
	}
	var out []string
	for _, f := range h.goFiles(lawful) {
		for _, im := range imports(f) {
			if im == "math/bits" || im == "sync" && f.dir == "engine/law" { // a pool of room, which no rule sees
				continue
			}
			for bad := im; bad != "."; bad = path.Dir(bad) {
				if why, is := forbidden[bad]; is {
					out = append(out, fmt.Sprintf("%s: %s imports %s: rules must not know %s", f.path, f.dir, im, why))
					break
				}
			}
		}
	}
	return out
}

func checkFloats(h *house) []string {
	return h.inspect(h.goFiles(lawful), func(_ *source, n ast.Node) string {
		const why = ": floats may give other bits on another machine, and records would not replay; count in a smaller unit"
		switch n := n.(type) {
		case *ast.Ident:
			if slices.Contains([]string{"float32", "float64", "complex64", "complex128"}, n.Name) {
				return n.Name + why
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT || n.Kind == token.IMAG {
				return n.Value + why
			}
		}
		return ""
	})
}

// exports finds the compiled packages that the rules import.
var exports = sync.OnceValue(func() map[string]string {
	list := map[string]string{}
	out, err := exec.Command("go", "list", "-e", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}",
		"./engine/...", "./geo/...", "./games/...", "maps").Output()
	if err != nil {
		return list
	}
	for l := range strings.Lines(string(out)) {
		if p, file, ok := strings.Cut(strings.TrimSpace(l), " "); ok {
			list[p] = file
		}
	}
	return list
})

// typed calls look for every node of the rules, with the types of their expressions.
func (h *house) typed(look func(*source, *types.Info, ast.Node) string) []string {
	known := exports()
	open := func(p string) (io.ReadCloser, error) { return os.Open(known[p]) }
	dirs := map[string][]*ast.File{}
	files := h.goFiles(lawful)
	for _, f := range files {
		dirs[f.dir] = append(dirs[f.dir], f.ast)
	}
	if h.types == nil {
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		for dir, list := range dirs {
			conf := types.Config{Importer: importer.ForCompiler(h.fset, "gc", open)}
			if _, err := conf.Check(path.Join(module, dir), h.fset, list, info); err != nil {
				return []string{fmt.Sprintf("%s: %v", dir, err)}
			}
		}
		h.types = info
	}
	return h.inspect(files, func(f *source, n ast.Node) string { return look(f, h.types, n) })
}

func checkMapRange(h *house) []string {
	return h.typed(func(_ *source, info *types.Info, n ast.Node) string {
		r, ok := n.(*ast.RangeStmt)
		if !ok {
			return ""
		}
		if _, isMap := info.Types[r.X].Type.Underlying().(*types.Map); isMap {
			return "ranges over a map: the order would be random, and so would the match"
		}
		if call, ok := r.X.(*ast.CallExpr); ok {
			if sel, ok := call.Fun.(*ast.SelectorExpr); ok && types.ExprString(sel.X) == "maps" {
				return "ranges over a map: sort it with slices.Sorted"
			}
		}
		return ""
	})
}

func checkRegisters(h *house) []string {
	return h.typed(func(f *source, info *types.Info, n ast.Node) string {
		at, ok := n.(*ast.IndexExpr)
		if !ok || !under(f.dir, "games/*") {
			return ""
		}
		sel, isField := at.X.(*ast.SelectorExpr)
		_, isBare := at.Index.(*ast.BasicLit)
		if !isField || !isBare || sel.Sel.Name != "N" {
			return ""
		}
		switch of := strings.TrimPrefix(info.Types[sel.X].Type.String(), "*"); of {
		case module + "/engine.Frame", module + "/engine.Event":
			return fmt.Sprintf("%s: name the number, as sequence.go does for frames", types.ExprString(at))
		}
		return ""
	})
}

func checkGoroutines(h *house) []string {
	raced := ""
	for _, f := range h.files {
		if f.path == ".ci/run" {
			raced = f.text
		}
	}
	return h.inspect(h.goFiles(func(*source) bool { return true }), func(f *source, n ast.Node) string {
		if _, ok := n.(*ast.GoStmt); !ok {
			return ""
		}
		if !f.test && (lawful(f) || under(f.dir, "games/*/captain")) {
			return "a ruleset starts no goroutine: its order would be chance"
		}
		if !regexp.MustCompile(regexp.QuoteMeta("./"+f.dir) + `[\s'"]`).MatchString(raced) {
			return "starts a goroutine: add ./" + f.dir + " to the race detector's list in .ci/run"
		}
		return ""
	})
}

func checkFlags(h *house) []string {
	var out []string
	files := h.goFiles(func(f *source) bool { return !f.test && !slices.Contains(flagFolders, f.dir) })
	for _, f := range files {
		if slices.Contains(imports(f), "flag") {
			out = append(out, fmt.Sprintf("%s: %s imports flag: only cmd reads flags; take an argument", f.path, f.dir))
		}
	}
	return append(out, h.inspect(files, func(_ *source, n ast.Node) string {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			s := types.ExprString(sel)
			if slices.Contains([]string{"os.Getenv", "os.LookupEnv", "os.Environ", "os.Args", "os.Exit"}, s) {
				return s + ": only cmd reads the environment and ends the program; take an argument"
			}
		}
		return ""
	})...)
}

func checkOutsiders(h *house) []string {
	var out []string
	for _, f := range h.goFiles(func(*source) bool { return true }) {
		for _, im := range imports(f) {
			if first, _, _ := strings.Cut(im, "/"); !strings.Contains(first, ".") {
				continue
			}
			if _, own := within(im); own {
				continue
			}
			i := slices.IndexFunc(outsiders, func(o outsider) bool { return im == o.module || strings.HasPrefix(im, o.module+"/") })
			if i < 0 {
				out = append(out, fmt.Sprintf("%s: imports %s: list it in outsiders, with what would have to be written without it", f.path, im))
			} else if o := outsiders[i]; !f.test && !slices.Contains(strings.Fields(o.in), f.dir) {
				out = append(out, fmt.Sprintf("%s: imports %s: it is meant only in %s (%s)", f.path, im, o.in, o.reason))
			}
		}
	}
	return out
}

// checkCurrent looks for rows of the lists that nothing needs any more.
func checkCurrent(h *house) []string {
	var out []string
	files := h.goFiles(func(*source) bool { return true })
	for _, p := range places {
		if !slices.ContainsFunc(files, func(f *source) bool { return under(f.dir, p.dir) }) {
			out = append(out, "house_test.go: "+p.dir+" has no package: strike it from places")
		}
	}
	for _, o := range outsiders {
		uses := func(im string) bool { return im == o.module || strings.HasPrefix(im, o.module+"/") }
		if !slices.ContainsFunc(files, func(f *source) bool { return slices.ContainsFunc(imports(f), uses) }) {
			out = append(out, "house_test.go: nobody imports "+o.module+": strike it from outsiders")
		}
	}
	return out
}

func checkTests(h *house) []string {
	var out []string
	tested := map[string]bool{}
	for _, f := range h.goFiles(func(f *source) bool { return f.test }) {
		tested[f.dir] = true
	}
	for _, f := range h.goFiles(func(f *source) bool { return !f.test }) {
		if !tested[f.dir] {
			tested[f.dir] = true
			out = append(out, f.dir+" has no tests")
		}
	}
	return out
}

func checkPackages(h *house) []string {
	var out []string
	comments, files := map[string][]string{}, map[string]int{}
	for _, f := range h.goFiles(func(f *source) bool { return !f.test && !strings.Contains(f.dir, "testdata") }) {
		name := f.ast.Name.Name
		files[f.dir]++
		if f.ast.Doc != nil {
			comments[f.dir] = append(comments[f.dir], path.Base(f.path))
		}
		if slices.Contains([]string{"util", "utils", "common", "helper", "helpers", "misc", "base", "types", "manager"}, name) {
			out = append(out, f.path+": package "+name+" says nothing: name it after a thing one can point at")
		}
		if name != path.Base(path.Join(module, f.dir)) && name != "main" {
			out = append(out, f.path+": package "+name+" is not named after its folder")
		}
	}
	for dir, n := range files {
		switch where := comments[dir]; {
		case len(where) == 0:
			out = append(out, dir+": no package comment: say what it is and where to start reading")
		case len(where) > 1:
			out = append(out, fmt.Sprintf("%s: %d package comments, in %q: keep one", dir, len(where), where))
		case n > 1 && where[0] != "doc.go":
			out = append(out, dir+": the package comment in "+where[0]+" belongs in doc.go")
		}
	}
	return out
}

func checkDocs(h *house) []string {
	return h.inspect(h.goFiles(func(f *source) bool { return !f.test && f.ast.Name.Name != "main" }), func(f *source, n ast.Node) string {
		name := ""
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Doc == nil {
				name = funcName(n)
			}
		case *ast.GenDecl:
			for _, spec := range n.Specs {
				if n.Doc == nil && name == "" {
					name = specName(spec)
				}
			}
		}
		if name == "" {
			return ""
		}
		return name + " has no comment: say what it is, its units, its errors, its case"
	})
}

// plain are methods that say all in their name, for an interface says the rest.
var plain = strings.Fields(`Error String Unwrap Len Less Swap Write Read Throw Count MarshalText UnmarshalText MarshalJSON
	Pending Options Candidates Check Apply Outcome Moment Redact Imagine CopyFrom Equal Fingerprint Resume Draws
	Info Words Book Setup Blank FormatPosition ParsePosition Scene Tell
	Forecasts Settled Assume Measures Measure Row Choose`)

// funcName returns the name of a function or method that must be explained.
func funcName(n *ast.FuncDecl) string {
	if !n.Name.IsExported() {
		return ""
	}
	if n.Recv == nil {
		return n.Name.Name
	}
	of := strings.TrimLeft(types.ExprString(n.Recv.List[0].Type), "*")
	if !ast.IsExported(of) || slices.Contains(plain, n.Name.Name) {
		return ""
	}
	return of + "." + n.Name.Name
}

// specName returns the first name of a declaration without a comment that must be explained.
func specName(spec ast.Spec) string {
	switch s := spec.(type) {
	case *ast.TypeSpec:
		if s.Doc == nil && s.Comment == nil && s.Name.IsExported() {
			return s.Name.Name
		}
	case *ast.ValueSpec:
		if s.Doc == nil && s.Comment == nil && s.Type == nil && s.Values != nil && s.Names[0].IsExported() {
			return s.Names[0].Name
		}
	}
	return ""
}

func checkLength(h *house) []string {
	var out []string
	for _, f := range h.files {
		if long[f.dir] != "" || !slices.Contains([]string{".go", ".js", ".css"}, path.Ext(f.path)) || strings.HasSuffix(f.path, ".min.js") {
			continue
		}
		most := mostLines
		if f.test {
			most = mostTestLines
		}
		n := strings.Count(f.text, "\n") + 1
		switch named := long[f.path] != ""; {
		case n > most && !named:
			out = append(out, fmt.Sprintf("%s: %d lines: split it where its subject splits, or list the reason in long", f.path, n))
		case n <= most && named:
			out = append(out, fmt.Sprintf("%s is short now: take it from long", f.path))
		}
		if f.ast != nil && !f.test {
			out = append(out, h.longFunctions(f)...)
		}
	}
	return out
}

// longFunctions returns those of a file that are too long, or named as such and are not.
func (h *house) longFunctions(f *source) []string {
	var out []string
	for _, d := range f.ast.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		key := f.path + " " + fn.Name.Name
		switch n := h.length(fn.Body); {
		case n > mostFunction && long[key] == "":
			out = append(out, fmt.Sprintf("%s: %s.%s%s has %d lines: split it, or list the reason in long",
				h.at(fn), f.dir, receiver(fn), fn.Name.Name, n))
		case n <= mostFunction && long[key] != "":
			out = append(out, fmt.Sprintf("%s is short now: take it from long", key))
		}
	}
	return out
}

// receiver returns the type of which a function is a method, with a dot, or "".
func receiver(fn *ast.FuncDecl) string {
	if fn.Recv == nil {
		return ""
	}
	t := fn.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if name, ok := t.(*ast.Ident); ok {
		return name.Name + "."
	}
	return ""
}

// length returns how many lines a body has: what stands in one switch or literal is one.
func (h *house) length(body *ast.BlockStmt) int {
	line := func(p token.Pos) int { return h.fset.Position(p).Line }
	n := line(body.Rbrace) - line(body.Lbrace) - 1
	ast.Inspect(body, func(in ast.Node) bool {
		switch in.(type) {
		case *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.CompositeLit:
			n -= line(in.End()) - line(in.Pos())
			return false
		}
		return true
	})
	return n
}

// lines calls look for each line of every text and gathers the places.
func (h *house) lines(look *regexp.Regexp, why string) []string {
	var out []string
	for _, f := range h.files {
		if f.dir == "." && f.test {
			continue
		}
		for i, l := range strings.Split(f.text, "\n") {
			if m := look.FindString(l); m != "" {
				out = append(out, fmt.Sprintf("%s:%d: %s: %s", f.path, i+1, m, why))
			}
		}
	}
	return out
}

func checkPutOff(h *house) []string {
	return h.lines(regexp.MustCompile(`\b(TODO|FIXME|XXX|HACK)\b`), "do it or write it into an issue")
}

func checkMachine(h *house) []string {
	return h.lines(regexp.MustCompile(`(^|[\s"'(])(/work/|/root/|/home/)|shared/(design|reference|rulebooks)`), "a path of one machine")
}

// longRun reports whether .ci/run runs what takes long too.
func longRun(h *house) bool {
	return slices.ContainsFunc(h.files, func(f *source) bool {
		return f.path == ".ci/run" && regexp.MustCompile(`(?m)^export .*WEATHERGAGE_LONG=1`).MatchString(f.text)
	})
}

func checkSkips(h *house) []string {
	return h.inspect(h.goFiles(func(*source) bool { return true }), func(f *source, n ast.Node) string {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return ""
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || !slices.Contains([]string{"Skip", "Skipf", "SkipNow"}, sel.Sel.Name) || types.ExprString(sel.X) != "t" {
			return ""
		}
		if len(call.Args) > 0 {
			if lit, ok := call.Args[0].(*ast.BasicLit); ok && (strings.Contains(lit.Value, "Debian package") || longRun(h) && strings.Contains(lit.Value, "WEATHERGAGE_LONG=1")) {
				return ""
			}
		}
		return "a test that is skipped proves nothing: skip only for want of a Debian package, and name it, or for its length, and name WEATHERGAGE_LONG=1, which .ci/run sets"
	})
}

// checkLong reports tests that ask for WEATHERGAGE_LONG without skipping: .ci/run runs again only what
// was skipped without it.
func checkLong(h *house) []string {
	skips := map[ast.Node]bool{nil: true}
	return h.inspect(h.goFiles(func(*source) bool { return true }), func(f *source, n ast.Node) string {
		if branch, ok := n.(*ast.IfStmt); ok && endsInSkip(branch.Body) {
			ast.Inspect(branch.Cond, func(in ast.Node) bool { skips[in] = true; return true })
		}
		call, ok := n.(*ast.CallExpr)
		if !ok || skips[n] || types.ExprString(call) != `os.Getenv("WEATHERGAGE_LONG")` {
			return ""
		}
		return "does more where WEATHERGAGE_LONG is set: move what takes long into a test or subtest that skips without it"
	})
}

// endsInSkip reports whether the last statement of a body skips a test.
func endsInSkip(body *ast.BlockStmt) bool {
	if len(body.List) == 0 {
		return false
	}
	last, ok := body.List[len(body.List)-1].(*ast.ExprStmt)
	return ok && strings.HasPrefix(types.ExprString(last.X), "t.Skip(")
}

func checkSeeds(h *house) []string {
	return h.inspect(h.goFiles(func(f *source) bool { return f.test }), func(f *source, n ast.Node) string {
		fn, ok := n.(*ast.FuncDecl)
		if !ok || !strings.HasPrefix(fn.Name.Name, "Fuzz") || fn.Body == nil || len(fn.Type.Params.List) == 0 {
			return ""
		}
		name, seeded := fn.Type.Params.List[0].Names[0].Name, false
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				seeded = seeded || types.ExprString(call.Fun) == name+".Add" ||
					slices.ContainsFunc(call.Args, func(a ast.Expr) bool { return types.ExprString(a) == name })
			}
			return true
		})
		kept, err := os.ReadDir(path.Join(f.dir, "testdata", "fuzz", fn.Name.Name))
		if seeded || err == nil && len(kept) > 0 {
			return ""
		}
		return fn.Name.Name + " has no seeds: add good texts with " + name + ".Add"
	})
}

func checkRoot(h *house) []string {
	var out []string
	for _, name := range h.root {
		isPlace := slices.ContainsFunc(places, func(p place) bool { return p.dir == name || strings.HasPrefix(p.dir, name+"/") })
		if !isPlace && !slices.Contains(rootHolds, name) {
			out = append(out, name+" lies in the root: nothing finished, generated or personal does")
		}
	}
	return out
}

// link is a Markdown link to a file of the tree, with or without an anchor.
var link = regexp.MustCompile(`\]\(([^)#: ]+)(#[^)]*)?\)`)

func checkLinks(h *house) []string {
	var out []string
	for _, f := range h.files {
		if !strings.HasSuffix(f.path, ".md") {
			continue
		}
		for _, m := range link.FindAllStringSubmatch(f.text, -1) {
			to := path.Join(f.dir, m[1])
			if !slices.ContainsFunc(h.names, func(n string) bool { return n == to || strings.HasPrefix(n, to+"/") }) {
				out = append(out, fmt.Sprintf("%s: links to %s, which is not there", f.path, to))
			}
		}
	}
	return out
}

// mapOfPackages returns the table of docs/packages.md.
func mapOfPackages() string {
	var b strings.Builder
	b.WriteString("| level | package | owns | may import |\n|---|---|---|---|\n")
	for _, p := range places {
		may := strings.Join(strings.Fields(p.may), ", ")
		may = strings.ReplaceAll(may, "games/.", "its own game")
		fmt.Fprintf(&b, "| %d | `%s` | %s | %s |\n", p.level, p.dir, p.owns, cmpText(may, "nothing"))
	}
	return b.String()
}

func cmpText(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return s
}

func checkMap(h *house) []string {
	for _, f := range h.files {
		if f.path == "docs/packages.md" && !strings.Contains(f.text, mapOfPackages()) {
			return []string{"docs/packages.md: the map should read\n" + mapOfPackages()}
		}
	}
	return nil
}
