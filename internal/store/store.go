package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/pace"
)

var (
	// ErrNone: nothing is stored under that name or token.
	ErrNone = errors.New("the database has no such entry")
	// ErrExists: something of that name is stored already.
	ErrExists = errors.New("the database already has something with that name")
	// ErrFull: the disk is full. What was asked for was not stored.
	ErrFull = errors.New("the disk is full")
	// ErrGone: the database does not answer. Whether what was asked for is stored is
	// not known.
	ErrGone = errors.New("the database does not answer")
	// ErrNotEmpty: a backup is restored only into an empty database.
	ErrNotEmpty = errors.New("the database is not empty")
	// ErrUsed: another process uses the database.
	ErrUsed = errors.New("the database is in use")
	// ErrDamaged: the stored data are damaged.
	ErrDamaged = errors.New("the database is damaged")
	// ErrReadOnly: the database cannot be written to.
	ErrReadOnly = errors.New("the database cannot be written to")
	// ErrForeign: the database does not belong to this program.
	ErrForeign = errors.New("this is not a database of weathergage")
	// ErrEmpty: nothing is in the database, not even tables.
	ErrEmpty = errors.New("the database is empty")
	// ErrForm: the tables have a form that this program does not know, or not yet.
	ErrForm = errors.New("the database has a different format")
)

// faults are the errors of this package.
var faults = []error{
	ErrNone, ErrExists, ErrMany, ErrInvited, ErrCrowded, ErrMembers, ErrPutOut, ErrStale, ErrFull, ErrGone, ErrNotEmpty, ErrUsed, ErrDamaged, ErrReadOnly, ErrForeign, ErrEmpty, ErrForm,
}

// named reports whether an error is in the words of this package already.
func named(err error) bool {
	return slices.ContainsFunc(faults, func(fault error) bool { return errors.Is(err, fault) })
}

// A Match is what a match begins with. It is stored once and never changes.
type Match struct {
	ID     string // as in the record's header
	Header string // text of the record before the first choice: rules, seats, bots' specs and keys
	Secret string // of the house, in hexadecimal
	Pace   time.Duration
	Absent match.Absence
	Terms  pace.Terms // of time
	Study  bool
	Public bool // anybody may watch it
	Closed bool // by the owner: nobody opens it again
	// Rated are its two seats as ratings know them; none of a match that is not rated.
	Rated   []RatedSeat
	Tokens  []Token
	Created time.Time

	Club, Tournament string // for which it is played, or ""
}

// A Token is the secret link of a seat or of those who watch, as SHA-256.
type Token struct {
	Hash [sha256.Size]byte
	Seat engine.Seat // or engine.Observer
	Mate int         // the team-mate whose link it is, as match.Mate numbers them; 0: the holder of the seat
}

// A Run is a laboratory run: what is asked for and what has come out so far, both
// in the laboratory's own text.
type Run struct {
	ID      string
	Spec    string
	Result  string
	Done    bool
	Created time.Time
}

// A Store is a database. Every method may be called from any goroutine. Errors
// of the database are those of this package, with their cause.
type Store interface {
	// Create stores a new match. ErrExists.
	Create(ctx context.Context, m Match) error
	// Match returns a match by its id, also one that is closed. ErrNone.
	Match(ctx context.Context, id string) (Match, error)
	// Find returns the match that a token opens, and what it opens there. The hash is looked up
	// in an index; that two hashes agree is compared in constant time. ErrNone.
	Find(ctx context.Context, hash [sha256.Size]byte) (id string, t Token, err error)
	// Admit stores one more token of a match. ErrNone.
	Admit(ctx context.Context, id string, t Token) error
	// Journal is the journal of a match that is stored.
	Journal(id string) match.Journal
	// Orphans returns the ids of matches in which a bot must decide and for which no
	// living process cares. They are this one's care from then on.
	Orphans(ctx context.Context) ([]string, error)
	// Matches are the ids of all matches, the oldest first.
	Matches(ctx context.Context) ([]string, error)

	// Invite stores an invitation. ErrInvited, ErrCrowded.
	Invite(ctx context.Context, i Invitation) error
	// Invitations are those that can be taken at a time, the newest first.
	Invitations(ctx context.Context, at time.Time) ([]Invitation, error)
	// Invitation returns an invitation, for a month also one that has ended. ErrNone.
	Invitation(ctx context.Context, id string) (Invitation, error)
	// Take stores the match that begins since somebody took an invitation, with notices of its
	// seats. ErrNone: it cannot be taken any more, and nothing is stored.
	Take(ctx context.Context, id string, m Match, notices ...Notice) error
	// Withdraw ends an invitation. ErrNone: it cannot be taken any more.
	Withdraw(ctx context.Context, id string, at time.Time) error
	// Public are the newest matches in play that anybody may watch, as far as they are listed: with
	// ID, Header, Secret and Created.
	Public(ctx context.Context, most int) ([]Match, error)

	// AddNotice stores a notice: from then on a News job follows each entry of its match that
	// calls somebody. ErrMany, ErrNone.
	AddNotice(ctx context.Context, n Notice) error
	// Notices are those of a match, the oldest first.
	Notices(ctx context.Context, match string) ([]Notice, error)
	// Notice returns a notice. ErrNone.
	Notice(ctx context.Context, id string) (Notice, error)
	// NoticesTo are all those that are sent one way to one address, the oldest first.
	NoticesTo(ctx context.Context, way, address string) ([]Notice, error)
	// SaveNotice stores what may change in a notice: Confirmed, Told, Reminded, Failing and
	// Reported. ErrNone.
	SaveNotice(ctx context.Context, n Notice) error
	// DropNotice ends a notice. ErrNone.
	DropNotice(ctx context.Context, id string) error
	// Setting returns a value that is kept under a name: what is stored already, otherwise
	// first, which is stored.
	Setting(ctx context.Context, name, first string) (string, error)
	// SaveSetting keeps a value under a name, in the place of what was kept.
	SaveSetting(ctx context.Context, name, value string) error

	People
	library
	teams

	// SaveRun stores a run, new or changed. One that is done stays so: nothing takes
	// its place that is not. The oldest that are done are dropped, all but MostRuns.
	SaveRun(ctx context.Context, r Run) error
	// Run returns a run. ErrNone.
	Run(ctx context.Context, id string) (Run, error)
	// Runs are all of them, the newest first, without their results.
	Runs(ctx context.Context) ([]Run, error)

	// Work runs jobs until the context ends and then waits for those begun. Each
	// handler may be called more than once for one job, also after it has
	// succeeded, so it looks first whether there is anything to do.
	Work(ctx context.Context, h Handlers) error
	// Ask stores a job: it is done by some node, even if this one stops now.
	Ask(ctx context.Context, j Job) error
	// Watch calls heard with the id of each match to which another node has
	// appended, and with LinksOf, DeviceIs and AnewIs, until the context ends. It calls lost when it begins to hear, and again
	// after a lost connection: anything may have been missed before. If either returns an
	// error it could not take in what it was to, and Watch begins to hear anew. It returns
	// at once where there is only one node.
	Watch(ctx context.Context, heard func(id string) error, lost func() error) error

	// Ping reports whether the database answers.
	Ping(ctx context.Context) error
	// Sound looks through all that is stored for damage, as far as the database itself
	// can tell. ErrDamaged.
	Sound(ctx context.Context) error
	Close() error
}

