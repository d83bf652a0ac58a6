package renaissance

import "math/bits"

// Nation is the nation that a ship belongs to.
//
// Cases 4.2, 4.3.
type Nation uint8

const (
	English Nation = iota
	Spanish
	Dutch
	Venetian
	Knights // the Order of Saint John
	Turkish
	Barbary // corsairs
	OtherNation
	// NumNations is how many there are.
	NumNations = iota
)

// Rank is what a personality is, the higher the more senior.
//
// Cases 4.3, 15.0. Ruling R87.
type Rank uint8

const (
	NoRank  Rank = iota
	Captain      // one who is average or raw, or Spanish
	EliteCaptain
	SpanishNoble
	Knight
	Emir
	SeaDog
	CinC
	// NumRanks is how many there are.
	NumRanks = iota
)

// A LimitRow is how many personalities of a rank a side should have.
//
// Case 4.3.4.
type LimitRow struct {
	Each uint8 `csv:"each,1..99 or -" show:"each"`     // so many for each Per, 0 for no such limit
	Per  uint8 `csv:"per,1..99 or -" show:"for ships"` // ships
	Most uint8 `csv:"most,1..99 or -" show:"at most"`  // in all, 0 for any number
}

// Kind is what a ship is called in the lists.
//
// Case 4.4.
type Kind uint8

const (
	RaceBuilt Kind = iota
	Galleon
	ArmedMerchant
	Greatship
	Carrack
	Hulk
	Pinnace
	Caravel
	Galley
	Galleass
	MerchantGalleass
	Boat
	// NumKinds is how many there are.
	NumKinds = iota
)

// Family is how the rules class a kind.
type Family uint8

const (
	SailingShip Family = iota
	GalleyFamily
	GalleassFamily
	BoatFamily
)

// A KindRow is what the rules say of a kind as a whole.
type KindRow struct {
	Name         string  `csv:"name,word"`
	Family       Family  `csv:"family"`
	LeewayOver   int16   `csv:"leeway,0..5000 or -=-1"`            // makes leeway if over so many tons; -1 never. Case 7.3
	SmallCircle  bool    `csv:"small"`                             // may use it, if she is light enough. Case 8.1
	Attacks      bool    `csv:"attack"`                            // a warship: has an attack speed. Case 7.4
	GalleyStages bool    `csv:"stages,sailing|galley"`             // boarded as a galley. Case 19.8
	SlowDown     Length  `csv:"slow,1..1000 .00 or -"`             // 0: by tonnage. Case 7.6
	SpeedUp      Length  `csv:"up,1..1000 .00 or -"`               // 0: by tonnage. Case 7.6
	Masts        int8    `csv:"masts,large|middle|small or -=-1"`  // column of MastDefence; -1 by tonnage. Case 13.3
	Crosses      [2]int8 `csv:"crosses crosses-oars,0..5 or -=-1"` // class of shallows under sail and under oars; -1 by tonnage. Case 23.1
	Barrier      int8    `csv:"barrier,-9..9 or -=-128"`           // ramming factor; BarrierByTons by tonnage. Case 23.7
}

// BarrierByTons means that a kind rams barriers by its tonnage.
const BarrierByTons int8 = -128

// A TypeNo is a row of the ship lists, from 1; 0 is none.
type TypeNo uint8

// List is one of the printed lists of ships.
type List uint8

const (
	EnglishList List = iota
	ArmadaList
	MediterraneanList
	OwnList // of own design. Case 30.0
)

// A SailTable is a table of moves under sail, A to H.
//
// Case 7.3.
type SailTable uint8

// NumSailTables is their number, with B, which no ship uses. Ruling R23.
const NumSailTables = 8

// An OarTable is a table of moves under oars, from 1 for I to 5 for M; 0 is none.
//
// Case 7.4.
type OarTable uint8

// NumOarTables is their number, with none.
const NumOarTables = 6

// BoatOars is the table of ships' boats, J.
const BoatOars OarTable = 2

