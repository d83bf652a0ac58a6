// Package metrics counts and times what a server does, and writes the figures in the text format of Prometheus.
// Start reading with Set.
package metrics

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// MostSeries is how many series one metric may have. What would be one more is counted in a last series, whose
// labels are all Other: a mistake with a label fills neither this memory nor that of Prometheus.
const (
	MostSeries = 1000
	Other      = "other"
)

// A Set holds metrics in the order in which they were added. Any goroutine may use it.
type Set struct {
	mu  sync.Mutex
	all []family
}

// A family is one metric with all its series.
type family interface{ write(b *strings.Builder) }

func (s *Set) add(f family) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all = append(s.all, f)
}

// WriteTo writes all metrics.
func (s *Set) WriteTo(w io.Writer) (int64, error) {
	s.mu.Lock()
	all := slices.Clone(s.all)
	s.mu.Unlock()
	var b strings.Builder
	for _, f := range all {
		f.write(&b)
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// A metric is what all kinds have: a name, a sentence of help, and the names of its labels.
type metric struct {
	name, kind, help string
	labels           []string
}

func (m *metric) head(b *strings.Builder) {
	fmt.Fprintf(b, "# HELP %s %s\n# TYPE %s %s\n", m.name, helped.Replace(m.help), m.name, m.kind)
}

var (
	helped = strings.NewReplacer(`\`, `\\`, "\n", `\n`)
	quoted = strings.NewReplacer(`\`, `\\`, "\n", `\n`, `"`, `\"`)
)

// line writes one sample: the value of a series, whose name may have an ending, and whose labels may have one more.
func (m *metric) line(b *strings.Builder, ending string, values []string, value float64, more ...string) {
	b.WriteString(m.name + ending)
	pairs := make([]string, 0, len(m.labels)+1)
	for i, label := range m.labels {
		pairs = append(pairs, label+`="`+quoted.Replace(values[i])+`"`)
	}
	if pairs = append(pairs, more...); len(pairs) > 0 {
		b.WriteString("{" + strings.Join(pairs, ",") + "}")
	}
	b.WriteString(" " + number(value) + "\n")
}

func number(value float64) string { return strconv.FormatFloat(value, 'f', -1, 64) }

// series holds the value of each series by the values of its labels. mu guards all of them.
type series[T any] struct {
	metric
	mu sync.Mutex
	of map[string]*T
}

// separator stands between the values of labels in a key.
const separator = "\xff"

// find returns the series with these values of its labels. mu is held.
func (s *series[T]) find(values []string) *T {
	if len(values) != len(s.labels) {
		panic(fmt.Sprintf("metrics: %s has %d labels, found %d values", s.name, len(s.labels), len(values)))
	}
	key := strings.Join(values, separator)
	one := s.of[key]
	if one != nil {
		return one
	}
	if len(s.of) >= MostSeries {
		key = strings.Join(slices.Repeat([]string{Other}, len(s.labels)), separator)
		if one = s.of[key]; one != nil {
			return one
		}
	}
	one = new(T)
	if s.of == nil {
		s.of = map[string]*T{}
	}
	s.of[key] = one
	return one
}

// each calls do for each series, in order.
func (s *series[T]) each(do func(values []string, one *T)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, key := range slices.Sorted(maps.Keys(s.of)) {
		do(strings.Split(key, separator)[:len(s.labels)], s.of[key])
	}
}

// A Counter counts what happens.
type Counter struct{ series[float64] }

// Counter adds a counter. One without labels starts at 0.
func (s *Set) Counter(name, help string, labels ...string) *Counter {
	c := &Counter{series[float64]{metric: metric{name, "counter", help, labels}}}
	if len(labels) == 0 {
		c.Add(0)
	}
	s.add(c)
	return c
}

// Add adds to the series with these values of its labels. Adding 0 makes the series.
func (c *Counter) Add(n int, values ...string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	*c.find(values) += float64(n)
}

func (c *Counter) write(b *strings.Builder) {
	c.head(b)
	c.each(func(values []string, n *float64) { c.line(b, "", values, *n) })
}

// A Timer counts durations by how long they were: a histogram in seconds.
type Timer struct {
	series[times]
	bounds []time.Duration
}

type times struct {
	within []int // by bound: how many were no longer
	count  int
	sum    time.Duration
}

// Timer adds a timer that counts durations up to each of the bounds, which ascend.
func (s *Set) Timer(name, help string, bounds []time.Duration, labels ...string) *Timer {
	t := &Timer{series[times]{metric: metric{name, "histogram", help, labels}}, bounds}
	s.add(t)
	return t
}

// Took records a duration in the series with these values of its labels.
func (t *Timer) Took(d time.Duration, values ...string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	one := t.find(values)
	if one.within == nil {
		one.within = make([]int, len(t.bounds))
	}
	for i, most := range t.bounds {
		if d <= most {
			one.within[i]++
		}
	}
	one.count, one.sum = one.count+1, one.sum+d
}

func (t *Timer) write(b *strings.Builder) {
	t.head(b)
	t.each(func(values []string, one *times) {
		for i, most := range t.bounds {
			t.line(b, "_bucket", values, float64(one.within[i]), `le="`+number(most.Seconds())+`"`)
		}
		t.line(b, "_bucket", values, float64(one.count), `le="+Inf"`)
		t.line(b, "_sum", values, one.sum.Seconds())
		t.line(b, "_count", values, float64(one.count))
	})
}

// A gauge is read when it is written.
type gauge struct {
	metric
	read func(put func(value float64, values ...string))
}

// Gauge adds a metric that is read when it is written: read calls put for each of its series, with the values of
// its labels.
func (s *Set) Gauge(name, help string, read func(put func(value float64, values ...string)), labels ...string) {
	s.add(&gauge{metric{name, "gauge", help, labels}, read})
}

func (g *gauge) write(b *strings.Builder) {
	g.head(b)
	g.read(func(value float64, values ...string) { g.line(b, "", values, value) })
}
