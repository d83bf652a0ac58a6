package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// Most that the numbers of a position may be.
const (
	mostPlace  = 2_000_000 // hundredths of a millimetre that anything lies from the corner
	mostWay    = 100_000   // hundredths of a millimetre that anything moves
	mostMen    = 2000
	mostCount  = 127
	mostCircle = int32(plane.Full) - 1
)

// shipParts are all that a line about a ship may tell, in the order in which it is
// written.
var shipParts = lines.Entries[aboutShip]{
	lines.Named("fate", fateWords, func(s aboutShip) *fate { return &s.fate }),
	flagged("alone", func(s aboutShip) *bool { return &s.alone }),
	lines.Named("holder", seatWords, func(s aboutShip) *engine.Seat { return &s.holder }),
	measured("at", -mostPlace, mostPlace, "mm", func(s aboutShip) []*int32 { return []*int32{&s.at.X, &s.at.Y} }),
	measured("heading", 0, mostCircle, "deg", func(s aboutShip) []*plane.Heading { return []*plane.Heading{&s.heading} }),
	measured("speed", -mostWay, mostWay, "mm", func(s aboutShip) []*Length { return []*Length{&s.speed} }),
	flagged("rowing", func(s aboutShip) *bool { return &s.rowing }),
	lines.Number("soldiers", 0, mostMen, func(s aboutShip) *int16 { return &s.soldiers }),
	lines.Number("mariners", 0, mostMen, func(s aboutShip) *int16 { return &s.mariners }),
	lines.Number("rowers", 0, mostMen, func(s aboutShip) *int16 { return &s.rowers }),
	lines.Number("away", -mostMen, mostMen, func(s aboutShip) *int16 { return &s.away }),
	masted("masts", func(s aboutShip) *Sections { return &s.masts }),
	masted("over-port", func(s aboutShip) *Sections { return &s.over[port] }),
	masted("over-starboard", func(s aboutShip) *Sections { return &s.over[starboard] }),
	masted("jury", func(s aboutShip) *Sections { return &s.jury }),
	lines.Number("canvas", 0, NumSections, func(s aboutShip) *uint8 { return &s.canvas }),
	lines.Numbers("guns", mostCount, func(s aboutShip) []uint8 { return s.battery[:] }),
	flagged("hauled", func(s aboutShip) *bool { return &s.hauled }),
	lines.Number("small-guns", 0, mostCount, func(s aboutShip) *uint8 { return &s.smalls }),
	masted("bare-port", func(s aboutShip) *Sections { return &s.guns.bare[port] }),
	masted("bare-starboard", func(s aboutShip) *Sections { return &s.guns.bare[starboard] }),
	lines.Numbers("salvoes", mostCount, func(s aboutShip) []uint8 { return s.guns.streak[:] }),
	lines.Numbers("steady", mostCount, func(s aboutShip) []uint8 { return s.guns.steady[:] }),
	aimedText,
	specifiedText,
	lines.Numbers("resting", mostCount, func(s aboutShip) []uint8 { return s.guns.rest[:] }),
	lines.Number("spent", 0, int64(broadsides|1<<sternGuns|1<<bowGuns), func(s aboutShip) *groups { return &s.guns.fired }),
	flagged("swabbed", func(s aboutShip) *bool { return &s.swabbed }),
	lines.Named("fire", fireWords, func(s aboutShip) *FireResult { return &s.fire.how }),
	lines.Number("fire-tests", 0, mostFire, func(s aboutShip) *uint8 { return &s.fire.tests }),
	lines.Number("fire-moves", 0, mostFire, func(s aboutShip) *uint8 { return &s.fire.moves }),
	lines.Number("entangled", 0, mostFire, func(s aboutShip) *uint8 { return &s.fire.entangled }),
	flagged("shaken", func(s aboutShip) *bool { return &s.fire.shaken }),
	lines.Number("burst", 0, mostBurst, func(s aboutShip) *uint8 { return &s.guns.burst }),
	lines.Numbers("oars", mostCount, func(s aboutShip) []uint8 { return s.oars[:] }),
	flagged("rudder-lost", func(s aboutShip) *bool { return &s.rudder }),
	flagged("captain-dead", func(s aboutShip) *bool { return &s.headless }),
	lines.Number("steering", 0, mostCount, func(s aboutShip) *uint8 { return &s.steer }),
	lines.Number("holes", 0, mostCount, func(s aboutShip) *uint8 { return &s.holes }),
	lines.Number("shot-holes", 0, mostCount, func(s aboutShip) *uint8 { return &s.shot }),
	lines.Number("sinks", 0, mostCount, func(s aboutShip) *uint8 { return &s.sinks }),
	lines.Number("settled", 0, mostSettled, func(s aboutShip) *uint8 { return &s.settled }),
	lines.Number("drifts", 0, mostCount, func(s aboutShip) *uint8 { return &s.drift }),
	lines.Number("stays", 0, mostStays, func(s aboutShip) *uint8 { return &s.stays }),
	lines.Named("about", aboutNames, func(s aboutShip) *about { return &s.about }),
	lines.Number("tacked", 0, mostCount, func(s aboutShip) *uint8 { return &s.tacked }),
	lines.Number("rested", 0, mostCount, func(s aboutShip) *uint8 { return &s.rested }),
	lines.Named("held", holdNames, func(s aboutShip) *hold { return &s.held }),
	lines.Number("grounding", 0, mostCount, func(s aboutShip) *uint8 { return &s.factor }),
	flagged("eased", func(s aboutShip) *bool { return &s.eased }),
	lines.Number("anchors-lost", 0, mostCount, func(s aboutShip) *uint8 { return &s.cables }),
	flagged("sea-anchor-lost", func(s aboutShip) *bool { return &s.drogue }),
	lines.Number("raising", 0, numEnds-1, func(s aboutShip) *uint8 { return &s.raising }),
	flagged("signalled", func(s aboutShip) *bool { return &s.beacon }),
	shipped("locked", func(s aboutShip) *squad { return &s.foul }),
	shipped("touching", func(s aboutShip) *squad { return &s.touch }),
	measured("haul", -mostWay, mostWay, "mm", func(s aboutShip) []*int32 { return []*int32{&s.haul.X, &s.haul.Y} }),
	shipped("loosing", func(s aboutShip) *squad { return &s.loosing }),
	lines.Number("loosed", 0, mostCount, func(s aboutShip) *uint8 { return &s.loosed }),
	lines.Named("colours", colourNames, func(s aboutShip) *colours { return &s.colours }),
	lines.Named("spirit", spiritNames, func(s aboutShip) *spirit { return &s.spirit }),
	lines.Number("tested", 0, 15, func(s aboutShip) *uint8 { return &s.tested }),
	lines.Number("galled", 0, mostCount, func(s aboutShip) *uint8 { return &s.galled }),
	lines.Number("boarded", 0, mostCount, func(s aboutShip) *uint8 { return &s.boarded }),
	lines.Number("quiet", 0, mostCount, func(s aboutShip) *uint8 { return &s.quiet }),
	lines.Number("mourns", 0, 3, func(s aboutShip) *uint8 { return &s.mourns }),
	lines.Number("prize-soldiers", 0, mostMen, func(s aboutShip) *int16 { return &s.prize.soldiers }),
	lines.Number("prize-mariners", 0, mostMen, func(s aboutShip) *int16 { return &s.prize.mariners }),
	lines.Number("secure", 0, mostCount, func(s aboutShip) *uint8 { return &s.secure }),
	flagged("duels", func(s aboutShip) *bool { return &s.duels }),
	other("captor", func(s aboutShip) *shipNo { return &s.captor }),
	other("boards", func(s aboutShip) *shipNo { return &s.boards }),
	other("prey", func(s aboutShip) *shipNo { return &s.prey }),
	flagged("wild", func(s aboutShip) *bool { return &s.wild }),
	flagged("storms", func(s aboutShip) *bool { return &s.storms }),
	flagged("retaken", func(s aboutShip) *bool { return &s.retaken }),
	lines.Number("sent-soldiers", 0, mostMen, func(s aboutShip) *int16 { return &s.sent.soldiers }),
	lines.Number("sent-mariners", 0, mostMen, func(s aboutShip) *int16 { return &s.sent.mariners }),
	lines.Number("guard-soldiers", 0, mostMen, func(s aboutShip) *int16 { return &s.guard.soldiers }),
	lines.Number("guard-mariners", 0, mostMen, func(s aboutShip) *int16 { return &s.guard.mariners }),
	lines.Number("stage", 0, 4, func(s aboutShip) *uint8 { return &s.stage }),
	lines.Named("boarded-from", boardedFromNames, func(s aboutShip) *BoardedFrom { return &s.from }),
	flagged("passed", func(s aboutShip) *bool { return &s.passed }),
	lines.Number("flank", 0, 4, func(s aboutShip) *uint8 { return &s.flank.stage }),
	lines.Named("flanked-from", boardedFromNames, func(s aboutShip) *BoardedFrom { return &s.flank.from }),
	lines.Named("flank-won", wonNames, func(s aboutShip) *wins { return &s.flank.won }),
	flagged("flank-passed", func(s aboutShip) *bool { return &s.flank.passed }),
	flagged("flanks", func(s aboutShip) *bool { return &s.flanks }),
	lines.Number("rounds", 0, 1, func(s aboutShip) *uint8 { return &s.rounds }),
	lines.Named("won", wonNames, func(s aboutShip) *wins { return &s.won }),
	lines.Number("rally", 0, mostCount, func(s aboutShip) *uint8 { return &s.rally }),
	shipped("struck-by", func(s aboutShip) *squad { return &s.struckBy }),
	wakeText,
	lines.Named("rigging", sectionNames, func(s aboutShip) *Section { return &s.rigging }),
	lines.Number("breaks", 0, MaxBarriers, func(s aboutShip) *uint8 { return &s.breaks }),
	lines.Number("shifting", 0, mostCount, func(s aboutShip) *uint8 { return &s.shifts }),
	lines.Named("shift-to", sideNames, func(s aboutShip) *side { return &s.shiftTo }),
	lines.Named("hauls-from", sideNames, func(s aboutShip) *side { return &s.hauls }),
	other("tug", func(s aboutShip) *shipNo { return &s.tug }),
	other("tow", func(s aboutShip) *shipNo { return &s.tow }),
	taskText,
}

// mostBurst is what is remembered of bursts between moves, at most: one in each of two.
const mostBurst = 3 // burstLast and burstBefore

// mostSettled is more moves than any ship takes to sink, mostStays the most of the
// tacking sequence that may be done.
const (
	mostSettled = 7
	mostStays   = 2
)

var (
	fateWords   = []string{"afloat", "awaited", "foundered", "exploded", "capsized", "wrecked", "gone", "out-of-sight"}
	holdNames   = []string{"free", "bow-anchor", "stern-anchor", "both-anchors", "sea-anchor", "moored", "aground"}
	colourNames = []string{"flying", "struck", "taken"}
	spiritNames = []string{"steady", "three-quarters", "half", "silent", "recovering", "retiring"}
	wonNames    = []string{"nobody", "attackers", "defenders", "attackers-before", "defenders-before"}
)

// sideNames are the sides as lines about ships name them.
var sideNames = []string{"port", "starboard"}

// seatWords are the seats as lines about ships name them.
var seatWords = []string{"a", "b"}
