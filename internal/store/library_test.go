package store_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// TestLibrary: public matches are found by game, the newest first, page by page, until they
// are public no more.
func TestLibrary(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for i, game := range []string{"duel", "jenkins", "duel"} {
			id := fmt.Sprint("m", i)
			must(t, s.Create(t.Context(), aMatch(id)))
			one := store.Shelved{Match: id, Game: game, About: "{}", Since: noon.Add(time.Duration(i) * time.Hour)}
			must(t, errors.Join(s.Shelve(t.Context(), one), s.Shelve(t.Context(), one)))
		}
		found := func(game string, before time.Time, most int) (ids string) {
			all, err := s.Shelf(t.Context(), game, before, most)
			must(t, err)
			for _, one := range all {
				ids += one.Match + one.About
			}
			return ids
		}
		for _, try := range []struct {
			game   string
			before time.Time
			most   int
			want   string
		}{
			{"", time.Time{}, 9, "m2{}m1{}m0{}"}, {"duel", time.Time{}, 9, "m2{}m0{}"}, {"spain", time.Time{}, 9, ""},
			{"", time.Time{}, 2, "m2{}m1{}"}, {"", noon.Add(time.Hour), 9, "m0{}"},
		} {
			if got := found(try.game, try.before, try.most); got != try.want {
				t.Errorf("%q before %v finds %q, want %q", try.game, try.before, got, try.want)
			}
		}
		must(t, errors.Join(s.Unshelve(t.Context(), "m2"), s.Unshelve(t.Context(), "m2")))
		for id, want := range map[string]bool{"m1": true, "m2": false} {
			if is, err := s.IsShelved(t.Context(), id); err != nil || is != want {
				t.Errorf("%s is public: %v, error %v", id, is, err)
			}
		}
	})
}

// TestMigrationsHaveTheirOwnNumbers: two that landed side by side may have one number.
func TestMigrationsHaveTheirOwnNumbers(t *testing.T) {
	for _, folder := range []string{"sqlite", "postgres"} {
		files, err := os.ReadDir(folder)
		must(t, err)
		for i, f := range files {
			if number, _, _ := strings.Cut(f.Name(), "_"); number != fmt.Sprintf("%03d", i+1) {
				t.Errorf("%s/%s: expected the number %03d", folder, f.Name(), i+1)
			}
		}
	}
}
