package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// mostMB is how much memory a machine may have on which the program plays all games, in megabytes.
const mostMB = 256

// TestSizeAndStart builds the program as it is released, starts it with an empty database, and plays the first moves of the
// first scenario of each game against its bot. With -v it prints the figures that stand in docs/operate/figures.md.
func TestSizeAndStart(t *testing.T) {
	if os.Getenv("WEATHERGAGE_LONG") == "" || runtime.GOOS != "linux" {
		t.Skip("takes long, and reads /proc: WEATHERGAGE_LONG=1 runs it on Linux")
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "weathergage")
	c := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", program, ".")
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	file, err := os.Stat(program)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("binary: %d MB", file.Size()/1e6)
	h := &started{T: t, begun: time.Now()}
	h.starts(program, filepath.Join(dir, "m.db"))
	h.get("/")
	t.Logf("start to the first page: %d ms", time.Since(h.begun).Milliseconds())
	time.Sleep(2 * time.Second) // what the start left behind is given back
	t.Logf("memory at rest: %d MB", h.memory("VmRSS"))
	var site struct {
		Games []struct {
			Key       string
			Scenarios []struct{ Key string }
			Bots      []struct{ Spec string }
		}
	}
	h.read(h.get("/api/games"), &site)
	if len(site.Games) != 6 {
		t.Fatalf("there are %d games", len(site.Games))
	}
	for _, g := range site.Games {
		t.Logf("%s: from the request of a match to the first move %d ms", g.Key, h.plays(g.Key, g.Scenarios[0].Key, g.Bots[0].Spec).Milliseconds())
	}
	most := h.memory("VmHWM")
	t.Logf("most memory, all games in play: %d MB", most)
	if most > mostMB {
		t.Errorf("the program took %d MB; a machine with %d should play all games", most, mostMB)
	}
}

// A started is a server under test.
type started struct {
	*testing.T
	begun time.Time
	url   string
	pid   int
}

func (h *started) starts(program, database string) {
	h.Helper()
	c := exec.Command(program, "serve", "--listen", "127.0.0.1:0", "--database", database)
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		h.Fatal(err)
	}
	h.Cleanup(func() { c.Process.Kill(); c.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		h.Fatal(err)
	}
	h.url, h.pid = address.FindString(line), c.Process.Pid
}

// memory returns a figure of the process in megabytes: VmRSS is what it takes now, VmHWM the most that it took.
func (h *started) memory(figure string) int {
	h.Helper()
	text, err := os.ReadFile("/proc/" + strconv.Itoa(h.pid) + "/status")
	if err != nil {
		h.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), figure+":")
	kB := 0
	if _, err := fmt.Sscan(rest, &kB); err != nil {
		h.Fatal(err)
	}
	return kB / 1024
}

func (h *started) get(path string) string {
	h.Helper()
	answer, err := http.Get(h.url + path)
	if err != nil {
		h.Fatal(err)
	}
	defer answer.Body.Close()
	text := new(strings.Builder)
	if _, err := bufio.NewReader(answer.Body).WriteTo(text); err != nil || answer.StatusCode != http.StatusOK {
		h.Fatalf("%s is answered with %d, %v", path, answer.StatusCode, err)
	}
	return text.String()
}

func (h *started) read(text string, into any) {
	h.Helper()
	if err := json.Unmarshal([]byte(text), into); err != nil {
		h.Fatal(err)
	}
}

// A span is a number that an answer wants.
type span struct{ Min, Step json.Number }

// plays begins a match against the usual bot, gives twenty first answers, and returns how long it took until the first was
// accepted.
func (h *started) plays(game, scenario, against string) time.Duration {
	h.Helper()
	begun, first := time.Now(), time.Duration(0)
	made, err := post(h.url+"/api/matches", `{"game": "`+game+`", "scenario": "`+scenario+`", "settings": {}, "dice": "house", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "`+against+`"}]}`)
	if err != nil {
		h.Fatal(err)
	}
	var match struct{ Seats []*string }
	h.read(made, &match)
	if len(match.Seats) == 0 {
		h.Fatalf("%s: a match is answered with %s", game, made)
	}
	at := h.url + "/api/m/" + *match.Seats[0]
	for answers := 0; answers < 20; {
		var page struct {
			View struct {
				At    int
				Ended any
				Asks  []struct {
					Options []struct {
						Choice string
						Spans  []span
					}
				}
			}
		}
		h.read(h.get(strings.TrimPrefix(at, h.url)), &page)
		if page.View.Ended != nil || time.Since(begun) > 20*time.Second {
			break
		}
		if len(page.View.Asks) == 0 {
			time.Sleep(5 * time.Millisecond) // the bot chooses
			continue
		}
		o := page.View.Asks[0].Options[0]
		for _, s := range o.Spans {
			if slices.ContainsFunc(o.Spans, func(s span) bool { return s.Step != "0" }) {
				o.Choice += " " + s.Min.String()
			}
		}
		said, err := post(at+"/play", fmt.Sprintf(`{"at": %d, "choices": [%q]}`, page.View.At, o.Choice))
		if err != nil {
			h.Fatal(err)
		}
		if answers++; first == 0 && strings.Contains(said, `"played":1`) {
			first = time.Since(begun)
		}
	}
	if first == 0 {
		h.Errorf("%s: no answer was accepted", game)
	}
	return first
}
