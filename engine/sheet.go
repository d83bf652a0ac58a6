package engine

// A Clerk is a Ruleset whose players use paper sheets: one for each ship or force, on which they cross off
// its losses. It fills them in.
type Clerk interface {
	// Sheets returns the sheets of everything in play, in a fixed order. s must already be redacted: what the
	// viewer may not know is left blank. past holds the events the viewer was told, oldest first, for what a
	// sheet records and a position does not, such as the turn of a loss; without it only the position is
	// written down.
	Sheets(s State, viewer Seat, past []Dated) []Sheet
}

// A Dated is an event with the turn in which it was told, as State.Moment counts.
type Dated struct {
	Turn  int
	Event Event
}

// A Sheet is a page about one ship or force: data to be drawn, as a Scene is.
type Sheet struct {
	ID           Object // what options call it
	Key          string // one word, unique among the sheets of a match
	Title, About string // "Neptune"; "Spanish galleon, 500 tons"
	Side         Seat   // whose it is now
	// Silhouette, Base and Masts are its plan, seen from above, as of a Piece. A Base of 0 means there is
	// none.
	Silhouette string
	Base       [2]int32
	Masts      []Mast
	Blocks     []Block
	Small      bool // paper has those of a side together on a page
}

// A Block is a part of a sheet under one title. With Columns it is a table whose rows have at most one box in
// each column, and a head if wanted; without, the boxes of a row stand side by side.
type Block struct {
	Title   string
	Rule    Case
	Columns []string
	Rows    []Entry
}

// An Entry is a row of a block. Without boxes it is a note.
type Entry struct {
	Name  string
	Rule  Case // if it is not the block's
	Boxes []Box
}

// A Box is what is printed on a sheet, and what has been written over it since. An empty box is room to write
// in.
type Box struct {
	Text   string
	Struck bool   // crossed out: lost, or no longer so
	Note   string // beside it: the turn in which it was struck, "JM-16"
	// Written marks what is written during play, such as the load of guns: a blank printed sheet leaves room
	// for it.
	Written bool
}
