package fury

import "github.com/weathergage/weathergage/engine"

// What a seat can do in the campaign, behind what companies can.
const (
	VerbWarStyle     engine.Verb = numVerbs + iota // column On of the force table. Case 29.6
	VerbWarKeep                                    // the N[0]-th counter as a Colonel. Case 29.6
	VerbWarAllot                                   // N[0] of With to the garrison of On. Case 29.3
	VerbWarPasture                                 // N[0] herds at On. Case 29.3
	VerbWarScout                                   // with N[0] of On. Case 29.7
	VerbWarMission                                 // On at With. Case 29.9
	VerbWarRoute                                   // on to On. Case 29.9
	VerbWarTake                                    // N[0] of On on the mission. Case 29.9
	VerbWarLead                                    // the Colonel On goes with the mission, or to With. Case 29.6
	VerbWarPost                                    // N[0] of With in the Reserve at On. Case 29.10
	VerbWarGather                                  // the rest of the Reserve at On. Case 29.10
	VerbWarBid                                     // N[0]. Case 29.11
	VerbWarLie                                     // that it is On. Case 29.11
	VerbWarReplan                                  // after scouting. Case 29.11
	VerbWarAttack                                  // whom one has discovered. Case 29.13
	VerbWarSummon                                  // N[0] of With from the Reserve at On. Case 29.20
	VerbWarMarch                                   // to On. Case 29.12
	VerbWarCarryOut                                // the mission. Case 29.12
	VerbWarAbort                                   // it. Case 29.12
	VerbWarHome                                    // off the map. Case 29.12
	VerbWarWon                                     // a battle at a real table. Case 29.14
	VerbWarLost                                    // the same
	VerbWarLose                                    // N[0] of On in it
	VerbWarFell                                    // the Colonel On in it
	VerbWarScatter                                 // N[0] herds. Case 29.17
	VerbWarTakeHerds                               // N[0] of them. Case 29.17
	VerbWarDrop                                    // N[0] wagons or herds. Case 29.15
	VerbWarByHand                                  // a battle is fought on a board. Case 29.14
	VerbWarByDice                                  // dice decide it. Case 29.14
	VerbWarAtTable                                 // it is fought at a real table. Case 29.14
	VerbWarRout                                    // the Spanish are put to flight in it. Cases 29.17, 29.20
	allVerbs         = iota + numVerbs
)

// The questions of the campaign, behind those of battles.
const (
	AskWarStyle  engine.Prompt = numPrompts + iota // which column? Case 29.6
	AskWarKeep                                     // which counter is the Colonel? Case 29.6
	AskWarAllot                                    // what stands where? Case 29.3
	AskWarScouts                                   // who scouts? Case 29.7
	AskWarPlan                                     // what is planned? Cases 29.9, 29.10
	AskWarBid                                      // how much? Case 29.11
	AskWarLie                                      // what does the false sheet say? Case 29.11
	AskWarChange                                   // is it planned again? Case 29.11
	AskWarAttack                                   // do they attack? Case 29.13
	AskWarSummon                                   // who comes to the rescue? Case 29.20
	AskWarMarch                                    // where do they go? Case 29.12
	AskWarResult                                   // how did the battle end? Case 29.14
	AskWarHow                                      // how is it decided? Case 29.14
)

