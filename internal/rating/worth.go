package rating

import (
	"math"
	"time"
)

// LeastDecisions is how many decisions each side must have made for a result to count.
const LeastDecisions = 5

// Memory is how long a match between two people makes their next ones count less, and fading by what factor
// each does: all their matches of that time count for at most five.
const (
	Memory = 365 * 24 * time.Hour
	fading = 0.8
)

// Worth returns how much a result counts between two people who have met this often within Memory: 1 for
// their first match, 0.8 for the second, a tenth for the eleventh.
func Worth(met int) float64 { return math.Pow(fading, float64(met)) }
