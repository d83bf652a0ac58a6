package games

import (
	"regexp"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// givesUp finds the answers that Enter must never give, by what their buttons say.
var givesUp = regexp.MustCompile(`(?i)\b(give up|call off|call it off|break off|withdraws?|surrender|strikes? the colours|abandon|disengages?|throw .* back|put the stack down|scuttle|no more|end this phase|leaves? the (board|tactical map|melee)|slip away|stand off|move back|home)\b`)

// forced are the questions in which something must go: a loss that is imposed, and what cannot be paid.
var forced = regexp.MustCompile(`(?i)\b(lost|lose|loses|drown|drowns|cannot pay|suffers|retreat|disengage to|shift)\b`)

// begun finds the answers that give up what was begun, which Enter does not ask for either.
var begun = regexp.MustCompile(`(?i)\b(give up|call off|call it off|break off|withdraws?|put the stack down|scuttle|disengages?)\b`)

// TestEnterGivesNothingUp plays a match of each scenario with its bots and looks at what Enter would answer at
// each question: never what gives up what was begun, or ends a phase in which something is left to do.
func TestEnterGivesNothingUp(t *testing.T) {
	for _, game := range All() {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			rules, err := game.Rules("")
			if err != nil {
				t.Fatal(err)
			}
			asked, given := 0, 0
			for _, sc := range rules.Info().Scenarios {
				walk(t, game, rules, sc.Key, 200, func(seen engine.State, d engine.Decision, options []engine.Option) {
					asked++
					w := rules.Words().At(seen)
					for _, op := range options {
						c := engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
						if answer := w.Answer(d, c); w.Ends(d.Ask, op.Verb) && begun.MatchString(answer) {
							t.Errorf("%s: %q: Enter asks for %q", sc.Key, w.Ask(rules.Info(), d), answer)
						}
					}
					c, _, ok := engine.Enter(rules, seen, d, options)
					if !ok {
						return
					}
					given++
					if ill := seen.Check(c); !ill.OK() {
						t.Fatalf("%s: Enter gives %s, which is refused", sc.Key, engine.FormatChoice(nil, rules.Info(), rules.Words(), c))
					}
					question, answer := w.Ask(rules.Info(), d), w.Answer(d, c)
					if len(options) > 1 && givesUp.MatchString(answer) && !forced.MatchString(question) {
						t.Errorf("%s: %q: Enter gives %q of %d answers", sc.Key, question, answer, len(options))
					}
				})
			}
			if given == 0 {
				t.Errorf("Enter answers none of %d questions", asked)
			}
		})
	}
}

// walk plays a match of a scenario with the game's bots for at most so many choices, and shows each question to look as
// its seat sees it.
func walk(t *testing.T, game *catalog.Game, rules engine.Ruleset, scenario string, most int,
	look func(engine.State, engine.Decision, []engine.Option)) {
	t.Helper()
	var bots []bot.Bot
	for i := range rules.Info().Seats {
		b, err := game.DefaultBot().New(rules, game.Captain)
		if err != nil {
			t.Fatal(err)
		}
		b.Begin(uint64(i))
		bots = append(bots, b)
	}
	mixer := dice.NewMixer(dice.KeyOf("walk"), 1)
	turn := engine.Turn{Dice: &mixer}
	s, err := rules.Setup(scenario, nil, &turn)
	if err != nil {
		t.Fatal(err)
	}
	asker, seen := bot.NewAsker(rules.Blank), rules.Blank()
	var asked []engine.Decision
	var options []engine.Option
	for range most {
		if asked = s.Pending(asked[:0]); len(asked) == 0 {
			return
		}
		d := asked[0]
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		options = seen.Options(d, options[:0])
		look(seen, d, options)
		turn.Reset()
		s.Apply(asker.Ask(bots[d.Seat], s, d, bot.Budget{}), &turn)
	}
}
