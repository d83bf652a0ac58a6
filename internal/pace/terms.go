package pace

import (
	"fmt"
	"strings"
	"time"
)

// Terms say how long players may take. They are known before anyone joins.
type Terms struct {
	// Answer is the time for each answer. What is left of it is lost, or saved.
	Answer time.Duration
	// Store is what a player has besides for the whole match.
	Store time.Duration
	// Saves: what is left of the time for an answer is added to the store (Fischer).
	Saves bool
	// Whole is how long the match waits for one player in total, including holidays.
	Whole time.Duration
	// Holidays: a player may take some, during which only the total time runs.
	Holidays bool
	// Gathers: no time runs before every player has joined.
	Gathers bool
}

// Limits of what terms may say.
const (
	LeastAnswer = time.Second
	MostAnswer  = 14 * 24 * time.Hour
	MostStore   = 60 * 24 * time.Hour
	MostWhole   = 366 * 24 * time.Hour
)

// Counts reports whether there are terms: a match without them has the zero Terms.
func (t Terms) Counts() bool { return t.Whole > 0 }

// Check returns what is wrong with terms.
func (t Terms) Check() error {
	switch {
	case t.Answer < LeastAnswer || t.Answer > MostAnswer:
		return fmt.Errorf("expected 1 second to 14 days for an answer, found %s", Say(t.Answer))
	case t.Holidays && t.Answer < time.Hour:
		return fmt.Errorf("holidays belong to answers of hours or days, found %s", Say(t.Answer))
	case t.Store < 0 || t.Store > MostStore:
		return fmt.Errorf("expected a store of up to 60 days, found %s", Say(t.Store))
	case t.Whole < t.Answer+t.Store || t.Whole > MostWhole:
		return fmt.Errorf("expected a whole time of at least one answer and the store, and at most 366 days, found %s", Say(t.Whole))
	}
	return nil
}

// Longest returns how long after its beginning a match between this many persons can last.
func (t Terms) Longest(persons int) time.Duration { return time.Duration(persons) * t.Whole }

// words returns the words of the text of terms, each with what it stands for.
func (t *Terms) words() []struct {
	name string
	long *time.Duration
	is   *bool
} {
	return []struct {
		name string
		long *time.Duration
		is   *bool
	}{
		{"answer", &t.Answer, nil}, {"store", &t.Store, nil}, {"whole", &t.Whole, nil},
		{"saves", nil, &t.Saves}, {"holidays", nil, &t.Holidays}, {"gathers", nil, &t.Gathers},
	}
}

// String returns the text of the terms, "" if there are none:
//
//	answer=24h0m0s store=72h0m0s whole=2160h0m0s holidays
func (t Terms) String() string {
	if !t.Counts() {
		return ""
	}
	var out []string
	for _, w := range t.words() {
		switch {
		case w.long != nil:
			out = append(out, w.name+"="+w.long.String())
		case *w.is:
			out = append(out, w.name)
		}
	}
	return strings.Join(out, " ")
}

// Parse reads the text of terms. Its error names the first unknown word.
func Parse(text string) (Terms, error) {
	var t Terms
next:
	for _, word := range strings.Fields(text) {
		name, value, _ := strings.Cut(word, "=")
		for _, w := range t.words() {
			if w.name != name {
				continue
			}
			if w.is != nil {
				*w.is = true
				continue next
			}
			long, err := time.ParseDuration(value)
			if err != nil {
				return t, fmt.Errorf("terms of time: expected a time such as 24h after %s=, found %q", name, value)
			}
			*w.long = long
			continue next
		}
		return t, fmt.Errorf("terms of time: expected answer, store, whole, saves, holidays or gathers, found %q", word)
	}
	return t, nil
}

// Say returns a time as people read it, in its largest whole unit: "3 days", "90 seconds".
func Say(d time.Duration) string {
	for _, u := range []struct {
		name string
		long time.Duration
	}{{"day", 24 * time.Hour}, {"hour", time.Hour}, {"minute", time.Minute}, {"second", time.Second}} {
		if d >= u.long && d%u.long == 0 || u.long == time.Second {
			if n := int64(d / u.long); n == 1 {
				return "1 " + u.name
			} else {
				return fmt.Sprintf("%d %ss", n, u.name)
			}
		}
	}
	return ""
}
