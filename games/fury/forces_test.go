package fury

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// shownDice is dice that show these faces in order and note what was thrown.
type shownDice struct {
	show []uint16
	seen []engine.Throw
}

func (d *shownDice) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	d.seen = append(d.seen, th)
	for i := range f[:th.Dice] {
		if len(d.show) == 0 {
			return f, false
		}
		f[i], d.show = d.show[0], d.show[1:]
	}
	return f, true
}

// nationOf is a nation by its key.
func nationOf(t *testing.T, tb *Tables, key string) *NationRow {
	t.Helper()
	n := tb.nation(key)
	if n == 0 {
		t.Fatalf("no nation %q", key)
	}
	return &tb.Nations[n]
}

// TestForceTables: the shape of the tables. Forces grow with their size, Guns come with a
// 6 alone, and the mainly mounted have the most horse.
func TestForceTables(t *testing.T) {
	tb := loaded(t)
	tables, cells := 0, 0
	guns := [NumSizes][maxGuns + 1]uint8{{3: 1}, {2: 1}, {2: 1, 3: 1}}
	least, most := [NumSizes]int{8, 12, 18}, [NumSizes]int{18, 28, 38}
	for n := range tb.Nations {
		row := &tb.Nations[n]
		if row.Table != Nation(n) || n == 0 {
			continue
		}
		tables++
		for size := range NumSizes {
			for die := 1; die <= 6; die++ {
				var horse [NumStyles]int // percent
				for style := range NumStyles {
					cells++
					f := &row.Forces[size][die][style]
					if s := f.Squadrons(); s < least[size] || s > most[size] {
						t.Errorf("28.1 %s, %s %s, %d: %d squadrons", row.Name, sizeNames[size], styleNames[style], die, s)
					}
					want := [maxGuns + 1]uint8{}
					if die == 6 && row.Key != "irish" {
						want = guns[size]
					}
					if f.Guns != want {
						t.Errorf("28.1 %s, %s %s, %d: Guns %v, want %v", row.Name, sizeNames[size], styleNames[style], die, f.Guns, want)
					}
					horse[style] = horsePercent(tb, f)
				}
				if horse[MainlyFoot] > 33 || horse[MainlyMounted] < 33 || horse[Mixed] > horse[MainlyMounted] {
					t.Errorf("28.1 %s, %s, %d: horse %v percent", row.Name, sizeNames[size], die, horse)
				}
			}
		}
	}
	if tables != 14 || cells != 756 {
		t.Errorf("28.1 %d tables of %d cells", tables, cells)
	}
}

// horsePercent is how many percent of a force are horse.
func horsePercent(tb *Tables, f *Force) int {
	n := 0
	for _, b := range f.Bands {
		if tb.Troops[b.Troop].Arm == Horse {
			n += int(b.Squadrons)
		}
	}
	return n * 100 / f.Squadrons()
}

// TestPrintedForces: cells of the print, those among them that had to be settled.
func TestPrintedForces(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, nation string
		size         Size
		style        Style
		die          int
		want         string
	}{
		{"28.2 18xRr of the Scots are Border Reivers", "scots", Large, MainlyMounted, 1, "18xBr"},
		{"28.3 MS and MP of the Spaniards are Mutineers", "spaniards", Large, MainlyFoot, 1, "8xMtS 8xMtP 4xHr"},
		{"28.4 Herreruelos fight for the League", "french-catholics", Moderate, MainlyMounted, 1, "4xHr 4xPt 4xLA"},
		{"28.4 Petronels twice in a cell", "french-catholics", Large, MainlyMounted, 1, "12xPt 6xLA"},
		{"28.7 SP of the English is Landsknecht Pikemen", "english", Large, MainlyFoot, 6, "8xLnS 12xLA 10xLnP 2xVP 4xPt 1xDrake 1xSaker"},
		{"28.10 ScP of the Danes are Pistoleers", "danes", Few, MainlyMounted, 4, "4xScnP 4xPt 4xRS"},
		{"28.12 Bg of the Muscovites is Cossack Shot", "muscovites", Few, MainlyFoot, 4, "2xTF 6xMS 2xCsS 1xCsH"},
		{"28.13 the last Polish cell", "poles", Large, MainlyMounted, 6, "8xCsH 8xTH 8xRj 8xHsr 1xDrake 1xSaker"},
		{"28.14 twelve Tufekis, not two", "turks", Moderate, MainlyFoot, 1, "12xTfk"},
		{"28.14 Rj of the Turks are Akinjis", "turks", Large, MainlyMounted, 5, "12xAki 8xSph 8xTH"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var want Force
			l := &loader{t: tb}
			for _, word := range strings.Fields(tt.want) {
				if why := l.band(&want, word); why != "" {
					t.Fatal(why, word)
				}
			}
			d := &shownDice{show: []uint16{uint16(tt.die)}}
			got := tb.Roll(Levy{Nation: tb.nation(tt.nation), Size: tt.size, Style: tt.style}, 1, &engine.Turn{Dice: d})
			if got != want {
				t.Errorf("got %v, want %v", got, want)
			}
			if th := d.seen[0]; th.Sides != 6 || th.Dice != 1 || th.Seen != engine.Only(1) {
				t.Errorf("25.4 nobody else sees the die: %+v", th)
			}
		})
	}
}

