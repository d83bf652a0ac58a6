package fury

// A sky is how far people see.
//
// Case 15.1.
type sky uint16

// The skies.
const (
	skyDay sky = iota
	skyNight
	skyFog
)

// isDark reports whether it is night or fog lies on the field, which is all one to the law.
//
// Case 15.1.
func (g *State) isDark() bool { return g.sky != skyDay }

// gloom is what the dark adds to the morale rolls of a company that is not Canny.
//
// Cases 5.1, 15.2. Rulings R5, R223.
func (g *State) gloom(n companyNo) int {
	if g.isDark() && !g.nature(n).Has(Canny) {
		return 1
	}
	return 0
}
