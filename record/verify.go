package record

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A Report is the result of Verify.
type Report struct {
	Game      string   `json:"game"`
	Match     string   `json:"match"`
	Choices   int      `json:"choices"`   // played, including withdrawn ones
	Withdrawn int      `json:"withdrawn"` // by consent, or by an umpire
	Corrected int      `json:"corrected"` // how often an umpire put right what was typed
	Rulings   int      `json:"rulings"`   // of an umpire, on how things stand
	Checks    int      `json:"checks"`    // of positions, all of which agree
	Positions int      `json:"positions"` // whole ones, all of which agree
	House     int      `json:"house_throws"`
	Typed     int      `json:"typed_throws"`
	Spent     int      `json:"spent_throws"` // throws of withdrawn choices
	Opened    int      `json:"opened"`       // how often choices were opened as they had been sealed
	Sealed    []string `json:"sealed"`       // the seats whose sealed choices are not in the record yet
	// Dice says whether each throw of the house is the one it was bound to make.
	Dice   bool     `json:"dice_proved"`
	Result string   `json:"result"` // as the record gives it, or ""
	Notes  []string `json:"notes"`  // what cannot be checked, and why
	Faults []string `json:"faults"` // what does not agree, with its place
}

// OK reports whether nothing disagrees.
func (r *Report) OK() bool { return len(r.Faults) == 0 }

func (r *Report) note(text string) { // once, though it may hold of every sitting
	if !slices.Contains(r.Notes, text) {
		r.Notes = append(r.Notes, text)
	}
}
func (r *Report) fault(err error) { r.Faults = append(r.Faults, err.Error()) }
func (r *Report) faultIf(err error) { // nothing to report if nil
	if err != nil {
		r.fault(err)
	}
}

// Verify replays a record, compares every check, position and result, and makes every throw of the house
// again from its secret, the seats' words and the throw's number: each number must be there once. Of the play
// it lists only the first fault, because what follows has no meaning; of the dice it lists independent
// faults, and how many more there are.
func Verify(rules engine.Ruleset, rec *Record) *Report {
	rep := &Report{Game: rec.Game, Match: rec.Match, Notes: []string{}, Faults: []string{}}
	played, err := Replay(rules, rec)
	rep.faultIf(err)
	moments := len(rec.Lines) + 1 // that were played, including the start
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
			if line.By == Umpire {
				rep.Corrected++
				rep.umpired(rec, line.Line())
			}
			n := max(len(standing)-line.N, 0)
			for _, step := range standing[n:] {
				rep.Withdrawn++
				rep.Spent += len(step.Throws)
			}
			standing = standing[:n]
		case *Ruling:
			moment++
			rep.Rulings++
			rep.umpired(rec, line.Line())
			standing = nil
		}
	}
	rep.messages(rules, rec, played)
	rep.seals(rec)
	rep.dice(rec)
	rep.unchecked(rec, played)
	return rep
}

// umpired finds the fault of an umpire's line in a match in which no dice are typed.
func (r *Report) umpired(rec *Record, line int) {
	if src := rec.LastDice().Source; src != Typed && src != Mixed && rec.View == "" {
		r.fault(rec.fault(line, 1, "an umpire's correction, and no dice of this match are typed"))
	}
}

// unchecked notes what no replay can tell: how the match ended, if not by the rules, and why bots chose as
// they did.
func (r *Report) unchecked(rec *Record, played *Replayed) {
	switch {
	case rec.View != "" || played == nil || played.Drift != nil || len(r.Faults) > 0:
	case rec.End != nil && rec.End.How != Adjourned:
		r.note("not checked: that the match ended by " + endings[rec.End.How] + ", for no rule says so")
	case rec.Result != nil:
	case played.over():
		r.note("not checked: the result, for the record has no result line; its choices end the match")
	case rec.End == nil && rec.Key != "":
		r.note("not checked: how the match was left, for it is not over and the record has no end line")
	}
	for i := range rec.Seats {
		if rec.Seats[i].Bot {
			r.note("not checked: whether the choices are those of the bots named, only that each was allowed")
			return
		}
	}
}

