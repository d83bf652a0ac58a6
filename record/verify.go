package record

import (
	"weathergage/dice"
	"weathergage/engine"
)

// A Report is what Verify found.
type Report struct {
	Game      string `json:"game"`
	Match     string `json:"match"`
	Choices   int    `json:"choices"`   // played, withdrawn ones included
	Withdrawn int    `json:"withdrawn"` // by consent
	Checks    int    `json:"checks"`    // of positions, all of which agree
	Positions int    `json:"positions"` // whole ones, all of which agree
	House     int    `json:"house_throws"`
	Typed     int    `json:"typed_throws"`
	Spent     int    `json:"spent_throws"` // of withdrawn choices
	// Dice says whether each throw of the house is the one it was bound to make.
	Dice   bool     `json:"dice_proved"`
	Result string   `json:"result"` // as the record gives it, or ""
	Notes  []string `json:"notes"`  // what cannot be checked, and why
	Faults []string `json:"faults"` // what does not agree, with its place
}

// OK reports whether nothing disagrees.
func (r *Report) OK() bool { return len(r.Faults) == 0 }

func (r *Report) note(text string) { r.Notes = append(r.Notes, text) }
func (r *Report) fault(err error)  { r.Faults = append(r.Faults, err.Error()) }
func (r *Report) faultIf(err error) { // nothing to report if nil
	if err != nil {
		r.fault(err)
	}
}

// Verify replays a record, compares every check, position and result, and makes
// every throw of the house again from its secret, the seats' words and the
// throw's number: each number must be there once. It lists all faults of the
// dice, and of the play the first, for what follows has no meaning.
func Verify(rules engine.Ruleset, rec *Record) *Report {
	rep := &Report{Game: rec.Game, Match: rec.Match, Notes: []string{}, Faults: []string{}}
	played, err := Replay(rules, rec)
	rep.faultIf(err)
	moments := len(rec.Lines) + 1 // that were played, the start included
	if played != nil && played.Drift != nil {
		moments = played.Drift.Moment
		rep.note(played.Drift.Say(rec))
	}
	if rec.Result != nil {
		var f formatter
		f.result(rec.Result)
		rep.Result = string(f.buf[len("result ") : len(f.buf)-1])
	}
	var standing []*Step
	moment := 0
	for _, line := range rec.Lines {
		switch line := line.(type) {
		case *Step:
			if moment++; moment < moments {
				rep.Choices++
				if line.Check != "" {
					rep.Checks++
				}
			}
			standing = append(standing, line)
		case *At:
			if moment < moments {
				rep.Positions++
			}
		case *Back:
			moment++
			n := max(len(standing)-line.N, 0)
			for _, step := range standing[n:] {
				rep.Withdrawn++
				rep.Spent += len(step.Throws)
			}
			standing = standing[:n]
		}
	}
	rep.messages(rules, rec)
	rep.dice(rec)
	return rep
}

// messages holds the words of numbered messages against what the law allows.
func (r *Report) messages(rules engine.Ruleset, rec *Record) {
	signals, ok := rules.(engine.Signaller)
	written := map[Say]bool{}
	for _, line := range rec.Lines {
		say, said := line.(*Say)
		if !said || say.Number == 0 {
			continue
		}
		if !ok {
			r.fault(rec.fault(say.Line(), 1, "%s has no messages by number", rules.Info().Name))
			continue
		}
		if err := signals.Messages().Check(say.Number, say.Text); err != nil {
			r.fault(rec.fault(say.Line(), 1, "%v", err))
		}
		key := Say{Seat: say.Seat, Number: say.Number}
		if written[key] {
			r.fault(rec.fault(say.Line(), 1, "message %d of %s is written a second time", say.Number, say.Seat))
		}
		written[key] = true
	}
}

// Throws are all throws of the match in the order made; variations have none.
func (rec *Record) Throws() []Throw {
	all := append([]Throw(nil), rec.Setup...)
	for _, line := range rec.Lines {
		if step, ok := line.(*Step); ok {
			all = append(all, step.Throws...)
		}
	}
	if rec.Held != nil {
		all = append(all, rec.Held.Throws...)
	}
	return all
}

// dice checks the throws.
func (r *Report) dice(rec *Record) {
	throws := rec.Throws()
	r.count(rec, throws)
	switch {
	case rec.View != "":
		r.note("a seat's own record shows not all throws: the dice are proved by the whole one")
	case rec.Dice.Source == Lab:
		r.lab(rec, throws)
	case r.House == 0:
		r.note("the house threw no dice")
	case rec.Key == "":
		r.note("the house has not published its key yet: its throws cannot be checked")
	default:
		r.Dice = r.house(rec, throws)
	}
}

