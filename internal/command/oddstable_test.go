package command

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/internal/terminal"
)

func column(mean float64, values ...dice.Value) dice.Column {
	return dice.Column{Values: values, Mean: mean}
}

func TestOddsTable(t *testing.T) {
	hits := []dice.Column{
		column(0.75, dice.Value{Value: 0, Chance: 0.5}, dice.Value{Value: 1, Chance: 0.25}, dice.Value{Value: 2, Chance: 0.25}),
		column(1.0/3, dice.Value{Value: 0, Chance: 2.0 / 3}, dice.Value{Value: 1, Chance: 1.0 / 3}),
		column(0, dice.Value{Value: 0, Chance: 1}),
	}
	measures := []string{"hits", "she strikes", "she sinks"}
	for _, tt := range []struct {
		name  string
		width int
		table dice.Table
		want  string
	}{
		{"one row with every value", 80, dice.Table{Measures: measures, Rows: []dice.Row{{Columns: hits}}}, `
  hits           0.75   0: 50%  1: 25%  2: 25%
  she strikes   33.3%
Never: she sinks.`},
		{"one row with every value, on a narrow page", 36, dice.Table{Measures: measures, Rows: []dice.Row{{Columns: hits}}}, `
  hits           0.75   0: 50%
                        1: 25%
                        2: 25%
  she strikes   33.3%
Never: she sinks.`},
		{"a row for each answer", 80, dice.Table{Measures: measures, Rows: []dice.Row{
			{Answers: []string{"Stand Off", "Close In"}, Columns: hits},
			{Answers: []string{"Close In", "Close In"}, Columns: hits, Samples: 1000},
		}}, `
                     hits
                             she strikes
Stand Off, Close In  0.75    33.3%
Close In, Close In   0.75    33.3%
Never: she sinks.
Close In, Close In is not exact: estimated from 1000 ways the dice may fall.`},
		{"rows that differ at their ends, on a narrow page", 40, dice.Table{Measures: measures, Rows: []dice.Row{
			{Answers: []string{"Accept combat", "Try to Board"}, Columns: hits},
			{Answers: []string{"Accept combat", "Try to Break"}, Columns: hits},
		}}, `
                          hits
                                  she strikes
Accept combat, Try to
Board                     0.75    33.3%
Accept combat, Try to
Break                     0.75    33.3%
Never: she sinks.`},
		{"two answers that make a square", 80, dice.Table{Measures: measures, Rows: []dice.Row{
			{Answers: []string{"Withdraw"}, Columns: hits},
			{Answers: []string{"Accept", "Stand Off", "Stand Off"}, Columns: hits},
			{Answers: []string{"Accept", "Stand Off", "Close In"}, Columns: hits},
			{Answers: []string{"Accept", "Close In", "Stand Off"}, Columns: hits},
			{Answers: []string{"Accept", "Close In", "Close In"}, Columns: hits},
		}}, `
          hits
                  she strikes
Withdraw  0.75    33.3%
Accept:
down: the first answer; along: the second
 hits
             Stand Off  Close In
  Stand Off       0.75      0.75
  Close In        0.75      0.75
 she strikes
             Stand Off  Close In
  Stand Off      33.3%     33.3%
  Close In       33.3%     33.3%
Never: she sinks.`},
		{"a count of one is no chance", 80, dice.Table{
			Measures: []string{"counters you lose", "counters they lose"}, Counts: []bool{true, true},
			Rows: []dice.Row{{Columns: []dice.Column{hits[1], column(1, dice.Value{Value: 1, Chance: 1})}}},
		}, `
  counters you lose     0.33   0: 66.7%  1: 33.3%
  counters they lose       1`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := "\n" + strings.Join(oddsTable(&tt.table, terminal.Style{Width: tt.width}, nil), "\n")
			if got != tt.want {
				t.Errorf("set out as:%s\nwant:%s", got, tt.want)
			}
		})
	}
}

func TestPercentNeverSaysSureOfWhatIsNot(t *testing.T) {
	for p, want := range map[float64]string{
		0: "0%", 1: "100%", 0.0001: "<0.1%", 0.99999: ">99.9%", 0.125: "12.5%", 0.5: "50%",
	} {
		if got := percent(p); got != want {
			t.Errorf("%v is told as %s, want %s", p, got, want)
		}
	}
}
