package server

import (
	"net/http"

	"github.com/weathergage/weathergage/engine"
)

// way proposes the route of an object, or of what is asked about, to a space, from what the seat may know. It
// changes nothing.
func (s *Server) way(w http.ResponseWriter, r *http.Request, c *chair) error {
	guide, ok := c.draw.rules.(engine.Guide)
	if !ok {
		return refuse(http.StatusNotFound, "This game suggests no routes.")
	}
	to, err := c.draw.find(r.URL.Query().Get("to"))
	if err != nil {
		return err
	}
	of, _ := c.draw.words.Find(r.URL.Query().Get("of"))
	out := way{Choices: []string{}, Through: []string{}, Watched: []string{}, Stops: []stop{}}
	v := c.match.View(c.seat)
	for _, to := range c.draw.standing(to) {
		for i := range v.Asked {
			if found, ok := guide.Way(v.Seen, v.Asked[i].Decision, of, to); ok {
				return writeJSON(w, http.StatusOK, c.draw.way(&found))
			}
		}
	}
	return writeJSON(w, http.StatusOK, out)
}

// reach says where an object, or what is asked about, can go, from what the seat may know. It changes nothing.
func (s *Server) reach(w http.ResponseWriter, r *http.Request, c *chair) error {
	out := goals{Places: []reached{}}
	guide, ok := c.draw.rules.(engine.Reacher)
	if !ok {
		return writeJSON(w, http.StatusOK, out)
	}
	of, _ := c.draw.words.Find(r.URL.Query().Get("of"))
	v := c.match.View(c.seat)
	for i := range v.Asked {
		for _, at := range guide.Reach(v.Seen, v.Asked[i].Decision, of) {
			out.Places = append(out.Places, reached{c.draw.name(at.To), at.Steps})
		}
	}
	return writeJSON(w, http.StatusOK, out)
}

// standing returns what a click on an object may mean: the object, or the space on which it stands if only a
// space can be meant.
func (d *drawer) standing(o engine.Object) []engine.Object {
	if guide, ok := d.rules.(engine.Guide); ok {
		if space := guide.Space(o); space != engine.NoObject && space != o {
			return []engine.Object{o, space}
		}
	}
	return []engine.Object{o}
}

// way draws a route. It leaves out what its choices are about: each is about what is asked when it is played.
func (d *drawer) way(from *engine.Way) way {
	to := way{Through: d.names(from.Through), Watched: d.names(from.Watched), Stops: []stop{}, Choices: []string{}, Title: from.Title}
	for _, c := range from.Choices {
		to.Says = d.words.Say(c)
		c.About = engine.NoObject
		to.Choices = append(to.Choices, string(engine.FormatChoice(nil, d.info, d.words, c)))
	}
	for _, s := range from.Stops {
		to.Stops = append(to.Stops, stop{d.name(s.At), s.Kind, s.Text, string(s.Rule), s.Chance})
	}
	if from.Beside != nil {
		beside := d.way(from.Beside)
		to.Beside = &beside
	}
	return to
}

func (d *drawer) names(objects []engine.Object) []string {
	out := make([]string, len(objects))
	for i, o := range objects {
		out[i] = d.name(o)
	}
	return out
}
