package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"time"
	"unicode"

	"github.com/weathergage/weathergage/internal/background"
	"github.com/weathergage/weathergage/internal/server"
	"github.com/weathergage/weathergage/internal/store"
)

// databaseFlag says where matches are stored.
type databaseFlag struct {
	Database string `env:"WEATHERGAGE_DATABASE" placeholder:"FILE|URL" help:"Where matches are saved: a file, or postgres://...; a file in your data directory if not given."`
}

// name returns the database, and creates the folder of the usual file.
func (f *databaseFlag) name(d *desk) (string, error) {
	if f.Database != "" {
		dir := filepath.Dir(f.Database)
		if _, err := os.Stat(dir); !store.IsPostgres(f.Database) && errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("there is no folder %s for the database %s", dir, filepath.Base(f.Database))
		}
		return f.Database, nil
	}
	dir, err := dataDir(d.name)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	return filepath.Join(dir, d.name+".db"), nil
}

// dataDir returns the data folder of a program for this user.
func dataDir(program string) (string, error) {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, program), nil
	}
	if runtime.GOOS == "linux" {
		home, err := os.UserHomeDir()
		return filepath.Join(home, ".local", "share", program), err
	}
	dir, err := os.UserConfigDir()
	return filepath.Join(dir, program), err
}

// serveCmd serves the browser client.
type serveCmd struct {
	databaseFlag
	Listen    string            `default:"127.0.0.1:8088" env:"WEATHERGAGE_LISTEN" placeholder:"HOST:PORT" help:"Address to listen on; this machine only if not given."`
	PublicURL string            `name:"public-url" env:"WEATHERGAGE_PUBLIC_URL" placeholder:"URL" help:"How links start, such as https://table.example."`
	Open      bool              `env:"WEATHERGAGE_OPEN" help:"Open the page in a browser."`
	Pack      map[string]string `env:"WEATHERGAGE_PACK" placeholder:"GAME=DIR" help:"Folder of data files that replace those of a game, or of extra scenarios. May be repeated."`
	Trust     string            `name:"trust-proxy" env:"WEATHERGAGE_TRUST_PROXY" placeholder:"HEADER" help:"Header in which your reverse proxy writes the address a request came from, such as X-Forwarded-For. Its last address counts. Without a proxy that sets it, anyone could forge it."`
	Think     time.Duration     `default:"10s" env:"WEATHERGAGE_THINK" placeholder:"TIME" help:"How long a bot may think before one choice (from 1ms to 1m)."`
	Mail      string            `env:"WEATHERGAGE_MAIL" placeholder:"URL" help:"Server that takes mail for players who are away, such as smtp://USER:PASSWORD@HOST:587. Needs --mail-from and --public-url."`
	MailFrom  string            `name:"mail-from" env:"WEATHERGAGE_MAIL_FROM" placeholder:"ADDRESS" help:"Address that mail comes from. Push services are told it too, for complaints."`
	New       bool              `env:"WEATHERGAGE_NEW" help:"Accept an empty file as a new database. A missing file is created without this."`
	Log       string            `default:"text" enum:"text,json" env:"WEATHERGAGE_LOG" placeholder:"FORMAT" help:"How the log is written: text, or json, one object a line."`
	Verbose   bool              `env:"WEATHERGAGE_VERBOSE" help:"Log every request: its route, never its address or its token."`
}

func (*serveCmd) Help() string {
	return "Every flag can be given in the environment instead: --public-url as WEATHERGAGE_PUBLIC_URL. " +
		"GET /healthz says whether the database answers, GET /metrics tells figures."
}

func (*serveCmd) example() string {
	return "weathergage serve --listen 0.0.0.0:8088 --public-url https://table.example"
}

// Run serves until the program is interrupted.
func (cmd *serveCmd) Run(d *desk) error {
	ctx, stop := signal.NotifyContext(context.Background(), stops()...)
	defer stop()
	return cmd.serve(ctx, d)
}

