package record

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
)

// A Sealed says that a seat has chosen under seal, and that its choices are not in the record yet: only the seat's
// player has them. Commit is SealedCommit of them and of a key, which he has too, so that he cannot change them.
type Sealed struct {
	Place
	Seat   string
	Commit string
}

// An Opened says that the next N choices are those that the seat sealed last, and gives the key that proves it.
type Opened struct {
	Place
	Seat string
	N    int
	Key  string
}

// sealedBytes is how many bytes a key and a commit have.
const sealedBytes = sha256.Size

// SealedCommit returns the commit to sealed choices, each as a record writes it: the SHA-256, in hexadecimal, of the
// line "weathergage sealed 1", the line of the key, and a line for each choice.
func SealedCommit(key string, choices []string) string {
	sum := sha256.Sum256([]byte("weathergage sealed 1\n" + key + "\n" + strings.Join(choices, "\n") + "\n"))
	return hex.EncodeToString(sum[:])
}

// Unopened returns the last line of each seat whose sealed choices are not in the record yet, in the order of the text.
func (rec *Record) Unopened() []*Sealed {
	open, _, _ := rec.seals()
	return open
}

// seals returns the sealed lines that are not opened, how many are, and the first fault: a line that opens nothing,
// choices that are not those that were sealed, or choices of a seat that has sealed others.
func (rec *Record) seals() ([]*Sealed, int, error) {
	var s sealing
	for _, line := range rec.Lines {
		if err := s.line(rec, line); err != nil {
			return s.shut, s.opened, err
		}
	}
	if s.opening == nil {
		return s.shut, s.opened, nil
	}
	if held := rec.Held; held != nil {
		if err := s.step(rec, held); err != nil || s.opening == nil {
			return s.shut, s.opened, err
		}
	}
	return s.shut, s.opened, rec.fault(s.opening.Line(), 1, "%d choices of %s were sealed, and only %d of them follow",
		s.opening.N, s.opening.Seat, len(s.choices))
}

// A sealing reads a record's seals line by line.
type sealing struct {
	shut    []*Sealed
	opened  int
	opening *Opened  // whose choices are being read, or nil
	of      *Sealed  // what it opens
	choices []string // read so far
}

func (s *sealing) line(rec *Record, line Line) error {
	switch line := line.(type) {
	case *Sealed:
		if of := s.find(line.Seat); of != nil {
			return rec.fault(line.Line(), 1, "%s seals again, and what it sealed on line %d is not opened", line.Seat, of.Line())
		}
		s.shut = append(s.shut, line)
	case *Opened:
		of := s.find(line.Seat)
		if of == nil || s.opening != nil {
			return rec.fault(line.Line(), 1, "%s opens what it has not sealed", line.Seat)
		}
		s.opening, s.of, s.choices = line, of, nil
	case *Step:
		return s.step(rec, line)
	}
	return nil
}

// find returns the line with which a seat has sealed choices that are not opened, or nil.
func (s *sealing) find(seat string) *Sealed {
	for _, of := range s.shut {
		if of.Seat == seat {
			return of
		}
	}
	return nil
}

func (s *sealing) step(rec *Record, step *Step) error {
	of := s.find(step.Seat)
	switch {
	case s.opening == nil && of != nil:
		return rec.fault(step.Line(), 1, "%s chooses, and what it sealed on line %d is not opened", step.Seat, of.Line())
	case s.opening == nil:
		return nil
	case s.opening.Seat != step.Seat:
		return rec.fault(step.Line(), 1, "expected %d choices of %s that it sealed on line %d, found one of %s after %d",
			s.opening.N, s.opening.Seat, s.of.Line(), step.Seat, len(s.choices))
	}
	if s.choices = append(s.choices, step.Choice); len(s.choices) < s.opening.N {
		return nil
	}
	if SealedCommit(s.opening.Key, s.choices) != s.of.Commit {
		return rec.fault(s.opening.Line(), 1, "the choices of %s are not those that it sealed on line %d", step.Seat, s.of.Line())
	}
	kept := s.shut[:0:0]
	for _, other := range s.shut {
		if other != s.of {
			kept = append(kept, other)
		}
	}
	s.shut, s.opening, s.opened = kept, nil, s.opened+1
	return nil
}

// seals checks the sealed choices of the record.
func (r *Report) seals(rec *Record) {
	open, opened, err := rec.seals()
	r.faultIf(err)
	r.Opened, r.Sealed = opened, []string{}
	for _, line := range open {
		r.Sealed = append(r.Sealed, line.Seat)
	}
}

// sealed reads sealed SEAT COMMIT.
func (p *parser) sealed() error {
	if len(p.tries) > 0 {
		return p.src.failAt(0, "nothing is sealed in a variation")
	}
	line := &Sealed{Place: p.place()}
	var err error
	if line.Seat, err = p.seatName(1); err != nil {
		return err
	}
	if line.Commit, err = p.digits(2, sealedBytes); err != nil {
		return err
	}
	p.add(line)
	return p.done(3)
}

// opened reads opened SEAT N KEY.
func (p *parser) opened() error {
	if len(p.tries) > 0 {
		return p.src.failAt(0, "nothing is opened in a variation")
	}
	line := &Opened{Place: p.place()}
	var err error
	if line.Seat, err = p.seatName(1); err != nil {
		return err
	}
	if line.N, err = p.number(2, "the number of sealed choices", 1, 1<<20); err != nil {
		return err
	}
	if line.Key, err = p.digits(3, sealedBytes); err != nil {
		return err
	}
	p.add(line)
	return p.done(4)
}

// sealed writes a line about sealed choices: the seat, how many there are if they are opened, and the commit or the key.
func (f *formatter) sealed(word, seat string, n int, digits string) {
	f.put(word, " ", seat)
	if n > 0 {
		f.number(" ", n)
	}
	f.put(" ", digits, "\n")
}
