package fury

// Companies in reserve are drawn so far from the board, and at least and at most so far from each other: their names have
// room between a few.
const (
	waitApart = Inch
	waitWide  = 6 * Inch
)

// waiting returns a company in reserve as it is drawn beside the board, at the edge by which it comes or by
// which its side sits.
//
// Case 25.6.
func (g *State) waiting(n companyNo) company {
	many, sum := Length(0), Length(0)
	for m := range g.reserve(n.seat()) {
		many, sum = many+1, sum+g.block(&g.companies[m]).Front()
	}
	apart := min(max((g.ground.width-sum)/(many+1), waitApart), waitWide)
	along := apart
	for m := range g.reserve(n.seat()) {
		c := g.companies[m]
		front, depth := g.block(&c).Front(), g.block(&c).Depth()
		as := g.entry(n.seat(), c, along+front/2)
		as.at = as.at.Go(as.facing.Opposite(), depth+waitApart)
		if m == n {
			return as
		}
		along += front + apart
	}
	return g.companies[n]
}
