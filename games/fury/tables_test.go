package fury

import (
	"math/bits"
	"testing"
)

// TestTroops: what holds of all squadron cards.
func TestTroops(t *testing.T) {
	tb := loaded(t)
	if n := len(tb.Troops) - 1; n != 72 {
		t.Errorf("24.1 the book has 72 different cards, found %d", n)
	}
	for i := range tb.Troops[1:] {
		row := &tb.Troops[i+1]
		switch undisciplined := row.Nature.Has(Undisciplined); {
		case row.Code == "AS":
			if !undisciplined || row.Formed == 0 || row.CanForm(0) || !row.CanForm(Disciplined) {
				t.Errorf("8.8 %s form only under a Disciplined officer", row.Name)
			}
		case undisciplined && row.Formed > 0:
			t.Errorf("5.5 %s are Undisciplined and have a formed rate", row.Name)
		}
		if (row.Shooting == 0) != (row.Range == 0) && row.Code != "TH" {
			t.Errorf("10.1 %s shoot with %d as far as %d", row.Name, row.Shooting, row.Range)
		}
		if row.Arm == Horse {
			fighting, rate := tb.OnFoot(Troop(i + 1))
			slippery := row.Nature.Has(Slippery)
			if slippery && (fighting != 1 || rate != 6*Inch) || !slippery && (fighting != 4 || rate != 4*Inch) {
				t.Errorf("8.12 %s on foot fight with %d and move %d", row.Name, fighting, rate)
			}
		}
	}
}

// TestCards: cards against the book, one of each kind.
func TestCards(t *testing.T) {
	tb := loaded(t)
	for _, want := range []TroopRow{
		{"spanish-pikemen", "SP", "Spanish Pikemen", 10, 0, Disciplined | Tough | Terrible, [NumTests]uint8{10, 11, 10, 10}, 400, 300, 0, Foot, true, false, 0},
		{"border-reivers", "Br", "Border Reivers", 4, 2, Canny | Slippery | Undisciplined, [NumTests]uint8{8, 7, 7, 6}, 900, 0, 300, Horse, false, false, 0},
		{"longbowmen", "Lb", "Longbowmen", 1, 4, 0, [NumTests]uint8{5, 6, 7, 7}, 600, 400, 1000, Foot, false, false, 0},
		{"foresters", "Fs", "Foresters", 1, 4, Canny | Undisciplined | Expert, [NumTests]uint8{4, 5, 6, 6}, 600, 0, 1200, Foot, false, true, 0},
	} {
		if got := tb.Troops[tb.troop(want.Key)]; got != want {
			t.Errorf("24.1 got  %+v\nwant %+v", got, want)
		}
	}
}

// TestUnder: what an officer makes of a company.
func TestUnder(t *testing.T) {
	for _, tt := range []struct {
		name                   string
		company, officer, want Characteristics
		discipline             int
	}{
		{"2.6, 2.7, 6.2 a Canny officer makes Levy Pikemen Canny", 0, Canny, Canny, 0},
		{"6.2 an Undisciplined officer takes discipline from Veteran Pikemen", Tough | Disciplined, Undisciplined, Tough, 0},
		{"6.2 an Undisciplined officer has nothing to take", Tough, Undisciplined, Tough, 0},
		{"6.2 a Disciplined officer of Undisciplined men", Slippery | Undisciplined, Disciplined, Slippery, 0},
		{"2.7, 6.2 a Disciplined officer, who is a Swordsman too", Tough, Disciplined | Swordsman, Tough | Disciplined | Swordsman, 1},
		{"2.5 the Undisciplined see all others as their betters", Undisciplined, Hero | Undisciplined, Undisciplined | Hero, -1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.company.Under(tt.officer)
			if got != tt.want || got.Discipline() != tt.discipline {
				t.Errorf("got %b of discipline %d, want %b of discipline %d", got, got.Discipline(), tt.want, tt.discipline)
			}
		})
	}
}

// TestOfficers: the counters as a whole.
func TestOfficers(t *testing.T) {
	tb := loaded(t)
	plain, flawed, mixed := 0, 0, 0
	for _, row := range tb.Officers[1:] {
		switch credit := row.Nature &^ negative; {
		case row.Nature == 0:
			plain++
		case row.IsFlawed() && credit != 0:
			mixed++
		case row.IsFlawed():
			flawed++
		}
	}
	if n := len(tb.Officers) - 1; n != 60 || plain != 6 || flawed != 11 || mixed != 3 {
		t.Errorf("6.4 %d counters: %d plain, %d flawed, %d mixed", n, plain, flawed, mixed)
	}
}

