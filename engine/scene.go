package engine

// A Scene is a position as one viewer may see it, as data that every client can draw: browser, terminal,
// picture and replay. Options point at its objects, so a client needs no code for a particular game. The tags
// are the JSON keys in the browser.
type Scene struct {
	Boards []*Board `json:"-"`    // static for a match; the first is shown first
	Turn   string   `json:"turn"` // "29 July, turn 1"
	Phase  string   `json:"phase"`
	Pieces []Piece  `json:"pieces"`
	Marks  []Mark   `json:"marks"`
	Charts []Chart  `json:"charts"`
	Open   Object   `json:"open"` // the space whose stacks are spread out side by side, as in a combat, or NoObject
	// Outlook says in a sentence without a full stop who is winning by the game's own measure, and why;
	// OutlookRule is its case.
	Outlook     string `json:"outlook"`
	OutlookRule Case   `json:"outlookRule"`
}

// BoardKind says how a board is laid out.
type BoardKind uint8

const (
	Boxes   BoardKind = iota // boxes and tracks joined by lines
	Squares                  // a grid of squares
	Hexes
	Plane // a table measured in Info.Length
)

// A Board never changes in a match, so it is made once and shared. Lengths are in the board's own drawing
// units, x to the right and y down.
type Board struct {
	Key, Name string
	Kind      BoardKind
	Width     int32
	Height    int32
	Scale     int32 // drawing units to one Info.Length; 0 if lengths are not measured
	Spaces    []Space
	Links     []Link
	Shapes    []Shape // drawn under everything
}

// A Shape is drawn under the spaces of a board and cannot be touched.
type Shape struct {
	Kind   string  `json:"kind"` // class of its look: "land", "shoal", "road"; "name" for letters along its line
	Name   string  `json:"name"`
	Closed bool    `json:"closed"`
	Line   []Point `json:"line"`
}

// A Point is a place on a board in its drawing units.
type Point struct{ X, Y int32 }

// A Space is one box, square, hex or area.
type Space struct {
	ID      Object
	Outline []Point // closed, clockwise; nil for a round box at Centre
	Centre  Point
	Label   string // as printed in it: "F7", "10"
	Name    string // as in a sentence: "Calais Roads"
	Terrain string // class of its look: "sea", "port", "white", "anchorage"
	Area    string // class of the colour wash that it shares with others: "catholic"; "" for none
}

// A Link joins two spaces that are not adjacent, such as boxes of a track.
type Link struct {
	From Object  `json:"from"`
	To   Object  `json:"to"`
	Kind string  `json:"kind"`
	Line []Point `json:"line"` // where it is drawn; nil for a straight line
}

// A Piece stands on a board. Key stays the same while the viewer may know that it is the same thing; a hidden
// piece's key is its place and height.
type Piece struct {
	Key        string   `json:"key"`
	ID         Object   `json:"id"`         // what options call it; NoObject if the viewer cannot tell
	At         Object   `json:"at"`         // the space; NoObject on a plane
	Depth      int      `json:"depth"`      // 0 on top of its space
	Stack      Object   `json:"stack"`      // what options call its stack, if a space holds several; NoObject if one
	Lies       string   `json:"lies"`       // where in its space its stack lies: "docked"; "" if a space holds one
	X          int32    `json:"x"`          // on a plane: the middle of its base
	Y          int32    `json:"y"`          // likewise
	Heading    int32    `json:"heading"`    // tenths of a degree
	Base       [2]int32 `json:"base"`       // length and width in the units of the board
	Masts      []Mast   `json:"masts"`      // of a ship on a plane, from the bow aft
	Silhouette string   `json:"silhouette"` // "galleon", "hulk", "pike" ...
	Name       string   `json:"name"`
	Type       string   `json:"type"`    // what it is, in a few words: "pinnace", "hulk, fire ship"
	Numbers    []Stat   `json:"numbers"` // the few numbers printed on it, the most important first
	Side       Seat     `json:"side"`
	// State has words of the game's own: "broken", "moved", "low-ammo" ... For ships on a plane "oars-out",
	// "on-fire", "struck", "anchored", "aground" and "sinking" are drawn.
	State []string `json:"state"`
	Under int      `json:"under"` // how many pieces lie under it, if that is all the viewer knows
	// Body gives the bases of a body of men or beasts, each by its middle: X to the right and Y behind the
	// middle of the whole; Each is the length and width of one of them. Nil for a single thing.
	Body []Point  `json:"body"`
	Each [2]int32 `json:"each"`
	// Flag is a blazon by which it is known, such as "azure saltire argent"; Leader is the picture of its
	// leader; Tokens are the pictures of the markers beside it, one each.
	Flag   string   `json:"flag"`
	Leader string   `json:"leader"`
	Tokens []string `json:"tokens"`
	// Group is the group of its side that it is ordered with, such as a squadron; "" if it is ordered alone.
	Group string `json:"group"`
}