// What nodes tell each other besides the ids of matches.
const (
	LinksOf  = "links/"  // and the id of a match: some links of it open nothing any more
	DeviceIs = "device/" // and the id of a device that is closed
	AnewIs   = "anew/"   // and the id of a match whose names have changed: it is taken up anew
)

// A JobKind says what a Job is for.
type JobKind string

const (
	BotTurn  JobKind = "bot_turn" // a bot must decide in the match; stored with the entry that made it so
	Reminder JobKind = "reminder" // a clock of the match has run out
	News     JobKind = "news"     // somebody in the match may be told of something, or reminded; stored with the entry that it is about
	Heard    JobKind = "heard"    // what a program tells that has changed something beside the server: the id is as in Watch
	Round    JobKind = "round"    // the match has ended, which is one of a tournament: another round may follow
	Away     JobKind = "away"     // the holidays of a person, who is the id, have changed: his matches are to hear of it
	LabRun   JobKind = "lab_run"  // the laboratory run of this id is to be done
)

// A Job is something to be done in the background, at least once.
type Job struct {
	Kind JobKind
	ID   string    // of the match or the run
	At   time.Time // not before; zero: now
}

// Handlers do the jobs. A nil one leaves jobs of its kind for other nodes.
type Handlers struct {
	BotTurn, Reminder, News, LabRun, Heard, Round, Away func(ctx context.Context, id string) error // News and Reminder may return Later
}

// Safety is how long after the entry that left a bot to decide its job begins: the
// process that stored the entry starts the bot at once, and the job is for when
// that process was stopped.
const Safety = 20 * time.Second

// MostRuns is how many runs that are done are kept: of later ones the oldest go.
const MostRuns = 500

// Open opens a database to play on, and brings its tables up to date: postgres://... or
// postgresql://..., otherwise the file of an SQLite database, which is made if it is not
// there, and which no other process may play on meanwhile: ErrUsed names the one that does.
// ErrEmpty, ErrForeign, ErrDamaged, ErrReadOnly, ErrForm.
func Open(ctx context.Context, database string) (Store, error) {
	if IsPostgres(database) {
		return openPostgres(ctx, database, playing)
	}
	return openSQLite(ctx, database, playing)
}

// OpenNew is Open for a database that may be an empty file.
func OpenNew(ctx context.Context, database string) (Store, error) {
	if IsPostgres(database) {
		return openPostgres(ctx, database, playing)
	}
	return openSQLite(ctx, database, beginning)
}

// Look opens a database to be read, while others may play on it. Nothing is changed.
func Look(ctx context.Context, database string) (Store, error) {
	if IsPostgres(database) {
		return openPostgres(ctx, database, looking)
	}
	return openSQLite(ctx, database, looking)
}

// Visit opens a database to change what concerns its people, while a server may play on it, which
// hears of it. ErrForm.
func Visit(ctx context.Context, database string) (Store, error) {
	if IsPostgres(database) {
		return openPostgres(ctx, database, visiting)
	}
	return openSQLite(ctx, database, visiting)
}

// IsPostgres reports whether a database is one of PostgreSQL.
func IsPostgres(database string) bool {
	return strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://") ||
		strings.HasPrefix(database, "host=")
}
