package engine_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// The words of a small game of ships, which turn by degrees.
var (
	seaInfo  = engine.Info{Seats: []string{"English", "Spanish", "Sc-otch"}, Length: "mm"}
	seaNames = []string{"", "drake", "oquendo", "E5", "sidonia"}
	seaWords = engine.Words{
		Verbs: []engine.VerbWords{1: {Name: "pass", Says: "Go on"}, 2: {Name: "attack", Says: "Attack %O"},
			3: {Name: "place", Says: "Place %O with %W"}, 4: {Name: "run", Says: "Run %A by %1 mm", Wants: []engine.Unit{engine.Length}},
			5: {Name: "turn", Says: "Turn by %1°", Wants: []engine.Unit{engine.Degree}},
			6: {Name: "put", Says: "Put %A at %1, %2, %3", Wants: []engine.Unit{engine.PointX, engine.PointY, engine.Count}}},
		Prompts: []engine.PromptWords{2: {Says: "%S: what does %A do?"}},
		Reasons: []string{"", "that cannot be done now", "she has run %1 of %2 mm, 100%"},
		Object:  func(o engine.Object) string { return seaNames[o.Number()] },
		Title:   func(o engine.Object) string { return strings.ToUpper(seaNames[o.Number()]) },
		Find: func(name string) (engine.Object, bool) {
			for i, n := range seaNames {
				if i > 0 && strings.EqualFold(n, name) {
					return engine.Thing(1, i), true
				}
			}
			return engine.NoObject, false
		},
	}
)

func ship(n int) engine.Object { return engine.Thing(1, n) }

func TestChoicesBothWays(t *testing.T) {
	for _, tt := range []struct {
		text   string
		choice engine.Choice
		also   []string // read as the same
	}{
		{"English attack drake > oquendo", engine.Choice{Verb: 2, About: ship(1), On: ship(2)},
			[]string{"english ATTACK Drake > OQUENDO", "  E attack\tdrake  > oquendo ", "Eng attack drake > oquendo"}},
		{"Spanish place > E5 with sidonia", engine.Choice{Seat: 1, Verb: 3, On: ship(3), With: ship(4)},
			[]string{"sp place with sidonia > e5"}},
		{"English run drake > oquendo 85mm", engine.Choice{Verb: 4, About: ship(1), On: ship(2), N: [3]int32{85}},
			[]string{"E run drake > oquendo 85", "E run drake 85mm > oquendo"}},
		{"English run 5mm", engine.Choice{Verb: 4, N: [3]int32{5}}, []string{"English run 5"}},
		{"English turn drake 22.5deg", engine.Choice{Verb: 5, About: ship(1), N: [3]int32{225}}, []string{"E turn drake 22.5"}},
		{"English turn drake -0.5deg", engine.Choice{Verb: 5, About: ship(1), N: [3]int32{-5}}, []string{"E turn drake -.5deg"}},
		{"English turn drake 90deg", engine.Choice{Verb: 5, About: ship(1), N: [3]int32{900}}, []string{"E turn drake 90.0"}},
		{"English turn drake -214748364.8deg", engine.Choice{Verb: 5, About: ship(1), N: [3]int32{-1 << 31}}, nil},
		{"Spanish put oquendo -3mm 2147483647mm 0", engine.Choice{Seat: 1, Verb: 6, About: ship(2), N: [3]int32{-3, 1<<31 - 1, 0}}, nil},
		{"Sc-otch pass", engine.Choice{Seat: 2, Verb: 1}, []string{"sc pass"}},
	} {
		if got := string(engine.FormatChoice(nil, &seaInfo, &seaWords, tt.choice)); got != tt.text {
			t.Errorf("%+v is written %q, want %q", tt.choice, got, tt.text)
		}
		for _, text := range append(tt.also, tt.text) {
			if c, err := engine.ParseChoice(&seaInfo, &seaWords, text); err != nil || c != tt.choice {
				t.Errorf("%q is read as %+v (%v), want %+v", text, c, err, tt.choice)
			}
		}
	}
}

