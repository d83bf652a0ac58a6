package names

import (
	"slices"
	"strings"
	"unicode"

	"github.com/mtibben/confusables"
	"golang.org/x/text/unicode/norm"
)

// Former is the name of a player whose account has been deleted.
const Former = "a former player"

// Form is raised whenever Looks changes: stored looks must then be computed again.
const Form = 2

// mostMarks is how many accents a letter may have. Vietnamese needs two.
const mostMarks = 2

// reserved are names that players would take for something else.
var reserved = alike(Former, "former player", "server", "the server", "house", "the house", "owner", "the owner", "admin", "admins",
	"administrator", "administrators", "the admin", "mod", "mods", "moderator", "moderators", "the moderator", "root", "sysop", "operator",
	"system", "weathergage", "staff", "the staff", "support", "help desk", "official", "umpire", "the umpire", "referee", "the referee",
	"organiser", "organizer", "the organiser", "the organizer", "host", "the host", "guest", "opponent", "your opponent", "you", "nobody",
	"somebody", "everybody", "everyone", "here", "channel", "captain", "the captain", "bot", "the bot", "random", "search", "novice", "master", "the master")

func alike(all ...string) map[string]bool {
	out := map[string]bool{}
	for _, name := range all {
		out[Looks(name)] = true
	}
	return out
}

// joined lists the scripts whose letters change their form beside a joiner (U+200C, U+200D).
var joined = []*unicode.RangeTable{
	unicode.Arabic, unicode.Syriac, unicode.Nko, unicode.Mongolian, unicode.Devanagari, unicode.Bengali, unicode.Gurmukhi,
	unicode.Gujarati, unicode.Oriya, unicode.Tamil, unicode.Telugu, unicode.Kannada, unicode.Malayalam, unicode.Sinhala, unicode.Khmer,
	unicode.Myanmar, unicode.Tibetan,
}

func isJoiner(r rune) bool { return r == '\u200c' || r == '\u200d' }

// isBlank reports whether a rune is drawn as an empty space. U+2800 is Braille without a dot.
func isBlank(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Z, r) || r == '\u2800' }

// isUnseen reports whether a rune is drawn as nothing: controls, formats, fillers, variation selectors, and
// unassigned code points.
func isUnseen(r rune) bool {
	return unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) || !unicode.IsGraphic(r)
}

// Clean returns a name as it is stored: one blank between two words, and no invisible characters except the
// joiners between two letters of scripts that need them. It is "" if nothing in the text is visible.
func Clean(text string) string {
	letters := []rune(norm.NFC.String(text))
	var b strings.Builder
	seen := false
	for i, r := range letters {
		switch {
		case isBlank(r):
			b.WriteRune(' ')
		case isJoiner(r) && i > 0 && i+1 < len(letters) && unicode.In(letters[i-1], joined...) && unicode.In(letters[i+1], joined...):
			b.WriteRune(r)
		case isUnseen(r) || unicode.IsMark(r) && !seen: // a mark stands on a letter
		default:
			b.WriteRune(r)
			seen = true
		}
	}
	if !seen {
		return ""
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Heaped reports whether a letter of a name has more than two marks, however it is written.
func Heaped(name string) bool {
	marks := 0
	for _, r := range norm.NFD.String(name) {
		switch {
		case unicode.IsMark(r):
			marks++
		case !isUnseen(r):
			marks = 0
		}
		if marks > mostMarks {
			return true
		}
	}
	return false
}

// Reserved reports whether players would take a name for something else: for the server, its staff or a bot.
func Reserved(name string) bool { return reserved[Looks(name)] }

// Looks returns a form of a name that is equal for names that look alike. It ignores differences of case, of
// alphabet, between 0 and O, 1, l and I, rn and m, and of what stands between the words. It also ignores what
// is invisible, and a mark on a letter that does not exist with it, because fonts often draw none.
func Looks(name string) string {
	name = norm.NFKC.String(strings.Map(func(r rune) rune {
		if isUnseen(r) || isBlank(r) {
			return -1
		}
		return r
	}, name))
	name = strings.Map(func(r rune) rune {
		if isUnseen(r) || unicode.IsMark(r) && unicode.Is(unicode.Inherited, r) {
			return -1
		}
		return r
	}, name)
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

// Free reports whether a name can be told from all others beside it.
func Free(name string, others ...string) bool {
	looks := Looks(name)
	return !slices.ContainsFunc(others, func(other string) bool { return other != "" && Looks(other) == looks })
}
