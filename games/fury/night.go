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
