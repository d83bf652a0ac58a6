package terminal

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// priced adds to the lines of a list of choices what they cost at once, in a game that has money. A line for
// several has the price of one, if they differ only in place.
func (c *Console) priced(list []entry, v *match.View) []entry {
	keeper, ok := c.Match.Rules().(engine.Bookkeeper)
	if !ok || v.Seen == nil {
		return list
	}
	words := c.words.At(v.Seen)
	for i := range list {
		all := list[i].offers
		if len(fold(all, func(a, b *offer) bool { return a.option.Verb == b.option.Verb && a.option.With == b.option.With })) > 1 {
			continue
		}
		ch := all[0].choice()
		ch.Seat = v.Seat
		price, _ := keeper.Price(v.Seen, ch)
		if price == "" {
			continue
		}
		between := ": "
		if after, _ := words.After(engine.Decision{Seat: v.Seat, Ask: all[0].ask, About: all[0].about}, ch); after != "" {
			between = ", " // what the answer brings about stands behind the colon already
		}
		list[i].text += between + price
	}
	return list
}

// purse returns the sums in a seat's account as lines, or none.
func (c *Console) purse(v *match.View) []string {
	text := purseText(v)
	if len(text) == 0 {
		return nil
	}
	return wrap(c.st.paint(dim, text[0]), c.st.Width, 2)
}
