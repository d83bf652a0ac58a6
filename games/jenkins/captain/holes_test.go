package captain

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// relieved is Porto Bello in English hands, with a fleet of the Spanish at Cartagena and
// troops of theirs in Panama, which is not an object of the war.
const relieved = `game jenkins
scenario porto-bello
turn 1
flow spanish-movement begun
English at 2426-outside burford vernon hampton-court
English at 2426-shore e-soldiers-1 e-soldiers-2-first
Spanish at 2825-docked lezo galicia san-carlos africa
Spanish at 2327-shore s-cannons-1
holder porto-bello English
`

// fought is a frigate attacked by two ships of the line, with a Deception to spend.
const fought = `game jenkins
scenario porto-bello
turn 1
flow english-movement begun
battle English 2426
English at 2426-outside princess-louisa strafford
Spanish at 2426-docked s-frigate
Spanish at 2426-shore s-deception s-soldiers-1
`

// The captain answers as a strong player would, under every key.
func TestHoles(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		faces      []uint16 // dice thrown until the question is asked
		ask        engine.Prompt
		want       engine.Verb
	}{
		{"5.0 an island that cannot bear on the end is not worth a voyage", relieved, nil, jenkins.AskMove, jenkins.VerbDone},
		{"11.2 no Deception against one of two hits on one frigate", fought, []uint16{1, 1, 1}, jenkins.AskDeceive, engine.Pass},
		{"11.2 a Deception against the one hit on a frigate", fought, []uint16{1, 6, 1}, jenkins.AskDeceive, jenkins.VerbDeceive},
	} {
		for key := range uint64(10) {
			if got := answer(t, tt.text, key, tt.faces, tt.ask); got.Verb != tt.want {
				t.Errorf("%s: key %d answers %v", tt.name, key, got)
			}
		}
	}
}

// answer ends the movement of a position, and has a captain play both seats until a question is asked, and
// returns what it answers to it.
func answer(t *testing.T, text string, key uint64, faces []uint16, ask engine.Prompt) engine.Choice {
	t.Helper()
	r := bottest.Rules(t, jenkins.Data, jenkins.New)
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	c, asker, turn := New(r), bot.NewAsker(r.Blank), engine.Turn{Dice: dice.NewScript(faces...)}
	c.Begin(key)
	for {
		d := s.Pending(nil)[0]
		choice := asker.Ask(c, s, d, bot.Budget{})
		if d.Ask == ask {
			return choice
		}
		if d.Ask == jenkins.AskMove {
			choice = engine.Choice{Seat: d.Seat, Verb: jenkins.VerbDone}
		}
		turn.Reset()
		s.Apply(choice, &turn)
	}
}
