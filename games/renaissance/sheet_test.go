package renaissance

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// linesOf is a block of a sheet as lines of text: struck boxes in brackets, notes
// behind a colon.
func linesOf(s *engine.Sheet, title string) []string {
	var out []string
	for _, b := range s.Blocks {
		if b.Title != title {
			continue
		}
		for _, row := range b.Rows {
			words := []string{}
			if row.Name != "" {
				words = append(words, row.Name)
			}
			for _, box := range row.Boxes {
				text := box.Text
				if box.Struck {
					text = "[" + text + "]"
				}
				if box.Note != "" {
					text += ":" + box.Note
				}
				words = append(words, text)
			}
			out = append(out, strings.Join(words, " "))
		}
	}
	return out
}

// sheetOf is the sheet of the first ship after what has been told.
func sheetOf(t *testing.T, g *State, past []engine.Dated) *engine.Sheet {
	t.Helper()
	sheets := rules(t).(engine.Clerk).Sheets(g, seatA, past)
	return &sheets[0]
}

// told is an event about the first ship of a match in a move.
func told(g *State, move int, kind engine.Kind, on engine.Object, n ...int32) engine.Dated {
	e := engine.Event{Kind: kind, About: g.object(0), On: on}
	copy(e.N[:], n)
	return engine.Dated{Turn: move, Event: e}
}

func TestSheets(t *testing.T) {
	g := play(t, "scenario lion-and-bull")
	s := &g.ships[0]
	main := Falls[MainLower] & g.tables.Layouts[g.kind(0).Layout].Has
	s.masts &^= main
	s.rudder, s.jury = true, 1<<MainLower
	s.battery[portGuns]--
	s.battery[starboardGuns] -= 2
	s.soldiers, s.mariners = s.soldiers-15, s.mariners-8
	g.persons[0].fortune = dead
	past := []engine.Dated{
		told(g, 7, KindFell, sideObject(port), int32(main)),
		told(g, 7, KindCasualties, engine.NoObject, 3, 3), told(g, 9, KindCasualties, engine.NoObject, 7, 0),
		told(g, 9, KindCasualties, engine.NoObject, 1, 1),
		told(g, 11, KindSilenced, groupObject(portGuns), 1, 4), told(g, 12, KindSilenced, groupObject(starboardGuns), 1, 4),
		told(g, 12, KindRudder, engine.NoObject), told(g, 13, KindCasualties, engine.NoObject, 4, 4),
		told(g, 14, KindKilled, g.object(0), int32(SeaDog), 0),
		told(g, 16, KindRepaired, engine.NoObject, int32(JuryMast)),
	}
	own, theirs := sheetOf(t, g, past), *g
	theirs.Redact(seatB)
	for _, tt := range []struct {
		name, block, want string
		sheet             *engine.Sheet
	}{
		{"27.2 the main mast in move 7", "Masts", "main [lower 30]:7 port [top 20]:7 port jury mast 20", own},
		{"27.2 the rudder in move 12", "Record", "rudder gone-12", own},
		{"27.2 a jury mast in move 16", "Record", "repairs JM-16", own},
		{"27.2 two sections of seven are three tenths of her speed", "Record", "speed 7/10", own},
		{"27.1 a battery is struck off with its move", "Batteries", "port, factor 7.5 1 2 3 4 [5]:11 ball:loaded", own},
		{"27.1 of what was not told there is no move", "Batteries", "starboard, factor 7.5 1 2 3 [4] [5]:12 ball:loaded", own},
		{"27.1 an enemy's guns are blank", "Batteries", "stern, factor 6 1 :loaded", sheetOf(t, &theirs, past)},
		{"27.1 the crew at first", "Crew", "[150] [350] [500] [0]", own},
		{"27.1 losses of one move make one row", "Crew", "9 [139] [346] [485] ", own},
		{"27.1 the crew that is left", "Crew", "13 135 342 477 0", own},
		{"27.1 who has fallen", "Officers", "[Martin Frobisher, sea dog]:dead 14", own},
		{"27.1 her speed now beside what it was", "Speed, mm", "sail, wind quarter – 50:of 60 126:of 150 80:of 95", own},
		{"27.1 without a past the position is shown", "Record", "rudder gone", sheetOf(t, g, nil)},
		{"27.1 without a past only what is left of the crew", "Crew", "135 342 477 0", sheetOf(t, g, nil)},
	} {
		if got := linesOf(tt.sheet, tt.block); !slices.Contains(got, tt.want) {
			t.Errorf("%s: no line %q on\n%s", tt.name, tt.want, strings.Join(got, "\n"))
		}
	}
	if got := linesOf(own, "Oars"); got != nil {
		t.Errorf("a galleon has oars: %q", got)
	}
}

// Of ships that are out of sight nobody has a sheet but their own side.
func TestSheetsOutOfSight(t *testing.T) {
	r, g := rules(t), play(t, "scenario lion-and-bull\nwind 0 beaufort 2\nweather mist")
	g.Redact(seatB)
	if s := r.(engine.Clerk).Sheets(g, seatB, nil); len(s) != 1 || s[0].Side != seatB {
		t.Errorf("5.3 B has %d sheets, want her own alone", len(s))
	}
}

// What was lost of oars is struck off, of the side that lost them.
func TestSheetOfGalley(t *testing.T) {
	g := play(t, "scenario dog-fight\nship santa-ana oars 15 25")
	sheet := sheetOf(t, g, []engine.Dated{told(g, 2, KindOars, sideObject(port), 5, 15)})
	if got, want := linesOf(sheet, "Oars"), []string{"[25] 25", "2 15 25"}; !slices.Equal(got, want) {
		t.Errorf("17.8 her oars are %q, want %q", got, want)
	}
}

// A fort has a sheet as a ship has: guns struck off from the last, its garrison after
// each loss.
func TestSheetOfAFort(t *testing.T) {
	g := play(t, "scenario puerto-rico")
	s := g.fort(1)
	s.guns, s.gunners, s.troops = s.guns-2, s.gunners-4, s.troops-3
	shelled := func(move int, n ...int32) engine.Dated {
		d := told(g, move, KindShelled, engine.NoObject, n...)
		d.Event.About = g.fortObject(1)
		return d
	}
	row := g.fortRow(1)
	all := rules(t).(engine.Clerk).Sheets(g, seatA, []engine.Dated{
		shelled(2, 1, 3, 0, int32(row.Guns)-1), shelled(5, 0, 1, 3, int32(row.Guns)-1), shelled(6, 1, 0, 0, int32(row.Guns)-2),
	})
	i := slices.IndexFunc(all, func(sh engine.Sheet) bool { return sh.ID == g.fortObject(1) })
	if i < 0 {
		t.Fatal("the fort has no sheet")
	}
	for title, want := range map[string][]string{
		"Guns":     {"32-pounders, factor 10.7 1 [2]:6 [3]:2 ball:loaded"},
		"Garrison": {"[30] [50]", "2 [27] [50]", "5 26 47", ""},
	} {
		if got := linesOf(&all[i], title); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", title, got, want)
		}
	}
}
