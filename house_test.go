// The tests of the root hold the project's policies: what a reviewer would have
// to look for by hand in every change, each with its reason in the message and
// a proof that it catches what it is for. This file has the lists to edit when
// the project grows, the policies with their proofs, and the tree they look at;
// policies_test.go looks.
package weathergage_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/weathergage/weathergage"

// A place is one row of the map of packages. Level says which way is down: a
// package imports only lower ones, and among those only what may names. A *
// stands for any one folder.
type place struct {
	level int
	dir   string
	owns  string
	may   string
	tests string // what its tests may import besides
}

var places = []place{
	{0, "geo/hex", "hexagons: printed numbers, neighbours, sides, distance, outlines", "", ""},
	{0, "geo/square", "square grids: names and neighbours", "", ""},
	{0, "geo/plane", "geometry in whole numbers: bases, paths, contacts, arcs and lines of fire, land", "", ""},
	{0, "casebook", "lists of rule cases, rulings, handbook, and the coverage page", "", ""},
	{0, "internal/names", "names: which are reserved, and which look alike", "", ""},
	{0, "internal/plain", "reads text from editors and mail: UTF-16, replies, letters around a record", "", ""},
	{0, "internal/durable", "files that outlast a machine that stops: replaced whole, written out", "", ""},
	{0, "internal/rating", "ratings of players: Glicko-2, with an edge for the easier side", "", ""},
	{0, "internal/pace", "time limits: answers, stores, holidays, the latest end of a match", "", ""},
	{0, "internal/tournament", "pairs the players of a tournament and ranks them: round robin, Swiss, knock-out", "", ""},
	{0, "internal/build", "what a program was built from: tag, commit and date", "", ""},
	{0, "internal/licences", "the licences of the modules and fonts in the program", "", ""},
	{0, "internal/metrics", "counts and times what a server does, in the text format of Prometheus", "", ""},
	{0, "internal/background", "runs long computations at a lower priority, so that short ones need not wait", "", ""},
	{0, "internal/server/notice", "delivers short messages to people who are away: webhooks, push, mail", "", "internal/server/notice/noticetest"},
	{0, "internal/server/notice/noticetest", "receivers of messages for tests: a mail server, a browser that subscribes", "", ""},
	{0, "cmd/mutate", "reverses an operator in a game's rules and reports whether its tests notice", "", ""},
	{0, "cmd/types", "writes the types of the messages between server and client for the client", "", ""},
	{0, "e2e", "plays the client in a real Chromium against the built program", "", "internal/server/notice/noticetest"},
	{0, "internal/store/pgtest", "servers of PostgreSQL for tests", "", ""},
	{0, "internal/web", "the client: page, ES modules, styles, letters and icons, embedded", "", ""},
	{0, "bot/worth", "what was learned about a game: a small network in whole numbers, and the file of its weights", "", ""},
	{1, "internal/reading", "turns handbooks, rulings and documents in Markdown into HTML", "casebook", ""},
	{1, "engine", "the contract: Seat, Decision, Option, Choice, Throw, Event, State, Ruleset, Scene, Session", "", "dice games/duel pack"},
	{1, "pack", "reads and checks data packs by the tags of their rows, and prints these; errors name file, line and column", "geo/* internal/plain", ""},
	{2, "engine/lines", "the text of positions, word by word: reader, writer, lines of flow", "engine", ""},
	{2, "engine/hexboard", "boards of hexes for scenes: spaces, coasts, marked sides, names", "engine geo/*", ""},
	{2, "internal/asjson", "scenes and other values of the engine as JSON: objects by name, seats by number", "engine pack", "games/duel"},
	{2, "internal/sticks", "a toy game for tests of bots and of the laboratory: sticks are taken from a pile", "engine", ""},
	{2, "internal/paper", "help for a real table: sheets to print, and what to move where", "engine", ""},
	{2, "dice", "sources of throws: the house with commit and reveal, typed, replayed, scripted, the lab's mixer; exact odds", "engine", "games/duel pack"},
	{3, "engine/law", "a game's State from rows: one per step of its sequence of play, one per verb", "engine engine/lines", ""},
	{3, "record", "match records and position files: parse, format, replay, verify, fork", "engine dice internal/plain", "games/duel pack"},
	{3, "bot", "the interface of bots; bots that play any game: random, master and search; standing orders", "engine dice bot/worth", "games/duel internal/sticks pack"},
	{4, "bot/bottest", "tests that every game's captain must pass", "engine dice bot pack", "games/duel"},
	{4, "internal/external", "bots that are other programs: what they are asked and answer, line by line", "engine bot pack internal/asjson", "dice games/duel"},
	{4, "example", "worked examples: parse, run, show the differences", "engine dice record pack", "games/duel"},
	{4, "internal/match", "a live match: seats, open decisions, bots' turns, standing orders, clocks, taking back, ends by agreement, its journal", "engine dice record bot internal/pace internal/names", "games/duel games/fury games/jenkins games/renaissance games/spain pack"},
	{4, "catalog", "a game as a program uses it: rules, pack, captain; finds games in a given list", "engine pack bot dice", "games/duel"},
	{5, "engine/enginetest", "laws that every ruleset must obey, each with a broken toy that proves the test", "engine dice record example casebook pack", "games/duel"},
	{5, "internal/terminal", "draws any scene in characters, asks for choices", "engine dice internal/match casebook internal/paper", "games/duel games/fury games/invincible games/jenkins games/renaissance games/spain pack bot record"},
	{5, "games/*", "one game: its law, its words, its scene, and its data embedded", "engine engine/law engine/lines engine/hexboard geo/* pack", "engine/enginetest example casebook dice record bot"},
	{5, "internal/store", "matches, their journals, people, ratings, runs and jobs on SQLite and PostgreSQL; migrations; backup", "engine record internal/build internal/durable internal/match internal/pace internal/rating", "dice bot games/duel pack internal/store/pgtest"},
	{5, "internal/towpath", "the smallest whole game, of which weathergage new --empty makes another", "engine engine/law engine/lines pack", "engine/enginetest example casebook"},
	{6, "games/*/captain", "the bot of one game: evaluation, plans, set-ups", "engine geo/* bot dice games/.", "pack engine/enginetest record bot/bottest"},
	{7, "games", "the list of this project's games, each with its captain and its texts for the front page", "catalog pack games/* games/*/captain", "bot engine dice casebook example"},
	{8, "internal/lab", "experiments: many matches in parallel, sweeps, statistics, reports, and what the captains get wrong", "internal/background engine dice record bot casebook", "games games/* games/*/captain internal/sticks pack"},
	{8, "internal/train", "teaches masters: plays matches, fits a network to how they ended, tests it on mirrored dice", "engine dice bot bot/worth", "games games/* games/*/captain pack"},
	{8, "internal/site", "writes static pages about games, with their handbooks, and guides", "engine casebook catalog internal/reading internal/web internal/build", "games"},
	{9, "internal/server", "HTTP and event streams over match: JSON in and out, no rules, no SQL",
		"engine pack dice record bot casebook example internal/asjson internal/reading internal/site internal/match internal/store catalog internal/lab internal/plain internal/web internal/paper internal/rating internal/pace internal/background internal/metrics internal/tournament internal/names internal/build internal/server/notice", "games games/* internal/store/pgtest internal/server/notice/noticetest"},
	{10, "internal/command", "the program's commands: flags and wiring, one file a verb",
		"engine dice record bot casebook example internal/external internal/site internal/match pack internal/terminal catalog games/duel internal/lab internal/train bot/worth internal/durable internal/store internal/server geo/* internal/paper internal/background internal/names internal/build internal/licences internal/plain internal/towpath", "games games/* games/*/captain engine/enginetest"},
	{11, ".", "the entry point for games from elsewhere: Main and Game", "catalog internal/command", ""},
	{12, "cmd/weathergage", "our program: Main with the games of this project", ". games", ""},
}

