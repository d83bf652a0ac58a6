package match_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// consenting is a Duel in which every question is one to agree about.
type consenting struct{ engine.Ruleset }

func (consenting) Consents(engine.Decision) bool { return true }

func (consenting) Consent(s engine.State, d engine.Decision, with engine.Seat) (engine.Choice, bool) {
	if slices.ContainsFunc(s.Pending(nil), func(other engine.Decision) bool { return other.Seat == with }) {
		return engine.Choice{}, false
	}
	return engine.Choice{Seat: d.Seat, Verb: engine.Pass}, true
}

// TestABotWaitsToAgree: a bot answers a question to agree about after the person, and not as it would by itself.
func TestABotWaitsToAgree(t *testing.T) {
	chose := 0
	bot := match.Sitter{Name: "bot", Choose: func(seen engine.State, d engine.Decision) engine.Choice {
		chose++
		return seen.Candidates(d, 3, nil)[0]
	}}
	spec := house(consenting{duelRules(t)}, "open-sea", &match.Memory{}, nil, match.Sitter{Name: "Ann"}, bot)
	m, err := match.New(spec)
	must(t, err)
	if seat, ok := m.BotToPlay(); ok {
		t.Fatalf("seat %d does not wait for the person", seat)
	}
	for !botToPlay(m) {
		d := m.View(seatA).Asked[0].Decision
		c := m.View(seatA).Seen.Candidates(d, 3, nil)[0]
		_, err := m.Play(seatA, m.View(seatA).At, c)
		must(t, err)
	}
	if _, err := m.PlayBot(); chose != 0 {
		t.Errorf("the bot chose by itself: %v", err)
	}
}

func botToPlay(m *match.Match) bool {
	_, ok := m.BotToPlay()
	return ok
}
