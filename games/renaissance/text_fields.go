package renaissance

import (
	"github.com/weathergage/weathergage/engine"
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

// shipFields are all that a line about a ship may tell, in the order in which it is
// written.
var shipFields = []shipField{
	named("fate", fateWords, func(s *ship) *fate { return &s.fate }),
	flagged("alone", func(s *ship) *bool { return &s.alone }),
	named("holder", seatWords, func(s *ship) *engine.Seat { return &s.holder }),
	measured("at", -mostPlace, mostPlace, "mm", func(s *ship) []*int32 { return []*int32{&s.at.X, &s.at.Y} }),
	measured("heading", 0, mostCircle, "deg", func(s *ship) []*plane.Heading { return []*plane.Heading{&s.heading} }),
	measured("speed", -mostWay, mostWay, "mm", func(s *ship) []*Length { return []*Length{&s.speed} }),
	flagged("rowing", func(s *ship) *bool { return &s.rowing }),
	number("soldiers", mostMen, func(s *ship) *int16 { return &s.soldiers }),
	number("mariners", mostMen, func(s *ship) *int16 { return &s.mariners }),
	number("rowers", mostMen, func(s *ship) *int16 { return &s.rowers }),
	between("away", -mostMen, mostMen, func(s *ship) *int16 { return &s.away }),
	masted("masts", func(s *ship) *Sections { return &s.masts }),
	masted("over-port", func(s *ship) *Sections { return &s.over[port] }),
	masted("over-starboard", func(s *ship) *Sections { return &s.over[starboard] }),
	masted("jury", func(s *ship) *Sections { return &s.jury }),
	number("canvas", NumSections, func(s *ship) *uint8 { return &s.canvas }),
	numbers("guns", func(s *ship) []uint8 { return s.battery[:] }),
	flagged("hauled", func(s *ship) *bool { return &s.hauled }),
	number("small-guns", mostCount, func(s *ship) *uint8 { return &s.smalls }),
	masted("bare-port", func(s *ship) *Sections { return &s.guns.bare[port] }),
	masted("bare-starboard", func(s *ship) *Sections { return &s.guns.bare[starboard] }),
	numbers("salvoes", func(s *ship) []uint8 { return s.guns.streak[:] }),
	numbers("steady", func(s *ship) []uint8 { return s.guns.steady[:] }),
	aimedAt("aimed"),
	specifiedAt("specified"),
	numbers("resting", func(s *ship) []uint8 { return s.guns.rest[:] }),
	number("spent", int64(broadsides|1<<sternGuns|1<<bowGuns), func(s *ship) *groups { return &s.guns.fired }),
	flagged("swabbed", func(s *ship) *bool { return &s.swabbed }),
	named("fire", fireWords, func(s *ship) *FireResult { return &s.fire.how }),
	number("fire-tests", mostFire, func(s *ship) *uint8 { return &s.fire.tests }),
	number("fire-moves", mostFire, func(s *ship) *uint8 { return &s.fire.moves }),
	number("entangled", mostFire, func(s *ship) *uint8 { return &s.fire.entangled }),
	flagged("shaken", func(s *ship) *bool { return &s.fire.shaken }),
	number("burst", mostBurst, func(s *ship) *uint8 { return &s.guns.burst }),
	numbers("oars", func(s *ship) []uint8 { return s.oars[:] }),
	flagged("rudder-lost", func(s *ship) *bool { return &s.rudder }),
	flagged("captain-dead", func(s *ship) *bool { return &s.headless }),
	number("steering", mostCount, func(s *ship) *uint8 { return &s.steer }),
	number("holes", mostCount, func(s *ship) *uint8 { return &s.holes }),
	number("shot-holes", mostCount, func(s *ship) *uint8 { return &s.shot }),
	number("sinks", mostCount, func(s *ship) *uint8 { return &s.sinks }),
	number("settled", mostSettled, func(s *ship) *uint8 { return &s.settled }),
	number("drifts", mostCount, func(s *ship) *uint8 { return &s.drift }),
	number("stays", mostStays, func(s *ship) *uint8 { return &s.stays }),
	named("about", aboutNames, func(s *ship) *about { return &s.about }),
	number("tacked", mostCount, func(s *ship) *uint8 { return &s.tacked }),
	number("rested", mostCount, func(s *ship) *uint8 { return &s.rested }),
	named("held", holdNames, func(s *ship) *hold { return &s.held }),
	number("grounding", mostCount, func(s *ship) *uint8 { return &s.factor }),
	flagged("eased", func(s *ship) *bool { return &s.eased }),
	number("anchors-lost", mostCount, func(s *ship) *uint8 { return &s.cables }),
	flagged("sea-anchor-lost", func(s *ship) *bool { return &s.drogue }),
	number("raising", numEnds-1, func(s *ship) *uint8 { return &s.raising }),
	flagged("signalled", func(s *ship) *bool { return &s.beacon }),
	shipped("locked", func(s *ship) *squad { return &s.foul }),
	shipped("touching", func(s *ship) *squad { return &s.touch }),
	measured("haul", -mostWay, mostWay, "mm", func(s *ship) []*int32 { return []*int32{&s.haul.X, &s.haul.Y} }),
	shipped("loosing", func(s *ship) *squad { return &s.loosing }),
	number("loosed", mostCount, func(s *ship) *uint8 { return &s.loosed }),
	named("colours", colourNames, func(s *ship) *colours { return &s.colours }),
	named("spirit", spiritNames, func(s *ship) *spirit { return &s.spirit }),
	number("tested", 15, func(s *ship) *uint8 { return &s.tested }),
	number("galled", mostCount, func(s *ship) *uint8 { return &s.galled }),
	number("boarded", mostCount, func(s *ship) *uint8 { return &s.boarded }),
	number("quiet", mostCount, func(s *ship) *uint8 { return &s.quiet }),
	number("mourns", 3, func(s *ship) *uint8 { return &s.mourns }),
	number("prize-soldiers", mostMen, func(s *ship) *int16 { return &s.prize.soldiers }),
	number("prize-mariners", mostMen, func(s *ship) *int16 { return &s.prize.mariners }),
	number("secure", mostCount, func(s *ship) *uint8 { return &s.secure }),
	flagged("duels", func(s *ship) *bool { return &s.duels }),
	other("captor", func(s *ship) *shipNo { return &s.captor }),
	other("boards", func(s *ship) *shipNo { return &s.boards }),
	other("prey", func(s *ship) *shipNo { return &s.prey }),
	flagged("wild", func(s *ship) *bool { return &s.wild }),
	flagged("storms", func(s *ship) *bool { return &s.storms }),
	flagged("retaken", func(s *ship) *bool { return &s.retaken }),
	number("sent-soldiers", mostMen, func(s *ship) *int16 { return &s.sent.soldiers }),
	number("sent-mariners", mostMen, func(s *ship) *int16 { return &s.sent.mariners }),
	number("guard-soldiers", mostMen, func(s *ship) *int16 { return &s.guard.soldiers }),
	number("guard-mariners", mostMen, func(s *ship) *int16 { return &s.guard.mariners }),
	number("stage", 4, func(s *ship) *uint8 { return &s.stage }),
	named("boarded-from", boardedFromNames, func(s *ship) *BoardedFrom { return &s.from }),
	flagged("passed", func(s *ship) *bool { return &s.passed }),
	number("flank", 4, func(s *ship) *uint8 { return &s.flank.stage }),
	named("flanked-from", boardedFromNames, func(s *ship) *BoardedFrom { return &s.flank.from }),
	named("flank-won", wonNames, func(s *ship) *wins { return &s.flank.won }),
	flagged("flank-passed", func(s *ship) *bool { return &s.flank.passed }),
	flagged("flanks", func(s *ship) *bool { return &s.flanks }),
	number("rounds", 1, func(s *ship) *uint8 { return &s.rounds }),
	named("won", wonNames, func(s *ship) *wins { return &s.won }),
	number("rally", mostCount, func(s *ship) *uint8 { return &s.rally }),
	shipped("struck-by", func(s *ship) *squad { return &s.struckBy }),
	woken("wake"),
	named("rigging", sectionNames, func(s *ship) *Section { return &s.rigging }),
	number("breaks", MaxBarriers, func(s *ship) *uint8 { return &s.breaks }),
	number("shifting", mostCount, func(s *ship) *uint8 { return &s.shifts }),
	named("shift-to", sideNames, func(s *ship) *side { return &s.shiftTo }),
	named("hauls-from", sideNames, func(s *ship) *side { return &s.hauls }),
	other("tug", func(s *ship) *shipNo { return &s.tug }),
	other("tow", func(s *ship) *shipNo { return &s.tow }),
	tasked("tasks"),
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
	colourNames = []string{"flying", "struck", "taken"}
	spiritNames = []string{"steady", "three-quarters", "half", "silent", "recovering", "retiring"}
	wonNames    = []string{"nobody", "attackers", "defenders", "attackers-before", "defenders-before"}
)

// sideNames are the sides as lines about ships name them.
var sideNames = []string{"port", "starboard"}

// seatWords are the seats as lines about ships name them.
var seatWords = []string{"a", "b"}
