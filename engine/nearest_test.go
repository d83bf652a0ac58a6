package engine

import "testing"

func TestNearest(t *testing.T) {
	known := []string{"invincible", "duel", "jenkins", "fury", "fire", "fore-lower"}
	for _, c := range []struct{ name, want string }{
		{"invincibel", "invincible"},
		{"INV", "invincible"},
		{"deul", "duel"},
		{"feury", "fury"},
		{"chess", ""},
		{"d", ""},
		{"fore", "fore-lower"}, // not fire, with another letter
		{"", ""},
	} {
		if got := Nearest(c.name, known); got != c.want {
			t.Errorf("Nearest(%q) = %q, want %q", c.name, got, c.want)
		}
	}
}
