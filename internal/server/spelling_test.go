package server

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// TestMisspelledNames: a choice that names nothing is refused with the nearest name that its seat is
// offered, whether it is played or asked for its odds. Of another seat's names nothing is said.
func TestMisspelledNames(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	token := "/api/m/" + *m.Seats[0]
	for choice, near := range map[string]string{"A plot resolut 2": "perhaps resolute", "B plot vengeu 2": ""} {
		var odds, play refusal
		codes := [...]int{
			s.ask("GET", token+"/odds?choice="+url.QueryEscape(choice), nil, &odds),
			s.ask("POST", token+"/play", move{At: s.table(*m.Seats[0]).View.At, Choices: []string{choice}}, &play),
		}
		for i, told := range []refusal{odds, play} {
			if codes[i] != http.StatusBadRequest || !strings.Contains(told.Text, near) || near == "" && strings.Contains(told.Text, "perhaps") {
				t.Errorf("%q is answered with %d, %q; want %q", choice, codes[i], told.Text, near)
			}
		}
	}
}
