package bot

import (
	"strings"
	"testing"
	"time"
)

func TestParseSpec(t *testing.T) {
	for _, c := range []struct {
		text string
		want Spec
	}{
		{"random", Spec{Kind: "random"}},
		{" captain ", Spec{Kind: "captain"}},
		{"search", Spec{Kind: "search"}},
		{"master", Spec{Kind: "master"}},
		{"master:playouts=50", Spec{Kind: "master", Think: Budget{Playouts: 50}}},
		{"master:time=1s", Spec{Kind: "master", Think: Budget{Time: time.Second}}},
		{"search:playouts=2000", Spec{Kind: "search", Think: Budget{Playouts: 2000}}},
		{"search:time=50ms", Spec{Kind: "search", Think: Budget{Time: 50 * time.Millisecond}}},
		{"search:playouts=10,time=1s", Spec{Kind: "search", Think: Budget{10, time.Second}}},
	} {
		got, err := ParseSpec(c.text)
		if err != nil || got != c.want {
			t.Errorf("ParseSpec(%q) = %v, %v, want %v", c.text, got, err, c.want)
		}
		if again, err := ParseSpec(got.String()); err != nil || again != got {
			t.Errorf("%v is written %q, which is read as %v, %v", got, got, again, err)
		}
	}
}

func TestParseSpecRefuses(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{"", `no bot ""`},
		{"rnadom", "perhaps random"},
		{"capt", "perhaps captain"},
		{"xyzzy", "expected random, novice, captain, master, search"},
		{"random:time=1s", "random takes no settings"},
		{"masters", "perhaps master"},
		{"master:depth=3", `a master has no setting "depth"`},
		{"search:", `no setting ""`},
		{"search:playout=3", "perhaps playouts"},
		{"search:playouts", "from 1 up"},
		{"search:playouts=0", "from 1 up"},
		{"search:playouts=-3", "from 1 up"},
		{"search:time=50", "such as time=50ms"},
		{"search:time=-1s", "such as time=50ms"},
	} {
		got, err := ParseSpec(c.text)
		if err == nil || !strings.Contains(err.Error(), c.says) || got != (Spec{}) {
			t.Errorf("ParseSpec(%q) = %v, %v, want an error that says %q", c.text, got, err, c.says)
		}
	}
}

func FuzzParseSpec(f *testing.F) {
	for _, text := range []string{"random", "captain", "search", "search:playouts=2000", "search:time=50ms,playouts=3"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		sp, err := ParseSpec(text)
		if err != nil {
			return
		}
		if again, err := ParseSpec(sp.String()); err != nil || again != sp {
			t.Errorf("%q is read as %v, which is read again as %v, %v", text, sp, again, err)
		}
	})
}

// TestMemory: a search takes its tree while it thinks; other bots take next to nothing.
func TestMemory(t *testing.T) {
	if n := (Spec{Kind: "search"}).Memory(); n < 13<<20 || n > 14<<20 {
		t.Errorf("a search takes %d bytes", n)
	}
	if n := (Spec{Kind: "captain"}).Memory(); n != 0 {
		t.Errorf("a captain takes %d bytes", n)
	}
}