// endings holds the names of the ends other than by the rules, by How.
var endings = [...]string{Conceded: "concession", Agreed: "agreement", TimedOut: "the clock"}

// over reports whether the choices of the record end the match.
func (r *Replayed) over() bool {
	_, over := r.State(len(r.Moments) - 1).Outcome()
	return over
}

// messages checks the words of numbered messages against what the law allows, as far as the record was
// played.
func (r *Report) messages(rules engine.Ruleset, rec *Record, played *Replayed) {
	signals, ok := rules.(engine.Signaller)
	written := map[Say]bool{}
	moment := 0
	for _, line := range rec.Lines {
		switch line.(type) {
		case *Step, *Back, *Ruling:
			moment++
		}
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
		if played != nil && moment < len(played.Moments) {
			first, _ := played.State(0).Moment()
			now, _ := played.State(moment).Moment()
			if err := signals.Messages().CheckTurn(say.Number, now-first); err != nil {
				r.fault(rec.fault(say.Line(), 1, "%v", err))
			}
		}
		key := Say{Seat: say.Seat, Number: say.Number}
		if written[key] {
			r.fault(rec.fault(say.Line(), 1, "message %d of %s is written a second time", say.Number, say.Seat))
		}
		written[key] = true
	}
}

// Throws returns all throws of the match in the order made, without those of variations.
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
	all := rec.stretches()
	for i := range all {
		r.count(rec, &all[i])
		if all[i].dice.Mail && all[i].dice.ByHand() {
			r.note(fmt.Sprintf("played by mail: the dice of sitting %d were typed by hand, and nothing shows that they fell so", i+1))
		}
	}
	switch {
	case rec.View != "":
		r.note("a seat's own record shows not all throws: the dice are proved by the whole one")
	case rec.Dice.Source == Lab:
		r.lab(rec, all[0].throws)
	case r.House == 0:
		r.note("the house threw no dice")
	default:
		r.Dice = true
		for i := range all {
			r.Dice = r.house(rec, &all[i]) && r.Dice
		}
	}
}

// count counts the throws of a stretch and finds those that its source cannot have made.
func (r *Report) count(rec *Record, of *stretch) {
	if of.carried > 0 {
		r.note("the first dice have no numbers: they fell in the match that this one was forked from, or in the sitting before")
	}
	fell, repeated := map[Throw]bool{}, false
	for i := range of.throws {
		th := &of.throws[i]
		as := Throw{Rule: th.Rule, Seat: th.Seat, Dice: th.Dice, Sides: th.Sides, Drawn: th.Drawn, Faces: th.Faces}
		again := fell[as]
		fell[as] = true
		switch {
		case th.Typed:
			r.Typed++
			if i >= of.carried && of.dice.Source == House || of.dice.Source == Lab {
				r.fault(rec.fault(th.Line(), 1, "a typed throw, and all dice of this match are the house's"))
			}
		case th.House > 0:
			r.House++
		case i >= of.carried && again && rec.ForkOf != "":
			repeated = true
		case i >= of.carried && rec.numbers():
			r.fault(rec.fault(th.Line(), 1, "a throw that was neither typed nor counted by the house"))
		}
	}
	if repeated {
		r.note("dice without numbers repeat earlier ones: a study goes back to choices that were withdrawn")
	}
}

