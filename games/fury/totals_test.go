package fury

import "testing"

// pair is a position of two companies, and both of them.
func pair(t *testing.T, a, b string) (g *State, one, two *company) {
	t.Helper()
	g = position(t, "company a-1 "+a+" at 2000 2000\ncompany b-1 "+b+" at 2000 500")
	return g, &g.companies[0], &g.companies[namedCompany("b-1")]
}

func TestShootingTotals(t *testing.T) {
	for _, tt := range []struct {
		name, shooter, target string
		long, covered         bool
		sixteenths, column    int
	}{
		{"10.4 the book's five Reiters", "reiters squadrons 5", "landsknecht-pikemen squadrons 5", false, false, 20 * 16, 2},
		{"10.4 and with two markers", "reiters squadrons 5 terror 2", "landsknecht-pikemen squadrons 5", false, false, 12 * 16, 1},
		{"10.6 formed at close range", "spanish-arquebusiers squadrons 6 formed", "levy-arquebusiers squadrons 6", false, false, 600, 4},
		{"10.2 at long range half", "spanish-arquebusiers squadrons 6 formed", "levy-arquebusiers squadrons 6", true, false, 300, 2},
		{"10.6 R128 two shifts cancel", "landsknecht-shot squadrons 4", "levy-pikemen squadrons 2", false, true, 20 * 16, 2},
		{"10.6 cover", "levy-arquebusiers squadrons 4", "levy-arquebusiers squadrons 4", false, true, 16 * 16, 0},
		{"10.6 a target half as large", "spanish-musketeers squadrons 6 formed", "levy-pikemen squadrons 3", false, false, 45 * 16, 4},
		{"10.6 a target twice as large", "petronels squadrons 2", "spanish-pikemen squadrons 6", false, false, 8 * 16, -1},
		{"10.1 two ranks of a column of two", "spanish-musketeers squadrons 6 files 2 formed", "levy-pikemen squadrons 6", false, false, 30 * 16, 3},
		{"10.1 two ranks of a column of one", "spanish-musketeers squadrons 6 files 1 formed", "levy-pikemen squadrons 6", false, false, 15 * 16, 1},
		{"10.4 R99, R129 half a squadron is under the first column", "landsknecht-shot squadrons 5 terror 5", "levy-pikemen squadrons 2", false, false, 40, -1},
		{"10.4 reiters formed at four", "reiters squadrons 4 formed", "landsknecht-pikemen squadrons 4", false, false, 20 * 16, 2},
		{"10.6 a single forester", "foresters", "levy-arquebusiers squadrons 4", false, false, 4 * 16, -1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g, a, b := pair(t, tt.shooter, tt.target)
			total := g.shootingTotal(a, min(int(a.squadrons), 2*int(a.files)), tt.long)
			if column := g.shotColumn(total, a, b, tt.covered); total != tt.sixteenths || column != tt.column {
				t.Errorf("%d sixteenths in column %d, want %d in %d", total, column, tt.sixteenths, tt.column)
			}
		})
	}
}

// TestShots counts over the six faces what match-ups come to, which were simulated apart
// from this code.
func TestShots(t *testing.T) {
	for _, tt := range []struct {
		name, shooter, target        string
		covered                      bool
		none, retires, terrors, lost int
	}{
		{"10.5 six Spanish Arquebusiers, formed, at six Levy Arquebus", "spanish-arquebusiers squadrons 6 formed", "levy-arquebusiers squadrons 6", false, 1, 1, 1, 3},
		{"5.2, 10.5 six Spanish Musketeers, Expert, at four Spanish Pikemen", "spanish-musketeers squadrons 6 formed", "spanish-pikemen squadrons 4", false, 0, 1, 1, 4},
		{"10.5 four Levy Arquebus at four in cover", "levy-arquebusiers squadrons 4", "levy-arquebusiers squadrons 4", true, 5, 1, 0, 0},
		{"10.5 two Petronels at six Spanish Pikemen", "petronels squadrons 2", "spanish-pikemen squadrons 6", false, 6, 0, 0, 0},
		{"10.5 four Reiters, formed, at four Landsknecht Pikemen", "reiters squadrons 4 formed", "landsknecht-pikemen squadrons 4", false, 3, 1, 1, 1},
		{"5.2, 10.5 an Expert forester at four Levy Arquebus", "foresters", "levy-arquebusiers squadrons 4", false, 6, 0, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g, a, b := pair(t, tt.shooter, tt.target)
			column := g.shotColumn(g.shootingTotal(a, min(int(a.squadrons), 2*int(a.files)), false), a, b, tt.covered)
			var got [4]int
			for die := 1; die <= 6; die++ {
				got[g.shot(column, die, g.nature(0)).Shot]++
			}
			want := [4]int{ShotNothing: tt.none, ShotRetire: tt.retires, ShotTerror: tt.terrors, ShotLoseSquadron: tt.lost}
			if got != want {
				t.Errorf("%v, want %v", got, want)
			}
		})
	}
	t.Run("5.2 R73 an Expert's 5 counts as 6, star and all", func(t *testing.T) {
		g, _, _ := pair(t, "spanish-musketeers", "levy-pikemen")
		if got := g.shot(3, 5, Expert); got != (ShotResult{Shot: ShotLoseSquadron, Officer: true}) || g.shot(3, 6, Expert) != got {
			t.Errorf("%+v", got)
		}
	})
}

