package renaissance

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// label is what a number of the text is for, as a player reads it, and the case that uses it.
type label struct {
	rule engine.Case
	says string
}

var distanceLabels = [NumDistances]label{
	Shouting:          {"3.2", "a shout carries"},
	GunSignal:         {"3.2", "a gun signal carries"},
	TowLine:           {"9.1", "length of a tow line"},
	BoatTowMost:       {"9.1", "most that boats tow a ship in a move"},
	BoatTowDownwind:   {"9.1", "more that boats tow dead before a light wind"},
	LyingAHull:        {"6.2", "a ship that lies a-hull in a gale goes ahead"},
	LeewayStep:        {"7.3", "distance straight ahead that costs one step of leeway"},
	LeewaySide:        {"7.3", "one step of leeway"},
	BackWaterGalley:   {"7.9", "most that a galley backs water"},
	BackWaterGalleass: {"7.9", "most that a galleass backs water"},
	GalleassSmall:     {"8.1", "most that a galleass moves when she uses the small circle"},
	LiftOars:          {"11.1", "distance that a galleass loses when she lifts her oars"},
	Moving:            {"11.3", "a ship that moves farther fires worse"},
	MovingFast:        {"11.3", "a ship that moves farther fires worse again"},
	GunSpacing:        {"25.1", "least space between the guns of a fort"},
	FortOverhead:      {"25.3", "a fort fires over a ship only if she is farther than this from its target"},
	Parted:            {"18.1", "space between ships that ran foul or cut loose and have parted"},
	Glance:            {"18.1", "way after a glance on which the two take no new test"},
	FoulSlow:          {"18.1", "ships that both move less lock less easily"},
	HolingSpeed:       {"18.2", "least intended move that holes a ship or breaks oars in area 2"},
	OarRakeStep:       {"18.3", "both moves together are divided by this in an oar rake"},
	ExplosionReach:    {"16.0", "a ship that explodes may set ships within this on fire"},
	Near100:           {"20.2", "fire from within this counts most in morale"},
	Near151:           {"20.3", "fire and personalities within this count in the morale results, ships within it when one rehoists"},
	Near200:           {"20.2", "fire from within this counts in morale"},
	Near300:           {"20.1", "fire from below this may cause a morale test"},
	GreedReach:        {"22.1", "a Sea-Dog or Corsair is tempted by ships within this"},
	GreedClose:        {"22.5", "a Sea-Dog out of control closes to this"},
	GroundStep:        {"23.2", "each full step of intended move adds 1 to the grounding factor"},
	Kedging:           {"23.4", "most that a ship kedges in a move"},
	KedgeBoat:         {"23.4", "the boat with the kedge is this far ahead of the bow"},
	BoatBase:          {"4.4", "length and width of a ship's boat"},
	Shade:             {"23.6", "high land up wind within this takes wind away"},
	BarrierSpeed:      {"23.7", "least speed that rams a barrier"},
	SwingAnchor:       {"24.0", "the free end of a ship at one anchor swings"},
	SwingSpring:       {"24.0", "a ship between two anchors swings on her springs"},
	BoatParent:        {"9.2", "most that a ship moves while she launches or stows a boat"},
	CircleLarge:       {"8.1", "radius of the large circle"},
	CircleSmall:       {"8.1", "radius of the small circle"},
}

var angleLabels = [NumAngles]label{
	BroadsideArc:    {"10.5", "a broadside fires to either side of straight out"},
	ChaserArc:       {"10.5", "a chaser fires to either side of the centre line"},
	FortArc:         {"25.3", "a fort fires to either side of its facing"},
	RakeAngle:       {"10.6", "most between the line of fire and the centre line in a rake"},
	SquareLimit:     {"7.2", "nearest to the wind, square rig"},
	LateenLimit:     {"7.2", "nearest to the wind, lateen rig"},
	PinchWide:       {"7.2", "above this the first factor of the test counts, square rig"},
	PinchNarrow:     {"7.2", "from this up the second factor of the test counts, square rig"},
	BeamWind:        {"7.1", "nearer to the wind, it is on the bow"},
	QuarterWind:     {"7.1", "farther off, the wind is aft; up to it, on the quarter"},
	DirectTolerance: {"6.2", "most off dead aft, or off the beam"},
	HoldTolerance:   {"7.9", "most between the wind and bow or stern when a galley holds position in a fresh wind"},
	WindPoint:       {"5.1", "one point of the wind"},
	AreaTwo:         {"18.1", "least between course and centre line in area 2"},
	TackSquare:      {"8.2", "off the wind in the first two moves of a tack, square rig"},
	TackLateen:      {"8.2", "off the wind in the first two moves of a tack, lateen rig"},
}