// house repeats each throw of the house in a stretch and reports whether all agree.
func (r *Report) house(rec *Record, of *stretch) bool {
	thrown := 0
	for i := range of.throws {
		thrown += min(of.throws[i].House, 1)
	}
	if thrown == 0 {
		return true
	}
	if of.key == "" {
		r.note("the house has not published its key yet: its throws cannot be checked")
		return false
	}
	before := len(r.Faults)
	secret, err := dice.ParseKey(of.key)
	if err != nil {
		r.fault(rec.fault(of.keyLine, 5, "%v", err))
		return false
	}
	bound := r.bound(rec, of, secret)
	if of.dice.Mail {
		r.note("played by mail: who plays a sitting rolls its dice, and could play it twice")
	}
	for i := range rec.Seats {
		if of.words[i] == "" && !rec.Seats[i].Bot && !of.dice.Mail {
			r.note("seat " + rec.Seats[i].Name + " added no words: it trusted the others not to choose their throws")
		}
	}
	house, err := dice.NewHouse(secret, rec.Match, of.words)
	if err != nil {
		r.fault(rec.fault(rec.At["start"], 1, "%v", err))
		return false
	}
	r.numbers(rec, of)
	var wrong []error
	for i := range of.throws {
		th := &of.throws[i]
		if th.House == 0 {
			continue
		}
		if f := house.Face(th.House, uint8(th.Dice), uint16(th.Sides)); f != th.Faces {
			wrong = append(wrong, rec.fault(th.Line(), 1, "throw %d of the house is %v, and the record says %v",
				th.House, f[:th.Dice], th.Faces[:th.Dice]))
		}
	}
	r.wrong(wrong, !bound || len(wrong) == thrown)
	return len(r.Faults) == before
}

// mostFaults is how many independent wrong throws are listed.
const mostFaults = 10

// wrong reports the throws that differ: the first few, or only the first if the others follow from it.
func (r *Report) wrong(list []error, follow bool) {
	most := mostFaults
	if follow {
		most = 1
	}
	for _, err := range list[:min(len(list), most)] {
		r.fault(err)
	}
	switch more := len(list) - most; {
	case more > 0 && follow:
		r.Faults = append(r.Faults, fmt.Sprintf("and %d more follow from it", more))
	case more > 0:
		r.Faults = append(r.Faults, fmt.Sprintf("and %d more throws differ", more))
	}
}

// bound checks the key of a stretch against the commit, which also says whether a person chose the secret.
func (r *Report) bound(rec *Record, of *stretch, secret dice.Secret) bool {
	plain, known := secret.Commit(), secret.CommitKnown()
	switch commit := of.dice.Commit; {
	case commit == known && !of.dice.Known:
		r.fault(rec.fault(of.line, 1, `the commit is that of a secret made from a text that a person gave, and the line does not say "known"`))
		return true
	case commit == plain && of.dice.Known:
		r.note("the record was written before the commit said whether a secret could be known")
	case commit != plain && commit != known:
		r.fault(rec.fault(of.line, 1, "the key has commit %s, and the house published %s", plain, engine.Quote(commit)))
		return false
	}
	if of.dice.Known {
		r.note("the house's secret was made from a text that a person gave: its throws can be repeated, and could be known")
	}
	return true
}

// numbers checks that the house's throws in a stretch have each number once, without gaps.
func (r *Report) numbers(rec *Record, of *stretch) {
	where := map[int]int{}
	last := 0
	var wrong []error
	for i := range of.throws {
		n, line := of.throws[i].House, of.throws[i].Line()
		if n == 0 {
			continue
		}
		if first, twice := where[n]; twice {
			wrong = append(wrong, rec.fault(line, 1, "throw %d of the house was made on line %d already", n, first))
		} else if n <= last {
			wrong = append(wrong, rec.fault(line, 1, "throw %d of the house stands after throw %d", n, last))
		}
		where[n], last = line, max(last, n)
	}
	r.wrong(wrong, true)
	if missing := last - len(where); missing > 0 {
		n := 1
		for _, ok := where[n]; ok; _, ok = where[n] {
			n++
		}
		r.fault(rec.fault(of.line, 1, "throw %d of the house is nowhere in the record", n))
		if missing > 1 {
			r.Faults = append(r.Faults, fmt.Sprintf("and %d more follow from it", missing-1))
		}
	}
}

// lab repeats each throw of a laboratory's match.
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
