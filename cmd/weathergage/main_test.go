package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"weathergage": main})
}

// TestScripts runs the sessions of testdata: each is a case a person may meet.
func TestScripts(t *testing.T) {
	checkout, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	caches, err := exec.Command("go", "env", "GOCACHE", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	where := strings.Fields(string(caches))
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(e *testscript.Env) error { // for go, which builds a new game
			e.Setenv("CHECKOUT", checkout)
			e.Setenv("GOCACHE", where[0])
			e.Setenv("GOMODCACHE", where[1])
			for _, shared := range []string{"GOFLAGS", "CGO_ENABLED"} { // or nothing in the cache would do
				if value, ok := os.LookupEnv(shared); ok {
					e.Setenv(shared, value)
				}
			}
			return nil
		},
		UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "",
		Cmds:          map[string]func(*testscript.TestScript, bool, []string){"await": await, "posted": posted},
		Condition: func(cond string) (bool, error) {
			if cond == "hangs-up" { // not under nohup, which the program obeys
				return !signal.Ignored(syscall.SIGHUP), nil
			}
			return false, fmt.Errorf("unknown condition %s", cond)
		},
	})
}

// await FILE PATTERN waits for a program in the background to have written a line that
// matches, and fails after a minute.
func await(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: await FILE PATTERN")
	}
	line, err := regexp.Compile("(?m)" + args[1])
	ts.Check(err)
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if text, err := os.ReadFile(ts.MkAbs(args[0])); err == nil && line.Match(text) {
			return
		}
	}
	ts.Fatalf("%s never has a line with %q", args[0], args[1])
}

// posted LOG PATH FILE PATTERN posts a file of JSON to a path of the server whose log it is, and fails unless the answer
// matches.
func posted(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 4 {
		ts.Fatalf("usage: posted LOG PATH FILE PATTERN")
	}
	at := address.FindString(ts.ReadFile(args[0]))
	answer, err := post(at+args[1], ts.ReadFile(args[2]))
	ts.Check(err)
	if !regexp.MustCompile(args[3]).MatchString(answer) {
		ts.Fatalf("%s answers %s", args[1], answer)
	}
}

// address matches that of a server in its log.
var address = regexp.MustCompile(`http://\S+`)

// post posts JSON and returns the answer.
func post(to, text string) (string, error) {
	answer, err := http.Post(to, "application/json", strings.NewReader(text))
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	said, err := io.ReadAll(answer.Body)
	return string(said), err
}