// An outsider is a package from elsewhere: who imports it, and what would have
// to be written by hand without it.
type outsider struct{ module, in, reason string }

var outsiders = []outsider{
	{"github.com/alecthomas/kong", "internal/command", "flags, their help and their errors for a dozen verbs"},
	{"github.com/gnutterts/chesspairing", "internal/tournament", "FIDE's Dutch pairing of Swiss rounds, with its matching in general graphs, and tie-breaks"},
	{"github.com/pelletier/go-toml/v2", "pack", "a TOML reader that knows line and column of every value"},
	{"golang.org/x/tools/txtar", "example casebook", "the archive format of worked examples, as Go's own tools read it"},
	{"golang.org/x/term", "internal/terminal internal/command", "the size of a terminal, and whether it is one, on each system"},
	{"golang.org/x/sys/windows", "internal/command", "what Go's own library leaves out of Windows: the mode of a console"},
	{"github.com/evanw/esbuild", "internal/server", "a reader and writer of JavaScript and CSS that joins modules and leaves out what no browser needs"},
	{"github.com/klauspost/compress", "internal/server", "gzip that keeps no memory between two events of a stream, and what may be packed for whom"},
	{"github.com/yuin/goldmark", "internal/reading", "a Markdown reader that lets no markup through"},
	{"github.com/SherClockHolmes/webpush-go", "internal/server/notice", "messages to browsers, encrypted and signed as their push services want"},
	{"github.com/wneessen/go-mail", "internal/server/notice", "mail: its headers and encodings, TLS and the ways to log in"},
	{"github.com/go-webauthn/webauthn", "internal/server", "passkeys: their formats, signatures and ceremonies"},
	{"github.com/mtibben/confusables", "internal/names", "which letters of all alphabets look alike, as Unicode lists them"},
	{"golang.org/x/text/unicode/norm", "internal/names", "the one way to write a letter with its marks, as Unicode lists them"},
	{"github.com/descope/virtualwebauthn", "tests", "an authenticator that makes passkeys and signs with them"},
	{"github.com/alexedwards/scs/v2", "internal/server", "sessions: cookies, their renewal and their end"},
	{"rsc.io/qr", "internal/server", "QR codes, with their masks and error correction"},
	{"golang.org/x/time/rate", "internal/server", "a token bucket that is right at its edges"},
	{"modernc.org/sqlite", "internal/store", "SQLite, in Go: one file holds everything, and no C compiler is wanted"},
	{"github.com/gofrs/flock", "internal/store internal/command", "a lock on a file that ends with its process, on each system"},
	{"github.com/jackc/pgx/v5", "internal/store internal/store/pgtest", "PostgreSQL: pools, transactions, and news from other nodes"},
	{"github.com/pressly/goose/v3", "internal/store", "migrations of both databases, in order and once"},
	{"github.com/riverqueue/river", "internal/store", "a queue of jobs that survives restarts, in the transaction of what they follow from"},
	{"github.com/chromedp/cdproto", "tests", "fingers that drag in that browser"},
	{"github.com/chromedp/chromedp", "tests", "a real browser that is clicked, touched and typed in"},
	{"github.com/google/go-cmp/cmp", "tests", "differences between large values that a person can read"},
	{"github.com/rogpeppe/go-internal/testscript", "tests", "tests of the command line written as terminal sessions"},
}

