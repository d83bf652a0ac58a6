package renaissance

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// dim is the game with thick weather in some of its scenarios, and with those alone.
type dim struct {
	engine.Ruleset
	info engine.Info
}

func (r *dim) Info() *engine.Info { return &r.info }

// dimly changes a line of scenarios of the pack and leaves the others out.
func dimly(t *testing.T, changes map[string][2]string) engine.Ruleset {
	t.Helper()
	own := fstest.MapFS{}
	for key, change := range changes {
		file := "scenarios/" + key + ".toml"
		text, err := fs.ReadFile(Data, file)
		if err != nil || !strings.Contains(string(text), change[0]) {
			t.Fatalf("%s has no %q: %v", file, change[0], err)
		}
		own[file] = &fstest.MapFile{Data: []byte(strings.Replace(string(text), change[0], change[1], 1))}
	}
	base, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := base.Overlay(own)
	if err != nil {
		t.Fatal(err)
	}
	made, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	r := &dim{made, *made.Info()}
	r.info.Scenarios = nil
	for _, sc := range made.Info().Scenarios {
		if _, dims := changes[sc.Key]; dims {
			r.info.Scenarios = append(r.info.Scenarios, sc)
		}
	}
	return r
}

// TestExerciseOutOfSight tries the laws where ships are lost to sight: in mist, at night
// and behind a hill.
//
// Case 5.3.
func TestExerciseOutOfSight(t *testing.T) {
	r := dimly(t, map[string][2]string{
		"dog-fight":     {`weather       = "clear"`, `weather       = "mist"`},
		"bear-pit":      {`night         = "none"`, `night         = "moon"`},
		"portland-bill": {"height     = 2", "height     = 3"},
	})
	enginetest.Exercise(t, r, enginetest.Options{Exchange: exchange, Choices: 600, Key: "out of sight", Without: enginetest.Forms})
}

// seen is a source of dice that keeps the throws that everyone sees.
type seen struct {
	from dice.Mixer
	all  []engine.Throw
}

func (d *seen) Throw(th engine.Throw) (engine.Faces, bool) {
	if th.Seen.Has(engine.Observer) {
		d.all = append(d.all, th)
	}
	return d.from.Throw(th)
}

// TestNothingIsToldOfShipsOutOfSight plays moves in mist at random: of ships that are too
// far from every enemy to be seen in the move nobody but their own side is told, nor sees a
// throw about them.
//
// Case 5.3. Ruling R450.
func TestNothingIsToldOfShipsOutOfSight(t *testing.T) {
	r := dimly(t, map[string][2]string{"bear-pit": {`weather       = "clear"`, `weather       = "mist"`}})
	chance := &seen{from: dice.NewMixer(5, 3)}
	turn := engine.Turn{Dice: chance, Hear: true}
	moves := 0
	for range 12 {
		s, err := r.Setup("bear-pit", nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for len(g.Pending(nil)) > 0 {
			before, _ := g.Moment()
			far := g.farFromFoes()
			asked := g.Pending(nil)
			can := g.Candidates(asked[chance.from.Pick(len(asked))], 3, nil)
			turn.Reset()
			chance.all = chance.all[:0]
			g.Apply(can[chance.from.Pick(len(can))], &turn)
			if now, _ := g.Moment(); now == before {
				continue
			}
			if far &= g.farFromFoes(); far != 0 {
				moves++
			}
			for _, e := range turn.Events {
				for _, o := range [...]engine.Object{e.About, e.On} {
					if n := g.shipOf(o); n != noShip && far.has(n) && e.See.Has(foe(g.ships[n].holder)) {
						t.Fatalf("move %d: the other side is told %s", before, r.Tell(nil, e))
					}
				}
			}
			for _, th := range chance.all {
				if n := g.shipOf(th.About); n != noShip && far.has(n) {
					t.Fatalf("move %d: all see a throw for case %s about %s", before, th.Rule, g.row(n).Name)
				}
			}
		}
	}
	if moves < 20 {
		t.Errorf("only in %d moves was anyone out of sight", moves)
	}
}

// farFromFoes are the ships in play that no enemy is so near to that he could see them, or
// a flash of theirs, before both have moved.
func (g *State) farFromFoes() (ships squad) {
	const mostMoved = 120 * plane.MM // a ship not at attack speed
	for n := range shipNo(g.ofFleet()) {
		far := g.ships[n].fate == afloat
		for e := range shipNo(g.ofFleet()) {
			far = far && !(g.foes(n, e) && plane.Within(g.base(n), g.base(e), g.sight().Flashes+2*mostMoved))
		}
		if far {
			ships.add(n)
		}
	}
	return ships
}

// Mist by night is as mist by day.
//
// Case 5.3. Ruling R229.
func TestMistByNight(t *testing.T) {
	r := dimly(t, map[string][2]string{"bear-pit": {"weather       = \"clear\"\nnight         = \"none\"", "weather       = \"mist\"\nnight         = \"moon\""}})
	s, err := r.Setup("bear-pit", nil, &engine.Turn{})
	if err != nil {
		t.Fatal(err)
	}
	if far := s.(*State).sight(); far.Ships != 300*plane.MM || far.Flashes != 600*plane.MM {
		t.Errorf("5.3 mist, a light wind and a moon: ships are seen at %d and flashes at %d", far.Ships/plane.MM, far.Flashes/plane.MM)
	}
}

// By night a storm hides flashes as it does ships.
//
// Case 5.3. Ruling R335.
func TestStormByNight(t *testing.T) {
	r := dimly(t, map[string][2]string{"bear-pit": {"night         = \"none\"", "night         = \"moon\""}})
	s, problems, err := r.ParsePosition([]byte("game renaissance\nscenario bear-pit\nwind 270 beaufort 5\nweather storm\n"))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	if far := s.(*State).sight(); far.Ships != 300*plane.MM || far.Flashes != 300*plane.MM {
		t.Errorf("5.3 a storm at night: ships are seen at %d and flashes at %d", far.Ships/plane.MM, far.Flashes/plane.MM)
	}
}

// A fort knows nothing of a ship that has gone out of its sight, though she began within it.
//
// Case 5.3. Rulings R450, R451.
func TestForgottenByAFort(t *testing.T) {
	s, problems, err := rules(t).ParsePosition([]byte("game renaissance\nscenario puerto-rico\nmove 9\nwind 120 beaufort 3\nweather mist\n" +
		"ship foresight at 350 100 speed 0\n"))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	const spain, foresight = 1, 1
	g := s.(*State)
	if g.sights(spain, foresight) {
		t.Fatal("she is in sight")
	}
	if g.Redact(spain); g.sights(spain, foresight) {
		t.Error("she is out of sight, and known from where she began")
	}
}
