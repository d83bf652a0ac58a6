package captain

import "github.com/weathergage/weathergage/games/renaissance"

// odds are the damage points that a battery is expected to do, by the class of its
// gunners, by range band, and by its factor with all that is added, in tenths from
// leastFactor on.
//
// Cases 11.1, 11.2.
type odds [renaissance.NumClasses][renaissance.NumBands][mostFactor - leastFactor + 1]float64

// The factors that odds tell apart, in tenths.
const (
	leastFactor = -100
	mostFactor  = 400
)

func (o *odds) fill(t *renaissance.Tables) {
	for class := range o {
		for band := range o[class] {
			for i := range o[class][band] {
				sum := 0.0
				for less := -5; less <= 5; less++ {
					ways := float64(6 - max(less, -less))
					points := float64(leastFactor+i)/10 + float64(t.Chance[class][band][less+5])
					sum += ways / 36 * max(points, 0)
				}
				o[class][band][i] = sum
			}
		}
	}
}

// points returns those that a battery is expected to do.
func (o *odds) points(class renaissance.Class, band renaissance.Band, factor int32) float64 {
	return o[class][band][min(max(factor, leastFactor), mostFactor)-leastFactor]
}
