package record

import "slices"

// A Sitting says that an adjourned match is resumed with new dice, because the secret of the previous house
// has been published, or was lost with the program that held it.
type Sitting struct {
	Place
	Dice  Dice     // from here on
	Words []string // what each seat adds to the new house's throws, in seat order
	Was   string   // the secret of the previous house, or "" if it never came out
}

// Sit adds that an adjourned match is resumed, with the dice and words of a new sitting. The key at the end
// of the record moves into the line of the sitting.
func (rec *Record) Sit(d Dice, words []string) {
	rec.Lines = append(rec.Lines, &Sitting{Dice: d, Words: words, Was: rec.Key})
	rec.End, rec.Key = nil, ""
}

// Sittings returns the number of sittings, at least 1.
func (rec *Record) Sittings() int {
	n := 1
	for _, line := range rec.Lines {
		if _, ok := line.(*Sitting); ok {
			n++
		}
	}
	return n
}

// LastDice returns the dice of the last sitting.
func (rec *Record) LastDice() Dice {
	for i := len(rec.Lines) - 1; i >= 0; i-- {
		if s, ok := rec.Lines[i].(*Sitting); ok {
			return s.Dice
		}
	}
	return rec.Dice
}

// sitting reads sitting SOURCE [commit=...] [was=KEY] [SEAT=WORDS ...] [known] [umpire] [mail].
func (p *parser) sitting() error {
	if len(p.tries) > 0 {
		return p.src.failAt(0, "a sitting cannot stand in a variation")
	}
	s := &Sitting{Place: p.place(), Words: make([]string, len(p.rec.Seats))}
	also := map[string]*string{"was": &s.Was}
	for i := range p.rec.Seats {
		also[p.rec.Seats[i].Name] = &s.Words[i]
	}
	if err := p.readDice(&s.Dice, also); err != nil {
		return err
	}
	if !s.Dice.counts() || !p.rec.Dice.counts() {
		return p.src.failAt(1, "a sitting has dice of the house, typed or mixed, as the match has")
	}
	p.count = 0
	p.add(s)
	return nil
}

// sitting writes a sitting's line.
func (f *formatter) sitting(s *Sitting) {
	f.put("sitting   ", sources[s.Dice.Source])
	if s.Dice.Commit != "" {
		f.word(" commit=", s.Dice.Commit)
	}
	if s.Was != "" {
		f.word(" was=", s.Was)
	}
	for i, words := range s.Words {
		if words != "" && i < len(f.rec.Seats) {
			f.quoted(" "+f.rec.Seats[i].Name+"=", words)
		}
	}
	f.rolled(&s.Dice)
	f.put("\n")
	f.count = 0
}

// A stretch of a match is what one house threw: from the start or a sitting to the next sitting.
type stretch struct {
	dice    Dice
	line    int // line of the commit
	words   []string
	throws  []Throw
	carried int // how many of the first were thrown in the stretch before, or in another match
	key     string
	keyLine int
}

// Rolls says where the dice of one sitting come from, and whether anybody can check them.
type Rolls struct {
	Dice
	Bare bool // its house threw, and its secret is not in the record
}

// Rolls returns where the dice of each sitting come from, those of the first sitting first.
func (rec *Record) Rolls() []Rolls {
	all := rec.stretches()
	out := make([]Rolls, len(all))
	for i := range all {
		threw := slices.ContainsFunc(all[i].throws, func(th Throw) bool { return th.House > 0 })
		out[i] = Rolls{Dice: all[i].dice, Bare: threw && all[i].key == ""}
	}
	return out
}

// stretches splits the match by house. There is one stretch for each sitting.
func (rec *Record) stretches() []stretch {
	first := stretch{dice: rec.Dice, line: rec.At["dice"], throws: append([]Throw(nil), rec.Setup...)}
	for i := range rec.Seats {
		first.words = append(first.words, rec.Seats[i].Words)
	}
	all := []stretch{first}
	fresh := false // nothing has been thrown in this sitting
	add := func(throws []Throw) {
		now := &all[len(all)-1]
		if fresh {
			now.carried = unnumbered(now.dice, throws)
		}
		fresh = false
		now.throws = append(now.throws, throws...)
	}
	for _, line := range rec.Lines {
		switch line := line.(type) {
		case *Step:
			add(line.Throws)
		case *Sitting:
			now := &all[len(all)-1]
			now.key, now.keyLine = line.Was, line.Line()
			all = append(all, stretch{dice: line.Dice, line: line.Line(), words: line.Words})
			fresh = rec.numbers()
		}
	}
	if rec.Held != nil {
		add(rec.Held.Throws)
	}
	last := &all[len(all)-1]
	last.key, last.keyLine = rec.Key, rec.At["key"]
	if rec.ForkOf != "" && rec.numbers() {
		all[0].carried = unnumbered(all[0].dice, all[0].throws)
	}
	return all
}

// unnumbered returns how many of the first throws the present house cannot have made: those of repeated
// events, and of a choice that was held at the interruption. They have no numbers; typed throws there are
// typed here.
func unnumbered(by Dice, throws []Throw) int {
	n := 0
	for i := range throws {
		if throws[i].House > 0 {
			break
		}
		if !throws[i].Typed || by.Source == House {
			n = i + 1
		}
	}
	return n
}

// ByHand reports whether people throw real dice, of whose faces the record has only their word.
func (d *Dice) ByHand() bool { return d.Source == Typed || d.Source == Mixed }

// counts reports whether the house counts the throws of a source.
func (d *Dice) counts() bool { return d.Source == House || d.Source == Typed || d.Source == Mixed }
