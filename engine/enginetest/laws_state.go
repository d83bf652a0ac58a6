package enginetest

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"
	"unsafe"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// apply makes a choice in s, with events heard, and returns the turn, which is valid until the next.
func (x *exercise) apply(s engine.State, c engine.Choice, d engine.Dice) *engine.Turn {
	x.turn.Reset()
	x.turn.Dice, x.turn.Hear, x.applied = d, true, c
	s.Apply(c, &x.turn)
	return &x.turn
}

// over reports whether there is no choice to be made.
func (x *exercise) over() bool { return x.choice.Verb == 0 }

// statesAreFlat: so that copying is one assignment and comparing is ==.
func statesAreFlat(x *exercise) {
	if why := notFlat(reflect.TypeOf(x.rules.Blank())); why != "" {
		x.failf("%s", why)
	}
}

// notFlat says why a type is not a pointer to a struct of one pointer and flat things; "" if it is.
func notFlat(t reflect.Type) string {
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
		return t.String() + " is not a pointer to a struct"
	}
	pointers := 0
	if why := lies(t.Elem(), 0, &pointers); why != "" {
		return why
	}
	if pointers != 1 {
		return t.String() + " has no pointer to what never changes as its first field"
	}
	return ""
}

// lies checks a type at an offset within the whole. A pointer may stand only at 0.
func lies(t reflect.Type, offset uintptr, pointers *int) string {
	switch t.Kind() {
	case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return ""
	case reflect.Pointer:
		if *pointers++; offset == 0 {
			return ""
		}
	case reflect.Array:
		return lies(t.Elem(), offset+1, pointers) // an array of pointers is refused too
	case reflect.Struct:
		end := uintptr(0)
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Offset != end {
				return fmt.Sprintf("%s has %s of padding before %s: %s", t, bytesOf(f.Offset-end), f.Name, instead(f.Offset-end))
			}
			if why := lies(f.Type, offset+f.Offset, pointers); why != "" {
				return t.String() + "." + f.Name + ": " + why
			}
			end = f.Offset + f.Type.Size()
		}
		if end != t.Size() && t.Field(0).Type.Kind() != reflect.Pointer { // padding must not be hashed
			return fmt.Sprintf("%s has %s of padding at its end: %s", t, bytesOf(t.Size()-end), instead(t.Size()-end))
		}
		return ""
	}
	return "a " + t.Kind().String() + " of type " + t.String() + " is not flat"
}

// instead says what may be done about padding.
func instead(n uintptr) string {
	return fmt.Sprintf("make the field there wider, move it, or add spare [%d]bool", n)
}

// bytesOf returns a number of bytes in words.
func bytesOf(n uintptr) string {
	if n == 1 {
		return "1 byte"
	}
	return fmt.Sprint(n, " bytes")
}

// lookingChangesNothing: everything that only reads is called twice.
func lookingChangesNothing(x *exercise) {
	x.a.CopyFrom(x.s)
	print, text := x.s.Fingerprint(), x.rules.FormatPosition(nil, x.s)
	for range 2 {
		x.asked2 = x.s.Pending(x.asked2[:0])
		for _, d := range x.asked2 {
			x.options = x.s.Options(d, x.options[:0])
			n := len(x.options)
			x.options = x.s.Options(d, x.options)
			for i := range n {
				if 2*n != len(x.options) || x.options[i] != x.options[n+i] {
					x.failf("%s is offered other options when asked again", x.question(d))
				}
			}
			x.choices2 = x.s.Candidates(d, 3, x.choices2[:0])
			for _, c := range x.choices2 {
				x.s.Check(c)
			}
		}
		x.s.Check(x.mutated())
		x.s.Outcome()
		x.s.Moment()
		if x.s.Fingerprint() != print || !bytes.Equal(text, x.rules.FormatPosition(nil, x.s)) || !x.s.Equal(x.a) {
			x.failf("the position was changed; it was\n%s", text)
		}
	}
}

