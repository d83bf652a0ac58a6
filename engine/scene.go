package engine

// A Scene is a position as one viewer may see it, drawn as data for every
// client: browser, terminal, picture and replay. Options point at its objects,
// so a client needs no code for a title.
type Scene struct {
	Boards []*Board // static for a match; the first is the one to look at first
	Turn   string   // "29 July, turn 1"
	Phase  string
	Pieces []Piece
	Marks  []Mark
	Charts []Chart
	// Outlook says in a sentence without a full stop who is winning by the game's own
	// measure, and what that rests on; OutlookRule is its case.
	Outlook     string
	OutlookRule Case
	Open        Object // the space whose stacks lie open side by side, as in a combat, or NoObject
}

// BoardKind says how a board is laid out.
type BoardKind uint8

const (
	Boxes   BoardKind = iota // boxes and tracks joined by lines
	Squares                  // a grid of squares
	Hexes
	Plane // a table measured in Info.Length
)

// A Board never changes in a match, so it is made once and shared. Lengths are
// in drawing units of the board's own, x to the right and y down.
type Board struct {
	Key, Name string
	Kind      BoardKind
	Width     int32
	Height    int32
	Scale     int32 // drawing units to one Info.Length; 0 where lengths are not measured
	Spaces    []Space
	Links     []Link
	Shapes    []Shape // drawn under everything
}

// A Shape is drawn under the spaces of a board and never touched.
type Shape struct {
	Kind   string // class of its look: "land", "shoal", "road"; "name" for letters along its line
	Name   string
	Line   []Point
	Closed bool
}

// A Point is a place on a board in its drawing units.
type Point struct{ X, Y int32 }

// A Space is one box, square, hex or area.
type Space struct {
	ID      Object
	Outline []Point // closed, clockwise; nil for a round box at Centre
	Centre  Point
	Label   string // as printed in it: "F7", "10"
	Name    string // as read: "Calais Roads"
	Terrain string // class of its look: "sea", "port", "white", "anchorage"
	Area    string // class of the wash that it shares with others: "catholic"; "" for none
}

// A Link joins two spaces that lie apart, such as boxes of a track.
type Link struct {
	From, To Object
	Kind     string
	Line     []Point // where it is drawn; nil for a straight line
}

// A Piece stands on a board. Key is stable while the viewer may know that it is
// the same thing; a hidden piece's key is its place and height.
type Piece struct {
	Key        string
	ID         Object   // what options call it; NoObject if the viewer cannot tell
	At         Object   // the space; NoObject on a plane
	Depth      int      // 0 on top of all on its space
	Stack      Object   // what options call the stack it lies in, where a space holds several; NoObject for one
	X, Y       int32    // on a plane: the middle of its base
	Heading    int32    // tenths of a degree
	Base       [2]int32 // length and width in the units of the board
	Masts      []Mast   // of a ship on a plane, from the bow aft
	Silhouette string   // "galleon", "hulk", "pike" ...
	Name       string
	Numbers    []Stat // the few numbers printed on it, the most important first
	Side       Seat
	// State has words of the game's own: "broken", "moved", "low-ammo" ... Of ships on
	// a plane "oars-out", "on-fire", "struck", "anchored", "aground" and "sinking" are
	// drawn.
	State []string
	Under int // how many pieces lie under it, where that is all one knows
	// Body is how the bases of a body of men or beasts stand in its base, and Each how long
	// and wide one of them is; nil of what is one thing.
	Body []Point // middles, from the middle of its base: X to its right, Y behind that
	Each [2]int32
	// Flag is a blazon by which it is known, such as "azure saltire argent"; Leader the
	// picture of who leads it; Tokens are pictures of what is laid beside it, one each.
	Flag, Leader string
	Tokens       []string
	// Group is what it is ordered with, such as a squadron, among those of its side; ""
	// for one that is ordered alone.
	Group string
}

// A Mast is one of a ship's, as seen from above.
type Mast struct {
	At                 int32 // how far aft of the bow, in hundredths of the base's length
	Sections, Standing int32 // sails one above the other, as built and as left
	Set                bool  // its sails are set, not furled
	Lateen             bool  // its sail is a lateen, not square
}

// A Stat is a number with its name. Max is 0 where there is no most.
type Stat struct {
	Name       string
	Value, Max int32
}

// A Mark is drawn and never touched: arrows, arcs, the wind.
type Mark struct {
	// "wind", "course", "ghost", "arc", "weather", "lane", "grapple", "boom"; at From a
	// "flag" of seat Value, a "clock" that Label reads, a "rack" with how many
	// stand in each of its boxes, a "leg" of a course with Label ...
	Kind     string
	Board    string // key of the board it lies on; "" for the whole table
	From, To Object
	Line     []Point
	Label    string
	Value    int32 // of a wind: where it blows to, tenths of a degree from north; of a flag, whose it is
}

// ChartKind says how a chart is drawn.
type ChartKind uint8

const (
	Tabular ChartKind = iota // a table
	Account                  // entries with one sum each, one below the other; a row with Line is a total
	Plot                     // a row is a series of whole numbers: bars upon each other, or a line
	Shelves                  // a column is a compartment, in which the goods of a row stand
	Cards                    // a table of what a seat holds to play, such as chits: a row's note says what it does
)

// A Chart is a side panel: a squadron display, a damage sheet, a track.
type Chart struct {
	Key, Title string
	Kind       ChartKind
	Side       Seat // NoSeat for one that belongs to the table
	Columns    []string
	Rows       []Row
}

// A Row of a chart is about one thing. Cells are as many as its chart's columns.
type Row struct {
	ID    Object
	Name  string
	Cells []string
	Note  string // special rules of the row, in our words
	Gone  bool   // eliminated, spent, not yet come
	// Silhouette is the picture of what the row is about, or "".
	Silhouette string
	Line       bool   // of an account a total, of a plot a line instead of bars
	Goods      []Good // of shelves, what stands in its compartments
}

// A Good stands in a compartment of a shelf.
type Good struct {
	ID         Object
	Column     int // of the chart
	Name       string
	Silhouette string
	Value      int32  // its first number
	Note       string // what else is to be known of it
}
