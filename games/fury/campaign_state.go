package fury

import "github.com/weathergage/weathergage/engine"

// A war is all of the campaign that a position remembers. Outside the campaign it is zero.
//
// Case 29.0.
type war struct {
	marks    warMark
	known    uint32          // locations whose garrison the English know, by bit. Case 29.3
	slighted uint32          // sconces that have been stormed, by bit. Ruling R336
	parties  uint32          // where Rescue Parties that have come to the battle are from, by bit. Case 29.20
	bodies   [maxBodies]body // in order of role, place and kind; those after the last are zero
	herds    [maxPlaces + 1]uint8
	way      [maxPlaces + 1]Location // that the English have planned, from where they enter
	colonels [numSeats][maxColonels]warColonel
	drawn    [maxDrawn]Officer // counters of which one is kept as a Colonel. Case 6.7
	week     uint8             // from 1; 0 outside the campaign and while it is set up
	mission  uint8             // 1 more than which; 0: none is planned
	target   Location
	at, from Location           // where the English are, and where they came from; 0: their lines
	steps    uint8              // locations of the way that they have entered, or on the way home since they turned
	battle   uint8              // 1 more than the battle that is fought; 0: none is
	coming   Location           // from which the last Rescue Party came to a board; 0: none did. Case 29.20
	wagons   uint8              // with the English
	droves   uint8              // herds with the English
	arrived  uint8              // wagons in the town
	stormed  uint8              // sconces
	scatters uint8              // herds scattered
	home     uint8              // herds brought home
	past     [maxWeeks]pastWeek // weeks that are over, as everyone knows them
	decides  deciding
	reader   uint8    // 1 more than the seat that drew the sheets; 0: nobody did
	sheets   [2]uint8 // what the two sheets say that were drawn; see sheetOf. Case 29.11
}

// Bounds of a campaign.
const (
	maxBodies   = 120
	maxColonels = 4
	maxDrawn    = 6
	maxWeeks    = 8
	mostPoints  = 255
)

// A pastWeek is a week that is over: 1 more than its mission, 0 if the Spanish never knew it,
// its target, and the points of the English when it ended.
type pastWeek struct {
	mission uint8
	target  Location
	points  uint8
}

// A warColonel is one Colonel of the campaign. Who is 0 if he is dead or not yet drawn.
//
// Case 29.6.
type warColonel struct {
	who Officer
	at  Location // of the Spanish: where he is; of the English: 1 if he goes with the mission
}

// unknownOfficer is a counter that the viewer may not know.
const unknownOfficer Officer = 255

// villiago is which of the Spanish Colonels has that name.
//
// Case 29.20.
const villiago = 0

// warMark is a set of what holds of a campaign.
type warMark uint32

const (
	warOn       warMark = 1 << iota // this match is a campaign
	warCut                          // communications have been cut. Case 29.18
	warBack                         // the English are on their way home. Case 29.12
	warBeaten                       // they came here in retreat. Case 29.12
	warFound                        // they have been discovered here. Case 29.13
	warOpen                         // everyone knows their mission
	warNoWagons                     // everyone knows that they have no wagons with them
	warCalls                        // the Spanish attack, and may have summoned the Reserve. Case 29.20
	warAlone                        // the match is over when the battle on the board is. Case 29.14
	warVeiled                       // the viewer does not know all of the English; the next bit says so of the Spanish
	_
	numWarMarks = iota
)

func (w *war) has(some warMark) bool { return w.marks&some == some }

func (w *war) set(some warMark, on bool) {
	if on {
		w.marks |= some
	} else {
		w.marks &^= some
	}
}

// deciding is how battles of the campaign are decided.
//
// Case 29.14. Ruling R534.
type deciding uint8

const (
	decideDice  deciding = iota // dice decide them, against a table of odds
	decideTable                 // they are fought at a real table, and the players say how they ended
	decideHand                  // they are fought on a board in the match
	decideEach                  // both sides say so for each battle

)

// A kind is what a body is made of: a troop, or a Gun.
type kind uint8

// gunKinds is the kind of Gun 0, which does not exist; all troops are below it.
const gunKinds kind = 200

func kindOfGun(n Gun) kind { return gunKinds + kind(n) }

func (k kind) isGun() bool { return k > gunKinds }

func (k kind) gun() Gun { return Gun(k - gunKinds) }

// A role is what a body of squadrons does in the campaign. It tells whose it is.
type role uint8

const (
	noRole      role = iota
	roleReady        // English, in their lines
	roleScouts       // English, out scouting. Case 29.7
	roleColumn       // English, on the mission. Case 29.9
	roleAcross       // English, off the board of a battle by the edge of their goal. Case 29.15
	roleFallen       // English, lost
	rolePosted       // Spanish, a garrison. Case 29.3
	roleFled         // of a garrison that was put to flight, back at the end of the week. Ruling R332
	roleReserve      // Spanish, at a location; at 0: not yet placed. Case 29.10
	roleWatch        // Spanish, out scouting. Case 29.7
	roleParty        // Spanish, summoned from the Reserve at a location. Case 29.20
	roleSpent        // Spanish, out of play for the week and then in the Reserve. Case 29.20
	roleLost         // Spanish, lost
	numRoles    = iota
)

// seat returns whose bodies have a role.
func (r role) seat() engine.Seat {
	if r < rolePosted {
		return EnglishSeat
	}
	return SpanishSeat
}