// TestBonus: 1 is added to the rolls of the Spanish in the campaign, and 7 counts as 6.
func TestBonus(t *testing.T) {
	tb := loaded(t)
	l := Levy{Nation: tb.nation("spaniards"), Size: Large, Style: Mixed, Bonus: 1}
	forces := &tb.Nations[l.Nation].Forces[Large]
	if tb.Raise(l, 5) != forces[6][Mixed] || tb.Raise(l, 6) != forces[6][Mixed] || tb.Raise(l, 1) != forces[2][Mixed] {
		t.Error("29.6 the bonus of the Spanish")
	}
}

// TestFlight: how many losses put a side to flight.
func TestFlight(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, nation   string
		squadrons, end int
	}{
		{"19.2 Poles with 22 squadrons", "poles", 22, 12},
		{"19.2 Scots with 12 squadrons", "scots", 12, 4},
		{"19.2 Spaniards with 16 squadrons", "spaniards", 16, 10},
		{"19.2 Italians flee sooner than Venetians", "italians", 20, 7},
		{"28.15 Venetians roll on the table of the Portuguese", "venetians", 20, 9},
		{"26.8 Settlers never flee", "settlers", 7, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := nationOf(t, tb, tt.nation).Losses(tt.squadrons); got != tt.end {
				t.Errorf("%d, want %d", got, tt.end)
			}
		})
	}
}

// TestPools: the lists of nations from which scenarios take their sides.
func TestPools(t *testing.T) {
	tb := loaded(t)
	var count [4]int
	for _, row := range tb.Nations[1:] {
		for i := range count {
			if row.Pools&(1<<i) != 0 {
				count[i]++
			}
		}
	}
	if count != [4]int{2, 9, 3, 1} || nationOf(t, tb, "swedes").Pools != Western|Eastern {
		t.Errorf("25.2 %v", count)
	}
}

