package fury

import (
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

// starred is a cell of one of the words, perhaps with a star.
func starred(tab *pack.Table, column string, words []string) (which int, star bool) {
	word, star := strings.CutSuffix(tab.Text(column), "*")
	which = slices.Index(words, word)
	if which < 0 {
		tab.Fail(column, "expected one of %s, perhaps with a star, found %q", strings.Join(words, ", "), tab.Text(column))
		return 0, false
	}
	return which, star
}

// shooting reads the Shooting table.
//
// Case 10.5.
func (l *loader) shooting() error {
	l.t.ShotFrom = shotFrom
	return l.p.Each("shooting.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		for i, column := range shotColumns {
			if n, star := starred(tab, column, shotNames); die <= 6 {
				l.t.Shooting[die][i] = ShotResult{Shot(n), star}
			}
		}
	}, append(shotColumns, "die")...)
}

// hands reads the Hand-to-Hand table.
//
// Case 12.7.
func (l *loader) hands() error {
	l.t.HandFrom = handFrom
	return l.p.Each("hand_to_hand.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		for i, column := range handColumns {
			if n, star := starred(tab, column, handNames); die <= 6 {
				l.t.Hands[die][i] = HandResult{Hand(n), star}
			}
		}
	}, append(handColumns, "die")...)
}
