package fury

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// boardsOf lays out some boards of a scenario, in all that nations may make of them.
func boardsOf(t *testing.T, sc *ScenarioRow, each func(of Make, b *Board)) {
	t.Helper()
	const some = 4
	all := []Make{{}}
	if sc.Plan.IrishWood.Most > 0 {
		all = append(all, Make{Irish: true})
	}
	if sc.Plan.DykeMarsh.Most > 0 {
		all = append(all, Make{Dyke: true})
	}
	for _, of := range all {
		for n := range uint64(some) {
			b, err := sc.Plan.Board(of, n*1234567)
			if err != nil {
				t.Fatalf("25.5 %s, %d: %v", sc.Key, n, err)
			}
			each(of, b)
		}
	}
}

// TestBoards: every board keeps the book's words by the law, and by samples that do not
// know how it was made.
func TestBoards(t *testing.T) {
	tb := loaded(t)
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		t.Run(sc.Key, func(t *testing.T) {
			t.Parallel()
			boardsOf(t, sc, func(of Make, b *Board) {
				if err := sc.Plan.Check(of, b); err != nil {
					t.Errorf("25.5 %v", err)
				}
				sampled(t, sc, of, b)
				onTable(t, b)
				roadsOpen(t, b)
				back, _, err := readBoard([]byte(b.Text()))
				if err != nil || back.Text() != b.Text() {
					t.Errorf("25.5 its text does not come back: %v", err)
				}
			})
		})
	}
}

// sampled counts what each half inch lies on.
func sampled(t *testing.T, sc *ScenarioRow, of Make, b *Board) {
	t.Helper()
	const step = Inch / 2
	var count [NumGrounds]int
	all := 0
	for x := Length(step / 2); x < b.Width; x += step {
		for y := Length(step / 2); y < b.Depth; y += step {
			count[b.on(plane.Point{X: x, Y: y})]++
			all++
		}
	}
	share := func(n int) int { return n * 1000 / all }
	woods, want := share(count[LightWood]+count[DeepWood]), sc.Plan.Wood
	if of.Irish && sc.Plan.IrishWood.Most > 0 {
		want = sc.Plan.IrishWood
	}
	const slack = 5 // tenths of a percent
	if woods < want.Least*10-slack || woods > want.Most*10+slack {
		t.Errorf("25.5 woods on %d tenths of a percent, want %v percent", woods, want)
	}
	if sc.Plan.Islands.Most > 0 {
		if marsh := share(count[Marsh]); marsh < 500 || marsh > 700 {
			t.Errorf("27.8 marsh on %d tenths of a percent", marsh)
		}
	}
	if sc.Plan.Water == Sea {
		if water := share(count[Water]); water != 400 {
			t.Errorf("27.6 sea on %d tenths of a percent", water)
		}
	}
}

// onTable holds a board within its bounds.
func onTable(t *testing.T, b *Board) {
	t.Helper()
	corners := 0
	for _, p := range b.Pieces {
		corners += len(p.Shape)
		if why := (&Board{}).fault(&p); why != "" {
			t.Errorf("25.5 %s: %s", groundNames[p.Ground], why)
		}
		for _, at := range p.Shape {
			if at.X < 0 || at.Y < 0 || at.X > b.Width || at.Y > b.Depth {
				t.Errorf("25.5 a corner of %s at %v, off the table", groundNames[p.Ground], at)
			}
		}
	}
	if len(b.Pieces) > MaxPieces || corners > MaxCorners {
		t.Errorf("25.5 %d pieces with %d corners", len(b.Pieces), corners)
	}
}

// roadsOpen walks along the middle of every road: nothing but a ford or a bridge lies on it.
func roadsOpen(t *testing.T, b *Board) {
	t.Helper()
	for _, p := range b.Pieces {
		if p.Ground != Road {
			continue
		}
		n := len(p.Shape)
		for i := range n/2 - 1 {
			from := middleOf(p.Shape[i], p.Shape[n-1-i])
			way := middleOf(p.Shape[i+1], p.Shape[n-2-i]).From(from)
			for part := int32(1); part < 20; part++ {
				at := from.Add(way.Part(part, 20))
				if g := b.on(at); g != Road && g != Ford && g != Bridge {
					t.Errorf("25.5 %s on the road at %v", groundNames[g], at)
				}
			}
		}
	}
}

func middleOf(p, q plane.Point) plane.Point { return p.Add(q.From(p).Part(1, 2)) }

