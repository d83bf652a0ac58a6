package record

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Format returns the record as text, in the one form that the package comment shows. Parse reads it back to
// an equal record.
func (rec *Record) Format() []byte {
	f := formatter{rec: rec, counts: rec.numbers(), buf: make([]byte, 0, 4096)}
	f.header()
	if len(rec.Lines) > 0 {
		f.gap()
	}
	f.lines(rec.Lines, 0)
	if rec.Held != nil || rec.End != nil || rec.Result != nil || rec.Key != "" {
		f.gap()
	}
	if rec.Held != nil {
		f.step("held ", rec.Held, 0)
	}
	if rec.End != nil {
		f.put("end ", ends[rec.End.How])
		if rec.End.hasSeat() {
			f.put(" ", rec.End.Seat)
		}
		f.put("\n")
	}
	if rec.Result != nil {
		f.result(rec.Result)
	}
	if rec.Key != "" {
		f.word("key ", rec.Key)
		f.put("\n")
	}
	return f.buf
}

type formatter struct {
	rec    *Record
	buf    []byte
	counts bool // the house numbers throws here
	count  int  // number of the house's last throw
}

func (f *formatter) put(parts ...string) {
	for _, part := range parts {
		f.buf = append(f.buf, part...)
	}
}

func (f *formatter) indent(depth int) {
	for range depth {
		f.put("  ")
	}
}

// gap adds an empty line, but never a second one.
func (f *formatter) gap() {
	if n := len(f.buf); n < 2 || f.buf[n-2] != '\n' {
		f.put("\n")
	}
}

func (f *formatter) word(before, word string) {
	f.put(before)
	f.buf = appendWord(f.buf, word)
}

func (f *formatter) quoted(before, text string) {
	f.put(before)
	f.buf = appendQuoted(f.buf, text)
}

func (f *formatter) number(before string, n int) {
	f.put(before)
	f.buf = strconv.AppendInt(f.buf, int64(n), 10)
}

func (f *formatter) header() {
	rec := f.rec
	f.number("weathergage match ", Format)
	f.word("\ngame      ", rec.Game)
	f.quoted("\nrules     ", rec.Edition)
	f.number(" ", rec.Version)
	f.word("\npack      ", rec.Pack)
	if rec.Own.Name != "" {
		f.word("\nown       ", rec.Own.Name)
		f.put(" ", Check([]byte(rec.Own.Text)), "\n")
		f.position(splitLines([]byte(rec.Own.Text)), 0)
		f.buf = f.buf[:len(f.buf)-1] // each line of a header writes its own line feed first
	}
	if rec.Scenario != "" {
		f.word("\nscenario  ", rec.Scenario)
	}
	for _, s := range rec.Settings {
		f.word("\nset       "+s.Key+"=", s.Value)
	}
	if rec.Match != "" {
		f.word("\nmatch     ", rec.Match)
	}
	if rec.ForkOf != "" {
		f.word("\nfork      ", rec.ForkOf)
		f.number(" ", rec.ForkStep)
	}
	for i := range rec.Seats {
		f.seat(&rec.Seats[i])
	}
	f.dice(&rec.Dice)
	if rec.View != "" {
		f.word("\nview      ", rec.View)
	}
	if rec.Position != nil {
		f.put("\nstart     position\n")
		f.position(rec.Position, 0)
	} else {
		f.put("\nstart     scenario\n")
	}
	f.throws(rec.Setup, 0)
}

func (f *formatter) seat(s *Seat) {
	f.put("\nseat      ", s.Name)
	switch {
	case s.Bot:
		f.word(" bot ", s.Who)
	case s.Who != "":
		f.quoted(" person ", s.Who)
	default:
		f.put(" person")
	}
	if s.Words != "" {
		f.quoted(" words=", s.Words)
	}
	if s.Key != "" {
		f.word(" key=", s.Key)
	}
}

func (f *formatter) dice(d *Dice) {
	if d.Source == NoDice {
		return
	}
	f.put("\ndice      ", sources[d.Source])
	if d.Source == Lab {
		f.word(" key=", d.Key)
		f.number(" number=", d.Number)
		return
	}
	if d.Commit != "" {
		f.word(" commit=", d.Commit)
	}
	f.rolled(d)
}

