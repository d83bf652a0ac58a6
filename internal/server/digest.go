package server

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// A digest reports once a day, at an hour that its owner has chosen, all news for one address: of every match
// with a daily notice to it.

// An item is what a digest reports about one match.
type item struct {
	notice store.Notice
	live   *live
	news   match.News
	title  string
	text   string
}

// digest sends the digest to the address of a notice, if it is time. Later news is for tomorrow.
func (s *Server) digest(ctx context.Context, l *live, n *store.Notice) error {
	news, is := l.dailyFor(n)
	if !is || !n.Confirmed {
		return nil
	}
	last, next := daily(n, s.now())
	if !n.Reminded.Before(last) || l.match.When(news.N).After(last) {
		return store.Later(next.Sub(s.now()))
	}
	to := n.Way + " " + n.Address
	if !s.telling.take(to) {
		return store.Later(meanwhile)
	}
	defer s.telling.release(to)
	items, err := s.items(ctx, n, last)
	if err != nil || len(items) == 0 {
		return err // another job has sent it
	}
	sent := s.deliver(ctx, notice.Way(n.Way), n.Address, s.digestOf(items, last))
	for i := range items {
		err = errors.Join(err, s.delivered(ctx, items[i].live, &items[i].notice, items[i].news, sent))
	}
	return err
}

// dailyFor returns what a notice has for a digest: a running clock is reported with the turn.
func (l *live) dailyFor(n *store.Notice) (match.News, bool) {
	news, is := l.newsFor(n)
	return news, is && news.Kind != match.Late
}

// items returns what the digest to the address of a notice reports, as of the time it is for.
func (s *Server) items(ctx context.Context, of *store.Notice, last time.Time) ([]item, error) {
	all, err := s.store.NoticesTo(ctx, of.Way, of.Address)
	if err != nil {
		return nil, err
	}
	var out []item
	for i := range all {
		n := &all[i]
		if n.Daily != of.Daily || n.Zone != of.Zone || !n.Confirmed || !n.Reminded.Before(last) {
			continue
		}
		l, err := s.hold(ctx, n.Match)
		if err == nil {
			err = l.match.CatchUp()
		}
		if err != nil {
			return nil, err
		}
		news, is := l.dailyFor(n)
		if !is || l.presentFor(whoever{n.Seat, n.Mate}) > 0 || l.match.When(news.N).After(last) {
			continue
		}
		it := item{notice: *n, live: l, news: news}
		it.title, it.text = l.toldBy(n, news)
		_, it.news.N = l.besides(n, news)
		if c := l.clock(n.Seat); c != nil {
			it.text = "Your time ends on " + c.Due.In(zoneOf(n)).Format("Monday, 2 January, 15:04 MST") + ". " + it.text
		}
		out = append(out, it)
	}
	return out, nil
}

// digestOf returns a digest in words. If it is sent twice after a crash, its id shows that.
func (s *Server) digestOf(items []item, last time.Time) notice.Message {
	first := &items[0].notice
	sum := sha256.Sum256([]byte(first.Way + first.Address))
	m := notice.Message{
		ID:    fmt.Sprintf("daily-%s-%d", hex.EncodeToString(sum[:8]), last.Unix()),
		Title: items[0].title, Text: items[0].text, Link: s.publicURL + leadsTo(first),
	}
	if len(items) > 1 {
		m.Title, m.Text, m.Link = fmt.Sprintf("News of %d matches", len(items)), "", s.publicURL+"/"
		for i := range items {
			m.Text += items[i].title + "\n" + items[i].text + "\n"
			if notice.Way(first.Way) != notice.Push { // push messages have little room
				m.Text += s.publicURL + leadsTo(&items[i].notice) + "\n"
			}
			m.Text += "\n"
		}
	}
	if notice.Way(first.Way) == notice.Mail {
		m.Page, m.Stop = s.noticePage(first), s.publicURL+"/api/notices/"+first.ID+"/stop"
	}
	return m
}

// dropDaily deletes a daily notice together with all others to its address: one link ends everything in one
// message.
func (s *Server) dropDaily(ctx context.Context, n *store.Notice) error {
	if n.Daily == 0 {
		return s.store.DropNotice(ctx, n.ID)
	}
	all, err := s.store.NoticesTo(ctx, n.Way, n.Address)
	for i := 0; i < len(all) && err == nil; i++ {
		if all[i].Daily == n.Daily {
			err = s.store.DropNotice(ctx, all[i].ID)
		}
	}
	return err
}