// How many lines a file of Go, JavaScript or CSS may have, one of tests, and a function that is no
// test's; what stands in one switch or one literal counts as one line of a function.
const (
	mostLines     = 400
	mostTestLines = 600
	mostFunction  = 40
)

// long are files and functions (FILE FUNCTION) that may have more, and folders, each for a
// reason a reader accepts.
var long = map[string]string{
	"internal/server/house.go": "what is held of a match, and who may sit there",

	"engine/words.go parseChoice":                   "a choice, part by part",
	"engine/enginetest/laws_words.go wordsAreClear": "one check for each list of words",
	"games/fury/campaign_text.go writeWar":          "one line of the text for each part of a campaign",
	"games/fury/campaign_view.go redactWar":         "one rule of secrecy for each part of a campaign",
	"games/fury/names.go things":                    "one range of numbers for each class of thing",
	"games/jenkins/tables.go Finish":                "one check for each table",
	"games/renaissance/orders.go offerOrders":       "the orders to a ship, in the order of the page",
	"games/renaissance/text_boats.go dispatch":      "a boat's errand, field by field",
	"internal/command/odds.go position":             "every way to name a position",
	"internal/command/serve.go serve":               "what a server opens, in the order it is closed",
	"record/verify.go house":                        "a throw of the house, step by step",
	"internal/server/house.go readPlan":             "a plan, field by field",
	"internal/server/routes.go matchRoutes":         "one line for each route",
}

