package server

import (
	"errors"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// The commander of a side gives commands of it to team-mates: each has a link of his own, which opens the
// same seat. The match stores who leads what, the database whose link it is. A link is stored after its
// team-mate, and deleted before him, so that a crash never leaves a link too many.

var (
	errReclaimed = refuse(http.StatusNotFound, "This link has been taken back by the commander of the side.")
	errCommander = refuse(http.StatusForbidden, "Only the commander of your side can do that. You can decide for your own commands.")
)

// matesMay lists the actions that a team-mate may take; all others are the commander's.
var matesMay = []string{
	"POST /api/m/{token}/play", "POST /api/m/{token}/copy", "POST /api/m/{token}/why", "POST /api/m/{token}/back",
	"POST /api/m/{token}/notices", "POST /api/m/{token}/notices/drop",
}

// forMates wraps a handler: it refuses a team-mate most actions that are not only reading.
func forMates(route string, do seated) seated {
	return func(w http.ResponseWriter, r *http.Request, c *chair) error {
		if c.mate > 0 {
			if _, is := c.match.Mate(c.seat, c.mate); !is {
				return errReclaimed
			}
			if r.Method != http.MethodGet && !slices.Contains(matesMay, route) {
				return errCommander
			}
		}
		return do(w, r, c)
	}
}

// team gives commands to a team-mate, replaces a lost link, or takes everything back from one.
func (s *Server) team(c *chair, m *move) (answer, error) {
	if err := s.teamable(c); err != nil {
		return answer{}, err
	}
	switch m.What {
	case "give":
		return s.giveCommands(c, m)
	case "link":
		if _, is := c.match.Mate(c.seat, m.Number); !is {
			return answer{}, match.ErrNoMate
		}
		return s.lend(c, m.Number)
	case "take":
		if _, is := c.match.Mate(c.seat, m.Number); !is {
			return answer{}, match.ErrNoMate
		}
		err := s.store.Reclaim(s.running, c.ID, c.seat, m.Number)
		if err == nil {
			err = s.relink(s.running, c.ID)
		}
		if err != nil {
			return answer{}, err
		}
		return answer{}, c.match.Reclaim(c.seat, m.Number)
	}
	return answer{}, refuse(http.StatusBadRequest, "Expected give, link or take.")
}

// teamable returns why a side may not be shared, nil if it may.
func (s *Server) teamable(c *chair) error {
	if err := s.slowly(c); err != nil {
		return err
	}
	if c.match.Glance(engine.Observer).Ending != nil {
		return refuse(http.StatusConflict, "A side is shared while the match is played.")
	}
	if s.people == nil {
		return nil
	}
	_, err := s.people.TournamentOf(s.running, c.ID)
	if err == nil {
		return refuse(http.StatusConflict, "A match of a tournament is played by those who are paired.")
	}
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	return err
}

// giveCommands gives commands to a team-mate; a new one gets a link of his own.
func (s *Server) giveCommands(c *chair, m *move) (answer, error) {
	if err := shortName(m.Text); err != nil {
		return answer{}, err
	}
	switch {
	case m.Number == 0 && names.Clean(m.Text) == "":
		return answer{}, refuse(http.StatusBadRequest, "Expected the name of your team-mate.")
	case m.Number == 0 && len(m.To) == 0:
		return answer{}, refuse(http.StatusBadRequest, "Choose at least one command for your team-mate.")
	case m.Number < 0 || len(m.To) > mostChoices:
		return answer{}, match.ErrNoCommand
	}
	number, err := c.match.Share(c.seat, match.Mate{Number: m.Number, Name: m.Text, Commands: m.To})
	if err != nil || m.Number > 0 {
		return answer{}, err
	}
	return s.lend(c, number)
}

// lend makes the link of a team-mate, and replaces any old one.
func (s *Server) lend(c *chair, number int) (answer, error) {
	token := newToken()
	t := store.Token{Hash: hashOf(token), Seat: c.seat, Mate: number}
	if err := s.store.Lend(s.running, c.ID, t); err != nil {
		return answer{}, err
	}
	if err := s.relink(s.running, c.ID); err != nil {
		return answer{}, err
	}
	return answer{Token: token}, s.place(s.running, c.live, t)
}

// drawTeam returns who on the viewer's own side leads what.
func drawTeam(v *match.View) (commands []commandView, team []mateView) {
	commands, team = []commandView{}, []mateView{}
	for _, c := range v.Commands {
		commands = append(commands, commandView(c))
	}
	for i := range v.Team {
		team = append(team, mateView{v.Team[i].Number, v.Team[i].Name, list(v.Team[i].Commands)})
	}
	return commands, team
}
