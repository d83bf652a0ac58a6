// Package example reads and runs worked examples: text files that lay out a position, give the faces of the
// dice, make choices in names and say what must follow. The same files run under go test, through [Test], and
// from the binary, as weathergage try. README.md beside this file is the whole format on one page; it holds
// an example that the tests run.
//
// [Parse] finds errors of form and needs no rules. [Example.Run] plays the example under a ruleset and lists
// every [Difference] between what it says and what happened; [Report.Updated] writes what happened into the
// text instead.
package example
