package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// postNames are the posts of boats as lines about them name them.
var postNames = [numPosts]string{
	noPost: "none", aboard: "aboard", launching: "launching", stowing: "stowing", atHull: "alongside",
	rowing: "rowing", towing: "towing", kedging: "kedging", breaking: "breaking", storming: "boarding", stove: "lost",
}

// writeBoats writes the boats that are not aboard their ships, and the dispatches of
// each side:
//
//	boat triumph-boat-1 alongside triumph moves 1 men 0 20 gun port-broadside
//	boat triumph-boat-2 rowing victory at 712.5 1000 men 20 20
//	boat triumph-boat-3 breaking triumph at 800 1000 to boom moves 2 men 0 20
//	dispatch 7 from triumph by triumph-boat-2 move 3 near victory heard victory
func (r *ruleset) writeBoats(w *lines.Writer, g, start *State) {
	for b := range boatNo(g.ofBoats()) {
		o := &g.boats[b]
		if *o == start.boats[b] {
			continue
		}
		w.Line("boat %s %s", r.words.Object(g.boatObject(b)), postNames[o.post])
		if o.post == stove {
			continue
		}
		w.More(" %s", g.row(o.by).Key)
		if o.post == rowing || o.post == breaking {
			w.More(" at %s %s", parts(int(o.at.X)), parts(int(o.at.Y)))
		}
		if o.boom > 0 {
			w.More(" to %s", r.words.Object(g.barrier(int(o.boom)-1)))
		}
		w.Count(int(o.moves), "moves")
		if o.men != (party{}) {
			w.More(" men %d %d", o.men.soldiers, o.men.mariners)
		}
		if o.gun > 0 {
			w.More(" gun %s", things[classGroup][o.gun-1])
		}
	}
	for seat := range numSeats {
		for i := range g.dispatches[seat] {
			r.writeDispatch(w, g, seat, &g.dispatches[seat][i])
		}
	}
}

// writeDispatch writes one message that is carried.
func (r *ruleset) writeDispatch(w *lines.Writer, g *State, seat engine.Seat, d *dispatch) {
	if d.number == 0 {
		return
	}
	w.Line("dispatch %d from", d.number)
	g.writeSender(w, d.from, seat)
	w.More(" by %s move %d", r.words.Object(g.bearerObject(d.bearer)), d.move)
	for _, some := range [...]struct {
		word  string
		ships squad
	}{{"near", d.near}, {"heard", d.heard}} {
		if some.ships != 0 {
			w.More(" %s", some.word)
			g.writeSquad(w, some.ships)
		}
	}
}

// boat reads a line about a boat.
func (p *textReader) boat() error {
	g := p.g
	o, ok := p.r.tables.find(p.Peek())
	b := g.boatOf(o)
	if !ok || b == noBoat {
		return p.Fail("expected a boat of a ship of the scenario, found %s", p.Found())
	}
	p.Take()
	i, err := p.One(postNames[aboard:]...)
	if err != nil {
		return err
	}
	w := &g.boats[b]
	*w = boat{post: aboard + post(i)}
	if w.post == stove {
		return nil
	}
	if w.by, err = p.ship(); err != nil {
		return err
	}
	for p.More() {
		if err := p.aboutBoat(w); err != nil {
			return err
		}
	}
	switch {
	case w.post < atHull && (w.by != b.parent() || w.men != (party{}) || w.gun > 0):
		return p.Fail("expected a boat aboard to be empty and aboard its own ship")
	case w.post != rowing && w.post != breaking && (w.at != (plane.Point{}) || w.boom > 0):
		return p.Fail("expected a place, or a barrier, for boats that row or break one only")
	case w.post == breaking && w.boom == 0:
		return p.Fail("expected the barrier that the boat breaks")
	case w.men.men() > g.boatRoom() || w.post == storming && w.men.men() > 0:
		return p.Fail("expected at most %d men in a boat, and none in one that has boarded", g.boatRoom())
	}
	return nil
}

// aboutBoat reads one thing more about a boat.
func (p *textReader) aboutBoat(w *boat) error {
	i, err := p.One("at", "moves", "men", "gun", "to")
	if err != nil {
		return err
	}
	switch i {
	case 0:
		for _, into := range [...]*int32{&w.at.X, &w.at.Y} {
			if *into, err = p.hundredths(-mostPlace, mostPlace, "mm"); err != nil {
				return err
			}
		}
	case 1:
		return p.Count(&w.moves, mostCount)
	case 2:
		for _, into := range [...]*int16{&w.men.soldiers, &w.men.mariners} {
			n, err := p.Number(0, mostMen)
			if err != nil {
				return err
			}
			*into = int16(n)
		}
	case 3:
		i, err = p.One(things[classGroup]...)
		w.gun = uint8(i) + 1
	default:
		o, _ := p.r.tables.find(p.Peek())
		if i = p.g.barrierOf(o); i < 0 {
			return p.Fail("expected a barrier of the scenario, found %s", p.Found())
		}
		p.Take()
		w.boom = uint8(i) + 1
	}
	return err
}

// dispatch reads one message that is carried.
func (p *textReader) dispatch() error {
	g := p.g
	n, err := p.Number(1, mostMessage)
	if err != nil {
		return err
	}
	d, seat := dispatch{number: uint16(n)}, seatA
	if _, err = p.One("from"); err == nil {
		d.from, seat, err = p.sender()
	}
	if err == nil {
		_, err = p.One("by")
	}
	if err != nil {
		return err
	}
	o, _ := p.r.tables.find(p.Peek())
	bearer, ok := g.bearerOf(o)
	if o == engine.NoObject || !ok {
		return p.Fail("expected a ship or boat of the scenario, found %s", p.Found())
	}
	d.bearer = bearer
	p.Take()
	if _, err = p.One("move"); err == nil {
		err = p.Count(&d.move, mostCount)
	}
	for p.More() && err == nil {
		var i int
		if i, err = p.One("near", "heard"); err == nil {
			err = p.squad([...]*squad{&d.near, &d.heard}[i])
		}
	}
	if err != nil {
		return err
	}
	all := &g.dispatches[seat]
	for i := range all {
		if all[i].number == 0 {
			all[i] = d
			return nil
		}
	}
	return p.Fail("expected at most %d dispatches of a side", maxDispatches)
}
