package server

import (
	"net/http"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/paper"
)

// sheets draws the sheets of the match as the seat may know them, all or only that of an object; with blank,
// as they were when the match began.
func (s *Server) sheets(w http.ResponseWriter, r *http.Request, c *chair) error {
	clerk, ok := c.draw.rules.(engine.Clerk)
	if !ok {
		return refuse(http.StatusNotFound, "This game has no damage sheets.")
	}
	q := r.URL.Query()
	of, err := c.draw.named(q.Get("of"))
	if err != nil {
		return err
	}
	whole := !q.Has("slip") && of == engine.NoObject
	out := sheets{Sheets: []sheet{}}
	seen, told := c.match.View(c.seat).Seen, c.match.Told(c.seat)
	if q.Has("blank") {
		seen, told = c.match.Start(c.seat), nil
	}
	if seen == nil {
		return writeJSON(w, http.StatusOK, out)
	}
	err = s.heavily(r, func() error {
		turn := c.draw.rules.Scene(seen, c.seat).Turn
		all := slices.DeleteFunc(clerk.Sheets(seen, c.seat, told), func(one engine.Sheet) bool { return of != engine.NoObject && one.ID != of })
		for i := range all {
			if q.Has("blank") {
				turn = ""
				paper.Blank(&all[i])
			}
			if !whole {
				out.Sheets = append(out.Sheets, c.page(&all[i], turn, q.Has("slip")))
			}
		}
		if whole {
			out.Sheets = c.printed(all, turn)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// named returns the object of a name, or none without a name.
func (d *drawer) named(name string) (engine.Object, error) {
	if name == "" {
		return engine.NoObject, nil
	}
	return d.find(name)
}

// page draws one sheet: for printing, or as a slip to read beside the board.
func (c *chair) page(one *engine.Sheet, turn string, slip bool) sheet {
	draw := paper.Sheet
	if slip {
		draw = paper.Slip
	}
	return sheet{
		ID: c.draw.name(one.ID), Key: one.Key, Title: one.Title, Side: asjson.Seat(one.Side),
		SVG: draw(one, c.heading(one.Side, turn)),
	}
}

// printed draws the pages that are printed, side by side: one for each ship, and a roster of companies.
func (c *chair) printed(all []engine.Sheet, turn string) []sheet {
	out := []sheet{}
	for seat := range engine.Seat(len(c.rec.Seats)) {
		own := slices.DeleteFunc(slices.Clone(all), func(one engine.Sheet) bool { return one.Side != seat })
		keys, pages := paper.Pages(own, c.heading(seat, turn))
		for i := range pages {
			to := sheet{ID: keys[i], Key: keys[i], Title: c.draw.info.SideName(c.rec.Scenario, seat), Side: asjson.Seat(seat), SVG: pages[i]}
			if at := slices.IndexFunc(own, func(one engine.Sheet) bool { return one.Key == keys[i] }); at >= 0 {
				to.ID, to.Title = c.draw.name(own[at].ID), own[at].Title
			}
			out = append(out, to)
		}
	}
	return out
}

// heading returns what a page of a side says above its sheets.
func (c *chair) heading(side engine.Seat, turn string) paper.Heading {
	note := turn
	if sc, ok := c.draw.info.FindScenario(c.rec.Scenario); ok {
		note = strings.TrimSuffix(sc.Name+", "+turn, ", ")
	}
	return paper.Heading{Side: c.draw.info.SideName(c.rec.Scenario, side), Note: note}
}

// moves lists what to move where on a real table, for the last move as the seat may know it; before the
// first, where everything lies.
func (s *Server) moves(w http.ResponseWriter, r *http.Request, c *chair) error {
	out := moves{Moves: []tableMove{}}
	err := s.heavily(r, func() error {
		p, err := c.match.Passage(c.seat)
		if p == nil || err != nil {
			return err
		}
		out.Turn, out.Open = p.From.Turn, p.After == nil
		for _, m := range paper.Moves(p.From, p.After, p.Told, c.draw.info.Length) {
			out.Moves = append(out.Moves, tableMove{c.draw.name(m.ID), m.Name, asjson.Seat(m.Side), list(m.Legs), m.Place, m.Heading})
		}
		return nil
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}
