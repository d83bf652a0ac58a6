// Mutate checks whether a game's own tests notice a wrong law. It inverts one operator of the law, < into <=,
// == into !=, && into || or + into -, runs the package's tests on that, and says whether they fail:
//
//	go run ./cmd/mutate -n 5 -turn 1 ./games/duel
//
// A mutant that survives is a rule without a test, or a change that makes no difference. No file of the
// package is changed.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// turned maps each operator to its replacement.
var turned = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND,
	token.ADD: token.SUB, token.SUB: token.ADD,
}

// noLaw matches the files of a game that read, print and draw: mistakes in them break no rule.
var noLaw = regexp.MustCompile(`^(load|tables|text|scene|words|sheet|plan|book|yard|own|names|charts|campaign_(parse|text|scene|words|report|names))[_.]`)

// A mutant is one operator in a file, and where it stands in its text.
type mutant struct {
	file     string
	at       token.Position
	from, to token.Token
}

func (m *mutant) String() string {
	return fmt.Sprintf("%s:%d:%d %s for %s", m.file, m.at.Line, m.at.Column, m.to, m.from)
}

func main() {
	n := flag.Int("n", 5, "how many mutants are tried")
	turn := flag.Uint64("turn", 1, "the same number draws the same mutants")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "mutate: name one package, such as ./games/duel")
		os.Exit(2)
	}
	if err := try(flag.Arg(0), *n, *turn); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// try draws mutants of a package and prints the result of each.
func try(dir string, n int, turn uint64) error {
	all, err := mutants(dir)
	if err != nil {
		return err
	}
	luck := rand.New(rand.NewPCG(turn, 0))
	luck.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	tried, caught := 0, 0
	for i := range all {
		if tried == n {
			break
		}
		began := time.Now()
		fate, err := all[i].run(dir)
		if err != nil {
			return err
		}
		if fate == "does not build" {
			continue
		}
		tried++
		if fate == "caught" {
			caught++
		}
		fmt.Printf("%-8s %s (%.0f s)\n", fate, &all[i], time.Since(began).Seconds())
	}
	fmt.Printf("%d of %d mutants were caught; %s has %d operators\n", caught, tried, dir, len(all))
	return nil
}

// mutants returns every mutant of a package, in the order of its files.
func mutants(dir string) ([]mutant, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var out []mutant
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || noLaw.MatchString(filepath.Base(file)) {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			if b, ok := node.(*ast.BinaryExpr); ok {
				if to, ok := turned[b.Op]; ok {
					out = append(out, mutant{file, set.Position(b.OpPos), b.Op, to})
				}
			}
			return true
		})
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no Go file with an operator", dir)
	}
	return out, nil
}

// run tests the package with the mutant replacing its file: first the worked examples, then all. It returns
// caught, survives or does not build.
func (m *mutant) run(dir string) (string, error) {
	temp, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(temp)
	overlay, err := m.write(temp)
	if err != nil {
		return "", err
	}
	for _, tests := range []string{"Example", "."} {
		cmd := exec.Command("go", "test", "-vet=off", "-failfast", "-timeout", "10m", "-overlay", overlay, "-run", tests, ".")
		cmd.Dir = dir
		text, err := cmd.CombinedOutput()
		switch {
		case strings.Contains(string(text), "[build failed]"):
			return "does not build", nil
		case err != nil:
			return "caught", nil
		}
	}
	return "survives", nil
}

// write writes the mutant's file and the overlay that replaces the original, and returns the overlay's path.
func (m *mutant) write(temp string) (string, error) {
	text, err := os.ReadFile(m.file)
	if err != nil {
		return "", err
	}
	after := string(text[m.at.Offset+len(m.from.String()):])
	changed, overlay := filepath.Join(temp, "mutant.go"), filepath.Join(temp, "overlay.json")
	if err := os.WriteFile(changed, []byte(string(text[:m.at.Offset])+m.to.String()+after), 0o600); err != nil {
		return "", err
	}
	path, err := filepath.Abs(m.file)
	if err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		return "", err
	}
	return overlay, os.WriteFile(overlay, list, 0o600)
}
