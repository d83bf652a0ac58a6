package invincible

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// Verbs.
const (
	VerbDeploy     = engine.Pass + 1 + iota // all squadrons at once, as suggested
	VerbPlace                               // a squadron in a square
	VerbMove                                // a squadron begins a Move Action
	VerbRepair                              // a squadron takes a Repair Action
	VerbRally                               // a squadron takes a Rally Action; with Sidonia's help
	VerbResupply                            // a squadron takes a Resupply Action
	VerbGift                                // a hulk squadron (with) takes over another's Low Ammo
	VerbStep                                // into the next square or box
	VerbAttack                              // another squadron
	VerbStop                                // no further
	VerbWithdraw                            // try to withdraw; then the square withdrawn to
	VerbAccept                              // accept combat
	VerbStandOff                            // tactics
	VerbCloseIn                             //
	VerbBoard                               //
	VerbPlay                                // a chit
	VerbKeep                                // a drawn chit
	VerbThrowBack                           // a drawn chit
	VerbStrike                              // a squadron with an accident
	VerbDisengage                           // to a square outside the Armada area
	VerbReorganize                          // to a square inside it
	VerbExit                                // leave the Tactical Map
	VerbSail                                // the Armada to a box; an English squadron begins to sail
	VerbEnter                               // come onto the Tactical Map
	VerbShift                               // out of the way of the fireships
	VerbTest                                // which squadron makes its Morale roll next
)