// A ShipType is one row of the lists of ships and of gunnery factors, with what
// follows from it.
//
// Cases 4.4, 11.1.
type ShipType struct {
	Key           string    `csv:"key,key,a second ship named %q"` // one word
	Name          string    `csv:"name,word" show:"ship"`          // as listed
	List          List      `csv:"list"`
	Kind          Kind      `csv:"kind,..10"` // no boat
	Tons          int16     `csv:"tons,1..5000" show:"tons"`
	SpanishTons   bool      // of own design: measured in them. Case 13.3
	Layout        Layout    `csv:"layout"`
	GunDecks      uint8     `csv:"decks,0..4"`
	Oars          uint8     `csv:"oars,0..60"` // a side
	Sail          SailTable `csv:"sail"`
	Oar           OarTable  `csv:"oar"`
	Small         bool      `csv:"small"`             // may use the small turning circle. Case 8.1
	Length        Length    `csv:"length,5..500 .00"` // of the base
	Width         Length    `csv:"width,5..500 .00"`
	Soldiers      int16     `csv:"soldiers,0..2000"`
	Mariners      int16     `csv:"mariners,1..2000"`
	Rowers        int16     `csv:"rowers,0..2000"`
	Broadside     uint8     `csv:"batteries,0..16" show:"batteries,dash"`    // on each side, at most plane.Batteries
	Factor        int16     `csv:"factor,0..40 .0" show:"factor,dash"`       // of the broadside, in tenths
	Stern         uint8     `csv:"stern,0..9" show:"stern,dash"`             // batteries of chasers
	SternFactor   int16     `csv:"stern-factor,0..40 .0" show:"factor,dash"` // in tenths
	Bow           uint8     `csv:"bow,0..9" show:"bow,dash"`
	BowFactor     int16     `csv:"bow-factor,0..40 .0" show:"factor,dash"` // in tenths
	SmallGuns     uint8     `csv:"small-guns,0..60" show:"small guns"`     // in all
	Hull          uint8     `csv:"hull,1..200" show:"hull"`                // defence value. Case 14.3
	Freeboard     uint8     `csv:"freeboard,0..4"`                         // 0 lowest to 4. Case 19.5. Ruling R254
	PeaceSoldiers int16     // outside the Armada. Case 4.4. Ruling R81
	PeaceFactor   int16     `csv:"peace,0..40 .0"` // of the broadside outside the Armada, in tenths. Case 11.1. Ruling R82
	Sections      uint8     // mast sections. Case 13.4
	Square        bool      // square rigged; else lateen. Case 7.2
	Leeway        bool      // Case 7.3
	MastColumn    uint8     // of MastDefence. Case 13.3
	SlowDown      Length
	SpeedUp       Length   // Case 7.6
	Boats         uint8    // carried. Case 9.2
	BoatTow       Length   // a boat in a calm. Case 9.1
	Crosses       [2]uint8 // class of shallows that she may cross, under sail and under oars. Case 23.1
	BarrierRam    int8     // ramming factor. Case 23.7
	GalleyStages  bool     // boarded as a galley. Case 19.8
	LiftsOars     bool     // to fire a broadside. Case 11.1. Ruling R137
}

// Section is a mast section, in the order from the bow, each mast from the deck
// up. Lateen masts have a lower alone.
//
// Case 13.4.
type Section uint8

const (
	Sprit Section = iota
	ForeLower
	ForeTop
	ForeTopgallant
	MainLower
	MainTop
	MainTopgallant
	Mizzen
	Bonaventure
	// NumSections is how many there are.
	NumSections         = iota
	NoSection   Section = iota - 1
)

// Sections is a set of mast sections, one bit each.
type Sections uint16

// Has reports whether a section is one of the set.
func (ss Sections) Has(s Section) bool { return ss>>s&1 != 0 }

// Count returns how many sections the set has.
func (ss Sections) Count() int { return bits.OnesCount16(uint16(ss)) }

// Topgallants and tops, of both masts that have them.
const (
	Topgallants Sections = 1<<ForeTopgallant | 1<<MainTopgallant
	Tops        Sections = 1<<ForeTop | 1<<MainTop
)

