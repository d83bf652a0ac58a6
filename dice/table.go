package dice

import "github.com/weathergage/weathergage/engine"

// A Table holds what a choice may lead to: a row for each way to answer the decisions that come up before it
// is settled, with the odds of each measure.
type Table struct {
	Measures []string `json:"measures"` // what the columns count
	Counts   []bool   `json:"counts"`   // which of them are counts, also where they are 0 or 1; nil if the rules do not say
	Rows     []Row    `json:"rows"`
	// Exact says that every throw was followed to its end, apart from Cut.
	Exact bool `json:"exact"`
	// Cut is the greatest total weight, over the rows, of throws that were not followed, for rules that throw
	// again and again.
	Cut float64 `json:"cut"`
}

// Event reports whether a measure either happens or does not: it is nothing but 0 and 1, and no count.
func (t *Table) Event(measure int) bool {
	if measure < len(t.Counts) && t.Counts[measure] {
		return false
	}
	for i := range t.Rows {
		for _, v := range t.Rows[i].Columns[measure].Values {
			if v.Value != 0 && v.Value != 1 {
				return false
			}
		}
	}
	return true
}

// A Row holds the odds for one way to answer the decisions that come up.
type Row struct {
	Answers []string        `json:"answers"` // in words, as they come up; none if nothing is asked
	Choices []engine.Choice `json:"-"`
	Columns []Column        `json:"columns"` // by measure
	// Samples is how many random ways for the dice to fall were drawn because there are too many to follow
	// all; 0 if the row is exact.
	Samples int `json:"samples"`
}

// A Column is the distribution of one measure. If samples were drawn, Low and High bound the mean with 95 %
// certainty; otherwise they equal the mean.
type Column struct {
	Values []Value `json:"values"` // the possible ones, the least first
	Mean   float64 `json:"mean"`
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}

// A Value is one number with its chance, from 0 to 1. If samples were drawn, Low and High bound the chance
// with 95 % certainty; otherwise they equal the chance.
type Value struct {
	Value  int32   `json:"value"`
	Chance float64 `json:"chance"`
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}
