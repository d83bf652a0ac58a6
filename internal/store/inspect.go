package store

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"
	"time"
)

// sqliteMagic is the beginning of every SQLite file.
const sqliteMagic = "SQLite format 3\x00"

// inspect returns what is wrong with a file that is to be opened as a database: ErrEmpty, ErrForeign,
// ErrDamaged, ErrReadOnly. A missing file is a new database, unless its log exists or the database is only
// looked at.
func inspect(file string, how manner) error {
	info, err := os.Stat(file)
	log, _ := os.Stat(file + "-wal")
	logged := log != nil && log.Size() > 0
	switch {
	case errors.Is(err, fs.ErrNotExist) && logged:
		return fmt.Errorf("%w: the file is missing, and its log %s-wal is there", ErrDamaged, file)
	case errors.Is(err, fs.ErrNotExist) && (how == playing || how == beginning):
		return nil
	case err != nil:
		return err
	case info.IsDir():
		return fmt.Errorf("%w: it is a folder", ErrForeign)
	}
	mode := os.O_RDWR
	if how == looking {
		mode = os.O_RDONLY
	}
	f, err := os.OpenFile(file, mode, 0)
	if errors.Is(err, fs.ErrPermission) || isReadOnly(err) {
		return fmt.Errorf("%w by this user", ErrReadOnly)
	}
	if err != nil {
		return err
	}
	defer f.Close()
	if info.Size() == 0 {
		if how == beginning && !logged {
			return nil
		}
		return fmt.Errorf("%w (0 bytes)", ErrEmpty)
	}
	return inspectHead(f, info.Size(), logged)
}

// inspectHead checks the first bytes of a file. While there is a log the file may be shorter than they say.
func inspectHead(f io.Reader, size int64, logged bool) error {
	var head [100]byte
	if n, err := io.ReadFull(f, head[:]); !strings.HasPrefix(string(head[:n]), sqliteMagic) {
		return fmt.Errorf("%w: it does not start like an SQLite file", ErrForeign)
	} else if err != nil {
		return fmt.Errorf("%w: it is cut short after %d bytes", ErrDamaged, size)
	}
	page := int64(binary.BigEndian.Uint16(head[16:]))
	if page == 1 {
		page = 65536
	}
	pages := int64(binary.BigEndian.Uint32(head[28:]))
	known := string(head[24:28]) == string(head[92:96]) // otherwise an old program wrote the file last
	if want := page * pages; known && !logged && size < want {
		return fmt.Errorf("%w: it is cut short, with %d of %d bytes", ErrDamaged, size, want)
	}
	return nil
}

// isReadOnly reports whether an error is that of a read-only file system.
func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }

// QuickLook is how long the check at the start may take. A larger database is checked as far as that allows,
// and completely by Sound.
const QuickLook = time.Second

// quickCheck looks for damaged pages, for as long as QuickLook. ErrDamaged.
func quickCheck(ctx context.Context, db *sql.DB) error {
	ctx, cancel := context.WithTimeout(ctx, QuickLook)
	defer cancel()
	err := pragmaCheck(ctx, db, "quick_check(1)")
	if ctx.Err() == context.DeadlineExceeded {
		return nil
	}
	return err
}

// pragmaCheck runs one of SQLite's own checks. ErrDamaged names the first finding.
func pragmaCheck(ctx context.Context, db *sql.DB, check string) error {
	var found string
	err := db.QueryRowContext(ctx, `PRAGMA `+check).Scan(&found)
	if err == nil && found != "ok" {
		err = fmt.Errorf("%w: %s", ErrDamaged, strings.Join(strings.Fields(found), " "))
	}
	return err
}

// ours returns an error unless the tables are those of this program: ErrEmpty if there are none, unless a new
// database may begin there, and ErrForeign if there are others.
func ours(ctx context.Context, db *sql.DB, may bool) error {
	var all, known int
	err := db.QueryRowContext(ctx, `SELECT count(*), count(*) FILTER (WHERE name IN ('goose_db_version', 'matches'))
		FROM sqlite_master WHERE type = 'table'`).Scan(&all, &known)
	switch {
	case err != nil:
		return err
	case all == 0 && !may:
		return fmt.Errorf("%w: it has no tables", ErrEmpty)
	case all > 0 && known == 0:
		return fmt.Errorf("%w: its tables belong to another program", ErrForeign)
	}
	return nil
}
