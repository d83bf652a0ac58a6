package fury

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// shotFrom are the least totals of the columns of the Shooting table, handFrom the least
// ratios of those of the Hand-to-Hand table, as the columns are called.
var (
	shotFrom = [ShotColumns]uint8{4, 9, 17, 25, 36}
	handFrom = [HandColumns][2]uint8{{1, 1}, {3, 2}, {2, 1}, {3, 1}, {4, 1}}
)

// starred reads one of the words, perhaps with a star.
func starred(text string, words []string) (which int, star bool, why string) {
	word, star := strings.CutSuffix(text, "*")
	if which = slices.Index(words, word); which < 0 {
		return 0, false, fmt.Sprintf("expected one of %s, perhaps with a star, found %q", strings.Join(words, ", "), text)
	}
	return which, star, ""
}

func shotResult(text string) (ShotResult, string) {
	n, star, why := starred(text, shotNames)
	return ShotResult{Shot(n), star}, why
}

func handResult(text string) (HandResult, string) {
	n, star, why := starred(text, handNames)
	return HandResult{Hand(n), star}, why
}

// charts reads the Shooting table and the Hand-to-Hand table.
//
// Cases 10.5, 12.7.
func (l *loader) charts() error {
	l.t.ShotFrom, l.t.HandFrom = shotFrom, handFrom
	die := pack.Numbered("die", 1)
	return pack.Err(
		pack.List(l.in, "shooting.csv", die, "4-8 9-16 17-24 25-35 36-up", l.t.Shooting[1:]),
		pack.List(l.in, "hand_to_hand.csv", die, "advantage 3-to-2 2-to-1 3-to-1 4-to-1", l.t.Hands[1:]))
}
