package lab

import (
	_ "embed"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
)

//go:embed report.html
var reportPage string

var reportTemplate = template.Must(template.New("report").Funcs(template.FuncMap{
	"percent": func(k, n int) string { return fmt.Sprintf("%.1f %%", percent(k, n)) },
	"hundred": func(share float64) string { return fmt.Sprintf("%.1f", 100*share) },
	"round":   func(x float64) string { return fmt.Sprintf("%.0f", x) },
	"more":    func(share float64) string { return fmt.Sprintf("%+.1f", 100*share) },
	"times":   func(x float64) string { return fmt.Sprintf("%.1f", x) },
}).Parse(reportPage))

// A section of the report is one experiment.
type section struct {
	*Summary
	Label               string // how it differs from the others, or ""
	Seats               []string
	Share               template.HTML // plots
	Length, EndingsPlot template.HTML
}

// Report writes a self-contained page about the results to index.html in a folder, which it creates if
// needed. labels name the results, as the values of a sweep do; an empty one is not shown. compared is what a comparison of
// them found, or nil.
func Report(dir string, labels []string, results []*Result, compared *Comparative) error {
	page := struct {
		Title    string
		Wins     template.HTML
		Compared *Comparative
		Sections []section
	}{Compared: compared}
	var all []*Summary
	for i, r := range results {
		if len(r.Matches) == 0 {
			continue
		}
		s, err := newSection(labels[i], r)
		if err != nil {
			return err
		}
		all = append(all, s.Summary)
		page.Sections = append(page.Sections, s)
	}
	if len(all) == 0 {
		return fmt.Errorf("a report needs a finished match")
	}
	wins, err := plotWins(labels[:len(all)], all)
	if err != nil {
		return err
	}
	page.Wins = template.HTML(wins)
	page.Title = title(results[0].Experiment)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(dir, "index.html"))
	if err != nil {
		return err
	}
	if err := reportTemplate.Execute(file, page); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

// title returns the names of game and scenario, as people know them.
func title(x *Experiment) string {
	info := x.Rules.Info()
	scenario, _ := info.FindScenario(x.Scenario)
	return info.Name + ": " + scenario.Name
}

func newSection(label string, r *Result) (section, error) {
	s := section{Summary: r.Summary(), Label: label}
	s.Seats = s.seats
	length, err := plotLength(s.Summary)
	if err != nil {
		return s, err
	}
	share, err := plotShare(r)
	if err != nil {
		return s, err
	}
	s.Share = template.HTML(share)
	endings, err := plotEndings(s.Summary)
	s.Length, s.EndingsPlot = template.HTML(length), template.HTML(endings)
	return s, err
}
