// Command weathergage plays, replays, checks and studies sea and land war games
// of the age of sail. README.md beside it documents what --json prints, the sessions
// in testdata what a person may meet; its commands are in internal/command.
package main
