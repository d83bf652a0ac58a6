package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// kinds holds the names of news, in the order of match.NewsKind.
var kinds = []string{match.Turn: "turn", match.Asks: "asks", match.Ended: "ended", match.Wrote: "wrote", match.Joined: "joined", match.Late: "late"}

// pushKeys is the setting that stores the keys for push services.
const pushKeys = "push keys"

// newPost makes what delivers messages. Keys for push are made once and stored in the database.
func (s *Server) newPost(c *Config) (*notice.Post, error) {
	keys, err := notice.NewKeys()
	if err != nil {
		return nil, err
	}
	first, err := json.Marshal(keys)
	if err != nil {
		return nil, err
	}
	kept, err := s.store.Setting(s.running, pushKeys, string(first))
	if err != nil {
		return nil, err
	}
	config := notice.Config{SMTP: c.Mail, From: c.MailFrom, Contact: notice.Bare(c.MailFrom), Roots: c.receivers.roots, Private: c.receivers.private}
	if config.Contact == "" {
		config.Contact = s.publicURL
	}
	if err := json.Unmarshal([]byte(kept), &config.Keys); err != nil {
		return nil, err
	}
	return notice.New(config)
}

// ways returns how people can be told while they are away. Mail and hooks need the public address of this
// server.
func (s *Server) ways() []notice.Way {
	all := []notice.Way{notice.Push, notice.Mail, notice.Hook}
	return slices.DeleteFunc(all, func(w notice.Way) bool {
		return s.keepsAll() || !s.post.Has(w) || w != notice.Push && s.publicURL == ""
	})
}

// waysNow returns the ways as pages have them, with the key that browsers need for push.
func (s *Server) waysNow() (ways []string, key string) {
	ways = []string{}
	for _, way := range s.ways() {
		ways = append(ways, string(way))
	}
	return ways, s.post.PublicKey()
}

// listNotices tells a seat how it is told of news while away, and how it may be.
func (s *Server) listNotices(w http.ResponseWriter, r *http.Request, c *chair) error {
	if c.watches() {
		return refuse(http.StatusForbidden, "Watchers are not sent notices.")
	}
	out := noticeList{Notices: []noticeView{}}
	out.Ways, out.Key = s.waysNow()
	all, err := s.store.Notices(r.Context(), c.ID)
	if err != nil {
		return err
	}
	for i := range all {
		if isFor(&all[i], c.who()) {
			out.Notices = append(out.Notices, drawNotice(&all[i]))
		}
	}
	return writeJSON(w, http.StatusOK, out)
}

// isFor reports whether a notice is for a player of a seat.
func isFor(n *store.Notice, of whoever) bool { return n.Seat == of.seat && n.Mate == of.mate }

func drawNotice(n *store.Notice) noticeView {
	v := noticeView{ID: n.ID, Way: n.Way, To: veiled(n), About: []string{}, Quiet: n.Quiet, Daily: n.Daily, Confirmed: n.Confirmed}
	for kind, name := range kinds {
		if n.Wants(match.NewsKind(kind)) {
			v.About = append(v.About, name)
		}
	}
	if !n.Failing.IsZero() {
		v.Failing = n.Failing.Unix()
	}
	return v
}

// veiled returns enough of an address for its owner to recognise it: others may have the link to the seat
// too.
func veiled(n *store.Notice) string {
	switch notice.Way(n.Way) {
	case notice.Mail:
		name, host, _ := strings.Cut(n.Address, "@")
		return name[:1] + "…@" + host
	case notice.Push:
		var sub struct {
			Endpoint string `json:"endpoint"`
		}
		_ = json.Unmarshal([]byte(n.Address), &sub) // it was checked
		return hostOf(sub.Endpoint)
	}
	return hostOf(n.Address)
}

func hostOf(address string) string {
	at, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return at.Hostname()
}

// readNotice reads the notice that a seat asks for.
func (s *Server) readNotice(w http.ResponseWriter, r *http.Request, c *chair) (store.Notice, error) {
	var m newNotice
	if err := readJSON(w, r, &m, mostBody); err != nil {
		return store.Notice{}, err
	}
	n, err := s.checkNotice(&m)
	if err != nil {
		return n, err
	}
	n.Match, n.Seat, n.Mate, n.Token = c.ID, c.seat, c.mate, r.PathValue("token")
	if cookie, err := r.Cookie(cookieName); err == nil && n.Token == deviceToken(cookie.Value, n.Match, c.who()) {
		n.Token = "" // the link belongs to one device: a message leads to the account's page of the seat
	}
	for _, news := range c.match.News(c.seat) { // what is already so is seen on the page
		n.Told = max(n.Told, news.N)
	}
	return n, nil
}