// TestShootingTable: the table never gets milder to the right or down, and its rows are
// those of the book.
func TestShootingTable(t *testing.T) {
	tb := loaded(t)
	for die := 1; die <= 6; die++ {
		for c := range ShotColumns {
			got := tb.Shooting[die][c]
			if c > 0 && got.Shot < tb.Shooting[die][c-1].Shot || die > 1 && got.Shot < tb.Shooting[die-1][c].Shot {
				t.Errorf("10.5 die %d, column %d is milder than its neighbour", die, c)
			}
			if got.Officer != (die == 6 && c > 0) {
				t.Errorf("10.5 die %d, column %d: star %v", die, c, got.Officer)
			}
		}
	}
	for _, tt := range []struct {
		name    string
		total   int // sixteenths
		column  int
		die     int
		becomes Shot
	}{
		{"10.4 five Reiters", 20 * Parts, 2, 4, ShotRetire},
		{"10.4 five Reiters with two Terror markers", 12 * Parts, 1, 4, ShotNothing},
		{"10.6 a total under 4", 4*Parts - 1, -1, 6, ShotNothing},
		{"10.5 just under the second column", 9*Parts - 1, 0, 6, ShotRetire},
		{"10.5 six formed Spanish Arquebusiers", 37*Parts + Parts/2, 4, 4, ShotLoseSquadron},
	} {
		t.Run(tt.name, func(t *testing.T) {
			column := tb.ShotColumn(tt.total)
			if column != tt.column {
				t.Fatalf("column %d", column)
			}
			if column >= 0 && tb.Shooting[tt.die][column].Shot != tt.becomes {
				t.Errorf("result %d", tb.Shooting[tt.die][column].Shot)
			}
		})
	}
}

// TestHandTable: how many faces of each column bring what, and the columns of the book's
// examples.
func TestHandTable(t *testing.T) {
	tb := loaded(t)
	want := [HandColumns][7]int{ // locked, stand off, stronger, humiliated, weaker, lose, defeated
		{3, 1, 1, 0, 1, 0, 0}, {2, 1, 1, 0, 2, 0, 0}, {2, 0, 0, 1, 2, 1, 0}, {1, 0, 0, 1, 2, 1, 1}, {1, 0, 0, 1, 1, 1, 2},
	}
	for c := range HandColumns {
		var got [7]int
		for die := 1; die <= 6; die++ {
			cell := tb.Hands[die][c]
			got[cell.Hand]++
			if cell.Starred != (die == 1 || die == 6 && c < 2) {
				t.Errorf("12.7 die %d, column %d: star %v", die, c, cell.Starred)
			}
		}
		if got != want[c] {
			t.Errorf("12.7 column %d: %v, want %v", c, got, want[c])
		}
	}
	for _, tt := range []struct {
		name             string
		stronger, weaker int
		column           int
	}{
		{"12.9 Sailors 18 against Herreruelos 16", 18, 16, 0},
		{"12.9 Herreruelos 16 against Sailors 15", 16, 15, 0},
		{"12.7 exactly 3:2", 3, 2, 1},
		{"12.7 just under 2:1", 199, 100, 1},
		{"12.7 3:1", 360, 100, 3},
		{"12.7 nothing against something", 1, 0, 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tb.HandColumn(tt.stronger, tt.weaker); got != tt.column {
				t.Errorf("column %d, want %d", got, tt.column)
			}
		})
	}
}

// TestWheel: twenty counters, two good and two bad ones for each situation.
func TestWheel(t *testing.T) {
	tb := loaded(t)
	var fits [NumSituations]uint8
	for _, row := range tb.Wheel {
		fits[row.Fits] += row.Count
	}
	if fits != [NumSituations]uint8{4, 4, 4, 4, 4} {
		t.Errorf("18.2 counters by situation: %v", fits)
	}
}

// TestObjects: wagons keep to roads, herds move as horse and prisoners as foot.
func TestObjects(t *testing.T) {
	tb := loaded(t)
	want := [NumObjects]ObjectRow{
		{"herd", "Herd", 200, 200, Horse, false}, {"prisoners", "Prisoners", 400, 800, Foot, false}, {"wagon", "Wagon", 100, 400, Horse, true},
	}
	if tb.Objects != want {
		t.Errorf("24.3 %+v", tb.Objects)
	}
}

// TestGrounds: terrain is as the book has it for foot and horse.
func TestGrounds(t *testing.T) {
	tb := loaded(t)
	for g, row := range tb.Grounds {
		if row.Cost[Horse] != row.Cost[Foot] && row.Cost[Horse] != Barred {
			t.Errorf("8.4 %s is easier for horse", row.Name)
		}
		if row.Guns && (row.Cost[Horse] != Free || Ground(g).IsLine()) {
			t.Errorf("16.6 Guns enter %s", row.Name)
		}
	}
	barred := [2]uint32{}
	for g, row := range tb.Grounds {
		for arm, c := range row.Cost {
			if c == Barred {
				barred[arm] |= 1 << g
			}
		}
	}
	if bits.OnesCount32(barred[Horse]&^barred[Foot]) != 3 || !tb.Grounds[GentleHill].Guns || tb.Grounds[SteepHill].Guns {
		t.Errorf("8.4 hedges, walls and buildings bar horse alone: %b, %b", barred[Foot], barred[Horse])
	}
	if !GentleHill.IsHill() || !SteepHill.IsHill() || Marsh.IsHill() || !Hedge.IsLine() || Bridge.IsLine() {
		t.Error("8.4 hills and lines are told apart")
	}
}
