package server

import (
	"context"
	"fmt"
	"time"

	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// failsLong is how long a notice may fail before its owner is told through another one.
const failsLong = 24 * time.Hour

// spoken names the ways of notices in a sentence.
var spoken = map[notice.Way]string{notice.Mail: "by mail", notice.Push: "in a browser", notice.Hook: "by a webhook"}

// reportFailing tells the owner of a notice that has failed for a day so, through another notice of the seat
// that works and is not in its quiet hours. If there is none, only the page shows it.
func (s *Server) reportFailing(ctx context.Context, l *live, n *store.Notice) error {
	all, err := s.store.Notices(ctx, l.ID)
	if err != nil {
		return err
	}
	since := n.Failing.In(zoneOf(n)).Format("Monday, 2 January, 15:04 MST")
	for i := range all {
		other := &all[i]
		if other.ID == n.ID || !isFor(other, whoever{n.Seat, n.Mate}) || !other.Confirmed || !other.Failing.IsZero() || quietFor(other, s.now()) > 0 {
			continue
		}
		m := notice.Message{
			ID:    fmt.Sprintf("%s-%d-fails-%d", l.ID, n.Seat, n.Failing.Unix()),
			Title: "You cannot be reached " + spoken[notice.Way(n.Way)],
			Text: "Nothing has reached " + veiled(n) + " since " + since + ". It is still tried. In the menu of " + l.draw.info.Name +
				" you can end that notice, or ask for another one.",
			Link: s.publicURL + leadsTo(other),
		}
		if notice.Way(other.Way) == notice.Mail {
			m.Page, m.Stop = s.noticePage(other), s.publicURL+"/api/notices/"+other.ID+"/stop"
		}
		if s.deliver(ctx, notice.Way(other.Way), other.Address, m) == nil {
			n.Reported = true
			return s.store.SaveNotice(ctx, *n)
		}
	}
	return nil
}
