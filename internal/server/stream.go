package server

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// A stream sends one seat its views as they come. A slow reader is sent the newest view when it is ready for
// it, never a queue of old ones.
type stream struct {
	chair  *chair
	news   chan struct{} // holds one value: something may be new
	device string        // of the person who reads it, "" for a guest
	from   string        // the network of its reader
	end    func()        // ends it
}

const (
	// heartbeat is how often a stream sends an event without news. A page that hears none knows that the
	// stream is dead, and the server finds readers that are gone.
	heartbeat = 20 * time.Second
	// mostStreamsOfSeat is how many streams of one match its commander and each team-mate may have,
	// mostWatchers the observers.
	mostStreamsOfSeat = 32
	mostWatchers      = 2000
)

// patience is how long a reader may take to read one message.
var patience = 10 * time.Second

// wake tells all viewers of the match that something may be new.
func (l *live) wake() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for st := range l.streams {
		select {
		case st.news <- struct{}{}:
		default:
		}
	}
}

// join adds a stream, unless its seat has too many.
func (l *live) join(st *stream) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := 0
	for other := range l.streams {
		if other.chair.who() == st.chair.who() {
			n++
		}
	}
	most := mostStreamsOfSeat
	if st.chair.watches() {
		most = mostWatchers
	}
	if n >= most {
		return false
	}
	l.streams[st] = true
	return true
}

func (l *live) leave(st *stream) {
	l.mu.Lock()
	delete(l.streams, st)
	last := true
	for other := range l.streams {
		last = last && other.chair.seat != st.chair.seat
	}
	l.mu.Unlock()
	if last {
		st.chair.screen().forget()
	}
}

// events streams the views of a seat: GET /api/m/T/events?at=N&here=10&asked=TAG sends every view after
// number N, and N again if its presence has changed. A page that names the tag of its questions is sent only
// the indexes of those it still has: first in that list, then in the one sent last.
func (s *Server) events(w http.ResponseWriter, r *http.Request, c *chair) error {
	at, err := sinceAt(r)
	if err != nil {
		return err
	}
	c.reach(at)
	reader, err := s.who(r)
	if err != nil {
		return err
	}
	leave, err := s.admit(s.address(r))
	if err != nil {
		return err
	}
	defer leave()
	ctx, end := context.WithCancel(r.Context())
	defer end()
	st := &stream{chair: c, news: make(chan struct{}, 1), end: end, from: network(s.address(r))}
	if reader != nil {
		st.device = reader.device.ID
	}
	if !c.join(st) {
		return refuse(http.StatusTooManyRequests, "This seat is open in too many windows. Close some of them.")
	}
	defer c.leave(st)
	if err := c.comes(); err != nil {
		return err
	}
	c.answers(r)
	out := newEventWriter(w)
	if err := out.hello(); err == nil && s.lasts(r, st) {
		out.follow(ctx, s.running, st.news, st.sends(r, at, out))
	}
	return nil
}

// sends returns a function that sends the seat its view if that is new to the page, which has view at.
func (st *stream) sends(r *http.Request, at int, out *eventWriter) func() error {
	c, ran := st.chair, false // a clock has run out
	rematch, here := c.rematch.Load(), r.URL.Query().Get("here")
	partly := r.URL.Query().Has("asked") && r.Header.Get("Last-Event-ID") == ""
	var has *questions // the questions that the page has by now
	find := func(sh *shown) *questions {
		switch {
		case !partly:
			return nil
		case has == nil:
			return sh.find(r.URL.Query().Get("asked"))
		}
		return has
	}
	return func() error {
		now, late := c.match.At(c.seat)
		present := presence(c.here())
		if now == at && ran == late && rematch == c.rematch.Load() && (here == "" || here == present) {
			return nil
		}
		ran, rematch, here = late, c.rematch.Load(), present
		to, err := c.draws(at, find)
		if err != nil {
			return err
		}
		at, has = to.At, to.drawn
		return out.raw("view", to.At, to.text)
	}
}

// reach takes in what another node has stored if the client has seen more than this node has heard of, as one
// that comes over from the other node may: it must not be shown an older board. If that fails it is shown
// what there is, and its next action says why.
func (c *chair) reach(at int) {
	if now, _ := c.match.At(c.seat); now < at {
		_ = c.match.CatchUp()
	}
}

// look sends the present view to a page without a stream: GET /api/m/T/view?at=N&here=10&asked=TAG, with the
// lines after number N. If the page already has that view, and no clock has run out, the answer is 204
// without a body. A visible page names itself, and so answers a heartbeat; a hidden one asks with hidden=1,
// and is told nothing.
func (s *Server) look(w http.ResponseWriter, r *http.Request, c *chair) error {
	at, err := sinceAt(r)
	if err != nil {
		return err
	}
	if r.URL.Query().Has("hidden") {
		return s.leavePage(w, r, c)
	}
	c.answers(r)
	w.Header().Set("Version", version())
	c.reach(at)
	here := r.URL.Query().Get("here")
	if now, late := c.match.At(c.seat); now == at && at > 0 && !late && (here == "" || here == presence(c.here())) {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	to, err := c.present(at, r.URL.Query().Get("asked"))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, to)
}

// sinceAt returns the number of the view that the client has.
func sinceAt(r *http.Request) (int, error) {
	text := r.URL.Query().Get("at")
	if last := r.Header.Get("Last-Event-ID"); last != "" {
		text = last
	}
	if text == "" {
		return 0, nil
	}
	at, err := strconv.Atoi(text)
	if err != nil || at < 0 {
		return 0, refuse(http.StatusBadRequest, "Expected the number of a view, from 0 up.")
	}
	return at, nil
}

// An eventWriter writes an event stream.
type eventWriter struct {
	w    http.ResponseWriter
	ctrl *http.ResponseController
}

func newEventWriter(w http.ResponseWriter) *eventWriter {
	if n, ok := w.(*noting); ok {
		n.streams = true
	}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	return &eventWriter{w, http.NewResponseController(w)}
}

// write sends bytes at once. A reader that does not take them in time is dropped.
func (e *eventWriter) write(text []byte) error {
	e.ctrl.SetWriteDeadline(time.Now().Add(patience)) // a test's writer may not support it
	if _, err := e.w.Write(text); err != nil {
		return err
	}
	return e.ctrl.Flush()
}

// hello opens a stream with a heartbeat.
func (e *eventWriter) hello() error {
	if err := e.write([]byte(": hello\n")); err != nil {
		return err
	}
	return e.beat()
}

// beat sends the event that shows that the stream is alive. It names the server's version.
func (e *eventWriter) beat() error {
	return e.write([]byte("event: beat\ndata:" + version() + "\n\n"))
}

// raw sends an event whose value is already JSON.
func (e *eventWriter) raw(name string, id int, data []byte) error {
	head := fmt.Sprintf("event: %s\nid: %d\ndata: ", name, id)
	return e.write(append(append([]byte(head), data...), "\n\n"...))
}

// follow calls send now, whenever there is news, and before each heartbeat, until the reader or the server
// goes.
func (e *eventWriter) follow(reader, house context.Context, news <-chan struct{}, send func() error) {
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for err := send(); err == nil; {
		select {
		case <-news:
			err = send()
		case <-beat.C:
			if err = send(); err == nil { // somebody may be away by now
				err = e.beat()
			}
		case <-reader.Done():
			return
		case <-house.Done():
			return
		}
	}
}
