package server

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// There is a database of each format that came before, written by the program of its day with a match of each game in
// play. It is updated, its matches are found by their old links, and whoever has to decide in one plays on.
func TestDatabasesOfOlderPrograms(t *testing.T) {
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		updates(t, "sqlite", func(t *testing.T, dump string) string {
			file := filepath.Join(t.TempDir(), "weathergage.db")
			spoil(t, file, dump)
			return file
		})
	})
	t.Run("postgresql", func(t *testing.T) {
		t.Parallel()
		c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Remove()
		updates(t, "postgres", c.Filled)
	})
}

// updates tries the dumps of one kind of database, which fill makes a database of.
func updates(t *testing.T, kind string, fill func(t *testing.T, dump string) string) {
	newest := int64(2)
	for format := int64(1); format < newest; format++ {
		dump, err := os.ReadFile(filepath.Join("testdata", "older", fmt.Sprintf("%s-%02d.sql", kind, format)))
		if err != nil {
			t.Fatalf("%v: dump a database of the program as it was before the tables changed", err)
		}
		t.Run(fmt.Sprintf("format %d", format), func(t *testing.T) {
			newest = max(newest, plays(t, fill(t, string(dump)), format, tokens(string(dump))))
		})
	}
}

// tokens returns the links that the first lines of a dump list, each after its game.
func tokens(dump string) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(dump) {
		words := strings.Fields(line)
		if len(words) != 3 || words[0] != "--" {
			break
		}
		all[words[1]] = words[2]
	}
	return all
}

// plays opens a database of an older format, plays a choice in each match, and returns the format that it has then.
func plays(t *testing.T, database string, format int64, tokens map[string]string) int64 {
	t.Helper()
	kept, err := store.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { kept.Close() })
	was, is := kept.Updated()
	if was != format || is <= format {
		t.Errorf("it was updated from %d to %d, and its dump is of format %d", was, is, format)
	}
	if err := kept.Sound(t.Context()); err != nil {
		t.Error(err)
	}
	if len(tokens) < 4 { // as many games as there were at first
		t.Errorf("it has matches of %d games", len(tokens))
	}
	s := openSiteOn(t, kept)
	for game, token := range tokens {
		at := s.table(token)
		if at.Game.Key != game {
			t.Errorf("the link of %s opens a match of %s", game, at.Game.Key)
		}
		if !s.goesOn(token) {
			t.Errorf("%s: no answer is taken after step %d", game, at.View.At)
		}
	}
	return is
}

// goesOn plays the first answer to a question that is taken, and reports whether there is one or the match is over. The
// bot may choose in between: then it looks again.
func (s *site) goesOn(token string) bool {
	s.Helper()
	for range 5 {
		v := s.table(token).View
		for v.Ended == nil && len(v.Asks) == 0 {
			v = s.await(token, v.At)
		}
		if v.Ended != nil {
			return true
		}
		for _, o := range v.Asks[0].Options {
			var out answer
			if s.ask("POST", "/api/m/"+token+"/play", move{At: v.At, Choices: []string{withNumbers(o)}}, &out) == http.StatusOK && out.Played > 0 {
				return true
			}
		}
	}
	return false
}