func TestChoicesThatCannotBeRead(t *testing.T) {
	for _, tt := range []struct {
		text   string
		column int
		why    string
	}{
		{"", 1, "expected a seat: English, Spanish, Sc-otch"},
		{"Dutch attack", 1, `no seat "Dutch": expected English, Spanish, Sc-otch`},
		{"s attack", 1, `no seat "s": expected English, Spanish, Sc-otch`},
		{"observer pass", 1, `no seat "observer"`},
		{"English", 8, "expected a verb"},
		{"English  sail", 10, `no verb "sail": expected one of pass, attack`},
		{"English atack drake", 9, `no verb "atack": perhaps attack`},
		{"English attack Méndez", 16, `nothing is named "Méndez"`},
		{"English attack drake >", 23, `expected a name after ">"`},
		{"English attack drake > oquendo with", 36, `expected a name after "with"`},
		{"English attack drake > oquendo > E5", 34, `a second name after ">"`},
		{"English attack drake oquendo", 22, `"oquendo" is too much`},
		{"English run drake", 18, "run takes 1 number, found 0"},
		{"English run drake 5mm 6mm", 23, `"6mm" is too much`},
		{"English run drake 5.5mm", 19, `expected a number, found "5.5mm"`},
		{"English run drake 3000000000mm", 19, "expected a number"},
		{"English turn drake 1.25deg", 20, "expected a number"},
		{"English turn drake 22.deg", 20, "expected a number"},
		{"English pass 5", 14, `nothing is named "5"`},
		{"Spanish put oquendo 1 2", 24, "put takes 3 numbers, found 2"},
		{"Spanish attack Ñuño > > x", 16, `nothing is named "Ñuño"`},
	} {
		_, err := engine.ParseChoice(&seaInfo, &seaWords, tt.text)
		if err == nil || err.Line != 1 || err.Column != tt.column || !strings.HasPrefix(err.Why, tt.why) {
			t.Errorf("%q: %v, want 1:%d: %s", tt.text, err, tt.column, tt.why)
		}
	}
}