// What can happen in the campaign, behind what can in battles. N[0] is a side where nothing
// else is said.
const (
	KindWarRaises      engine.Kind = numKinds + iota // it rolls N[2] squadrons of the size N[1] on the column On. Case 29.6
	KindWarColonel                                   // it has the Colonel On, counter N[1]. Case 29.6
	KindWarHerds                                     // N[0] herds stand at On. Case 29.3
	KindWarPosted                                    // N[0] of With are the garrison of On. Case 29.3
	KindWarWeek                                      // N[0] begins. Case 29.4
	KindWarEnds                                      // the campaign, with N[0] points, at the level N[1]. Case 29.21
	KindWarOpens                                     // it opens the bidding by N[1] to N[2]. Case 29.11
	KindWarBids                                      // N[1]. Case 29.11
	KindWarPasses                                    // it bids no more. Case 29.11
	KindWarUnscouted                                 // nobody is outscouted. Case 29.11
	KindWarOutscouts                                 // it outscouts the other with N[1]. Case 29.11
	KindWarDraws                                     // it draws a sheet. Case 29.11
	KindWarReads                                     // it reads that it is On, if N[1] is 3; 1: blank, 2: no Reserve. Case 29.11
	KindWarEnters                                    // the English come to On; N[0] is 1 in retreat. Case 29.12
	KindWarDiscovers                                 // at On with N[0], N[1] and N[2] added; N[3] is 1 if they are discovered. Case 29.13
	KindWarLetGo                                     // the Spanish let them go on from On. Case 29.13
	KindWarAttacks                                   // the Spanish attack at On. Case 29.13
	KindWarCarriesOut                                // the English carry out the mission On at With. Case 29.12
	KindWarAborts                                    // they give it up. Case 29.12
	KindWarHome                                      // they are home with N[0] herds. Case 29.12
	KindWarSupplies                                  // N[0] wagons reach the town On. Case 29.19
	KindWarBattle                                    // at On, about N[0]. Case 29.14
	KindWarFights                                    // N[1] of With are in it. Case 29.14
	KindWarLoses                                     // it loses N[1] of With. Case 29.14
	KindWarSettled                                   // it wins the battle at On about N[1]. Case 29.14
	KindWarStormed                                   // the sconce On falls. Case 29.16
	KindWarCut                                       // communications are cut at On. Case 29.18
	KindWarStolen                                    // N[0] herds are taken at On and N[1] scattered. Case 29.17
	KindWarDrops                                     // the English lose N[0] wagons, if N[1] is 1, or herds. Case 29.15
	KindWarAbandons                                  // they lose N[0] wagons and N[1] herds in flight. Case 29.15
	KindWarRetreats                                  // they retreat to On, or to their lines. Case 29.12
	KindWarCaptured                                  // N[0] squadrons are captured. Case 29.12
	KindWarNoneLeft                                  // no squadron of the mission is left. Case 29.12
	KindWarColonelLost                               // it loses the Colonel On. Case 29.6
	KindWarRescue                                    // for the party from On in turn N[0] with N[1] and N[2] added; N[3] is 1 if it comes. Case 29.20
	KindWarUnopposed                                 // no Spaniard is there. Case 29.14
	KindWarDecides                                   // at N[0] percent of strength the English need N[1] and roll N[2]; N[3] is 1 if they win. Case 29.14
	KindWarHow                                       // a battle is decided by 0 dice, 1 a real table, 2 on a board. Case 29.14
	allKinds           = iota + numKinds
)

