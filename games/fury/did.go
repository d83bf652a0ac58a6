package fury

// did is what the log tells of choices that no event tells of, by verb: the verb, of which the side is
// the subject, and what follows it. engine.Words.Fill says what a sentence may hold.
var did = [allVerbs]string{
	VerbMuster:   "form a company of %1 %O.",
	VerbExchange: "exchange %1 %W for %O.",
	VerbDrawOn:   "draw another Colonel.",
	VerbRedraw:   "draw another Captain for %O.",
	VerbSeek:     "draw more Captains for %O to choose from.",
	VerbPlace:    "place %O, %W, at %1″ and %2″.",

	VerbWarAllot:   "post %1 %W at %O.",
	VerbWarPasture: "put %1 %{1:herd|herds} at %O.",
	VerbWarScout:   "send %1 %O to scout.",
	VerbWarMission: "plan %O at %W.",
	VerbWarRoute:   "plan to go on to %O.",
	VerbWarTake:    "take %1 %O along.",
	VerbWarLead:    "send %O %{W?to %W|with the mission}.",
	VerbWarPost:    "put %1 %W of the Reserve at %O.",
	VerbWarGather:  "put the rest of the Reserve at %O.",
	VerbWarLie:     "write %O on the false sheet.",
	VerbWarReplan:  "plan anew.",
	VerbWarSummon:  "summon %1 %W from %O.",
}
