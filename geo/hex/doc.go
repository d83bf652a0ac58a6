// Package hex is the geometry of a map of hexagons with flat tops, numbered as
// printed: two digits of the column and two of the row, such as 2719. It knows
// nothing of what lies in the hexes and allocates nothing but names.
package hex
