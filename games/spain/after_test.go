package spain

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// answered plays choices from a position, with dice, and returns the question that is open then, with its answers as a
// person reads them.
func answered(t *testing.T, position string, faces []uint16, choices ...string) (engine.Asked, []string) {
	t.Helper()
	r := rules(t)
	s, _, err := r.ParsePosition([]byte("weathergage position 1\ngame spain\nscenario war\n" + turned(position)))
	if err != nil {
		t.Fatal(err)
	}
	turn := engine.Turn{Dice: dice.NewScript(faces...)}
	for _, text := range choices {
		c, bad := engine.ParseChoiceIn(s, r.Info(), r.Words(), text)
		if bad != nil {
			t.Fatal(bad)
		}
		c.About = s.Pending(nil)[0].About
		if ill := s.Check(c); !ill.OK() || !engine.Try(s, c, &turn) {
			t.Fatalf("%s: %s", text, r.Words().Refuse(ill))
		}
	}
	d := s.Pending(nil)[0]
	s.Redact(d.Seat)
	w := r.Words().At(s)
	var says []string
	for _, o := range s.Options(d, nil) {
		says = append(says, w.Answer(d, engine.Choice{Seat: d.Seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With}))
	}
	return engine.AskedIn(s, d), says
}

// turned returns a position in turn 5 unless it says otherwise.
func turned(position string) string {
	if strings.HasPrefix(position, "turn ") {
		return position
	}
	return "turn 5\n" + position
}

func alike(t *testing.T, what string, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: the answers are\n%q, want\n%q", what, got, want)
	}
}

// A loss says how many steps are left, and what goes down with a ship.
//
// Cases 6.52, 7.32, 9.13, 9.14, 13.16.
func TestWhatALossLeaves(t *testing.T) {
	_, says := answered(t, "flow spanish-sea-fight begun\nfleet armada-1 at 0934 munitions 2\nfleet fleet-1 at 0834 munitions 2\n"+
		"Spanish aboard armada-1 galleons-of-castile-1:reduced recalde@galleons-of-castile-1 galleons-of-portugal-1 tercio-of-naples\n"+
		"English aboard fleet-1 queens-ships-1 queens-ships-2\n", []uint16{3}, "Spanish attack > 0834 with armada-1")
	alike(t, "at sea", says, []string{
		"Lose a step of Galleons of Portugal 1: 1 step left",
		"Lose a step of Galleons of Castile 1, with Recalde: their last step, and the leader is lost",
	})
	_, says = answered(t, land, []uint16{6}, "Spanish assault > antwerp with ghent", "Spanish commit", "English pass")
	alike(t, "on land", says, []string{
		"Lose a step of Tercio of Naples: 1 step left",
		"Lose a step of Tercio of Sicily: its last step",
	})
}

// land is an attack on foot at Antwerp, beside which a fleet lies.
const land = "flow spanish-fight begun\nowner antwerp english\nfleet fleet-1 at antwerp munitions 2\nEnglish aboard fleet-1 queens-ships-1\n" +
	"English at antwerp norris-foot\nSpanish at ghent tercio-of-naples tercio-of-sicily:reduced\n"

// The question where beaten units go is about those units, not about the ships in the hex that they attacked.
//
// Case 9.21.
func TestTheBeatenAreThoseWhoRetreat(t *testing.T) {
	r := rules(t)
	for _, c := range []struct {
		position string
		plays    []string
		want     string
	}{
		{land, []string{"Spanish lose > tercio-of-naples", "Spanish lose > tercio-of-sicily", "English lose > norris-foot"}, "Tercio of Naples"},
		{strings.NewReplacer(":reduced", " tercio-of-iniguez parma", "norris-foot", "norris-foot london-guard").Replace(land),
			[]string{"Spanish lose > tercio-of-sicily", "English lose > norris-foot", "English lose > norris-foot"}, "London guard"},
	} {
		asked, _ := answered(t, c.position, []uint16{6}, append([]string{"Spanish assault > antwerp with ghent", "Spanish commit", "English pass"}, c.plays...)...)
		if len(asked.Of) != 1 || r.Words().Title(asked.Of[0]) != c.want {
			t.Errorf("the question %q is about %v, want %s", asked.Prompt, asked.Of, c.want)
		}
	}
}

