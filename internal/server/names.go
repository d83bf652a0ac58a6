package server

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// The fewest and the most characters in the name of an account.
const leastName, mostKept = 2, 30

// plainName returns a name without invisible characters. It refuses one that players would mistake for
// something else, and one with a pile of accents; "" stays "".
func plainName(text string) (string, error) {
	name := names.Clean(text)
	switch {
	case name == "" && text != "":
		return "", refuse(http.StatusBadRequest, "Nothing can be seen in that name. Choose another one.")
	case names.Heaped(name):
		return "", refuse(http.StatusBadRequest, "A letter in a name has at most two accents.")
	case name != "" && names.Reserved(name):
		return "", refuse(http.StatusConflict, "Players would take that name for something else. Choose another one.")
	}
	return name, nil
}

// readName returns a name as it is stored, if it may be a name at all.
func readName(text string) (string, error) {
	name, err := plainName(text)
	if err != nil {
		return "", err
	}
	if n := len([]rune(name)); n < leastName || n > mostKept {
		return "", refuse(http.StatusBadRequest, "Expected a name of 2 to 30 letters.")
	}
	for i, r := range name {
		if i == 0 && !unicode.IsLetter(r) {
			return "", refuse(http.StatusBadRequest, "A name begins with a letter.")
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) && !strings.ContainsRune(" .-_'’\u200c\u200d", r) {
			return "", refuse(http.StatusBadRequest, "A name has letters, digits, spaces, points, hyphens and apostrophes only.")
		}
	}
	return name, nil
}

// freeName returns a name that a person, or somebody new if person is "", may take.
func (s *Server) freeName(ctx context.Context, text, person string) (string, error) {
	name, err := readName(text)
	if err != nil {
		return "", err
	}
	if err := s.barred(ctx, name); err != nil {
		return "", err
	}
	other, err := s.people.PersonNamed(ctx, names.Looks(name))
	if errors.Is(err, store.ErrNone) || err == nil && other.ID == person {
		return name, nil
	}
	if err != nil {
		return "", err
	}
	return "", taken(other.Name, name)
}

// barred refuses a name that the owner has blocked.
func (s *Server) barred(ctx context.Context, name string) error {
	if s.people == nil {
		return nil
	}
	blocked, err := s.people.Blocked(ctx, names.Looks(name))
	if err == nil && blocked {
		err = refuse(http.StatusConflict, "The owner of this server has blocked that name. Choose another one.")
	}
	return err
}

// blockedNames returns those that the owner has blocked, by how they look.
func (s *Server) blockedNames(ctx context.Context) (map[string]bool, error) {
	out := map[string]bool{}
	if s.people == nil {
		return out, nil
	}
	all, err := s.people.BlockedNames(ctx)
	for _, name := range all {
		out[names.Looks(name)] = true
	}
	return out, err
}

// taken refuses a name that is, or looks like, one that somebody has.
func taken(has, name string) error {
	if has == name {
		return refuse(http.StatusConflict, "Somebody already has the name “"+name+"”. Choose another one.")
	}
	return refuse(http.StatusConflict, "“"+name+"” looks like “"+has+"”, which somebody already has. Choose a name that cannot be mistaken for it.")
}

var errTwin = refuse(http.StatusConflict, "Another player of this match has that name, or one that looks like it. Choose another one.")

// calledBy returns the name under which the sender of a request plays: that of his own account, or one that
// no account and nobody else in the match has; "" stays "".
func (s *Server) calledBy(r *http.Request, text string, others ...string) (string, error) {
	if err := shortName(text); err != nil {
		return "", err
	}
	p, err := s.who(r)
	if err != nil || text == "" {
		return "", err
	}
	if p != nil && p.Looks == names.Looks(text) {
		return p.Name, nil
	}
	name, err := plainName(text)
	if err == nil {
		err = s.keptBy(r, name)
	}
	if err == nil && !names.Free(name, others...) {
		err = errTwin
	}
	return name, err
}

// relook recomputes how the stored names look if names.Looks has changed, once.
func (s *Server) relook(ctx context.Context) error {
	if s.people == nil {
		return nil
	}
	const kept = "names"
	form := strconv.Itoa(names.Form)
	if was, err := s.store.Setting(ctx, kept, ""); err != nil || was == form {
		return err
	}
	stay, err := s.people.Relook(ctx, names.Looks)
	for _, name := range stay {
		s.log.Warn("a name looks like that of somebody who had it before", "name", name)
	}
	if err == nil {
		err = s.store.SaveSetting(ctx, kept, form)
	}
	return err
}