// TestWoodsOffTheSconce: no wood within two feet of the sconce, by its corners.
func TestWoodsOffTheSconce(t *testing.T) {
	tb := loaded(t)
	sc := scenarioOf(t, tb, "ensconced")
	boardsOf(t, sc, func(_ Make, b *Board) {
		for _, p := range b.Pieces {
			if p.Ground != LightWood && p.Ground != DeepWood {
				continue
			}
			for _, at := range p.Shape {
				x, y := max(26*Inch-at.X, at.X-34*Inch, 0), max(26*Inch-at.Y, at.Y-34*Inch, 0)
				if x*x+y*y < 24*24*Inch*Inch {
					t.Errorf("27.5 a wood at %v", at)
				}
			}
		}
	})
}

// TestBoardIsByItsNumber: the same dice make the same board, others another.
func TestBoardIsByItsNumber(t *testing.T) {
	tb := loaded(t)
	sc := scenarioOf(t, tb, "cattle-lifting")
	d := &shownDice{show: []uint16{1, 1, 12, 35, 1, 1, 12, 36}}
	turn := &engine.Turn{Dice: d}
	first, second := RollBoard(0, turn), RollBoard(0, turn)
	if first != 1134 || second != 1135 || d.seen[0].Seen != engine.Everyone {
		t.Fatalf("25.5 the dice make %d and %d", first, second)
	}
	a, _ := sc.Plan.Board(Make{}, first)
	again, _ := sc.Plan.Board(Make{}, first)
	b, _ := sc.Plan.Board(Make{}, second)
	if a.Text() != again.Text() || a.Text() == b.Text() {
		t.Error("25.5 a board does not follow from its number")
	}
	irish, _ := sc.Plan.Board(Make{Irish: true}, first)
	if irish.share(LightWood, DeepWood) <= a.share(LightWood, DeepWood) {
		t.Error("26.4 there are no more woods in Ireland")
	}
}

// TestDyke: in the Netherlands a dyke stands in for the stream, and there is marsh.
func TestDyke(t *testing.T) {
	tb := loaded(t)
	sc := scenarioOf(t, tb, "artillery-train-ambush")
	b, err := sc.Plan.Board(Make{Dyke: true}, 7)
	if err != nil {
		t.Fatal(err)
	}
	has := func(g Ground) bool { return slices.ContainsFunc(b.Pieces, func(p Piece) bool { return p.Ground == g }) }
	if has(Water) || has(Bridge) || !has(Wall) || b.share(Marsh) < 300 {
		t.Errorf("27.1 %s", b.Text())
	}
}

