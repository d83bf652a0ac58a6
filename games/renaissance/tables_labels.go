package renaissance

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// label is a number of the text: its name in the pack, the case that uses it, and what it is for,
// as a player reads it.
type label struct {
	key  string
	rule engine.Case
	says string
}

// keysOf returns the names of numbers in the pack, in their order.
func keysOf(labels []label) []string {
	keys := make([]string, len(labels))
	for i := range labels {
		keys[i] = labels[i].key
	}
	return keys
}

// taskKeys are the names of tasks, by which positions know them too.
var taskKeys = keysOf(taskLabels[:])

var distanceLabels = [NumDistances]label{
	Shouting:          {"shouting", "3.2", "a shout carries"},
	GunSignal:         {"gun-signal", "3.2", "a gun signal carries"},
	TowLine:           {"tow-line", "9.1", "length of a tow line"},
	BoatTowMost:       {"boat-tow-most", "9.1", "most that boats tow a ship in a move"},
	BoatTowDownwind:   {"boat-tow-downwind", "9.1", "more that boats tow dead before a light wind"},
	LyingAHull:        {"lying-a-hull", "6.2", "a ship that lies a-hull in a gale goes ahead"},
	LeewayStep:        {"leeway-step", "7.3", "distance straight ahead that costs one step of leeway"},
	LeewaySide:        {"leeway-side", "7.3", "one step of leeway"},
	BackWaterGalley:   {"back-water-galley", "7.9", "most that a galley backs water"},
	BackWaterGalleass: {"back-water-galleass", "7.9", "most that a galleass backs water"},
	GalleassSmall:     {"galleass-small", "8.1", "most that a galleass moves when she uses the small circle"},
	LiftOars:          {"lift-oars", "11.1", "distance that a galleass loses when she lifts her oars"},
	Moving:            {"moving", "11.3", "a ship that moves farther fires worse"},
	MovingFast:        {"moving-fast", "11.3", "a ship that moves farther fires worse again"},
	GunSpacing:        {"gun-spacing", "25.1", "least space between the guns of a fort"},
	FortOverhead:      {"fort-overhead", "25.3", "a fort fires over a ship only if she is farther than this from its target"},
	Parted:            {"parted", "18.1", "space between ships that ran foul or cut loose and have parted"},
	Glance:            {"glance", "18.1", "way after a glance on which the two take no new test"},
	FoulSlow:          {"foul-slow", "18.1", "ships that both move less lock less easily"},
	HolingSpeed:       {"holing-speed", "18.2", "least intended move that holes a ship or breaks oars in area 2"},
	OarRakeStep:       {"oar-rake-step", "18.3", "both moves together are divided by this in an oar rake"},
	ExplosionReach:    {"explosion-reach", "16.0", "a ship that explodes may set ships within this on fire"},
	Near100:           {"near-100", "20.2", "fire from within this counts most in morale"},
	Near151:           {"near-151", "20.3", "fire and personalities within this count in the morale results, ships within it when one rehoists"},
	Near200:           {"near-200", "20.2", "fire from within this counts in morale"},
	Near300:           {"near-300", "20.1", "fire from below this may cause a morale test"},
	GreedReach:        {"greed-reach", "22.1", "a Sea-Dog or Corsair is tempted by ships within this"},
	GreedClose:        {"greed-close", "22.5", "a Sea-Dog out of control closes to this"},
	GroundStep:        {"ground-step", "23.2", "each full step of intended move adds 1 to the grounding factor"},
	Kedging:           {"kedging", "23.4", "most that a ship kedges in a move"},
	KedgeBoat:         {"kedge-boat", "23.4", "the boat with the kedge is this far ahead of the bow"},
	BoatBase:          {"boat-base", "4.4", "length and width of a ship's boat"},
	Shade:             {"shade", "23.6", "high land up wind within this takes wind away"},
	BarrierSpeed:      {"barrier-speed", "23.7", "least speed that rams a barrier"},
	SwingAnchor:       {"swing-anchor", "24.0", "the free end of a ship at one anchor swings"},
	SwingSpring:       {"swing-spring", "24.0", "a ship between two anchors swings on her springs"},
	BoatParent:        {"boat-parent", "9.2", "most that a ship moves while she launches or stows a boat"},
	CircleLarge:       {"circle-large", "8.1", "radius of the large circle"},
	CircleSmall:       {"circle-small", "8.1", "radius of the small circle"},
}

