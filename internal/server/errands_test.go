package server

import (
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// errands are all routes about names and accounts that take a body, each with one that is well.
var errands = []struct{ route, body string }{
	{"POST /api/passes/{pass}", `{"name":"Bea"}`},
	{"POST /api/names/begin", `{"name":"Bea","invite":"x"}`},
	{"POST /api/names/end", `{"credential":{"id":"AA","rawId":"AA","type":"public-key","response":{"attestationObject":"AA","clientDataJSON":"e30"}}}`},
	{"POST /api/names/mail", `{"name":"Bea","mail":"bea@example.org"}`},
	{"POST /api/signin/begin", `{}`},
	{"POST /api/signin/end", `{"credential":{"id":"AA","rawId":"AA","type":"public-key","response":{"authenticatorData":"AA","clientDataJSON":"e30","signature":"AA","userHandle":"AA"}}}`},
	{"POST /api/signin/code", `{"code":"abcde-fghjk-mnpqr-stuvw"}`},
	{"POST /api/me/out", `{}`},
	{"POST /api/me/name", `{"name":"Anna of Hull"}`},
	{"POST /api/me/mail", `{"mail":"anna@example.org"}`},
	{"POST /api/me/codes", `{}`},
	{"POST /api/me/passkeys/begin", `{}`},
	{"POST /api/me/passkeys/end", `{"credential":{"id":"AA"}}`},
	{"POST /api/me/passkeys/drop", `{"id":"x"}`},
	{"POST /api/me/devices/close", `{"id":"x"}`},
	{"POST /api/me/preferences", `{"preferences":{"theme":"night"}}`},
	{"POST /api/me/holidays", `{"days":3}`},
	{"POST /api/me/seats", `{"links":["x","` + strings.Repeat("a", tokenLength) + `"]}`},
	{"POST /api/me/seats/open", `{"match":"x","seat":1}`},
	{"POST /api/me/seats/orders", `{"match":"x","seat":0}`},
	{"POST /api/me/seats/renew", `{"match":"x","seat":-1}`},
	{"POST /api/me/delete", `{"name":"Anna"}`},
	{"POST /api/me/seats/leave", `{"match":"x"}`},
	{"POST /api/owner", `{"what":"block","text":"Cato"}`},
	{"POST /api/clubs", `{"name":"The Sea Dogs","about":"Thursdays","open":true}`},
	{"POST /api/clubs/{club}/join", `{"key":"x"}`},
	{"POST /api/clubs/{club}/quit", `{}`},
	{"POST /api/clubs/{club}/change", `{"about":"Fridays","anew":true}`},
	{"POST /api/clubs/{club}/members", `{"name":"Anna","what":"out"}`},
	{"POST /api/tournaments", `{"name":"The Cup","game":"duel","scenario":"fog","form":"swiss","rounds":2,"both":true,"pace":60}`},
	{"POST /api/tournaments/{id}/enter", `{"bot":"random"}`},
	{"POST /api/tournaments/{id}/leave", `{}`},
	{"POST /api/tournaments/{id}/begin", `{}`},
	{"POST /api/tournaments/{id}/cancel", `{}`},
	{"POST /api/tournaments/{id}/settle", `{"match":"x","result":"drawn"}`},
}

// FuzzErrands sends any body to any route about names and accounts, after it has been begun,
// from a browser that is signed in and from a guest's: it is never the server's fault.
func FuzzErrands(f *testing.F) {
	for i, e := range errands {
		f.Add(uint8(i), true, []byte(e.body))
		f.Add(uint8(i), false, []byte(e.body))
	}
	db, err := store.Open(f.Context(), filepath.Join(f.TempDir(), "weathergage.db"))
	if err != nil {
		f.Fatal(err)
	}
	house, err := New(Config{Games: games.All(), Store: db, PublicURL: tableAt})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { house.Stop(); db.Close() })
	house.limits.Lifted = true
	f.Fuzz(func(t *testing.T, route uint8, known bool, body []byte) {
		ctx := t.Context()
		anna := store.Person{ID: newID(), Created: house.now()}
		anna.Name = "Anna " + anna.ID
		anna.Looks = names.Looks(anna.Name)
		token := newToken()
		if err := house.people.AddPerson(ctx, anna); err != nil {
			t.Fatal(err)
		}
		defer house.people.DropPerson(ctx, anna.ID, house.now()) // another may have done it
		club := store.Club{ID: newID(), Name: anna.Name, Looks: anna.Looks, Key: newToken(), Created: house.now()}
		if err := house.people.AddClub(ctx, club, anna.ID); err != nil {
			t.Fatal(err)
		}
		cup := store.Tournament{ID: newID(), Club: club.ID, Version: 1, Created: house.now(), Body: `{"game":"duel","scenario":"fog","form":"swiss",` +
			`"organiser":"` + anna.ID + `","entrants":[{"person":"` + anna.ID + `"},{"bot":"random"}]}`}
		if err := house.people.AddTournament(ctx, cup); err != nil {
			t.Fatal(err)
		}
		if err := house.people.AddPass(ctx, store.Pass{Hash: hashOf(token), Kind: store.Invite}, house.now()); err != nil {
			t.Fatal(err)
		}
		pattern := errands[int(route)%len(errands)].route
		cookie, err := through(house, nil, func(r *http.Request) error {
			if known {
				if err := house.signIn(r, &anna); err != nil {
					return err
				}
			}
			keys, err := house.keys(r)
			if err != nil {
				return err
			}
			b := begunKey{New: strings.Contains(pattern, "names"), Name: "Cato"}
			if !strings.Contains(pattern, "signin") {
				b.Person = anna.ID
				_, data, err := keys.BeginRegistration(&keeper{id: b.Person, name: b.Name})
				if err != nil {
					return err
				}
				b.Data = *data
			} else if _, data, err := keys.BeginDiscoverableLogin(); err != nil {
				return err
			} else {
				b.Data = *data
			}
			return house.remember(r, b)
		})
		if err != nil {
			t.Fatal(err)
		}
		method, path, _ := strings.Cut(strings.NewReplacer("{pass}", token, "{club}", club.ID, "{id}", cup.ID).Replace(pattern), " ")
		took, taken, status := house.costs(method, path, "", body, cookie)
		if status >= 500 {
			t.Errorf("%s was answered with %d", pattern, status)
		}
		if most := int64(mostTaken + mostTakenFor*len(body)); took > mostSpent || taken > most {
			t.Errorf("%s took %v and %d bytes, of at most %d", pattern, took, taken, most)
		}
	})
}