// rootHolds is all that lies in the root besides the folders of packages.
var rootHolds = []string{
	".ci", ".git", ".github", ".gitignore", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "LICENSE", "NOTICE", "README.md", "SECURITY.md", "api_test.go", "docs", "go.mod", "go.sum", "house_test.go", "optional_test.go", "policies_test.go",
	"weathergage.go", "words_test.go",
}

// flagFolders may import flag, for the switches of go test that they share.
var flagFolders = []string{"cmd/mutate", "internal/command", "example", "casebook", "engine/enginetest", "internal/store", "geo/plane"}

// A source is one file of the tree. Go files are parsed.
type source struct {
	path, dir, text string
	test            bool
	ast             *ast.File // nil of files that are not Go
}

// A house is the tree as the policies see it.
type house struct {
	fset  *token.FileSet
	files []*source
	names []string // of all files, read or not
	root  []string
	types *types.Info // of the rules, once typed has looked
}

func (h *house) add(name, text string) error {
	h.names = append(h.names, name)
	s := &source{path: name, dir: path.Dir(name), text: text, test: strings.HasSuffix(name, "_test.go")}
	if strings.HasSuffix(name, ".go") {
		f, err := parser.ParseFile(h.fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		s.ast = f
	}
	h.files = append(h.files, s)
	return nil
}

// load reads the tree but for built and hidden things.
func load(t *testing.T) *house {
	h := &house{fset: token.NewFileSet()}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		h.root = append(h.root, e.Name())
	}
	err = fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && name == ".git" && d.IsDir() { // of a work tree it is a file
			err = fs.SkipDir
		}
		if err != nil {
			return err
		}
		h.names = append(h.names, name)
		if d.IsDir() || !slices.Contains([]string{".go", ".md", ".txt", ".txtar", ".csv", ".toml", ".wgm", ".wgp", ".js", ".css", ""}, path.Ext(name)) {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return h.add(name, string(text))
	})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// at names the place of a node in messages.
func (h *house) at(n ast.Node) string {
	p := h.fset.Position(n.Pos())
	return fmt.Sprintf("%s:%d", p.Filename, p.Line)
}

// goFiles returns the Go files that keep accepts.
func (h *house) goFiles(keep func(*source) bool) []*source {
	var list []*source
	for _, f := range h.files {
		if f.ast != nil && keep(f) {
			list = append(list, f)
		}
	}
	return list
}

// lawful returns the files in which only law may stand: those of engine, its lines and boards, geo and the
// games, without tests and captains.
func lawful(f *source) bool {
	return !f.test && (f.dir == "engine" || f.dir == "engine/law" || f.dir == "engine/lines" || f.dir == "engine/hexboard" || under(f.dir, "geo/*") || under(f.dir, "games/*"))
}

// under reports whether dir is what a pattern of the map of packages names.
func under(dir, pattern string) bool {
	ok, err := path.Match(pattern, dir)
	return ok && err == nil
}

// within returns the folder of an import of this project.
func within(im string) (dir string, own bool) {
	if im == module {
		return ".", true
	}
	return strings.CutPrefix(im, module+"/")
}

func placeOf(dir string) *place {
	for i := range places {
		if under(dir, places[i].dir) {
			return &places[i]
		}
	}
	return nil
}

func imports(f *source) []string {
	var list []string
	for _, im := range f.ast.Imports {
		if p, err := strconv.Unquote(im.Path.Value); err == nil {
			list = append(list, p)
		}
	}
	return list
}

// inspect calls look for every node of the files and gathers its messages.
func (h *house) inspect(files []*source, look func(*source, ast.Node) string) []string {
	var out []string
	for _, f := range files {
		ast.Inspect(f.ast, func(n ast.Node) bool {
			if n != nil {
				if m := look(f, n); m != "" {
					out = append(out, h.at(n)+": "+m)
				}
			}
			return true
		})
	}
	return out
}

