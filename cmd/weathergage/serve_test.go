package main

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"
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
		ended <- cmd.serve(ctx, &desk{out: write, err: io.Discard})
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
	if err := second.serve(ctx, &desk{out: &again, err: io.Discard}); err == nil || !strings.Contains(err.Error(), "--listen names another") {
		t.Errorf("a second house at the same address: %v", err)
	}
	if !isHouse(second.Listen) {
		t.Error("the open house is not known for one")
	}
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
