package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// aboutObject is an object of a position that is written or read, and its place.
type aboutObject struct {
	*text
	*object
	place *int
}

// objectParts are what a line tells of an object.
var objectParts = lines.Entries[aboutObject]{
	lines.Named("of", append(slices.Clone(seatNames), ""), func(o aboutObject) *uint16 { return &o.owner }),
	pointOf("at", func(o aboutObject) *plane.Point { return &o.at }),
	{
		Word:  "spent",
		Same:  func(o, _ aboutObject) bool { return o.spent == 0 },
		Write: func(o aboutObject, w *lines.Writer) { w.Number(int64(o.spent)) },
		Read: func(o aboutObject, p *lines.Reader) error {
			n, err := p.Measure(0, int64(mostBoard), inInches)
			o.object.spent = uint16(n)
			return err
		},
	},
	{
		Word: "from",
		Same: func(o, _ aboutObject) bool { return o.from == 0 && o.men == 0 },
		Write: func(o aboutObject, w *lines.Writer) {
			w.Word(seatNames[o.from])
			w.Flag(o.men != 0, o.tables.Troops[o.men].Key)
		},
		Read: aboutObject.readCaptives,
	},
	{
		Word:  "number",
		Same:  func(o, _ aboutObject) bool { return *o.place == o.next },
		Write: func(o aboutObject, w *lines.Writer) { w.Number(int64(*o.place) + 1) },
		Read: func(o aboutObject, p *lines.Reader) error {
			n, err := p.Number(1, maxObjects)
			*o.place = int(n) - 1
			return err
		},
	},
}

// writeObjects writes a line for each object. One whose place does not follow that of the one
// before it has its number.
func (t *text) writeObjects(w *lines.Writer) {
	kinds, place, plain := t.tables.objectKeys(), 0, aboutObject{object: &object{owner: nobody}}
	for i := range t.objects {
		if o := &t.objects[i]; o.kind != 0 {
			w.Begin("object", kinds[o.kind-1])
			place = i
			objectParts.WriteParts(w, aboutObject{t, o, &place}, plain)
			t.next = i + 1
		}
	}
}

func (t *text) readObject(p *lines.Reader) error {
	at := p.Here()
	kind, err := p.One(t.tables.objectKeys()...)
	if err != nil {
		return err
	}
	o, place := object{kind: uint16(kind) + 1, owner: nobody}, t.next
	if err := objectParts.ReadParts(p, aboutObject{t, &o, &place}); err != nil {
		return err
	}
	if place >= maxObjects || t.objects[place].kind != 0 {
		p.Back(at)
		return p.Fail("expected at most %d objects, each with a place of its own", maxObjects)
	}
	t.setObject(place, o)
	t.next = place + 1
	return nil
}

// readCaptives reads whose men prisoners are, and perhaps their card.
func (o aboutObject) readCaptives(p *lines.Reader) error {
	seat, err := p.One(seatNames...)
	o.object.from = uint8(seat)
	if err == nil {
		o.object.men = Troop(max(p.May(o.tables.troopKeys()...), 0))
	}
	return err
}
