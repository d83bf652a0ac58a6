package renaissance

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Each part of a ship has the orders that name it, those of a broadside no other guns', and
// nearly every order is on some part of her.
func TestPartsOfAShipHaveHerOrders(t *testing.T) {
	for _, scenario := range []string{"lion-and-bull", "dog-fight"} {
		h := steerIn(t, scenario, 0)
		d := engine.Decision{Seat: h.g.ships[0].holder, Ask: AskOrders, About: h.g.object(0)}
		offered := h.g.Options(d, nil)
		parts := h.rules.(engine.Planner).Plan(h.g, d, offered)
		placed, names := map[int]bool{}, map[string]bool{}
		for _, p := range parts {
			if names[p.Name] || p.Kind == "" {
				t.Errorf("%s: part %+v has no kind, or its name twice", scenario, p)
			}
			names[p.Name] = true
			for _, i := range p.Offered {
				placed[i] = true
				says := h.rules.Words().Say(engine.Choice{Verb: offered[i].Verb, About: d.About, On: offered[i].On, With: offered[i].With})
				if p.Kind == "guns" && !strings.Contains(says, p.Name) {
					t.Errorf("%s: the %s are offered %q", scenario, p.Name, says)
				}
			}
		}
		for _, name := range []string{"bow chasers", "fore mast", "main mast", "boat 1", "helm", "men", "flag"} {
			if !names[name] {
				t.Errorf("%s: there is no %s among %v", scenario, name, names)
			}
		}
		if len(placed) < len(offered)-1 { // to carry on is about the whole ship
			t.Errorf("%s: %d of %d orders are on a part", scenario, len(placed), len(offered))
		}
	}
	if none := rules(t).(engine.Planner).Plan(steerIn(t, "lion-and-bull", 0).g, engine.Decision{Ask: AskSeal}, nil); none != nil {
		t.Errorf("the seal has parts: %v", none)
	}
}

// A mast that is gone is offered a jury mast at its own stump and no other's; what she has
// left of her guns is told, and of an enemy's nothing that is secret.
//
// Cases 10.3, 11.1, 17.9.
func TestPartsOfADamagedShip(t *testing.T) {
	h := steerIn(t, "lion-and-bull", 0)
	s := &h.g.ships[0]
	s.masts &^= Falls[ForeLower] | Falls[MainLower]
	s.battery[portGuns] = 0
	r := h.rules.(*ruleset)
	stump := engine.Option{Verb: VerbJury, On: sectionObject(ForeLower)}
	for _, at := range r.regions(h.g, 0) {
		switch at.draw.Name {
		case "fore mast":
			if !at.holds(&stump) || at.draw.Note != "gone" {
				t.Errorf("the fore mast: %+v", at)
			}
		case "main mast", "mizzen mast":
			if at.holds(&stump) {
				t.Errorf("the %s is about the stump of the fore mast", at.draw.Name)
			}
		case "port broadside":
			if at.draw.Note != "silenced" {
				t.Errorf("the port broadside: %q", at.draw.Note)
			}
		}
	}
	seen := new(State)
	seen.CopyFrom(h.g)
	seen.Redact(1 - s.holder)
	for _, at := range r.regions(seen, 0) {
		if at.place == atGuns && strings.Contains(at.draw.Note, ",") {
			t.Errorf("the enemy is told what she has loaded: %q", at.draw.Note)
		}
	}
}

// Every verb of an order has a heading of those that stand in order.
func TestOrdersHaveFourHeadings(t *testing.T) {
	w := rules(t).Words()
	for v, row := range verbs {
		if row.of != noChapter && !slices.Contains(w.Heads, w.Verbs[v].Group) {
			t.Errorf("%s stands under %q, which is none of %v", row.Name, w.Verbs[v].Group, w.Heads)
		}
	}
	if len(w.Heads) != 4 {
		t.Errorf("the headings are %v", w.Heads)
	}
}
