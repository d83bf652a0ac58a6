package fury

import "testing"

// TestBodies measures companies of one to six squadrons: bases of 1.2 inches that touch in a
// formed body and stand a quarter inch apart in a loose one.
func TestBodies(t *testing.T) {
	g := position(t, "company a-1 kern at 200 200\ncompany b-1 kern at 900 900")
	for n := uint8(1); n <= 6; n++ {
		for k := uint8(1); k <= n; k++ {
			ranks := int32(n+k-1) / int32(k)
			for _, formed := range []bool{false, true} {
				gap := int32(25)
				c := company{troop: g.companies[0].troop, squadrons: n, files: k}
				if c.set(markFormed, formed); formed {
					gap = 0
				}
				wide, deep := int32(k)*120+int32(k-1)*gap, ranks*120+(ranks-1)*gap
				if b := g.block(&c); b.Front() != wide || b.Depth() != deep || b.Bases != n {
					t.Errorf("1.2, 2.3, 8.7 R400 R401: %d squadrons, %d wide, formed %v: %d by %d, want %d by %d", n, k, formed, b.Front(), b.Depth(), wide, deep)
				}
			}
		}
	}
	t.Run("1.2, 2.3, 8.7 R400 R401 six in a line are 7.2 inches wide formed and 8.45 loose", func(t *testing.T) {
		c := company{troop: g.companies[0].troop, squadrons: 6, files: 6}
		loose := g.block(&c).Front()
		c.set(markFormed, true)
		if formed := g.block(&c).Front(); formed != 720 || loose != 845 {
			t.Errorf("%d, %d", formed, loose)
		}
	})
}
