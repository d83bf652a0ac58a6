package server

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
)

// figures returns what /metrics says.
func (s *site) figures() string {
	s.Helper()
	w := httptest.NewRecorder()
	s.house.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	if w.Code != http.StatusOK {
		s.Fatalf("/metrics was answered with %d", w.Code)
	}
	return w.Body.String()
}

// exposed returns the names of all metrics of a text with their kinds, as Prometheus reads them. It fails where it
// would not.
func exposed(t *testing.T, text string) map[string]string {
	t.Helper()
	kinds, helped := map[string]string{}, ""
	sample := regexp.MustCompile(`^([a-z_]+)(?:\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)*\})? [0-9.]+$`)
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if rest, ok := strings.CutPrefix(line, "# HELP "); ok {
			helped, _, _ = strings.Cut(rest, " ")
			continue
		}
		if rest, ok := strings.CutPrefix(line, "# TYPE "); ok {
			name, kind, _ := strings.Cut(rest, " ")
			if name != helped || kinds[name] != "" {
				t.Errorf("%q follows the help of %s", line, helped)
			}
			kinds[name] = kind
			continue
		}
		m := sample.FindStringSubmatch(line)
		if m == nil {
			t.Errorf("%q is no sample", line)
			continue
		}
		if name := familyOf(m[1], kinds); name != helped {
			t.Errorf("%q stands below the help of %s", line, helped)
		}
	}
	return kinds
}

// familyOf returns the metric that a sample belongs to, or "".
func familyOf(name string, kinds map[string]string) string {
	if kinds[name] != "" && kinds[name] != "histogram" {
		return name
	}
	for _, ending := range []string{"_bucket", "_sum", "_count"} {
		if of, ok := strings.CutSuffix(name, ending); ok && kinds[of] == "histogram" {
			return of
		}
	}
	return ""
}

func guidePart(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/operate/" + file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestMetricsAreDescribed holds that the operating guide has a row for each metric, and for no other.
func TestMetricsAreDescribed(t *testing.T) {
	kinds := exposed(t, openSite(t).figures())
	var rows []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(weathergage_[a-z_]+)` \\|").FindAllStringSubmatch(guidePart(t, "watch.md"), -1) {
		rows = append(rows, m[1])
	}
	slices.Sort(rows)
	if names := slices.Sorted(maps.Keys(kinds)); !slices.Equal(rows, names) {
		t.Errorf("docs/operate/watch.md describes\n%s\nand /metrics has\n%s", strings.Join(rows, "\n"), strings.Join(names, "\n"))
	}
	for name, kind := range kinds {
		if strings.HasSuffix(name, "_total") != (kind == "counter") {
			t.Errorf("%s is a %s", name, kind)
		}
	}
}

// used matches a metric in an expression, with what its labels must be.
var (
	used   = regexp.MustCompile(`\b((?:weathergage_[a-z_]+)|up)\b(?:\{([^}]*)\})?`)
	chosen = regexp.MustCompile(`([a-z_]+)\s*[!=]~?\s*"`)
	by     = regexp.MustCompile(`\b(?:by|on|ignoring|without)\s*\(([^)]*)\)`)
)

// checkExpression holds that an expression names only metrics and labels that there are.
func checkExpression(wrong func(string, ...any), where, expr string, kinds map[string]string, labels map[string][]string) {
	known := []string{"le", "instance", "job"}
	found := used.FindAllStringSubmatch(expr, -1)
	if len(found) == 0 {
		wrong("%s: no metric in %s", where, expr)
	}
	for _, m := range found {
		if m[1] == "up" { // Prometheus's own
			continue
		}
		of := familyOf(m[1], kinds)
		if of == "" {
			wrong("%s: there is no metric %s", where, m[1])
			continue
		}
		known = append(known, labels[of]...)
		for _, l := range chosen.FindAllStringSubmatch(m[2], -1) {
			if !slices.Contains(append([]string{"le"}, labels[of]...), l[1]) {
				wrong("%s: %s has no label %s", where, m[1], l[1])
			}
		}
	}
	for _, m := range by.FindAllStringSubmatch(expr, -1) {
		for label := range strings.SplitSeq(m[1], ",") {
			if label = strings.TrimSpace(label); !slices.Contains(known, label) {
				wrong("%s: nothing in it has the label %s", where, label)
			}
		}
	}
}

// labelled returns the labels of each metric of a server.
func labelled(s *site, kinds map[string]string) map[string][]string {
	s.house.watched.replays.Took(0, "duel")
	s.house.watched.thinks(&bot.Spec{Kind: "captain"})()
	s.house.watched.failures.Add(1, "GET /")
	out := map[string][]string{}
	for line := range strings.Lines(s.figures()) {
		if m := used.FindStringSubmatch(line); m != nil && !strings.HasPrefix(line, "#") {
			for _, l := range chosen.FindAllStringSubmatch(m[2], -1) {
				if of := familyOf(m[1], kinds); !slices.Contains(out[of], l[1]) {
					out[of] = append(out[of], l[1])
				}
			}
		}
	}
	return out
}