// A policy lists what is wrong in a house. Each bad tree breaks it, and its
// message must hold want.
type policy struct {
	name  string
	check func(*house) []string
	bad   []bad
}

type bad struct {
	want  string
	files map[string]string
}

var policies = []policy{
	{"imports go down", checkLevels, []bad{
		{"dice imports internal/match: its row", map[string]string{"dice/a.go": "package dice\nimport _ \"github.com/weathergage/weathergage/internal/match\""}},
		{"a ruleset imports no ruleset", map[string]string{"games/x/a.go": "package x\nimport _ \"github.com/weathergage/weathergage/games/y\""}},
		{"captain imports games/y", map[string]string{"games/x/captain/a.go": "package captain\nimport _ \"github.com/weathergage/weathergage/games/y\""}},
		{"add it to places", map[string]string{"odds/a.go": "package odds"}},
	}},
	{"rules know no outside world", checkForbidden, []bad{
		{"games/x imports time", map[string]string{"games/x/a.go": "package x\nimport _ \"time\""}},
		{"engine imports math/rand/v2", map[string]string{"engine/a.go": "package engine\nimport _ \"math/rand/v2\""}},
		{"geo/hex imports math", map[string]string{"geo/hex/a.go": "package hex\nimport _ \"math\""}},
		{"games/x imports net/http", map[string]string{"games/x/a.go": "package x\nimport _ \"net/http\""}},
	}},
	{"rules count in whole numbers", checkFloats, []bad{
		{"float64", map[string]string{"games/x/a.go": "package x\nvar a float64"}},
		{"1.5", map[string]string{"engine/a.go": "package engine\nvar a = 1.5"}},
	}},
	{"rules range over no map", checkMapRange, []bad{
		{"order would be random", map[string]string{"games/x/a.go": "package x\nfunc f(m map[int]int) { for range m {} }"}},
		{"order would be random", map[string]string{"engine/a.go": "package engine\ntype t map[int]int\nfunc f(m *struct{ t }) { for k := range m.t { _ = k } }"}},
		{"slices.Sorted", map[string]string{"games/x/a.go": "package x\nimport \"maps\"\nfunc f(m map[int]int) { for k := range maps.Keys(m) { _ = k } }"}},
	}},
	{"numbers of frames and events have names", checkRegisters, []bad{
		{"f.N[1]: name the number", map[string]string{"games/x/a.go": "package x\nimport \"github.com/weathergage/weathergage/engine\"\nfunc f(f *engine.Frame) int32 { return f.N[1] }"}},
		{"e.N[0]: name the number", map[string]string{"games/x/a.go": "package x\nimport \"github.com/weathergage/weathergage/engine\"\nfunc f(e engine.Event) int32 { return e.N[0] }"}},
	}},
	{"goroutines are few and raced", checkGoroutines, []bad{
		{"starts no goroutine", map[string]string{"games/x/a.go": "package x\nfunc f() { go f() }"}},
		{"starts no goroutine", map[string]string{"games/x/captain/a.go": "package captain\nfunc f() { go f() }"}},
		{"add ./odds to the race detector", map[string]string{"odds/a.go": "package odds\nfunc f() { go f() }", ".ci/run": "race='./internal/lab'"}},
	}},
	{"flags and environment belong to cmd", checkFlags, []bad{
		{"internal/lab imports flag", map[string]string{"internal/lab/a.go": "package lab\nimport _ \"flag\""}},
		{"os.Getenv", map[string]string{"internal/lab/a.go": "package lab\nimport \"os\"\nvar a = os.Getenv(\"HOME\")"}},
	}},
	{"outside packages are listed", checkOutsiders, []bad{
		{"list it in outsiders", map[string]string{"internal/lab/a.go": "package lab\nimport _ \"example.com/x\""}},
		{"only in pack", map[string]string{"internal/lab/a.go": "package lab\nimport _ \"github.com/pelletier/go-toml/v2\""}},
		{"only in tests", map[string]string{"internal/lab/a.go": "package lab\nimport _ \"github.com/google/go-cmp/cmp\""}},
	}},
	{"the lists are current", checkCurrent, []bad{
		{"engine has no package", map[string]string{"dice/a.go": "package dice"}},
		{"nobody imports golang.org/x/term", map[string]string{"dice/a.go": "package dice"}},
	}},
	{"every package has tests", checkTests, []bad{
		{"dice has no tests", map[string]string{"dice/a.go": "package dice", "internal/lab/a_test.go": "package lab"}},
	}},
	{"packages have one comment and a good name", checkPackages, []bad{
		{"no package comment", map[string]string{"dice/a.go": "package dice"}},
		{"2 package comments", map[string]string{"dice/a.go": "// A\npackage dice", "dice/doc.go": "// B\npackage dice"}},
		{"belongs in doc.go", map[string]string{"dice/a.go": "// A\npackage dice", "dice/b.go": "package dice"}},
		{"says nothing", map[string]string{"util/a.go": "// A\npackage util"}},
		{"named after its folder", map[string]string{"dice/a.go": "// A\npackage faces"}},
	}},
	{"what is exported is explained", checkDocs, []bad{
		{"Sum has no comment", map[string]string{"dice/a.go": "package dice\nfunc Sum() {}"}},
		{"Face has no comment", map[string]string{"dice/a.go": "package dice\ntype Face int"}},
		{"Face.Sum has no comment", map[string]string{"dice/a.go": "package dice\ntype Face int // one\nfunc (Face) Sum() {}"}},
		{"Most has no comment", map[string]string{"dice/a.go": "package dice\nconst Most = 3"}},
	}},
	{"files and functions are short", checkLength, []bad{
		{"401 lines", map[string]string{"dice/a.go": "package dice" + strings.Repeat("\n", 400)}},
		{"a.js: 401 lines", map[string]string{"internal/web/app/a.js": strings.Repeat("\n", 400)}},
		{"a.css: 401 lines", map[string]string{"internal/web/app/a.css": strings.Repeat("\n", 400)}},
		{"601 lines", map[string]string{"dice/a_test.go": "package dice" + strings.Repeat("\n", 600)}},
		{"dice.Sum has 41 lines", map[string]string{"dice/a.go": "package dice\nfunc Sum() {" + strings.Repeat("\n", 42) + "}"}},
		{"dice.Dice.Sum has 41 lines", map[string]string{"dice/a.go": "package dice\nfunc (Dice) Sum() {\nswitch 1 {" + strings.Repeat("\n", 50) + "}" + strings.Repeat("\n", 41) + "}"}},
		{"internal/server/house.go is short now", map[string]string{"internal/server/house.go": "package server"}},
	}},
	{"nothing is put off", checkPutOff, []bad{
		{"dice/a.go:2", map[string]string{"dice/a.go": "package dice\n// TO" + "DO: later"}},
		{"games/x/README.md:1", map[string]string{"games/x/README.md": "FIX" + "ME"}},
	}},
	{"nothing names one machine", checkMachine, []bad{
		{"internal/lab/a.go:1", map[string]string{"internal/lab/a.go": "package lab // see /ro" + "ot/x"}},
	}},
	{"tests are not skipped silently", checkSkips, []bad{
		{"Debian package", map[string]string{"dice/a_test.go": "package dice\nfunc f(t T) { t.Skip(\"slow\") }"}},
		{"Debian package", map[string]string{"dice/a_test.go": "package dice\nfunc f(t T) { t.SkipNow() }"}},
		{"WEATHERGAGE_LONG=1", map[string]string{"dice/a_test.go": "package dice\nfunc f(t T) { t.Skip(\"WEATHERGAGE_LONG=1 runs it\") }", ".ci/run": "go test ./..."}},
	}},
	{"long tests are skipped, not cut short", checkLong, []bad{
		{"does more", map[string]string{"dice/a_test.go": "package dice\nfunc f(t T) {\nn := 1\nif os.Getenv(\"WEATHERGAGE_LONG\") != \"\" {\nn = 24\n}\ng(n)\n}"}},
	}},
	{"fuzz targets have seeds", checkSeeds, []bad{
		{"FuzzParse", map[string]string{"dice/a_test.go": "package dice\nfunc FuzzParse(f *F) { f.Fuzz(nil) }"}},
	}},
	{"the root is a contents page", checkRoot, []bad{
		{"notes.txt", map[string]string{"/notes.txt": ""}},
	}},
	{"links lead somewhere", checkLinks, []bad{
		{"docs/gone.svg", map[string]string{"README.md": "![board](docs/gone.svg)"}},
		{"games/x/dice", map[string]string{"games/x/README.md": "see [dice](dice#top)", "dice/a.go": "package dice"}},
	}},
	{"pages name tests that exist", checkNamedTests, []bad{
		{"TestGone", map[string]string{"SECURITY.md": "held by `TestGone`", "dice/a_test.go": "package dice\nfunc TestHere(t T) {}"}},
	}},
	{"optional interfaces are listed", checkOptionals, badOptionals},
	{"a word has one meaning in comments", checkMeanings, badMeanings},
	{"there is a map of packages", checkMap, []bad{
		{"the map should read", map[string]string{"docs/packages.md": "| 0 | old |"}},
	}},
}

