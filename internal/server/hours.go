package server

import (
	"fmt"
	"regexp"
	"strconv"
	"time"
	_ "time/tzdata" // for a machine that has none

	"github.com/weathergage/weathergage/internal/store"
)

// Hours are those of the wall clock where a person lives. On the days on which clocks change, an hour may be
// missing or come twice.

// offset matches a zone without a name, as browsers report it: +05:30.
var offset = regexp.MustCompile(`^([+-])(0\d|1[0-4]):([0-5]\d)$`)

// readZone returns the time zone that a browser reports: one with a name, an offset such as +05:30, or UTC if
// the browser knows none, which some report as Etc/Unknown. Its error says what was expected.
func readZone(name string) (*time.Location, error) {
	if m := offset.FindStringSubmatch(name); m != nil {
		hours, _ := strconv.Atoi(m[1] + m[2]) // both are numbers
		minutes, _ := strconv.Atoi(m[1] + m[3])
		return time.FixedZone(name, (60*hours+minutes)*60), nil
	}
	if name == "Etc/Unknown" {
		return time.UTC, nil
	}
	zone, err := time.LoadLocation(name)
	if err != nil || name == "Local" { // the server's own
		return nil, fmt.Errorf("expected a time zone such as Europe/Madrid, found %q", clean(name))
	}
	return zone, nil
}

// zoneOf returns the time zone of a notice's owner.
func zoneOf(n *store.Notice) *time.Location {
	zone, err := readZone(n.Zone)
	if err != nil {
		return time.UTC // it was known when the notice was made
	}
	return zone
}

// quietFor returns how much longer a notice sends nothing, by its owner's clock; 0: it may send now.
func quietFor(n *store.Notice, now time.Time) time.Duration {
	zone, from, until := zoneOf(n), n.Quiet[0], n.Quiet[1]
	quiet := func(at time.Time) bool {
		hour := at.In(zone).Hour()
		if from > until { // over midnight
			return from <= hour || hour < until
		}
		return from <= hour && hour < until
	}
	at := now
	for quiet(at) { // each offset is a whole number of minutes, and 23 hours of the wall clock take 25 at most
		at = at.Truncate(time.Minute).Add(time.Minute)
	}
	return at.Sub(now)
}

// daily returns the last and the next moment at which the digest of a notice is sent.
func daily(n *store.Notice, now time.Time) (last, next time.Time) {
	year, month, day := now.In(zoneOf(n)).Date()
	for d := -2; ; d++ { // where clocks go back over midnight, yesterday comes back
		at := firstAt(year, month, day+d, n.Daily%24, zoneOf(n))
		if at.After(now) {
			return last, at
		}
		last = at
	}
}

// firstAt returns the first moment at which the clocks of a zone show an hour of a day, or a later one: if
// the hour does not exist, that is when they go forward.
func firstAt(year int, month time.Month, day, hour int, zone *time.Location) time.Time {
	wall := time.Date(year, month, day, hour, 0, 0, 0, time.UTC)
	_, before := wall.Add(-oneDay).In(zone).Zone()
	_, after := wall.Add(oneDay).In(zone).Zone()
	at := wall.Add(-time.Duration(max(before, after)) * time.Second)
	for {
		_, offset := at.In(zone).Zone()
		if shown := at.Add(time.Duration(offset) * time.Second); !shown.Before(wall) {
			return at.In(zone)
		}
		at = at.Add(time.Minute)
	}
}
