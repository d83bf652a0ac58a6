// Package captain is the judgement of a bot that plays Armada, Renaissance Naval
// Warfare. It plans a whole move at a time, ship by ship, from what its seat may
// see: for each ship an aim, by her nation's doctrine; then the best of some dozens
// of ways, tried on a copy of the position by the law itself and judged by the guns
// that bear, the guns she faces, her station, the sea room and her friends; then
// guns, contacts and parties. Given the same key and the same questions it gives the
// same answers.
//
// All values are in one currency, the points of the scenario: a ship is worth what
// her loss would bring the enemy, damage a share of that.
package captain
