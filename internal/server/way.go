package server

import (
	"net/http"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// way proposes the route of an object, of several as one force, or of what is asked about, to a space, from what the
// seat may know. It changes nothing.
func (s *Server) way(w http.ResponseWriter, r *http.Request, c *chair) error {
	guide, ok := c.draw.rules.(engine.Guide)
	if !ok {
		return refuse(http.StatusNotFound, "This game suggests no routes.")
	}
	to, err := c.draw.find(r.URL.Query().Get("to"))
	if err != nil {
		return err
	}
	of := c.draw.force(r.URL.Query().Get("of"))
	out := way{Choices: []string{}, Through: []string{}, Watched: []string{}, Stops: []stop{}}
	v := c.match.View(c.seat)
	for _, to := range c.draw.standing(to) {
		for i := range v.Asked {
			if found, ok := wayOf(guide, v.Seen, v.Asked[i].Decision, of, to); ok {
				return writeJSON(w, http.StatusOK, c.draw.way(&found))
			}
		}
	}
	return writeJSON(w, http.StatusOK, out)
}

// mostForce is how many objects are moved together.
const mostForce = 64

// force returns the objects that a request names, with commas between them; NoObject alone for what is asked about.
func (d *drawer) force(names string) []engine.Object {
	var of []engine.Object
	for _, name := range strings.SplitN(names, ",", mostForce+1) {
		o, _ := d.words.Find(name)
		of = append(of, o)
	}
	return of[:min(len(of), mostForce)]
}

// marshalOf returns the rules by which several things can be taken up together to answer a question.
func marshalOf(rules any, q engine.Decision) (engine.Marshal, bool) {
	marshal, ok := rules.(engine.Marshal)
	return marshal, ok && marshal.Musters(q)
}

// musters reports whether several things can be taken up together to answer a question.
func (d *drawer) musters(q engine.Decision) bool {
	_, ok := marshalOf(d.rules, q)
	return ok
}

// wayOf returns the route of one object, or of several as one force.
func wayOf(guide engine.Guide, seen engine.State, q engine.Decision, of []engine.Object, to engine.Object) (engine.Way, bool) {
	if len(of) == 1 {
		return guide.Way(seen, q, of[0], to)
	}
	marshal, ok := marshalOf(guide, q)
	if !ok {
		return engine.Way{}, false
	}
	return marshal.Together(seen, q, of, to)
}

// reachOf returns where one object can go, or several as one force.
func reachOf(guide engine.Reacher, seen engine.State, q engine.Decision, of []engine.Object) []engine.Reached {
	if len(of) == 1 {
		return guide.Reach(seen, q, of[0])
	}
	marshal, ok := marshalOf(guide, q)
	if !ok {
		return nil
	}
	return marshal.Gather(seen, q, of)
}

// reach says where an object, several as one force, or what is asked about, can go, from what the seat may know. It
// changes nothing.
func (s *Server) reach(w http.ResponseWriter, r *http.Request, c *chair) error {
	out := goals{Places: []reached{}}
	guide, ok := c.draw.rules.(engine.Reacher)
	if !ok {
		return writeJSON(w, http.StatusOK, out)
	}
	of := c.draw.force(r.URL.Query().Get("of"))
	v := c.match.View(c.seat)
	for i := range v.Asked {
		for _, at := range reachOf(guide, v.Seen, v.Asked[i].Decision, of) {
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