// A Mast is one of a ship's masts, seen from above.
type Mast struct {
	At       int32 `json:"at"`       // how far aft of the bow, in hundredths of the base's length
	Sections int32 `json:"sections"` // sails one above the other, as built
	Standing int32 `json:"standing"` // sails still standing
	Set      bool  `json:"set"`      // its sails are set, not furled
	Lateen   bool  `json:"lateen"`   // its sail is a lateen, not square
}

// A Stat is a number with its name. Max is 0 if there is no maximum.
type Stat struct {
	Name  string `json:"name"`
	Value int32  `json:"value"`
	Max   int32  `json:"max"`
}

// A Mark is drawn and cannot be touched: arrows, arcs, the wind.
type Mark struct {
	// Kind is "wind", "course", "ghost", "arc", "weather", "lane", "grapple", "boom"; at From a "flag" of
	// seat Value, a "clock" that shows Label, a "rack" with the number in each of its boxes, a "leg" of a
	// course with Label ...
	Kind  string  `json:"kind"`
	Board string  `json:"board"` // key of its board; "" for the whole table
	From  Object  `json:"from"`
	To    Object  `json:"to"`
	Line  []Point `json:"line"`
	Label string  `json:"label"`
	// Note says what it means for those who point at it, and Rule is its case; "" if its look says all.
	Note  string `json:"note,omitempty"`
	Rule  Case   `json:"rule,omitempty"`
	Value int32  `json:"value"` // for a wind: where it blows to, tenths of a degree from north; for a flag: the seat
}

// ChartKind says how a chart is drawn.
type ChartKind uint8

const (
	Tabular ChartKind = iota // a table
	Account                  // entries with one sum each, one below the other; a row with Line is a total
	Plot                     // a row is a series of whole numbers: stacked bars, or a line
	Shelves                  // a column is a compartment that holds the goods of a row
	Cards                    // a table of what a seat holds to play, such as chits: a row's note says what it does
)

// A Chart is a side panel: a squadron display, a damage sheet, a track.
type Chart struct {
	Key     string    `json:"key"`
	Title   string    `json:"title"`
	Kind    ChartKind `json:"kind"`
	Side    Seat      `json:"side"` // NoSeat for one that belongs to no side
	Columns []string  `json:"columns"`
	Rows    []Row     `json:"rows"`
}

// A Row of a chart is about one thing. It has as many cells as its chart has columns.
type Row struct {
	ID         Object   `json:"id"`
	Name       string   `json:"name"`
	Cells      []string `json:"cells"`
	Note       string   `json:"note"`       // special rules of the row, in our words
	Gone       bool     `json:"gone"`       // eliminated, spent, not yet come
	Silhouette string   `json:"silhouette"` // the picture of what the row is about, or ""
	Line       bool     `json:"line"`       // in an account: a total; in a plot: a line instead of bars
	Goods      []Good   `json:"goods"`      // in shelves: what its compartments hold
}

// A Good stands in a compartment of a shelf.
type Good struct {
	ID         Object `json:"id"`
	Column     int    `json:"column"` // in the chart
	Name       string `json:"name"`
	Silhouette string `json:"silhouette"`
	Value      int32  `json:"value"` // its first number
	Note       string `json:"note"`  // what else there is to know about it
}
