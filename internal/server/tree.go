package server

import (
	"net/http"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/store"
)

// errSides: a study's tree reveals what every side has chosen, so its reader needs the links of all sides.
var errSides = refuse(http.StatusForbidden, "The tree shows what every side chooses. Open the study by the link that holds all its sides.")

// every returns nil if the links of all seats of a study were given: that of the chair, and others.
func (c *chair) every(others []string) error {
	if !c.Study {
		return refuse(http.StatusConflict, "Only a study keeps its variations. Choose Study first.")
	}
	if !c.holdsAll(others) {
		return errSides
	}
	return nil
}

// holdsAll reports whether the links of all seats were given: that of the chair, and others.
func (c *chair) holdsAll(others []string) bool {
	had := map[[32]byte]bool{c.hash: true}
	for _, token := range others {
		had[hashOf(token)] = true
	}
	return !slices.ContainsFunc(c.Tokens, func(t store.Token) bool { return int(t.Seat) < len(c.rec.Seats) && !had[t.Hash] })
}

// others returns the links in a query besides its own.
func others(r *http.Request) []string { return strings.Split(r.URL.Query().Get("with"), ",") }

// tree sends everything that was tried in a study.
func (s *Server) tree(w http.ResponseWriter, r *http.Request, c *chair) error {
	if err := c.every(others(r)); err != nil {
		return err
	}
	var out *treeView
	err := s.heavily(r, func() (err error) {
		out, err = c.drawTree()
		return err
	})
	if err != nil {
		return c.explain("", err)
	}
	return writeJSON(w, http.StatusOK, out)
}

// drawTree returns everything that was tried in a study.
func (c *chair) drawTree() (*treeView, error) {
	nodes, here, err := c.match.Tree()
	if err != nil {
		return nil, err
	}
	out := &treeView{Here: here, Nodes: make([]treeNode, len(nodes))}
	for i := range nodes {
		n := &nodes[i]
		to := treeNode{Parent: n.Parent, Gone: n.Gone, Seat: asjson.Seat(n.Choice.Seat), Text: n.Text, Title: n.Title, Faces: n.Faces, Notes: []treeNote{}}
		if to.Faces == nil {
			to.Faces = []int{}
		}
		for _, note := range n.Notes {
			to.Notes = append(to.Notes, treeNote{asjson.Seat(note.Seat), note.Text})
		}
		out.Nodes[i] = to
	}
	return out, nil
}

// treeRecord sends a study as text, with all its variations and notes.
func (s *Server) treeRecord(w http.ResponseWriter, r *http.Request, c *chair) error {
	if err := c.every(others(r)); err != nil {
		return err
	}
	var text []byte
	err := s.heavily(r, func() (err error) {
		text, err = c.match.TreeRecord()
		return err
	})
	if err != nil {
		return err
	}
	return writeText(w, c.draw.info.Key+"-study-"+c.ID+".wgm", text)
}

// goes moves a study to a node of its tree.
func (s *Server) goes(c *chair, m *move) (answer, error) {
	if err := c.every(m.With); err != nil {
		return answer{}, err
	}
	if !c.match.Stands(c.seat, m.At) {
		return answer{Stale: true, Text: "The study has moved on: it stays where it is."}, nil
	}
	return answer{}, c.match.Go(c.seat, m.Node)
}

// mostTitle is the most characters in the name of a variation.
const mostTitle = 60

// titles names a variation of a study.
func (s *Server) titles(c *chair, m *move) (answer, error) {
	if err := c.every(m.With); err != nil {
		return answer{}, err
	}
	if len([]rune(m.Text)) > mostTitle {
		return answer{}, refuse(http.StatusBadRequest, "Expected a name of at most 60 letters.")
	}
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	return answer{}, c.match.Name(c.seat, m.Node, m.Text)
}
