package command

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// change reads one change; list holds the values of its range, or is nil if it has none.
func (r *questioner) change(to *pack.Change, c *change, at string) (list []string, ok bool) {
	isTable := strings.HasSuffix(c.File, ".csv")
	*to = pack.Change{File: c.File, Column: c.Column, Key: c.Key, Row: make(map[string]string)}
	for column, cell := range c.Row {
		to.Row[column] = plainValue(cell)
	}
	ranged := c.From != nil || c.To != nil || c.Step != nil
	switch {
	case c.Value == nil && !ranged:
		r.Fail(at, "expected a value, or from, to and step, found none")
		return nil, false
	case c.Value != nil && ranged:
		r.Fail(at+".value", "expected a value or a range, found both")
		return nil, false
	case ranged:
		return r.steps(c, at)
	}
	if text, isText := c.Value.(string); isText && !isTable {
		to.Value = quoted(text)
	} else {
		to.Value = plainValue(c.Value)
	}
	return nil, true
}

// quoted returns a text as a TOML file holds it.
func quoted(text string) string {
	if strings.ContainsAny(text, "'\n") {
		return strconv.Quote(text)
	}
	return "'" + text + "'"
}

// steps lists the numbers of a range, its ends included.
func (r *questioner) steps(c *change, at string) (list []string, ok bool) {
	from, okFrom := number(c.From)
	to, okTo := number(c.To)
	step, okStep := number(c.Step)
	if c.Step == nil {
		step, okStep = 1, true
	}
	if !okFrom || !okTo || !okStep || step <= 0 || to < from || (to-from)/step > mostVariants {
		r.Fail(at, "expected numbers from, to and step, such as from = 4, to = 8, step = 0.5, of at most %d values", mostVariants)
		return nil, false
	}
	places := max(decimals(c.From), decimals(c.Step))
	for i := range int(math.Floor((to-from)/step+1e-9)) + 1 {
		list = append(list, strconv.FormatFloat(from+float64(i)*step, 'f', places, 64))
	}
	return list, true
}

// number returns a value of a TOML file as a number.
func number(v any) (float64, bool) {
	switch n := v.(type) {
	case int64:
		return float64(n), true
	case float64:
		return n, true
	}
	return 0, false
}

// decimals returns how many digits a number has behind its point.
func decimals(v any) int {
	_, after, _ := strings.Cut(plainValue(v), ".")
	return len(after)
}

// plainValue returns a value of a TOML file as a table holds it.
func plainValue(v any) string {
	if n, ok := v.(float64); ok {
		return strconv.FormatFloat(n, 'f', -1, 64)
	}
	if v == nil {
		return ""
	}
	return fmt.Sprint(v)
}
