// Package renaissance is the law of Armada, Renaissance Naval Warfare: sea fights
// of 1500 to 1650 on a table measured in millimetres, with orders written in secret
// and carried out together.
//
// The tables*.go files are the shape of every printed table, of the ships and of
// the scenarios. Sections of the rulebook are cited by the numbers of cases.txt.
package renaissance
