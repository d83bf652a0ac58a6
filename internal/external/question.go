package external

import (
	"encoding/json"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
)

// A Question is a decision as the seat that is asked may see it.
type Question struct {
	Seat     string          `json:"seat"` // its own name, as choices begin with it: "A"
	Side     string          `json:"side"` // that of its side in the scenario: "England"
	Turn     int             `json:"turn"`
	Phase    string          `json:"phase"`
	Question string          `json:"question"`
	Case     engine.Case     `json:"case"`
	About    string          `json:"about"`    // the name of what is asked about, or ""
	Sealed   bool            `json:"sealed"`   // the answer stays secret until all sealed answers are in
	Position string          `json:"position"` // as in a .wgp file, without what the seat may not know
	Scene    json.RawMessage `json:"scene"`    // what the board shows, without its spaces
	Options  []Option        `json:"options"`
}

// An Option is an answer, but for the numbers that it wants.
type Option struct {
	Choice  string      `json:"choice"` // as it is answered, with a number for each of Numbers behind it
	Says    string      `json:"says"`   // the button's words, with the least numbers
	Case    engine.Case `json:"case"`
	Numbers []Number    `json:"numbers"`
}

// A Number is one that an answer wants, with its unit: 85mm, 22.5deg, 3.
type Number struct {
	From string `json:"from"`
	To   string `json:"to"`
	Step string `json:"step"`
	// Loose says that others may be refused though they lie between From and To, as where other models stand.
	Loose bool `json:"loose"`
}

// Ask returns a decision that is open in a position. seen is redacted for the seat that is asked and is not changed.
func Ask(rules engine.Ruleset, seen engine.State, d engine.Decision) *Question {
	info, words := rules.Info(), rules.Words().At(seen)
	position := string(rules.FormatPosition(nil, seen))
	turn, phase := seen.Moment()
	q := &Question{
		Seat: info.SeatName(d.Seat), Side: info.Called(info.ScenarioIn(position)).SeatName(d.Seat), Turn: turn, Phase: phase,
		Question: words.AskIn(info, seen, d), Case: d.Rule, Sealed: d.Sealed,
		Position: position,
		Scene:    asjson.Append(nil, words, rules.Scene(seen, d.Seat)),
		Options:  []Option{},
	}
	if d.About != engine.NoObject {
		q.About = words.Object(d.About)
	}
	for _, o := range seen.Options(d, nil) {
		q.Options = append(q.Options, option(info, words, d, o))
	}
	return q
}

// option returns an answer with the numbers that are open.
func option(info *engine.Info, words *engine.Words, d engine.Decision, o engine.Option) Option {
	c := engine.Choice{Seat: d.Seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With}
	to := Option{Case: o.Rule, Numbers: []Number{}}
	for i, unit := range words.Verbs[o.Verb].Wants {
		sp := o.Span[i]
		c.N[i] = sp.Min
		text := func(n int32) string { return string(engine.AppendNumber(nil, info, unit, n)) }
		to.Numbers = append(to.Numbers, Number{text(sp.Min), text(sp.Max), text(sp.Step), sp.Loose})
	}
	to.Says = words.Answer(d, c)
	to.Choice = string(engine.FormatOpen(nil, info, words, c))
	return to
}
