package engine_test

import (
	"fmt"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// A match is a Session: what is asked, what may be answered, and what each answer brings about.
func Example() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	m := dice.NewMixer(dice.KeyOf("example"), 0)
	turn := &engine.Turn{Dice: &m, Hear: true}
	s, err := rules.Setup("open-sea", nil, turn)
	if err != nil {
		panic(err)
	}
	d := s.Pending(nil)[0]
	fmt.Println(rules.Words().Ask(rules.Info(), d))
	for _, c := range s.Candidates(d, 2, nil) {
		fmt.Println("-", rules.Words().Answer(d, c))
	}
	s.Apply(s.Candidates(d, 2, nil)[0], turn)
	fmt.Println(string(rules.Tell(nil, turn.Events[0])))
	// Output:
	// A: what shall Resolute load?
	// - Load round shot
	// - Load chain shot
	// Resolute is ordered to load round shot.
}

// What is refused says why, by which case, and what instead.
func ExampleRefuse() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	s, _, err := rules.ParsePosition([]byte("game duel\nphase orders"))
	if err != nil {
		panic(err)
	}
	c, _ := engine.ParseChoice(rules.Info(), rules.Words(), "A plot resolute 5")
	fmt.Println(engine.Refuse(rules.Info(), rules.Words(), s, c, s.Check(c)))
	// Output:
	// her sails give a speed of at most 3 (case 2.4). Nearest allowed: Make speed 3.
}

// Fill puts names and numbers into a sentence, so that it agrees with them.
func ExampleWords_Fill() {
	w := engine.Words{Title: func(engine.Object) string { return "Swan" }}
	for n := range int32(3) {
		fmt.Println(string(w.Fill(nil, "%A sails %1 %{1:box|boxes}%{2? and is home}.", engine.Thing(1, 0), 0, 0, n, engine.Truth(n == 2))))
	}
	// Output:
	// Swan sails 0 boxes.
	// Swan sails 1 box.
	// Swan sails 2 boxes and is home.
}
