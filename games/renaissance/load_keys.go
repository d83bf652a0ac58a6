package renaissance

// factorKeys are the names of factors in the pack, each list of them on lines of its own.
var factorKeys = [NumFactors]string{
	"stern-rake-heavy", "stern-rake-light", "stern-rake-far", "bow-rake", "rigging-rake",
	"initial-point-blank", "initial-close", "initial-raw", "hail-close", "hail-medium", "on-land",
	"fixed-position", "through-wreckage", "same-broadside", "gunnery-gale", "gunnery-mist",
	"gunnery-dismasted", "burst-last-move", "burst-move-before", "gunnery-moving",
	"gunnery-moving-fast",
	"into-wind-gale", "into-wind-fresh", "into-wind-section", "into-wind-wide", "into-wind-narrow",
	"into-wind-ram",
	"gale-sail", "gale-aft", "gale-sea-anchor", "gale-tow", "gale-holed", "gale-battery",
	"gale-masts", "gale-rudder", "gale-galley", "gale-fired", "gale-raw", "gale-average",
	"gale-small",
	"fire-half-crew", "fire-most-crew", "fire-batteries", "fire-dismasted", "fire-red-hot",
	"fire-corsair", "fire-masked", "fire-entangled", "fire-upwind", "fire-exploded", "fire-contact",
	"fire-still", "fire-storm", "fire-boarders",
	"foul-drifting", "foul-one-wishes", "foul-both-wish", "foul-elite-avoids", "foul-elite-wishes",
	"foul-average-wishes", "foul-elite-both", "foul-raw", "foul-galley", "foul-english-avoids", "foul-english-evades",
	"foul-area-two", "foul-slow-both",
	"holing-weight", "holing-galley", "holing-galleass", "holing-ram",
	"melee-leader", "melee-personality", "melee-lower", "melee-higher", "melee-waist-from-end",
	"melee-forecastle", "melee-stern", "melee-end-from-waist", "melee-galley-struck", "melee-won",
	"melee-lost", "melee-defends", "melee-elite", "melee-janissaries", "melee-raw",
	"melee-leader-lost", "melee-personality-lost", "melee-mariners", "melee-soldiers",
	"morale-elite", "morale-average", "morale-dismasted", "morale-no-oars", "morale-lost",
	"morale-fire-100-heavy", "morale-fire-100", "morale-fire-200", "morale-raked",
	"morale-no-reply", "morale-boarded", "morale-both-beams", "morale-retiring",
	"morale-recovering", "morale-burst", "morale-no-soldiers", "morale-leader",
	"morale-personality", "morale-senior-killed", "morale-leader-retires", "morale-flag-captured",
	"morale-leader-killed", "morale-personality-killed", "morale-leader-captured",
	"morale-personality-captured",
	"greed-masts", "greed-oars", "greed-retires", "greed-disabled", "greed-flag", "greed-engaged",
	"greed-largest",
	"ground-step-moved", "ground-gale", "ground-sounding", "aground-fire", "aground-light",
	"aground-fresh", "aground-gale", "aground-boats", "aground-tow", "aground-jettison",
	"aground-galley-tow",
}

// factorFiles are the lists of factors with the first factor of each.
var factorFiles = [...]struct {
	file  string
	first FactorNo
}{
	{"tactical.csv", SternRakeHeavy},
	{"into_wind.csv", IntoWindGale},
	{"gale.csv", GaleSail},
	{"fire.csv", FireHalfCrew},
	{"foul.csv", FoulDrifting},
	{"holing.csv", HolingWeight},
	{"melee.csv", MeleeLeader},
	{"morale.csv", MoraleElite},
	{"greed.csv", GreedMasts},
	{"grounding.csv", GroundStepMoved},
}
