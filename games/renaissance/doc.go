// Package renaissance is the law of Armada, Renaissance Naval Warfare: sea fights
// of 1500 to 1650 on a table measured in millimetres, with orders written in secret
// and carried out together.
//
// Every seat writes a chain of orders for each of its ships, may change them until
// it seals, and when both have sealed the whole move is carried out in one go: so a
// position always stands between two moves, and all its decisions are orders.
//
// Where the chapters of the rulebook are:
//
//	1  sequence of a move          calls.go sequence.go setup.go victory.go
//	2  orders                      orders.go verbs.go law.go desk.go opened.go courses.go follow.go reasons.go signals.go load_fleet.go
//	3  signalling                  signals.go dispatches.go
//	4  crews and personalities     persons.go captives.go duels.go parties.go load_types.go
//	5  wind and weather            wind.go sight.go sighted.go
//	6  effects of weather          gale.go sailing.go
//	7  movement                    sailing.go oars.go into_wind.go voyage.go passage.go locked.go fouling.go
//	8  alteration of course        ways.go turns.go courses.go tacking.go
//	9  towing and ships' boats     towing.go boats*.go
//	10 gunnery                     guns.go loading.go gunnery.go bearing.go salvo.go load_guns.go
//	11 factors                     tactical.go gunnery.go guns.go
//	12 crew casualties             masts.go
//	13 firing on the rigging       rigging.go masts.go
//	14 firing on the hull          hull.go specified.go salvo.go
//	15 small arms                  small_arms.go party_fire.go
//	16 fires and explosions        fires.go fire_ships.go
//	17 effects of damage           damage.go hull.go masts.go sailing.go holds.go repairs.go
//	18 ships running foul          fouling.go swinging.go glancing.go contacts.go locked.go
//	                               parting.go easing.go salvo.go
//	19 boarding                    boarding.go parties.go melee*.go effect.go
//	20 morale                      morale.go suffering.go effect.go flight.go
//	21 surrender and prizes        surrender.go corsairs.go
//	22 greed                       greed.go greed_prey.go
//	23 shallows                    grounding.go barriers.go wind.go
//	24 mooring                     holds.go
//	25 forts                       forts.go fort_orders.go fort_gunnery.go
//	26 specified targets           specified.go
//	27 equipment                   sheet.go sheet_past.go sheet_figures.go
//	29 1/1200 scale                settings.go tables_scale.go
//	30 ships of one's own          own.go load_designs.go
//
// The helm*.go files steer a ship for a player, by the law's own courses.
// The tables*.go files are the shape of every printed table, of the ships and of
// the scenarios, load*.go read them from the pack. Sections of the rulebook are
// cited by the numbers of cases.txt.
package renaissance
