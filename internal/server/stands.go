package server

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// mostChanges is how many changes of one ruling an umpire may make.
const mostChanges = 100

// put is what an umpire drags: pieces of a side by their keys, to a spot; which of the ways they stand there.
type put struct {
	Keys    []string `json:"keys"`
	Seat    int      `json:"seat"`
	Space   string   `json:"space"`
	X       int32    `json:"x"`
	Y       int32    `json:"y"`
	Heading int32    `json:"heading"`
	Way     int      `json:"way"`
}

// stands shows an umpire how things would stand with changes, and with pieces that he puts elsewhere by hand after them.
func (s *Server) stands(w http.ResponseWriter, r *http.Request, c *chair) error {
	var m struct {
		move
		Lines []string `json:"lines"`
		Put   *put     `json:"put"`
	}
	if err := readJSON(w, r, &m, mostBody); err != nil {
		return err
	}
	if !c.holdsAll(m.With) {
		return errUmpire
	}
	if len(m.Lines) > mostChanges {
		return refuse(http.StatusBadRequest, fmt.Sprintf("Expected at most %d changes.", mostChanges))
	}
	out := drafted{Lines: list(m.Lines), Ways: []draftWay{}, Seats: []draftSeat{}, Figures: []draftValue{}}
	err := s.heavily(r, func() error {
		if err := c.put(&out, m.Put); err != nil {
			return err
		}
		return c.drafts(&out, m.Of)
	})
	if err != nil {
		return c.explain("", err)
	}
	return writeJSON(w, http.StatusOK, out)
}

// drafts fills in what the changes come to, and what can be set of a thing.
func (c *chair) drafts(out *drafted, of string) error {
	now, text, doubts, err := c.match.Draft(out.Lines)
	var bad *engine.TextError
	if errors.As(err, &bad) {
		out.Bad = sentence(bad.Why)
		return nil
	}
	if err != nil {
		return err
	}
	if len(doubts) > 0 {
		out.Doubt = sentence((&match.Doubt{Problems: doubts}).Error())
	}
	for seat := range c.rec.Seats {
		scene := wire(c.draw, *c.draw.sceneOf(now, engine.Seat(seat)))
		out.Seats = append(out.Seats, draftSeat{seat, scene})
	}
	out.Figures = figuresOf(c.draw.rules.Book().Positions, string(text), of)
	return nil
}

// sceneOf returns a position as a seat may see it.
func (d *drawer) sceneOf(s engine.State, seat engine.Seat) *engine.Scene {
	own := d.rules.Blank()
	own.CopyFrom(s)
	own.Redact(seat)
	return d.rules.Scene(own, seat)
}

// put adds the changes that put pieces elsewhere, in the way that is wanted.
func (c *chair) put(out *drafted, p *put) error {
	if p == nil {
		return nil
	}
	placer, ok := c.draw.rules.(engine.Placer)
	if !ok || p.Seat < 0 || p.Seat >= len(c.rec.Seats) {
		return refuse(http.StatusConflict, "This is not put by hand: type how it stands.")
	}
	now, _, _, err := c.match.Draft(out.Lines)
	if err != nil {
		return err
	}
	to := engine.Spot{X: p.X, Y: p.Y, Heading: p.Heading}
	if p.Space != "" {
		if to.Space, err = c.draw.find(p.Space); err != nil {
			return err
		}
	}
	pieces := slices.DeleteFunc(slices.Clone(c.draw.sceneOf(now, engine.Seat(p.Seat)).Pieces), func(on engine.Piece) bool { return !slices.Contains(p.Keys, on.Key) })
	ways := placer.Placed(now, pieces, to)
	if len(ways) == 0 {
		return refuse(http.StatusConflict, "It is not put there by hand: type how it stands.")
	}
	for i := range ways {
		out.Ways = append(out.Ways, draftWay{ways[i].Says, list(ways[i].Lines)})
	}
	out.Lines = append(out.Lines, ways[min(max(p.Way, 0), len(ways)-1)].Lines...)
	return nil
}

// figuresOf returns what can be set of a thing with its present values, or with no name the
// lines that are about no thing. What has a value stands first.
func figuresOf(page, position, of string) []draftValue {
	out, count := []draftValue{}, map[string]int{}
	lines := strings.Split(strings.TrimSpace(position), "\n")
	for _, line := range lines {
		count[strings.Fields(line)[0]]++
	}
	for _, line := range lines {
		first, rest, _ := strings.Cut(line, " ")
		fields := strings.Fields(rest)
		switch {
		case of == "" && rest != "" && count[first] == 1 && !slices.Contains(notSet, first):
			out = append(out, draftValue{Before: first, Name: first, Value: rest})
		case of != "" && len(fields) > 0 && strings.EqualFold(fields[0], of):
			out = append(out, valuesOf(page, first, fields)...)
		case of != "" && lists(line, of):
			words := strings.Fields(line)
			n := match.Placed(words)
			out = append(out, draftValue{Before: strings.Join(words[:n], " "), Name: "the whole line", Value: strings.Join(words[n:], " ")})
		}
	}
	if kind := kindOf(page, of); of != "" && kind != "" && !slices.ContainsFunc(out, func(v draftValue) bool { return strings.HasPrefix(v.Before, of) }) {
		out = append(out, valuesOf(page, kind, []string{of})...)
	}
	slices.SortStableFunc(out, func(a, b draftValue) int { return cmp.Compare(min(len(b.Value), 1), min(len(a.Value), 1)) })
	return out
}

// lists reports whether a line is a list of counters with that one.
func lists(line, of string) bool {
	words := strings.Fields(line)
	n := match.Placed(words)
	return n > 0 && slices.ContainsFunc(words[n:], func(w string) bool { return w[:strings.IndexAny(w+":", ":*@")] == of })
}

// notSet begin the lines that an umpire does not set.
var notSet = []string{"weathergage", "game", "scenario", "flow"}

// valuesOf returns the values of a line about a thing, those that it does not say as "", and at last the line as a whole.
func valuesOf(page, first string, fields []string) (out []draftValue) {
	words := match.Fields(page, first)
	before := fields[0]
	if len(fields) == 1 {
		before = first + " " + fields[0] // no line says anything of it yet
	}
	for _, w := range words {
		v := draftValue{Before: before + " " + w.Name, Name: w.Name, Takes: w.Takes, Says: w.Says}
		if i := slices.Index(fields, w.Name); i > 0 {
			end := i + 1
			for end < len(fields) && !slices.ContainsFunc(words, func(o match.Field) bool { return o.Name == fields[end] }) {
				end++
			}
			v.Value = strings.Join(fields[i+1:end], " ")
		}
		if w.Takes != "" { // a word with nothing behind it is set in the whole line
			out = append(out, v)
		}
	}
	return append(out, draftValue{Before: first + " " + fields[0], Name: "the whole line", Value: strings.Join(fields[1:], " ")})
}

// kindOf returns the first word of lines about a thing that no line names, or "".
func kindOf(page, of string) string {
	for _, section := range strings.Split(page, "\n## ") {
		first, text, _ := strings.Cut(section, "\n")
		begins := "\n- `" + first + "`, then "
		if at := strings.Index(text, begins); at >= 0 {
			line, _, _ := strings.Cut(text[at+len(begins):], "\n")
			if names, _, _ := strings.Cut(line, ", then"); strings.Contains(names, "`"+of+"`") {
				return first
			}
		}
	}
	return ""
}
