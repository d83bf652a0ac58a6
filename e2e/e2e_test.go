package e2e

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// patience is how long a page may take for anything a test waits for.
const patience = 90 * time.Second

// program builds the binary on the first call. Tests call built.
var program = sync.OnceValues(build)

// browsers are those that were launched, each the context of one Chromium, and the folder
// of the program.
var browsers struct {
	sync.Mutex
	idle    []context.Context
	of      map[string]context.Context // by the name of the test that has it, nil before its first page
	closers []func()
}

func TestMain(m *testing.M) {
	code := m.Run()
	for _, f := range browsers.closers {
		f()
	}
	os.Exit(code)
}

// beside runs a test in parallel with others, as many as there are processors. Everything that
// builds the program or opens a page calls it first, so it is the one place that skips a test
// where there is no browser.
func beside(t testing.TB) {
	t.Helper()
	needsBrowser(t)
	browsers.Lock()
	_, begun := browsers.of[t.Name()]
	whole, _, part := strings.Cut(t.Name(), "/")
	_, wholeBegun := browsers.of[whole]
	if !begun {
		if browsers.of == nil {
			browsers.of = map[string]context.Context{}
		}
		browsers.of[t.Name()] = nil
		t.Cleanup(func() { leave(t.Name()) })
	}
	browsers.Unlock()
	switch one, ok := t.(*testing.T); {
	case !ok || begun:
	case !part:
		one.Parallel()
	case !wholeBegun:
		t.Fatalf("call beside in %s before its parts, or all other tests wait for it", whole)
	}
}

// browser returns the one in which a test opens its pages: no other has it meanwhile, for the focus and the
// mouse are the browser's.
func browser(t testing.TB) context.Context {
	t.Helper()
	beside(t)
	browsers.Lock()
	defer browsers.Unlock()
	ctx := browsers.of[t.Name()]
	if n := len(browsers.idle); ctx == nil && n > 0 {
		ctx, browsers.idle = browsers.idle[n-1], browsers.idle[:n-1]
	}
	if ctx == nil {
		var err error
		if ctx, err = launch(); err != nil {
			t.Fatal(err)
		}
	}
	browsers.of[t.Name()] = ctx
	return ctx
}

// leave lets another test have the browser.
func leave(test string) {
	browsers.Lock()
	defer browsers.Unlock()
	if ctx := browsers.of[test]; ctx != nil {
		browsers.idle = append(browsers.idle, ctx)
	}
	delete(browsers.of, test)
}

func build() (string, error) {
	dir, err := os.MkdirTemp("", "weathergage")
	if err != nil {
		return "", err
	}
	browsers.Lock()
	browsers.closers = append(browsers.closers, func() { os.RemoveAll(dir) })
	browsers.Unlock()
	path := filepath.Join(dir, "weathergage")
	building := exec.Command("go", "build", "-o", path, "github.com/weathergage/weathergage/cmd/weathergage")
	building.Env = append(os.Environ(), "CGO_ENABLED=0") // as it is shipped
	out, err := building.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return path, nil
}

// launch starts a browser. The browsers are locked.
func launch() (context.Context, error) {
	path, err := exec.LookPath("chromium")
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path))
	alloc, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, closeAll := chromedp.NewContext(alloc)
	browsers.closers = append(browsers.closers, func() { closeAll(); stop() })
	return ctx, chromedp.Do(ctx)
}

// needsBrowser skips where there is no Chromium, and fails in CI.
func needsBrowser(t testing.TB) {
	t.Helper()
	if _, err := exec.LookPath("chromium"); err == nil {
		return
	}
	if os.Getenv("WEATHERGAGE_CI") != "" {
		t.Fatal("there is no browser here: install the Debian package chromium")
	}
	t.Skip("there is no browser here: install the Debian package chromium")
}

// atLength skips what takes long, but where that is wanted.
func atLength(t *testing.T) {
	t.Helper()
	if os.Getenv("WEATHERGAGE_LONG") == "" {
		t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
	}
}

// A house is the program at work.
type house struct {
	testing.TB
	path string
	url  string
	args []string
	env  string
	cmd  *exec.Cmd
}

// built returns the path of the built program.
func built(t testing.TB) string {
	t.Helper()
	beside(t)
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// openHouse starts the program with a database of its own.
func openHouse(t testing.TB) *house {
	t.Helper()
	return openProgram(t, built(t))
}

// openProgram starts a program of any games with a database of its own.
func openProgram(t testing.TB, path string) *house {
	t.Helper()
	beside(t)
	h := &house{TB: t, path: path, args: []string{"serve", "--listen", "127.0.0.1:0"}, env: "WEATHERGAGE_DATABASE=" + filepath.Join(t.TempDir(), "house.db")}
	h.start()
	t.Cleanup(h.kill)
	return h
}

func (h *house) start() {
	h.Helper()
	h.cmd = exec.Command(h.path, h.args...)
	h.cmd.Env = append(os.Environ(), h.env)
	h.cmd.Stderr = os.Stderr
	out, err := h.cmd.StdoutPipe()
	if err != nil {
		h.Fatal(err)
	}
	if err := h.cmd.Start(); err != nil {
		h.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, at, ok := strings.Cut(lines.Text(), "http://"); ok {
			h.url = "http://" + strings.TrimSpace(at)
			go io.Copy(io.Discard, out)
			// A house that comes back is found where it was.
			h.args[2] = strings.TrimPrefix(h.url, "http://")
			return
		}
	}
	h.Fatal("the program did not say where its table is")
}

// kill ends the program without warning.
func (h *house) kill() {
	if h.cmd.Process != nil {
		h.cmd.Process.Kill()
		h.cmd.Wait()
	}
}

// A line is a way to a house that can be cut, on which nothing is compressed.
type line struct {
	net.Listener
	url string
	to  string
	mu  sync.Mutex
	cut bool
	all []net.Conn
	// to the browser, all of it
	sent bytes.Buffer
}

// Write keeps what the house sends by this way.
func (l *line) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.sent.Write(text)
}

// brought is all that the house has sent by this way.
func (l *line) brought() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.sent.String()
}

// layLine opens a way to the house.
func layLine(h *house) *line {
	h.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		h.Fatal(err)
	}
	way := &line{Listener: l, url: "http://" + l.Addr().String(), to: strings.TrimPrefix(h.url, "http://")}
	h.Cleanup(func() { way.set(true); l.Close() })
	go way.carry()
	return way
}

func (l *line) carry() {
	for {
		from, err := l.Accept()
		if err != nil {
			return
		}
		to, err := net.Dial("tcp", l.to)
		l.mu.Lock()
		if err != nil || l.cut {
			from.Close()
			l.mu.Unlock()
			continue
		}
		l.all = append(l.all, from, to)
		l.mu.Unlock()
		go func() { io.Copy(to, plain{from}); to.Close() }()
		go func() { io.Copy(from, io.TeeReader(to, l)); from.Close() }()
	}
}

// plain is what a browser asks for, where it would take nothing compressed.
type plain struct{ io.Reader }

func (p plain) Read(into []byte) (int, error) {
	n, err := p.Reader.Read(into)
	for from := into[:n]; ; {
		i := bytes.Index(from, []byte("Accept-Encoding: gzip"))
		if i < 0 {
			return n, err
		}
		from = from[i+len("Accept-Encoding: "):]
		copy(from, "none")
	}
}

// set cuts the line, or mends it.
func (l *line) set(cut bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.cut = cut
	for _, c := range l.all {
		c.Close()
	}
	l.all = nil
}
