package renaissance

// Parts of a scenario as written in the pack. Distances are whole millimetres, places
// from the left and from the top of the table, headings and bearings degrees as text,
// with decimal places if need be.
type (
	scenarioFile struct {
		Key, Name, About, History string
		Table                     []int
		Mediterranean, Armada     bool
		Moves                     int
		Weather, Night            string
		Wind                      windEntry
		Later                     string
		Outright                  bool
		LessLost                  bool `toml:"less-lost"`
		Settings                  []string
		Provenance                string
		Change                    []windEntry
		Side                      []sideEntry
		Design                    []designEntry
		Ship                      []shipEntry
		Area                      []areaEntry
		Barrier                   []barrierEntry
		Fort                      []fortEntry
		Goal                      []goalEntry
	}
	windEntry struct {
		Move       int
		From       string
		Beaufort   int
		Provenance string
	}
	sideEntry   struct{ Key, Name, Nation, Religion, Provenance string }
	designEntry struct {
		Key, Name, Kind       string
		Tons                  int
		Spanish               bool `toml:"spanish-tons"`
		Layout, Sail, Oar     string
		Decks, Oars           int
		Small                 bool
		Feet                  []int // length and beam, oars included
		Soldiers, Mariners    int
		Rowers                int
		Broadside, Stern, Bow [][]int // guns: number and pounds of shot; of one broadside
		SmallGuns             int     `toml:"small-guns"`
		Hull, Freeboard       int
		Provenance            string
	}
	shipEntry struct {
		Key, Name, Side, Type, Nation string
		At                            []int
		Heading                       string
		Speed                         int
		Oars                          bool
		Held                          string // at anchor; left out, she is under way
		Mariners, Gunnery, Soldiers   string // classes; left out, those of her nation
		Men                           *int
		Factor                        string
		Janissaries, Treasure         bool
		FireShip                      bool `toml:"fire-ship"`
		Explosive                     bool // a fire ship
		Squadron, Arrives             int
		Persons                       []personEntry
		Provenance                    string
	}
	personEntry struct {
		Name, Rank string
		Commands   bool
	}
	areaEntry struct {
		Name, Ground string
		Class        int
		Height       int
		Shape        [][]int
		Set          string
		Rate, Move   int
		Choice       bool
		Provenance   string
	}
	barrierEntry struct {
		Key, Name  string
		A, B       []int
		Defence    int
		Provenance string
	}
	fortEntry struct {
		Key, Name, Side         string
		At                      []int
		Facing, Cover           string
		Guns, Pounds            int
		Gunners, Troops, Height int
		RedHot                  bool `toml:"red-hot"`
		Provenance              string
	}
	goalEntry struct {
		Text, Side, Ships    string
		Keys                 []string
		Points, Group        int
		Any, All, Not        []string
		Percent, Line, Reach int
		Edge                 string
		Provenance           string
	}
)

// Names that only scenarios use.
var (
	nightNames    = []string{"none", "dark", "moon"}
	religionNames = []string{"christian", "moslem"}
	groundNames   = []string{"shallows", "land", "high-land", "current"}
	heldNames     = holdNames[:seaAnchor] // how ships may lie as a scenario begins
	coverNames    = []string{"open", "earth", "stone"}
	edgeNames     = []string{"top", "right", "bottom", "left"}
	fateNames     = []string{
		"captured", "prize-secured", "sunk", "burnt", "struck", "retiring", "aground", "wrecked",
		"dismasted", "crew-lost", "hurt-lost", "flying", "left-table", "left-sailing", "beyond",
		"clear-of-land", "person-lost", "commander-lost",
	}
)
