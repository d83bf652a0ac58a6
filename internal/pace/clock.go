package pace

import "time"

// A Clock is the time of all players of a match.
type Clock struct {
	Terms   Terms
	Players []Player // one a seat; a bot's is never asked
}

// A Player is the time of one of them.
type Player struct {
	store time.Duration // before the present answer
	used  time.Duration // for the present answer
	spent time.Duration // of the total time
	away  time.Time     // when his holiday ends
	asked time.Time     // since when the match waits for him; zero: it does not
	at    time.Time     // up to when used and spent are counted
}

// NewClock returns the clock of this many seats before any is asked.
func NewClock(t Terms, seats int) Clock {
	c := Clock{Terms: t, Players: make([]Player, seats)}
	for i := range c.Players {
		c.Players[i].store = t.Store
	}
	return c
}

// Ask starts to wait for a player. fresh says that it is for a new answer; otherwise he has taken one back,
// and his time continues.
func (c *Clock) Ask(seat int, now time.Time, fresh bool) {
	p := &c.Players[seat]
	c.Answered(seat, now)
	if fresh {
		p.store = max(0, p.store-c.over(p.used))
		p.used = 0
		if c.Terms.Saves {
			p.store += c.Terms.Answer
		}
	}
	p.asked, p.at = now, now
}

// Answered ends waiting for a player.
func (c *Clock) Answered(seat int, now time.Time) {
	c.count(seat, now)
	c.Players[seat].asked = time.Time{}
}

// over returns how much of the store an answer takes that has used this much time.
func (c *Clock) over(used time.Duration) time.Duration {
	if c.Terms.Saves {
		return used
	}
	return max(0, used-c.Terms.Answer)
}

// count brings a player's time up to now.
func (c *Clock) count(seat int, now time.Time) {
	p := &c.Players[seat]
	if p.asked.IsZero() || !now.After(p.at) {
		return
	}
	p.spent = min(c.Terms.Whole, p.spent+now.Sub(p.at))
	p.used += now.Sub(later(p.at, earlier(p.away, now)))
	p.at = now
}

func later(a, b time.Time) time.Time {
	if a.Before(b) {
		return b
	}
	return a
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

// Waits returns since when the match waits for a player; zero if it does not.
func (c *Clock) Waits(seat int) time.Time { return c.Players[seat].asked }

// Due returns when the time of a player, whom the match waits for, will run out: that of his answer with his
// store, or his total time, whichever is first.
func (c *Clock) Due(seat int) time.Time {
	p := &c.Players[seat]
	free := c.Terms.Answer + p.store - p.used
	if c.Terms.Saves {
		free = p.store - p.used
	}
	return earlier(later(p.at, p.away).Add(max(0, free)), c.End(seat))
}

// End returns when the total time of a player, whom the match waits for, will run out.
func (c *Clock) End(seat int) time.Time {
	p := &c.Players[seat]
	return p.at.Add(c.Terms.Whole - p.spent)
}

// Left returns what a player has left at a moment: of his store, and of his total time.
func (c *Clock) Left(seat int, now time.Time) (store, whole time.Duration) {
	one := Clock{c.Terms, []Player{c.Players[seat]}}
	one.count(0, now)
	p := &one.Players[0]
	return max(0, p.store-one.over(p.used)), c.Terms.Whole - p.spent
}

// Holiday sets a player's holiday until a moment; one that is not after now ends it.
func (c *Clock) Holiday(seat int, now, until time.Time) {
	c.count(seat, now)
	if !until.After(now) {
		until = time.Time{}
	}
	c.Players[seat].away = until
}

// Away returns the end of a player's holiday, zero if he is not on holiday then.
func (c *Clock) Away(seat int, now time.Time) time.Time {
	if away := c.Players[seat].away; away.After(now) {
		return away
	}
	return time.Time{}
}

// Latest returns the latest moment at which the match can end, as seen from now, for those seats that are
// persons: each of them uses all his time, one after another. It never grows.
func (c *Clock) Latest(now time.Time, person func(seat int) bool) time.Time {
	latest := now
	for i := range c.Players {
		if person(i) {
			_, whole := c.Left(i, now)
			latest = latest.Add(whole)
		}
	}
	return latest
}