// hearingChangesNothing: events are a report, not a part of the law.
func hearingChangesNothing(x *exercise) {
	if x.over() {
		return
	}
	x.a.CopyFrom(x.s)
	x.b.CopyFrom(x.s)
	chance := x.random
	again := chance
	x.apply(x.a, x.choice, &chance)
	quiet := engine.Turn{Dice: &again}
	x.b.Apply(x.choice, &quiet)
	x.mustEqual(x.a, x.b, "heard", "not heard")
	if len(quiet.Events) > 0 {
		x.failf("an event is told though nobody hears: %+v", quiet.Events[0])
	}
	if quiet.Firm != x.turn.Firm || quiet.Out != x.turn.Out || chance != again {
		x.failf("other dice are thrown or secrets told when events are not heard")
	}
}

// copiesAreWhole: copies share nothing, and the same dice lead to the same place.
func copiesAreWhole(x *exercise) {
	if x.over() {
		return
	}
	x.a.CopyFrom(x.s)
	x.b.CopyFrom(x.s)
	x.mustEqual(x.a, x.s, "copy", "original")
	looked, before := x.now(8), []byte(nil)
	if looked {
		before = x.rules.FormatPosition(nil, x.s)
	}
	chance := x.random
	again := chance
	x.apply(x.a, x.choice, &chance)
	x.mustEqual(x.b, x.s, "copy that nobody touched", "original")
	if looked && !bytes.Equal(before, x.rules.FormatPosition(nil, x.s)) {
		x.failf("Apply on a copy changed the original, which was\n%s", before) // through its pointer
	}
	x.apply(x.b, x.choice, &again)
	x.mustEqual(x.a, x.b, "once", "again with the same dice")
}

// mustEqual compares two positions.
func (x *exercise) mustEqual(s, t engine.State, what, other string) {
	if !s.Equal(t) {
		x.failf("two positions differ:\n%s:\n%s%s:\n%s", what, x.rules.FormatPosition(nil, s),
			other, x.rules.FormatPosition(nil, t))
	}
}

// equalIsEqual: Equal compares everything and nothing else.
func equalIsEqual(x *exercise) {
	same := func(s, t engine.State) bool {
		return reflect.ValueOf(s).Elem().Interface() == reflect.ValueOf(t).Elem().Interface()
	}
	x.a.CopyFrom(x.s)
	x.b.CopyFrom(x.s)
	if !x.over() {
		chance := x.random
		x.apply(x.b, x.choice, &chance)
	}
	x.c.CopyFrom(x.s)
	x.c.Redact(engine.Observer)
	all := [...]engine.State{x.s, x.a, x.b, x.c}
	for _, s := range all {
		for _, t := range all {
			if is := s.Equal(t); is != same(s, t) {
				x.failf("Equal says %v, and == says %v, of\n%sand\n%s", is, !is,
					x.rules.FormatPosition(nil, s), x.rules.FormatPosition(nil, t))
			}
		}
	}
}

// mostFields is how many fields thePrintSeesAll changes at a time.
const mostFields = 500

// thePrintSeesAll: each number and boolean of the position is changed in turn; if there are very many, a
// sample that starts at another one each time.
func thePrintSeesAll(x *exercise) {
	x.a.CopyFrom(x.s)
	print := x.a.Fingerprint()
	v := reflect.ValueOf(x.a).Elem()
	fields := 0
	x.eachField(v, "", func(string, func()) { fields++ })
	every := fields/mostFields + 1
	next := x.random.Pick(every)
	x.eachField(v, v.Type().String(), func(name string, flip func()) {
		if next--; next >= 0 {
			return
		}
		next = every - 1
		flip()
		if x.a.Fingerprint() == print {
			x.failf("Fingerprint does not see %s", name)
		}
		if x.a.Equal(x.s) {
			x.failf("Equal does not see %s", name)
		}
		flip()
		if x.a.Fingerprint() != print {
			x.failf("Fingerprint is another when %s is as before", name)
		}
	})
}