// A body is so many squadrons or Guns of one kind that do the same at the same place.
type body struct {
	role role
	at   Location
	kind kind
	many uint8
}

// before reports whether a body comes before another in a war.
func (b body) before(other body) bool {
	switch {
	case b.role != other.role:
		return b.role < other.role
	case b.at != other.at:
		return b.at < other.at
	}
	return b.kind < other.kind
}

// add puts squadrons of a body to those of its like. There is always room: a body has a
// squadron at least, and load refuses forces with more squadrons than bodies.
func (w *war) add(b body) {
	if b.many == 0 {
		return
	}
	i := 0
	for i < maxBodies && w.bodies[i].many > 0 && w.bodies[i].before(b) {
		i++
	}
	if same := w.bodies[i]; same.many > 0 && !b.before(same) {
		w.bodies[i].many += b.many
		return
	}
	copy(w.bodies[i+1:], w.bodies[i:maxBodies-1])
	w.bodies[i] = b
}

// take removes a number of a body, and the body with the last of them.
func (w *war) take(b body) {
	for i := range w.bodies {
		s := &w.bodies[i]
		if s.role != b.role || s.at != b.at || s.kind != b.kind {
			continue
		}
		if s.many -= b.many; s.many == 0 {
			copy(w.bodies[i:], w.bodies[i+1:])
			w.bodies[maxBodies-1] = body{}
		}
		return
	}
}

// move has a number of a body do something else, or at another place.
func (w *war) move(b body, to role, at Location) {
	w.take(b)
	b.role, b.at = to, at
	w.add(b)
}

// moveAll has all bodies of a role do something else, each at its place or all at one.
func (w *war) moveAll(from, to role, stay bool, at Location) {
	for _, b := range w.bodies {
		if b.role != from || b.many == 0 {
			continue
		}
		if stay {
			at = b.at
		}
		w.move(b, to, at)
	}
}

// many returns how many of a kind have a role at a place.
func (w *war) many(of role, at Location, k kind) int {
	for _, b := range w.bodies {
		if b.role == of && b.at == at && b.kind == k {
			return int(b.many)
		}
	}
	return 0
}

// squadrons returns how many squadrons have a role, wherever they are. Guns are none.
func (w *war) squadrons(of role) int {
	n := 0
	for _, b := range w.bodies {
		if b.role == of && !b.kind.isGun() {
			n += int(b.many)
		}
	}
	return n
}

// hasAt reports whether anything has a role at a place: a squadron, not Guns alone.
func (w *war) hasAt(of role, at Location) bool {
	for _, b := range w.bodies {
		if b.role == of && b.at == at && !b.kind.isGun() {
			return true
		}
	}
	return false
}

// sites returns where the Reserve stands, by bit.
//
// Case 29.10.
func (w *war) sites() (at uint32) {
	for _, b := range w.bodies {
		if b.role == roleReserve && b.at != 0 {
			at |= 1 << b.at
		}
	}
	return at
}

// A muster is what discovery and reinforcements ask about squadrons.
//
// Cases 29.13, 29.20.
type muster struct{ squadrons, sly, horse, guns int }

// isHorse and isSly report whether all of it is horse, or Canny and Slippery. The crew of a Gun is
// neither.
//
// Cases 29.13, 29.20. Ruling R591.
func (m muster) isHorse() bool { return m.squadrons > 0 && m.horse == m.squadrons && m.guns == 0 }

func (m muster) isSly() bool { return m.squadrons > 0 && m.sly == m.squadrons && m.guns == 0 }

// count adds squadrons of a kind, or Guns, which are none.
func (tb *Tables) count(m *muster, k kind, many int) {
	if k.isGun() {
		m.guns += many
		return
	}
	row := &tb.Troops[k]
	m.squadrons += many
	m.sly += many * b2i(row.isSly())
	m.horse += many * b2i(row.Arm == Horse)
}

// musterOf counts all bodies of a role at a place; at anywhere, wherever they are.
func (g *State) musterOf(of role, at Location) (m muster) {
	for _, b := range g.war.bodies {
		if b.role == of && (at == anywhere || b.at == at) {
			g.tables.count(&m, b.kind, int(b.many))
		}
	}
	return m
}

// anywhere is no location: a role counts wherever it is.
const anywhere Location = 255

// campaign returns what the tables say of the campaign.
func (g *State) campaign() *Campaign { return &g.tables.Campaign }

// numberOf returns a single number of the campaign.
func (g *State) numberOf(n CampaignNumber) int { return int(g.tables.Campaign.Numbers[n]) }

// isCampaign reports whether the match is a campaign.
func (g *State) isCampaign() bool { return g.war.has(warOn) }

// has reports whether a location has something now: a sconce that was stormed no longer counts.
//
// Case 29.9. Ruling R336.
func (g *State) hasThere(at Location, f Feature) bool {
	has := g.campaign().Places[at].Has
	if g.war.slighted>>at&1 != 0 {
		has &^= SconceThere
	}
	return has&f == f
}

// hasTown reports whether a location is the town; of none it is not.
func (g *State) hasTown(at Location) bool {
	return at != 0 && g.hasThere(at, Town)
}

// points returns what the English have earned so far.
//
// Case 29.21.
func (g *State) points() int {
	w := &g.war
	return g.campaign().Points(int(w.arrived), int(w.stormed), int(w.scatters), int(w.home), w.has(warCut))
}
