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

	"github.com/weathergage/weathergage/games"
)

// TestServe opens the house, asks whether it is well, finds it open on a second
// start, and closes it.
func TestServe(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	read, write := io.Pipe()
	cmd := serveCmd{Listen: "127.0.0.1:0"}
	cmd.Database = filepath.Join(t.TempDir(), "matches.db")
	ended := make(chan error, 1)
	go func() {
		ended <- cmd.serve(ctx, &desk{name: ourName, games: games.All(), out: write, err: io.Discard})
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
	stop()
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("it closed with %v", err)
		}
	case <-time.After(20 * time.Second):
		t.Error("it does not close")
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
		if got := plain(database); got != want {
			t.Errorf("%s is shown as %s, not %s", database, got, want)
		}
	}
}
