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

// distanceKeys are the names of distances in the pack.
var distanceKeys = [NumDistances]string{
	"shouting", "gun-signal", "tow-line", "boat-tow-most", "boat-tow-downwind", "lying-a-hull",
	"leeway-step", "leeway-side", "back-water-galley", "back-water-galleass", "galleass-small",
	"lift-oars", "moving", "moving-fast", "gun-spacing", "fort-overhead", "parted", "glance",
	"foul-slow", "holing-speed", "oar-rake-step", "explosion-reach", "near-100", "near-151",
	"near-200", "near-300", "greed-reach", "greed-close", "ground-step", "kedging", "kedge-boat",
	"boat-base", "shade", "barrier-speed", "swing-anchor", "swing-spring", "boat-parent",
	"circle-large", "circle-small",
}

// angleKeys are the names of angles in the pack.
var angleKeys = [NumAngles]string{
	"broadside-arc", "chaser-arc", "fort-arc", "rake-angle", "square-limit", "lateen-limit",
	"pinch-wide", "pinch-narrow", "beam-wind", "quarter-wind", "direct-tolerance", "hold-tolerance",
	"wind-point", "area-two", "tack-square", "tack-lateen",
}

// taskKeys are the names of tasks in the pack.
var taskKeys = [NumTasks]string{
	"cut-away", "jury-mast", "repair-hole", "shift-oars", "shift-chaser", "load-guns",
	"unload-guns", "unload-raw", "fire-raw", "set-sail", "man-steering", "reassemble", "board",
	"jettison", "shift-battery", "drop-anchor", "raise-anchor", "cut-cable", "make-moorings",
	"cast-off-moorings", "pass-tow", "cast-off-tow", "launch-boat", "man-boat", "secure-prize",
	"light-fire-ship", "leave-fire-ship", "cut-loose-first", "cut-loose-bowsprit", "cut-loose-last",
	"boat-at-barrier", "shore-at-barrier", "heat-shot", "load-red-hot", "wind-lasts",
	"weather-lasts", "drift-after-wind", "tack-again", "attack-every", "rehoist-after",
	"rehoist-holy-war", "recover-after",
}

// figureKeys are the names of other figures in the pack.
var figureKeys = [NumFigures]string{
	"words-shouted", "gun-messages", "abreast-most", "men-per-group", "group-rounds", "end-most",
	"boat-crew", "boat-passengers", "boat-defence", "boat-masts", "foul-locks", "cut-loose-over",
	"holing-tons", "holed-under", "holes-over", "sinks-ratio", "hole-serious", "explodes-at",
	"prize-crew", "prize-party", "prize-men-per-gun", "prize-attack", "mariners-per-factor",
	"soldiers-per-factor", "noble-duel", "knight-strike", "strike-order", "melee-taken",
	"heavy-factor", "dismasted-wind", "upwind-fire", "red-hot-pounds", "small-tons", "loss-moved",
	"loss-fired", "loss-boarded", "disabled-guns", "heavy-fire", "light-fire", "tons-share",
	"greed-sections", "refloats", "ground-masts", "ground-wrecks", "gunners-per-gun", "men-per-gun",
	"cover-open", "cover-earth", "cover-stone", "fort-casualties", "guns-per-battery",
	"specified-share", "wreckage-covers", "wreckage-turn", "circle-sections", "small-guns-lot",
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