func FuzzParseChoice(f *testing.F) {
	for _, text := range []string{
		"English attack drake > oquendo", "Spanish place > E5 with sidonia", "English run drake 85mm",
		"English turn drake -0.5deg", "Spanish put oquendo -3mm 2147483647mm 0", "sc pass", "E run > with 5",
		"English turn drake 22.+5deg", "\xff attack", "English\tattack  Ñuño",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := engine.ParseChoice(&seaInfo, &seaWords, text)
		if err != nil {
			if err.Line != 1 || err.Column < 1 || err.Column > len(text)+1 || err.Why == "" {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		written := string(engine.FormatChoice(nil, &seaInfo, &seaWords, c))
		again, err := engine.ParseChoice(&seaInfo, &seaWords, written)
		if err != nil || again != c {
			t.Errorf("%q is read as %+v, written %q and read as %+v (%v)", text, c, written, again, err)
		}
	})
}

func TestSentences(t *testing.T) {
	d := engine.Decision{Seat: 1, Ask: 2, About: ship(1)}
	for _, tt := range []struct{ got, want string }{
		{seaWords.Ask(&seaInfo, d), "Spanish: what does DRAKE do?"},
		{seaWords.Say(engine.Choice{Verb: 5, N: [3]int32{225}}), "Turn by 22.5°"},
		{seaWords.Say(engine.Choice{Verb: 5, N: [3]int32{900}}), "Turn by 90°"},
		{seaWords.Say(engine.Choice{Verb: 6, About: ship(2), N: [3]int32{1, -2, 3}}), "Put OQUENDO at 1, -2, 3"},
		{seaWords.Say(engine.Choice{Verb: 3, On: ship(3), With: ship(4)}), "Place E5 with SIDONIA"},
		{seaWords.SayAbout(engine.Choice{Verb: 2, About: ship(1), On: ship(2)}), "DRAKE: Attack OQUENDO"},
		{seaWords.SayAbout(engine.Choice{Verb: 6, About: ship(2), N: [3]int32{1, -2, 3}}), "Put OQUENDO at 1, -2, 3"},
		{seaWords.SayAbout(engine.Choice{Verb: 1}), "Go on"},
		{seaWords.Refuse(engine.Illegal{Rule: "6.1", Why: 2, N: [3]int32{40, 60}}), "she has run 40 of 60 mm, 100% (case 6.1)"},
		{seaWords.Refuse(engine.Illegal{Why: engine.NotOpen}), "that cannot be done now"},
		{seaWords.SayRest(1, 3), "Choose all 3 for me"},
		{string(seaWords.Fill(nil, "%Q %", 0, 0, 0)), "%Q %"},
		{string(seaWords.Fill(nil, "sink %O%{W? with %W}", 0, ship(1), 0)), "sink " + seaWords.Title(ship(1))},
		{string(seaWords.Fill(nil, "sink %O%{W? with %W}", 0, ship(1), ship(2))), "sink " + seaWords.Title(ship(1)) + " with " + seaWords.Title(ship(2))},
		{seaInfo.SeatName(0) + seaInfo.SeatName(engine.Observer) + seaInfo.SeatName(engine.NoSeat), "Englishobservernobody"},
		{(&engine.TextError{File: "a.wgp", Line: 3, Column: 4, Why: "expected a seat"}).Error(), "a.wgp:3:4: expected a seat"},
		{(&engine.TextError{Line: 3, Column: 4, Why: "expected a seat"}).Error(), "3:4: expected a seat"},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
}

func TestFind(t *testing.T) {
	if s, ok := seaInfo.FindSeat("OBSERVER"); !ok || s != engine.Observer {
		t.Errorf("observer is seat %d, %v", s, ok)
	}
	if _, ok := seaInfo.FindSeat(""); ok {
		t.Error("a seat without a name is found")
	}
	info := theDuel(t).Info()
	if s, ok := info.FindScenario("fog"); !ok || s.Key != "fog" {
		t.Errorf("scenario fog: %+v, %v", s, ok)
	}
	info.Scenarios[0].Sides = []string{"England"}
	if a, b := info.SideName(info.Scenarios[0].Key, 0), info.SideName(info.Scenarios[0].Key, 1); a != "England" || b != info.Seats[1] {
		t.Errorf("the sides are %s and %s", a, b)
	}
	info.Scenarios[0].Peoples = true
	if named := info.Called(info.Scenarios[0].Key); named.Player(0) != "the England player" || named.The(1) != "the "+info.Seats[1] {
		t.Errorf("sides called after peoples are %q and %q in sentences", named.Player(0), named.The(1))
	}
	info.Scenarios[0].Peoples = false
	if named := info.Called(info.Scenarios[0].Key); named.Seats[0] != "England" || named.Seats[1] != info.Seats[1] || info.Seats[0] == "England" {
		t.Errorf("the seats are called %v, by themselves %v", named.Seats, info.Seats)
	}
	if _, ok := info.FindScenario("calm"); ok {
		t.Error("there is no scenario calm")
	}
	if sw, ok := info.FindSwitch("wind"); !ok || sw.Rule != "3.2" {
		t.Errorf("switch wind: %+v, %v", sw, ok)
	}
	if _, ok := info.FindSwitch("rain"); ok {
		t.Error("there is no switch rain")
	}
}

// TestDid: a choice that no event tells of is told as what its seat does, where the game has words for
// that, and never as its button says it.
func TestDid(t *testing.T) {
	w, peoples := seaWords, seaInfo
	w.Verbs = slices.Clone(w.Verbs)
	w.Verbs[4].Does, w.Verbs[5].Does = "run %A by %1 mm.", engine.Silent
	peoples.Peoples = true
	run, turn := engine.Choice{Seat: 1, Verb: 4, About: ship(1), N: [3]int32{85}}, engine.Choice{Verb: 5, N: [3]int32{225}}
	for _, tt := range []struct {
		in   *engine.Info
		c    engine.Choice
		want string
	}{
		{&seaInfo, run, "Spanish runs DRAKE by 85 mm."},
		{&peoples, run, "The Spanish run DRAKE by 85 mm."},
		{&peoples, turn, ""},
		{&peoples, engine.Choice{Verb: 6, About: ship(1)}, ""},
	} {
		if got := w.Did(tt.in, tt.c); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// A position names its scenario, or a line of it begins with the scenario's key; a game of one scenario needs neither.
func TestScenarioIn(t *testing.T) {
	two := &engine.Info{Scenarios: []engine.Scenario{{Key: "feud"}, {Key: "campaign"}}}
	for text, want := range map[string]string{
		"game fury\nscenario feud\nturn 1\n": "feud",
		"game fury\ncampaign week 1\n":       "campaign",
		"scenario nosuch\nside A force 3\n":  "",
		"":                                   "",
	} {
		if got := two.ScenarioIn(text); got != want {
			t.Errorf("%q is of the scenario %q, want %q", text, got, want)
		}
	}
	if got := (&engine.Info{Scenarios: []engine.Scenario{{Key: "feud"}}}).ScenarioIn("turn 1\n"); got != "feud" {
		t.Errorf("the position of a game with one scenario is of %q", got)
	}
}
