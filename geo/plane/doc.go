// Package plane is the geometry of a table measured with a ruler: ships and
// companies on rectangular bases, their moves, contacts, arcs and lines of fire.
// It counts in whole numbers only, so the same record gives the same position on
// every machine.
//
// Lengths are hundredths of a millimetre (MM of them make one), angles are
// hundredths of a degree, times are hundred-thousandths of a move. A game may count
// lengths in another unit of that order, as games in inches do in hundredths of one:
// then all that is said here of a hundredth of a millimetre is said of that unit. X
// grows to the right (east) and Y downward (south), as on a drawing; headings and
// bearings count clockwise from the top (north), and a turn clockwise is positive.
//
// Every point handed in must lie within Reach of 0 in either axis and every base
// be no longer or wider than Widest; what the package promises about overflow
// rests on that. Bases that lie on the table of any game do.
//
// Results are rounded once, to the nearest unit, halves away from zero, and what
// is rounded is how far a thing moved, never where it lies. So a position
// mirrored left to right or top to bottom, turned by quarter turns or pushed
// along the table gives results mirrored, turned and pushed, to the last unit.
// Between roundings positions are kept in 256ths of a unit.
//
// The tests hold this against real numbers of 200 bits and print the greatest errors
// they see: of a base after a move under 0.009 mm and 0.0051 degrees, of a distance or
// a range under 0.0055 mm, of a contact under 0.05 mm, and none is missed that is
// deeper than that; a move turned by any angle differs by under 0.05 mm.
package plane
