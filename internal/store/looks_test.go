package store_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

// TestNamesAreLookedAtAnew: names that were stored are found by how they look now; of two that look alike
// the older one is.
func TestNamesAreLookedAtAnew(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		must(t, s.AddPerson(ctx, store.Person{ID: "p1", Name: "Anna", Looks: "x1", Created: noon}))
		must(t, s.AddPerson(ctx, store.Person{ID: "p2", Name: "ANNA", Looks: "x2", Created: noon.Add(1e9)}))
		must(t, s.AddPerson(ctx, store.Person{ID: "p3", Name: "Bea", Looks: "bea", Created: noon}))
		must(t, s.AddClub(ctx, store.Club{ID: "c1", Name: "Cup", Looks: "x", Created: noon}, "p1"))
		must(t, s.Block(ctx, "x", "Drake"))
		stay, err := s.Relook(ctx, strings.ToLower)
		must(t, err)
		if !slices.Equal(stay, []string{"ANNA"}) {
			t.Errorf("as they were stay %q", stay)
		}
		for looks, id := range map[string]string{"anna": "p1", "x2": "p2", "bea": "p3"} {
			if p, err := s.PersonNamed(ctx, looks); p.ID != id {
				t.Errorf("%s is %+v, error %v", looks, p, err)
			}
		}
		if is, err := s.Blocked(ctx, "drake"); !is {
			t.Errorf("Drake is not blocked, error %v", err)
		}
		if c, err := s.Club(ctx, "c1"); c.Looks != "cup" {
			t.Errorf("the club is %+v, error %v", c, err)
		}
	})
}