// eachField walks the numbers and booleans of a value, with a function that changes each one and, called
// again, restores it.
func (x *exercise) eachField(v reflect.Value, name string, do func(name string, flip func())) {
	switch v.Kind() {
	case reflect.Pointer:
	case reflect.Struct:
		for i := range v.NumField() {
			x.eachField(v.Field(i), name+"."+v.Type().Field(i).Name, do)
		}
	case reflect.Array:
		for i := range v.Len() {
			x.eachField(v.Index(i), name+"[]", do)
		}
	default: // one to eight bytes: the lowest bit of the first is flipped
		first := (*byte)(unsafe.Pointer(v.UnsafeAddr()))
		do(name, func() { *first ^= 1 })
	}
}

// differs names the first number or boolean in which two values differ, with both.
func differs(a, b reflect.Value, name string) string {
	switch a.Kind() {
	case reflect.Pointer:
	case reflect.Struct:
		for i := range a.NumField() {
			if d := differs(a.Field(i), b.Field(i), name+"."+a.Type().Field(i).Name); d != "" {
				return d
			}
		}
	case reflect.Array:
		for i := range a.Len() {
			if d := differs(a.Index(i), b.Index(i), fmt.Sprintf("%s[%d]", name, i)); d != "" {
				return d
			}
		}
	default:
		if !a.Equal(b) {
			return fmt.Sprintf("%s: %v, then %v", name, a, b)
		}
	}
	return ""
}

// textIsWhole: the true position, and what each viewer sees of it.
func textIsWhole(x *exercise) {
	x.readsBack(x.s, true)
	x.a.CopyFrom(x.s)
	x.a.Redact(x.anyViewer())
	x.readsBack(x.a, false)
}

// readsBack formats, parses and formats a position again. The rules must not object to a true one.
func (x *exercise) readsBack(s engine.State, lawful bool) {
	text := x.rules.FormatPosition(nil, s)
	read, problems, err := x.rules.ParsePosition(text)
	switch {
	case err != nil:
		x.failf("its own text is refused: %v\n%s", err, text)
	case !read.Equal(s):
		x.failf("its text reads back as another position, %s:\n%sas\n%s",
			differs(reflect.ValueOf(s).Elem(), reflect.ValueOf(read).Elem(), "State"), text, x.rules.FormatPosition(nil, read))
	case lawful && len(problems) > 0:
		x.failf("the rules object to a position of play: %s (case %s)\n%s", problems[0].Why, problems[0].Rule, text)
	}
	if again := x.rules.FormatPosition(nil, read); !bytes.Equal(text, again) {
		x.failf("its text is another after reading back:\n%sthen\n%s", text, again)
	}
}

// noGarbage: bots make millions of choices.
func noGarbage(x *exercise) {
	if forgetful || x.over() {
		return
	}
	turn := engine.Turn{Dice: &x.chance}
	defer func(was dice.Mixer) { x.chance = was }(x.chance) // for laws that look further after a failure
	near := x.mutated()
	apply := func() { x.a.CopyFrom(x.s); turn.Reset(); x.a.Apply(x.choice, &turn) }
	if apply(); x.opts.Lays != nil && x.opts.Lays(x.s, x.a) {
		return
	}
	for _, part := range []struct {
		name string
		do   func()
	}{
		{"Pending", func() { x.asked2 = x.s.Pending(x.asked2[:0]) }},
		{"Options", func() { x.options = x.s.Options(x.d, x.options[:0]) }},
		{"Candidates", func() { x.choices2 = x.s.Candidates(x.d, 4, x.choices2[:0]) }},
		{"Check", func() { x.s.Check(x.choice); x.s.Check(near) }},
		{"CopyFrom", func() { x.a.CopyFrom(x.s) }},
		{"Apply", apply},
		{"Equal and Fingerprint", func() { x.a.Equal(x.s); x.a.Fingerprint() }},
	} {
		if n := testing.AllocsPerRun(4, part.do); n > 0 {
			x.failf("%s allocates %v times", part.name, n)
		}
	}
}
