package jenkins

import "testing"

// TestFind holds names against what they name and how that is written.
func TestFind(t *testing.T) {
	w := rules(t).Words()
	for _, tt := range []struct{ name, want string }{
		{"2719", "2719"}, {"Port-Royal", "2719"}, {"port-royal-docked", "2719-docked"},
		{"la-guaira-puerto-cabello-shore", "3625-shore"}, {"2719-OUTSIDE", "2719-outside"}, {"cartagena-fleet", "2825-fleet"},
		{"bought", "bought"}, {"off-pacific", "off-pacific"}, {"e-frigate", "e-frigate"},
		{"turn-3", "turn-3"}, {"column-46", "column-46"}, {"english-die-5", "english-die-5"},
		{"port-royal-sunk", ""}, {"port-royal-docked-docked", ""}, {"-docked", ""}, {"docked", ""},
		{"e-frigate-docked", ""}, {"bought-docked", ""}, {"9901-docked", ""}, {"turn-0", ""},
		{"turn-3-shore", ""}, {"column-47", ""}, {"english-die-", ""}, {"", ""},
	} {
		o, ok := w.Find(tt.name)
		if got := w.Object(o); ok != (tt.want != "") || ok && got != tt.want {
			t.Errorf("%q names %q, %v, want %q", tt.name, got, ok, tt.want)
		}
		if again, _ := w.Find(w.Object(o)); ok && again != o {
			t.Errorf("%q is not found by its own name", tt.name)
		}
	}
}
