package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A game from elsewhere is written, built outside the tree with nothing but what is on
// this machine, tried, studied and played to its end in a browser.
func TestAGameFromElsewhere(t *testing.T) {
	atLength(t)
	weathergage := built(t)
	checkout, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	in := func(dir, name string, args ...string) string {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOFLAGS=", "GOPROXY=off", "GOWORK=")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	in(dir, weathergage, "new", "Sink the Bismarck", "--module-from", checkout)
	dir = filepath.Join(dir, "sink-the-bismarck")
	sink := filepath.Join(dir, "sink")
	in(dir, "go", "build", "-o", sink, ".")
	examples, err := filepath.Glob(filepath.Join(dir, "sinkthebismarck", "testdata", "*.txtar"))
	if err != nil || len(examples) == 0 {
		t.Fatalf("%d worked examples, %v", len(examples), err)
	}
	for _, c := range []struct {
		want string
		args []string
	}{
		{fmt.Sprintf("%d of %[1]d examples hold", len(examples)), append([]string{"try"}, examples...)},
		{"100 matches, ", []string{"lab", "sink-the-bismarck", "--matches", "100"}},
		{"the faster ship has the weather gage", []string{"rules", "sink", "3.1"}},
	} {
		if out := in(dir, sink, c.args...); !strings.Contains(out, c.want) {
			t.Errorf("%s says\n%swant %q", c.args[0], out, c.want)
		}
	}
	t.Run("in the browser", func(t *testing.T) {
		h, p := openProgram(t, sink), desk(t)
		p.open(h.url)
		p.until(`document.querySelector('.card')`)
		if n := value[int](p, `document.querySelectorAll('.card').length`); n != 1 {
			t.Errorf("%d games are offered, want the one that the program has", n)
		}
		p.choose(h.url, "Sink the Bismarck", "open-sea", "house", "me", "random")
		for n := 0; p.myTurn(); n++ {
			if n > 400 {
				t.Fatal("the match never ends")
			}
			p.answer()
		}
		p.press("Verify the dice")
		p.says("Rolled again in this browser")
	})
}