// count counts the throws and finds those that no source of the match can have made.
func (r *Report) count(rec *Record, throws []Throw) {
	carried := rec.carried()
	if carried > 0 {
		r.note("the first dice have no numbers: they fell in the match that this one was forked from")
	}
	for i := range throws {
		switch th := &throws[i]; {
		case th.Typed:
			r.Typed++
			if i >= carried && rec.Dice.Source == House || rec.Dice.Source == Lab {
				r.fault(rec.fault(th.Line(), 1, "a typed throw, and all dice of this match are the house's"))
			}
		case th.House > 0:
			r.House++
		case i >= carried && rec.numbers():
			r.fault(rec.fault(th.Line(), 1, "a throw that was neither typed nor counted by the house"))
		}
	}
}

// carried is how many of the first throws were made in the match that this one was forked
// from: those of what is told again, and of a choice that was held there. The house gives
// them no numbers; what was typed there is typed here.
func (rec *Record) carried() int {
	if rec.ForkOf == "" || !rec.numbers() {
		return 0
	}
	n := 0
	for i, th := range rec.Throws() {
		if th.House > 0 {
			break
		}
		if !th.Typed || rec.Dice.Source == House {
			n = i + 1
		}
	}
	return n
}

// house makes each throw of the house again and reports whether all agree.
func (r *Report) house(rec *Record, throws []Throw) bool {
	before := len(r.Faults)
	secret, err := dice.ParseKey(rec.Key)
	if err != nil {
		r.fault(rec.fault(rec.At["key"], 5, "%v", err))
		return false
	}
	if commit := secret.Commit(); rec.Dice.Commit != commit {
		r.fault(rec.fault(rec.At["dice"], 1, "the key has commit %s, and the house published %q", commit, rec.Dice.Commit))
	}
	words := make([]string, len(rec.Seats))
	for i := range rec.Seats {
		s := &rec.Seats[i]
		words[i] = s.Words
		if s.Words == "" && !s.Bot {
			r.note("seat " + s.Name + " added no words: it trusted the others not to choose their throws")
		}
	}
	house, err := dice.NewHouse(secret, rec.Match, words)
	if err != nil {
		r.fault(rec.fault(rec.At["start"], 1, "%v", err))
		return false
	}
	if rec.Dice.Known {
		r.note("the house's secret was made from a text that a person gave: its throws can be repeated, and could be known")
	}
	r.numbers(rec, throws)
	for i := range throws {
		th := &throws[i]
		if th.House == 0 {
			continue
		}
		if f := house.Face(th.House, uint8(th.Dice), uint16(th.Sides)); f != th.Faces {
			r.fault(rec.fault(th.Line(), 1, "throw %d of the house is %v, and the record says %v",
				th.House, f[:th.Dice], th.Faces[:th.Dice]))
		}
	}
	return len(r.Faults) == before
}

// numbers checks that the house's throws have each number once, without a gap.
func (r *Report) numbers(rec *Record, throws []Throw) {
	where := map[int]int{}
	last := 0
	for i := range throws {
		n, line := throws[i].House, throws[i].Line()
		if n == 0 {
			continue
		}
		if first, twice := where[n]; twice {
			r.fault(rec.fault(line, 1, "throw %d of the house was made on line %d already", n, first))
		} else if n <= last {
			r.fault(rec.fault(line, 1, "throw %d of the house stands after throw %d", n, last))
		}
		where[n], last = line, max(last, n)
	}
	for n, gap := 1, 0; n <= last; n++ {
		if _, ok := where[n]; !ok {
			if gap++; gap > 10 {
				r.fault(rec.fault(rec.At["dice"], 1, "more throws of the house are nowhere in the record"))
				return
			}
			r.fault(rec.fault(rec.At["dice"], 1, "throw %d of the house is nowhere in the record", n))
		}
	}
}

// lab makes each throw of a laboratory's match again.
func (r *Report) lab(rec *Record, throws []Throw) {
	r.note("dice of the laboratory: the match can be repeated, and its throws could be known")
	mixer := dice.NewMixer(dice.KeyOf(rec.Dice.Key), uint64(rec.Dice.Number))
	for i := range throws {
		th := &throws[i]
		if f, _ := mixer.Throw(engine.Throw{Dice: uint8(th.Dice), Sides: uint16(th.Sides)}); f != th.Faces {
			r.fault(rec.fault(th.Line(), 1, "throw %d under this key is %v, and the record says %v",
				i+1, f[:th.Dice], th.Faces[:th.Dice]))
			return
		}
	}
}
