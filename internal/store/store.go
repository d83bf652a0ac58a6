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
	// ErrExists: something is already stored under that name.
	ErrExists = errors.New("the database already has something with that name")
	// ErrFull: the disk is full. Nothing was stored.
	ErrFull = errors.New("the disk is full")
	// ErrGone: the database does not answer. It is not known whether the change was stored.
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
	// ErrEmpty: the database has nothing, not even tables.
	ErrEmpty = errors.New("the database is empty")
	// ErrForm: the tables are of a newer or an older version.
	ErrForm = errors.New("the database has a different format")
)

// faults lists the errors of this package.
var faults = []error{
	ErrNone, ErrExists, ErrMany, ErrInvited, ErrCrowded, ErrMembers, ErrPutOut, ErrStale, ErrFull, ErrGone, ErrNotEmpty, ErrUsed, ErrDamaged, ErrReadOnly, ErrForeign, ErrEmpty, ErrForm,
}

// named reports whether an error is already one of this package.
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
	Public bool // anyone may watch it
	Closed bool // closed by the owner: nobody can open it again
	// Rated holds its two seats as ratings have them; none if the match is not rated.
	Rated   []RatedSeat
	Tokens  []Token
	Created time.Time

	Club, Tournament string // that it belongs to, or ""
}

// A Token is the secret link of a seat or of observers, as SHA-256.
type Token struct {
	Hash [sha256.Size]byte
	Seat engine.Seat // or engine.Observer
	Mate int         // the team-mate whose link it is, as match.Mate numbers them; 0: the holder of the seat
}

// A Run is a laboratory run: its specification and its results so far, both in the laboratory's own format.
type Run struct {
	ID      string
	Spec    string
	Result  string
	Done    bool
	Created time.Time
}

// A Store is a database. Any goroutine may call its methods. Errors of the database are those of this
// package, with their cause.
type Store interface {
	// Updated returns the format of the tables when the database was opened, 0 for a new one, and their format now.
	Updated() (was, is int64)

	// Create stores a new match. ErrExists.
	Create(ctx context.Context, m Match) error
	// Match returns a match by its id, even if it is closed. ErrNone.
	Match(ctx context.Context, id string) (Match, error)
	// Find returns the match that a token opens, and what it opens there. The hash is looked up in an index
	// and then compared in constant time. ErrNone.
	Find(ctx context.Context, hash [sha256.Size]byte) (id string, t Token, err error)
	// Admit stores another token of a match. ErrNone.
	Admit(ctx context.Context, id string, t Token) error
	// Journal returns the journal of a stored match.
	Journal(id string) match.Journal
	// Orphans returns the ids of matches in which a bot must decide and which no living process is playing.
	// This process takes them over.
	Orphans(ctx context.Context) ([]string, error)
	// Matches returns the ids of all matches, the oldest first.
	Matches(ctx context.Context) ([]string, error)

	// Invite stores an invitation. ErrInvited, ErrCrowded.
	Invite(ctx context.Context, i Invitation) error
	// Invitations returns those that can be taken at a time, the newest first.
	Invitations(ctx context.Context, at time.Time) ([]Invitation, error)
	// Invitation returns an invitation, including one that ended within a month. ErrNone.
	Invitation(ctx context.Context, id string) (Invitation, error)
	// Take stores the match that begins because somebody took an invitation, with notices of its seats.
	// ErrNone: it can no longer be taken, and nothing is stored.
	Take(ctx context.Context, id string, m Match, notices ...Notice) error
	// Withdraw ends an invitation. ErrNone: it can no longer be taken.
	Withdraw(ctx context.Context, id string, at time.Time) error
	// Public returns the newest matches in play that anyone may watch, with only ID, Header, Secret and
	// Created filled in.
	Public(ctx context.Context, most int) ([]Match, error)

	// AddNotice stores a notice: from then on a News job follows each entry of its match that is news for
	// somebody. ErrMany, ErrNone.
	AddNotice(ctx context.Context, n Notice) error
	// Notices returns those of a match, the oldest first.
	Notices(ctx context.Context, match string) ([]Notice, error)
	// Notice returns a notice. ErrNone.
	Notice(ctx context.Context, id string) (Notice, error)
	// NoticesTo returns all that are sent one way to one address, the oldest first.
	NoticesTo(ctx context.Context, way, address string) ([]Notice, error)
	// SaveNotice stores what may change in a notice: Confirmed, Told, Reminded, Failing and Reported.
	// ErrNone.
	SaveNotice(ctx context.Context, n Notice) error
	// DropNotice deletes a notice. ErrNone.
	DropNotice(ctx context.Context, id string) error
	// Setting returns the value stored under a name; if there is none it stores and returns first.
	Setting(ctx context.Context, name, first string) (string, error)
	// SaveSetting stores a value under a name.
	SaveSetting(ctx context.Context, name, value string) error

	People
	library
	teams

	// SaveRun stores a new or changed run. A finished run is never replaced by an unfinished one. It deletes
	// the oldest finished ones beyond MostRuns.
	SaveRun(ctx context.Context, r Run) error
	// Run returns a run. ErrNone.
	Run(ctx context.Context, id string) (Run, error)
	// Runs returns all runs, the newest first, without their results.
	Runs(ctx context.Context) ([]Run, error)

	// Work runs jobs until the context ends and then waits for those begun. A handler may be called more than
	// once for one job, even after it has succeeded, so it first checks whether there is anything to do.
	Work(ctx context.Context, h Handlers) error
	// Ask stores a job: some node does it, even if this one stops now.
	Ask(ctx context.Context, j Job) error
	// Queue returns what the job queue holds of each kind; nothing if there is no queue.
	Queue(ctx context.Context) ([]Queued, error)
	// Watch calls heard with the id of each match to which another node has appended, and with LinksOf,
	// DeviceIs and AnewIs, until the context ends. It calls lost when it begins to listen, and again after a
	// lost connection, because news may have been missed before. If either returns an error, Watch starts to
	// listen again. If there is only one node it returns at once.
	Watch(ctx context.Context, heard func(id string) error, lost func() error) error

	// Ping returns an error unless the database answers.
	Ping(ctx context.Context) error
	// Sound checks everything stored for damage, as far as the database itself can tell. ErrDamaged.
	Sound(ctx context.Context) error
	Close() error
}

