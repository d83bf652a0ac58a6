package bottest_test

import (
	"fmt"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
)

// A toy plays at random and hopes for nothing until the end.
type toy struct {
	bot.Bot
	worth float64 // of a position in play
}

func (c toy) Evaluate(s engine.State, seat engine.Seat) float64 {
	if out, over := s.Outcome(); over && out.Winner == seat {
		return 1
	}
	return c.worth
}

// A restless toy is begun each time as it never was before.
type restless struct {
	toy
	begun *uint64
}

func (c restless) Begin(uint64) {
	*c.begun++
	c.Bot.Begin(*c.begun)
}

// A listener notes that something failed, and goes no further.
type listener struct {
	testing.TB
	said string
}

func (l *listener) Errorf(format string, args ...any) { l.said = fmt.Sprintf(format, args...) }

func (l *listener) Fatalf(format string, args ...any) {
	l.Errorf(format, args...)
	panic(l)
}

// faultOf returns what a check finds, "" if nothing.
func faultOf(t *testing.T, check func(testing.TB)) string {
	l := &listener{TB: t}
	func() {
		defer func() {
			if fault := recover(); fault != nil && fault != any(l) {
				panic(fault)
			}
		}()
		check(l)
	}()
	return l.said
}

// TestFaults: a sound captain passes each check, and one with a fault does not.
func TestFaults(t *testing.T) {
	r := bottest.Rules(t, duel.Data, duel.New)
	begun := uint64(0)
	arena := func(c func() bot.Captain) bottest.Arena {
		return bottest.Arena{New: func(engine.Ruleset) bot.Captain { return c() }, Dice: 1}
	}
	sound := arena(func() bot.Captain { return toy{bot.NewRandom(), 0.5} })
	moody := arena(func() bot.Captain { return restless{toy{bot.NewRandom(), 0.5}, &begun} })
	vain := arena(func() bot.Captain { return toy{bot.NewRandom(), 0.7} })
	won := uint64(0) // a match that is not drawn
	for ; ; won++ {
		if out, _ := sound.Play(t, r, "open-sea", nil, won, nil); out.Winner != engine.NoSeat {
			break
		}
	}
	for name, check := range map[string]func(bottest.Arena, testing.TB){
		"repeats":                func(a bottest.Arena, tb testing.TB) { a.Repeats(tb, r, "open-sea") },
		"knows what it sees":     func(a bottest.Arena, tb testing.TB) { a.KnowsOnlyWhatItSees(tb, r, "open-sea", 1) },
		"judges what is at hand": func(a bottest.Arena, tb testing.TB) { a.Judges(tb, r, "open-sea", won) },
	} {
		if said := faultOf(t, func(tb testing.TB) { check(sound, tb) }); said != "" {
			t.Errorf("%s: a sound captain fails: %s", name, said)
		}
		faulty := moody
		if name == "judges what is at hand" {
			faulty = vain
		}
		if faultOf(t, func(tb testing.TB) { check(faulty, tb) }) == "" {
			t.Errorf("%s: a captain with a fault passes", name)
		}
	}
}