var angleLabels = [NumAngles]label{
	BroadsideArc:    {"broadside-arc", "10.5", "a broadside fires to either side of straight out"},
	ChaserArc:       {"chaser-arc", "10.5", "a chaser fires to either side of the centre line"},
	FortArc:         {"fort-arc", "25.3", "a fort fires to either side of its facing"},
	RakeAngle:       {"rake-angle", "10.6", "most between the line of fire and the centre line in a rake"},
	SquareLimit:     {"square-limit", "7.2", "nearest to the wind, square rig"},
	LateenLimit:     {"lateen-limit", "7.2", "nearest to the wind, lateen rig"},
	PinchWide:       {"pinch-wide", "7.2", "above this the first factor of the test counts, square rig"},
	PinchNarrow:     {"pinch-narrow", "7.2", "from this up the second factor of the test counts, square rig"},
	BeamWind:        {"beam-wind", "7.1", "nearer to the wind, it is on the bow"},
	QuarterWind:     {"quarter-wind", "7.1", "farther off, the wind is aft; up to it, on the quarter"},
	DirectTolerance: {"direct-tolerance", "6.2", "most off dead aft, or off the beam"},
	HoldTolerance:   {"hold-tolerance", "7.9", "most between the wind and bow or stern when a galley holds position in a fresh wind"},
	WindPoint:       {"wind-point", "5.1", "one point of the wind"},
	AreaTwo:         {"area-two", "18.1", "least between course and centre line in area 2"},
	TackSquare:      {"tack-square", "8.2", "off the wind in the first two moves of a tack, square rig"},
	TackLateen:      {"tack-lateen", "8.2", "off the wind in the first two moves of a tack, lateen rig"},
}