// TestCaptains: what nations may do about their officers.
func TestCaptains(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, nation, troop string
		officer             Characteristics
		may                 bool
		draws               int
	}{
		{"28.2 a Bookish officer of Scots Borderers", "scots", "border-reivers", Bookish, true, 1},
		{"28.2 a Bookish officer of other Scots", "scots", "highlanders", Bookish, false, 1},
		{"28.3 any Bookish Spaniard", "spaniards", "petronels", Bookish | Expert, true, 1},
		{"28.3 a Spanish Coward stays", "spaniards", "petronels", Coward, false, 1},
		{"28.4 a Bookish officer of Gensdarmes", "french-catholics", "french-gensdarmes", Bookish, true, 1},
		{"28.5 the best of three for Millers", "french-protestants", "millers-pistol", Bookish, false, 3},
		{"28.6 a Coward among the Beggars", "dutch", "beggars", Coward, true, 1},
		{"28.9 a Coward among the Gallowglasses", "irish", "gallowglasses", Coward, true, 1},
		{"28.9 any Bookish Irishman", "irish", "kern", Bookish, true, 1},
		{"28.9 an Irish Coward stays", "irish", "kern", Coward, false, 1},
		{"28.10 a Bookish officer of Danish Gensdarmes", "danes", "gensdarmes", Bookish, true, 1},
		{"28.11 an Undisciplined officer of Pistoleers", "swedes", "scandinavian-pistoleers", Undisciplined, true, 1},
		{"28.13 a Coward among the Hussars", "poles", "hussars", Coward, true, 1},
		{"28.14 a Bookish officer of Janissaries", "turks", "janissaries", Bookish, true, 1},
		{"28.7 the English have no such rule", "english", "demilancers", Bookish, false, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			row, troop := nationOf(t, tb, tt.nation), tb.troop(tt.troop)
			if troop == 0 {
				t.Fatal("no such troops")
			}
			if may := row.MayReplace(troop, tt.officer); may != tt.may || row.CaptainDraws(troop) != tt.draws {
				t.Errorf("replaced %v, draws %d", may, row.CaptainDraws(troop))
			}
		})
	}
	spain, germans := nationOf(t, tb, "spaniards"), nationOf(t, tb, "germans")
	if spain.SpareCaptains(5) != 2 || spain.SpareCaptains(4) != 1 || germans.SpareCaptains(9) != 0 {
		t.Error("28.3 one spare Captain for every four companies")
	}
	if !germans.MayDrawOn(Hero) || germans.MayDrawOn(Tough|Mars) || spain.MayDrawOn(Hero) {
		t.Error("28.8 Germans may draw until their Colonel is Tough")
	}
	if spain.Colonel != 3 || nationOf(t, tb, "muscovites").Colonel != 1 || germans.Colonel != 2 {
		t.Error("28.12 counters drawn for a Colonel")
	}
}

// TestExchanges: squadrons exchanged for others.
func TestExchanges(t *testing.T) {
	tb := loaded(t)
	pt, str, aki := tb.troop("petronels"), tb.troop("stradiots"), tb.troop("akinjis")
	f := tb.Raise(Levy{Nation: tb.nation("portuguese"), Size: Moderate, Style: MainlyMounted}, 6) // 8xPt 8xGd 6xLL 1xDrake
	venice, lisbon := nationOf(t, tb, "venetians").Exchanges[0], nationOf(t, tb, "portuguese").Exchanges[0]
	if venice.MostExchanged(&f) != 8 || lisbon.MostExchanged(&f) != 4 {
		t.Errorf("28.15 %d and %d", venice.MostExchanged(&f), lisbon.MostExchanged(&f))
	}
	all, ok := venice.Exchange(f, 8)
	if !ok || all.Of(pt) != 0 || all.Of(str) != 8 || all.Squadrons() != f.Squadrons() || all.Guns != f.Guns {
		t.Errorf("28.15 %v, %v", all, ok)
	}
	if half, ok := lisbon.Exchange(f, 3); !ok || half.Of(pt) != 5 || half.Of(aki) != 3 {
		t.Errorf("28.15 %v, %v", half, ok)
	}
	if same, ok := lisbon.Exchange(f, 5); ok || same != f {
		t.Error("28.15 more than half")
	}
}

// TestGunsAreToldApart: 27.5, 28.1 a side hears which of its Guns the scenario gives, and which its force table.
func TestGunsAreToldApart(t *testing.T) {
	r, g := rules(t).(*ruleset), position(t, "scenario ensconced\nmuster A nation spaniards\nmuster B nation dutch\nflow forming A asked\n")
	g.flow.Top().Code = 0
	var told []string
	for key := range uint64(12) {
		now := *g
		from := dice.NewMixer(key, 0)
		turn := engine.Turn{Dice: &from, Hear: true}
		now.raise(now.flow.Top(), &turn)
		for _, e := range turn.Events {
			if e.Kind == KindForce {
				told = append(told, string(r.Tell(nil, e)))
			}
		}
	}
	all := strings.Join(told, "\n")
	for _, want := range []string{" squadrons. The scenario gives you 2 Guns.", "The scenario gives you 2 Guns. The force table gives you 1 Gun."} {
		if !strings.Contains(all, want) {
			t.Errorf("nobody is told %q in:\n%s", want, all)
		}
	}
}