var warVerbs = [allVerbs - numVerbs]engine.VerbWords{
	VerbWarStyle - numVerbs:     {Name: "levy", Says: "Roll for a force: %O", Does: engine.Silent, Rule: "29.6", When: "forces are rolled before the campaign begins"},
	VerbWarKeep - numVerbs:      {Name: "keep-colonel", Says: "Keep number %1", Does: "keep number %1 as their Colonel.", Wants: aNumber, Rule: "6.7", When: "a Colonel is chosen when his counters are drawn"},
	VerbWarAllot - numVerbs:     {Name: "allot", Says: "Post %1 %W at %O", Does: "post %1 %W at %O.", Wants: aNumber, Group: "garrisons", Rule: "29.3", When: "garrisons are allotted before the first week, and never move again"},
	VerbWarPasture - numVerbs:   {Name: "pasture", Says: "Put %1 %{1:herd|herds} at %O", Does: "put %1 %{1:herd|herds} at %O.", Wants: aNumber, Group: "herds", Rule: "29.3", When: "herds are placed before the first week"},
	VerbWarScout - numVerbs:     {Name: "scout-with", Says: "Send %1 %O to scout", Does: "send %1 %O to scout.", Wants: aNumber, Rule: "29.7", When: "scouting parties are named at the start of a week"},
	VerbWarMission - numVerbs:   {Name: "plan", Says: "Plan %O: %W", Does: "plan %O at %W.", Group: "missions", Rule: "29.9", When: "a mission is planned once the scouting parties are named"},
	VerbWarRoute - numVerbs:     {Name: "route-on", Says: "On to %O", Does: "plan to go on to %O.", Rule: "29.9", When: "the way is planned step by step after the mission"},
	VerbWarTake - numVerbs:      {Name: "take-along", Says: "Take %1 %O along", Does: "take %1 %O along.", Wants: aNumber, Group: "squadrons", Rule: "29.9", When: "squadrons are chosen for a mission before the scouting"},
	VerbWarLead - numVerbs:      {Name: "send-colonel", Says: "%O leads%{W? at %W|}", Does: "send %O %{W?to %W|with the mission}.", Group: "Colonels", Rule: "29.6", When: "Colonels are told where to go when both sides plan"},
	VerbWarPost - numVerbs:      {Name: "post-reserve", Says: "Put %1 %W of the Reserve at %O", Does: "put %1 %W of the Reserve at %O.", Wants: aNumber, Group: "Reserve", Rule: "29.10", When: "the Reserve is placed when both sides plan"},
	VerbWarGather - numVerbs:    {Name: "gather-reserve", Says: "Put the rest of the Reserve at %O", Does: "put the rest of the Reserve at %O.", Group: "Reserve", Rule: "29.10", When: "the Reserve is placed when both sides plan"},
	VerbWarBid - numVerbs:       {Name: "bid", Says: "Bid %1", Wants: aNumber, Rule: "29.11", When: "scouts are bid in turn after both sides have planned"},
	VerbWarLie - numVerbs:       {Name: "write-lie", Says: "Write %O on the false sheet", Does: "write %O on the false sheet.", Rule: "29.11", When: "a false sheet is written by the side that was outscouted"},
	VerbWarReplan - numVerbs:    {Name: "plan-anew", Says: "Plan anew", Does: "plan anew.", Rule: "29.11", When: "only the side that has scouted better plans anew"},
	VerbWarAttack - numVerbs:    {Name: "attack-them", Says: "Attack the English", Does: engine.Silent, Rule: "29.13", When: "the Spanish attack only English whom they have just discovered"},
	VerbWarSummon - numVerbs:    {Name: "summon-reserve", Says: "Summon %1 %W from %O", Does: "summon %1 %W from %O.", Wants: aNumber, Rule: "29.20", When: "a Rescue Party is summoned when the Spanish attack, before the battle"},
	VerbWarMarch - numVerbs:     {Name: "march", Says: "March to %O", Does: engine.Silent, Rule: "29.12", When: "the English march after the roll for discovery"},
	VerbWarCarryOut - numVerbs:  {Name: "carry-out", Says: "Carry out the mission", Does: engine.Silent, Rule: "29.12", When: "a mission is carried out at its target, after the roll for discovery"},
	VerbWarAbort - numVerbs:     {Name: "abort-mission", Says: "Give up the mission and go home", Does: engine.Silent, Group: "end", Rule: "29.12", When: "a mission is given up at a location, after the roll for discovery"},
	VerbWarHome - numVerbs:      {Name: "go-home", Says: "Leave for the English lines", Does: engine.Silent, Rule: "29.12", When: "the English leave the map on their way home, from where they can enter it"},
	VerbWarWon - numVerbs:       {Name: "battle-won", Says: "The English won the battle", Does: "report that the English won.", Rule: "29.14", When: "a battle is told about only if the match has its battles fought at a real table, and when one is"},
	VerbWarLost - numVerbs:      {Name: "battle-lost", Says: "The Spanish won the battle", Does: "report that the Spanish won.", Rule: "29.14", When: "a battle is told about only if the match has its battles fought at a real table, and when one is"},
	VerbWarLose - numVerbs:      {Name: "squadrons-lost", Says: "%1 %O were lost", Does: "report %1 %O lost.", Wants: aNumber, Group: "losses", Rule: "29.14", When: "losses are told after who has won a battle at a real table"},
	VerbWarFell - numVerbs:      {Name: "colonel-lost", Says: "%O was lost", Does: "report that %O was lost.", Group: "losses", Rule: "29.6", When: "losses are told after who has won a battle at a real table"},
	VerbWarScatter - numVerbs:   {Name: "herds-scattered", Says: "%1 %{1:herd was|herds were} scattered", Does: "report %1 %{1:herd|herds} scattered.", Wants: aNumber, Group: "herds", Rule: "29.17", When: "herds are told of after a battle at a real table for them, or with them"},
	VerbWarTakeHerds - numVerbs: {Name: "herds-taken", Says: "%1 %{1:herd was|herds were} taken", Does: "report %1 %{1:herd|herds} taken.", Wants: aNumber, Group: "herds", Rule: "29.17", When: "herds are told of after a battle for them at a real table"},
	VerbWarDrop - numVerbs:      {Name: "baggage-lost", Says: "%1 of the wagons or herds were lost", Does: "report %1 of the wagons or herds lost.", Wants: aNumber, Group: "losses", Rule: "29.15", When: "wagons and herds are told of after an interception at a real table that the English have won"},
	VerbWarByHand - numVerbs:    {Name: "fight-here", Says: "Fight it here, on a board", Does: "choose to fight on a board.", Rule: "29.14", When: "how a battle is decided is chosen when it begins, if the match lets both sides choose"},
	VerbWarByDice - numVerbs:    {Name: "leave-to-dice", Says: "Let dice decide it", Does: "choose to let dice decide.", Rule: "29.14", When: "how a battle is decided is chosen when it begins, if the match lets both sides choose"},
	VerbWarAtTable - numVerbs:   {Name: "fight-at-table", Says: "Fight it at a real table", Does: "choose to fight at a real table.", Rule: "29.14", When: "how a battle is decided is chosen when it begins, if the match lets both sides choose"},
	VerbWarRout - numVerbs:      {Name: "spanish-flee", Says: "The Spanish were put to flight", Does: "report the Spanish put to flight.", Group: "losses", Rule: "29.20", When: "flight is told of once, after a raid on herds at a real table that the English have won"},
}