func init() {
	sequence.Cites = (*State).citing
	sequence.Verbs = []law.Verb[*State]{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Go on"}},
		VerbDeploy: {Rules: law.Why((*State).mayDeploy), Do: (*State).deployAll, VerbWords: engine.VerbWords{
			Name: "deploy", Says: "Deploy: %O",
			Rule: "4.3", When: "the Armada is placed before the first turn, and again when it anchors off Calais"}},
		VerbPlace: {Rules: law.Why((*State).mayLie), VerbWords: engine.VerbWords{
			Name: "place", Says: "Place %A at %O",
			Rule: "4.3", When: "the Armada is placed before the first turn, and again when it anchors off Calais"}},
		VerbMove: {Rules: law.Why((*State).mayChooseMove), Do: (*State).chooseMove, VerbWords: engine.VerbWords{
			Name: "move", Says: "Move %O", Does: engine.Silent, Takes: true,
			Rule: "6.1", When: "a squadron moves in its own side's Tactical Move Phase"}},
		VerbRepair: {Rules: law.Why((*State).mayChooseAid), Do: (*State).chooseAid, VerbWords: engine.VerbWords{
			Name: "repair", Says: "Repair %O", Does: engine.Silent,
			Rule: "8.1", When: "a squadron repairs, rallies or resupplies in its own side's Tactical Move Phase"}},
		VerbRally: {Rules: law.Why((*State).mayChooseRally), Do: (*State).chooseAid, VerbWords: engine.VerbWords{
			Name: "rally", Says: "Rally %O%{W? with %W}", Does: engine.Silent,
			Rule: "8.1", When: "a squadron repairs, rallies or resupplies in its own side's Tactical Move Phase"}},
		VerbResupply: {Rules: law.Why((*State).mayChooseAid), Do: (*State).chooseAid, VerbWords: engine.VerbWords{
			Name: "resupply", Says: "Resupply %O", Does: engine.Silent,
			Rule: "8.1", When: "a squadron repairs, rallies or resupplies in its own side's Tactical Move Phase"}},
		VerbGift: {Rules: law.Why((*State).mayChooseGift), Do: (*State).gift, VerbWords: engine.VerbWords{
			Name: "gift", Says: "%W takes over the low ammunition of %O",
			Rule: "8.4.2", When: "hulks take over a Low Ammo marker in the Spanish Tactical Move Phase, between Actions"}},
		VerbStep: {Rules: law.Why((*State).maySailOn), VerbWords: engine.VerbWords{
			Name: "step", Says: "Sail to %O",
			Rule: "6.1.1", When: "a squadron sails from square to square in its own Move, and only there"}},
		VerbAttack: {Rules: law.Why((*State).mayBeginAttack), Do: (*State).attack, VerbWords: engine.VerbWords{
			Name: "attack", Says: "Attack %O", Foe: classSquadron,
			Rule: "7.1", When: "a squadron attacks at the end of its own Move"}},
		VerbStop: {Rules: law.Why((*State).mayStop), VerbWords: engine.VerbWords{
			Name: "stop", Says: "Go no further", Does: engine.Silent,
			Rule: "6.1", When: "only a squadron in the middle of its Move or its strategic move can stop"}},
		VerbWithdraw: {Rules: law.Why((*State).mayWithdraw), VerbWords: engine.VerbWords{
			Name: "withdraw", Says: "Withdraw%{O? to %O}", Does: engine.Silent,
			Rule: "7.3", When: "only a squadron that has just been attacked by the Spanish may withdraw"}},
		VerbAccept: {Rules: law.Why((*State).mayAccept), Do: (*State).accept, VerbWords: engine.VerbWords{
			Name: "accept", Says: "Accept combat",
			Rule: "7.2", When: "only an English squadron that the Spanish have just attacked is asked to accept combat"}},
		VerbStandOff: {Rules: law.Why((*State).mayChooseTactic), Do: (*State).doTactics, VerbWords: engine.VerbWords{
			Name: "stand-off", Says: "Stand Off", Does: "order %A to stand off.",
			Rule: "7.4", When: "each side chooses one tactic in a combat, and none outside of it"}},
		VerbCloseIn: {Rules: law.Why((*State).mayChooseTactic), Do: (*State).doTactics, VerbWords: engine.VerbWords{
			Name: "close-in", Says: "Close In", Does: "order %A to close in.",
			Rule: "7.4", When: "each side chooses one tactic in a combat, and none outside of it"}},
		VerbBoard: {Rules: law.Why((*State).mayChooseTactic), Do: (*State).doTactics, VerbWords: engine.VerbWords{
			Name: "try-to-board", Says: "Try to Board", Does: "order %A to try to board.",
			Rule: "7.4", When: "each side chooses one tactic in a combat, and none outside of it"}},
		VerbPlay: {Rules: law.Why((*State).mayPlayNow), VerbWords: engine.VerbWords{
			Name: "play", Says: "Play %O", Does: "choose %O to play.",
			Rule: "16.0", When: "only an event chit can be played"}},
		VerbKeep: {Do: (*State).doKeep, VerbWords: engine.VerbWords{
			Name: "keep", Says: "Keep %A", Does: "keep %A.",
			Rule: "17.1.7", When: "only a chit just drawn before the first turn is kept or thrown back"}},
		VerbThrowBack: {Do: (*State).doThrowBack, VerbWords: engine.VerbWords{
			Name: "throw-back", Says: "Throw %A back",
			Rule: "17.1.7", When: "only a chit just drawn before the first turn is kept or thrown back"}},
		VerbStrike: {Rules: law.Why((*State).mayStrikeAt), Do: (*State).doVictim, VerbWords: engine.VerbWords{
			Name: "strike", Says: "It strikes %O",
			Rule: "16.0", When: "the side that has just drawn an accident says whom it strikes"}},
		VerbDisengage: {Rules: law.Why((*State).mayDisengage), Do: (*State).doDisengage, VerbWords: engine.VerbWords{
			Name: "disengage", Says: "%A disengages to %O",
			Rule: "9.1", When: "only English squadrons disengage, at the start of the Reorganize and Reinforce Phase"}},
		VerbReorganize: {Rules: law.Why((*State).mayReorganize), Do: (*State).doReorganize, VerbWords: engine.VerbWords{
			Name: "reorganize", Says: "%A reorganizes to %O",
			Rule: "9.2", When: "only Spanish squadrons reorganize, after the English have disengaged"}},
		VerbExit: {Rules: law.Why((*State).mayLeave), Do: (*State).exit, VerbWords: engine.VerbWords{
			Name: "exit", Says: "%O leaves the Tactical Map",
			Rule: "12.1", When: "squadrons leave the Tactical Map in the Strategic Move Phase, before the Armada sails"}},
		VerbSail: {Rules: law.Why((*State).maySetSail), VerbWords: engine.VerbWords{
			Name: "sail", Says: "Sail: %O", Does: engine.Silent, Takes: true,
			Rule: "12.3", When: "squadrons sail in the Strategic Move Phase, after the Armada"}},
		VerbEnter: {Rules: law.Why((*State).mayComeOn), Do: (*State).chooseEntry, VerbWords: engine.VerbWords{
			Name: "enter", Says: "%O comes onto the Tactical Map", Does: engine.Silent,
			Rule: "12.4", When: "squadrons come onto the Tactical Map after the strategic moves"}},
		VerbShift: {Rules: law.Why((*State).mayShift), Do: (*State).doShift, VerbWords: engine.VerbWords{
			Name: "shift", Says: "Shift to %O",
			Rule: "13.1", When: "only Spanish squadrons shift, each when it reacts to the fireships"}},
		VerbTest: {Rules: law.Why((*State).mayTest), Do: (*State).doTest, VerbWords: engine.VerbWords{
			Name: "test", Says: "%O makes its Morale roll", Does: engine.Silent,
			Rule: "14.1", When: "Morale rolls of the whole Armada come at Gravelines and in The Narrows, before its Condition is rolled"}},
	}
}
