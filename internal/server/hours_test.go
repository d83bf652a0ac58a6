package server

import (
	"archive/zip"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// zones returns the time zones of Go's database, one of those whose clocks agree for two years, and some that are no names.
func zones(t *testing.T) (names []string) {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output() // a binary without paths does not know it
	if err != nil {
		t.Fatal(err)
	}
	all, err := zip.OpenReader(filepath.Join(strings.TrimSpace(string(root)), "lib", "time", "zoneinfo.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer all.Close()
	clocks := map[string]bool{}
	for _, f := range all.File {
		if clock := clockOf(f.Name); !strings.HasSuffix(f.Name, "/") && !clocks[clock] {
			names, clocks[clock] = append(names, f.Name), true
		}
	}
	return append(names, "+05:30", "-09:30", "+14:00", "Etc/Unknown", "")
}

// clockOf returns when the clocks of a zone change in two years, and how far from Greenwich's they are then.
func clockOf(name string) (all string) {
	zone := zoneOf(&store.Notice{Zone: name})
	for _, at := range append(changes(zone), twoYears[0]) {
		_, offset := at.In(zone).Zone()
		all += fmt.Sprint(at.Unix(), offset, " ")
	}
	return all
}

// twoYears are those in which the hours of every zone are tried.
var twoYears = [2]time.Time{time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC), time.Date(2028, 12, 1, 0, 0, 0, 0, time.UTC)}

// changes returns the moments of two years at which the clocks of a zone change.
func changes(zone *time.Location) (out []time.Time) {
	for at := twoYears[0].In(zone); ; {
		_, end := at.ZoneBounds()
		if end.IsZero() || end.After(twoYears[1]) {
			return out
		}
		out, at = append(out, end), end
	}
}

// TestEveryZonesQuietHours: around every change of clocks, and on a day without one, quiet hours last as long as the
// clock on the wall shows them and no longer.
func TestEveryZonesQuietHours(t *testing.T) {
	if got := quietFor(&store.Notice{Zone: "America/New_York", Quiet: [2]int{22, 2}}, time.Date(2027, 3, 14, 5, 30, 0, 0, time.UTC)); got != 90*time.Minute {
		t.Errorf("in New York it is quiet for %v", got)
	}
	for _, name := range zones(t) {
		n := store.Notice{Zone: name}
		zone := zoneOf(&n)
		for _, change := range append(changes(zone), twoYears[0]) {
			for from := range 24 {
				n.Quiet = [2]int{from, (from + 4) % 24}
				checkQuiet(t, &n, change.Add(-6*time.Hour-time.Duration(from)*time.Minute))
				checkQuiet(t, &n, change.Add(-time.Duration(from+1)*7*time.Minute))
			}
		}
	}
}

// checkQuiet holds quietFor against the clock on the wall, every ten minutes.
func checkQuiet(t *testing.T, n *store.Notice, at time.Time) {
	t.Helper()
	got, zone := quietFor(n, at), zoneOf(n)
	is := func(at time.Time) bool {
		for hour := n.Quiet[0]; hour != n.Quiet[1]; hour = (hour + 1) % 24 {
			if at.In(zone).Hour() == hour {
				return true
			}
		}
		return false
	}
	for d := time.Duration(0); d < got; d += 10 * time.Minute {
		if !is(at.Add(d)) {
			t.Errorf("%s: quiet %v at %v for %v, but not after %v", n.Zone, n.Quiet, at.In(zone), got, d)
			return
		}
	}
	if is(at.Add(got)) || got > 6*time.Hour {
		t.Errorf("%s: quiet %v at %v for %v", n.Zone, n.Quiet, at.In(zone), got)
	}
}

// TestEveryZonesDigests: over two years each day has one digest at each hour, at that hour of the clock on the wall or
// when clocks go forward over it, and the next one is never due already.
func TestEveryZonesDigests(t *testing.T) {
	for _, name := range zones(t) {
		n := store.Notice{Zone: name}
		zone := zoneOf(&n)
		for _, change := range append(changes(zone), twoYears[0]) {
			for n.Daily = 1; n.Daily <= 24; n.Daily++ {
				checkDigests(t, &n, change)
			}
		}
	}
}

// checkDigests follows the digests of a notice for some days around a moment.
func checkDigests(t *testing.T, n *store.Notice, around time.Time) {
	t.Helper()
	zone, days := zoneOf(n), map[string]bool{}
	for at := around.Add(-30 * time.Hour); at.Before(around.Add(30 * time.Hour)); {
		last, next := daily(n, at)
		if last.After(at) || !next.After(at) || next.Sub(last) < 22*time.Hour || next.Sub(last) > 26*time.Hour {
			t.Errorf("%s: a digest at %d before %v was at %v, and the next is at %v", n.Zone, n.Daily, at.In(zone), last, next)
			return
		}
		day := next.In(zone).Format(time.DateOnly)
		if next.In(zone).Hour() != n.Daily%24 {
			before := next.Add(-time.Minute).In(zone)
			if wall := before.Hour()*60 + before.Minute(); before.Day() == next.In(zone).Day() && wall >= n.Daily%24*60 {
				t.Errorf("%s: a digest at %d is sent at %v", n.Zone, n.Daily, next.In(zone))
			}
			if next.In(zone).Hour() < n.Daily%24 { // its hour was skipped over midnight
				day = before.Format(time.DateOnly)
			}
		}
		if days[day] {
			t.Errorf("%s: on %s there are two digests at %d", n.Zone, day, n.Daily)
		}
		days[day], at = true, next
		if again, _ := daily(n, next.Add(time.Hour)); !again.Equal(next) {
			t.Errorf("%s: an hour after %v the last digest was at %v", n.Zone, next, again)
		}
	}
}

// TestZonesOfBrowsers: a browser reports a name, an offset, or that it does not know.
func TestZonesOfBrowsers(t *testing.T) {
	at := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	for name, want := range map[string]string{
		"Europe/Madrid": "01:00", "+05:30": "05:30", "-09:30": "14:30", "Etc/Unknown": "00:00", "": "00:00", "Asia/Kolkata": "05:30",
		"Local": "", "+15:00": "", "+5:30": "", "Mars/Phobos": "", "../etc/passwd": "",
	} {
		zone, err := readZone(name)
		if (err != nil) != (want == "") || err == nil && at.In(zone).Format("15:04") != want {
			t.Errorf("%q is read as %v, error %v", name, zone, err)
		}
	}
}