// good breaks no policy, though it comes close.
var good = map[string]string{
	"games/x/a.go": `package x

import (
	"maps"
	"slices"
)

// Sum adds.
func Sum(m map[int]int, l []int) (n int) {
	for range l {
		n++
	}
	for _, k := range slices.Sorted(maps.Keys(m)) {
		n += m[k] // 7.5
	}
	return n
}
`,
	"games/x/a_test.go": `package x

import "testing"

var half = 0.5

func FuzzSum(f *testing.F) { f.Add(1); go half() }
func TestT(t *testing.T) { t.Skip("install the Debian package tmux") }
func TestU(t *testing.T) { if os.Getenv("WEATHERGAGE_LONG") == "" { t.Skip("takes long: WEATHERGAGE_LONG=1 runs it") } }
`,
	".ci/run":           "race='./games/x'\nexport WEATHERGAGE_LONG=1",
	"games/x/README.md": "[up](../../CONTRIBUTING.md#tests), [here](a.go), [x](..), [w](https://example.com)",
	"CONTRIBUTING.md":   "## Tests",

	"docs/packages.md":      mapOfPackages(),
	"docs/adding-a-game.md": tableOfOptionals(),
}

// wholeTree is good with a package for every row of places and an import of
// every outsider.
func wholeTree() map[string]string {
	files := maps.Clone(good)
	for _, p := range places {
		dir := strings.ReplaceAll(p.dir, "*", "x")
		name := path.Base(path.Join(module, dir))
		if strings.HasPrefix(dir, "cmd/") {
			name = "main"
		}
		files[dir+"/own_test.go"] = "package " + name
		files[dir+"/doc.go"] = "// Package " + name + " is here.\npackage " + name
	}
	maps.Copy(files, treeOfOptionals())
	text := "package lab\n"
	for _, o := range outsiders {
		text += "import _ \"" + o.module + "\"\n"
	}
	files["internal/lab/all_test.go"] = text
	return files
}

func TestHouse(t *testing.T) {
	h := load(t)
	for _, p := range policies {
		t.Run(p.name, func(t *testing.T) {
			for _, m := range p.check(h) {
				t.Error(m)
			}
		})
	}
}

// TestPolicies proves that each policy catches what it is for, and only that.
func TestPolicies(t *testing.T) {
	build := func(t *testing.T, files map[string]string) *house {
		h := &house{fset: token.NewFileSet()}
		for name, text := range files {
			if top, inRoot := strings.CutPrefix(name, "/"); inRoot {
				h.root = append(h.root, top)
			} else if err := h.add(name, text); err != nil {
				t.Fatal(err)
			}
		}
		return h
	}
	for _, p := range policies {
		t.Run(p.name, func(t *testing.T) {
			if out := p.check(build(t, wholeTree())); len(out) > 0 {
				t.Errorf("the good tree is refused: %q", out)
			}
			for _, b := range p.bad {
				out := p.check(build(t, b.files))
				if !slices.ContainsFunc(out, func(m string) bool { return strings.Contains(m, b.want) }) {
					t.Errorf("%v: got %q, want a message with %q", b.files, out, b.want)
				}
			}
		})
	}
}
