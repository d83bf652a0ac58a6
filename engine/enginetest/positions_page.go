package enginetest

import (
	"fmt"
	"slices"
	"strings"
)

// mostDeep is how many words of a line are explored, one after another.
const mostDeep = 14

// mostRow is how many words are compared to find words with the same continuation.
const mostRow = 8

// A place is where a word of a line stands, with what may follow each word that may stand there.
type place struct {
	want
	ends   bool // the line may end before it
	again  bool // it comes again after each of them
	groups []group
}

// A group is the words of a place with the same continuation.
type group struct {
	words []string
	next  *place // nil if the line ends, or continues as before
}

// explore finds out what may follow the words of a line. path holds the places that led to it.
func (p *prober) explore(line string, path []*place) *place {
	w, ok := p.wants(line)
	if !ok || w.text == lineEnd || len(path) == mostDeep {
		return nil
	}
	at := &place{want: w, ends: p.ends(line)}
	for i, was := range path {
		if more := w.beyond(&was.want); len(was.groups) > 1 && len(more) > 0 {
			was.again = true
			return &place{want: want{words: more}, ends: true, again: true, groups: []group{{words: more}}}
		}
		if was.key() != at.key() {
			continue
		}
		next := i == len(path)-1
		if at.ends && (next || w.text != "" || was.ends) || !next && (len(was.groups) > 1 || len(was.also) > 0) {
			was.again = true
			return nil
		}
	}
	path = append(slices.Clone(path), at)
	if w.text != "" {
		if word := p.sample(w.text); word != "" {
			at.groups = []group{{next: p.explore(line+" "+word, path)}}
		}
		return at
	}
	p.group(line, at)
	for i := range at.groups {
		at.groups[i].next = p.explore(line+" "+at.groups[i].words[0], path)
	}
	return at
}

// group joins the words of a place that have the same continuation.
func (p *prober) group(line string, at *place) {
	var keys []string
	for _, word := range at.words {
		key := p.after(line+" "+word, mostRow)
		i := slices.Index(keys, key)
		if i < 0 {
			i = len(keys)
			keys = append(keys, key)
			at.groups = append(at.groups, group{})
		}
		at.groups[i].words = append(at.groups[i].words, word)
	}
}

// beyond returns the words that may stand there besides all those that other wants: the ones that Reader.May
// looked for before it moved on; nil if w does not want all of other's.
func (w *want) beyond(other *want) (more []string) {
	n := 0
	for _, word := range w.words {
		if slices.Contains(other.words, word) {
			n++
		} else {
			more = append(more, word)
		}
	}
	if n == 0 || n < len(other.words) {
		return nil
	}
	return more
}

// after returns a key for what is wanted after the words of a line, and after words more.
func (p *prober) after(line string, words int) string {
	w, ok := p.wants(line)
	key := fmt.Sprint(w.key(), ok, w.after)
	next := p.sample(w.text)
	if len(w.words) > 0 {
		next = w.words[0]
	}
	if words == 1 || next == "" {
		return key
	}
	return key + " / " + p.after(line+" "+next, words-1)
}

// sample returns a valid word: one of an example, or the least number.
func (p *prober) sample(text string) string {
	if word := p.samples[text]; word != "" {
		return word
	}
	if _, rest, ok := strings.Cut(text, " number from "); ok {
		least, _, _ := strings.Cut(rest, " ")
		return least
	}
	_, rest, _ := strings.Cut(text, " such as ")
	word, _, _ := strings.Cut(rest, " ")
	return word
}

// write writes the part of the page about one kind of line.
func (p *prober) write(b *strings.Builder, k *description) {
	if len(k.example) == 0 {
		return
	}
	p.begin(k)
	fmt.Fprintf(b, "\n## %s\n\n%s\n\n", k.word, strings.Join(k.says, "\n"))
	fmt.Fprintf(b, "    %s\n", strings.Join(k.example, "\n    "))
	b.WriteString("\n")
	if k.word == "game" {
		fmt.Fprintf(b, "- `game`, then `%s`, then perhaps the version\n", p.rules.Info().Key) // the version is raised often
		return
	}
	if at := p.explore(k.word, nil); at != nil {
		fmt.Fprintf(b, "- `%s`", k.word)
		at.write(b, k, 1)
	} else {
		fmt.Fprintf(b, "- `%s` alone\n", k.word)
	}
	p.writeMarks(b, k)
}