// TestCheckSees: the law on boards sees what is wrong with one.
func TestCheckSees(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, scenario string
		spoil          func(b *Board)
		want           string
	}{
		{"25.5 a board without woods", "supply-column-ambush", func(b *Board) { drop(b, LightWood, DeepWood) }, "expected 22 to 32 percent of woods, found 0"},
		{"26.3 a hamlet of one house", "unplanting-planters", func(b *Board) { drop(b, Building) }, "expected 4 to 6 buildings, found 0"},
		{"25.5 houses in each other", "feud", func(b *Board) {
			b.Pieces = append(b.Pieces, *b.Pieces[slices.IndexFunc(b.Pieces, func(p Piece) bool { return p.Ground == Building })].copied())
		}, "expected buildings apart"},
		{"26.2 a river without its ford", "ambush-at-the-ford", func(b *Board) { drop(b, Ford) }, "expected a way to every edge"},
		{"27.5 a wood by the sconce", "ensconced", func(b *Board) {
			b.Pieces = append(b.Pieces, Piece{Ground: LightWood, Shape: rectangle(inchesAt(10, 30), 2*Inch, 2*Inch)})
		}, "expected woods 24 inches from the sconce"},
		{"26.1 woods far from the road", "supply-column-ambush", func(b *Board) { drop(b, Road) }, "expected 50 percent of the woods close to the road, found 0"},
		{"25.5 a house in a lake", "fire-and-sword", func(b *Board) {
			least, _ := bounds(b.Pieces[slices.IndexFunc(b.Pieces, func(p Piece) bool { return p.Ground == Building })].Shape)
			lake := Piece{Ground: Water, Shape: rectangle(least.Add(plane.Vector{X: -2 * house, Y: -2 * house}), 5*house, 5*house)}
			b.Pieces = slices.Insert(b.Pieces, 0, lake)
		}, "expected a way to every building"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			sc := scenarioOf(t, tb, tt.scenario)
			b, err := sc.Plan.Board(Make{}, 3)
			if err != nil {
				t.Fatal(err)
			}
			tt.spoil(b)
			if err := sc.Plan.Check(Make{}, b); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

// copied is another piece of the same kind in the same place.
func (p Piece) copied() *Piece { return &Piece{Ground: p.Ground, Shape: slices.Clone(p.Shape)} }

// drop takes some grounds off a board.
func drop(b *Board, grounds ...Ground) {
	b.Pieces = slices.DeleteFunc(b.Pieces, func(p Piece) bool { return slices.Contains(grounds, p.Ground) })
}

// TestNoRoom: a plan that wants more than there is room for says so.
func TestNoRoom(t *testing.T) {
	p := Plan{Width: 24 * Inch, Depth: 24 * Inch, Cottages: Span{20, 20}, Wood: Span{70, 75}}
	if b, err := p.Board(Make{}, 1); !errors.Is(err, errNoRoom) {
		t.Errorf("25.5 %v, %v", b, err)
	}
}

// TestBoardFaults: what cannot be played is told with its place.
func TestBoardFaults(t *testing.T) {
	const table = "table 48 48\n"
	for _, tt := range []struct {
		name, text   string
		line, column int
		want         string
	}{
		{"25.5 no board at all", "", 1, 1, `expected a line "table"`},
		{"25.5 a piece before the table", "marsh 1,1 2,1 2,2", 1, 1, `expected table or board, found "marsh"`},
		{"25.5 a table of a mile", "table 48 200", 1, 10, `expected 12 to 120 inches, found "200"`},
		{"25.5 ground that there is not", table + "swamp 1,1 2,1 2,2", 2, 1, "expected open, gentle-hill"},
		{"25.5 a point off the board", table + "marsh 1,1 49,1 2,2", 2, 11, `such as 12.5,30`},
		{"25.5 too fine a measure", table + "marsh 1,1 2.125,1 2,2", 2, 11, `found "2.125,1"`},
		{"25.5 an area of two points", table + "marsh 1,1 3,3", 2, 1, "expected at least 3 points"},
		{"25.5 a hedge of one point", table + "hedge 1,1", 2, 1, "expected at least 2 points"},
		{"25.5 a knot", table + "marsh 1,1 5,5 5,1 1,5", 2, 1, "expected an outline whose edges do not cross"},
		{"17.1 a palace", table + "building 1,1 5,1 5,5 1,5", 2, 1, "expected a building of 4 square inches (17.1)"},
		{"17.1 two houses in one place", table + "building 1,1 3,1 3,3 1,3\nbuilding stone 1,1 3,1 3,3 1,3", 3, 1, "found a second"},
		{"23.2 a wood of stone", table + "light-wood stone 1,1 3,1 3,3", 2, 12, "expected stone of a building alone"},
		{"25.5 a copied piece off the board", "board 4800 4800\npiece marsh 100 100 4900 100 200 200", 2, 21, "expected a whole number from 0 to 4800"},
		{"25.5 a copied palace", "board 4800 4800\npiece building 0 0 900 0 900 900 0 900 stone fire 2", 2, 1, "expected a building of 4 square inches"},
		{"25.5 too many pieces", table + strings.Repeat("hedge 1,1 2,2\n", MaxPieces+1), MaxPieces + 2, 1, "expected at most 96 pieces"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := readBoard([]byte(tt.text))
			var at *engine.TextError
			if !errors.As(err, &at) || at.Line != tt.line || at.Column != tt.column || !strings.Contains(at.Why, tt.want) {
				t.Errorf("got  %v\nwant %d:%d %s", err, tt.line, tt.column, tt.want)
			}
		})
	}
}

// TestBoardText: the text is what it is said to be.
func TestBoardText(t *testing.T) {
	b := &Board{Width: 4800, Depth: 6050, Pieces: []Piece{
		{Ground: LightWood, Shape: plane.Polygon{{X: 1250, Y: 3000}, {X: 1705, Y: 2825}, {X: 1600, Y: 3400}}},
		{Ground: Building, Stone: true, Shape: rectangle(inchesAt(20, 20), house, house)},
		{Ground: Hedge, Shape: plane.Polygon{inchesAt(3, 4), inchesAt(8, 4)}},
	}}
	want := "table 48 60.5\nlight-wood 12.5,30 17.05,28.25 16,34\nbuilding stone 20,20 22,20 22,22 20,22\nhedge 3,4 8,4\n"
	if b.Text() != want {
		t.Errorf("25.5 got\n%s", b.Text())
	}
}

func FuzzReadBoard(f *testing.F) {
	f.Add("table 48 48\nmarsh 1,1 2,1 2,2\nbuilding stone 20,20 22,20 22,22 20,22\n")
	f.Add("table 12 120 ; a lane\nhedge 0,0 0.01,119.99\n")
	f.Fuzz(func(t *testing.T, text string) {
		b, _, err := readBoard([]byte(text))
		if err != nil {
			return
		}
		back, _, err := readBoard([]byte(b.Text()))
		if err != nil || back.Text() != b.Text() {
			t.Fatalf("%q comes back as %v: %v", b.Text(), back, err)
		}
	})
}