var warPrompts = [...]engine.PromptWords{
	{Says: "%S: on which column of the force table do you roll?"},
	{Says: "%S: which officer is your Colonel?"},
	{Says: "%S: which squadrons and herds stand where?"},
	{Says: "%S: who goes scouting this week?", Pass: "Send no more scouts"},
	{Says: "%S: what do you plan?"},
	{Says: "%S: how much do you bid?", Pass: "Bid no more"},
	{Says: "%S: what does your false sheet say?"},
	{Says: "%S: do you change your plan?", Pass: "Keep the plan"},
	{Says: "%S: do you attack the English?", Pass: "Let them go on"},
	{Says: "%S: whom do you summon?", Pass: "Summon no more"},
	{Says: "%S: where does the mission go?"},
	{Says: "%S: how did the battle end?"},
	{Says: "%S: how is this battle decided?"},
}

var warKinds = [allKinds - numKinds]kindRow{
	{"raises", "You roll %3 %{3:squadron|squadrons}: %{2=few|moderate|large}, %O."},
	{"colonel-chosen", "%O is ready to lead."},
	{"herds-shown", "%1 %{1:herd stands|herds stand} at %O."},
	{"posted", "%1 %W %{1:holds|hold} %O."},
	{"week", "Week %1 begins."},
	{"campaign-ends", "The campaign ends with %1 %{1:point|points} for the English."},
	{"bids-open", "%{1=The English|The Spanish} open the bidding by %2 to %3."},
	{"bids", "%{1=The English|The Spanish} bid %2."},
	{"bids-no-more", "%{1=The English|The Spanish} bid no more."},
	{"unscouted", "Nobody bids, and nobody is outscouted."},
	{"outscouts", "%{1=The English|The Spanish} outscout their enemy with %2."},
	{"draws-sheet", "%{1=The English|The Spanish} draw a sheet."},
	{"reads", "Your scouts' sheet %{2=says nothing|is blank|speaks of no Reserve|says: }%{O?%O|}."},
	{"mission-enters", "The English %{1=enter|fall back to} %O."},
	{"discovery", "At %O the dice show %1, with %{2+} for the English and %{3+} for the Spanish: %{4=nobody discovers them|they are discovered}."},
	{"lets-go", "The Spanish let them go on from %O."},
	{"spanish-attack", "The Spanish attack at %O."},
	{"carries-out", "The English carry out their mission at %W: %O."},
	{"aborts", "The English give up their mission."},
	{"comes-home", "The English are home%{1?, with %1 %{1:herd|herds}|}."},
	{"supplies", "%1 %{1:wagon reaches|wagons reach} %O."},
	{"battle", "Battle is joined at %O: %{1=an interception|the storm of a sconce|a raid on the herds|a raid on the communications}."},
	{"in-battle", "%{1=The English|The Spanish} bring %2 %W."},
	{"squadrons-fall", "%{1=The English|The Spanish} lose %2 of their %W."},
	{"battle-settled", "%{1=The English|The Spanish} win the battle at %O."},
	{"stormed", "The sconce at %O falls."},
	{"cut", "Communications are cut at %O."},
	{"stolen", "At %O %1 %{1:herd is|herds are} taken and %2 scattered."},
	{"baggage-falls", "The English lose %1 of their %{2=herds|wagons}."},
	{"abandons", "In their flight the English abandon %1 %{1:wagon|wagons} and %2 %{2:herd|herds}."},
	{"falls-back", "The English retreat to %{O?%O|their lines}."},
	{"mission-captured", "%1 %{1:squadron|squadrons} of the English are captured."},
	{"none-left", "No squadron of the mission is left."},
	{"colonel-falls", "%O is lost."},
	{"rescue-rolled", "Turn %1, the Rescue Party from %O: %2 on the dice and %3 added; %{4=it does not come yet|it comes}."},
	{"unopposed", "No Spaniard comes to the battle."},
	{"decides", "The English have %1 % of the Spanish strength and need %2: they roll %3 and %{4=lose|win}."},
	{"how", "The battle is %{1=decided by dice|fought at a real table|fought here}."},
}