// write writes what may stand at a place: on the same line of the page if there is one thing, otherwise as a
// list below it.
func (at *place) write(b *strings.Builder, k *description, deep int) {
	if at == nil {
		b.WriteString("\n")
		return
	}
	b.WriteString(", then")
	if at.ends {
		b.WriteString(" perhaps")
	}
	if len(at.groups) <= 1 && !at.described(k) {
		if at.text != "" {
			b.WriteString(" *" + at.text + "*")
		} else {
			b.WriteString(" " + quoted(at.words))
		}
		last, times := at, 1
		for len(last.groups) == 1 && last.groups[0].next != nil && last.groups[0].next.key() == at.key() {
			last, times = last.groups[0].next, times+1
		}
		switch {
		case last.again && len(last.groups) == 1 && last.groups[0].next != nil:
			b.WriteString(" (and again after what follows)")
		case last.again:
			b.WriteString(", as many as there are")
		case times > 1:
			fmt.Fprintf(b, ", %d of them", times)
		}
		if len(last.groups) == 1 {
			last.groups[0].next.write(b, k, deep)
		} else {
			b.WriteString("\n")
		}
		at.writeAlso(b, k, deep)
		return
	}
	if at.again {
		b.WriteString(" any of these, one after another:\n")
	} else {
		b.WriteString(" one of these:\n")
	}
	for i := range at.groups {
		at.groups[i].write(b, k, deep)
	}
}

// writeAlso writes the descriptions of words that are wanted besides those listed.
func (at *place) writeAlso(b *strings.Builder, k *description, deep int) {
	for _, w := range at.also {
		if k.words[w] != "" && !k.used[w] {
			k.used[w] = true
			fmt.Fprintf(b, "%s- `%s`: %s\n", strings.Repeat("  ", deep), w, k.words[w])
		}
	}
}

// described reports whether a word that may stand there is described.
func (at *place) described(k *description) bool {
	return slices.ContainsFunc(at.words, func(w string) bool { return k.words[w] != "" })
}

// write writes the words of a group: the described ones each on a line of its own.
func (g *group) write(b *strings.Builder, k *description, deep int) {
	var plain []string
	line := func(words []string, says string) {
		fmt.Fprintf(b, "%s- %s", strings.Repeat("  ", deep), quoted(words))
		if g.next != nil && g.next.after {
			b.WriteString(" (after the lines above it)")
		}
		if says == "" {
			g.next.write(b, k, deep+1)
			return
		}
		var rest strings.Builder
		g.next.write(&rest, k, deep+1)
		head, tail, _ := strings.Cut(rest.String(), "\n")
		head, list := strings.CutSuffix(head, ":")
		b.WriteString(head + ": " + says)
		if list {
			b.WriteString(":")
		}
		b.WriteString("\n" + tail)
	}
	for _, w := range g.words {
		if k.words[w] == "" {
			plain = append(plain, w)
			continue
		}
		k.used[w] = true
		line([]string{w}, k.words[w])
	}
	if len(plain) > 0 {
		line(plain, "")
	}
}

// quoted lists words as code.
func quoted(words []string) string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = "`" + w + "`"
	}
	if len(list) == 1 {
		return list[0]
	}
	return strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}

// writeMarks writes what may follow a sign within a word of the example, such as :done.
func (p *prober) writeMarks(b *strings.Builder, k *description) {
	before := ""
	var done []string
	for _, word := range strings.Fields(k.example[len(k.example)-1]) {
		for i, r := range word {
			if !strings.ContainsRune(":@*=", r) || slices.Contains(done, string(r)) {
				continue
			}
			if w, ok := p.within(before+word[:i+1], len(before)); ok {
				done = append(done, string(r))
				fmt.Fprintf(b, "- after `%c` in a word: ", r)
				if w.text != "" {
					fmt.Fprintf(b, "*%s*\n", w.text)
					continue
				}
				b.WriteString(quoted(w.words) + "\n")
				for _, mark := range w.words {
					if says := k.words[mark]; says != "" {
						k.used[mark] = true
						fmt.Fprintf(b, "  - `%s`: %s\n", mark, says)
					}
				}
			}
		}
		before += word + " "
	}
}
