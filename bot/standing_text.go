package bot

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Format returns an order as Parse reads it, in names:
//
//	idle
//	intercept 4
//	dock > 2719
//	not-here intercept-the-ships-at > 2719
func (o *Orders) Format(g Given) string {
	text := g.Key
	if g.Key == NotHere {
		text += " " + g.Question
	}
	if g.Object != engine.NoObject {
		text += " > " + o.words.Object(g.Object)
	}
	if g.Number != 0 {
		text += " " + strconv.Itoa(int(g.Number))
	}
	return text
}

// Parse reads an order. Find checks whether it is offered.
func (o *Orders) Parse(text string) (Given, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Given{}, errors.New("expected a standing order, found nothing")
	}
	g := Given{Key: words[0]}
	words = words[1:]
	if g.Key == NotHere && len(words) > 0 {
		g.Question, words = words[0], words[1:]
	}
	if len(words) > 1 && words[0] == ">" {
		object, ok := o.words.Find(words[1])
		if !ok {
			return Given{}, fmt.Errorf("nothing is named %q", words[1])
		}
		g.Object, words = object, words[2:]
	}
	if len(words) == 1 && g.Key != NotHere {
		n, err := strconv.ParseInt(words[0], 10, 32)
		if err != nil {
			return Given{}, fmt.Errorf("expected a number, found %q", words[0])
		}
		g.Number, words = int32(n), nil
	}
	if len(words) > 0 {
		return Given{}, fmt.Errorf("%q is too much for a standing order", strings.Join(words, " "))
	}
	return g, nil
}

// Say returns an order as its owner reads it. seen is redacted for the seat.
func (o *Orders) Say(seen engine.State, seat engine.Seat, g Given) string {
	if ask, ok := o.prompt(g.Question); g.Key == NotHere && ok {
		return "Pass this turn when asked: " + o.ask(seat, ask, g.Object)
	}
	for _, order := range o.Offered(seen, seat) {
		if order.Key == g.Key {
			return o.fill(&order, g)
		}
	}
	return o.Format(g)
}

// fill returns the name of an order with its blanks filled in.
func (o *Orders) fill(order *Order, g Given) string {
	name := order.Name
	if g.Object == engine.NoObject {
		name = strings.ReplaceAll(name, "%O", order.Anywhere)
	}
	return string(o.words.Fill(nil, name, engine.NoObject, g.Object, engine.NoObject, g.Number))
}

// ask returns the question of a NotHere as its seat reads it, without the seat's name at its head.
func (o *Orders) ask(seat engine.Seat, ask engine.Prompt, about engine.Object) string {
	text := strings.TrimPrefix(o.words.Prompts[ask].Says, "%S: ")
	text = strings.ReplaceAll(text, "%S", o.info.SeatName(seat))
	if about == engine.NoObject {
		return strings.ReplaceAll(text, "%A", "…")
	}
	return string(o.words.Fill(nil, text, about, engine.NoObject, engine.NoObject))
}

// question returns the name of a question: the words of its prompt.
func (o *Orders) question(ask engine.Prompt) string {
	if int(ask) >= len(o.words.Prompts) {
		return ""
	}
	text := strings.NewReplacer("%S", " ", "%A", " ").Replace(o.words.Prompts[ask].Says)
	letters := func(r rune) bool { return !('a' <= r && r <= 'z' || '0' <= r && r <= '9') }
	return strings.Join(strings.FieldsFunc(strings.ToLower(text), letters), "-")
}

// prompt returns the question with that name.
func (o *Orders) prompt(name string) (engine.Prompt, bool) {
	for i := range o.words.Prompts {
		if ask := engine.Prompt(i); name != "" && o.question(ask) == name {
			return ask, true
		}
	}
	return 0, false
}
