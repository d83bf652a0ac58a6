package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// printedChance are the chance factors by class and range: for a minus score, even, and a plus
// score; point blank is finer for the elite and the raw.
var printedChance = [NumClasses][NumBands][3]int32{
	Elite:   {{0, 1, 2}, {-1, 0, 1}, {-2, -1, 0}, {-4, -4, -3}, {-5, -5, -4}},
	Average: {{-1, 0, 1}, {-1, -1, 0}, {-3, -2, 0}, {-5, -5, -3}, {-8, -8, -4}},
	Raw:     {{-2, 0, 2}, {-2, -1, 0}, {-3, -2, 0}, {-5, -5, -4}, {-8, -8, -5}},
}

// chanceOf reads the table for the score of a plus and a minus die.
func chanceOf(class Class, band Band, score int) int32 {
	switch {
	case band == PointBlank && class == Elite && score >= 4:
		return int32(score - 1)
	case band == PointBlank && class == Raw && score <= -4:
		return int32(score)
	case score < 0:
		return printedChance[class][band][0]
	case score == 0:
		return printedChance[class][band][1]
	}
	return printedChance[class][band][2]
}

// The damage points of a salvo: gunnery factor, chance and tactical factors, by the batteries
// that fire.
func TestModelOfGunnery(t *testing.T) { // 10.1, 11.2, 11.3
	mix, battles := dice.NewMixer(29, 11), modelBattles(t, underSail...)
	turn := engine.Turn{Dice: &mix}
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n, e := shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet()))
		b := []group{portGuns, starboardGuns, sternGuns}[mix.Pick(3)]
		if n == e || g.ships[n].battery[b] == 0 {
			continue
		}
		s, coin := &g.ships[n], func() bool { return mix.Pick(2) == 0 }
		one := salvo{from: n, to: e, by: b, band: Band(mix.Pick(int(NumBands))), rigging: coin(), raked: mix.Pick(3) == 0,
			end: []plane.Edge{plane.Front, plane.Rear}[mix.Pick(2)], base: g.base(n), mark: g.base(e), bears: 1 + mix.Pick(int(s.battery[b]))}
		if one.band <= Medium && coin() {
			one.shot = Hail
		}
		var v voyage
		var f fight
		v.goal[n] = Length(mix.Pick(150)) * plane.MM
		g.air.beaufort = uint8(mix.Pick(8))
		g.air.weather = []Weather{Clear, Mist}[mix.Pick(2)]
		first := coin()
		if !first {
			s.guns.fired.add(b)
		}
		s.guns.streak[b] = uint8(mix.Pick(4))
		s.guns.burst = uint8(mix.Pick(4))
		if mix.Pick(5) == 0 {
			s.masts = 0
		}
		g.damagePoints(&v, &f, &one, &turn)
		each := g.gunFactor(n, b) + 10*(chanceOf(g.row(n).Gunnery, one.band, int(one.dice[0])-int(one.dice[1]))+tacticsOf(&g, &v, &one, first))
		if want := max(each, 0) * int32(one.bears); one.points != want {
			t.Fatalf("%s: %d points, want %d of a throw of %v: %+v", g.row(n).Key, one.points, want, one.dice[:2], one)
		}
	}
}

// tacticsOf adds up the lines of the table of tactical factors that are about ships under sail.
func tacticsOf(g *State, v *voyage, one *salvo, first bool) (sum int32) {
	s, hull, stern := &g.ships[one.from], !one.rigging, one.end == plane.Rear
	heavy, beyond := g.gunFactor(one.from, one.by) > 40, one.band != PointBlank
	calm, gale := g.air.beaufort <= 1, g.air.beaufort >= 7
	for _, line := range [...]struct {
		holds bool
		add   int32
	}{
		{one.raked && hull && stern && one.band < Long && heavy, 3},
		{one.raked && hull && stern && one.band < Long && !heavy, 2},
		{one.raked && hull && stern && one.band > Medium, 1},
		{one.raked && hull && !stern && heavy, 1},
		{one.raked && !hull, 2},
		{first && one.by != sternGuns && one.band == PointBlank, 2},
		{first && one.by != sternGuns && one.band == Close, 1},
		{one.shot == Hail && hull && one.band == Close, -1},
		{one.shot == Hail && hull && one.band == Medium, -2},
		{calm && one.by != sternGuns && s.guns.streak[one.by] >= 2, -1}, // this is the third move or a later one
		{gale, -3},
		{beyond && g.air.weather == Mist, -1},
		{beyond && s.masts == 0 && g.air.beaufort > 2, -2},
		{s.guns.burst&2 != 0, -2},
		{s.guns.burst&1 != 0, -1},
		{beyond && v.goal[one.from] > 70*plane.MM, -1},
		{beyond && v.goal[one.from] > 100*plane.MM, -1},
	} {
		if line.holds {
			sum += line.add
		}
	}
	return sum
}
