package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// version is raised whenever an old record would replay differently.
const version = 22

// format appends the one canonical text of the position:
//
//	weathergage position 1
//	game fury 1
//	scenario feud
//	turn 3
//	sky night
//	wheel
//	board 4800 4800
//	piece light-wood 100 100 900 150 500 800
//	piece building 2000 2000 2200 2000 2200 2200 2000 2200 stone
//	side A force 12 lost 2 flight 30 colonel 7 with a-1
//	side B force 16 flight 60 colonel 9 at 2400 100
//	dead 4 12
//	flow segments A
//	company a-1 kern squadrons 6 files 3 at 2400 3000 facing 0 captain 12 terror 1
//	company b-1 spanish-pikemen squadrons 6 files 6 at 2400 1000 facing 18000 captain 3 formed acted
//	company b-2 kern squadrons 2 files 2 at 900 900 facing 0 routing passed b-1 b-3
//	object prisoners of A at 2000 2400
//	hidden A kern squadrons 4 files 4 at 700 500 facing 9000 captain 20
//
// Lengths are hundredths of an inch, facings hundredths of a degree clockwise from north.
// Officers are numbers of counters. A match that is over has a line "outcome flight A" that
// names the loser, if anybody lost, and no flow. ; begins a comment.
func (g *State) format(buf []byte) []byte {
	w := &lines.Writer{Buf: buf}
	positionLines.Write(w, &text{State: g}, &blank)
	return w.Buf
}

// parse reads a position leniently. What is left out is as on an open table of 48 inches
// each way in the first turn, with the attacker to act. Things that the rules object to are
// listed; what could be no position at all is an error, a *engine.TextError.
func (tb *Tables) parse(from []byte) (*State, []engine.Problem, error) {
	p := &lines.Reader{}
	t := &text{State: &State{tables: tb}}
	t.turn = 1
	t.ground = ground{width: 48 * Inch, depth: 48 * Inch}
	for seat := range t.sides {
		t.sides[seat].with = noCompany
	}
	if err := positionLines.Read(p, from, t); err != nil {
		return nil, nil, err
	}
	if err := t.finish(p); err != nil {
		return nil, nil, err
	}
	return t.State, p.Problems, nil
}

// text is a position that is written or read.
type text struct {
	*State
	seen uint64 // officers named so far, by bit
	next int    // place of an object
}

// blank is what is not written of a position.
var blank = text{State: &State{}}

// Names in positions, by number or by bit.
var (
	outcomeNames = []string{outcomeFlight: "flight", outcomeLeaves: "withdrawal", outcomeLate: "late", outcomeDraw: "draw", outcomePoints: "points", outcomeGoal: "goal"}
	markNames    = [numMarks]string{"formed", "repelled", "acted", "routing", "dismounted", "retired", "team", "limbered", "loaded", "ladders", "ambushed", "afloat", "off", "asleep", "shaken", "shaken-twice", "shaken-often", "shot", "tight", "landed", "hot"}
	stanceNames  = [numStances]string{"fought", "halved", "quartered", "fortified", "covered", "vantage", "narrow", "mars", "duelled",
		"silent", "barred", "bound", "apart", "risk", "fated", "scales"}
	// Of sides.
	sideMarkNames = [numSideMarks]string{"lurks", "herds-driven", "prisoners-driven", "wagons-driven", "comes", "waits", "brings", "fallen", "relief", "fleet-shot", "fleet-done", "dumbfounded", "bides", "unseen"}
	skyNames      = []string{skyDay: "day", skyNight: "night", skyFog: "fog"}
	steps         = &lines.Sequence{} // see sequence
)

// Units of lengths and facings.
const (
	inInches  = " hundredths of an inch"
	inDegrees = " hundredths of a degree"
)

// mostTurns is the most turns that a match has.
const mostTurns = 9999

// positionLines are the lines of a position.
var positionLines = slices.Concat(lines.Title[*text]("fury", version), lines.Entries[*text]{
	{
		Word:  "scenario",
		Same:  func(t, _ *text) bool { return t.played() == nil },
		Write: func(t *text, w *lines.Writer) { w.Word(t.played().Key) },
		Read: func(t *text, p *lines.Reader) error {
			keys := make([]string, len(t.tables.Scenarios))
			for i := range keys {
				keys[i] = t.tables.Scenarios[i].Key
			}
			n, err := p.One(append(keys, battleNames[:]...)...)
			t.scenario = uint16(n + 1)
			return err
		},
	},
	lines.Number("turn", 1, mostTurns, func(t *text) *uint16 { return &t.turn }).Always(),
	lines.Named("sky", skyNames, func(t *text) *sky { return &t.sky }),
	lines.Held("wheel", func(t *text) *bool { return &t.fortune }),
}, campaignLines, lines.Entries[*text]{
	{Word: "board", Write: (*text).writeBoard, Read: (*text).readBoard},
	{Word: "piece", Every: (*text).writePieces, Read: (*text).readPiece},
	{Word: "side", Every: (*text).writeSides, Read: (*text).readSide},
	{Word: "muster", Many: true, Read: (*text).readMuster},
	{
		Word: "dead",
		Same: func(t, _ *text) bool { return t.dead == 0 },
		Write: func(t *text, w *lines.Writer) {
			for by := range Officer(len(t.tables.Officers)) {
				if t.dead>>by&1 != 0 {
					w.Number(int64(by))
				}
			}
		},
		Read: func(t *text, p *lines.Reader) error {
			return p.Each(func() error {
				by, err := t.readOfficer(p)
				t.dead |= 1 << by
				return err
			})
		},
	},
	lines.Going(steps, func(t *text) *engine.Flow { return &t.flow }, func(t *text) bool { return t.outcome != outcomeNone }),
	{
		Word:  "outset",
		Same:  func(t, _ *text) bool { return t.outset == outset{} },
		Write: (*text).writeOutset,
		Read:  (*text).readOutset,
	},
	{Word: "company", Every: (*text).writeCompanies, Read: (*text).readCompany},
	{Word: "hidden", Every: (*text).writeHidden, Read: (*text).readHidden},
	{Word: "object", Every: (*text).writeObjects, Read: (*text).readObject},
	{
		Word: "outcome",
		Same: func(t, _ *text) bool { return t.outcome == outcomeNone },
		Write: func(t *text, w *lines.Writer) {
			w.Word(outcomeNames[t.outcome])
			w.Flag(t.outcome.hasLoser(), seatNames[t.loser])
		},
		Read: func(t *text, p *lines.Reader) error {
			how, err := p.One(outcomeNames...)
			if t.outcome = outcome(how); err != nil || !t.outcome.hasLoser() {
				return err
			}
			loser, err := p.One(seatNames...)
			t.loser = engine.Seat(loser)
			return err
		},
	},
})

