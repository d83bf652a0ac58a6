// Package casebook holds a rulebook's list of numbered cases and the rulings made where it is silent, and
// checks that every case is enforced by code and shown by an example, or has a reason why there is nothing to
// enforce. It reads text and knows no game.
//
// # cases.txt
//
// One case a line, in the order of the book, # begins a comment line:
//
//	case | kind | our short title | why
//
// Only the kind nothing has the fourth column. The kinds:
//
//	chapter   a heading; its cases are cited instead of it
//	rule      enforced: some function cites it and some example shows it
//	example   a worked example of the book: some test shows it
//	optional  a rule that a match may switch on: as a rule
//	manual    people do it themselves: nobody cites it
//	nothing   there is nothing to enforce, for the reason given
//	open      not enforced yet, or not wholly: a game with one is not installed
//
// # rulings.txt
//
// One block a ruling, an empty line between blocks. Lines that begin with a space continue the line above; #
// begins a comment line. A ruling may settle a doubt in several cases, or in the book as a whole (a case of
// -):
//
//	R20 | 6.1.2 | 2026-11-21
//	question: May the second square be one of the stop squares?
//	answer: Yes, and the move ends there.
//	authority: our own choice; the later sentence is the more specific,
//	  and the third square has the same rule.
//
// The code that obeys a ruling cites it. A ruling that no code depends on, such as one about a misprint, says
// so in a fourth line, nothing:, with the reason.
//
// # handbook.md
//
// Markdown in which each section about a case begins with a heading of any level whose first word is the
// number: "## 7.0 Combat", "### 7.3 English battle withdrawal". A heading may name a chapter by its number
// alone ("## 7 Combat" is 7.0). A section ends at the next heading of any level. Two cases may share one:
// "### 17.1.4, 17.1.5 More guns".
//
// # Citations
//
// Functions, types, tables and constants cite cases in the last paragraph of their doc comment, which holds
// nothing else:
//
//	// Cases 7.32, 7.33. Ruling R4.
//
// Shorter comments may end in it: "// on each die. Case 7.3". A comment that is a bare number, or begins with
// one and a colon or an opening bracket, cites too: "// 7.33", "// 7.33: never twice". So does every string
// literal that is a case number, such as Rule: "7.32"; outside functions it must exist, but enforces nothing.
// Only types, tables and constants cite chapters. Rulings are cited wherever a comment says "Ruling R4", and
// by rows of the data pack in their provenance.
//
// Tests cite by string literals that begin with a case, such as the names of subtests: "7.33 a ship that has
// struck is not raked", "7.3, 7.33 both"; and worked examples by a line at their head: "# case 7.32 7.33 R4".
//
// # doc.go
//
// The package comment of a game has a table of chapters, so that a reader opens the right file first. Each
// row is indented: the chapter's number, its title, its files. A row without a number continues the one
// above, and a star stands for any letters:
//
//	7  gunnery      guns.go salvo*.go
//
// Every case that functions enforce has one of them in a file of its chapter.
//
// # COVERAGE.md
//
// Generated from all of these and checked against them by Test. A binary reads the counts back from it with
// Summarize.
package casebook
