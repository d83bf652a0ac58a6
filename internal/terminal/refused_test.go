package terminal_test

import (
	"bufio"
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// refusedAt types a line at a position, one person at both seats, and returns what was shown.
func refusedAt(t *testing.T, data fs.FS, law func(*pack.Pack) (engine.Ruleset, error), position, typed string) string {
	t.Helper()
	p, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := law(p)
	if err != nil {
		t.Fatal(err)
	}
	start, problems, err := rules.ParsePosition([]byte(position))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: rules.Info().Scenarios[0].Key, Start: start,
		Seats: []match.Sitter{{Name: "Ann"}, {Name: "Ann"}},
		Dice:  &dice.Typed{Seats: engine.Everyone}, Record: record.New(rules.Info(), rules.Info().Scenarios[0].Key, nil, "t1"),
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, Umpire: true, In: bufio.NewReader(strings.NewReader(typed + "\nquit\n")), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 300} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestRefusedByWhatIsNamed types a verb that is not offered now, with what it would be done with,
// in each game: the refusal is about that thing, and does not say when the verb may be used.
func TestRefusedByWhatIsNamed(t *testing.T) {
	for _, tt := range []struct {
		name     string
		data     fs.FS
		law      func(*pack.Pack) (engine.Ruleset, error)
		position string
		typed    []string
		want     string
	}{
		{"duel", duel.Data, duel.New, "game duel\nrange 200mm\n", []string{"fire vengeur", "fire resolute"},
			"her guns are empty (case 2.2)"},
		{"invincible, on", invincible.Data, invincible.New,
			"game invincible\nflow exit\narmada selsey-bill\nsquadron drake at A5\nsquadron seymour in narrows\nsquadron oquendo at E4\n",
			[]string{"sail seymour"}, "Seymour may not sail before the Armada has reached Calais Roads (case 12.3)"},
		{"invincible, about and on", invincible.Data, invincible.New,
			"game invincible\nflow exit\narmada selsey-bill\nsquadron drake at A5 broken\nsquadron seymour in narrows\nsquadron oquendo at A4\n",
			[]string{"attack drake oquendo", "attack drake > oquendo"}, "a Broken squadron never attacks (case 7.1)"},
		{"invincible, several asked", invincible.Data, invincible.New,
			"game invincible\nflow disengage\nsquadron drake at E5\nsquadron howard at F5\nsquadron oquendo at D5\n",
			[]string{"move drake", "move > drake"}, "a squadron moves in its own side's Tactical Move Phase (case 6.1)"},
		{"jenkins", jenkins.Data, jenkins.New,
			"game jenkins\nflow english-purchase\nfunds English 0 Spanish 20\npool English cornwall\n",
			[]string{"buy cornwall"}, "it costs 8 in points, and the track shows only 0 (case 3.3)"},
		{"spain, on", spain.Data, spain.New,
			"game spain\nscenario war\nturn 3\nflow english-activation\nfunds English 500\nEnglish afloat london queens-ships-2\n",
			[]string{"repair queens-ships-2"}, "only a ship on the map that has lost a step is repaired (case 5.31)"},
		{"spain, with and on", spain.Data, spain.New,
			"game spain\nscenario war\nturn 4\nflow english-sailing\nEnglish at plymouth devon-bands\nEnglish afloat harwich queens-ships-2\n",
			[]string{"embark devon-bands plymouth", "embark plymouth with devon-bands"}, "no ships"},
		{"fury, on", fury.Data, fury.New,
			"game fury\nside A force 4 flight 60\nside B force 4 flight 60\ncompany a-1 kern squadrons 2 files 1 at 1940 2561 captain 1\ncompany b-1 kern squadrons 2 at 500 500 captain 2\nobject herd of B at 2000 2000\n",
			[]string{"drive object-1"}, "that object is not its side's"},
		{"fury, about and on", fury.Data, fury.New,
			"game fury\nside A force 40 flight 90\nside B force 40 flight 90\ncompany a-1 spanish-arquebusiers squadrons 6 at 2400 2400 formed captain 1\ncompany b-1 levy-arquebusiers squadrons 6 at 2400 1700 facing 18000 captain 3\n",
			[]string{"shoot a-1 b-1"}, "no company acts yet: pick that one for this segment first (case 3.2)"},
		{"renaissance", renaissance.Data, renaissance.New,
			"game renaissance\nscenario dog-fight\nship second-galley at 1000 1200 heading 90 speed 0\nship third-galley at 1021 1050 heading 0 speed 0\n",
			[]string{"cut-loose santa-ana third-galley"}, "the two ships are not locked together (case 18.4)"},
		{"renaissance, nobody to do it", renaissance.Data, renaissance.New,
			"game renaissance\nscenario dog-fight\nship second-galley at 1000 1200 heading 90 speed 0\nship third-galley at 1021 1050 heading 0 speed 0\n",
			[]string{"cut-loose third-galley"}, "Say who does that, such as: cut-loose santa-ana …"},
		{"renaissance, one ship", renaissance.Data, renaissance.New, "game renaissance\nscenario lion-and-bull\n",
			[]string{"cut-loose san-juan-de-portugal", "cut-loose triumph san-juan-de-portugal"}, "the two ships are not locked together (case 18.4)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, typed := range tt.typed {
				if got := refusedAt(t, tt.data, tt.law, tt.position, typed); !strings.Contains(got, tt.want) {
					t.Errorf("typed %q, want %q in\n%s", typed, tt.want, got)
				}
			}
		})
	}
}
