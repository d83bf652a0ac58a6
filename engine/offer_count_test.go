package engine

import "testing"

// A Counting has one answer to give, or none: if there are none or several, or a number is left open.
func TestCounting(t *testing.T) {
	d := Decision{Seat: 1, About: Thing(1, 7)}
	fixed := Option{Verb: 3, On: Thing(2, 4), Span: [3]Span{{Min: 5, Max: 5, Step: 5}}}
	open := fixed
	open.Span[0].Max = 10
	for _, tt := range []struct {
		name    string
		options []Option
		want    Choice
	}{
		{"nothing", nil, Choice{}},
		{"one", []Option{fixed}, Choice{Seat: 1, Verb: 3, About: d.About, On: fixed.On, N: [3]int32{5}}},
		{"a number is open", []Option{open}, Choice{}},
		{"two", []Option{fixed, {Verb: Pass}}, Choice{}},
	} {
		o := Counting()
		for _, op := range tt.options {
			o.Add(op)
		}
		if c, ok := o.Only(d); c != tt.want || ok != (tt.want != Choice{}) {
			t.Errorf("%s: %+v, %v, want %+v", tt.name, c, ok, tt.want)
		}
	}
}
