package invincible

import (
	"slices"

	"weathergage/engine"
)

// frameWords are the words for what a frame of one step holds beside its seat and
// what it is about. Numbers and codes without a word are written as they are,
// after n and code.
type frameWords struct {
	codes  []string // by Code; "" is not written
	chit   bool     // Code is a chit
	n0, n1 string   // what N[0] and N[1] count
	flags  []string // of N[1], bit by bit, where it counts nothing
}

// stepWords are the words of each step's frame.
var stepWords = [numSteps]frameWords{
	stepStorms:         {n0: "done"},
	stepBlessing:       {codes: []string{"", "begun"}, n0: "left"},
	stepProtestantWind: {codes: []string{"", "begun"}, n0: "left"},
	stepAnchor:         {codes: []string{"", "lifted"}},
	stepInvasion:       {codes: []string{"", "fit"}},
	stepReinforce:      {n0: "done", flags: []string{"asked", "levied"}},
	stepFireships: {
		codes: []string{"", "seeking", "tested", "shifting", "burning", "drifting", "beside", "crushed", "nearest", "reacted"},
		n0:    "along", n1: "onto",
	},
	stepRendezvous:  {codes: []string{"", "fit", "come"}, n0: "done"},
	stepBadWeather:  {codes: []string{"", "rolled"}},
	stepSpanishDraw: {codes: []string{"", "begun"}, n0: "left"},
	stepEnglishDraw: {codes: []string{"", "begun"}, n0: "left"},
	stepMove: {
		n0: "squares", flags: []string{"asked", "tide", "stopped", "third", "denied", "attacked"},
	},
	stepAction: {
		codes: []string{"repair", "rally", "resupply"},
		n0:    "modifier", flags: []string{"asked", "sure", "helped", "second"},
	},
	stepVolley:       {codes: []string{"", "second", "over"}, flags: []string{"tested"}},
	stepCombatAmmo:   {codes: []string{"", "defender"}},
	stepCombatMorale: {codes: []string{"", "defender", "over"}},
	stepMorale:       {codes: []string{"", "asked"}, n0: "modifier", n1: "chits"},
	stepWindow: {
		codes: []string{"at-move", "at-combat", "at-morale", "at-action", "at-reinforce"}, n0: "passes",
	},
	stepEvent:  {chit: true, n0: "asked", flags: []string{"drawn", "cancelled"}},
	stepKeep:   {chit: true, n0: "asked", flags: []string{"drawn", "cancelled"}},
	stepVictim: {chit: true, n0: "struck"},
	stepGale:   {n0: "done"},
	stepVoyage: {n0: "boxes", flags: []string{"eastward", "westward", "extra", "from-port"}},
}

// flow writes a line for each unfinished step.
func (t *textWriter) flow() {
	flow := &t.g.flow
	if flow.Depth() == 0 && t.g.result == resultNone {
		t.line("flow none")
	}
	for i := range flow.Depth() {
		f := flow.At(i)
		t.line("flow %s", sequence[f.Step].name)
		switch f.Seat {
		case English:
		case engine.NoSeat:
			t.more(" nobody")
		default:
			t.more(" %s", seatNames[f.Seat])
		}
		if f.About != engine.NoObject {
			t.more(" %s", t.name(f.About))
		}
		w := &stepWords[f.Step]
		switch {
		case w.chit && f.Code != 0 && f.Code < numChits:
			t.more(" chit %s", chitKeys[f.Code])
		case int(f.Code) < len(w.codes):
			t.flag(w.codes[f.Code] != "", w.codes[f.Code])
		default:
			t.count(int(f.Code), "code")
		}
		t.numbers(w, f.N)
	}
}

// numbers writes the two numbers of a frame in the words of its step.
func (t *textWriter) numbers(w *frameWords, n [2]int32) {
	counted := n[1] == 0 || w.n1 != "" || n[1] > 0 && n[1] < 1<<len(w.flags)
	if !counted || n[0] != 0 && w.n0 == "" {
		t.more(" n %d %d", n[0], n[1])
		return
	}
	t.count(int(n[0]), w.n0)
	if w.n1 != "" {
		t.count(int(n[1]), w.n1)
	}
	for i, flag := range w.flags {
		t.flag(n[1]&(1<<i) != 0, flag)
	}
}

// Most that the code and the numbers of a frame may be.
const (
	mostCode   = 65535
	mostInFlow = 9999
)

// stepNames are the names of the steps, by their numbers.
func stepNames() []string {
	names := make([]string, numSteps)
	for i := range names {
		names[i] = sequence[i].name
	}
	return names
}

// flow reads one unfinished step of the sequence of play.
func (p *textReader) flow() error {
	if p.peek() == "none" {
		p.take()
		p.noFlow = true
		return nil
	}
	before := p.words
	p.flowRow = p.row
	step, err := p.one(stepNames())
	if err != nil {
		return err
	}
	depth := p.g.flow.Depth()
	if outer := sequence[step].phase != ""; outer != (depth == 0) || depth == engine.MaxFlow {
		p.words = before
		if outer {
			return p.fail("expected a step that is part of another, as this line of flow is not the first")
		}
		return p.fail("expected a step of the turn in the first line of flow, and at most %d lines", engine.MaxFlow)
	}
	f := engine.Frame{Step: uint8(step)}
	for len(p.words) > 0 {
		if err := p.frame(&f, &stepWords[step]); err != nil {
			return err
		}
	}
	p.g.flow.Push(f)
	return nil
}

// frame reads the next of the words about a step.
func (p *textReader) frame(f *engine.Frame, w *frameWords) error {
	word := p.peek()
	number := func(into *int32) error {
		p.take()
		n, err := p.number(-mostInFlow, mostInFlow)
		*into = int32(n)
		return err
	}
	if i := slices.Index(w.codes, word); i >= 0 {
		p.take()
		f.Code = uint16(i)
		return nil
	}
	if i := slices.Index(w.flags, word); i >= 0 {
		p.take()
		f.N[1] |= 1 << i
		return nil
	}
	switch word {
	case "english", "spanish", "nobody":
		f.Seat = map[string]engine.Seat{"english": English, "spanish": Spanish, "nobody": engine.NoSeat}[word]
		p.take()
		return nil
	case w.n0:
		return number(&f.N[0])
	case w.n1:
		return number(&f.N[1])
	case "n":
		if err := number(&f.N[0]); err != nil {
			return err
		}
		n, err := p.number(-mostInFlow, mostInFlow)
		f.N[1] = int32(n)
		return err
	case "chit":
		p.take()
		i, err := p.one(chitKeys[:])
		f.Code = uint16(i)
		return err
	case "code":
		p.take()
		n, err := p.number(0, mostCode)
		f.Code = uint16(n)
		return err
	}
	o, ok := p.w.Find(word)
	if !ok {
		return p.fail("expected %s, found %s", list(p.frameWords(w)), p.found())
	}
	f.About = o
	p.take()
	return nil
}

// frameWords lists what may stand in a line of flow.
func (p *textReader) frameWords(w *frameWords) []string {
	words := []string{"a seat", "a name"}
	for _, more := range [][]string{w.codes, {w.n0, w.n1}, w.flags} {
		for _, word := range more {
			if word != "" {
				words = append(words, word)
			}
		}
	}
	if w.chit {
		words = append(words, "chit")
	}
	return append(words, "code", "n")
}
