package renaissance

// A Threshold is a result for totals up to some number, down to the one before.
type Threshold[R ~uint8] struct {
	UpTo   int8 `csv:"up-to,-60..126 rising or more=127"`
	Result R    `csv:"result"`
}

// IntoWindResult is the effect of sailing into the wind.
//
// Case 7.2.
type IntoWindResult uint8

const (
	IntoWindTurnsOut  IntoWindResult = iota // may turn out next move
	IntoWindDrifts                          // for two moves
	IntoWindForeTop                         // loses fore top and topgallant, drifts
	IntoWindTops                            // loses all tops and topgallants, drifts
	IntoWindDismasted                       // loses all masts, drifts
)

// FireResult says how a fire goes on.
//
// Case 16.0.
type FireResult uint8

const (
	FireOut FireResult = iota
	FireBurns
	FireHalf    // slows and drifts, batteries at half effect
	FireQuarter // slows and drifts, batteries at a quarter
	FireWild    // out of control
)

// GaleSituation is why a ship tests in a gale, in the order in which the results
// are read.
//
// Case 6.3.
type GaleSituation uint8

const (
	GaleFiring GaleSituation = iota
	GaleAtSeaAnchor
	GaleTowed
	GaleUnderSail
	GaleOther
	// NumGaleSituations is how many there are.
	NumGaleSituations = iota
)

// GaleResult is the effect of a gale on a ship.
//
// Case 6.3.
type GaleResult uint8

const (
	GaleNothing GaleResult = iota
	GaleAnchorLost
	GaleTowParts
	GaleDismasts // capsizes if holed and not under sail
	GaleCapsizes
)

// WindShift is the effect of a throw on the wind.
//
// Case 5.1. Ruling R10.
type WindShift uint8

const (
	WindHolds WindShift = iota
	WindBacks           // a point anticlockwise
	WindVeers           // a point clockwise
	WindNew             // another throw on the wheel
)

// A WeatherRow is one throw for the weather; a die more gives the Beaufort number.
//
// Case 5.2.
type WeatherRow struct {
	Weather  Weather  `csv:"weather" show:"weather"`
	Beaufort [7]uint8 `csv:"- 1 2 3 4 5 6,0..7" show:"-|1|2|3|4|5|6"` // by die; entry 0 unused
}

// A ForceRow is one Beaufort number and the weathers that may go with it.
//
// Case 5.2.
type ForceRow struct {
	Force    Force             `csv:"force" show:"force"`
	Possible [NumWeathers]bool `csv:"clear mist storm" show:"clear|mist|storm"`
}

// SightNo is a row of the sight table.
//
// Case 5.3.
type SightNo uint8

const (
	SightClear SightNo = iota
	SightCalmMist
	SightLightMist
	SightGaleStorm
	SightFreshStorm
	SightNight // no moon
	SightMoon
	SightNightStorm
	// NumSights is how many there are.
	NumSights = iota
)

// A Sight is how far ships and the flashes of guns are seen.
//
// Case 5.3. Ruling R335.
type Sight struct {
	Ships   Length `csv:"ships,1..20000 .00" show:"ships"`
	Flashes Length `csv:"flashes,1..20000 .00" show:"gun flashes"`
}

// Doubles on the chance dice that are followed by a further die.
//
// Case 14.4.
const (
	DoubleOne = iota
	DoubleTwo
	DoubleSix
	NumDoubles
)

// DoubleResult is the result of the further die.
//
// Case 14.4.
type DoubleResult uint8

const (
	NoDouble DoubleResult = iota
	MizzenFalls
	BonaventureFalls
	ForeFalls
	MainFalls
	MastBelowDecks // thrown as for DoubleOne
	SpritFalls
	RudderLost // not when raked from the bow
	SteeringLost
	RudderIfStern // nothing, but the rudder when raked from the stern
	CaptainHit
	CinCHit
	PersonalityHit
)

// A SmallArmsRow is the casualties of one die.
//
// Case 15.0.
type SmallArmsRow struct {
	PerGroup uint8 `csv:"group,0..20" show:"each 20 men"`
	PerGun   uint8 `csv:"gun,0..20" show:"each small gun"`
}

// A Deck is where a stage of boarding is fought.
//
// Case 19.8.
type Deck uint8

const (
	NoDeck   Deck = iota
	Bulwarks      // stage 1
	Waist
	Forecastle // of a galley her foredeck, which is no advantage
	SternCastle
)

// StageSet is the kind of ship that is boarded, as to stages.
//
// Case 19.8.
const (
	SailingStages = iota
	GalleyStages
	NumStageSets
)

// BoardedFrom is the part of a ship that boarders come over.
//
// Case 19.8.
type BoardedFrom uint8

const (
	FromBeam BoardedFrom = iota
	FromBow
	FromStern
	// NumBoardedFrom is how many there are.
	NumBoardedFrom = iota
)

// A MeleeGunsRow is the share of men engaged from which batteries lose so much.
//
// Case 19.2.
type MeleeGunsRow struct {
	Percent uint8 `csv:"share,0..100 rising"`
	Loss    uint8 `csv:"loss,0..100"`
}

// PartyNo is who forms or reinforces a party.
//
// Case 19.4.
type PartyNo uint8

const (
	AttackerForms PartyNo = iota
	AttackerReinforces
	DefenderForms
	DefenderReinforces
	// NumParties is how many there are.
	NumParties = iota
)

// Columns of Tables.Parties.
const (
	EnglishParty = iota
	OtherParty
)

// A PartyRow is the largest party, in percent of survivors: of each kind of men,
// or of the whole crew in men of one kind, whichever the player likes.
//
// Case 19.4.
type PartyRow struct {
	Mariners uint8 `csv:"mariners,0..100"` // of the mariners and of the soldiers, together
	Soldiers uint8 `csv:"soldiers,0..100"`
	Crew     uint8 `csv:"crew,0..100"` // of the whole crew: English in mariners or as they like, others in soldiers
}

// Situation is what a ship is in when she tests morale.
//
// Case 20.3. Ruling R275.
type Situation uint8

const (
	UnderFire Situation = iota
	Boarding
	OtherSituation
	// NumSituations is how many there are.
	NumSituations = iota
)

// MoraleResult is what a crew does after a morale test.
//
// Case 20.3.
type MoraleResult uint8

const (
	MoraleHolds MoraleResult = iota
	MoraleThreeQuarters
	MoraleHalf
	MoraleCeases
	MoraleRecover         // retire until morale recovered
	MoraleRetire          // retire from action
	MoraleRetireOrStrike  // strike if disabled or a hostile personality is near
	MoraleCeaseAndRecover // cease fire, cut loose, retire until recovered
	MoraleCeaseAndRetire  // cease fire, cut loose, retire from action
	MoraleStrikes
)

// A MoraleLossRow is the factor for losses of a percentage or more.
//
// Case 20.2.
type MoraleLossRow struct {
	Percent uint8 `csv:"percent,1..100 rising"`
	Factor  int8  `csv:"factor,-60..0"`
}
