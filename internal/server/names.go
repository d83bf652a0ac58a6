package server

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"unicode"

	"github.com/mtibben/confusables"

	"github.com/weathergage/weathergage/internal/store"
)

// How many letters the name of an account may have.
const leastName, mostKept = 2, 30

// former is what a player is called whose account has been deleted.
const former = "a former player"

// reserved are names that would be taken for something else.
var reserved = []string{former, "former player", "server", "the server", "house", "the house", "owner", "the owner", "admin",
	"administrator", "moderator", "root", "system", "weathergage", "captain", "the captain", "bot"}

// Looks is equal for names that look alike: small and large letters, letters of other
// alphabets, 0 and O, 1, l and I, rn and m, and what stands between the words.
func Looks(name string) string {
	small := strings.ToLower(confusables.Skeleton(strings.ToLower(confusables.Skeleton(name))))
	return strings.Map(func(r rune) rune {
		switch {
		case r == 'i' || r == '1' || r == '|':
			return 'l'
		case r == '0':
			return 'o'
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r):
			return r
		}
		return -1
	}, small)
}

// readName is a name as it is kept, if anybody may keep it.
func readName(text string) (string, error) {
	name := strings.Join(strings.Fields(text), " ")
	if n := len([]rune(name)); n < leastName || n > mostKept {
		return "", refuse(http.StatusBadRequest, "Expected a name of 2 to 30 letters.")
	}
	for i, r := range name {
		if i == 0 && !unicode.IsLetter(r) {
			return "", refuse(http.StatusBadRequest, "A name begins with a letter.")
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) && !strings.ContainsRune(" .-_'’", r) {
			return "", refuse(http.StatusBadRequest, "A name has letters, digits, spaces, points, hyphens and apostrophes only.")
		}
	}
	if looks := Looks(name); slices.ContainsFunc(reserved, func(r string) bool { return Looks(r) == looks }) {
		return "", refuse(http.StatusConflict, "Players would take that name for something else. Choose another one.")
	}
	return name, nil
}

// freeName is a name that a person, or somebody new if that is "", may keep.
func (s *Server) freeName(ctx context.Context, text, person string) (string, error) {
	name, err := readName(text)
	if err != nil {
		return "", err
	}
	blocked, err := s.people.Blocked(ctx, Looks(name))
	if err != nil {
		return "", err
	}
	if blocked {
		return "", refuse(http.StatusConflict, "The owner of this server has blocked that name. Choose another one.")
	}
	other, err := s.people.PersonNamed(ctx, Looks(name))
	if errors.Is(err, store.ErrNone) || err == nil && other.ID == person {
		return name, nil
	}
	if err != nil {
		return "", err
	}
	return "", taken(other.Name, name)
}

// taken refuses a name that is, or looks like, one that somebody has.
func taken(has, name string) error {
	if has == name {
		return refuse(http.StatusConflict, "Somebody already has the name “"+name+"”. Choose another one.")
	}
	return refuse(http.StatusConflict, "“"+name+"” looks like “"+has+"”, which somebody already has. Choose a name that cannot be mistaken for it.")
}