// Falls is what comes down with a section, itself among it.
//
// Case 13.4.
var Falls = [NumSections]Sections{
	Sprit:          1 << Sprit,
	ForeLower:      1<<ForeLower | 1<<ForeTop | 1<<ForeTopgallant,
	ForeTop:        1<<ForeTop | 1<<ForeTopgallant,
	ForeTopgallant: 1 << ForeTopgallant,
	MainLower:      1<<MainLower | 1<<MainTop | 1<<MainTopgallant,
	MainTop:        1<<MainTop | 1<<MainTopgallant,
	MainTopgallant: 1 << MainTopgallant,
	Mizzen:         1 << Mizzen,
	Bonaventure:    1 << Bonaventure,
}

// A Layout is a mast layout, A to F.
//
// Case 13.4.
type Layout uint8

// NumLayouts is the number of mast layouts.
const NumLayouts = 6

// A LayoutRow is one mast layout and which dice show its sections.
//
// Cases 13.4, 13.5.
type LayoutRow struct {
	Has    Sections
	Square bool
	Sum    bool               // dice are added to show a section; else the plus die does
	Shown  [13]Section        // by total or die; NoSection if not shown
	At     [NumSections]int16 // thousandths of the hull from the bow
	Rake   [7]MastRow         // level hit by the plus die when raked; NoMastRow if not shown
}

// A MastRow is a row of the mast defence values, and a level of a mast.
//
// Case 13.3.
type MastRow uint8

const (
	RowLower MastRow = iota
	RowSprit
	RowTop
	RowTopgallant
	RowMizzen
	RowJury
	// NumMastRows is how many there are.
	NumMastRows         = iota
	NoMastRow   MastRow = iota - 1
)

// MastRowOf is the row of each section.
//
// Case 13.3. Ruling R5.
var MastRowOf = [NumSections]MastRow{
	Sprit: RowSprit, ForeLower: RowLower, ForeTop: RowTop, ForeTopgallant: RowTopgallant,
	MainLower: RowLower, MainTop: RowTop, MainTopgallant: RowTopgallant,
	Mizzen: RowMizzen, Bonaventure: RowMizzen,
}

// NumMastColumns is how many columns the mast defence values have: large, middle,
// small.
const NumMastColumns = 3

// A ByTonnage is a value that depends on tonnage.
type ByTonnage uint8

const (
	SlowDownBy     ByTonnage = iota // Case 7.6
	SpeedUpBy                       // Case 7.6
	BoatsBy                         // Case 9.2
	BoatTowBy                       // Case 9.1
	MastsBy                         // English and Mediterranean lists. Case 13.3
	MastsSpanishBy                  // Case 13.3
	ShallowsBy                      // Case 23.1
	BarrierBy                       // Case 23.7
	// NumByTonnage is how many there are.
	NumByTonnage = iota
)

// A ByTonnageRow is the value for ships over so many tons, up to the next row.
type ByTonnageRow struct {
	Over  int16
	Value int32
}

// AnyNation in a ClassRow means all nations.
const AnyNation Nation = NumNations

// Waters are the seas in which a row of crews' classes holds.
type Waters uint8

const (
	AnyWaters Waters = iota
	OutsideOnly
	MediterraneanOnly
)

// CrewOf is the ships whose crews a row of classes is about.
type CrewOf uint8

const (
	AnyShip      CrewOf = iota
	FlagShip            // of a C-in-C or squadron commander
	WarGalleass         // of kind Galleass
	MerchantShip        // of kind ArmedMerchant
)

// A ClassRow says how good mariners and soldiers are.
//
// Case 4.2.
type ClassRow struct {
	Nation   Nation `csv:"nation" show:"nation"`
	Waters   Waters `csv:"waters" show:"waters"`
	Ships    CrewOf `csv:"ships" show:"ships"`
	Sailing  Class  `csv:"sailing" show:"mariners"` // of mariners, for sailing and morale
	Gunnery  Class  `csv:"gunnery" show:"at the guns"`
	Soldiers Class  `csv:"soldiers" show:"soldiers"`
}
