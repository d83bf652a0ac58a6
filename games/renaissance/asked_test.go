package renaissance

import "testing"

// 2.2, 18.1 A question about a ship says how she lies to the nearest enemy, and the last one which ship carries on, or how many do.
func TestOrdersSayHowTheShipLies(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		position string
		want     [2]string
	}{
		{"scenario lion-and-bull", [2]string{
			"A: what are your orders for Triumph, 121 cm off the bow of San Juan de Portugal?",
			"A: are all orders written? Triumph has none and carries on.",
		}},
		{"scenario lion-and-bull\n" +
			"ship triumph at 600 700 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal\n" +
			"ship san-juan-de-portugal at 600 730 heading 90 speed 0 locked triumph touching triumph", [2]string{
			"A: what are your orders for Triumph, locked with San Juan de Portugal?",
			"A: are all orders written? Triumph has none and carries on.",
		}},
	} {
		g := play(t, tt.position)
		w := r.Words().At(g)
		for i, d := range g.Pending(nil)[:2] {
			if i == 1 {
				d = g.Pending(nil)[len(g.Pending(nil))-1]
				d.Seat = seatA
			}
			if got := w.AskIn(r.Info(), g, d); got != tt.want[i] {
				t.Errorf("asked %q, want %q", got, tt.want[i])
			}
		}
	}
}
