package fury

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// A ruleset is the game under one data pack.
type ruleset struct {
	tables *Tables
	info   engine.Info
	words  *engine.Words
	book   engine.Book
	chart  *engine.Board // the map of the campaign
}

// The optional interfaces of the engine that this game has.
var (
	_ engine.Asker      = (*State)(nil)
	_ engine.Caller     = (*ruleset)(nil)
	_ engine.Chronicler = (*ruleset)(nil)
	_ engine.Clerk      = (*ruleset)(nil)
	_ engine.Divider    = (*ruleset)(nil)
	_ engine.Drawer     = (*State)(nil)
	_ engine.Forecaster = (*ruleset)(nil)
	_ engine.Tallier    = (*ruleset)(nil)
	_ engine.Helm       = (*ruleset)(nil)
	_ engine.Namer      = (*State)(nil)
	_ engine.Placer     = (*ruleset)(nil)
	_ engine.Reckoner   = (*ruleset)(nil)
	_ engine.Resumer    = (*State)(nil)
	_ engine.Sampler    = (*State)(nil)
	_ engine.Signpost   = (*ruleset)(nil)
	_ engine.Stager     = (*ruleset)(nil)
	_ engine.Yard       = (*ruleset)(nil)
)

// unlisted is the digest of the pack of laws 12 and 13, which the pack of today does not name among its former ones.
const unlisted = "5497c2aaeaffdc2d"

// New returns the game under a data pack; an error names the file, line and column of what
// is wrong in it.
func New(p *pack.Pack) (engine.Ruleset, error) {
	tb, err := load(p)
	if err != nil {
		return nil, err
	}
	r := &ruleset{tables: tb, words: makeWords(tb), book: book(tb), chart: tb.warBoard()}
	own := p.Own()
	r.info = engine.Info{
		Own: engine.Own{Name: own.Name, Text: own.Text},
		Key: "fury", Name: tb.Title, Rules: tb.Edition, Version: version, Pack: tb.Digest, Former: append(slices.Clip(tb.Former), unlisted),
		Seats: seatNames, Length: "in/100", Piece: "company", Force: "Force", Chance: true, Secrets: true,
		Switches: []engine.Switch{{Key: "country", Name: "Country, for the woods of Cattle Lifting and the stream of the Artillery Train", Values: countryKeys, Rule: "25.5"}},
	}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		r.info.Scenarios = append(r.info.Scenarios, engine.Scenario{Key: sc.Key, Name: sc.Name, About: sc.About,
			Longest: int(sc.Turns) * choicesInTurn, Sides: tb.sidesOf(sc), Peoples: true})
	}
	r.info.Scenarios = append(r.info.Scenarios, engine.Scenario{Key: campaignKey, Name: "Campaign: Impeaching the Enemy",
		About:   "A campaign of 3 weeks: the English raid the lines around a besieged Dutch town, the Spanish guard them.",
		Longest: tb.Campaign.longest(), Sides: warSeats[:], Peoples: true,
		Proposes: []engine.Setting{{Key: switchBattles, Value: decideNames[decideEach]}}})
	r.info.Switches = append(r.info.Switches, engine.Switch{Key: switchWheel, Name: "Fortune's Wheel", Values: []string{"in-play", "left-out"}, Rule: "18.1"})
	r.info.Switches = append(r.info.Switches, engine.Switch{Key: switchBattles, Name: "battles of the campaign", Values: decideNames, Rule: "29.14"})
	return r, nil
}

// switchWheel is the switch by which players do without Fortune's Wheel.
//
// Case 18.1.
const switchWheel = "wheel"

// choicesInTurn is more than the choices of any turn: each part of a move costs a hundredth
// of an inch or more.
//
// Ruling R415.
const choicesInTurn = int(numSeats) * ofSide * 16 * int(Inch)

// sidesOf returns what the scenario calls its sides.
//
// Case 25.1.
func (tb *Tables) sidesOf(sc *ScenarioRow) []string {
	var names []string
	for i := range sc.Sides {
		name := sc.Sides[i].Name
		switch {
		case name != "":
		case len(sc.Sides[i].Nations) > 1:
			name = [...]string{SeatA: "Attackers", SeatB: "Defenders"}[i]
		default:
			name = tb.Nations[sc.Sides[i].Nations[0]].Name
		}
		if i > 0 && name == names[0] {
			names[0], name = name+" (attackers)", name+" (defenders)"
		}
		names = append(names, name)
	}
	return names
}

// In returns the game with the sides named as in a scenario, for the sentences of the log.
func (r *ruleset) In(scenario string) engine.Ruleset {
	in, words := *r, *r.words
	named := r.info.Called(scenario)
	if sc, ok := r.info.FindScenario(scenario); ok && len(sc.Sides) > 0 {
		words.Seats = []string{named.The(SeatA), named.The(SeatB)}
	}
	in.words = &words
	return &in
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns the names of verbs, events and objects.
func (r *ruleset) Words() *engine.Words { return r.words }

// Book returns the rules text and tables for people.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position, to be filled by CopyFrom.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }

// Setup lays out a scenario up to the first question.
//
// Case 25.1.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	number, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	decides, in, wheel := decideDice, anyCountry, true
	for _, set := range settings {
		sw, ok := r.info.FindSwitch(set.Key)
		if !ok {
			return nil, fmt.Errorf("no setting %q: expected country, %s or %s", set.Key, switchWheel, switchBattles)
		}
		i := slices.Index(sw.Values, set.Value)
		switch {
		case i < 0:
			return nil, fmt.Errorf("%s=%s: expected %s", set.Key, set.Value, strings.Join(sw.Values, " or "))
		case set.Key == switchBattles:
			decides = deciding(i)
		case set.Key == switchWheel:
			wheel = i == 0
		default:
			in = country(i)
		}
	}
	if scenario == campaignKey {
		g := r.tables.newCampaign(decides)
		g.fortune = wheel
		return g, nil
	}
	return r.tables.setUp(number, in, wheel, t), nil
}

// FormatPosition appends the one canonical text of a position.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	return append(buf, s.(*State).format(nil)...)
}

// ParsePosition reads a position.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	g, problems, err := r.tables.parse(text)
	if err != nil {
		return nil, nil, err
	}
	return g, problems, nil
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	row := kindRow{}
	if int(e.Kind) < len(kinds) {
		row = kinds[e.Kind]
	}
	if e.Kind == KindNation && r.isNamed(e.N, e.On) {
		row.sentence = "%{1@} take the field%{2?, with a Flight number of %2 percent}."
	}
	start := len(buf)
	buf = r.Phrase(buf, nil, row.sentence, e)
	if len(buf) > start && buf[start] >= 'a' && buf[start] <= 'z' { // "the Irish" or "company A1" begins it
		buf[start] -= 'a' - 'A'
	}
	return buf
}

// isNamed reports whether the seat that is the first of the numbers is called after a nation already.
func (r *ruleset) isNamed(of [4]int32, nation engine.Object) bool {
	seat := of[0]
	name, _, _ := strings.Cut(r.words.Seats[seat], " (") // "the Irish (attackers)"
	return name == "the "+r.words.Title(nation)
}
