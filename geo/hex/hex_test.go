package hex

import "testing"

var grid = Grid{W: 46, H: 28}

func at(t *testing.T, name string) Hex {
	t.Helper()
	h, ok := grid.Parse(name)
	if !ok {
		t.Fatalf("%s is no hex", name)
	}
	return h
}

func TestNamesReadBack(t *testing.T) {
	for h := Hex(1); int(h) <= grid.Len(); h++ {
		if got, ok := grid.Parse(grid.Name(h)); !ok || got != h {
			t.Fatalf("hex %d is named %s and reads back as %d", h, grid.Name(h), got)
		}
	}
	for _, wrong := range []string{"", "0", "0000", "0029", "4701", "0129", "27x9", "27190", "-101"} {
		if h, ok := grid.Parse(wrong); ok {
			t.Errorf("%q reads as hex %d", wrong, h)
		}
	}
}

// TestNeighbours holds the pairs that a printed map of this layout fixes.
func TestNeighbours(t *testing.T) {
	for _, pair := range [][2]string{{"2919", "3018"}, {"3119", "3019"}, {"2719", "2718"}, {"2719", "2819"}, {"2820", "2720"}} {
		a, b := at(t, pair[0]), at(t, pair[1])
		d, ok := grid.Toward(a, b)
		if !ok {
			t.Errorf("%s does not touch %s", pair[0], pair[1])
		}
		if grid.Step(b, d.Opposite()) != a {
			t.Errorf("the way back from %s to %s is not opposite", pair[1], pair[0])
		}
	}
	for _, pair := range [][2]string{{"2919", "3020"}, {"3119", "2919"}, {"0101", "0101"}, {"0128", "0201"}} {
		if _, ok := grid.Toward(at(t, pair[0]), at(t, pair[1])); ok {
			t.Errorf("%s touches %s", pair[0], pair[1])
		}
	}
	if n := grid.Step(at(t, "0101"), North); n != None {
		t.Errorf("north of 0101 lies %s", grid.Name(n))
	}
}

// TestDistance compares distances with the number of steps of a search.
func TestDistance(t *testing.T) {
	small := Grid{W: 9, H: 8}
	for from := Hex(1); int(from) <= small.Len(); from++ {
		steps := make([]int, small.Len()+1)
		queue := []Hex{from}
		steps[from] = 1
		for len(queue) > 0 {
			h := queue[0]
			queue = queue[1:]
			for d := range Direction(Directions) {
				if n := small.Step(h, d); n != None && steps[n] == 0 {
					steps[n] = steps[h] + 1
					queue = append(queue, n)
				}
			}
		}
		for to := Hex(1); int(to) <= small.Len(); to++ {
			if got := small.Distance(from, to); got != steps[to]-1 {
				t.Fatalf("%s to %s: %d, by steps %d", small.Name(from), small.Name(to), got, steps[to]-1)
			}
		}
	}
}

// TestOutlines: neighbours share the side between them.
func TestOutlines(t *testing.T) {
	for h := Hex(1); int(h) <= grid.Len(); h++ {
		own := grid.Outline(h, 20)
		for d := range Direction(Directions) {
			n := grid.Step(h, d)
			if n == None {
				continue
			}
			theirs, back := grid.Outline(n, 20), d.Opposite()
			if own[d] != theirs[(back+1)%Directions] || own[(d+1)%Directions] != theirs[back] {
				t.Fatalf("%s and %s do not share a side: %v, %v", grid.Name(h), grid.Name(n), own, theirs)
			}
		}
		if own[0].Y < 0 || own[5].X < 0 {
			t.Fatalf("%s lies off the drawing: %v", grid.Name(h), own)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("2719")
	f.Add("99")
	f.Fuzz(func(t *testing.T, name string) {
		if h, ok := grid.Parse(name); ok && grid.Name(h) != name {
			t.Errorf("%q reads as %s", name, grid.Name(h))
		}
	})
}
