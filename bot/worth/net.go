package worth

// A Net is a small network that values positions: inputs, one hidden layer, one output. Its weights and its arithmetic
// are whole numbers, so that it gives the same on every machine. Any number of goroutines may use it.
type Net struct {
	hidden int
	first  []int16 // by input, then by unit of the hidden layer, in units of 1/one
	bias   []int32 // by unit, in units of 1/one
	second []int16 // by unit, in units of 1/one
	out    int32   // in units of 1/one
}

const (
	// one is what stands for 1 in weights and in the hidden layer.
	one = 1 << 12
	// MostHidden is how many units the hidden layer may have, and mostInputs how many inputs; they bound the size of a network.
	MostHidden, mostInputs = 64, 512
	// mostInput is the largest number that an input counts as.
	mostInput = 255
	// Whole is what stands for a position that is certainly won.
	Whole = 1 << 16
)

// Inputs returns how many numbers a position must be described by.
func (n *Net) Inputs() int { return len(n.first) / n.hidden }

// Worth returns what the position that is described by in is worth to the first seat, from 0 to Whole.
func (n *Net) Worth(in []int16) int {
	var sums [MostHidden]int64
	units := sums[:n.hidden]
	for j, b := range n.bias {
		units[j] = int64(b)
	}
	for i, x := range in {
		if x == 0 {
			continue
		}
		by := int64(max(-mostInput, min(x, mostInput)))
		row := n.first[i*len(units):][:len(units)]
		for j, w := range row {
			units[j] += by * int64(w)
		}
	}
	sum := int64(n.out) * one
	for j, w := range n.second {
		sum += max(0, min(units[j], one)) * int64(w)
	}
	return share(sum)
}

// logistic holds the logistic function of 0, 1/8, 2/8 and so on, in units of 1/Whole.
var logistic = [...]int64{
	32768, 34813, 36843, 38841, 40793, 42687, 44511, 46254, 47911, 49474, 50941, 52310, 53581, 54754,
	55834, 56822, 57724, 58544, 59287, 59959, 60565, 61109, 61598, 62036, 62428, 62778, 63090, 63368,
	63615, 63835, 64030, 64203, 64357, 64494, 64614, 64721, 64816, 64900, 64974, 65039, 65097, 65149,
	65194, 65234, 65269, 65300, 65328, 65352, 65374, 65393, 65410, 65425, 65438, 65449, 65459, 65468,
	65476, 65483, 65489, 65495, 65500, 65504, 65508, 65511, 65514, 65517, 65519, 65521, 65523, 65524,
	65526, 65527, 65528,
}

// share returns the logistic function of a sum in units of 1/one².
func share(sum int64) int {
	const step = one * one / 8
	if sum < 0 {
		return Whole - share(-sum)
	}
	at := sum / step
	if at >= int64(len(logistic)-1) {
		return int(logistic[len(logistic)-1])
	}
	part := sum % step
	return int(logistic[at] + (logistic[at+1]-logistic[at])*part/step)
}
