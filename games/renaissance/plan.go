package renaissance

import (
	"math/bits"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// A place is what of a ship a person points at to order it.
type place uint8

const (
	noPlace place = iota
	atHelm
	atGuns
	atMast
	atOars
	atMen
	atBow
	atStern
	atFlag
	atBoat
)

// placeKinds are the classes of their looks.
var placeKinds = [...]string{
	atHelm: "helm", atGuns: "guns", atMast: "mast", atOars: "oars", atMen: "men", atBow: "anchor", atStern: "anchor", atFlag: "flag",
	atBoat: "boat",
}

// A region is one part of the plan of a ship.
type region struct {
	place place
	of    engine.Object // the group of guns or the boat
	masts Sections      // of a mast
	draw  engine.PlanPart
}

// placeOf returns where an order is pointed at; what names guns or a boat is pointed at there too.
func placeOf(v engine.Verb, on engine.Object) place {
	if on == engine.Thing(classEnd, int(endStern)) {
		return atStern
	}
	return verbs[v].at
}

// Plan returns the parts of a ship as her orders name them.
func (r *ruleset) Plan(s engine.State, d engine.Decision, offered []engine.Option) []engine.PlanPart {
	g := s.(*State)
	n := g.shipOf(d.About)
	if n == noShip {
		return nil
	}
	var parts []engine.PlanPart
	for _, at := range r.regions(g, n) {
		at.draw.Kind = placeKinds[at.place]
		for i := range offered {
			if at.holds(&offered[i]) {
				at.draw.Offered = append(at.draw.Offered, i)
			}
		}
		parts = append(parts, at.draw)
	}
	return parts
}

// holds reports whether an order is about this region: it names the guns or the boat, or
// is pointed at there. One that names a stump is about that mast alone.
func (at *region) holds(o *engine.Option) bool {
	switch {
	case at.of != engine.NoObject:
		return o.On == at.of || o.With == at.of
	case at.place != placeOf(o.Verb, o.On):
		return false
	}
	return o.Verb != VerbJury || at.masts.Has(Section(o.On.Number()))
}

// regions returns the parts of a ship, from the bow aft.
func (r *ruleset) regions(g *State, n shipNo) []region {
	all := []region{{place: atBow, draw: engine.PlanPart{Name: "bow", At: engine.Point{X: -90, Y: 500}, Size: engine.Point{X: 120, Y: 400}}}}
	all = append(all, r.gunRegions(g, n)...)
	all = append(all, r.mastRegions(g, n)...)
	all = append(all, r.oarRegions(g, n)...)
	all = append(all,
		region{place: atMen, draw: engine.PlanPart{Name: "men", Note: num(g.ships[n].men()) + " aboard",
			At: engine.Point{X: 350, Y: 500}, Size: engine.Point{X: 140, Y: 500}}},
		region{place: atHelm, draw: engine.PlanPart{Name: "helm", At: engine.Point{X: 940, Y: 500}, Size: engine.Point{X: 110, Y: 500}}},
		region{place: atStern, draw: engine.PlanPart{Name: "stern", At: engine.Point{X: 1120, Y: 950}, Size: engine.Point{X: 120, Y: 400}}},
		region{place: atFlag, draw: engine.PlanPart{Name: "flag", At: engine.Point{X: 1120, Y: 50}, Size: engine.Point{X: 120, Y: 400}}},
	)
	return append(all, r.boatRegions(g, n)...)
}

// oarRegions returns the oars of each side, outside the guns where she has guns there.
//
// Case 7.4.
func (r *ruleset) oarRegions(g *State, n shipNo) (all []region) {
	most := g.kind(n).Oars
	if most == 0 {
		return nil
	}
	out := int32(60)
	if g.gunsOf(n, portGuns) > 0 {
		out = -290
	}
	for by, y := range [...]int32{port: out, starboard: 1000 - out} {
		all = append(all, region{place: atOars, draw: engine.PlanPart{
			Name: oarNames[by], Note: num(int16(g.ships[n].oars[by])) + " of " + num(int16(most)),
			At: engine.Point{X: 500, Y: y}, Size: engine.Point{X: 620, Y: 280},
		}})
	}
	return all
}

// oarNames are the oars of each side.
var oarNames = [...]string{port: "port oars", starboard: "starboard oars"}

// gunRegions returns the groups of guns that a ship was built with, with what each holds as far as that is
// known.
//
// Cases 10.1, 10.3.
func (r *ruleset) gunRegions(g *State, n shipNo) (all []region) {
	spots := [numGroups]engine.PlanPart{
		bowGuns:       {At: engine.Point{X: 70, Y: 500}, Size: engine.Point{X: 110, Y: 360}},
		portGuns:      {At: engine.Point{X: 500, Y: 0}, Size: engine.Point{X: 560, Y: 300}},
		starboardGuns: {At: engine.Point{X: 500, Y: 1000}, Size: engine.Point{X: 560, Y: 300}},
		sternGuns:     {At: engine.Point{X: 1040, Y: 500}, Size: engine.Point{X: 110, Y: 360}},
	}
	for _, b := range [...]group{bowGuns, portGuns, starboardGuns, sternGuns} {
		left := g.ships[n].battery[b]
		if left == 0 && g.gunsOf(n, b) == 0 {
			continue
		}
		draw := spots[b]
		draw.Name, draw.Note = r.words.Title(groupObject(b)), "silenced"
		if left > 0 {
			if draw.Note = num(int16(left)) + " batteries"; left == 1 {
				draw.Note = "1 battery"
			}
			if load := g.hidden[n].load[b]; load != unseen {
				draw.Note += ", " + chargeWords[load]
			}
		}
		all = append(all, region{place: atGuns, of: groupObject(b), draw: draw})
	}
	return all
}

// mastRegions returns the masts that a ship was built with, as rig draws them.
//
// Case 13.4.
func (r *ruleset) mastRegions(g *State, n shipNo) (all []region) {
	layout, left := &g.tables.Layouts[g.kind(n).Layout], g.ships[n].masts
	for i, of := range mastSections {
		has := of & layout.Has
		if has == 0 || i == 0 { // the sprit is the bow's
			continue
		}
		note := "gone"
		if standing := (has & left).Count(); standing > 0 {
			note = strconv.Itoa(int(standing)) + " of " + strconv.Itoa(int(has.Count())) + " sections"
		} else if g.ships[n].jury&has != 0 {
			note = "jury mast"
		}
		lowest := Section(bits.TrailingZeros16(uint16(has)))
		all = append(all, region{place: atMast, masts: has, draw: engine.PlanPart{
			Name: mastNames[i], Note: note, At: engine.Point{X: int32(layout.At[lowest]), Y: 500}, Size: engine.Point{X: 110, Y: 420},
		}})
	}
	return all
}

// mastNames are the masts of mastSections.
var mastNames = [len(mastSections)]string{"sprit", "fore mast", "main mast", "mizzen mast", "bonaventure mast"}

// boatRegions returns the boats of a ship that are not lost, astern.
//
// Case 9.2.
func (r *ruleset) boatRegions(g *State, n shipNo) (all []region) {
	for nth := range mostBoats {
		b := boatAt(n, nth)
		if post := g.boats[b].post; post != noPost && post != stove {
			all = append(all, region{place: atBoat, of: g.boatObject(b), draw: engine.PlanPart{
				Name: "boat " + strconv.Itoa(nth+1), Note: postNames[post],
				At: engine.Point{X: 1280 + int32(nth/2)*150, Y: 260 + int32(nth%2)*480}, Size: engine.Point{X: 130, Y: 380},
			}})
		}
	}
	return all
}
