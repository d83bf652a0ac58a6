package server

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/weathergage/weathergage/internal/build"
	"github.com/weathergage/weathergage/internal/web"
)

// assets are the client's files, read once: each page's first scripts are joined, files are gzipped if that
// makes them smaller, and each has its digest as its tag.
type assets struct {
	files   map[string]*asset // by path
	version string            // "/v/" and a digest of all files and the program's commit: the page names the files behind it
	scripts string            // the scripts that the page may run, for the browser: ours, and those written in it
}

type asset struct {
	kind   string
	tag    string
	plain  []byte
	packed []byte // gzip, or nil
}

var assetKinds = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8", ".png": "image/png", ".webmanifest": "application/manifest+json",
}

var client = sync.OnceValues(newAssets)

func newAssets() (*assets, error) {
	out, texts := &assets{files: map[string]*asset{}}, map[string]string{}
	err := fs.WalkDir(web.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || assetKinds[path.Ext(name)] == "" {
			return err
		}
		text, err := fs.ReadFile(web.Files, name)
		texts[name] = string(text)
		return err
	})
	if err != nil {
		return nil, err
	}
	whole := maps.Clone(texts)
	scripts, err := join(texts, "app/main.js")
	if err != nil {
		return nil, err
	}
	maps.Copy(whole, scripts)
	if whole["index.html"], whole[sheetOfPage], err = joinPage(texts); err != nil {
		return nil, err
	}
	all := sha256.New()
	fmt.Fprintln(all, build.Of()) // a new program is a new version even if the client is the same
	for _, name := range slices.Sorted(maps.Keys(whole)) {
		fmt.Fprintln(all, name, len(whole[name]))
		all.Write([]byte(whole[name]))
	}
	out.version = "/v/" + hex.EncodeToString(all.Sum(nil)[:8])
	whole["index.html"] = named.ReplaceAllString(whole["index.html"], `$1="`+out.version+`$2"`)
	out.scripts = "script-src 'self'" + digestsOf(whole["index.html"])
	for name, text := range whole {
		if out.files["/"+name], err = newAsset(assetKinds[path.Ext(name)], []byte(text)); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// version returns the version of the client that this program serves, "" if it has no working one.
func version() string {
	a, err := client()
	if err != nil {
		return ""
	}
	return a.version
}

// named matches the files that the page names, except its icons, which scripts change.
var named = regexp.MustCompile(`(href|src)="(/(?:app|board|style|fonts)/[^"]+)"`)

func newAsset(kind string, text []byte) (*asset, error) {
	sum := sha256.Sum256(text)
	a := &asset{kind: kind, tag: `"` + hex.EncodeToString(sum[:8]) + `"`, plain: text}
	var err error
	if kind != "font/woff2" {
		a.packed, err = squeeze(text)
	}
	return a, err
}

func squeeze(text []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// ServeHTTP serves a file.
func (a *assets) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	at, keep := a.find(r.URL.Path)
	a.serve(w, r, at, keep)
}

// page serves the one page, in which the client draws what belongs to the address.
func (a *assets) page(w http.ResponseWriter, r *http.Request) { a.serve(w, r, "/index.html", false) }

// serve sends a file, which a browser may keep for good if keep is true.
func (a *assets) serve(w http.ResponseWriter, r *http.Request, name string, keep bool) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "Only GET is allowed here.", http.StatusMethodNotAllowed)
		return
	}
	if at := meant(r.URL); at != r.URL.EscapedPath() {
		http.Redirect(w, r, at, http.StatusFound)
		return
	}
	f := a.files[name]
	h := w.Header()
	if f == nil {
		a.nothing(w, r)
		return
	}
	h.Set("ETag", f.tag)
	h.Set("Cache-Control", "no-cache") // asked for again, and answered in a line
	if f.kind == assetKinds[".html"] {
		a.allow(h)
	} else if keep {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", f.kind)
	h.Set("Vary", "Accept-Encoding")
	a.askFirst(h, r.URL.Path)
	text := f.plain
	if f.packed != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		text = f.packed
	}
	h.Set("Content-Length", strconv.Itoa(len(text)))
	w.Write(text) // a reader who has left need not be told
}

