package server

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"regexp"
	"time"
)

// requestKey is where the context of a request has its id.
type requestKey struct{}

// spoken32 writes ids without letters that are easily mistaken for one another.
var spoken32 = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// identified gives a request an id of 8 characters, made here: what a sender writes into a header is no id, because
// it would get into the log.
func identified(r *http.Request) *http.Request {
	var b [5]byte
	rand.Read(b[:]) // never fails
	return r.WithContext(context.WithValue(r.Context(), requestKey{}, spoken32.EncodeToString(b[:])))
}

// requestOf returns the id of a request.
func requestOf(r *http.Request) string {
	id, _ := r.Context().Value(requestKey{}).(string)
	return id
}

// logOf returns a log that names a request and its route.
func (s *Server) logOf(r *http.Request) *slog.Logger {
	return s.log.With("request", requestOf(r), "route", r.Pattern)
}

// slow is from how long a request is logged as slow.
const slow = time.Second

// healthRoute is the route whose failures are not its own.
const healthRoute = "GET /healthz"

// served counts a request and logs it: as a warning if the server failed, and for information if it was slow.
func (s *Server) served(r *http.Request, out *noting, took time.Duration) {
	failed := out.status >= http.StatusInternalServerError && r.Pattern != healthRoute
	s.watched.answered(r.Pattern, out, failed, took)
	level, text := slog.LevelDebug, "request"
	switch {
	case failed:
		level, text = slog.LevelWarn, "a request was answered with an error of the server"
	case took >= slow && !out.streams:
		level, text = slog.LevelInfo, "a slow request"
	}
	if !s.log.Enabled(r.Context(), level) {
		return // the words of a log that nobody keeps are not looked through
	}
	s.logOf(r).Log(r.Context(), level, text, "method", r.Method, "status", out.status, "took", took)
}

// A discreet handler leaves out what a log must not hold: where addresses lead, mail addresses, and tokens. Errors of
// other programs, such as a mail server's, may quote them.
type discreet struct{ slog.Handler }

// Handle logs a record without its secrets.
func (d discreet) Handle(ctx context.Context, rec slog.Record) error {
	out := slog.NewRecord(rec.Time, rec.Level, veil(rec.Message), rec.PC)
	rec.Attrs(func(a slog.Attr) bool {
		out.AddAttrs(veiledAttr(a))
		return true
	})
	return d.Handler.Handle(ctx, out)
}

// WithAttrs returns a handler that adds attributes, without their secrets.
func (d discreet) WithAttrs(attrs []slog.Attr) slog.Handler {
	out := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		out[i] = veiledAttr(a)
	}
	return discreet{d.Handler.WithAttrs(out)}
}

// WithGroup returns a discreet handler with a group.
func (d discreet) WithGroup(name string) slog.Handler { return discreet{d.Handler.WithGroup(name)} }

func veiledAttr(a slog.Attr) slog.Attr {
	switch v := a.Value.Resolve(); v.Kind() {
	case slog.KindString, slog.KindAny:
		return slog.String(a.Key, veil(v.String()))
	case slog.KindGroup:
		var inner []any
		for _, one := range v.Group() {
			inner = append(inner, veiledAttr(one))
		}
		return slog.Group(a.Key, inner...)
	}
	return a
}

var (
	addresses     = regexp.MustCompile(`\b[a-zA-Z][a-zA-Z0-9+.-]*://[^\s"'<>]+`)
	mailAddresses = regexp.MustCompile(`[^\s<>"'()\[\],;:@]+@([^\s<>"'()\[\],;:@]+)`)
	longTokens    = regexp.MustCompile(fmt.Sprintf(`[\w-]{%d,}`, tokenLength))
)

// veil returns a text with only the host of each address in it, only the domain of each mail address, and no token.
func veil(text string) string {
	text = addresses.ReplaceAllStringFunc(text, func(at string) string {
		u, err := url.Parse(at)
		if err != nil {
			return "…"
		}
		return u.Scheme + "://" + u.Host + "/…"
	})
	text = mailAddresses.ReplaceAllString(text, "…@$1")
	return longTokens.ReplaceAllString(text, "…")
}
