package renaissance

import "testing"

func TestRepairs(t *testing.T) {
	carry := []string{"", "", "", "", "", "", "", "", "", "", "", ""}
	for i := range carry {
		carry[i] = "A pass triumph"
	}
	start := func(line string) string { return "scenario lion-and-bull\nship triumph speed 0 " + line }
	moves := func(first string, n int) []string { return append([]string{first}, carry[:n-1]...) }
	for _, tt := range []struct {
		name, line string
		moves      []string
		done       func(s *ship) bool
	}{
		{"17.9 a jury mast takes six moves", "masts sprit mizzen canvas 0",
			moves("A rig-jury triumph > main-stump", 6), func(s *ship) bool { return s.jury == 1<<MainLower && s.canvas == 0 }},
		{"17.9 with her sail set where it is all she has", "masts none canvas 0",
			moves("A rig-jury triumph > main-stump", 6), func(s *ship) bool { return s.jury == 1<<MainLower && s.canvas == 1 }},
		{"17.9 a hole is stopped in twelve moves adrift", "canvas 0 holes 2 shot-holes 1",
			moves("A stop-hole triumph", 12), func(s *ship) bool { return s.holes == 1 && s.shot == 0 }},
		{"10.7 a battery is hauled aft in seven moves", "guns 5 4 0 1",
			moves("A haul-aft triumph > port-side", 7), func(s *ship) bool {
				return s.battery == [numGroups]uint8{4, 4, 1, 1}
			}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if g := play(t, start(tt.line), tt.moves...); !tt.done(&g.ships[0]) {
				t.Errorf("after %d moves she has %+v", len(tt.moves), g.ships[0])
			}
			if g := play(t, start(tt.line), tt.moves[:len(tt.moves)-1]...); tt.done(&g.ships[0]) {
				t.Errorf("%d moves were enough", len(tt.moves)-1)
			}
		})
	}
	t.Run("10.7 the last battery of a side takes its charge away", func(t *testing.T) {
		line := start("guns 1 4 0 1") + "\ncharges triumph ball ball empty empty"
		g := play(t, line, moves("A haul-aft triumph > port-side", 7)...)
		if held := g.hidden[0].load[portGuns]; g.ships[0].battery[portGuns] != 0 || held != unloaded {
			t.Errorf("%d batteries hold charge %d", g.ships[0].battery[portGuns], held)
		}
	})
	t.Run("17.8 oars are brought over in four moves stopped", func(t *testing.T) {
		const line = "scenario dog-fight\nship santa-ana speed 0 oars 10 20"
		hold := "A hold santa-ana"
		g := play(t, line, "A shift-oars santa-ana > port-side 5; "+hold, hold, hold, hold)
		if s := &g.ships[0]; s.oars != [2]uint8{15, 15} {
			t.Errorf("she has %v", s.oars)
		}
	})
}