var taskLabels = [NumTasks]label{
	CutAway:          {"cut-away", "17.6", "cut away a fallen mast section"},
	JuryMast:         {"jury-mast", "17.9", "rig a jury mast"},
	RepairHole:       {"repair-hole", "17.9", "stop a hole"},
	ShiftOars:        {"shift-oars", "17.8", "shift oars from side to side"},
	ShiftChaser:      {"shift-chaser", "10.7", "haul a beam battery to the stern ports"},
	LoadGuns:         {"load-guns", "10.3", "load guns"},
	UnloadGuns:       {"unload-guns", "10.3", "unload guns"},
	UnloadRaw:        {"unload-raw", "10.3.1", "unload guns with a raw crew, if raw crews load slowly"},
	FireRaw:          {"fire-raw", "10.3.1", "a raw crew fires a group once in so many moves, if raw crews load slowly"},
	SetSail:          {"set-sail", "7.4", "raise or lower the sail of an oared vessel"},
	ManSteering:      {"man-steering", "17.3", "go straight on after the steering gear is lost"},
	Reassemble:       {"reassemble", "19.4", "reassemble a party after a melee"},
	Board:            {"board", "19.1", "board"},
	Jettison:         {"jettison", "23.3", "throw a battery overboard"},
	ShiftBattery:     {"shift-battery", "23.3", "shift a battery to a boat or ship, or back"},
	DropAnchor:       {"drop-anchor", "24.0", "drop an anchor"},
	RaiseAnchor:      {"raise-anchor", "24.0", "raise an anchor"},
	CutCable:         {"cut-cable", "24.0", "cut an anchor cable"},
	MakeMoorings:     {"make-moorings", "24.0", "moor"},
	CastOffMoorings:  {"cast-off-moorings", "24.0", "cast off moorings"},
	PassTow:          {"pass-tow", "9.1", "pass a tow"},
	CastOffTow:       {"cast-off-tow", "9.1", "cast off a tow"},
	LaunchBoat:       {"launch-boat", "9.2", "launch or stow a boat"},
	ManBoat:          {"man-boat", "9.2", "man a boat or leave it"},
	SecurePrize:      {"secure-prize", "21.2", "secure a prize that surrendered in a melee"},
	LightFireShip:    {"light-fire-ship", "16.2", "set a fire ship alight"},
	LeaveFireShip:    {"leave-fire-ship", "16.2", "leave a fire ship"},
	CutLooseFirst:    {"cut-loose-first", "18.4", "cut loose: the first part, adrift"},
	CutLooseBowsprit: {"cut-loose-bowsprit", "18.4", "cut loose: more with a bowsprit over the bulwarks or a fire ship"},
	CutLooseLast:     {"cut-loose-last", "18.4", "cut loose: the last part, in which they part"},
	BoatAtBarrier:    {"boat-at-barrier", "23.7", "break a barrier with a boat or small vessel"},
	ShoreAtBarrier:   {"shore-at-barrier", "23.7", "break a barrier with a shore party"},
	HeatShot:         {"heat-shot", "25.5", "heat shot"},
	LoadRedHot:       {"load-red-hot", "25.5", "load red hot shot"},
	WindLasts:        {"wind-lasts", "5.1", "between rolls for the wind"},
	WeatherLasts:     {"weather-lasts", "5.2", "between rolls for the weather"},
	DriftAfterWind:   {"drift-after-wind", "7.2", "drift after sailing into the wind"},
	TackAgain:        {"tack-again", "8.2", "wait between two tacks"},
	AttackEvery:      {"attack-every", "7.4", "attack speed once in so many moves"},
	RehoistAfter:     {"rehoist-after", "21.1", "no enemy near before a ship rehoists her colours"},
	RehoistHolyWar:   {"rehoist-holy-war", "21.1", "the same, if the sides are Christian and Moslem"},
	RecoverAfter:     {"recover-after", "20.4", "no enemy near before a crew recovers from retire from action"},
}

