package server

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"

	"weathergage/web"
)

// assets are the client's files, read once, packed where that makes them
// smaller, each with its digest as its tag.
type assets map[string]*asset

type asset struct {
	kind   string
	tag    string
	plain  []byte
	packed []byte // gzip, or nil
}

var assetKinds = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8",
}

func newAssets() (assets, error) {
	out := assets{}
	err := fs.WalkDir(web.Files, ".", func(name string, d fs.DirEntry, err error) error {
		kind := assetKinds[path.Ext(name)]
		if err != nil || d.IsDir() || kind == "" {
			return err
		}
		text, err := fs.ReadFile(web.Files, name)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(text)
		a := &asset{kind: kind, tag: `"` + hex.EncodeToString(sum[:8]) + `"`, plain: text}
		if kind != "font/woff2" {
			if a.packed, err = pack(text); err != nil {
				return err
			}
		}
		out["/"+name] = a
		return nil
	})
	return out, err
}

func pack(text []byte) ([]byte, error) {
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

// ServeHTTP serves a file, or the one page for every address that is a page.
func (a assets) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "Files are only read.", http.StatusMethodNotAllowed)
		return
	}
	f := a[r.URL.Path]
	if f == nil && isPage(r.URL.Path) {
		f = a["/index.html"]
	}
	if f == nil {
		http.Error(w, "Nothing is here.", http.StatusNotFound)
		return
	}
	h := w.Header()
	h.Set("ETag", f.tag)
	h.Set("Cache-Control", "no-cache") // asked for again, and answered in a line
	if strings.HasPrefix(r.URL.Path, "/fonts/") {
		h.Set("Cache-Control", "public, max-age=604800")
	}
	if r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", f.kind)
	h.Set("Vary", "Accept-Encoding")
	text := f.plain
	if f.packed != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		text = f.packed
	}
	h.Set("Content-Length", strconv.Itoa(len(text)))
	w.Write(text) // a reader who has left is nobody to tell
}

// isPage reports whether the client draws a page at this address.
func isPage(at string) bool {
	return at == "/" || at == "/lab" || at == "/open" ||
		strings.HasPrefix(at, "/m/") || strings.HasPrefix(at, "/lab/")
}
