package server

import (
	"cmp"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// concerns reports whether news of a seat is for the receiver of a notice: a team-mate is told that it is his
// turn while something of his is asked, and never what the commander is asked to agree to.
func (l *live) concerns(n *store.Notice, kind match.NewsKind) bool {
	switch {
	case n.Mate == 0:
		return true
	case kind == match.Turn || kind == match.Late:
		return l.match.AsksMate(n.Seat, n.Mate)
	}
	return kind != match.Asks
}

// weight ranks kinds of news, the most important first: only one is told, and it leads to all.
var weight = []match.NewsKind{match.Ended, match.Turn, match.Asks, match.Joined, match.Wrote}

// newsFor returns the most important news that a notice is about and has not told yet, with the number of the
// newest; false if there is none.
func (l *live) newsFor(n *store.Notice) (match.News, bool) {
	if n.Told < 0 { // somebody took the invitation with which it was requested
		return match.News{Kind: match.Joined}, true
	}
	all := slices.DeleteFunc(l.match.News(n.Seat), func(news match.News) bool {
		return news.N <= n.Told || !n.Wants(news.Kind) || !l.concerns(n, news.Kind)
	})
	if len(all) == 0 {
		since := l.reminder(n)
		return match.News{Kind: match.Late, N: n.Told}, !since.IsZero() && n.Wants(match.Late) && l.concerns(n, match.Late)
	}
	out := slices.MinFunc(all, func(a, b match.News) int {
		return cmp.Compare(slices.Index(weight, a.Kind), slices.Index(weight, b.Kind))
	})
	out.N = slices.MaxFunc(all, func(a, b match.News) int { return cmp.Compare(a.N, b.N) }).N
	return out, true
}

// besides returns the other kinds of untold news of a seat when a notice tells some, whether the notice is
// about them or not, because one message tells all there is; and the number of the newest of them.
func (l *live) besides(n *store.Notice, news match.News) (kinds []match.NewsKind, newest int) {
	if n.Told < 0 {
		return nil, news.N
	}
	newest = news.N
	for _, other := range l.match.News(n.Seat) {
		if other.Kind != news.Kind && other.N > n.Told && l.concerns(n, other.Kind) {
			kinds, newest = append(kinds, other.Kind), max(newest, other.N)
		}
	}
	return kinds, newest
}

// reminder returns the last moment at which the owner of the seat was to be reminded of a running clock and
// was not; zero if there is none.
func (l *live) reminder(n *store.Notice) (last time.Time) {
	c := l.clock(n.Seat)
	if c == nil || c.Ran {
		return last
	}
	for _, at := range c.Reminders() {
		if at.After(n.Reminded) && !at.After(l.now()) {
			last = at
		}
	}
	return last
}

// clock returns that of a seat, nil if it does not run.
func (l *live) clock(seat engine.Seat) *match.Clock {
	v := l.match.Glance(seat)
	i := slices.IndexFunc(v.Clocks, func(c match.Clock) bool { return c.Seat == seat })
	if i < 0 {
		return nil
	}
	return &v.Clocks[i]
}

// tellAway delivers what there is to tell by one notice.
func (s *Server) tellAway(ctx context.Context, l *live, n *store.Notice) error {
	if n.Daily > 0 {
		return s.digest(ctx, l, n)
	}
	news, is := l.newsFor(n)
	if !is || !n.Confirmed {
		return nil
	}
	if d := l.presentFor(whoever{n.Seat, n.Mate}); d > 0 {
		return store.Later(d)
	}
	if d := quietFor(n, s.now()); d > 0 {
		return store.Later(d)
	}
	first := n.Told < 0
	_, news.N = l.besides(n, news)
	err := s.delivered(ctx, l, n, news, s.deliver(ctx, notice.Way(n.Way), n.Address, s.message(l, n, news)))
	if err == nil && first && n.Told >= 0 { // there may be something else
		return s.tellAway(ctx, l, n)
	}
	return err
}

// delivered stores the result of telling news by a notice. What failed is tried again later.
func (s *Server) delivered(ctx context.Context, l *live, n *store.Notice, news match.News, sent error) error {
	var err error
	switch {
	case errors.Is(sent, notice.ErrGone):
		err = s.store.DropNotice(ctx, n.ID)
	case sent == nil:
		n.Told, n.Reminded, n.Failing, n.Reported = news.N, s.now(), time.Time{}, false
		err = s.store.SaveNotice(ctx, *n)
	case n.Failing.IsZero():
		s.log.Warn("a notice was not delivered", "match", l.ID, "way", n.Way, "error", sent)
		n.Failing = s.now()
		err = s.store.SaveNotice(ctx, *n)
	case !n.Reported && s.now().Sub(n.Failing) >= failsLong:
		err = s.reportFailing(ctx, l, n)
	}
	switch {
	case errors.Is(err, store.ErrNone):
		return nil // it was ended meanwhile
	case err != nil || sent == nil || errors.Is(sent, notice.ErrGone):
		return err
	}
	return store.Later(pauseOf(s.now().Sub(l.match.When(news.N)), s.now().Sub(n.Failing)))
}

// message returns the message of a notice. It says nothing that the seat may not know.
func (s *Server) message(l *live, n *store.Notice, news match.News) notice.Message {
	title, text := l.toldBy(n, news)
	id := fmt.Sprintf("%s-%d-%d", l.ID, n.Seat, news.N)
	if news.Kind == match.Late {
		title, text = l.hurry(n, text)
		id = fmt.Sprintf("%s-%d-at-%d", l.ID, n.Seat, l.reminder(n).Unix())
	}
	m := notice.Message{
		ID: id, Title: title, Text: text,
		Link: s.publicURL + leadsTo(n),
	}
	if notice.Way(n.Way) == notice.Mail {
		m.Page, m.Stop = s.noticePage(n), s.publicURL+"/api/notices/"+n.ID+"/stop"
	}
	return m
}

// toldBy returns news in words for a notice. Only a mail, which nobody else reads, names the seat's standing
// orders.
func (l *live) toldBy(n *store.Notice, news match.News) (title, text string) {
	v := l.match.View(n.Seat)
	others, _ := l.besides(n, news)
	title, text = l.tale(v, news.Kind, others)
	if notice.Way(n.Way) == notice.Mail && (news.Kind == match.Turn || news.Kind == match.Late) {
		text += sayStanding(&v)
	}
	return title, text
}

// sayStanding returns which standing orders of a seat are in force, "" if none are.
func sayStanding(v *match.View) string {
	if len(v.Standing) == 0 {
		return ""
	}
	text := "\n\nYour standing orders:"
	for _, o := range v.Standing {
		text += "\n- " + o.Says
	}
	if v.Resting {
		text += "\nThey are paused until you make a choice."
	}
	return text
}

// tale returns news in words for the seat of a view: a headline, and what else a person wants to know, with
// other news.
func (l *live) tale(v match.View, kind match.NewsKind, besides []match.NewsKind) (title, text string) {
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
	text = where + ". "
	switch kind {
	case match.Ended:
		title = "The match is over: "
		if v.Ending != nil { // it may have just been resumed
			text += v.Ending.Says + ". "
		}
	case match.Joined:
		title, text = "Your opponent is here: ", text+joined(v, info)
	case match.Asks:
		title, text = "Your opponent asks you something in ", text+when+asks(v)
	case match.Wrote:
		title, text = "A chat message in ", text+when
	default:
		title, text = "Your turn in ", text+when
	}
	for _, other := range besides {
		switch other {
		case match.Turn:
			text += "It is your turn. "
		case match.Asks:
			text += asks(v)
		case match.Wrote:
			text += "Your opponent has written a chat message. "
		case match.Joined:
			text += joined(v, info)
		}
	}
	return title + info.Name, text + "You play " + info.The(v.Seat) + "."
}

// asks returns what the seat of a view is asked to agree to.
func asks(v match.View) string {
	switch c := v.Consent; {
	case c == nil: // it has just been answered
		return ""
	case c.Draw:
		return "Your opponent offers a draw. "
	case c.Resume:
		return "Your opponent wants to resume the match. "
	case c.Hand != nil:
		return "Your opponent wants to hand over the seat. "
	}
	return "Your opponent asks to take back a choice. "
}

// safe matches a name that no receiver of a message takes for markup, a link or a mention.
var safe = regexp.MustCompile(`^[\p{L}\p{M}\p{N}'’ -]+$`)

// joined returns who has taken the other seats, by name if the name is safe.
func joined(v match.View, info *engine.Info) (text string) {
	for i, name := range v.Names {
		if seat := engine.Seat(i); name != "" && seat != v.Seat {
			if !safe.MatchString(name) {
				name = "Somebody"
			}
			text += name + " plays " + info.The(seat) + ". "
		}
	}
	return text
}

// hurry returns a reminder of the clock of a seat, before text.
func (l *live) hurry(n *store.Notice, text string) (string, string) {
	c := l.clock(n.Seat)
	if c == nil { // it has just stopped
		return "Your turn is over", text
	}
	left := c.Due.Sub(l.now()).Round(time.Minute)
	says := fmt.Sprintf("%d minutes", max(1, left/time.Minute))
	if hours := (left + time.Hour/2) / time.Hour; hours >= 2 {
		says = fmt.Sprintf("%d hours", hours)
	}
	due := c.Due.In(zoneOf(n)).Format("Monday, 2 January, 15:04 MST")
	return "You have " + says + " left in " + l.draw.info.Name, "Your time ends on " + due + ". " + text
}

// atom is a feed as in RFC 4287.
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

// feed serves the news of a seat to a feed reader. News that is no longer true is dropped.
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
		title, text := c.tale(v, news.Kind, nil)
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
