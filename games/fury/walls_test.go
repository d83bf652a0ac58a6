package fury

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/geo/plane"
)

// outlines are the ways to read where a wall, a gate, a parapet or a hedge runs.
var outlines = []string{"course", "outline", "corners"}

// readers are the files that may, each for a reason. All others ask walls.go.
var readers = map[string]string{
	"walls.go":        "what lies between two points or two bodies",
	"board_text.go":   "reads boards",
	"table.go":        "keeps the outlines",
	"ground.go":       "compares the boards of two positions",
	"text.go":         "writes the outlines",
	"facts.go":        "shows them to captains",
	"scene_ground.go": "draws them",
}

// readsOutlines lists where a file reads the outline of a piece.
func readsOutlines(files *token.FileSet, f *ast.File) (all []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && slices.Contains(outlines, s.Sel.Name) {
			all = append(all, fmt.Sprintf("%s reads .%s", files.Position(s.Pos()), s.Sel.Name))
		}
		return true
	})
	return all
}

// TestOneFileKnowsWhereWallsRun fails if a file of the law reads the outline of a wall, a gate, a parapet or a hedge
// instead of asking walls.go what lies between.
func TestOneFileKnowsWhereWallsRun(t *testing.T) {
	paths, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	seen := map[string]bool{}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, read := range readsOutlines(files, f) {
			if seen[path] = true; readers[path] == "" {
				t.Errorf("%s: ask walls.go what lies between", read)
			}
		}
	}
	for path := range readers {
		if !seen[path] {
			t.Errorf("%s reads no outline: take it off the list", path)
		}
	}
	toy, err := parser.ParseFile(files, "toy.go", "package fury\nfunc (g *State) f() bool { return g.ground.course(1).Cuts(a, b) }", 0)
	if err != nil || len(readsOutlines(files, toy)) != 1 {
		t.Errorf("a rule that reads the course of a wall is not found: %v", err)
	}
}

// TestAreasAreNoLines looks whether the area of a line is empty, so that no rule about areas reads where a wall runs.
func TestAreasAreNoLines(t *testing.T) {
	var gr ground
	board := Board{Width: leastBoard, Depth: leastBoard, Pieces: []Piece{
		{Ground: Hedge, Shape: plane.Polygon{{X: 100, Y: 100}, {X: 900, Y: 100}}},
		{Ground: Marsh, Shape: plane.Polygon{{X: 100, Y: 200}, {X: 900, Y: 200}, {X: 900, Y: 900}}},
	}}
	if err := gr.lay(&board); err != nil {
		t.Fatal(err)
	}
	if hedge, marsh := gr.area(0), gr.area(1); hedge != nil || len(marsh) != 3 {
		t.Errorf("the area of a hedge is %v, of a marsh %v", hedge, marsh)
	}
}

// TestAWallThatNobodyMansHidesAndSaysSo: 10.1 and 20.1 a shot over a parapet is refused with what is missing to man it.
func TestAWallThatNobodyMansHidesAndSaysSo(t *testing.T) {
	r := rules(t)
	g := position(t, "piece sconce 2600 2600 3400 2600 3400 3400 2600 3400\npiece gate 3400 2925 3400 3075\n"+
		"piece parapet 3400 3075 3400 3400 2600 3400 2600 2600 3400 2600 3400 2925\nside A force 12 flight 60\nside B force 12 flight 40\n"+
		"company a-1 levy-arquebusiers squadrons 4 at 2990 3905\ncompany b-1 levy-arquebusiers squadrons 4 files 1 at 2990 3350 facing 18000\nflow segments A\n")
	for _, tt := range []struct {
		n, m companyNo
		want string
	}{
		{0, ofSide, "something stands in the way: a parapet or a shut gate, over which only a company that mans it looks or is seen, from within and in one rank along it (20.1)"},
		{ofSide, 0, "something stands in the way: a parapet or a shut gate, which a company mans in one rank along it (20.1), and this one stands in 4 ranks"},
	} {
		if ill := g.mayAim(tt.n, tt.m); ill.Rule != "10.1" || r.Words().Refuse(ill) != tt.want+" (case 10.1)" {
			t.Errorf("company %d is refused with %s %q, want %q", tt.n, ill.Rule, r.Words().Refuse(ill), tt.want)
		}
	}
}
