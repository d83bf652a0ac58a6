package command

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/alecthomas/kong"

	"github.com/weathergage/weathergage/games"
)

// serving carries out serve on a database of its own with some flags. It returns where the
// table is, and what closes it again.
func serving(t *testing.T, flags ...string) (cmd *serveCmd, at string, closes func()) {
	t.Helper()
	var line struct {
		Serve serveCmd `cmd:""`
	}
	parser, err := kong.New(&line)
	if err != nil {
		t.Fatal(err)
	}
	database := filepath.Join(t.TempDir(), "matches.db")
	if _, err := parser.Parse(append([]string{"serve", "--listen", "127.0.0.1:0", "--database", database}, flags...)); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	read, write := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- line.Serve.serve(ctx, &desk{name: ourName, games: games.All(), out: write, err: io.Discard})
		write.Close()
	}()
	said := bufio.NewScanner(read)
	if !said.Scan() {
		t.Fatalf("it ended with %v and said nothing", <-ended)
	}
	at, ok := strings.CutPrefix(said.Text(), "The table is open at ")
	if !ok {
		t.Fatalf("it said %q", said.Text())
	}
	go io.Copy(io.Discard, read)
	return &line.Serve, at, func() {
		t.Helper()
		stop()
		select {
		case err := <-ended:
			if err != nil {
				t.Errorf("it closed with %v", err)
			}
		case <-time.After(2 * time.Minute):
			t.Error("it does not close")
		}
	}
}

// TestServe opens the house, asks whether it is well, finds it open on a second
// start, and closes it.
func TestServe(t *testing.T) {
	ctx := t.Context()
	cmd, at, closes := serving(t)
	defer closes()
	res, err := http.Get(at + "/healthz")
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusOK {
		t.Errorf("/healthz was answered with %d", res.StatusCode)
	}
	var again strings.Builder
	second := serveCmd{Listen: strings.TrimPrefix(at, "http://")}
	second.Database = cmd.Database
	if err := second.serve(ctx, &desk{name: ourName, games: games.All(), out: &again, err: io.Discard}); err == nil || !strings.Contains(err.Error(), "--listen names another") {
		t.Errorf("a second house at the same address: %v", err)
	}
	if !isHouse(second.Listen) {
		t.Error("the open house is not known for one")
	}
	second.Listen = "127.0.0.1:0"
	who := fmt.Sprintf("in use by process %d ", os.Getpid())
	if err := second.serve(ctx, &desk{name: ourName, games: games.All(), out: &again, err: io.Discard}); err == nil || !strings.Contains(err.Error(), who) {
		t.Errorf("a second house on the same database: %v, want %q in it", err, who)
	}
	keeps(t, at, cmd.Database)
}

// cuts interrupts everyone who writes to it.
type cuts struct{ stop context.CancelFunc }

func (c cuts) Write(said []byte) (int, error) {
	c.stop()
	return len(said), nil
}

// TestInterruptedAtOnce: a server that is interrupted while it opens its database, or before
// it has greeted its owner, closes without an error.
func TestInterruptedAtOnce(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	cmd := serveCmd{Listen: "127.0.0.1:0", PublicURL: "https://table.example"}
	cmd.Database = filepath.Join(t.TempDir(), "matches.db")
	for _, when := range []string{"as it says where it is", "before it has opened its database"} {
		if err := cmd.serve(ctx, &desk{name: ourName, games: games.All(), out: cuts{stop}, err: io.Discard}); err != nil {
			t.Errorf("interrupted %s: %v", when, err)
		}
		if ctx.Err() == nil {
			t.Error("it said nothing")
		}
	}
}

