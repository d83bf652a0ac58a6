package server

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/store"
)

// giveArchive sends a person everything stored about him as one file: what his page shows, and for each match
// in his account the record as far as his seat may now have it.
func (s *Server) giveArchive(w http.ResponseWriter, r *http.Request) error {
	p, err := s.signedIn(r)
	if err == nil && !s.limits.maker(s.address(r)) {
		err = errHaste
	}
	if err != nil {
		return err
	}
	var file bytes.Buffer
	if err := s.pack(r, &file, p); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/zip")
	w.Header().Set("Content-Disposition", `attachment; filename="weathergage.zip"`)
	w.Header().Set("Cache-Control", "no-store")
	_, err = w.Write(file.Bytes())
	return ignoreGone(err)
}

// pack writes a person's archive.
func (s *Server) pack(r *http.Request, to io.Writer, p *person) error {
	all := zip.NewWriter(to)
	add := func(name string, text []byte) error {
		f, err := all.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: s.now().UTC().Truncate(time.Second)})
		if err == nil {
			_, err = f.Write(text)
		}
		return err
	}
	own, err := s.meNow(r, &p.Person, p.device.Session)
	if err != nil {
		return err
	}
	clubs, err := s.clubsOf(r.Context(), p)
	if err != nil {
		return err
	}
	habits, err := s.habits(r.Context(), &p.Person, time.UTC)
	if err != nil {
		return err
	}
	for name, what := range map[string]any{"account.json": own.Person, "clubs.json": clubs, "habits.json": habits} {
		text, err := json.MarshalIndent(what, "", "\t")
		if err == nil {
			err = add(name, text)
		}
		if err != nil {
			return err
		}
	}
	if err := s.packSeats(r, own.Person.Seats, add); err != nil {
		return err
	}
	return all.Close()
}

// packSeats writes the records of the matches in an account. Matches queue only with requests of people who
// play, studies with uploads, but not for long.
func (s *Server) packSeats(r *http.Request, seats []heldSeat, add func(name string, text []byte) error) error {
	ctx, stop := context.WithTimeout(r.Context(), mostForStudies)
	defer stop()
	tables, studies := r.WithContext(context.WithValue(r.Context(), atTable{}, true)), r.WithContext(ctx)
	for _, seat := range seats {
		by := tables
		if seat.Study {
			by = studies
		}
		text, err := s.seatRecord(by, seat.Match, engine.Seat(seat.Seat))
		if err != nil {
			text = []byte("; this match cannot be opened now\n")
		}
		if err := add(fmt.Sprintf("matches/%s-%s.wgm", seat.Match, seat.As), text); err != nil {
			return err
		}
	}
	return nil
}

// mostForStudies is how long the studies of an archive may together wait for their turns and be loaded; the
// rest is left out. Tests change it.
var mostForStudies = 30 * time.Second

// clubsOf returns the clubs that a person is in.
func (s *Server) clubsOf(ctx context.Context, p *person) ([]clubLine, error) {
	out := []clubLine{}
	all, err := s.people.Clubs(ctx, p.ID)
	for i := range all {
		if all[i].Mine {
			out = append(out, lineOf(&all[i]))
		}
	}
	return out, err
}

// seatRecord returns the record of a match as a seat may now have it.
func (s *Server) seatRecord(r *http.Request, id string, seat engine.Seat) ([]byte, error) {
	l, err := s.hold(r.Context(), id)
	if err != nil {
		return nil, err
	}
	if l.match.View(seat).Seen == nil {
		return nil, errSettingUp
	}
	var out []byte
	err = s.heavily(r, func() error {
		rec, err := l.recordFor(seat, l.match.Record())
		if err == nil {
			out = rec.Format()
		}
		return err
	})
	return out, err
}

// deleteMe deletes the account of a person who types its name. Opponents keep their records, without his
// name, and it disappears from the library and the hall.
func (s *Server) deleteMe(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	if e.Name != p.Name {
		return refuse(http.StatusConflict, "That is not your name. Type it as it is shown to delete your account.")
	}
	if p.Owner {
		_, owners, err := s.people.CountPeople(r.Context())
		if err != nil {
			return err
		}
		if owners == 1 {
			return refuse(http.StatusConflict, "You alone own this server. Make somebody else its owner first: weathergage owner link.")
		}
	}
	held, err := s.people.Seats(r.Context(), p.ID)
	if err != nil {
		return err
	}
	for i := range held {
		if err := s.concedes(r.Context(), &held[i]); err != nil {
			return err
		}
	}
	if err := s.unname(r.Context(), p, held); err != nil {
		return err
	}
	devices, err := s.people.Devices(r.Context(), p.ID)
	for i := 0; i < len(devices) && err == nil; i++ {
		err = s.closeDevice(r.Context(), p.ID, devices[i].ID)
	}
	if err == nil {
		err = s.people.DropPerson(r.Context(), p.ID, s.now())
	}
	if err == nil || errors.Is(err, store.ErrNone) {
		err = s.sessions.Destroy(r.Context())
	}
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, s.greets(r))
}
