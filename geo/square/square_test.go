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
			if back := channel.Neighbours(s)[(d+4)%Directions]; back != from {
				t.Errorf("there and back from %s ends on %s", tt.from, name(back))
			}
		}
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
