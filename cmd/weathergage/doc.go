// Command weathergage plays, replays, checks and studies sea and land war games
// of the age of sail. One file a verb; README.md beside them documents what
// --json prints.
package main
