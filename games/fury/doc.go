// Package fury is Spanish Fury, Actions! with its campaign Impeaching the Enemy: raids,
// ambushes and storms of the sixteenth century, company against company, on a table that
// is measured in inches.
//
// All lengths are hundredths of an inch (Inch of them make one), angles hundredths of a
// degree, as geo/plane counts them. On a board X grows to the east and Y to the south, so
// that the northern edge is where Y is 0.
//
// Where the chapters of the rulebook are:
//
//	1  introduction                 shape.go
//	2  definitions                  sequence.go segments.go characteristics.go officers.go state.go
//	                                victory.go colonel.go asleep.go load_troops.go
//	3  sequence of play             segments.go
//	4  organization of companies    organize.go
//	5  characteristics              characteristics.go scout.go segments.go night.go morale.go battle.go
//	                                shooting.go
//	6  officers                     officers.go officers_draw.go colonel.go questions.go losses.go
//	                                setup_arrive.go
//	                                morale.go totals.go ambush_spring.go segments.go
//	7  actions                      verbs.go actions.go actions_verbs.go actions_deeds.go segments.go reaction.go
//	8  movement and formations      movement.go movement_legs.go movement_outset.go movement_apart.go
//	                                crossing.go mounting.go
//	                                shape.go ground.go ground_near.go ground_pieces.go retire.go
//	9  morale                       morale.go losses.go retire.go
//	10 shooting                     shooting.go aim.go sight.go reaction.go totals.go
//	11 charging                     charge.go charge_ways.go charging.go sally.go
//	12 hand-to-hand battles         battle.go battle_rounds.go battle_end.go standoff.go totals.go
//	                                questions.go charging.go
//	13 routing and rallying         losses.go rout.go pursuit.go
//	14 ambushes                     ambush.go interrupt.go ambush_spring.go ambush_hiding.go scout.go
//	                                ambush_bide.go
//	15 night and fog                night.go camp.go aim.go
//	16 artillery                    guns.go shooting.go totals.go muster.go aim.go
//	17 buildings                    buildings.go
//	18 Fortune's Wheel              fortunes_wheel.go appeals.go
//	19 flight and victory           victory.go victory_exits.go goals.go
//	20 walls and sconces            walls.go works.go ladders.go sconce.go battle.go battle_end.go
//	21 boats and landings           boats.go
//	22 objects                      objects.go objects_kinds.go objects_drive.go objects_capture.go
//	                                wagons.go objects_goods.go
//	23 petardmen and fires          actions_deeds.go fires.go
//	24 troop types                  troops.go objects.go yard.go
//	25 scenario generation          setup.go setup_place.go ambush_hiding.go setup_unseen.go
//	                                scenarios.go board_make.go
//	                                board_lots.go board_law.go
//	26 Celtic scenarios             goals.go relief.go column.go cells.go asleep.go
//	27 European scenarios           goals.go asleep.go camp.go fleet.go relief.go setup_place.go
//	                                board_works.go board_roads.go
//	28 National Force Tables        nations.go forces.go muster.go load_nations.go
//	29 the campaign                 campaign*.go commands.go, by week and step as below
//
// Boards are laid out from the book's words by dice: board_make.go, with board_roads.go,
// board_works.go, board_shapes.go and board_lots.go; board_law.go holds them against those
// words, board_text.go is their text.
//
// The campaign (29) has its map and numbers in campaign.go, its chances and the boards of
// its battles in campaign_odds.go. What a position remembers of it is in campaign_state.go, its text
// in campaign_text*.go, the rows of its steps and verbs in campaign_sequence.go and campaign_verbs.go: campaign_raise.go
// before the first week, campaign_week.go its scouting parties, campaign_plan.go its plans, campaign_scouting.go bids and sheets, campaign_march.go the mission,
// campaign_battle.go what battles bring about, which campaign_decide.go decides by dice or
// campaign_report.go hears from a real table. campaign_why.go holds its refusals, campaign_view.go and
// campaign_imagine.go keep its secrets, campaign_scene.go draws it.
//
// rules.go is the game as engine.Ruleset, words.go its sentences, names.go its names, scene*.go
// how a position is drawn. state.go is a position, text*.go its text, view.go what a seat may
// not see of it. table.go is the ground in it and shape.go how companies stand on it; ground_near.go
// finds the pieces of the ground about a place. sequence.go is the order of a turn and law.go
// how it goes on. reasons.go and refusals.go say why a choice is refused, and facts.go what a
// captain asks of a position. tables.go is the printed tables, whose numbers load*.go read
// from the data pack.
package fury