// TestTrustProxy: with --trust-proxy limits count the address in the header that it names,
// and in no other; without it no header counts.
func TestTrustProxy(t *testing.T) {
	for _, tt := range []struct {
		flags []string
		held  bool // whether another address behind the proxy is held back too
	}{
		{[]string{"--trust-proxy", "X-Real-IP"}, false},
		{[]string{"--trust-proxy", "X-Forwarded-For"}, true},
		{nil, true},
	} {
		_, at, closes := serving(t, tt.flags...)
		asks := func(who string) int {
			t.Helper()
			req, err := http.NewRequest("GET", at+"/api/m/"+strings.Repeat("x", 43), nil)
			if err != nil {
				t.Fatal(err)
			}
			req.Header.Set("X-Real-IP", who)
			res, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			res.Body.Close()
			return res.StatusCode
		}
		tries := 0
		for asks("203.0.113.9") != http.StatusTooManyRequests {
			if tries++; tries > 2000 {
				t.Fatalf("%v: links can be tried as fast as one likes", tt.flags)
			}
		}
		if code := asks("203.0.113.10"); code != http.StatusTooManyRequests && tt.held || code != http.StatusNotFound && !tt.held {
			t.Errorf("%v: another address is answered with %d", tt.flags, code)
		}
		closes()
	}
}

// keeps plays in an open house, and holds check, backup and restore against what is there.
func keeps(t *testing.T, at, database string) {
	t.Helper()
	body := `{"game":"duel","scenario":"fog","dice":"house","seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]}`
	res, err := http.Post(at+"/api/matches", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("a match was answered with %d", res.StatusCode)
	}
	dir := t.TempDir()
	backup, restored := filepath.Join(dir, "all.db"), filepath.Join(dir, "restored.db")
	for _, line := range []struct {
		code int
		says string
		args []string
	}{
		{0, "whole; matches replayed: 1, choices: ", []string{"check", "--database", database}},
		{0, "All matches are in ", []string{"backup", backup, "--database", database}},
		{2, "all.db: the database already has something", []string{"backup", backup, "--database", database}},
		{2, "in use by process", []string{"restore", backup, "--database", database}},
		{0, "All matches of ", []string{"restore", backup, "--database", restored}},
		{2, "the database is not empty", []string{"restore", backup, "--database", restored}},
		{0, "whole; matches replayed: 1, choices: ", []string{"check", "--database", restored}},
	} {
		says(t, line.code, line.says, line.args...)
	}
	spoil(t, restored, `UPDATE entries SET body = 'A strike' WHERE n = 2`)
	says(t, 1, "entry 2 does not replay as it was saved", "check", "--database", restored)
	spoil(t, restored, `DELETE FROM entries WHERE n = 2`)
	says(t, 1, "entry 2 is missing", "check", "--database", restored)
	spoil(t, restored, `UPDATE matches SET header = 'Dear Sir'`)
	says(t, 1, "the stored match is damaged: its header: ", "check", "--database", restored)
}

// says carries out a command line and wants an exit code and some words.
func says(t *testing.T, code int, words string, args ...string) {
	t.Helper()
	var out strings.Builder
	if got := run(args, &desk{name: ourName, games: games.All(), out: &out, err: &out}); got != code || !strings.Contains(out.String(), words) {
		t.Errorf("%v: exit %d, want %d and %q:\n%s", args, got, code, words, out.String())
	}
}

func spoil(t *testing.T, database, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", database)
	if err == nil {
		_, err = db.Exec(statement)
		err = errors.Join(err, db.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestPlainDatabase(t *testing.T) {
	for database, want := range map[string]string{
		"matches.db":                       "matches.db",
		"postgres://ann:secret@host/table": "postgres://ann:xxxxx@host/table",
	} {
		if got := redacted(database); got != want {
			t.Errorf("%s is shown as %s, not %s", database, got, want)
		}
	}
}

// TestLogFormats: --log json writes one object a line, the default is text, and any other format is refused with
// the two that there are.
func TestLogFormats(t *testing.T) {
	for format, begins := range map[string]string{"": "time=", "text": "time=", "json": `{"time":`} {
		var log strings.Builder
		cmd := serveCmd{Log: format}
		cmd.logger(&log).Info("a text", "n", 3)
		cmd.logger(&log).Debug("what only --verbose logs")
		if !strings.HasPrefix(log.String(), begins) || strings.Count(log.String(), "\n") != 1 {
			t.Errorf("--log %s writes %s", format, log.String())
		}
	}
	var line struct {
		Serve serveCmd `cmd:""`
	}
	parser, err := kong.New(&line)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parser.Parse([]string{"serve", "--log", "xml"}); err == nil || !strings.Contains(err.Error(), `"text","json"`) {
		t.Errorf("--log xml: %v", err)
	}
}