// check says what is wrong with the flags.
func (cmd *serveCmd) check(d *desk) error {
	for key, dir := range cmd.Pack {
		if _, err := d.games.Find(key); err != nil {
			return err
		}
		if err := isFolder(dir); err != nil {
			return fmt.Errorf("--pack: %w", err)
		}
	}
	if cmd.Think != 0 && cmd.Think < time.Millisecond || cmd.Think > time.Minute {
		return fmt.Errorf("expected --think from 1ms to 1m, found %v", cmd.Think)
	}
	if strings.ContainsFunc(cmd.Trust, func(r rune) bool { return r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		return fmt.Errorf("expected --trust-proxy to be the name of a header, such as X-Forwarded-For, found %q", cmd.Trust)
	}
	if cmd.Mail != "" && (cmd.MailFrom == "" || cmd.PublicURL == "") {
		return errors.New("--mail needs --mail-from, whom mail comes from, and --public-url, where its links lead")
	}
	if cmd.PublicURL == "" {
		return nil
	}
	at, err := url.Parse(cmd.PublicURL)
	if err != nil || at.Scheme != "http" && at.Scheme != "https" || at.Host == "" || strings.Trim(at.Path, "/") != "" {
		return fmt.Errorf("expected --public-url to be such as https://table.example, found %q", cmd.PublicURL)
	}
	return nil
}

// serve runs the server until ctx ends.
func (cmd *serveCmd) serve(ctx context.Context, d *desk) error {
	if err := cmd.check(d); err != nil {
		return err
	}
	logger := cmd.logger(d.err)
	listener, err := net.Listen("tcp", cmd.Listen)
	if err != nil && cmd.Open && isHouse(cmd.Listen) {
		page := "http://" + cmd.Listen
		fmt.Fprintf(d.out, "The table is open already at %s\n", page)
		openBrowser(page)
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w; --listen names another address", cmd.Listen, err)
	}
	defer listener.Close()
	database, err := cmd.name(d)
	if err != nil {
		return err
	}
	open := store.Open
	if cmd.New {
		open = store.OpenNew
	}
	kept, err := open(ctx, database)
	if interrupted(ctx, err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the database %s: %w", redacted(database), advised(err))
	}
	defer kept.Close()
	background.Reserve()
	house, err := server.New(server.Config{Games: d.games, PublicURL: cmd.PublicURL, Log: logger, Store: kept, Packs: cmd.Pack, Guides: d.docs, TrustProxy: cmd.Trust, MostThought: cmd.Think,
		Mail: cmd.Mail, MailFrom: cmd.MailFrom})
	if err != nil {
		return err
	}
	page := "http://" + listener.Addr().String()
	fmt.Fprintf(d.out, "The table is open at %s\nMatches are saved in %s\n", page, redacted(database))
	if was, is := kept.Updated(); 0 < was && was < is {
		fmt.Fprintf(d.out, "The database was updated from format %d to %d; programs that know only older formats refuse it now\n", was, is)
	}
	if err := cmd.greetOwner(ctx, d, kept); err != nil && !interrupted(ctx, err) {
		return err
	}
	if cmd.Open && !openBrowser(page) {
		fmt.Fprintln(d.out, "Open that address in a browser; Ctrl-C stops the server.")
	}
	return stay(ctx, listener, house, logger)
}

// logger returns the log in the format that the flags ask for.
func (cmd *serveCmd) logger(to io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{}
	if cmd.Verbose {
		options.Level = slog.LevelDebug
	}
	if cmd.Log == "json" {
		return slog.New(slog.NewJSONHandler(to, options))
	}
	return slog.New(slog.NewTextHandler(to, options))
}

// greetOwner prints the link that makes somebody the owner of a public server without one.
func (cmd *serveCmd) greetOwner(ctx context.Context, d *desk, kept store.Store) error {
	_, owners, err := kept.CountPeople(ctx)
	if err != nil || owners > 0 || cmd.PublicURL == "" {
		return err
	}
	link, err := server.NewPass(ctx, kept, store.Owner, "", 24*time.Hour)
	if err == nil {
		fmt.Fprintf(d.out, "Nobody owns this server yet. This link makes you its owner, once, until tomorrow:\n%s%s\n",
			strings.TrimSuffix(cmd.PublicURL, "/"), link)
	}
	return err
}

// interrupted reports whether the database gave no answer because the program is stopping.
func interrupted(ctx context.Context, err error) bool {
	return ctx.Err() != nil && errors.Is(err, store.ErrGone)
}

// advised returns an error of opening a database, with advice for its owner.
func advised(err error) error {
	switch {
	case errors.Is(err, store.ErrEmpty):
		return fmt.Errorf("%w; if it is meant to be new, start with --new; otherwise put a backup in its place", err)
	case errors.Is(err, store.ErrDamaged):
		return fmt.Errorf("%w; put a backup in its place (weathergage check looks at the whole of it)", err)
	}
	return err
}

// isHouse reports whether a server of this program answers at an address.
func isHouse(address string) bool {
	ask := http.Client{Timeout: 2 * time.Second}
	res, err := ask.Get("http://" + address + "/healthz")
	if err != nil {
		return false
	}
	defer res.Body.Close()
	return res.StatusCode == http.StatusOK && res.Header.Get("X-Weathergage") != ""
}

// redacted returns a database's name without its password.
func redacted(database string) string {
	at, err := url.Parse(database)
	if err != nil || at.User == nil {
		return database
	}
	return at.Redacted()
}

// stay serves until ctx ends; then it closes streams, answers open requests, and lets bots finish their
// current decision.
func stay(ctx context.Context, listener net.Listener, house *server.Server, logger *slog.Logger) error {
	site := &http.Server{
		Handler: house, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 32 << 10,
		ErrorLog: slog.NewLogLogger(logger.Handler(), slog.LevelDebug),
	}
	failed := make(chan error, 1)
	go func() { failed <- site.Serve(listener) }()
	var err error
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	house.Stop()
	closing, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if closeErr := site.Shutdown(closing); err == nil {
		err = closeErr
	}
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// openBrowser opens a page in the user's browser, if it can.
func openBrowser(page string) bool {
	var opener *exec.Cmd
	switch runtime.GOOS {
	case "darwin":
		opener = exec.Command("open", page)
	case "windows":
		opener = exec.Command("rundll32", "url.dll,FileProtocolHandler", page)
	default:
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return false
		}
		opener = exec.Command("xdg-open", page)
	}
	if opener.Start() != nil {
		return false
	}
	go opener.Wait() // its result does not matter
	return true
}