// TestBoardAndAlertsNameWhatIsThere holds that the Grafana board and the alert rules name only metrics and labels
// that the program has, and that the board shows every metric of the table but those that describe the process.
func TestBoardAndAlertsNameWhatIsThere(t *testing.T) {
	s := openSite(t)
	kinds := exposed(t, s.figures())
	labels := labelled(s, kinds)
	var board struct {
		Title  string
		Panels []struct {
			Title, Type string
			Targets     []struct{ Expr string }
		}
	}
	text := guidePart(t, "grafana.json")
	if err := json.Unmarshal([]byte(text), &board); err != nil || board.Title == "" {
		t.Fatal(err)
	}
	for _, p := range board.Panels {
		if p.Title == "" || p.Type != "row" && len(p.Targets) == 0 {
			t.Errorf("a panel %q without a title or figures", p.Title)
		}
		for _, target := range p.Targets {
			checkExpression(t.Errorf, "grafana.json, "+p.Title, target.Expr, kinds, labels)
		}
	}
	for name := range kinds {
		if !strings.Contains(text, name) {
			t.Errorf("the board does not show %s", name)
		}
	}
	rules := strings.Split(guidePart(t, "alerts.yaml"), "- alert: ")[1:]
	if len(rules) < 5 {
		t.Fatalf("%d alerts", len(rules))
	}
	for _, rule := range rules {
		name, rest, _ := strings.Cut(rule, "\n")
		for _, part := range []string{"expr", "for", "severity", "summary", "description"} {
			m := regexp.MustCompile(`(?m)^ +` + part + `: (.+)$`).FindStringSubmatch(rest)
			if m == nil {
				t.Errorf("the alert %s has no %s", name, part)
			} else if part == "expr" {
				checkExpression(t.Errorf, "alerts.yaml, "+name, m[1], kinds, labels)
			}
		}
	}
}

// TestMissingNamesAreFound proves that the check finds what it is for.
func TestMissingNamesAreFound(t *testing.T) {
	kinds, labels := map[string]string{"weathergage_jobs": "gauge"}, map[string][]string{"weathergage_jobs": {"kind"}}
	for _, expr := range []string{"weathergage_job", "weathergage_jobs_count", `weathergage_jobs{state="due"}`, "sum by (way) (weathergage_jobs)", "1"} {
		found := false
		checkExpression(func(string, ...any) { found = true }, "", expr, kinds, labels)
		if !found {
			t.Errorf("nothing was found wrong with %s", expr)
		}
	}
}

// TestMetricsAreBounded holds that what strangers ask makes no series of its own, and that no link is in them.
func TestMetricsAreBounded(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "random")
	series := 0
	for round := range 3 {
		for i := range 50 {
			for _, path := range []string{"/api/m/" + *m.Seats[0], fmt.Sprintf("/api/m/x%d-%d", round, i), fmt.Sprintf("/nothing/%d/%d", round, i), fmt.Sprintf("/m/%d%d", round, i)} {
				for _, method := range []string{"GET", fmt.Sprintf("ODD%d", round*50+i)} {
					s.house.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(method, path, nil))
				}
			}
		}
		text := s.figures()
		if strings.Contains(text, *m.Seats[0]) || strings.Contains(text, "x0-1") || strings.Contains(text, "ODD") {
			t.Fatalf("the figures hold what was asked for:\n%s", text)
		}
		switch n := strings.Count(text, "\n"); {
		case round == 1:
			series = n
		case round == 2 && n != series:
			t.Errorf("%d lines became %d", series, n)
		}
	}
}

// TestBotsAreCounted holds that the choices of bots and the memory of those that think are told.
func TestBotsAreCounted(t *testing.T) {
	s := openSite(t)
	ends := s.house.watched.thinks(&bot.Spec{Kind: "search"})
	want := fmt.Sprintf("weathergage_bot_memory_bytes %d\n", bot.Spec{Kind: "search"}.Memory())
	if text := s.figures(); !strings.Contains(text, want) || !strings.Contains(text, `weathergage_bots_thinking{kind="search"} 1`+"\n") {
		t.Errorf("expected %s and one that thinks in\n%s", want, text)
	}
	ends()
	if text := s.figures(); !strings.Contains(text, "weathergage_bot_memory_bytes 0\n") || !strings.Contains(text, `weathergage_bot_choice_seconds_count{kind="search"} 1`+"\n") {
		t.Errorf("expected one choice in\n%s", text)
	}
}
