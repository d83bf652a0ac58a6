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
