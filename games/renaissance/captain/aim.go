package captain

import (
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// An aim is what a ship is about in a move.
type aim struct {
	at    int     // the enemy she is after, -1 if none
	want  float64 // how far from her she wants to be, in mm between middles
	board bool    // means to board
	runs  bool    // keeps out of reach
	zeal  float64 // how much it is worth to come nearer
}

// A doctrine is how a nation fights.
//
// Case 28.0.
type doctrine struct {
	board float64 // how likely it must be to win a boarding
	reach float64 // at which guns are to be fought, in mm
	gauge float64 // what the weather gauge is worth, beside others
	dread float64 // how much enemy guns weigh beside own ones
}

var doctrines = [renaissance.NumNations]doctrine{
	renaissance.English:     {board: 0.75, reach: 130, gauge: 3, dread: 0.9},
	renaissance.Spanish:     {board: 0.85, reach: 70, gauge: 0.3, dread: 0.5},
	renaissance.Dutch:       {board: 0.7, reach: 120, gauge: 3, dread: 0.9},
	renaissance.Venetian:    {board: 0.5, reach: 80, gauge: 0.3, dread: 0.7},
	renaissance.Knights:     {board: 0.45, reach: 70, gauge: 0.3, dread: 0.5},
	renaissance.Turkish:     {board: 0.5, reach: 80, gauge: 0.3, dread: 0.7},
	renaissance.Barbary:     {board: 0.5, reach: 80, gauge: 0.3, dread: 0.7},
	renaissance.OtherNation: {board: 0.6, reach: 90, gauge: 0.5, dread: 0.8},
}

// aim chooses what a ship is after: the enemy from whom most is to be had soonest, by
// boarding or by guns; or to keep away, if she is a cripple.
func (p *plan) aim(n int) {
	s := &p.fleet[n]
	how := &doctrines[p.nation(n)]
	s.aim = aim{at: -1}
	if s.row.FireShip {
		p.aimFire(s)
		return
	}
	if p.crippled(s) {
		s.aim.runs = true
		return
	}
	best := 0.0
	for _, e := range p.foes {
		o := &p.fleet[e]
		if o.Burns {
			continue
		}
		win := p.wins[n][e]
		soon := 1 / (1 + apart(s.Base, o.Base)/400)
		beam := float64(s.Base.Width+o.Base.Width) / 2 / plane.MM
		boarding := 1.3 * (win*o.prize() - (1-win)*0.5*s.worth) * soon
		if o.Struck {
			boarding = o.worth * 0.8 * soon
		}
		if win >= how.board && boarding > best {
			best = boarding
			s.aim = aim{at: e, want: beam, board: true, zeal: 1}
		}
		if o.Struck {
			continue
		}
		gunning := 0.4 * o.prize() * soon
		if gunning > best && p.gunPower(s) > 0 {
			best = gunning
			s.aim = aim{at: e, want: how.reach + beam + float64(s.Base.Length)/4/plane.MM, zeal: 0.6}
		}
	}
}

// aimFire sends a fire ship against the enemy whom she reaches soonest for her worth,
// and whom no friend is after.
//
// Case 16.2.
func (p *plan) aimFire(s *ship) {
	const again = 0.5 // of what she is worth if no friend is after her
	best := 0.0
	for _, e := range p.foes {
		o := &p.fleet[e]
		if o.Struck || p.scorched(e) {
			continue
		}
		value := o.worth / (1 + apart(s.Base, o.Base)/400)
		for _, m := range p.own {
			if f := &p.fleet[m]; f != s && f.aim.at == e && f.aim.board {
				value *= again
			}
		}
		if value > best {
			best = value
			s.aim = aim{at: e, want: float64(s.Base.Width+o.Base.Width) / 2 / plane.MM, board: true, zeal: 2}
		}
	}
}

// scorched reports whether a ship burns out of control, or is locked with one that does.
//
// Case 16.1.
func (p *plan) scorched(n int) bool {
	for m := range p.count {
		if f := &p.fleet[m]; f.there && f.Burns && (m == n || f.Foul>>n&1 != 0) {
			return true
		}
	}
	return false
}

// crippled reports whether a ship had better keep out of the fight.
func (p *plan) crippled(s *ship) bool {
	const lost = 38 // percent of her crew: the next shot may break it
	return s.Lost >= lost && s.row.Seat == p.seat
}

// menaces notes which enemies threaten cripples of the seat, and those who are boarded.
func (p *plan) menaces() {
	const near, far = 150, 400 // mm: where half is threatened, and where nothing is
	for _, e := range p.foes {
		o := &p.fleet[e]
		for _, m := range p.own {
			f := &p.fleet[m]
			gap := apart(f.Base, o.Base)
			if !o.harmful() || gap > far && o.Boards != m || !f.Flees && f.Stage == 0 && !p.crippled(f) {
				continue
			}
			if o.Boards == m {
				gap = 0
			}
			o.menace = max(o.menace, f.worth/(1+gap/near))
		}
	}
}

// prize returns what it is worth to fight an enemy: her own worth, and the cover of cripples.
func (s *ship) prize() float64 {
	const cover = 0.5
	return s.worth + cover*s.menace
}

// gunPower returns the gunnery factor of all batteries that a ship has left.
func (p *plan) gunPower(s *ship) (sum float64) {
	for b, many := range s.Left {
		sum += float64(many) * float64(s.Factor[b]) / 10
	}
	return sum
}

// weigh notes how likely each ship is to win a boarding of each enemy.
func (p *plan) weigh() {
	for _, n := range p.own {
		for _, e := range p.foes {
			p.wins[n][e], p.wins[e][n] = p.winsBoarding(n, e), p.winsBoarding(e, n)
		}
	}
}

// yields returns how likely a personality who fights so many rounds of a melee is to be taken and to give up
// his ship, at so much added to his die.
//
// Cases 4.3.3, 19.7.
func (p *plan) yields(rounds, adds float64) float64 {
	const die = 6.0
	fig := &p.ground.Tables().Figure
	return rounds / die * float64(fig[renaissance.MeleeTaken]) / die * (float64(fig[renaissance.StrikeOrder]) - adds) / die
}

// rash returns how likely a ship is to be given up in so many rounds of a melee by a personality of hers who
// cannot but fight, and is taken.
//
// Cases 4.3, 4.3.3, 19.7. Ruling R375.
func (p *plan) rash(n int, rounds float64) float64 {
	most := 0.0
	for i := range p.fleet[n].row.Persons {
		switch p.fleet[n].row.Persons[i].Rank {
		case renaissance.Knight:
			most = max(most, p.yields(rounds, float64(p.ground.Tables().Figure[renaissance.KnightStrike])))
		case renaissance.SpanishNoble, renaissance.Emir:
			most = max(most, p.yields(rounds, 0))
		}
	}
	return most
}

// perFactor is what a point of the melee factor makes of the odds of a boarding, as the
// logarithm.
const perFactor = 0.9

// rounds returns those of a boarding, by how likely it is to be won.
//
// Case 19.8.
func rounds(win float64) float64 {
	const walkover, even = 4, 4 // rounds from bulwark to stern castle, and how many more of an even fight
	return walkover + 4*even*win*(1-win)
}

// winsBoarding returns how likely a ship is to take another by boarding, with friends who are aboard of her
// already, or near enough to come, and leaders at risk. Nobody boards a ship that is about to blow up or to
// take fire, one beside the prize that his commander covets, or, with few men, one that has struck.
//
// Cases 4.3.3, 16.1, 19.4, 19.5, 21.2, 22.4.
func (p *plan) winsBoarding(n, e int) float64 {
	s, o := &p.fleet[n], &p.fleet[e]
	switch {
	case p.scorched(e), s.covets >= 0 && s.covets != e:
		return 0
	case o.Struck && p.boarders(s) < p.ground.Tables().Figure[renaissance.PrizeParty]:
		return 0
	case o.Struck:
		return 1
	}
	own, other := p.melee(s, 0.25), p.melee(o, 0.2)+1
	own += float64(sign(int(s.kind.Freeboard) - int(o.kind.Freeboard)))
	const near, joins = 200, 0.4 // mm between hulls, and how likely a friend so near is to join
	for m := range p.count {
		f := &p.fleet[m]
		switch {
		case !f.there || f.Struck || f.Flees || m == n || m == e:
		case f.Holder == s.Holder && f.Boards == e:
			own += p.melee(f, 0.2)
		case f.Holder == s.Holder && f.Boards < 0 && apart(f.Base, o.Base) < near:
			own += joins * p.melee(f, 0.2)
		}
	}
	win := logistic(perFactor * (own - other))
	long := rounds(win)
	return win*(1-p.rash(n, long)) + (1-win)*p.rash(e, long)
}

// melee returns the factor of a party that a ship can send, or meet one with, in the first rounds.
//
// Case 19.5.
func (p *plan) melee(s *ship, share float64) float64 {
	t := p.ground.Tables()
	crew := share * s.men
	soldiers := float64(s.Soldiers)
	if s.row.Nation == renaissance.English && !s.Taken {
		soldiers /= 2
	}
	if s.Taken {
		crew, soldiers = float64(s.Prize), float64(s.Prize)
	}
	bySoldiers := min(crew, soldiers)
	sum := bySoldiers/float64(t.Figure[renaissance.SoldiersPerFactor]) +
		(crew-bySoldiers)/float64(t.Figure[renaissance.MarinersPerFactor])
	if s.row.Men == renaissance.Elite && s.Soldiers > 0 {
		sum += float64(t.Factor[renaissance.MeleeElite])
	}
	if s.row.Janissaries {
		sum += float64(t.Factor[renaissance.MeleeJanissaries])
	}
	return sum
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}
