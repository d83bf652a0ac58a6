package enginetest

import (
	"bytes"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// replayIsTheMatch plays the match again through a session and a recorder, with choices taken back and
// repeated, and reads the record back.
func replayIsTheMatch(x *exercise) {
	text := x.recorded(4).Format()
	read, err := record.Parse("exercise.wgm", text)
	if err != nil {
		x.failf("its record is refused: %v\n%s", err, text)
	}
	if again := read.Format(); !bytes.Equal(text, again) {
		x.failf("its record is another after reading back:\n%s\nthen\n%s", text, again)
	}
	played, err := record.Replay(x.rules, read)
	if err != nil {
		x.failf("its record does not replay: %v\n%s", err, text)
	}
	if n := len(played.Moments) - 1; n != len(x.history) || played.Drift != nil {
		x.failf("its record replays as %d choices, and %d were made", n, len(x.history))
	}
	x.mustEqual(played.State(len(played.Moments)-1), x.s, "replayed", "played")
}

// recorded plays the match again and records it. Of the choices that can be taken back, one in back is taken
// back and repeated; none if back is 0.
func (x *exercise) recorded(back int) *record.Record {
	chance := x.diceOf(x.match)
	k := &kept{from: &chance, dry: -1}
	s := x.layOut(&engine.Turn{Dice: k})
	rec := record.New(x.info, x.plan.scenario, x.plan.settings, "exercise")
	rec.Dice = record.Dice{Source: record.Lab, Key: x.opts.Key, Number: 2*x.match + 1}
	if x.plan.position != nil {
		start := strings.TrimSuffix(string(x.rules.FormatPosition(nil, s)), "\n")
		rec.Position = strings.Split(start, "\n")
	}
	recorder := record.NewRecorder(x.rules, rec, s)
	recorder.SetUp(setUpThrows(k))
	session := engine.NewSession(s, x.rules.Blank, &chance)
	session.Log = func(step engine.Step) { recorder.Step(step, session.State) }
	for _, c := range x.history {
		x.playAgain(session, c)
		if back > 0 && session.CanTakeBack(c.Seat) && x.random.Pick(back) == 0 {
			x.takeBack(session, c)
		}
	}
	x.mustEqual(session.State, x.s, "played again", "first")
	return recorder.Record()
}

func setUpThrows(k *kept) []engine.Thrown {
	var thrown []engine.Thrown
	for i := range k.throws {
		thrown = append(thrown, engine.Thrown{Throw: k.throws[i], Faces: k.faces[i]})
	}
	return thrown
}

func (x *exercise) playAgain(session *engine.Session, c engine.Choice) {
	if err := session.Play(c); err != nil {
		x.failf("%s, played again: %v", x.name(c), err)
	}
}

// takeBack withdraws the last choice and repeats it.
func (x *exercise) takeBack(session *engine.Session, c engine.Choice) {
	x.a.CopyFrom(session.State)
	if err := session.TakeBack(c.Seat, engine.NoObject); err != nil {
		x.failf("%s could be taken back, but: %v", x.name(c), err)
	}
	x.playAgain(session, c)
	x.mustEqual(session.State, x.a, "taken back and made again", "before")
}
