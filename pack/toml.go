package pack

import (
	"bytes"
	"fmt"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// Bounds of a TOML file, which a stranger may have written: how deeply its values may nest, counting the
// tables they are in, and how long a key may be, in bytes. They bound the memory that the record of each
// value takes.
const (
	mostDepth = 8
	mostKey   = 64
)

// decode reads the text of a TOML file into a value. It checks the bounds first: a text that exceeds one of
// them is a fault, and nothing is read.
func (s *Sheet) decode(text []byte, into any) error {
	if s.bound(text); s.Err() != nil {
		return s.faults
	}
	if err := toml.Unmarshal(text, into); err != nil {
		return s.decodeFaults(err, text)
	}
	return nil
}

// bound records the first place at which a text exceeds one of the bounds. If the text is not TOML, it looks
// only as far as the text is.
func (s *Sheet) bound(text []byte) {
	if i := tooDeep(text); i >= 0 {
		r := ruler{text: text, line: 1}
		s.note(r.place(i), fmt.Sprintf("expected values at most %d deep in one another", mostDepth))
		return
	}
	var p unstable.Parser
	p.Reset(text)
	r := ruler{text: text, line: 1}
	table := 0
	for p.NextExpression() {
		e := p.Expression()
		depth := table
		if e.Kind != unstable.KeyValue {
			depth = 0
		}
		at, why := measure(e, depth)
		if why != "" {
			s.note(r.place(int(at.Raw.Offset)), why)
			return
		}
		if e.Kind == unstable.Table || e.Kind == unstable.ArrayTable {
			table = 0
			for it := e.Key(); it.Next(); {
				table++
			}
		}
	}
}

// tooDeep returns the offset where brackets nest deeper than any value may, or -1. It skips strings and
// comments.
func tooDeep(text []byte) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '[', '{':
			if depth++; depth > mostDepth {
				return i
			}
		case ']', '}':
			depth = max(depth-1, 0)
		case '#':
			end := bytes.IndexByte(text[i:], '\n')
			if end < 0 {
				return -1
			}
			i += end
		case '"', '\'':
			i += quoted(text[i:]) - 1
		}
	}
	return -1
}

// quoted returns the length of the string that a text begins with; if the string does not end, that of its
// first line or, for a string of several lines, of the text.
func quoted(text []byte) int {
	mark := text[:1]
	if long := bytes.Repeat(mark, 3); bytes.HasPrefix(text, long) {
		mark = long
	}
	for i := len(mark); i < len(text); i++ {
		switch {
		case text[i] == '\\' && mark[0] == '"':
			i++
		case text[i] == '\n' && len(mark) == 1:
			return i
		case bytes.HasPrefix(text[i:], mark):
			return i + len(mark)
		}
	}
	return len(text)
}

// measure returns the first key in an expression that is too long or too deep, and why; depth is how deep the
// expression itself is.
func measure(e *unstable.Node, depth int) (*unstable.Node, string) {
	if e.Kind == unstable.KeyValue || e.Kind == unstable.Table || e.Kind == unstable.ArrayTable {
		for it := e.Key(); it.Next(); {
			switch key := it.Node(); {
			case depth == mostDepth:
				return key, fmt.Sprintf("expected values at most %d deep in one another", mostDepth)
			case len(key.Data) > mostKey:
				return key, fmt.Sprintf("expected a key of at most %d bytes, found %d", mostKey, len(key.Data))
			}
			depth++
		}
	}
	var values unstable.Iterator
	switch e.Kind {
	case unstable.KeyValue:
		return measure(e.Value(), depth)
	case unstable.Array, unstable.InlineTable:
		values = e.Children()
	}
	for values.Next() {
		in := depth
		if e.Kind == unstable.Array {
			in++
		}
		if at, why := measure(values.Node(), in); why != "" {
			return at, why
		}
	}
	return nil, ""
}