func TestHandTotals(t *testing.T) {
	whole, half := stand{share: 1}, stand{share: 2}
	for _, tt := range []struct {
		name, a, b string
		inA, inB   stand
		one, two   int // in hundredths
		column     int
	}{
		{"12.9 the book's Sailors and Herreruelos, round one", "armed-sailors squadrons 6", "herreruelos squadrons 4", whole, whole, 1800, 1600, 0},
		{"12.9 and round two, when the tables have turned", "armed-sailors squadrons 6 terror 1", "herreruelos squadrons 4", whole, whole, 1500, 1600, 0},
		{"12.8 two formed bodies", "spanish-pikemen squadrons 6 formed", "landsknecht-pikemen squadrons 6 formed", whole, whole, 7500, 4500, 1},
		{"12.8 a house", "sword-and-bucklermen squadrons 4 terror 1", "levy-arquebusiers squadrons 4", whole, stand{share: 1, covered: true}, 1800, 500, 3},
		{"12.2, 12.8 a flank", "reiters squadrons 4 formed", "legion-pikemen squadrons 6 terror 1 formed", whole, half, 4000, 1875, 2},
		{"12.3 a rear", "light-lancers squadrons 4", "veteran-pikemen squadrons 5 terror 3", whole, half, 1600, 700, 2},
		{"12.4 engaged and charged in the flank", "kern squadrons 4", "kern squadrons 4", whole, stand{share: 4}, 1200, 300, 4},
		{"12.6 R170 half a squadron", "kern squadrons 4", "kern squadrons 4 terror 4", whole, whole, 1200, 150, 4},
		{"12.8 R168 of fortifications and cover the better", "kern squadrons 4", "kern squadrons 4", stand{share: 1, fortified: true, covered: true}, stand{share: 1, vantage: true}, 1800, 1500, 0},
		{"20.5 R193 one squadron in a gate", "kern squadrons 4 terror 3", "kern squadrons 4 terror 4", stand{share: 1, narrow: true}, stand{share: 1, narrow: true}, 300, 150, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g, _, _ := pair(t, tt.a, tt.b)
			a, b := g.handTotal(0, tt.inA), g.handTotal(namedCompany("b-1"), tt.inB)
			if a != tt.one*handParts/100 || b != tt.two*handParts/100 {
				t.Errorf("totals %d and %d, want %d and %d", a, b, tt.one*handParts/100, tt.two*handParts/100)
			}
			if column := g.tables.HandColumn(max(a, b), min(a, b)); column != tt.column {
				t.Errorf("column %d, want %d", column, tt.column)
			}
		})
	}
	t.Run("6.3.2, 6.3.3 R61, R62 a Hero adds 1 to the fighting number, and a Mars half to the total", func(t *testing.T) {
		g, _, _ := pair(t, "veteran-pikemen squadrons 4 formed", "spanish-pikemen squadrons 4 formed")
		for by := range g.tables.Officers {
			if g.tables.Officers[by].Nature == Mars {
				g.companies[0].captain = Officer(by)
			}
		}
		a, b := g.handTotal(0, stand{share: 1, mars: true}), g.handTotal(namedCompany("b-1"), whole)
		if a != 56*handParts || b != 50*handParts || g.tables.HandColumn(a, b) != 0 {
			t.Errorf("%d and %d", a, b)
		}
	})
}