// hasLoser reports whether a match that ended so was lost by somebody.
func (o outcome) hasLoser() bool { return o != outcomeDraw && o != outcomePoints }

func (t *text) writeBoard(w *lines.Writer) {
	w.Number(int64(t.ground.width))
	w.Number(int64(t.ground.depth))
}

func (t *text) readBoard(p *lines.Reader) error {
	for _, into := range [2]*Length{&t.ground.width, &t.ground.depth} {
		n, err := p.Measure(int64(leastBoard), int64(mostBoard), inInches)
		if err != nil {
			return err
		}
		*into = Length(n)
	}
	return nil
}

func (t *text) writePieces(w *lines.Writer) {
	gr := &t.ground
	for i := range int(gr.many) {
		piece := &gr.pieces[i]
		w.Begin("piece", t.tables.Grounds[piece.ground].Key)
		for _, at := range gr.outline(i) {
			writePoint(w, at)
		}
		w.Flag(piece.stone, "stone")
		w.Count(int(piece.fire), "fire")
	}
}

// pieceWords are the words about a piece of ground after its corners.
var pieceWords = []string{"stone", "fire"}

func (t *text) readPiece(p *lines.Reader) error {
	keys := make([]string, NumGrounds)
	for i := range t.tables.Grounds {
		keys[i] = t.tables.Grounds[i].Key
	}
	at := p.Here()
	n, err := p.One(keys...)
	if err != nil {
		return err
	}
	piece := Piece{Ground: Ground(n)}
	for p.More() && !p.Sees(pieceWords...) {
		corner, err := readPoint(p)
		if err != nil {
			return err
		}
		piece.Shape = append(piece.Shape, corner)
	}
	var fire uint8
	for p.More() {
		word, err := p.One(pieceWords...)
		if err == nil && word == 1 {
			err = p.Count(&fire, int64(t.tables.Numbers[NumFireGone]))
		}
		if err != nil {
			return err
		}
		piece.Stone = piece.Stone || word == 0
	}
	if err := t.ground.add(&piece); err != nil {
		p.Back(at)
		return p.Fail("%v", err)
	}
	t.ground.pieces[t.ground.many-1].fire = uint16(fire)
	return nil
}

// readPoint reads a point that lies no farther off the table than the widest table is wide.
func readPoint(p *lines.Reader) (at plane.Point, err error) {
	for _, into := range [2]*int32{&at.X, &at.Y} {
		n, err := p.Measure(-int64(mostBoard), 2*int64(mostBoard), inInches)
		if err != nil {
			return at, err
		}
		*into = int32(n)
	}
	return at, nil
}

// writePoint adds a point to the line written last.
func writePoint(w *lines.Writer, at plane.Point) {
	w.Number(int64(at.X))
	w.Number(int64(at.Y))
}

// pointOf returns a word and a point.
func pointOf[T any](word string, of func(T) *plane.Point) lines.Entry[T] {
	return lines.Entry[T]{
		Word:  word,
		Write: func(t T, w *lines.Writer) { writePoint(w, *of(t)) },
		Read: func(t T, p *lines.Reader) (err error) {
			*of(t), err = readPoint(p)
			return err
		},
	}
}

// officerOf is a word and the counter of an officer on the table, where no other has it.
func officerOf[T interface {
	readCounter(*lines.Reader) (Officer, error)
}](word string, of func(T) *Officer) lines.Entry[T] {
	return lines.Entry[T]{
		Word:  word,
		Same:  func(t, _ T) bool { return *of(t) == 0 },
		Write: func(t T, w *lines.Writer) { w.Number(int64(*of(t))) },
		Read: func(t T, p *lines.Reader) (err error) {
			*of(t), err = t.readCounter(p)
			return err
		},
	}
}

// readOfficer reads the number of an officer's counter.
func (t *text) readOfficer(p *lines.Reader) (Officer, error) {
	n, err := p.Number(1, int64(len(t.tables.Officers)-1))
	return Officer(n), err
}

// readCounter reads the counter of an officer on the table, where no other has it.
func (t *text) readCounter(p *lines.Reader) (Officer, error) {
	at := p.Here()
	by, err := t.readOfficer(p)
	if err == nil && t.seen>>by&1 != 0 {
		p.Back(at)
		return 0, p.Fail("a second place of officer %d", by)
	}
	t.seen |= 1 << by
	return by, err
}
