// Package fury is Spanish Fury, Actions! with its campaign Impeaching the Enemy: raids,
// ambushes and storms of the sixteenth century, company against company, on a table that
// is measured in inches.
//
// All lengths are hundredths of an inch (Inch of them make one), angles hundredths of a
// degree, as geo/plane counts them. On a board X grows to the east and Y to the south, so
// that the northern edge is where Y is 0.
//
// characteristics.go is what companies and officers are by nature (5, 6.2), troops.go the
// squadron cards, Guns and objects (24), charts.go the tables that dice are held against
// (10.5, 12.7), officers.go the counters of officers (6) and wheel.go those of Fortune's
// Wheel (18), ground.go what a board is made of (8.4). nations.go and forces.go are who
// fights and with what (28), scenarios.go what about (26, 27). tables.go is all of them
// together. Their numbers come from the data pack, file by file: load.go and the load_*.go
// files.
//
// Boards are laid out from the book's words by dice: board_make.go, with board_roads.go,
// board_works.go, board_shapes.go and board_lots.go; board_law.go holds them against those
// words, board_text.go is their text.
//
// The campaign (29) has its map and numbers in campaign.go, its chances and the boards of
// its battles in campaign_odds.go. What a position remembers of it is in campaign_state.go, the
// order of its steps in campaign_sequence.go: campaign_raise.go before the first week,
// campaign_week.go its plans, campaign_scouting.go bids and sheets, campaign_march.go the mission,
// campaign_battle.go what battles bring about, which campaign_decide.go decides by dice or
// campaign_report.go hears from a real table. campaign_why.go refuses, campaign_view.go and
// campaign_imagine.go keep its secrets, campaign_scene.go draws it.
//
// rules.go is the game as engine.Ruleset, words.go its sentences, names.go its names, setup.go
// how a scenario is laid out, scene.go how a position is drawn.
//
// state.go is a position, table.go the ground in it, shape.go how companies stand on it,
// text.go, text_parse.go and text_companies.go its text, view.go what a seat may not see of
// it. sequence.go is the order of a turn, law.go how it goes on, segments.go Advantage and
// who acts (3), ends.go how a turn and a match end (2, 19), acts.go what a company may do
// (7), legs.go what a leg of a move costs and movement.go how companies move and form (8),
// organize.go how they divide and combine (4), colonel.go how Colonels move and lead (6), appeals.go when
// players appeal to Fortune's Wheel (18), morale.go their tests (9), losses.go what they
// suffer (6.5, 9.4, 12.9), night.go what the dark changes (15), rout.go how they
// rout (13), totals.go what they count for in shooting and hand-to-hand battles (10.4, 12.6),
// reasons.go and refusals.go why a choice is refused, look.go what a captain asks of a position.
//
// interrupt.go is how a leg of a move is cut, ambush.go what lies in ambush and spring.go how it springs (14),
// scout.go how it is looked for. objects.go is how herds, prisoners and wagons are driven and
// drive.go in which segments (22), capture.go who has them, wagons.go how they bar the way.
// boats.go is boats and landings (21), hiding.go how ambushes are laid in the set-up, unseen.go
// what of a force is secret until it is seen (25.4). Of single scenarios column.go is the march of
// 26.1, asleep.go those who sleep, camp.go what is seen of them in the dark (15.1, 27.4), cells.go
// the hidden prisoners of 26.5, fleet.go the fleet of 27.6.
// charge.go is who may charge whom and how far (11), charging.go
// how a charge goes on, battle.go and battle_rounds.go how battles are fought (12),
// battle_end.go how they end and what shelters a company, questions.go what their companies are
// asked, pursuit.go how routers are pursued (13.4).
package fury
