package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

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

// campaignVerbs returns the rows of the campaign, which follow those of battles. The step of a question carries out
// its pass.
//
// Cases 29.3 to 29.20.
func campaignVerbs() []law.Verb[*State] {
	return []law.Verb[*State]{
		VerbWarStyle: {Rules: law.May((*State).mayRollLevy, AskWarStyle), VerbWords: engine.VerbWords{Name: "levy", Says: "Roll for a force: %O", Does: engine.Silent, Rule: "29.6", When: "forces are rolled before the campaign begins"},
			Do: (*State).chooseStyle},
		VerbWarKeep: {Rules: law.May((*State).mayKeepColonel, AskWarKeep), VerbWords: engine.VerbWords{Name: "keep-colonel", Says: "Keep number %1", Does: "keep number %1 as their Colonel.", Wants: aNumber, Rule: "6.7", When: "a Colonel is chosen when his counters are drawn"},
			Do: (*State).chooseColonel},
		VerbWarAllot: {Rules: law.May((*State).mayPostGarrison, AskWarAllot), VerbWords: engine.VerbWords{Name: "allot", Says: "Post %1 %W at %O", Does: "post %1 %W at %O.", Wants: aNumber, Group: "garrisons", Rule: "29.3", When: "garrisons are allotted before the first week, and never move again"},
			Do: (*State).postGarrison},
		VerbWarPasture: {Rules: law.May((*State).mayPutHerds, AskWarAllot), VerbWords: engine.VerbWords{Name: "pasture", Says: "Put %1 %{1:herd|herds} at %O", Does: "put %1 %{1:herd|herds} at %O.", Wants: aNumber, Group: "herds", Rule: "29.3", When: "herds are placed before the first week"},
			Do: (*State).putHerds},
		VerbWarScout: {Rules: law.May((*State).maySendScouts, AskWarScouts), VerbWords: engine.VerbWords{Name: "scout-with", Says: "Send %1 %O to scout", Does: "send %1 %O to scout.", Wants: aNumber, Rule: "29.7", When: "scouting parties are named at the start of a week"},
			Do: (*State).sendScouts},
		VerbWarMission: {Rules: law.May((*State).mayPlanMission, AskWarPlan, AskWarChange), VerbWords: engine.VerbWords{Name: "plan", Says: "Plan %O: %W", Does: "plan %O at %W.", Group: "missions", Rule: "29.9", When: "a mission is planned once the scouting parties are named"},
			Do: (*State).planMission},
		VerbWarRoute: {Rules: law.May((*State).mayPlanWay, AskWarPlan, AskWarChange), VerbWords: engine.VerbWords{Name: "route-on", Says: "On to %O", Does: "plan to go on to %O.", Rule: "29.9", When: "the way is planned step by step after the mission"},
			Do: (*State).planWay},
		VerbWarTake: {Rules: law.May((*State).mayTakeAlong, AskWarPlan, AskWarChange), VerbWords: engine.VerbWords{Name: "take-along", Says: "Take %1 %O along", Does: "take %1 %O along.", Wants: aNumber, Most: true, All: "Take all squadrons along", Group: "squadrons", Rule: "29.9", When: "squadrons are chosen for a mission before the scouting"},
			Do: (*State).takeAlong},
		VerbWarLead: {Rules: law.May((*State).maySendColonel, AskWarPlan, AskWarChange), VerbWords: engine.VerbWords{Name: "send-colonel", Says: "%O leads%{W? at %W|}", Does: "send %O %{W?to %W|with the mission}.", Group: "Colonels", Rule: "29.6", When: "Colonels are told where to go when both sides plan"},
			Do: (*State).sendColonel},
		VerbWarPost: {Rules: law.May((*State).mayPostReserve, AskWarPlan, AskWarChange), VerbWords: engine.VerbWords{Name: "post-reserve", Says: "Put %1 %W of the Reserve at %O", Does: "put %1 %W of the Reserve at %O.", Wants: aNumber, Most: true, Group: "Reserve", Rule: "29.10", When: "the Reserve is placed when both sides plan"},
			Do: (*State).postReserve},
		VerbWarGather: {Rules: law.May((*State).mayGatherReserve, AskWarPlan, AskWarChange), VerbWords: engine.VerbWords{Name: "gather-reserve", Says: "Put the rest of the Reserve at %O", Does: "put the rest of the Reserve at %O.", Group: "Reserve", Rule: "29.10", When: "the Reserve is placed when both sides plan"},
			Do: (*State).gatherReserve},
		VerbWarBid: {Rules: law.May((*State).mayBid, AskWarBid), VerbWords: engine.VerbWords{Name: "bid", Says: "Bid %1", Wants: aNumber, Most: true, Rule: "29.11", When: "scouts are bid in turn after both sides have planned"},
			Do: (*State).bid},
		VerbWarLie: {Rules: law.May((*State).mayWriteLie, AskWarLie), VerbWords: engine.VerbWords{Name: "write-lie", Says: "Write %O on the false sheet", Does: "write %O on the false sheet.", Rule: "29.11", When: "a false sheet is written by the side that was outscouted"},
			Do: (*State).writeLie},
		VerbWarReplan: {Rules: law.May((*State).mayReplan, AskWarChange), VerbWords: engine.VerbWords{Name: "plan-anew", Says: "Plan anew", Does: "plan anew.", Rule: "29.11", When: "only the side that has scouted better plans anew"},
			Do: (*State).replan},
		VerbWarAttack: {Rules: law.May((*State).mayAttackHere, AskWarAttack), VerbWords: engine.VerbWords{Name: "attack-them", Says: "Attack the English", Does: engine.Silent, Rule: "29.13", When: "the Spanish attack only English whom they have just discovered"},
			Do: (*State).attackHere},
		VerbWarSummon: {Rules: law.May((*State).maySummonParty, AskWarSummon), VerbWords: engine.VerbWords{Name: "summon-reserve", Says: "Summon %1 %W from %O", Does: "summon %1 %W from %O.", Wants: aNumber, Rule: "29.20", When: "a Rescue Party is summoned when the Spanish attack, before the battle"},
			Do: (*State).summonParty},
		VerbWarMarch: {Rules: law.May((*State).mayMarchOn, AskWarMarch), VerbWords: engine.VerbWords{Name: "march", Says: "March to %O", Does: engine.Silent, Rule: "29.12", When: "the English march after the roll for discovery"},
			Do: (*State).marchOn},
		VerbWarCarryOut: {Rules: law.May((*State).mayCarryOut, AskWarMarch), VerbWords: engine.VerbWords{Name: "carry-out", Says: "Carry out the mission", Does: engine.Silent, Rule: "29.12", When: "a mission is carried out at its target, after the roll for discovery"},
			Do: (*State).carryOut},
		VerbWarAbort: {Rules: law.May((*State).mayGiveUp, AskWarMarch), VerbWords: engine.VerbWords{Name: "abort-mission", Says: "Give up the mission and go home", Short: "Give up and go home", Does: engine.Silent, Group: "end", Yields: true, Rule: "29.12", When: "a mission is given up at a location, after the roll for discovery"},
			Do: (*State).giveUp},
		VerbWarHome: {Rules: law.May((*State).mayGoHome, AskWarMarch), VerbWords: engine.VerbWords{Name: "go-home", Says: "Leave for the English lines", Does: engine.Silent, Rule: "29.12", When: "the English leave the map on their way home, from where they can enter it"},
			Do: (*State).goHome},
		VerbWarWon: {Rules: law.May((*State).mayTellWinner, AskWarResult), VerbWords: engine.VerbWords{Name: "battle-won", Says: "The English won the battle", Does: "report that the English won.", Rule: "29.14", When: "a battle is told about only if the match has its battles fought at a real table, and when one is"},
			Do: (*State).tellWinner},
		VerbWarLost: {Rules: law.May((*State).mayTellWinner, AskWarResult), VerbWords: engine.VerbWords{Name: "battle-lost", Says: "The Spanish won the battle", Does: "report that the Spanish won.", Rule: "29.14", When: "a battle is told about only if the match has its battles fought at a real table, and when one is"},
			Do: (*State).tellWinner},
		VerbWarLose: {Rules: law.May((*State).mayTellLoss, AskWarResult), VerbWords: engine.VerbWords{Name: "squadrons-lost", Says: "%1 %O were lost", Does: "report %1 %O lost.", Wants: aNumber, Group: "losses", Rule: "29.14", When: "losses are told after who has won a battle at a real table"},
			Do: (*State).tellLoss},
		VerbWarFell: {Rules: law.May((*State).mayTellFallen, AskWarResult), VerbWords: engine.VerbWords{Name: "colonel-lost", Says: "%O was lost", Does: "report that %O was lost.", Group: "losses", Rule: "29.6", When: "losses are told after who has won a battle at a real table"},
			Do: (*State).tellFallen},
		VerbWarScatter: {Rules: law.May((*State).mayTellGoods, AskWarResult), VerbWords: engine.VerbWords{Name: "herds-scattered", Says: "%1 %{1:herd was|herds were} scattered", Does: "report %1 %{1:herd|herds} scattered.", Wants: aNumber, Group: "herds", Rule: "29.17", When: "herds are told of after a battle at a real table for them, or with them"},
			Do: (*State).tellScattered},
		VerbWarTakeHerds: {Rules: law.May((*State).mayTellGoods, AskWarResult), VerbWords: engine.VerbWords{Name: "herds-taken", Says: "%1 %{1:herd was|herds were} taken", Does: "report %1 %{1:herd|herds} taken.", Wants: aNumber, Group: "herds", Rule: "29.17", When: "herds are told of after a battle for them at a real table"},
			Do: (*State).tellTaken},
		VerbWarDrop: {Rules: law.May((*State).mayTellGoods, AskWarResult), VerbWords: engine.VerbWords{Name: "baggage-lost", Says: "%1 of the wagons or herds were lost", Does: "report %1 of the wagons or herds lost.", Wants: aNumber, Group: "losses", Rule: "29.15", When: "wagons and herds are told of after an interception at a real table that the English have won"},
			Do: (*State).tellDropped},
		VerbWarByHand: {Rules: law.Freely[*State](AskWarHow), VerbWords: engine.VerbWords{Name: "fight-here", Says: "Fight it here, on a board", Does: "choose to fight on a board.", Rule: "29.14", When: "how a battle is decided is chosen when it begins, if the match lets both sides choose"},
			Do: (*State).choose},
		VerbWarByDice: {Rules: law.Freely[*State](AskWarHow), VerbWords: engine.VerbWords{Name: "leave-to-dice", Says: "Let dice decide it", Does: "choose to let dice decide.", Rule: "29.14", When: "how a battle is decided is chosen when it begins, if the match lets both sides choose"},
			Do: (*State).choose},
		VerbWarAtTable: {Rules: law.Freely[*State](AskWarHow), VerbWords: engine.VerbWords{Name: "fight-at-table", Says: "Fight it at a real table", Does: "choose to fight at a real table.", Rule: "29.14", When: "how a battle is decided is chosen when it begins, if the match lets both sides choose"},
			Do: (*State).choose},
		VerbWarRout: {Rules: law.May((*State).mayTellRout, AskWarResult), VerbWords: engine.VerbWords{Name: "spanish-flee", Says: "The Spanish were put to flight", Does: "report the Spanish put to flight.", Group: "losses", Rule: "29.20", When: "flight is told of once, after a raid on herds at a real table that the English have won"},
			Do: (*State).tellRout},
	}[numVerbs:]
}
