package server

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// helm answers how an object goes to a place on a plane, from what the seat may know. It changes nothing.
func (s *Server) helm(w http.ResponseWriter, r *http.Request, c *chair) error {
	helm, ok := c.draw.rules.(engine.Helm)
	if !ok {
		return refuse(http.StatusNotFound, "Ships are not steered by hand in this game.")
	}
	q := r.URL.Query()
	if text := q.Get("choice"); text != "" {
		return c.trace(w, helm, text)
	}
	of, err := c.draw.find(q.Get("of"))
	if err != nil {
		return err
	}
	to := engine.Goal{Heading: engine.AnyHeading, On: q.Get("on") != ""}
	for _, want := range []struct {
		name string
		into *int32
	}{{"x", &to.At.X}, {"y", &to.At.Y}, {"heading", &to.Heading}, {"reach", &to.Reach}} {
		text := q.Get(want.name)
		if text == "" && (want.name == "heading" || want.name == "reach") {
			continue
		}
		n, err := strconv.ParseInt(text, 10, 32)
		if err != nil || n < -farOff || n > farOff {
			return refuse(http.StatusBadRequest, "Expected a place (x and y in the units of the board), an optional heading and an optional reach.")
		}
		*want.into = int32(n)
	}
	v := c.match.View(c.seat)
	if v.Seen == nil || len(v.Asked) == 0 {
		return writeJSON(w, http.StatusOK, c.draw.course(&engine.Course{}))
	}
	found, _ := helm.Steer(v.Seen, c.seat, of, to)
	c.bend(v.Seen, of, to.At, &found)
	return writeJSON(w, http.StatusOK, c.draw.course(&found))
}

// trace answers with the course that an answer brings, with its numbers as they are set so far.
func (c *chair) trace(w http.ResponseWriter, helm engine.Helm, text string) error {
	choice, err := c.readChoice(text)
	if err != nil {
		return err
	}
	course := engine.Course{}
	if v := c.match.View(c.seat); v.Seen != nil && choice.Seat == c.seat && len(v.Asked) > 0 {
		course, _ = helm.Trace(v.Seen, choice)
	}
	return writeJSON(w, http.StatusOK, c.draw.course(&course))
}

// farOff is farther than any board is wide, in its units.
const farOff = 10_000_000

// course draws a course.
func (d *drawer) course(from *engine.Course) course {
	to := course{Choices: []string{}, Track: [][3]int32{}, Marks: wire(d, from.Marks), Gauges: []gauge{}, Notes: []note{}, Charts: wire(d, from.Charts),
		Meets: d.name(from.Meets), Throws: from.Throws, Asks: from.Asks}
	for _, c := range from.Choices {
		to.Choices = append(to.Choices, string(engine.FormatChoice(nil, d.info, d.words, c)))
	}
	for _, p := range from.Track {
		to.Track = append(to.Track, [3]int32{p.At.X, p.At.Y, p.Heading})
	}
	for _, g := range from.Gauges {
		to.Gauges = append(to.Gauges, gauge{g.Name, d.number(g.Unit, g.Value), d.number(g.Unit, g.Max)})
	}
	for _, n := range from.Notes {
		to.Notes = append(to.Notes, note{string(n.Rule), n.Text})
	}
	if from.Ends != nil {
		ends := wire(d, *from.Ends)
		to.Ends = &ends
	}
	if from.Brings.Text != "" {
		to.Brings = &note{string(from.Brings.Rule), from.Brings.Text}
	}
	if from.Short.Text != "" {
		to.Short = &note{string(from.Short.Rule), from.Short.Text}
	}
	return to
}

// number formats a number with its unit, as a person reads it; "" for 0.
func (d *drawer) number(u engine.Unit, n int32) string {
	text := string(engine.AppendBare(nil, u, n))
	switch {
	case n == 0:
		return ""
	case u == engine.Degree:
		return text + "°"
	case u == engine.Count || u == engine.Message:
		return text
	}
	unit, parts := d.info.Ruler()
	if unit == "in" { // as in the sentences of a game
		return string(engine.AppendParts(nil, n, parts)) + "″"
	}
	return string(engine.AppendParts(nil, n, parts)) + " " + unit
}

// written draws the sealed choices of a seat that are not opened yet, by what they are about.
func (d *drawer) written(seen engine.State, choices []engine.Choice) []written {
	out := []written{}
	at := map[engine.Object]int{}
	for _, c := range choices {
		if c.About == engine.NoObject {
			continue
		}
		i, ok := at[c.About]
		if !ok {
			i = len(out)
			at[c.About] = i
			out = append(out, written{About: d.name(c.About), Command: d.command(seen, c), Says: []string{}})
		}
		out[i].Says = append(out[i].Says, d.words.Say(c))
	}
	return out
}

// command returns the key of the command that makes a choice, or has a question, "" if none does.
func (d *drawer) command(seen engine.State, c engine.Choice) string {
	if divider, ok := d.rules.(engine.Divider); ok {
		return divider.Under(seen, c)
	}
	return ""
}

// again draws choices that may be repeated in a position, with their prices.
func (d *drawer) again(seen engine.State, choices []engine.Choice) []again {
	out := []again{}
	for _, c := range choices {
		one := again{Choice: string(engine.FormatChoice(nil, d.info, d.words, c)), Says: d.words.Say(c)}
		if keeper, ok := d.rules.(engine.Bookkeeper); ok {
			one.Price, _ = keeper.Price(seen, c)
		}
		out = append(out, one)
	}
	return out
}

// rewrite replaces the sealed choices about one thing.
func (s *Server) rewrite(c *chair, m *move, choices []engine.Choice) (answer, error) {
	about, err := c.draw.find(m.Anew)
	if err != nil {
		return answer{}, err
	}
	if err := c.match.Leads(c.seat, c.mate, about); err != nil {
		return answer{}, err
	}
	if !c.match.StandsFor(c.seat, m.At, about) {
		return answer{Stale: true, Text: "The match has moved on: nothing was played."}, nil
	}
	n, err := c.match.RewriteAs(c.seat, c.mate, m.At, about, choices...)
	s.watched.choices.Add(n)
	return answer{Played: n}, err
}

// copy gives other things the same choices that the seat has made about one, in place of what it has chosen
// about them. Things for which that is not allowed keep theirs, and are named with the reason.
func (s *Server) copy(c *chair, m *move) (answer, error) {
	of, ok := c.draw.words.Find(m.On)
	if !ok || len(m.To) == 0 || len(m.To) > mostChoices {
		return answer{}, refuse(http.StatusBadRequest, "Expected what to copy and from 1 to 64 things to copy it to.")
	}
	v := c.match.View(c.seat)
	if !c.match.StandsFor(c.seat, m.At, of) {
		return answer{Stale: true, Text: "The match has moved on: nothing was played."}, nil
	}
	var choices []engine.Choice
	for _, choice := range v.Written {
		if choice.About == of {
			choices = append(choices, choice)
		}
	}
	var out answer
	var cannot []string
	for _, name := range m.To {
		to, ok := c.draw.words.Find(name)
		if !ok || to == of {
			continue
		}
		at, _ := c.match.At(c.seat)
		n, err := c.match.RewriteAs(c.seat, c.mate, at, to, choices...)
		out.Played += n
		if err != nil {
			cannot = append(cannot, c.draw.words.Title(to)+": "+c.explain(notPlayed, err).Text)
		}
	}
	s.watched.choices.Add(out.Played)
	if len(cannot) > 0 {
		out.Text = strings.Join(cannot, "\n")
	}
	return out, nil
}
