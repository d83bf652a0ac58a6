package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game jenkins 2
//	scenario war
//	turn 3
//	flow english-movement begun
//	flow pick English 2719-docked
//	funds English 12 Spanish 31
//	storm 2
//	pool English suffolk e-frigate*3
//	gone Spanish galicia
//	English at 2719-docked e-deception vernon cornwall e-frigate*2:flag
//	English at 2719-shore e-soldiers-2:done
//	Spanish at 2825-shore lezo ?*2
//
// The lines of flow say what is going on, the outermost step of the sequence of
// play first. Counters of a stack stand from the top down; *2 is two alike, ? one
// that the viewer may not know. Further lines, where there is something to say:
//
//	san-isidro 5
//	captured french dutch
//	peace
//	acts 12
//	scuttlers 1
//	scuttled cartagena
//	holder havana english
//	battle English 2719
//	fought 2719
//	ashore 2719
//	limbo Spanish s-frigate
//	combat naval 2719 English passed 1
//	side English dice 3 roll 1 hits 2 green faces 1 1 0 0 0 0
//	shot English cornwall group 1 gun 8 face 3
//	rolled porto-bello
//	result spanish
//
// ; begins a comment. Lines may stand in any order, names in small or capital
// letters, and a seaport's name for its hex.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	g := s.(*State)
	t := &textWriter{lines.Writer{Buf: buf}, g}
	t.Head("jenkins", version)
	t.Line("scenario %s", g.played().Key)
	t.Line("turn %d", g.turn)
	if g.flow.Depth() == 0 && g.result == resultNone {
		t.Line("flow none")
	}
	t.Flow(r.steps, &g.flow)
	t.Line("funds English %d Spanish %d", g.funds[English], g.funds[Spanish])
	t.turn()
	t.ports()
	for seat := range g.battle {
		t.hexes("battle "+seatTitles[seat], &g.battle[seat])
	}
	t.hexes("fought", &g.fought)
	t.hexes("ashore", &g.ashore)
	for _, a := range g.tries {
		if a.From == 0 {
			break
		}
		t.Line("tried %s %s", Grid.Name(a.From), Grid.Name(a.To))
		t.Flag(a.Second != 0, "second")
	}
	for _, heap := range [...]struct {
		word  string
		count *[maxCounters]uint8
	}{{"pool", &g.pool}, {"gone", &g.gone}, {"limbo", &g.limbo}} {
		t.heap(heap.word, heap.count)
	}
	for seat := English; seat <= Spanish; seat++ {
		t.stacks(seat)
	}
	t.combat()
	if g.result != resultNone {
		t.Line("result %s", resultNames[g.result])
	}
	return t.Buf
}

var (
	seatTitles  = []string{"English", "Spanish"}
	resultNames = []string{"none", "english", "spanish", "uncaught"}
	// markNames are the marks that a position tells, bit by bit; that everyone sees
	// a counter follows from where it lies.
	markNames = []string{"", "foe", "open", "flag", "done", "taken", "entered", "last"}
)

// textWriter writes one position.
type textWriter struct {
	lines.Writer
	g *State
}

// turn writes what belongs to the turn and the war as a whole.
func (t *textWriter) turn() {
	g := t.g
	number := func(n int, word string) {
		if n != 0 {
			t.Line("%s %d", word, n)
		}
	}
	number(int(g.storm), "storm")
	number(int(g.isidro), "san-isidro")
	number(int(g.acts), "acts")
	number(int(g.scuttlers), "scuttlers")
	if g.french || g.dutch {
		t.Line("captured")
		t.Flag(g.french, "french")
		t.Flag(g.dutch, "dutch")
	}
	if g.peace {
		t.Line("peace")
	}
}