// rolled writes the words at the end of a line about dice.
func (f *formatter) rolled(d *Dice) {
	if d.Known {
		f.put(" known")
	}
	if d.Umpire {
		f.put(" ", Umpire)
	}
	if d.Mail {
		f.put(" mail")
	}
}

func (f *formatter) position(text []string, depth int) {
	for _, line := range text {
		f.indent(depth + 1)
		f.put("|")
		if line != "" {
			f.put(" ", line)
		}
		f.put("\n")
	}
}

func (f *formatter) lines(lines []Line, depth int) {
	for _, line := range lines {
		switch line.(type) {
		case *Turn, *Sitting:
			if depth == 0 {
				f.gap()
			}
		}
		f.line(line, depth)
	}
}

func (f *formatter) line(line Line, depth int) {
	f.indent(depth)
	switch line := line.(type) {
	case *Step:
		f.step("", line, depth)
	case *Turn:
		f.number("turn ", line.N)
		f.put("\n")
	case *At:
		f.put("at\n")
		f.position(line.Text, depth)
	case *Say:
		f.put("say ", line.Seat)
		if line.Number > 0 {
			f.number(" ", line.Number)
		}
		f.quoted(" ", line.Text)
		f.put("\n")
	case *Back:
		f.back(line)
	case *Ruling:
		f.quoted("ruling ", line.Why)
		f.put("\n")
		f.position(line.Position, depth)
	case *Sitting:
		f.sitting(line)
	case *Sealed:
		f.sealed("sealed", line.Seat, 0, line.Commit)
	case *Opened:
		f.sealed("opened", line.Seat, line.N, line.Key)
	case *Comment:
		f.comment("", line.Text)
		f.put("\n")
	case *Try:
		f.put("try")
		if line.Title != "" {
			f.quoted(" ", line.Title)
		}
		f.put("\n")
		counted := f.counts
		f.counts = false
		f.lines(line.Lines, depth+1)
		f.counts = counted
	}
}

func (f *formatter) comment(before, text string) {
	f.put(before, ";")
	if text != "" {
		f.put(" ", text)
	}
}

func (f *formatter) step(before string, s *Step, depth int) {
	f.put(before, s.Choice)
	if s.Comment != "" {
		f.comment(" ", s.Comment)
	}
	f.put("\n")
	f.throws(s.Throws, depth)
	for _, told := range s.Told {
		f.indent(depth + 1)
		f.quoted("told "+orDash(string(told.Rule))+" ", told.Text)
		f.put("\n")
	}
	if s.Check != "" {
		f.indent(depth + 1)
		f.put("check ", s.Check, "\n")
	}
}

func (f *formatter) back(b *Back) {
	f.number("back ", b.N)
	f.put(" by ", b.By)
	for i, seat := range b.Agreed {
		if i == 0 {
			f.put(", agreed ", seat)
		} else {
			f.put(", ", seat)
		}
	}
	f.put("\n")
}

// orDash returns a text, or "-" if it is empty.
func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func (f *formatter) throws(throws []Throw, depth int) {
	for i := range throws {
		th := &throws[i]
		f.indent(depth + 1)
		f.put(orDash(string(th.Rule)), " ", orDash(th.Seat))
		if th.Drawn {
			f.number(" draw ", th.Sides)
		} else {
			f.number(" ", th.Dice)
			f.number("d", th.Sides)
		}
		f.put(" =")
		for k := range min(th.Dice, engine.MaxDice) {
			f.number(" ", int(th.Faces[k]))
		}
		if th.Name != "" {
			f.put(" ", th.Name)
		}
		f.mark(th)
		f.put("\n")
	}
}

// mark writes how the throw was counted, unless it has the next number.
func (f *formatter) mark(th *Throw) {
	next := 0
	if f.counts {
		next = f.count + 1
	}
	switch {
	case th.Typed:
		f.put(" typed")
	case th.House != next:
		f.number(" #", th.House)
	}
	if f.counts && th.House > 0 {
		f.count = th.House
	}
}

func (f *formatter) result(r *Result) {
	f.put("result ", orDraw(r.Winner))
	if r.Rule != "" {
		f.put(" ", string(r.Rule))
	}
	if r.Level != 0 {
		f.number(" level=", r.Level)
	}
	for i, n := range r.Score {
		if i == 0 {
			f.put(" score=")
		} else {
			f.put(",")
		}
		f.number("", int(n))
	}
	f.put("\n")
}
