package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A block is one fenced block of the guide to a game of one's own.
type block struct {
	line int    // of its fence, from 1
	lang string // "sh" for commands, "text" for what the command before it prints, or what a file holds
	file string // the file that it is; "" if it is none
	text string
}

// fileLine is what stands before a block that is a file.
var fileLine = regexp.MustCompile("^`([^`]+)`:$")

// blocksOf returns the fenced blocks of a page of Markdown.
func blocksOf(page string) (all []block) {
	fence, before := "", ""
	for i, line := range strings.Split(page, "\n") {
		switch {
		case fence == "" && strings.HasPrefix(line, "```"):
			lang := strings.TrimLeft(line, "`")
			fence = strings.TrimSuffix(line, lang)
			all = append(all, block{line: i + 1, lang: lang})
			if m := fileLine.FindStringSubmatch(before); m != nil {
				all[len(all)-1].file = m[1]
			}
		case fence == "":
			if line != "" {
				before = line
			}
		case line == fence:
			fence, before = "", ""
		default:
			all[len(all)-1].text += line + "\n"
		}
	}
	return all
}

// A pupil does what the guide says, in a folder of its own.
type pupil struct {
	t        *testing.T
	page     string // what he reads
	checkout string
	dir      string // where he is
	program  string // the game's program, once it is built
	printed  string // what the last command printed
}

// do writes a file, runs commands, or compares what was printed.
func (p *pupil) do(b block) {
	p.t.Helper()
	switch {
	case b.file != "":
		at := filepath.Join(p.dir, filepath.FromSlash(b.file))
		if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, []byte(b.text), 0o644)); err != nil {
			p.t.Fatal(err)
		}
		p.program = ""
	case b.lang == "sh":
		for command := range strings.Lines(b.text) {
			p.run(b.line, strings.TrimSpace(command))
		}
	case b.lang == "text":
		for line := range strings.Lines(b.text) {
			if !strings.Contains(p.printed, strings.TrimSpace(line)) {
				p.t.Errorf("%s:%d: expected a line with %q, found\n%s", p.page, b.line, strings.TrimSpace(line), p.printed)
			}
		}
	default:
		p.t.Fatalf("%s:%d: expected a file, commands or what they print, found a block of %q", p.page, b.line, b.lang)
	}
}

// run runs a command of the guide. The game is built once, and a server only started and asked for a match.
func (p *pupil) run(line int, command string) {
	p.t.Helper()
	if to, ok := strings.CutPrefix(command, "cd "); ok {
		p.dir = filepath.Join(p.dir, to)
		return
	}
	if rest, ok := strings.CutPrefix(command, "go run ."); ok {
		if p.program == "" {
			p.program = filepath.Join(p.dir, "game.exe")
			p.sh(line, "go build -o game.exe .", "")
		}
		if rest == "" {
			p.serve(line)
			return
		}
		command = "./game.exe" + rest
	}
	p.sh(line, strings.Replace(command, "--module-from weathergage", "--module-from "+p.checkout, 1), "swan\n2\n")
}

// sh runs a command with something typed into it.
func (p *pupil) sh(line int, command, typed string) {
	p.t.Helper()
	c := exec.Command("sh", "-c", command)
	c.Dir, c.Stdin = p.dir, strings.NewReader(typed)
	out, err := c.CombinedOutput()
	if p.printed = string(out); err != nil {
		p.t.Fatalf("%s:%d: %s: %v\n%s", p.page, line, command, err, out)
	}
}

// serve plays a match in the game's server, up to the first question.
func (p *pupil) serve(line int) {
	p.t.Helper()
	c := exec.Command(p.program, "serve", "--listen", "127.0.0.1:0", "--database", filepath.Join(p.t.TempDir(), "m.db"))
	var log bytes.Buffer
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		p.t.Fatal(err)
	}
	defer c.Wait()
	defer c.Process.Kill()
	for buf := make([]byte, 1000); !strings.Contains(log.String(), "\n"); {
		n, err := out.Read(buf)
		if log.Write(buf[:n]); err != nil {
			p.t.Fatalf("%s:%d: the server prints %q and ends: %v", p.page, line, log.String(), err)
		}
	}
	const match = `{"game": "chain-race", "scenario": "race", "settings": {}, "dice": "house", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}`
	answer, err := post(address.FindString(log.String())+"/api/matches", match)
	if err != nil || !strings.Contains(answer, `"seats":["`) {
		p.t.Errorf("%s:%d: the server answers %q, %v", p.page, line, answer, err)
	}
}

// TestSixthGame does everything that docs/sixth-game.md says, and nothing else.
func TestSixthGame(t *testing.T) {
	page, err := os.ReadFile("../../docs/sixth-game.md")
	if err != nil {
		t.Fatal(err)
	}
	checkout, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{t: t, page: "docs/sixth-game.md", checkout: checkout, dir: t.TempDir()}
	for _, b := range blocksOf(string(page)) {
		p.do(b)
	}
	if out, err := exec.Command("gofmt", "-l", p.dir).CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("the files of the guide are not formatted: %v\n%s", err, out)
	}
	t.Run("faults", func(t *testing.T) {
		if os.Getenv("WEATHERGAGE_LONG") == "" {
			t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
		}
		p.t = t
		p.faults(string(page))
	})
}

// faults are those in the table of the guide, row by row, as changes of its files.
var faults = []struct{ file, from, to string }{
	{"testdata/2.1_secret_orders.txtar", "Red sail > swan 2", "Red sail swan 2"},
	{"sequence.go", "%1 %{1:box|boxes}", "%1 boxes"},
	{"scene.go", "Depth: depth[sideOf(n)][ship.box],", ""},
	{"state.go", "\tships    ", "\tspare    int8\n\tships    "},
	{"words.go", "\t\t\ttooFar:         \"she can sail at most %1 %{1:box|boxes}\",\n", ""},
	{"orders.go", " || n >= numShips", ""},
	{"state.go", "if seat != viewer {", "if seat > viewer {"},
}

// faultRow matches a row of the table of faults: what one wrote, and what a test says.
var faultRow = regexp.MustCompile("(?m)^\\| .+ \\| `([^|]+)` \\|$")

// faults makes each fault, one at a time, and wants a test to say what the guide says.
func (p *pupil) faults(page string) {
	rows := faultRow.FindAllStringSubmatch(page, -1)
	if len(rows) != len(faults) {
		p.t.Fatalf("the guide lists %d faults, and %d are tried", len(rows), len(faults))
	}
	for i, f := range faults {
		at := filepath.Join(p.dir, "chainrace", filepath.FromSlash(f.file))
		text, err := os.ReadFile(at)
		if err != nil || !strings.Contains(string(text), f.from) {
			p.t.Fatalf("%s has no %q: %v", f.file, f.from, err)
		}
		if err := os.WriteFile(at, []byte(strings.Replace(string(text), f.from, f.to, 1)), 0o644); err != nil {
			p.t.Fatal(err)
		}
		c := exec.Command("go", "test", "./chainrace")
		c.Dir = p.dir
		out, failed := c.CombinedOutput()
		if failed == nil || !strings.Contains(string(out), rows[i][1]) {
			p.t.Errorf("%s with %q: expected a test to say %q, found %v\n%s", f.file, f.to, rows[i][1], failed, out)
		}
		if err := os.WriteFile(at, text, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
}