// ports writes what has become of the seaports.
func (t *textWriter) ports() {
	g := t.g
	for p := 1; p < len(g.tables.Ports); p++ {
		if row := &g.tables.Ports[p]; g.holder[p] != row.Owner {
			t.Line("holder %s %s", row.Key, holderNames[g.holder[p]])
		}
	}
	for _, set := range [...]struct {
		word  string
		ports uint64
	}{{"scuttled", g.scuttled}, {"rolled", g.rolled}} {
		if set.ports == 0 {
			continue
		}
		t.Line("%s", set.word)
		for p := 1; p < len(g.tables.Ports); p++ {
			t.Flag(set.ports>>p&1 != 0, g.tables.Ports[p].Key)
		}
	}
}

// hexes writes a line of hexes, if there are any.
func (t *textWriter) hexes(head string, set *hexSet) {
	if *set == (hexSet{}) {
		return
	}
	t.Line("%s", head)
	for h := Hex(1); h < numHexes; h++ {
		if set.has(h) {
			t.More(" %s", Grid.Name(h))
		}
	}
}

// heap writes a line for the counters of each side in a heap off the map.
func (t *textWriter) heap(word string, count *[maxCounters]uint8) {
	seat := engine.NoSeat
	for c := 1; c < len(t.g.tables.Counters); c++ {
		if count[c] == 0 {
			continue
		}
		row := t.g.tables.Row(Counter(c))
		if row.Seat != seat {
			seat = row.Seat
			t.Line("%s %s", word, seatTitles[seat])
		}
		t.More(" %s", row.Key)
		t.times(int(count[c]))
	}
}

// times adds how many there are to the word written last, if more than one.
func (t *textWriter) times(n int) {
	if n > 1 {
		t.More("*%d", n)
	}
}

// stacks writes a line for each stack of a side, from the top down.
func (t *textWriter) stacks(seat engine.Seat) {
	list := t.g.pieces[seat][:t.g.count[seat]]
	last := Place(0)
	for i := 0; i < len(list); {
		p := list[i]
		if p.Place != last {
			t.Line("%s at %s", seatTitles[seat], stackName(p.Place))
			last = p.Place
		}
		n := 1
		for i+n < len(list) && list[i+n].Place == p.Place && list[i+n].Counter == p.Counter &&
			list[i+n].Mark&^markPublic == p.Mark&^markPublic {
			n++
		}
		t.More(" %s", t.kind(p.Counter))
		t.times(n)
		for bit, name := range markNames {
			if name != "" && p.Mark>>bit&1 != 0 {
				t.More(":%s", name)
			}
		}
		i += n
	}
}

// kind is the key of a kind, ? of what the viewer may not know.
func (t *textWriter) kind(c Counter) string {
	if c == Unseen {
		return "?"
	}
	return t.g.tables.Row(c).Key
}

// combat writes the combat being fought: where, each side's numbers, each die.
func (t *textWriter) combat() {
	c := &t.g.combat
	if *c == (Combat{}) {
		return
	}
	kind := "land"
	if c.Naval {
		kind = "naval"
	}
	t.Line("combat %s %s", kind, seatTitles[c.Attacker])
	if c.Hex != 0 {
		t.More(" %s", Grid.Name(c.Hex))
	}
	t.Flag(c.Bombs, "bombs")
	t.Count(int(c.Passed), "passed")
	for seat := range c.Hits {
		t.Line("side %s", seatTitles[seat])
		t.Count(int(c.Tactics[seat]), "tactics")
		t.Count(int(c.Ashore[seat]), "ashore")
		t.Count(int(c.Dice[seat]), "dice")
		t.Count(int(c.Roll[seat]), "roll")
		t.Count(int(c.Hits[seat]), "hits")
		t.Flag(c.Green[seat], "green")
		if faces := &c.Faces[seat]; *faces != ([7]uint8{}) {
			t.More(" faces %d %d %d %d %d %d", faces[1], faces[2], faces[3], faces[4], faces[5], faces[6])
		}
		for _, shot := range c.Shots[seat][:c.NumShots[seat]] {
			t.Line("shot %s %s", seatTitles[seat], t.kind(shot.By))
			t.Count(int(shot.Group), "group")
			t.Count(int(shot.Gun), "gun")
			t.Count(int(shot.Face), "face")
		}
	}
}
