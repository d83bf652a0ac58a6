package square

import "testing"

var channel = Grid{W: 10, H: 9}

func TestNamesReadBack(t *testing.T) {
	seen := make(map[string]bool)
	for s := range Square(channel.Len()) {
		name := channel.Name(s)
		if seen[name] {
			t.Errorf("two squares are named %s", name)
		}
		seen[name] = true
		if back, ok := channel.Parse(name); !ok || back != s {
			t.Errorf("Parse(%q) = %d, %v, want %d", name, back, ok, s)
		}
	}
	for _, tt := range []struct {
		name string
		want Square
	}{
		{"A1", 0}, {"J1", 9}, {"A2", 10}, {"j9", 89}, {"f7", 65},
	} {
		if got, ok := channel.Parse(tt.name); !ok || got != tt.want {
			t.Errorf("Parse(%q) = %d, %v, want %d", tt.name, got, ok, tt.want)
		}
	}
	for _, name := range []string{"", "A", "7", "A0", "A10", "K1", "@1", "A-1", "A+1", "A01", "1A", "A1x", "É1", "A99999999999"} {
		if got, ok := channel.Parse(name); ok || got != None {
			t.Errorf("Parse(%q) = %d, %v, want no square", name, got, ok)
		}
	}
	if got, ok := (Grid{W: 2, H: 12}).Parse("B12"); !ok || got != 23 {
		t.Errorf("Parse(B12) = %d, %v, want 23", got, ok)
	}
}

func TestNeighbours(t *testing.T) {
	name := func(s Square) string {
		if s == None {
			return "-"
		}
		return channel.Name(s)
	}
	for _, tt := range []struct {
		from string
		want [Directions]string // clockwise from north
	}{
		{"E5", [Directions]string{"E4", "F4", "F5", "F6", "E6", "D6", "D5", "D4"}},
		{"A1", [Directions]string{"-", "-", "B1", "B2", "A2", "-", "-", "-"}},
		{"J9", [Directions]string{"J8", "-", "-", "-", "-", "-", "I9", "I8"}},
		{"J1", [Directions]string{"-", "-", "-", "-", "J2", "I2", "I1", "-"}},
	} {
		from, _ := channel.Parse(tt.from)
		for d, s := range channel.Neighbours(from) {
			if name(s) != tt.want[d] {
				t.Errorf("neighbour %d of %s is %s, want %s", d, tt.from, name(s), tt.want[d])
			}
			if s == None {
				continue
			}
			if got, ok := channel.Between(from, s); !ok || got != Direction(d) {
				t.Errorf("Between(%s, %s) = %d, %v, want %d", tt.from, name(s), got, ok, d)
			}
			if back := channel.Step(s, Direction(d).Opposite()); back != from {
				t.Errorf("there and back from %s ends on %s", tt.from, name(back))
			}
		}
	}
	if _, ok := channel.Between(0, 2); ok {
		t.Error("A1 and C1 are taken for neighbours")
	}
	if _, ok := channel.Between(0, None); ok {
		t.Error("A1 has no square for a neighbour")
	}
}

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"A1", "A1", 0}, {"A1", "B2", 1}, {"A1", "J1", 9}, {"A1", "A9", 8},
		{"C7", "H3", 5}, {"J9", "A1", 9}, {"E5", "F7", 2},
	} {
		a, _ := channel.Parse(tt.a)
		b, _ := channel.Parse(tt.b)
		if got := channel.Distance(a, b); got != tt.want {
			t.Errorf("%s to %s is %d, want %d", tt.a, tt.b, got, tt.want)
		}
		if channel.Distance(a, b) != channel.Distance(b, a) {
			t.Errorf("%s to %s differs from the way back", tt.a, tt.b)
		}
	}
}

func TestTurn(t *testing.T) {
	for _, tt := range []struct {
		from    Direction
		eighths int
		want    Direction
	}{
		{North, 0, North}, {North, -1, NorthWest}, {NorthWest, 1, North}, {East, 4, West},
		{SouthEast, -9, East}, {South, 16, South},
	} {
		if got := tt.from.Turn(tt.eighths); got != tt.want {
			t.Errorf("%d turned by %d is %d, want %d", tt.from, tt.eighths, got, tt.want)
		}
	}
	if North.Diagonal() || !NorthEast.Diagonal() || West.Diagonal() {
		t.Error("a diagonal is mistaken")
	}
}

func BenchmarkNeighbours(b *testing.B) {
	b.ReportAllocs()
	var all [Directions]Square
	for i := range b.N {
		all = channel.Neighbours(Square(i % 90))
	}
	_ = all
}
