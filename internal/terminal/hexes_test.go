package terminal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
)

// islands returns a map of 20 by 12 hexes with one island, two ports on it and a fleet.
func islands() (*engine.Scene, *engine.Info) {
	b := &engine.Board{Key: "map", Name: "The islands", Kind: engine.Hexes, Width: 60*20 + 20, Height: 70 * 12}
	for c := range int32(20) {
		for r := range int32(12) {
			at := engine.Point{X: 40 + 60*c, Y: 35 + 70*r + 35*(c%2)}
			name := fmt.Sprintf("%02d%02d", c+1, r+1)
			b.Spaces = append(b.Spaces, engine.Space{
				ID: engine.Thing(1, int(c*12+r)), Label: name, Name: name, Terrain: "sea", Centre: at,
				Outline: []engine.Point{{X: at.X - 40, Y: at.Y}, {X: at.X, Y: at.Y - 35}, {X: at.X + 40, Y: at.Y}},
			})
		}
	}
	port := func(c, r int, name string) engine.Object {
		sp := &b.Spaces[(c-1)*12+r-1]
		sp.Name, sp.Terrain = name, "port"
		return sp.ID
	}
	east, west := port(14, 6, "Eastport (4)"), port(11, 6, "Westport (1)")
	b.Shapes = []engine.Shape{
		{Kind: "land", Closed: true, Line: []engine.Point{{X: 580, Y: 300}, {X: 900, Y: 300}, {X: 900, Y: 500}, {X: 580, Y: 500}}},
		{Kind: "water", Closed: true, Line: []engine.Point{{X: 700, Y: 330}, {X: 760, Y: 330}, {X: 760, Y: 470}, {X: 700, Y: 470}}},
	}
	return &engine.Scene{Boards: []*engine.Board{b}, Turn: "turn 1", Pieces: []engine.Piece{
		{Key: "a", ID: engine.Thing(2, 1), At: west, Name: "Revenge", Side: 0},
		{Key: "b", ID: engine.Thing(2, 2), At: west, Depth: 1, Name: "Lion", Side: 0, Under: 1},
		{Key: "c", ID: engine.Thing(2, 3), At: engine.Thing(1, 2*12), Name: "San Juan", Side: 1},
	}, Marks: []engine.Mark{
		{Kind: "flag", Board: "map", From: east, Value: 1}, {Kind: "flag", Board: "map", From: west, Value: 0},
	}}, &engine.Info{Seats: []string{"English", "Spanish"}}
}

func TestAMapOfHexes(t *testing.T) {
	sc, in := islands()
	got := join(terminal.Draw(sc, in, nil, terminal.Style{Width: 60}))
	want := `turn 1
      ▼1






                             ░░░░░░░░░░░░░░░
                             △▲3░Westport (1)
                             ░░░░░   ░░▽░Eastport (4)
                             ░░░░░   ░░░░░░░
                             ░░░░░░░░░░░░░░░








░ land, △ held by English, ▽ held by Spanish, ○ by others,
▲3 counters there
0301: ▼San Juan
1106 Westport (1): ▲Revenge, ▲Lion and 1 under it`
	if got != want {
		t.Errorf("the whole map is\n%s\nwant\n%s", got, want)
	}
}

// What matters is large, with numbers and the place that can be chosen; the whole is
// small beside it; and no line is wider than the page.
func TestThePartOfAMapThatMatters(t *testing.T) {
	sc, in := islands()
	lit := sc.Boards[0].Spaces[13*12+6].ID
	for _, width := range []int{60, 80, 120, 200} {
		lines := terminal.Look(sc, in, []engine.Object{lit}, terminal.Style{Width: width, Height: 40})
		got := join(lines)
		for _, want := range []string{"[1407]", "▽", "Eastport (4)", "1508", "░"} {
			if !strings.Contains(got, want) {
				t.Errorf("at %d columns there is no %q in\n%s", width, want, got)
			}
		}
		if small := strings.Contains(got, "┌"); small != (width >= 72) {
			t.Errorf("at %d columns the whole map stands beside: %v", width, small)
		}
		for _, line := range lines {
			if n := len([]rune(line)); n > width {
				t.Errorf("at %d columns a line has %d: %q", width, n, line)
			}
		}
	}
}

// Every battle is drawn at every width without a line that is too wide, a figure that is
// lost or an arrow that is covered.
func TestTablesAndTheirPanels(t *testing.T) {
	p, err := pack.Read(renaissance.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := renaissance.New(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, battle := range rules.Info().Scenarios {
		mixer := dice.NewMixer(5, 1)
		s, err := rules.Setup(battle.Key, nil, &engine.Turn{Dice: &mixer})
		if err != nil {
			t.Fatal(err)
		}
		sc := rules.Scene(s, engine.Observer)
		for _, width := range []int{60, 80, 120, 200} {
			lines := terminal.Draw(sc, rules.Info(), nil, terminal.Style{Width: width})
			for _, line := range lines {
				if n := len([]rune(line)); n > width {
					t.Errorf("%s at %d columns: a line has %d: %q", battle.Key, width, n, line)
				}
			}
			words := strings.Fields(join(lines))
			for _, ch := range sc.Charts {
				for _, row := range ch.Rows {
					for _, cell := range row.Cells {
						for _, figure := range strings.Fields(cell) {
							if !slices.Contains(words, figure) {
								t.Errorf("%s at %d columns: %s of %s is lost", battle.Key, width, figure, row.Name)
							}
						}
					}
				}
			}
			arrows := 0
			for _, r := range join(lines[1:]) {
				if strings.ContainsRune("↑↗→↘↓↙←↖", r) {
					arrows++
				}
			}
			apart := map[[2]int32]bool{} // ships nearer than a character is wide share one
			for _, pc := range sc.Pieces {
				apart[[2]int32{pc.X * 30 / sc.Boards[0].Width, pc.Y * 8 / sc.Boards[0].Height}] = true
			}
			if arrows < len(apart) {
				t.Errorf("%s at %d columns: %d arrows for ships in %d places\n%s", battle.Key, width, arrows, len(apart), join(lines))
			}
		}
	}
}