// checkNotice reads the parts of a notice that are the same for every seat.
func (s *Server) checkNotice(m *newNotice) (store.Notice, error) {
	way := notice.Way(m.Way)
	if !slices.Contains(s.ways(), way) {
		return store.Notice{}, refuse(http.StatusBadRequest, "This server cannot send notices that way.")
	}
	if err := s.post.Check(way, m.Address); err != nil {
		return store.Notice{}, refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if _, err := readZone(m.Zone); err != nil {
		return store.Notice{}, refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if min(m.Quiet[0], m.Quiet[1]) < 0 || max(m.Quiet[0], m.Quiet[1]) > 23 {
		return store.Notice{}, refuse(http.StatusBadRequest, "Expected quiet hours from 0 to 23.")
	}
	if m.Daily < 0 || m.Daily > 24 {
		return store.Notice{}, refuse(http.StatusBadRequest, "Expected an hour from 1 to 24 for what is told once a day, or 0.")
	}
	n := store.Notice{ID: newToken(), Daily: m.Daily, Way: m.Way, Address: m.Address, Zone: m.Zone, Quiet: m.Quiet,
		Confirmed: way != notice.Mail, Reminded: s.now(), Created: s.now()}
	for _, name := range m.About {
		kind := slices.Index(kinds, name)
		if kind < 0 {
			return store.Notice{}, refuse(http.StatusBadRequest, "Expected notices about turn, asks, ended, wrote, joined or late.")
		}
		n.About |= 1 << kind
	}
	if n.About == 0 {
		return store.Notice{}, refuse(http.StatusBadRequest, "Choose at least one thing to be told of.")
	}
	return n, nil
}

// postNotice adds a notice for a seat. A mail address gets one mail that asks its owner for consent, and
// nothing else until it is given.
func (s *Server) postNotice(w http.ResponseWriter, r *http.Request, c *chair) error {
	if c.watches() {
		return refuse(http.StatusForbidden, "Watchers are not sent notices.")
	}
	n, err := s.readNotice(w, r, c)
	if err != nil {
		return err
	}
	if !s.limits.sayer(c.hash) || !n.Confirmed && (!s.limits.asks(s.address(r)) || !s.limits.asked(n.Address)) {
		return errHaste
	}
	switch err := s.store.AddNotice(r.Context(), n); {
	case errors.Is(err, store.ErrMany):
		return refuse(http.StatusConflict, sentence(err.Error()))
	case err != nil:
		return err
	}
	if err := s.remindOf(r.Context(), c); err != nil {
		return err
	}
	if !n.Confirmed {
		if err := s.askWhether(r.Context(), c.draw.info.Name, &n); err != nil {
			s.logOf(r).Error("a mail was not sent", "error", err)
			_ = s.store.DropNotice(r.Context(), n.ID) // it is asked for again
			return refuse(http.StatusBadGateway, "The mail could not be sent. Is the address right?")
		}
	}
	return s.listNotices(w, r, c)
}

// remindOf stores reminders of the clock of a seat that already runs. Those of later clocks come with the
// entries that begin them.
func (s *Server) remindOf(ctx context.Context, c *chair) error {
	v := c.match.Glance(c.seat)
	for i := range v.Clocks {
		if v.Clocks[i].Seat != c.seat {
			continue
		}
		for _, at := range v.Clocks[i].Reminders() {
			if at.Before(s.now()) {
				continue
			}
			if err := s.store.Ask(ctx, store.Job{Kind: store.News, ID: c.ID, At: at}); err != nil {
				return err
			}
		}
	}
	return nil
}

// askWhether asks the owner of an address whether mails about a game are wanted.
func (s *Server) askWhether(ctx context.Context, game string, n *store.Notice) error {
	return s.deliver(ctx, notice.Mail, n.Address, notice.Message{
		ID: "ask-" + n.ID[:20], Title: "Mails about " + game + "?",
		Text: "Somebody, you we hope, asks to be told at this address when it is their turn in a match of " + game +
			". If it was you, open this page and confirm it. Otherwise do nothing: no more mails will come.",
		Link: s.noticePage(n),
	})
}

// leadsTo returns the page that a message leads to.
func leadsTo(n *store.Notice) string {
	if n.Token == "" {
		return fmt.Sprintf("/seat/%s/%d", n.Match, n.Seat)
	}
	return "/m/" + n.Token
}

// noticePage returns the page where the owner of an address confirms a notice or ends it.
func (s *Server) noticePage(n *store.Notice) string { return s.publicURL + "/notice/" + n.ID }

// dropNotice ends a notice of the seat.
func (s *Server) dropNotice(w http.ResponseWriter, r *http.Request, c *chair) error {
	var m droppedNotice
	if err := readJSON(w, r, &m, mostBody); err != nil {
		return err
	}
	n, err := s.store.Notice(r.Context(), m.ID)
	if errors.Is(err, store.ErrNone) || err == nil && (n.Match != c.ID || !isFor(&n, c.who())) {
		return refuse(http.StatusNotFound, "This notice has ended already.")
	}
	if err == nil {
		err = s.store.DropNotice(r.Context(), m.ID)
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.listNotices(w, r, c)
}

// noticeOf returns the notice that the path names.
func (s *Server) noticeOf(r *http.Request) (store.Notice, error) {
	id := r.PathValue("id")
	if len(id) != tokenLength {
		return store.Notice{}, errNoNotice
	}
	if !s.limits.stranger(s.address(r)) {
		return store.Notice{}, errHaste
	}
	n, err := s.store.Notice(r.Context(), id)
	if errors.Is(err, store.ErrNone) {
		err = errNoNotice
	}
	return n, err
}

var errNoNotice = refuse(http.StatusNotFound, "These notices have ended. Nothing more is sent.")

// showNotice tells the owner of an address what is sent there. It changes nothing, because a program that
// opens links in mails may ask for it.
func (s *Server) showNotice(w http.ResponseWriter, r *http.Request) error {
	n, err := s.noticeOf(r)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, drawNotice(&n))
}

// confirmNotice confirms a notice for the owner of an address. Pending news follows at once.
func (s *Server) confirmNotice(w http.ResponseWriter, r *http.Request) error {
	n, err := s.noticeOf(r)
	if err == nil && !n.Confirmed {
		n.Confirmed = true
		if err = s.store.SaveNotice(r.Context(), n); err == nil {
			err = s.store.Ask(r.Context(), store.Job{Kind: store.News, ID: n.Match})
		}
	}
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, drawNotice(&n))
}

// stopNotice ends a notice for the owner of an address, or for his mail program.
func (s *Server) stopNotice(w http.ResponseWriter, r *http.Request) error {
	n, err := s.noticeOf(r)
	if err == nil {
		err = s.dropDaily(r.Context(), &n)
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return writeJSON(w, http.StatusOK, drawNotice(&n))
}
