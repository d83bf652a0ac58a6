package server

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"
)

// asked is an answer as it is sent to who takes it packed or not.
func (s *site) asked(ctx context.Context, path, coding string) *http.Response {
	s.Helper()
	req, err := http.NewRequestWithContext(ctx, "GET", s.url+path, nil)
	if err != nil {
		s.Fatal(err)
	}
	req.Header.Set("Accept-Encoding", coding)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() { res.Body.Close() })
	return res
}

// TestPackedAnswers: a table is packed for who unpacks it, to a fifth at most, and is
// the same; who does not, and a short answer, is answered plainly.
func TestPackedAnswers(t *testing.T) {
	s := openSite(t)
	m := s.begin("renaissance", "gravelines", "me", "me")
	path := "/api/m/" + *m.Seats[0]
	read := func(from io.Reader) []byte {
		text, err := io.ReadAll(from)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	bare, sent := s.asked(t.Context(), path, "identity"), s.asked(t.Context(), path, "gzip, br")
	if bare.Header.Get("Content-Encoding") != "" || sent.Header.Get("Content-Encoding") != "gzip" {
		t.Fatalf("answered as %q and %q", bare.Header.Get("Content-Encoding"), sent.Header.Get("Content-Encoding"))
	}
	text, packed := read(bare.Body), read(sent.Body)
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if got := read(z); !bytes.Equal(got, text) {
		t.Errorf("unpacked are %d bytes that are not the %d of the table", len(got), len(text))
	}
	if len(packed) > len(text)/5 {
		t.Errorf("%d bytes are packed to %d", len(text), len(packed))
	}
	if short := s.asked(t.Context(), "/api/m/nobody", "gzip"); short.Header.Get("Content-Encoding") != "" {
		t.Error("a short answer is packed")
	}
}

// TestPackedStream: each view of a packed stream can be read as it comes.
func TestPackedStream(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	token := *m.Seats[0]
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	res := s.asked(ctx, "/api/m/"+token+"/events?at=0", "gzip")
	if res.Header.Get("Content-Encoding") != "gzip" {
		t.Fatalf("the stream comes as %v", res.Header)
	}
	z, err := gzip.NewReader(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(z)
	view := func() {
		t.Helper()
		for line := ""; !strings.HasPrefix(line, "data: "); {
			if line, err = lines.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
		}
	}
	view()
	s.playOn(token, 1)
	view()
}
