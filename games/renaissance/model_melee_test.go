package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/geo/plane"
)

// freeboardOf is how high a ship's sides are, by her type.
func freeboardOf(k *ShipType) int {
	switch {
	case k.Kind == Galley || k.Tons < 100:
		return 1
	case k.Kind == Galleass || k.Tons <= 200:
		return 2
	case k.Kind == Greatship || k.Kind == Carrack || k.Kind == Galleon && k.Tons > 600:
		return 4
	}
	return 3
}

// deckOf is the deck for which boarders fight at a stage: "" over the bulwarks.
func deckOf(k *ShipType, from BoardedFrom, stage uint8) string {
	galley := k.Kind == Galley || k.Kind == Pinnace
	row := []string{"", "", "waist", "forecastle", "stern castle"}
	switch {
	case from == FromStern:
		row = []string{"", "", "stern castle", "waist"}
	case from == FromBow && galley:
		row = []string{"", "", "foredeck", "waist", "stern castle"}
	case from == FromBow:
		row = []string{"", "", "forecastle", "waist", "stern castle"}
	case galley:
		row = []string{"", "", "waist", "stern castle"}
	}
	if int(stage) >= len(row) {
		return "none"
	}
	return row[stage]
}

// meleeLines adds up the lines of the melee that are about one ship's men, who they are and who leads them.
func meleeLines(g *State, n shipNo, men party, led bool) (sum int) {
	row, s := g.row(n), &g.ships[n]
	leader, other := false, false
	for _, p := range row.Persons {
		switch p.Rank {
		case CinC, SeaDog:
			leader = leader || led
		case EliteCaptain:
			other = other || led
		case SpanishNoble, Knight, Emir:
			other = true
		}
	}
	for _, line := range [...]struct {
		holds bool
		add   int
	}{
		{true, int(men.mariners)/20 + int(men.soldiers)/15},
		{leader, 2}, {other, 1},
		{men.mariners > 0 && row.Sailing == Elite || men.soldiers > 0 && row.Men == Elite, 1},
		{men.soldiers > 0 && row.Janissaries, 1},
		{men.mariners > 0 && row.Sailing == Raw, -2},
		{s.mourns&mournsLeader != 0, -2}, {s.mourns&mournsPerson != 0, -1},
	} {
		if line.holds {
			sum += line.add
		}
	}
	return sum
}

// The basic melee factors of one ship that boards another: who fights and who leads, sides and decks,
// rounds won and lost.
func TestModelOfMelees(t *testing.T) { // 19.5, 19.8
	mix, battles, held := dice.NewMixer(53, 31), modelBattles(t, append(underSail, withOars...)...), 0
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n, e := shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet()))
		s, d, coin := &g.ships[n], &g.ships[e], func() bool { return mix.Pick(2) == 0 }
		if s.holder == d.holder || g.row(n).FireShip || g.row(e).FireShip {
			continue
		}
		from, stage := []BoardedFrom{FromBeam, FromBow, FromStern}[mix.Pick(3)], uint8(1+mix.Pick(4))
		deck := deckOf(g.kind(e), from, stage)
		if deck == "none" {
			continue
		}
		// She lies alongside, or with an end or a side against the other's bow or stern.
		side := from == FromBeam || coin()
		d.at, d.heading = plane.Point{X: 100000, Y: 100000}, 0
		own, its := g.kind(n), g.kind(e)
		switch {
		case from == FromBeam:
			s.at, s.heading = plane.Point{X: d.at.X + (own.Width+its.Width)/2, Y: d.at.Y}, 0
		case from == FromBow && side:
			s.at, s.heading = plane.Point{X: d.at.X + own.Length/2, Y: d.at.Y - own.Width/2}, 9000
		case from == FromBow:
			s.at, s.heading = d.at, 18000
		case side:
			s.at, s.heading = plane.Point{X: d.at.X + own.Length/2, Y: d.at.Y + its.Length + own.Width/2}, 9000
		default:
			s.at, s.heading = plane.Point{X: d.at.X, Y: d.at.Y + its.Length}, 0
		}
		s.boards, s.sent = e, party{int16(mix.Pick(80)), int16(mix.Pick(80))}
		d.front, d.guard = front{stage: stage, from: from, won: wins(mix.Pick(5))}, party{int16(mix.Pick(80)), int16(mix.Pick(80))}
		s.mourns, d.mourns = uint8(mix.Pick(4)), uint8(mix.Pick(4))
		var led [2]bool
		for i, m := range [...]shipNo{n, e} {
			if led[i] = coin(); led[i] {
				g.command(m, order{verb: VerbLead})
			}
		}
		if coin() {
			d.struckBy.add(n)
		}
		wantA, wantD := meleeLines(&g, n, s.sent, led[0]), meleeLines(&g, e, d.guard, led[1])
		add := func(holds bool, to *int, by int) {
			if holds {
				*to += by
			}
		}
		add(d.won == wonByAttackers || d.won == wonByAttackersBefore, &wantA, 1)
		add(d.won == wonByDefenders || d.won == wonByDefendersBefore, &wantD, 1)
		add(d.won == wonByDefenders, &wantA, -1)
		add(d.won == wonByAttackers, &wantD, -1)
		add(stage == 1, &wantD, 1)
		add(stage == 1 && freeboardOf(own) > freeboardOf(its), &wantA, 1)
		add(stage == 1 && freeboardOf(own) < freeboardOf(its), &wantA, -1)
		add(stage == 1 && from != FromBeam && side, &wantA, -1)
		add(stage == 1 && d.struckBy.has(n) && its.Kind == Galley, &wantA, 2)
		add(deck == "waist" && from != FromBeam, &wantA, 1)
		add(deck == "forecastle", &wantA, -1)
		add(deck == "stern castle", &wantA, -2)
		a, b := force{ships: justOne(n), on: [2]bool{true, false}, men: s.sent}, force{ships: justOne(e), on: [2]bool{true, false}, men: d.guard}
		g.reckon(&a, e, true)
		g.reckon(&b, e, false)
		if int(a.basic) != wantA || int(b.basic) != wantD {
			t.Fatalf("%s boards %s from %d, stage %d, %+v against %+v, mourning %d and %d, won %d, led %v: %d to %d, want %d to %d", g.row(n).Key, g.row(e).Key, from, stage,
				s.sent, d.guard, s.mourns, d.mourns, d.won, led, a.basic, b.basic, wantA, wantD)
		}
		held++
	}
	if held < randomShips/5 {
		t.Errorf("only %d melees were held against the model", held)
	}
}