// allow lets the page run the scripts written in it.
func (a *assets) allow(h http.Header) {
	const binds = "Content-Security-Policy"
	h.Set(binds, strings.Replace(h.Get(binds), "script-src 'self'", a.scripts, 1))
}

// nothing answers for an address where nothing is.
func (a *assets) nothing(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Vary", "Accept")
	if page := a.files["/index.html"]; strings.Contains(r.Header.Get("Accept"), "text/html") { // a person, whom the page tells
		w.Header().Set("Content-Type", page.kind)
		a.allow(w.Header())
		w.WriteHeader(http.StatusNotFound)
		w.Write(page.plain)
		return
	}
	http.Error(w, "Nothing is here.", http.StatusNotFound)
}

// clientPages are the addresses at which the client draws a page, as its main.js lists them.
var clientPages = []string{
	"/{$}", "/m/{tokens}", "/build/{game}", "/book/{game}", "/replay/{token}", "/story/{token}", "/notice/{id}",
	"/pass/{pass}", "/me", "/seat/{match}/{seat}", "/clubs", "/club/{id}", "/tournament/{id}", "/hall", "/hall/{name}",
	"/library", "/lab", "/open", "/owner",
}

// routes adds the routes of files and pages. A page is found behind a version too: it stands beside its files.
func (a *assets) routes(mux *http.ServeMux) {
	mux.Handle("/", a)
	for _, at := range clientPages {
		mux.HandleFunc(at, a.page)
		mux.HandleFunc("/v/{version}"+at, a.page)
	}
}

// linked matches the address of a page that people send each other: of one thing.
var linked = func() *regexp.Regexp {
	var of []string
	for _, at := range clientPages {
		if kind, thing, _ := strings.Cut(at[1:], "/"); strings.HasPrefix(thing, "{") && !strings.Contains(thing, "/") {
			of = append(of, kind)
		}
	}
	return regexp.MustCompile(`^/(?:` + strings.Join(of, "|") + `)/[\w-]+(?:\+[\w-]+)*$`)
}()

// meant returns the address of a page without characters that cling to a link pasted from a sentence, and
// with a + where a program wrote %2B. It returns any other address unchanged.
func meant(u *url.URL) string {
	if at := strings.TrimRight(u.Path, "/.,:!?)]}>\"'’”» \u00a0"); linked.MatchString(at) {
		return at
	}
	return u.EscapedPath()
}

// pageOfTable matches the address of a board, with the tokens of its seats.
var pageOfTable = regexp.MustCompile(`^/m/([\w-]+(?:\+[\w-]+)*)$`)

// askFirst names in the head of the page of a board what it needs first: what each seat sees, and the module.
// So a browser need not wait for another module, and the fonts, which compete for its few connections to one
// host, come after.
func (a *assets) askFirst(h http.Header, at string) {
	m := pageOfTable.FindStringSubmatch(at)
	if m == nil {
		return
	}
	for token := range strings.SplitSeq(m[1], "+") {
		h.Add("Link", "</api/m/"+token+">; rel=preload; as=fetch; crossorigin")
	}
	h.Add("Link", "<"+a.version+"/app/sit.js>; rel=modulepreload")
}

// find returns the file of a path, and whether a browser may keep it for good: it is named with the version
// of all files, so another version has another name. A page of an older server gets the files of this one.
func (a *assets) find(at string) (string, bool) {
	if rest, ok := strings.CutPrefix(at, a.version+"/"); ok {
		return "/" + rest, true
	}
	if rest, ok := strings.CutPrefix(at, "/v/"); ok {
		if _, file, ok := strings.Cut(rest, "/"); ok {
			return "/" + file, false
		}
	}
	return at, false
}
