package fury

// isSly reports whether troops are Canny or Slippery by nature.
//
// Case 29.13.
func (row *TroopRow) isSly() bool { return row.Nature&(Canny|Slippery) != 0 }

// Scouting returns what a squadron is worth in a scouting party.
//
// Cases 29.7, 29.11. Ruling R325.
func (tb *Tables) Scouting(t Troop) int {
	if t == tb.Crew || t == tb.Petardmen {
		return 0
	}
	row := &tb.Troops[t]
	which := [2][2]CampaignNumber{{ScoutFoot, ScoutSlyFoot}, {ScoutHorse, ScoutSlyHorse}}
	return int(tb.Campaign.Numbers[which[row.Arm][b2i(row.isSly())]])
}

// discovery returns what is added to the dice that discover an English force, of which wagons and herds are
// no part: for the force itself, which the Spanish are not told more of, and for the Spanish at the location,
// of whom the English are not.
//
// Case 29.13.
func (c *Campaign) discovery(english, spanish muster) (own, theirs int) {
	for _, p := range c.shows(english) {
		own += p.more
	}
	return own, spanish.sly * int(c.Numbers[DiscoveryEach])
}

// shows returns what an English force may add to the dice that discover it, 0 of what does not apply.
//
// Case 29.13.
func (c *Campaign) shows(english muster) [4]plus {
	n, squadrons := &c.Numbers, english.squadrons
	few := squadrons < int(n[DiscoveryFewer])
	return [...]plus{
		{int(n[DiscoverySly]) * b2i(english.isSly()), "29.13", "all Canny or Slippery"},
		{int(n[DiscoveryHorse]) * b2i(!english.isSly() && english.isHorse()), "29.13", "all horse"},
		{int(n[DiscoveryFew]) * b2i(few), "29.13", "a small force"},
		{int(n[DiscoveryMany]) * b2i(!few && squadrons > int(n[DiscoveryMore])), "29.13", "a large force"},
	}
}

// IsDiscovered reports whether the sum of two dice discovers the English with what is
// added to it.
//
// Case 29.13. Ruling R342.
func (c *Campaign) IsDiscovered(dice, added int) bool {
	return dice+added >= int(c.Numbers[DiscoveryOn])
}

// rescue returns what is added to the dice that bring a Rescue Party in a turn.
//
// Case 29.20. Ruling R330.
func (c *Campaign) rescue(party muster, leads bool, turn int) (added int) {
	for _, p := range c.hastens(party, leads, turn) {
		added += p.more
	}
	return added
}

// hastens returns what may be added to those dice, 0 of what does not apply.
//
// Case 29.20. Ruling R330.
func (c *Campaign) hastens(party muster, leads bool, turn int) [6]plus {
	const late, later = 10, 15 // turns
	n, squadrons := &c.Numbers, party.squadrons
	few := squadrons <= int(n[RescueSmall])
	return [...]plus{
		{int(n[RescueVilliago]) * b2i(leads), "29.20", "Villiago leads"},
		{int(n[RescueHorse]) * b2i(party.isHorse()), "29.20", "all horse"},
		{int(n[RescueFew]) * b2i(few), "29.20", "a small force"},
		{int(n[RescueMany]) * b2i(!few && squadrons > int(n[RescueLarge])), "29.20", "a large force"},
		{int(n[RescueLate]) * b2i(turn > late && turn <= later), "29.20", "after turn 10"},
		{int(n[RescueLater]) * b2i(turn > later), "29.20", "after turn 15"},
	}
}

// Arrives reports whether the sum of two dice brings a Rescue Party in a turn with what is
// added to it.
//
// Case 29.20. Ruling R329.
func (c *Campaign) Arrives(dice, added, turn int) bool {
	return turn >= int(c.Numbers[RescueFrom]) && dice+added >= int(c.Numbers[RescueOn])
}

// A Battle is what a battle of the campaign is about.
//
// Case 29.14.
type Battle uint8

// The battles.
const (
	BattleInterception Battle = iota
	BattleStorm
	BattleHerds
	BattleStaple
	NumBattles
)

// BattlePlan returns the plan of the board for a battle at a location, which has land: its
// words, and what the battle is about. The English edge is the southern one. Its size tells
// nothing of the forces.
//
// Cases 29.14, 29.15, 29.16, 29.17, 29.18. Ruling R341.
func (c *Campaign) BattlePlan(at Location, of Battle) Plan {
	row := &c.Places[at]
	land := &c.Lands[row.Land]
	p := Plan{Wood: land.Wood, Hill: land.Hill, Broken: land.Broken, Marsh: land.Marsh, Islands: land.Islands,
		Road: RoadSouthNorth, Cottages: Span{0, 3}}
	more := map[Ground]*Span{LightWood: &p.Wood, GentleHill: &p.Hill, Broken: &p.Broken, Marsh: &p.Marsh}[row.More]
	if more != nil {
		*more = Span{more.Least * 2, more.Most * 2}
	}
	side := Length(c.Numbers[BattleBoard]) * Inch
	if of == BattleStorm {
		side = Length(c.Numbers[BattleBoardLarge]) * Inch
	}
	p.Width, p.Depth = side, side
	middle := inchesAt(int(side/Inch/2), int(side/Inch/2))
	switch {
	case of == BattleStorm:
		const off = 12 * Inch
		p.Sconce, p.SconceAt, p.WoodsOff, p.Road = campaignSconce, middle, off, RoadPastSconce
	case p.Islands.Most > 0:
		p.Road, p.Through, p.Cottages = RoadIslands, true, Span{}
	case of == BattleStaple:
		const spread = 8 * Inch
		p.Hamlet, p.HamletAt, p.Spread, p.Road, p.Cottages = Span{4, 6}, middle, spread, RoadSouthHamlet, Span{}
	}
	return p
}

// campaignSconce is the side of a sconce.
//
// Case 29.16.
const campaignSconce = 8 * Inch
