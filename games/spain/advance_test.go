package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestVictorsAdvanceByHand takes victors into a hex that combat has emptied, one by one and as a stack. Enter sends the
// strongest first, and nobody more once one is there; the answer that nobody advances says what stays empty (9.23).
func TestVictorsAdvanceByHand(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte(`scenario war
turn 5
flow english-fight begun
flow advance English amsterdam
combat land English brill amsterdam
English at brill states-foot-1:taken maurice:taken
English at arnhem states-foot-2
`))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	named := func(name string) engine.Object { t.Helper(); return enginetest.Object(t, r, name) }
	d := g.Pending(nil)[0]
	for _, tt := range [...]struct {
		of, to string
		want   int
	}{{"states-foot-1", "amsterdam", 1}, {"brill", "amsterdam", 2}, {"states-foot-2", "amsterdam", 0}, {"maurice", "utrecht", 0}} {
		w, ok := r.Way(g, d, named(tt.of), named(tt.to))
		if ok != (tt.want > 0) || ok && len(w.Choices) != tt.want {
			t.Errorf("%s to %s: %d choices, want %d", tt.of, tt.to, len(w.Choices), tt.want)
		}
		if reached := r.Reach(g, d, named(tt.of)); tt.to == "amsterdam" && len(reached) != min(tt.want, 1) {
			t.Errorf("%s reaches %d places", tt.of, len(reached))
		}
	}
	if got := g.After(d, engine.Choice{Seat: English, Verb: engine.Pass, About: d.About}); got.Says == "" {
		t.Error("nothing is said of a hex that stays empty")
	}
	first, ok := r.Propose(g, d)
	if !ok || first.On != named("states-foot-1") {
		t.Fatalf("proposed is %s", r.words.Say(first))
	}
	g.Apply(first, &engine.Turn{})
	if next, ok := r.Propose(g, d); ok {
		t.Errorf("proposed is then %s", r.words.Say(next))
	}
	if got := g.After(d, engine.Choice{Seat: English, Verb: engine.Pass, About: d.About}); got.Says != "" {
		t.Errorf("with a unit there, the answer of none says %q", got.Says)
	}
}
