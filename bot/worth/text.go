package worth

import (
	"bytes"
	"cmp"
	"fmt"
	"hash/fnv"
	"math"
	"strconv"
	"strings"
)

// A Head says where the weights of a network come from and what they are for.
type Head struct {
	Game   string   // its key
	Law    int      // the version of its rules
	Pack   string   // the digest of its pack
	Inputs []string // what each number of a description is
	Facts  []Fact   // provenance and figures, as people read them
}

// A Fact is one line of provenance: a word and what is said of it.
type Fact struct{ Word, Says string }

// What the lines of a file of weights begin with.
const (
	begins, ends = "weathergage worth 1", "sum "
	factWord     = "fact "
)

// Format writes a network as Read reads it.
func Format(n *Net, h *Head) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\ngame %s\nlaw %d\npack %s\n", begins, h.Game, h.Law, h.Pack)
	for _, f := range h.Facts {
		fmt.Fprintf(&b, "%s%s: %s\n", factWord, f.Word, f.Says)
	}
	fmt.Fprintf(&b, "hidden %d\n", n.hidden)
	for i, name := range h.Inputs {
		b.WriteString("input")
		numbers(&b, n.first[i*n.hidden:][:n.hidden])
		fmt.Fprintf(&b, " %s\n", name)
	}
	b.WriteString("bias")
	numbers(&b, n.bias)
	b.WriteString("\nsecond")
	numbers(&b, n.second)
	fmt.Fprintf(&b, "\nout %d\n", n.out)
	fmt.Fprintf(&b, "%s%016x\n", ends, digest(b.Bytes()))
	return b.Bytes()
}

func numbers[N int16 | int32](b *bytes.Buffer, all []N) {
	for _, n := range all {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(int(n)))
	}
}

func digest(text []byte) uint64 {
	h := fnv.New64a()
	h.Write(text)
	return h.Sum64()
}

// Read reads a network for positions that want describes. An error names the file, its line and what was expected: the
// file is damaged, or for another game, law, pack or list of inputs.
func Read(file string, text []byte, want *Head) (*Net, []Fact, error) {
	r := &reader{file: file}
	at := bytes.LastIndex(text, []byte("\n"+ends)) + 1
	r.rest = strings.Split(string(text), "\n")
	if !bytes.HasPrefix(text, []byte(begins+"\n")) {
		return nil, nil, r.fail(1, begins, r.rest[0])
	}
	if sum := fmt.Sprintf("%s%016x\n", ends, digest(text[:max(at, 0)])); at == 0 || string(text[at:]) != sum {
		return nil, nil, fmt.Errorf("%s:%d: offset %d: damaged: expected %q, found %q", file, bytes.Count(text[:at], []byte("\n"))+1, at,
			strings.TrimSpace(sum), short(strings.TrimSpace(string(text[at:]))))
	}
	r.take() // what it begins with
	for _, line := range []string{"game " + want.Game, "law " + strconv.Itoa(want.Law), "pack " + want.Pack} {
		if got := r.take(); got != line && r.err == nil {
			r.err = r.fail(r.line, line, got)
		}
	}
	facts := r.facts()
	n := r.net(want.Inputs)
	if r.err != nil {
		return nil, nil, r.err
	}
	return n, facts, nil
}

// A reader takes the lines of a file one by one; after an error it reads nothing more.
type reader struct {
	file string
	rest []string
	line int // the last that was taken, from 1
	err  error
}

func (r *reader) fail(line int, want, got string) error {
	return fmt.Errorf("%s:%d: expected %q, found %q", r.file, line, short(want), short(got))
}

// short cuts a text that is too long to be read in an error.
func short(text string) string {
	const most = 80
	if len(text) <= most {
		return text
	}
	return text[:most] + "…"
}

func (r *reader) take() string {
	if len(r.rest) == 0 {
		return ""
	}
	line := r.rest[0]
	r.rest = r.rest[1:]
	r.line++
	return line
}

func (r *reader) facts() (all []Fact) {
	for len(r.rest) > 0 && strings.HasPrefix(r.rest[0], factWord) {
		word, says, _ := strings.Cut(strings.TrimPrefix(r.take(), factWord), ": ")
		all = append(all, Fact{word, says})
	}
	return all
}

// net reads the weights.
func (r *reader) net(inputs []string) *Net {
	n := &Net{hidden: row[int](r, "hidden", "", 1)[0]}
	if n.hidden < 1 || n.hidden > MostHidden || len(inputs) > mostInputs {
		r.err = cmp.Or(r.err, fmt.Errorf("%s:%d: expected 1 to %d units for at most %d inputs, found %d units for %d",
			r.file, r.line, MostHidden, mostInputs, n.hidden, len(inputs)))
		return n
	}
	n.first = make([]int16, 0, len(inputs)*n.hidden)
	for _, name := range inputs {
		n.first = append(n.first, row[int16](r, "input", name, n.hidden)...)
	}
	n.bias = row[int32](r, "bias", "", n.hidden)
	n.second = row[int16](r, "second", "", n.hidden)
	n.out = row[int32](r, "out", "", 1)[0]
	return n
}

// row reads a line of n numbers between a word and a name.
func row[N int | int16 | int32](r *reader, word, name string, n int) []N {
	out := make([]N, n)
	if r.err != nil {
		return out
	}
	line := r.take()
	parts := strings.SplitN(line, " ", n+2)
	rest := ""
	if len(parts) == n+2 {
		rest = parts[n+1]
	}
	if len(parts) < n+1 || parts[0] != word || rest != name {
		r.err = r.fail(r.line, fmt.Sprintf("%s with %d numbers, %s", word, n, name), line)
		return out
	}
	for i := range out {
		x, err := strconv.ParseInt(parts[i+1], 10, 64)
		if out[i] = N(x); err != nil || int64(out[i]) != x {
			r.err = r.fail(r.line, fmt.Sprintf("%s with %d numbers, %s", word, n, name), line)
		}
	}
	return out
}

// Round makes a network of whole numbers from one in floating point: first by input and unit, bias and second by unit. A
// number too large is cut to the largest.
func Round(first, bias, second []float64, out float64) *Net {
	n := &Net{hidden: len(bias), out: whole[int32](out, math.MaxInt32)}
	for _, w := range first {
		n.first = append(n.first, whole[int16](w, math.MaxInt16))
	}
	for j := range bias {
		n.bias = append(n.bias, whole[int32](bias[j], math.MaxInt32))
		n.second = append(n.second, whole[int16](second[j], math.MaxInt16))
	}
	return n
}

func whole[N int16 | int32](x float64, most float64) N {
	return N(max(-most, min(math.RoundToEven(x*one), most)))
}
