package server

import (
	"cmp"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/match"
	"github.com/weathergage/weathergage/server/notice"
	"github.com/weathergage/weathergage/store"
)

// attention is how long after a seat has done something at the page it is not told of news by
// other ways.
const attention = time.Minute

// attend notes that somebody in the seat does something at the page.
func (c *chair) attend() {
	if !c.watches() {
		c.acted[c.seat].Store(c.now().UnixMilli())
	}
}

// presentFor is how much longer a seat is taken to be at the page; 0 or less: it is away. What
// is done at the pages of another node is not known here.
func (l *live) presentFor(seat engine.Seat) time.Duration {
	return time.UnixMilli(l.acted[seat].Load()).Add(attention).Sub(l.now())
}

// news tells those who are away what there is to tell them in a match. What is no longer so
// is not told, and nothing twice: whoever is told the same again after a crash can see that
// by its id.
func (s *Server) news(ctx context.Context, id string) error {
	notices, err := s.store.Notices(ctx, id)
	if err != nil || len(notices) == 0 {
		return err
	}
	l, err := s.hold(ctx, id)
	if err != nil {
		return err
	}
	if err := l.match.CatchUp(); err != nil {
		return err
	}
	if d := l.match.Pausing(); d > 0 { // a standing order may answer
		return store.Later(d)
	}
	var each sync.WaitGroup
	results := make([]error, len(notices))
	for i := range notices {
		each.Go(func() { results[i] = s.tellAway(ctx, l, &notices[i]) })
	}
	each.Wait()
	return errors.Join(results...)
}

// newsFor is the newest that a notice is about and has not told yet; false if there is none.
func (l *live) newsFor(n *store.Notice) (match.News, bool) {
	all := slices.DeleteFunc(l.match.News(n.Seat), func(news match.News) bool {
		return news.N <= n.Told || !n.Wants(news.Kind)
	})
	if len(all) == 0 {
		return match.News{}, false
	}
	return slices.MaxFunc(all, func(a, b match.News) int { return cmp.Compare(a.N, b.N) }), true
}

// tellAway delivers what there is to tell by one notice.
func (s *Server) tellAway(ctx context.Context, l *live, n *store.Notice) error {
	news, is := l.newsFor(n)
	if !is || !n.Confirmed {
		return nil
	}
	if d := l.presentFor(n.Seat); d > 0 {
		return store.Later(d)
	}
	err := s.post.Deliver(ctx, notice.Way(n.Way), n.Address, s.message(l, n, news))
	switch {
	case errors.Is(err, notice.ErrGone):
		err = s.store.DropNotice(ctx, n.ID)
	case err == nil:
		n.Told, n.Failing = news.N, time.Time{}
		err = s.store.SaveNotice(ctx, *n)
	case n.Failing.IsZero():
		s.log.Warn("a notice was not delivered", "match", l.ID, "way", n.Way, "error", err)
		n.Failing = s.now()
		err = errors.Join(err, s.store.SaveNotice(ctx, *n))
	}
	if errors.Is(err, store.ErrNone) {
		return nil // it was ended meanwhile
	}
	return err
}

// message is what is told. It says nothing that the seat may not know.
func (s *Server) message(l *live, n *store.Notice, news match.News) notice.Message {
	title, text := l.tale(l.match.View(n.Seat), news)
	m := notice.Message{
		ID: fmt.Sprintf("%s-%d-%d", l.ID, n.Seat, news.N), Title: title, Text: text,
		Link: s.publicURL + "/m/" + n.Token,
	}
	if notice.Way(n.Way) == notice.Mail {
		m.Page, m.Stop = s.noticePage(n), s.publicURL+"/api/notices/"+n.ID+"/stop"
	}
	return m
}

// tale is news in words, for the seat of a view: a headline, and what else a person wants to know.
func (l *live) tale(v match.View, news match.News) (title, text string) {
	info := l.draw.info.Called(l.rec.Scenario)
	where := info.Name
	if sc, ok := info.FindScenario(l.rec.Scenario); ok && sc.Name != "" {
		where += ", " + sc.Name
	}
	when := ""
	if v.Seen != nil {
		if turn, phase := v.Seen.Moment(); turn > 0 {
			when = strings.TrimSuffix(fmt.Sprintf("Turn %d, %s", turn, phase), ", ") + ". "
		}
	}
	as := "You play " + info.The(v.Seat) + "."
	switch news.Kind {
	case match.Asks:
		return "Your opponent asks you something in " + info.Name, where + ". " + when + as
	case match.Ended:
		return "The match is over: " + info.Name, where + ". " + lastCalled(v.Log) + as
	case match.Wrote:
		return "A chat message in " + info.Name, where + ". " + when + as
	}
	return "Your turn in " + info.Name, where + ". " + when + as
}

// lastCalled is the last thing that the match itself told, as a sentence.
func lastCalled(log []match.Line) string {
	for i := len(log) - 1; i >= 0; i-- {
		if log[i].Kind == match.Called {
			return log[i].Text + ". "
		}
	}
	return ""
}

// atom is a feed as RFC 4287 has it.
type atom struct {
	XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Author  string   `xml:"author>name"`
	Entries []entry  `xml:"entry"`
}

type entry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Summary string   `xml:"summary"`
	Link    atomLink `xml:"link"`
}

type atomLink struct {
	To string `xml:"href,attr"`
}

// feed tells the news of a seat to a feed reader. What is no longer so drops out.
func (s *Server) feed(w http.ResponseWriter, _ *http.Request, c *chair) error {
	if c.watches() {
		return refuse(http.StatusForbidden, "Watchers are not sent notices.")
	}
	info := c.draw.info.Called(c.rec.Scenario)
	id := "urn:weathergage:" + c.ID + ":" + fmt.Sprint(c.seat)
	out := atom{ID: id, Title: info.Name + ": " + info.SeatName(c.seat), Author: "Weathergage", Updated: c.Created.Format(time.RFC3339)}
	all := c.match.News(c.seat)
	var v match.View
	if len(all) > 0 { // it takes time to draw
		v = c.match.View(c.seat)
	}
	for _, news := range all {
		title, text := c.tale(v, news)
		since := c.match.When(news.N).Format(time.RFC3339)
		out.Updated = max(out.Updated, since)
		out.Entries = append(out.Entries, entry{ID: fmt.Sprint(id, ":", news.N, ":", news.Kind), Title: title, Updated: since, Summary: text,
			Link: atomLink{s.publicURL + "/"}})
	}
	w.Header().Set("Content-Type", "application/atom+xml; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	data, err := xml.Marshal(out)
	if err != nil {
		return err
	}
	_, err = w.Write(append([]byte(xml.Header), data...))
	return ignoreGone(err)
}