// What nodes tell each other besides the ids of matches.
const (
	LinksOf  = "links/"  // and the id of a match: some of its links no longer open anything
	DeviceIs = "device/" // and the id of a device that is signed out
	AnewIs   = "anew/"   // and the id of a match whose names have changed: it must be loaded again
)

// A JobKind says what a Job is for.
type JobKind string

const (
	BotTurn  JobKind = "bot_turn" // a bot must decide in the match; stored with the entry that made it so
	Reminder JobKind = "reminder" // a clock of the match has run out
	News     JobKind = "news"     // somebody in the match may be told of something, or reminded; stored with the entry it is about
	Heard    JobKind = "heard"    // a program has changed something while the server runs: the id is as in Watch
	Round    JobKind = "round"    // the match has ended and belongs to a tournament: another round may follow
	Away     JobKind = "away"     // the holidays of a person, who is the id, have changed: his matches must be told
	LabRun   JobKind = "lab_run"  // the laboratory run of this id is to be done
)

// A Job is something to be done in the background, at least once.
type Job struct {
	Kind JobKind
	ID   string    // of the match or the run
	At   time.Time // not before; zero: now
}

// Handlers run the jobs. A nil one leaves jobs of its kind to other nodes.
type Handlers struct {
	BotTurn, Reminder, News, LabRun, Heard, Round, Away func(ctx context.Context, id string) error // News and Reminder may return Later
}

// Safety is how long after an entry that makes a bot decide its job starts: the process that stored the entry
// starts the bot at once, and the job is for the case that this process was stopped.
const Safety = 20 * time.Second

// MostRuns is how many finished runs are kept; the oldest go first.
const MostRuns = 500

// Open opens a database to play on, and updates its tables: postgres://... or postgresql://..., otherwise the
// file of an SQLite database, which is created if missing. No other process may play on the file meanwhile:
// ErrUsed names the one that does. ErrEmpty, ErrForeign, ErrDamaged, ErrReadOnly, ErrForm.
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

// Look opens a database to read it, while others may play on it. Nothing is changed.
func Look(ctx context.Context, database string) (Store, error) {
	if IsPostgres(database) {
		return openPostgres(ctx, database, looking)
	}
	return openSQLite(ctx, database, looking)
}

// Visit opens a database to change what concerns its people, while a server may play on it, which is told.
// ErrForm.
func Visit(ctx context.Context, database string) (Store, error) {
	if IsPostgres(database) {
		return openPostgres(ctx, database, visiting)
	}
	return openSQLite(ctx, database, visiting)
}

// IsPostgres reports whether a database is a PostgreSQL one.
func IsPostgres(database string) bool {
	return strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://") ||
		strings.HasPrefix(database, "host=")
}