var taskLabels = [NumTasks]label{
	CutAway:          {"17.6", "cut away a fallen mast section"},
	JuryMast:         {"17.9", "rig a jury mast"},
	RepairHole:       {"17.9", "stop a hole"},
	ShiftOars:        {"17.8", "shift oars from side to side"},
	ShiftChaser:      {"10.7", "haul a beam battery to the stern ports"},
	LoadGuns:         {"10.3", "load guns"},
	UnloadGuns:       {"10.3", "unload guns"},
	UnloadRaw:        {"10.3.1", "unload guns with a raw crew, if raw crews load slowly"},
	FireRaw:          {"10.3.1", "a raw crew fires a group once in so many moves, if raw crews load slowly"},
	SetSail:          {"7.4", "raise or lower the sail of an oared vessel"},
	ManSteering:      {"17.3", "go straight on after the steering gear is lost"},
	Reassemble:       {"19.4", "reassemble a party after a melee"},
	Board:            {"19.1", "board"},
	Jettison:         {"23.3", "throw a battery overboard"},
	ShiftBattery:     {"23.3", "shift a battery to a boat or ship, or back"},
	DropAnchor:       {"24.0", "drop an anchor"},
	RaiseAnchor:      {"24.0", "raise an anchor"},
	CutCable:         {"24.0", "cut an anchor cable"},
	MakeMoorings:     {"24.0", "moor"},
	CastOffMoorings:  {"24.0", "cast off moorings"},
	PassTow:          {"9.1", "pass a tow"},
	CastOffTow:       {"9.1", "cast off a tow"},
	LaunchBoat:       {"9.2", "launch or stow a boat"},
	ManBoat:          {"9.2", "man a boat or leave it"},
	SecurePrize:      {"21.2", "secure a prize that surrendered in a melee"},
	LightFireShip:    {"16.2", "set a fire ship alight"},
	LeaveFireShip:    {"16.2", "leave a fire ship"},
	CutLooseFirst:    {"18.4", "cut loose: the first part, adrift"},
	CutLooseBowsprit: {"18.4", "cut loose: more with a bowsprit over the bulwarks or a fire ship"},
	CutLooseLast:     {"18.4", "cut loose: the last part, in which they part"},
	BoatAtBarrier:    {"23.7", "break a barrier with a boat or small vessel"},
	ShoreAtBarrier:   {"23.7", "break a barrier with a shore party"},
	HeatShot:         {"25.5", "heat shot"},
	LoadRedHot:       {"25.5", "load red hot shot"},
	WindLasts:        {"5.1", "between rolls for the wind"},
	WeatherLasts:     {"5.2", "between rolls for the weather"},
	DriftAfterWind:   {"7.2", "drift after sailing into the wind"},
	TackAgain:        {"8.2", "wait between two tacks"},
	AttackEvery:      {"7.4", "attack speed once in so many moves"},
	RehoistAfter:     {"21.1", "no enemy near before a ship rehoists her colours"},
	RehoistHolyWar:   {"21.1", "the same, if the sides are Christian and Moslem"},
	RecoverAfter:     {"20.4", "no enemy near before a crew recovers from retire from action"},
}