var figureLabels = [NumFigures]label{
	WordsShouted:      {"words-shouted", "3.5", "most words in a message"},
	GunMessages:       {"gun-messages", "3.3", "messages that guns can signal"},
	AbreastMost:       {"abreast-most", "3.1", "most galleys in a line that passes orders or follows abreast"},
	MenPerGroup:       {"men-per-group", "15.0", "men in a group of small arms"},
	GroupRounds:       {"group-rounds", "15.0", "a remainder of more men is a group"},
	EndMost:           {"end-most", "15.0", "most men who fire small arms over bow or stern"},
	BoatCrew:          {"boat-crew", "9.2", "men who row a boat"},
	BoatPassengers:    {"boat-passengers", "9.2", "more men who ride in a boat"},
	BoatDefence:       {"boat-defence", "14.5", "points for each test of a boat"},
	BoatMasts:         {"boat-masts", "9.2", "mast sections lost for each boat lost"},
	FoulLocks:         {"foul-locks", "18.1", "least total at which ships lock"},
	CutLooseOver:      {"cut-loose-over", "19.1", "two dice must show more to cut loose"},
	HolingTons:        {"holing-tons", "18.2", "tons heavier for each +1 in holing"},
	HoledUnder:        {"holed-under", "18.2", "ships under so many tons can be holed"},
	HolesOver:         {"holes-over", "18.2", "ships over so many tons can hole"},
	SinksRatio:        {"sinks-ratio", "18.2", "times the tonnage that sinks a ship outright"},
	HoleSerious:       {"hole-serious", "17.7", "roll at which a hole sinks a ship"},
	ExplodesAt:        {"explodes-at", "16.1", "total at which a ship explodes"},
	PrizeCrew:         {"prize-crew", "21.2", "percent of the nominal crew that sails a prize"},
	PrizeParty:        {"prize-party", "21.2", "least men in a boarding party that holds a prize"},
	PrizeMenPerGun:    {"prize-men-per-gun", "21.2", "men for each battery of a prize"},
	PrizeAttack:       {"prize-attack", "19.4", "percent of a prize's men that can attack"},
	MarinersPerFactor: {"mariners-per-factor", "19.5", "mariners for each +1 in a melee"},
	SoldiersPerFactor: {"soldiers-per-factor", "19.5", "soldiers for each +1 in a melee"},
	NobleDuel:         {"noble-duel", "4.3.2", "a Spanish Noble adds this in single combat"},
	KnightStrike:      {"knight-strike", "4.3.3", "a captured Knight adds this"},
	StrikeOrder:       {"strike-order", "4.3.3", "highest score on which a captured personality's crew surrenders"},
	MeleeTaken:        {"melee-taken", "19.7", "highest roll on which a personality is captured, not killed"},
	HeavyFactor:       {"heavy-factor", "11.3", "tenths of a gunnery factor above which a rake does more"},
	DismastedWind:     {"dismasted-wind", "11.3", "a dismasted ship fires worse above this Beaufort number"},
	UpwindFire:        {"upwind-fire", "16.0", "a ship up wind of a fire is safer above this Beaufort number"},
	RedHotPounds:      {"red-hot-pounds", "16.0", "least pounds of red hot shot that add to the fire test"},
	SmallTons:         {"small-tons", "6.3", "ships under so many tons are small vessels"},
	LossMoved:         {"loss-moved", "20.2", "men lost in a move before more of them count in morale"},
	LossFired:         {"loss-fired", "20.1", "percent of the crew lost at which near fire causes a test"},
	LossBoarded:       {"loss-boarded", "20.1", "percent of the crew lost at which a boarder causes a test"},
	DisabledGuns:      {"disabled-guns", "20.3", "a ship with a smaller percentage of her batteries left is disabled"},
	HeavyFire:         {"heavy-fire", "20.2", "damage points of heavy fire in morale"},
	LightFire:         {"light-fire", "20.1", "damage points of light fire in morale"},
	TonsShare:         {"tons-share", "20.4", "a ship counts only if she has one part in so many of the tonnage, or more"},
	GreedSections:     {"greed-sections", "22.2", "mast sections missing that tempt"},
	Refloats:          {"refloats", "23.2", "a ship with a lower grounding factor is off again"},
	GroundMasts:       {"ground-masts", "23.2", "a ship with a higher grounding factor loses her masts"},
	GroundWrecks:      {"ground-wrecks", "23.3", "a ship with a higher grounding factor is wrecked"},
	GunnersPerGun:     {"gunners-per-gun", "25.2", "gunners who keep a gun of a fort going"},
	MenPerGun:         {"men-per-gun", "25.2", "gunners that a fort has for each gun"},
	CoverOpen:         {"cover-open", "25.1", "cover of open works"},
	CoverEarth:        {"cover-earth", "25.1", "cover of earth"},
	CoverStone:        {"cover-stone", "25.1", "cover of stone"},
	FortCasualties:    {"fort-casualties", "25.4", "times the points by cover that a fort loses in men"},
	GunsPerBattery:    {"guns-per-battery", "30.0", "guns in a battery"},
	SpecifiedShare:    {"specified-share", "26.0", "the gunnery factor must be one part in so many of the value"},
	WreckageCovers:    {"wreckage-covers", "17.6", "batteries that a section over the side covers"},
	WreckageTurn:      {"wreckage-turn", "17.6", "sections over one side that bar a turn to the other"},
	CircleSections:    {"circle-sections", "17.5", "sections lost that make circles cost double"},
	SmallGunsLot:      {"small-guns-lot", "14.2", "small guns that are lost at a time"},
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

// caseOrder returns the numbers of a case, which order it among others.
func caseOrder(rule string) []int {
	var parts []int
	for part := range strings.SplitSeq(rule, ".") {
		n, _ := strconv.Atoi(part)
		parts = append(parts, n)
	}
	return parts
}
