package spain

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// reckoned are the lines of a reckoning: titles with their totals, and parts.
func reckoned(sums []engine.Sum) string {
	var b strings.Builder
	for _, s := range sums {
		b.WriteString(s.Title + " " + s.Total + "\n")
		for _, p := range s.Parts {
			b.WriteString("  " + p.Text + " " + p.Value)
			if p.Of > 0 {
				b.WriteString(string(rune('0'+p.Ways)) + " in " + string(rune('0'+p.Of)))
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}

// 9.0, 9.3, 9.15 before the die of an attack on land each side reads its strength with all that makes it, and what each
// column of the table costs, by the strength of the enemy.
func TestReckonOnLand(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte(`scenario war
turn 5
flow spanish-fight begun
owner arnhem english
English at arnhem states-foot-2 friesland-foot
Spanish at 2813 tercio-of-naples tercio-of-sicily tercio-of-iniguez tercio-of-bobadilla andalusia-levy
`))
	if err != nil {
		t.Fatal(err)
	}
	play := func(text string) {
		t.Helper()
		c, bad := engine.ParseChoice(&r.info, r.words, text)
		if bad != nil {
			t.Fatal(bad)
		}
		if ill := s.Check(c); !ill.OK() {
			t.Fatal(r.words.Refuse(ill))
		}
		s.Apply(c, &engine.Turn{})
	}
	look := func(seat engine.Seat, verb engine.Verb) string {
		seen := r.Blank()
		seen.CopyFrom(s)
		seen.Redact(seat)
		return reckoned(r.Reckon(seen, engine.Choice{Seat: seat, Verb: verb}))
	}
	play("Spanish assault > arnhem with 2813")
	got := look(Spanish, VerbCommit)
	for _, want := range []string{"Arnhem: the attack 13\n", "  1 to 3: column above 3 to 1 you lose 0.8, they 1.5; they retreat 4 in 6, you never\n",
		"  4: column 3 to 1 you lose 1, they 1.7; they retreat 4 in 6, you never\n", "  7 to 13: column 1 to 1 ", "  40 or more nothing happens\n",
		"If the English enter siege \n  no combat; your units move into Arnhem \n  their defence there is tripled \n" +
			"  they are lost unless relieved, after 4 of their land combat segments \n"} {
		if !strings.Contains(got, want) {
			t.Errorf("the attackers read\n%swithout %q", got, want)
		}
	}
	if strings.Contains(got, "States foot") {
		t.Error("the attackers read of hidden units")
	}
	play("Spanish commit 2813")
	got = look(English, engine.Pass)
	for _, want := range []string{"Arnhem: the defence 8\n", "  the units count double in their fortress or under siege 4\n", "  8 to 15: column 1 to 1 you lose 0.8, they 0.8; they retreat 1 in 6, you 1 in 6\n",
		"If you enter siege \n  no combat; the attackers move into Arnhem \n", "  you are lost unless relieved, after 4 of your land combat segments \n"} {
		if !strings.Contains(got, want) {
			t.Errorf("the defenders read\n%swithout %q", got, want)
		}
	}
}

// 7.2, 7.51 before another round of a naval combat both strengths lie open, with the column and what each face does.
func TestReckonAtSea(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte(fleetsMeet[1]))
	if err != nil {
		t.Fatal(err)
	}
	attack := engine.Choice{Seat: English, Verb: VerbAttack, On: hexObject(s.(*State).fleets[Spanish][1]), With: fleetObject(English, 1)}
	sums := r.Reckon(s, attack)
	if len(sums) != 2 || sums[0].Total == "0" || len(sums[0].Parts) < 3 {
		t.Errorf("before the attack: %s", reckoned(sums))
	}
	g := s.(*State)
	antwerp, _ := g.tables.find("antwerp")
	g.combat = Combat{From: g.fleets[English][1], To: hexOf(antwerp), Attacker: English, Naval: true, Fleets: 1 << 1}
	port := reckoning{g: g, r: r, seat: English}
	if got := reckoned(port.atSea()); !strings.Contains(got, "If the Spanish enter siege \n  no combat; your ships move into Antwerp \n") {
		t.Errorf("before an attack on ships in a fortress port: %s", got)
	}
	g.combat = Combat{From: g.fleets[English][1], To: g.fleets[Spanish][1], Attacker: English, Naval: true, Fleets: 1 << 1, Rounds: 1}
	sums = r.Reckon(g, engine.Choice{Seat: English, Verb: VerbPress})
	ways := int32(0)
	for _, p := range sums[len(sums)-1].Parts {
		ways += p.Ways
	}
	if len(sums) != 3 || ways != dieFaces {
		t.Errorf("before another round: %s", reckoned(sums))
	}
	away := r.Reckon(g, engine.Choice{Seat: Spanish, Verb: VerbDisengage})
	if got, want := away[0].Parts[1].Ways, int32(dieFaces+1-g.leastToDisengage()); got != want {
		t.Errorf("the Spanish disengage %d in 6, want %d", got, want)
	}
}

// 14.1 the first step of a land unit in winter, and the end of the marches, say what the winter may cost: a leader
// marches without risk, and so does a unit in another season.
func TestReckonWinter(t *testing.T) {
	r := rules(t).(*ruleset)
	const risk = reckonWinter + " \n  " + reckonLost + " 2 in 6\n  " + reckonSurvives + " 4 in 6\n"
	for _, tt := range [...]struct{ turn, played, asked, want string }{ // the one that rolls is named to its own side
		{"1", "", "English march > exeter with devon-bands", risk},
		{"1", "", "English march > exeter with plymouth", risk},
		{"1", "", "English march > exeter with drake", ""},
		{"1", "English march > exeter with devon-bands", "English march > plymouth with devon-bands", ""},
		{"1", "English march > exeter with devon-bands", "English pass", strings.Replace(risk, reckonWinter, "Winter: the march of Devon bands", 1)},
		{"1", "English march > exeter with drake", "English pass", ""},
		{"5", "", "English march > exeter with devon-bands", ""},
		{"5", "English march > exeter with devon-bands", "English pass", ""},
	} {
		s, _, err := r.ParsePosition([]byte("scenario war\nturn " + tt.turn + "\nflow english-march begun\nEnglish at plymouth devon-bands drake\n"))
		if err != nil {
			t.Fatal(err)
		}
		choice := func(text string) engine.Choice {
			c, bad := engine.ParseChoice(&r.info, r.words, text)
			if bad != nil {
				t.Fatal(bad)
			}
			if ill := s.Check(c); !ill.OK() {
				t.Fatal(r.words.Refuse(ill))
			}
			return c
		}
		if tt.played != "" {
			s.Apply(choice(tt.played), &engine.Turn{})
		}
		if th, at, ok := engine.FirstThrow(r, s, choice(tt.asked)); ok && th.Rule == "14.1" {
			if got := reckoned(r.ReckonThrow(at, th, Spanish)); got != risk {
				t.Errorf("the Spanish are told\n%s", got)
			}
		}
		if got := reckoned(r.Reckon(s, choice(tt.asked))); got != tt.want {
			t.Errorf("turn %s, after %q, %q says\n%swant\n%s", tt.turn, tt.played, tt.asked, got, tt.want)
		}
	}
}