var figureLabels = [NumFigures]label{
	WordsShouted:      {"3.5", "most words in a message"},
	GunMessages:       {"3.3", "messages that guns can signal"},
	AbreastMost:       {"3.1", "most galleys in a line that passes orders or follows abreast"},
	MenPerGroup:       {"15.0", "men in a group of small arms"},
	GroupRounds:       {"15.0", "a remainder of more men is a group"},
	EndMost:           {"15.0", "most men who fire small arms over bow or stern"},
	BoatCrew:          {"9.2", "men who row a boat"},
	BoatPassengers:    {"9.2", "more men who ride in a boat"},
	BoatDefence:       {"14.5", "points for each test of a boat"},
	BoatMasts:         {"9.2", "mast sections lost for each boat lost"},
	FoulLocks:         {"18.1", "least total at which ships lock"},
	CutLooseOver:      {"19.1", "two dice must show more to cut loose"},
	HolingTons:        {"18.2", "tons heavier for each +1 in holing"},
	HoledUnder:        {"18.2", "ships under so many tons can be holed"},
	HolesOver:         {"18.2", "ships over so many tons can hole"},
	SinksRatio:        {"18.2", "times the tonnage that sinks a ship outright"},
	HoleSerious:       {"17.7", "roll at which a hole sinks a ship"},
	ExplodesAt:        {"16.1", "total at which a ship explodes"},
	PrizeCrew:         {"21.2", "percent of the nominal crew that sails a prize"},
	PrizeParty:        {"21.2", "least men in a boarding party that holds a prize"},
	PrizeMenPerGun:    {"21.2", "men for each battery of a prize"},
	PrizeAttack:       {"19.4", "percent of a prize's men that can attack"},
	MarinersPerFactor: {"19.5", "mariners for each +1 in a melee"},
	SoldiersPerFactor: {"19.5", "soldiers for each +1 in a melee"},
	NobleDuel:         {"4.3.2", "a Spanish Noble adds this in single combat"},
	KnightStrike:      {"4.3.3", "a captured Knight adds this"},
	StrikeOrder:       {"4.3.3", "highest score on which a captured personality's crew surrenders"},
	MeleeTaken:        {"19.7", "highest roll on which a personality is captured, not killed"},
	HeavyFactor:       {"11.3", "tenths of a gunnery factor above which a rake does more"},
	DismastedWind:     {"11.3", "a dismasted ship fires worse above this Beaufort number"},
	UpwindFire:        {"16.0", "a ship up wind of a fire is safer above this Beaufort number"},
	RedHotPounds:      {"16.0", "least pounds of red hot shot that add to the fire test"},
	SmallTons:         {"6.3", "ships under so many tons are small vessels"},
	LossMoved:         {"20.2", "men lost in a move before more of them count in morale"},
	LossFired:         {"20.1", "percent of the crew lost at which near fire causes a test"},
	LossBoarded:       {"20.1", "percent of the crew lost at which a boarder causes a test"},
	DisabledGuns:      {"20.3", "a ship with a smaller percentage of her batteries left is disabled"},
	HeavyFire:         {"20.2", "damage points of heavy fire in morale"},
	LightFire:         {"20.1", "damage points of light fire in morale"},
	TonsShare:         {"20.4", "a ship counts only if she has one part in so many of the tonnage, or more"},
	GreedSections:     {"22.2", "mast sections missing that tempt"},
	Refloats:          {"23.2", "a ship with a lower grounding factor is off again"},
	GroundMasts:       {"23.2", "a ship with a higher grounding factor loses her masts"},
	GroundWrecks:      {"23.3", "a ship with a higher grounding factor is wrecked"},
	GunnersPerGun:     {"25.2", "gunners who keep a gun of a fort going"},
	MenPerGun:         {"25.2", "gunners that a fort has for each gun"},
	CoverOpen:         {"25.1", "cover of open works"},
	CoverEarth:        {"25.1", "cover of earth"},
	CoverStone:        {"25.1", "cover of stone"},
	FortCasualties:    {"25.4", "times the points by cover that a fort loses in men"},
	GunsPerBattery:    {"30.0", "guns in a battery"},
	SpecifiedShare:    {"26.0", "the gunnery factor must be one part in so many of the value"},
	WreckageCovers:    {"17.6", "batteries that a section over the side covers"},
	WreckageTurn:      {"17.6", "sections over one side that bar a turn to the other"},
	CircleSections:    {"17.5", "sections lost that make circles cost double"},
	SmallGunsLot:      {"14.2", "small guns that are lost at a time"},
}

// labelled lists numbers of the text with their cases, in the order of these.
func labelled(labels []label, head string, value func(int) string) string {
	rows := make([][]string, len(labels))
	for i, l := range labels {
		rows[i] = []string{value(i), string(l.rule), l.says}
	}
	slices.SortStableFunc(rows, func(a, b []string) int { return slices.Compare(caseOrder(a[1]), caseOrder(b[1])) })
	return engine.Columns(append([][]string{{head, "case", "what"}}, rows...))
}

// caseOrder is the numbers of a case, which order it among others.
func caseOrder(rule string) []int {
	var parts []int
	for part := range strings.SplitSeq(rule, ".") {
		n, _ := strconv.Atoi(part)
		parts = append(parts, n)
	}
	return parts
}
