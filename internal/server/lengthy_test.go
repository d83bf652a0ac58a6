package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/record"
)

// tried returns the record of a match that is over with so many variations before one of its last
// choices, each of which tries that choice again.
func (s *site) tried(variations int) string {
	over := s.begin("duel", "fog", "me", "random")
	if s.playOn(*over.Seats[0], 3).Ended == nil {
		s.post(*over.Seats[0], "concede", move{})
	}
	_, text := s.text("/api/m/" + *over.Seats[0] + "/record")
	rec, err := record.Parse("", []byte(text))
	if err != nil {
		s.Fatal(err)
	}
	for i := len(rec.Lines) - 1; i >= 0; i-- {
		step, ok := rec.Lines[i].(*record.Step)
		if !ok || len(step.Throws) > 0 {
			continue
		}
		lines := append([]record.Line{}, rec.Lines[:i]...)
		for n := range variations {
			lines = append(lines, &record.Try{Title: fmt.Sprint(n), Lines: []record.Line{&record.Step{Seat: step.Seat, Choice: step.Choice}}})
		}
		rec.Lines = append(lines, rec.Lines[i:]...)
		return string(rec.Format())
	}
	s.Fatal("the match has no choice without dice")
	return ""
}

// upload posts a record.
func (s *site) upload(text string, out any) int {
	return s.ask("POST", "/api/records", map[string]string{"text": text}, out)
}

// TestVariationsDoNotMultiply uploads a record with thousands of variations. The study's own record is no
// longer than what was uploaded.
func TestVariationsDoNotMultiply(t *testing.T) {
	s := openSite(t)
	text := s.tried(5000)
	var opened made
	if code := s.upload(text, &opened); code != http.StatusCreated {
		t.Fatalf("the record was answered with %d", code)
	}
	if _, own := s.text("/api/m/" + *opened.Seats[0] + "/record"); len(own) > len(text) {
		t.Errorf("%d bytes became a record of %d", len(text), len(own))
	}
}

// TestMomentsOfAnUploadAreCounted uploads records with as many choices as may be, and with one more.
func TestMomentsOfAnUploadAreCounted(t *testing.T) {
	s := openSite(t)
	rec, err := record.Parse("", []byte(s.tried(1)))
	if err != nil {
		t.Fatal(err)
	}
	most := mostMoments - rec.Moments() + 1
	for variations, want := range map[int]int{most: http.StatusCreated, most + 1: http.StatusBadRequest} {
		lines := rec.Lines
		for i, line := range lines {
			if try, ok := line.(*record.Try); ok {
				all := append([]record.Line{}, lines[:i]...)
				for range variations {
					all = append(all, try)
				}
				rec.Lines = append(all, lines[i+1:]...)
				break
			}
		}
		text := string(rec.Format())
		rec.Lines = lines
		var no refusal
		if code := s.upload(text, &no); code != want {
			t.Errorf("%d variations were answered with %d, want %d", variations, code, want)
		}
		if want == http.StatusBadRequest && !strings.Contains(no.Text, fmt.Sprint(mostMoments)) {
			t.Errorf("refused with %q, which does not say how many there may be", no.Text)
		}
	}
}

// TestWorkEndsWithItsRequest uploads a record for somebody who has hung up: it is not replayed.
func TestWorkEndsWithItsRequest(t *testing.T) {
	s := openSite(t)
	text := s.tried(10)
	ctx, leave := context.WithCancel(t.Context())
	s.house.strangers = newTurns(1)
	leave()
	w := httptest.NewRecorder()
	s.house.ServeHTTP(w, httptest.NewRequest("POST", "/api/records", strings.NewReader(jsonOf(map[string]string{"text": text}))).WithContext(ctx))
	if w.Code != http.StatusRequestTimeout {
		t.Errorf("work went on for somebody who had left: %d", w.Code)
	}
	if s.house.strangers.free != 1 {
		t.Error("the place is not free")
	}
}

// TestStudiesAreTakenUpInTurn takes up a study and a match that are not held while no place is free.
func TestStudiesAreTakenUpInTurn(t *testing.T) {
	s := openSite(t)
	gone, leave := context.WithCancel(t.Context())
	leave()
	m := s.begin("duel", "fog", "me", "me")
	own := s.study(*m.Seats[0], 0)
	s.house.anew(m.Match)
	s.house.anew(own.Match)
	s.house.strangers = newTurns(0)
	if _, err := s.house.hold(t.Context(), m.Match); err != nil {
		t.Errorf("a match waits for strangers: %v", err)
	}
	if _, err := s.house.hold(gone, own.Match); !errors.Is(err, errBusy) {
		t.Errorf("a study does not wait for its turn: %v", err)
	}
	s.house.strangers = newTurns(1)
	if _, err := s.house.hold(t.Context(), own.Match); err != nil || s.house.strangers.free != 1 {
		t.Errorf("a study in its turn: %v; %d places are free", err, s.house.strangers.free)
	}
}

// TestLanesDoNotBlock asks for odds at a table while every place for strangers is taken, and uploads while
// every place for tables is.
func TestLanesDoNotBlock(t *testing.T) {
	s := openSite(t)
	all := s.dear()
	gone, leave := context.WithCancel(t.Context())
	leave()
	send := func(ctx context.Context, line string) int {
		method, path, _ := strings.Cut(line, " ")
		w := httptest.NewRecorder()
		s.house.ServeHTTP(w, httptest.NewRequest(method, path, strings.NewReader(all[line])).WithContext(ctx))
		return w.Code
	}
	for line := range all {
		own := s.lane(line)
		s.house.tables, s.house.strangers = newTurns(0), newTurns(0)
		if code := send(gone, line); code != http.StatusServiceUnavailable {
			t.Errorf("%s does not wait: %d", line, code)
		}
		*own = newTurns(1)
		if code := send(t.Context(), line); code >= 300 {
			t.Errorf("%s is answered with %d while the other lane is full", line, code)
		}
	}
}

// TestALongStudyWaitsOnce asks for the record of a study that is not held while there is one place: the place
// in which the study is taken up serves for the record, and is free afterwards. What takes no core has none.
func TestALongStudyWaitsOnce(t *testing.T) {
	s, closes := openKept(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	m := s.begin("duel", "fog", "me", "me")
	own := s.study(*m.Seats[0], 0)
	lane := newTurns(1)
	s.house.strangers = lane
	for _, path := range []string{"/record", "/tree/record?with=" + *own.Seats[1], "/view?at=0", "/past?step=0", ""} {
		s.house.dismiss(own.Match)
		if code, text := s.text("/api/m/" + *own.Seats[0] + path); code != http.StatusOK {
			t.Errorf("%s is answered with %d: %.200s", path, code, text)
		}
		if lane.free != 1 {
			t.Fatalf("after %s %d places are free", path, lane.free)
		}
	}
}
