package names_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/names"
)

func TestNamesThatLookAlike(t *testing.T) {
	for _, tt := range []struct {
		one, other string
		alike      bool
	}{
		{"Anna", "anna", true}, {"Anna", "Аnnа", true}, {"Bill", "BILL", true}, {"Bill", "BiIl", true}, {"Bill", "B1ll", true},
		{"Thorn", "Thom", true}, {"Otto", "0tt0", true}, {"Anna B", "annab", true}, {"Jean-Luc", "Jean Luc", true},
		{"Anna", "Anna\u3164", true}, {"Anna", "\u115fAnna", true}, {"Anna", "An\uffa0na", true}, {"Anna", "Ann\u034fa", true},
		{"Anna", "Anna\ufe0f", true}, {"Anna", "Anna\U000e0101", true}, {"Anna", "An\u200dna", true}, {"Anna", "An\u2060na", true},
		{"Anna", "An\u00adna", true}, {"Anna", "Anna\u2800", true}, {"Anna", "Anna\U000e0041", true}, {"Anna", "Anna\u180b", true},
		{"Bill", "Bi\u0307ll", true}, {"Anna", "An\u0332na", true}, {"Anna", "Anna" + strings.Repeat("\u035c", 29), true},
		{"Anna", "\uff21nna", true}, {"Émile", "E\u0301mile", true}, {"Émile", "E\u0341mile", true},
		{"Anna", "Anne", false}, {"Müller", "Muller", false}, {"Anna 2", "Anna 3", false}, {"田中", "田申", false}, {"Émile", "Emile", false},
		{"कमल", "किमल", false}, {"שָׁלוֹם", "שלומ", false}, {"กา", "กำ", false},
	} {
		if got := names.Looks(tt.one) == names.Looks(tt.other); got != tt.alike {
			t.Errorf("%q and %q look alike: %v (%q, %q)", tt.one, tt.other, got, names.Looks(tt.one), names.Looks(tt.other))
		}
	}
}

func TestWhatOfANameIsKept(t *testing.T) {
	for text, want := range map[string]string{
		"  Anna\tof\u00a0 Hull ": "Anna of Hull", "Anna\u3164": "Anna", "An\u200dna": "Anna", "An\u200cna": "Anna", "Anna\u200d": "Anna",
		"\u3164\u115f": "", " \u2003\u2800 ": "", "\u200d": "", "\u0301\u0301": "", "Anna\ufe0f": "Anna", "An\u202ena": "Anna",
		"می\u200cخواهم": "می\u200cخواهم", "ශ්\u200dරී": "ශ්\u200dරී", "क्\u200dष": "क्\u200dष", "E\u0301mile": "Émile",
		"Anna \u200d Bea": "Anna Bea", "⚓ Anna": "⚓ Anna", "\u0301Anna": "Anna",
	} {
		if got := names.Clean(text); got != want {
			t.Errorf("of %q is kept %q, want %q", text, got, want)
		}
	}
}

func TestHeapedNames(t *testing.T) {
	for name, want := range map[string]bool{
		"Anna": false, "Nguyễn Thị Huệ": false, "A" + strings.Repeat("\u0301", 29): true, "A\u0301\u0302\u0303": true,
		"\u1ec7\u0301": true, "A\u0301\u0302n\u0301": false, "A\u0301\u200d\u0302\u034f\u0303": true, "שָׁלוֹם": false,
	} {
		if got := names.Heaped(name); got != want {
			t.Errorf("%q has too many marks: %v", name, got)
		}
	}
}

func TestReservedNames(t *testing.T) {
	for name, want := range map[string]bool{
		"mod": true, "M0d": true, "Staff": true, "STАFF": true, "Adm\u00adin": true, "A Former  Player": true, "the-house": true, "Captain": true,
		"Modesty": false, "Anna": false, "Stafford": false,
	} {
		if got := names.Reserved(name); got != want {
			t.Errorf("%q is reserved: %v", name, got)
		}
	}
	if names.Free("Anna", "", "Bea") == false || names.Free("Anna", "Bea", "аnna") {
		t.Error("Anna is free beside Bea, and is not beside a name that looks like hers")
	}
}
