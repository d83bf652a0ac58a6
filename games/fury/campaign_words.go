package fury

import "github.com/weathergage/weathergage/engine"

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

// campaignKinds are those of the campaign.
var campaignKinds = []kindRow{
	KindWarRaises:      {"raises", "You roll %3 %{3:squadron|squadrons}: %{2=few|moderate|large}, %O."},
	KindWarColonel:     {"colonel-chosen", "%O is ready to lead."},
	KindWarHerds:       {"herds-shown", "%1 %{1:herd stands|herds stand} at %O."},
	KindWarPosted:      {"posted", "%1 %W %{1:holds|hold} %O."},
	KindWarWeek:        {"week", "Week %1 begins."},
	KindWarEnds:        {"campaign-ends", "The campaign ends with %1 %{1:point|points} for the English."},
	KindWarOpens:       {"bids-open", "%{1=The English|The Spanish} open the bidding by %2 to %3."},
	KindWarBids:        {"bids", "%{1=The English|The Spanish} bid %2."},
	KindWarPasses:      {"bids-no-more", "%{1=The English|The Spanish} bid no more."},
	KindWarUnscouted:   {"unscouted", "Nobody bids, and nobody is outscouted."},
	KindWarOutscouts:   {"outscouts", "%{1=The English|The Spanish} outscout their enemy with %2."},
	KindWarDraws:       {"draws-sheet", "%{1=The English|The Spanish} draw a sheet."},
	KindWarReads:       {"reads", "Your scouts' sheet %{2=says nothing|is blank|speaks of no Reserve|says: }%{O?%O|}."},
	KindWarEnters:      {"mission-enters", "The English %{1=enter|fall back to} %O."},
	KindWarDiscovers:   {"discovery", "At %O the dice show %1, with %{2+} for the English and %{3+} for the Spanish: %{4=nobody discovers them|they are discovered}."},
	KindWarLetGo:       {"lets-go", "The Spanish let them go on from %O."},
	KindWarAttacks:     {"spanish-attack", "The Spanish attack at %O."},
	KindWarCarriesOut:  {"carries-out", "The English carry out their mission at %W: %O."},
	KindWarAborts:      {"aborts", "The English give up their mission."},
	KindWarHome:        {"comes-home", "The English are home%{1?, with %1 %{1:herd|herds}|}."},
	KindWarSupplies:    {"supplies", "%1 %{1:wagon reaches|wagons reach} %O."},
	KindWarBattle:      {"battle", "Battle is joined at %O: %{1=an interception|the storm of a sconce|a raid on the herds|a raid on the communications}."},
	KindWarFights:      {"in-battle", "%{1=The English|The Spanish} bring %2 %W."},
	KindWarLoses:       {"squadrons-fall", "%{1=The English|The Spanish} lose %2 of their %W."},
	KindWarSettled:     {"battle-settled", "%{1=The English|The Spanish} win the battle at %O."},
	KindWarStormed:     {"stormed", "The sconce at %O falls."},
	KindWarCut:         {"cut", "Communications are cut at %O."},
	KindWarStolen:      {"stolen", "At %O %1 %{1:herd is|herds are} taken and %2 scattered."},
	KindWarDrops:       {"baggage-falls", "The English lose %1 of their %{2=herds|wagons}."},
	KindWarAbandons:    {"abandons", "In their flight the English abandon %1 %{1:wagon|wagons} and %2 %{2:herd|herds}."},
	KindWarRetreats:    {"falls-back", "The English retreat to %{O?%O|their lines}."},
	KindWarCaptured:    {"mission-captured", "%1 %{1:squadron|squadrons} of the English are captured."},
	KindWarNoneLeft:    {"none-left", "No squadron of the mission is left."},
	KindWarColonelLost: {"colonel-falls", "%O is lost."},
	KindWarRescue:      {"rescue-rolled", "Turn %1, the Rescue Party from %O: %2 on the dice and %3 added; %{4=it does not come yet|it comes}."},
	KindWarUnopposed:   {"unopposed", "No Spaniard comes to the battle."},
	KindWarDecides:     {"decides", "The English have %1 % of the Spanish strength and need %2: they roll %3 and %{4=lose|win}."},
	KindWarHow:         {"how", "The battle is %{1=decided by dice|fought at a real table|fought here}."},
}[numKinds:]
