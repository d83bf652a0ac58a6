package command

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/server"
	"github.com/weathergage/weathergage/internal/store"
)

// TestAnOwnersTools: each does what it says to a database that a server has, and a server that
// nobody owns prints the link to own it.
func TestAnOwnersTools(t *testing.T) {
	file := filepath.Join(t.TempDir(), "house.db")
	kept, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	if err := kept.Create(t.Context(), store.Match{ID: "m1"}); err != nil {
		t.Fatal(err)
	}
	if err := kept.AddPerson(t.Context(), store.Person{ID: "p1", Name: "Anna", Looks: names.Looks("Anna")}); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		args, says string
		fails      bool
	}{
		{"link --public-url https://table.example/", "https://table.example/pass/", false},
		{"link --name ANNA --public-url https://table.example", "https://table.example/pass/", false},
		{"link --name Bea", `nobody has the name "Bea"`, true},
		{"invite", "/pass/", false},
		{"door invited", "Only those with an invitation", false},
		{"door ajar", "open", true},
		{"block Drаke", "Nobody can use the name", false},
		{"block !", "expected a name with letters", true},
		{"unblock Drake", "can be used again", false},
		{"unblock Drake", "is not blocked", true},
		{"close m1", "The match m1 is closed", false},
		{"close m2", `there is no match "m2"`, true},
		{"figures", "people                1", false},
	} {
		var out, told bytes.Buffer
		code := run(append([]string{"owner"}, append(strings.Fields(tt.args), "--database", file)...), &desk{name: ourName, games: games.All(), out: &out, err: &told})
		if (code != 0) != tt.fails || !strings.Contains(out.String()+told.String(), tt.says) {
			t.Errorf("owner %s ends with %d and says %s%s", tt.args, code, &out, &told)
		}
	}
	if door, err := kept.Setting(t.Context(), server.Door, ""); door != "invited" || err != nil {
		t.Errorf("the door is %q, error %v", door, err)
	}
	for url, want := range map[string]bool{"": false, "https://table.example": true} {
		var out bytes.Buffer
		if err := (&serveCmd{PublicURL: url}).greetOwner(t.Context(), &desk{out: &out}, kept); err != nil {
			t.Error(err)
		}
		if got := strings.Contains(out.String(), url+"/pass/") && url != ""; got != want {
			t.Errorf("served at %q it says %s", url, &out)
		}
	}
	if err := kept.SavePerson(t.Context(), store.Person{ID: "p1", Name: "Anna", Looks: names.Looks("Anna"), Owner: true}); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := (&serveCmd{PublicURL: "https://table.example"}).greetOwner(t.Context(), &desk{out: &out}, kept); err != nil || out.Len() > 0 {
		t.Errorf("a server that has an owner says %s, error %v", &out, err)
	}
}