// What goes to a track says when it can be on the map, or that it comes too late, and what laying up saves.
//
// Cases 5.12, 5.23, 5.62, 5.72, 11.14, 14.21.
func TestWhatATrackTakes(t *testing.T) {
	const units = "funds English 500 Spanish 500\nEnglish at brill dutch-flyboats-1\nEnglish at london london-guard\n"
	for _, c := range []struct{ position, want string }{
		{"turn 2\nflow english-activation\n" + units, "Construct Dutch flyboats 5 on the track of Brill: on the map from August 1587"},
		{"turn 14\nflow english-activation\n" + units, "Construct Dutch flyboats 5 on the track of Brill: too late: not on the map before the war ends"},
		{"flow english-laying-up\n" + units, "Lay up London guard: saves 4 ducats a turn, 20 in winter; on the map again from August 1587"},
		{"turn 8\nflow english-laying-up\n" + units, "Lay up London guard: saves 4 ducats a turn, 20 in winter; on the map again from April 1588"},
		{"turn 16\nflow english-laying-up\n" + units, "Lay up London guard: saves 4 ducats a turn, 20 in winter; not on the map again in this war"},
	} {
		if _, says := answered(t, c.position, nil); !slices.Contains(says, c.want) {
			t.Errorf("%q is not among the answers:\n%s", c.want, strings.Join(says[:min(len(says), 8)], "\n"))
		}
	}
}

// The Scottish Protestants all come: the question counts those that are left, for no strength limits them.
//
// Case 15.34.
func TestWhoRisesIsCounted(t *testing.T) {
	const risen = "flow loyal\nevents britain invaded scots-risen\n"
	r := rules(t)
	for left, plays := range map[int32][]string{
		4: nil,
		3: {"English deploy > edinburgh with scottish-protestant-1"},
	} {
		asked, _ := answered(t, risen, nil, plays...)
		want := "where do the units rise? " + strconv.Itoa(int(left)) + " units are left to place."
		if got := string(r.Words().Fill(nil, asked.Prompt, engine.NoObject, asked.On, asked.With, asked.N[:]...)); !strings.HasSuffix(got, want) {
			t.Errorf("asked %q, want %q", got, want)
		}
	}
}

// 4.2 who moves no more ships reads what comes next, and so for each segment.
func TestWhatComesAfterASegment(t *testing.T) {
	for flow, want := range map[string]string{
		"flow english-sailing begun":   "Move no more ships: your attacks at sea come next",
		"flow spanish-sea-fight begun": "No more attacks: the land phase comes next",
		"flow english-march begun":     "March no more: your attacks on land come next",
		"flow spanish-fight begun":     "No more attacks: the administrative phase comes next",
	} {
		if _, says := answered(t, flow+"\n", nil); !slices.Contains(says, want) {
			t.Errorf("%s: the answers are %q, want %q", flow, says, want)
		}
	}
}

// Siege instead of a combat says how long the besieged hold out: two segments of their own in the open, of which the
// Spanish still have this turn's, a winter turn ends it at once, and in a port nothing counts while the sea is open.
//
// Cases 10.31, 10.33, 10.34.
func TestAnsweredSiege(t *testing.T) {
	for _, tt := range [...]struct{ position, attack, commit, want string }{
		{"flow spanish-fight begun\nEnglish at 2714 norris-foot norris\nSpanish at 2814 tercio-of-naples\n",
			"Spanish assault > 2714 with 2814", "Spanish commit 2814", "Enter siege: no combat; lost after 2 of your land combat segments, unless relieved"},
		{"turn 8\nflow spanish-fight begun\nEnglish at 2714 norris-foot norris\nSpanish at 2814 tercio-of-naples\n",
			"Spanish assault > 2714 with 2814", "Spanish commit 2814", "Enter siege: no combat; lost after your next land combat segment, unless relieved"},
		{"flow spanish-fight begun\nEnglish at brill brill-garrison\nSpanish at antwerp tercio-of-naples\n",
			"Spanish assault > brill with antwerp", "Spanish commit antwerp", "Enter siege: no combat; you hold out while the port is open to the sea"},
	} {
		_, got := answered(t, tt.position, nil, tt.attack, tt.commit)
		alike(t, tt.attack, got, []string{"Stay outside and fight", tt.want})
	}
}
