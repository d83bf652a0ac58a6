package enginetest

import (
	"bytes"
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// FuzzLoad drives native fuzzing of a game's loader: each file of its data pack in turn is replaced by
// another text, and every error must name a place that exists. It starts with each file as it is, and as each
// of vary changes it.
func FuzzLoad(f *testing.F, data fs.FS, load func(*pack.Pack) (engine.Ruleset, error), vary ...func(text string) string) {
	base, err := pack.Read(data)
	if err != nil {
		f.Fatal(err)
	}
	var names []string
	err = fs.WalkDir(data, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(data, name)
		f.Add(uint8(len(names)), string(text))
		for _, changed := range vary {
			f.Add(uint8(len(names)), changed(string(text)))
		}
		names = append(names, name)
		return err
	})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, n uint8, text string) {
		name := names[int(n)%len(names)]
		own, err := base.Overlay(fstest.MapFS{name: {Data: []byte(text)}})
		if err == nil {
			_, err = load(own)
		}
		var fault *pack.Error
		if err != nil && (!errors.As(err, &fault) || fault.Line < 1 ||
			fault.Line > strings.Count(text, "\n")+1 && fault.File == name) {
			t.Errorf("a fault at no place: %v", err)
		}
	})
}

// FuzzOwn drives native fuzzing of a game's reader of players' own scenarios: the texts as they come, with words in quotes
// changed for others that a scenario may hold; each three bytes say which, and for what. Every error must name a place in
// the file, and what is read must begin with a position that its own text says again.
func FuzzOwn(f *testing.F, data fs.FS, load func(*pack.Pack) (engine.Ruleset, error), folder string, words []string, texts ...string) {
	base, err := pack.Read(data)
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range texts {
		f.Add(text, []byte{})
		f.Add(text, []byte{9, 0, 7, 14, 1, 9})
	}
	f.Fuzz(func(t *testing.T, text string, picks []byte) {
		file, err := pack.ReadOwn(folder, "mine.toml", picked(text, words, picks))
		if err != nil {
			return
		}
		with, err := base.With(file)
		if err != nil {
			return
		}
		rules, err := load(with)
		var at *pack.Error
		if errors.As(err, &at) && (at.File != "mine.toml" || at.Line < 1 || at.Column < 1) || err != nil && at == nil {
			t.Fatalf("no place: %v", err)
		}
		if err != nil {
			return
		}
		mix := dice.NewMixer(1588, 2)
		s, err := rules.Setup(file.Key(), nil, &engine.Turn{Dice: &mix})
		if err != nil {
			t.Fatalf("it does not begin: %v\n%s", err, file.Text)
		}
		again, problems, err := rules.ParsePosition(rules.FormatPosition(nil, s))
		if err != nil || len(problems) > 0 || !again.Equal(s) {
			t.Fatalf("its first position is not read back: %v, %v\n%s", err, problems, file.Text)
		}
	})
}

// picked returns a text with words in quotes changed for others.
func picked(text string, words []string, picks []byte) string {
	quoted := strings.Split(text, `"`)
	for i := 0; i+2 < len(picks); i += 3 {
		if at := int(picks[i])*2 + 1; at < len(quoted)-1 {
			quoted[at] = words[(int(picks[i+1])<<8|int(picks[i+2]))%len(words)]
		}
	}
	return strings.Join(quoted, `"`)
}

// FuzzPosition drives native fuzzing of a ruleset's reader of positions, from the given texts. It must
// neither panic nor blame a place that is not in the text, and what it accepts must read back the same from
// its canonical form.
func FuzzPosition(f *testing.F, rules engine.Ruleset, texts ...string) {
	for _, text := range texts {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, problems, err := rules.ParsePosition(text)
		if err != nil {
			var fault *engine.TextError
			if !errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1 || fault.Line > bytes.Count(text, []byte("\n"))+1 {
				t.Errorf("a fault at no place: %v", err)
			}
			return
		}
		once := rules.FormatPosition(nil, s)
		again, more, err := rules.ParsePosition(once)
		if err != nil || len(more) != len(problems) {
			t.Fatalf("its own text is refused: %v %v\n%s", err, more, once)
		}
		if twice := rules.FormatPosition(nil, again); !s.Equal(again) || !bytes.Equal(once, twice) {
			t.Errorf("read back it is another position:\n%s\n%s", once, twice)
		}
	})
}

// FuzzChoices drives native fuzzing of a ruleset: the bytes of the script say which candidate is chosen, or
// how one is mutated before Check is asked. The laws about choices, text and secrets are tried on the way.
//
//	func FuzzChoices(f *testing.F) {
//		enginetest.FuzzChoices(f, rules(f), enginetest.Options{})
//	}
func FuzzChoices(f *testing.F, rules engine.Ruleset, opts Options) {
	f.Add(uint8(0), uint64(1), []byte("\x00\x01\x02\x03\x04\x05\x06\x07"))
	f.Add(uint8(1), uint64(2), []byte("it was a dark and stormy night; \xf0\xf3\xff the wind rose"))
	f.Add(uint8(2), uint64(3), make([]byte, 300))
	x := newExercise(rules, opts)
	plans := x.plans()
	f.Fuzz(func(t *testing.T, scenario uint8, key uint64, script []byte) {
		x := newExercise(rules, opts)
		x.plan = plans[int(scenario)%len(plans)]
		x.key = key
		x.begin(0)
		x.playScript(script)
		for i := range x.failures {
			t.Error(x.failures[i].text)
		}
	})
}

// fuzzed names the laws that FuzzChoices tries after every choice.
var fuzzed = []string{"the end is the end", "lawful is listed", "listed is lawful", "text is whole",
	"imagination is sound", "a step teaches only whom it says"}

// playScript chooses what the bytes say, each modulo the number of choices.
func (x *exercise) playScript(script []byte) {
	if !x.guard(x.setUp) {
		return
	}
	for _, b := range script {
		if !x.guard(func() { x.nextBy(int(b)) }) || x.over() {
			return
		}
		for i, name := range fuzzed {
			x.law = lawCalled(name)
			x.random = dice.NewMixer(^x.key, uint64(x.step)<<8|uint64(i))
			x.guard(func() { x.law.check(x) })
		}
		if len(x.failures) > 0 || !x.guard(x.advance) {
			return
		}
	}
}

// nextBy is next, with the answer chosen by a number.
func (x *exercise) nextBy(n int) {
	if x.next(); x.over() {
		return
	}
	x.d = x.asked[n%len(x.asked)]
	x.offered = x.s.Candidates(x.d, 2+n%3, x.offered[:0])
	if len(x.offered) == 0 {
		x.failf("no candidate for %s", x.question(x.d))
	}
	x.choice = x.offered[n/len(x.asked)%len(x.offered)]
}
