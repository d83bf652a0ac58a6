package engine

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// A Chronicler is a Ruleset that logs acts: an attack is one headline with its result, and its dice and steps
// unfold below it.
type Chronicler interface {
	// Acts returns every act of the game, each with its own Begins.
	Acts() []Act
	// Phrase appends a phrase of an act, filled in with an event. s is the position as the viewer saw it
	// last, or nil; it may name things.
	Phrase(buf []byte, s State, says string, e Event) []byte
}

// An Act is something a seat does, with everything that follows from it.
type Act struct {
	Begins Kind
	Says   string // how the headline begins, without a full stop; "": with the sentence of the event, see Ruleset.Tell
	Joint  string // joins Says to the first deed, whose event fills it in; "": a colon
	Same   bool   // only events with the same About belong to it
	Vain   string // what the headline adds while no deed has added a phrase, or ""
	Own    bool   // the event that begins it is also one of its deeds
	Deeds  []Deed // the events that may belong to it
}

// A Deed says what events of one kind add to the headline of their act. If an act has several deeds of that
// kind, an event adds them all.
type Deed struct {
	Kind   Kind
	Says   string // a phrase, possibly empty; "": the event appears below the headline only
	Each   string // a name that ends the phrase; the names of all events with the same phrase are listed
	Sums   uint8  // by bit from %1 on: numbers that are added up over all events with the same phrase
	Count  uint8  // the number, from 1 on, that is replaced by the count of events with the same phrase; 0: none
	Heads  bool   // the phrase replaces the beginning of the headline
	Begins bool   // the event begins an act of its own, which replaces this one if that has no deeds so far
	Ends   bool   // the event ends the act
	There  bool   // only an event with the same On as the one that begins the act belongs to it
}

// A Headline is an act so far, as one viewer was told it. It holds nothing else.
type Headline struct {
	act     *Act
	about   Object
	on      Object
	head    string // its beginning
	heads   *Deed  // the deed whose phrase has replaced the beginning, or nil
	stop    string // its full stop, or ""
	joint   string // before the first phrase
	phrases []phrase
	said    bool // it has a phrase
	over    bool
}

// A phrase is what the events with the same words add to a headline.
type phrase struct {
	sum
	subject string // the name of its event's About, or "it", with which it begins, and a space; "": it begins otherwise
	names   []sum  // as Each names them
}

// A sum totals the events of one deed whose words differ only in the numbers that are added up.
type sum struct {
	deed      *Deed
	event     Event // with its sums
	key, text string
	times     int
}

// BeginAct returns the headline of the act that an event begins, or nil. s is the position as the viewer saw it last,
// or nil.
func BeginAct(r Ruleset, s State, e Event) *Headline {
	by, ok := r.(Chronicler)
	if !ok {
		return nil
	}
	acts := by.Acts()
	for i := range acts {
		if acts[i].Begins != e.Kind {
			continue
		}
		told := string(r.Tell(nil, e))
		h := &Headline{act: &acts[i], about: e.About, on: e.On}
		h.head = strings.TrimSuffix(told, ".")
		h.stop = told[len(h.head):]
		if says := acts[i].Says; says != "" {
			h.head = string(by.Phrase(nil, s, says, e))
		}
		for i := range h.act.Deeds {
			if p := &h.act.Deeds[i]; p.Kind == e.Kind && (h.act.Own || p.Heads) {
				h.add(by, s, p, e)
			}
		}
		return h
	}
	return nil
}

// Add reports whether an event belongs to the act, and adds what it says to the headline.
func (h *Headline) Add(r Ruleset, s State, e Event) bool {
	by, ok := r.(Chronicler)
	if !ok || h.over || h.act.Same && e.About != h.about {
		return false
	}
	belongs := false
	for i := range h.act.Deeds {
		p := &h.act.Deeds[i]
		switch {
		case p.Kind != e.Kind, p.There && e.On != h.on, p.Heads && h.hasOther(by, s, p, e):
		case !p.Begins:
			belongs = true
			h.add(by, s, p, e)
		case !h.said:
			*h = *BeginAct(r, s, e)
			return true
		}
	}
	return belongs
}

// hasOther reports whether a deed with words other than the event's has replaced the beginning of the
// headline.
func (h *Headline) hasOther(by Chronicler, s State, p *Deed, e Event) bool {
	return h.heads == p && !slices.ContainsFunc(h.phrases, func(was phrase) bool {
		return was.deed == p && was.key == string(by.Phrase(nil, s, p.Says, p.alike(e)))
	})
}

// add adds what an event says through one deed.
func (h *Headline) add(by Chronicler, s State, p *Deed, e Event) {
	h.over = h.over || p.Ends
	if len(by.Phrase(nil, s, p.Says, e)) == 0 || p.Each != "" && len(by.Phrase(nil, s, p.Each, e)) == 0 {
		return
	}
	key := string(by.Phrase(nil, s, p.Says, p.alike(e)))
	h.said = true
	if h.joint == "" && h.act.Joint != "" {
		h.joint = string(by.Phrase(nil, s, h.act.Joint, e))
	}
	if p.Heads {
		h.heads = p
	}
	i := slices.IndexFunc(h.phrases, func(was phrase) bool {
		return was.key == key && (was.deed == p || p.Each != "" && was.deed.Each != "" && was.deed.Heads == p.Heads)
	})
	if i < 0 {
		i = len(h.phrases)
		h.phrases = append(h.phrases, phrase{sum: sum{deed: p, key: key}, subject: subjectOf(by, s, p.Says, e)})
	}
	h.phrases[i].add(by, s, p.Says, p, e)
	if p.Each != "" {
		h.phrases[i].list(by, s, p, e)
	}
}

// subjectOf returns the name of what an event is about, or "it", with which a phrase begins, and a space; "" if it
// begins otherwise.
func subjectOf(by Chronicler, s State, says string, e Event) string {
	for _, subject := range []string{"%A ", "it "} {
		if strings.HasPrefix(says, subject) {
			return string(by.Phrase(nil, s, subject, e))
		}
	}
	return ""
}

// list adds the name of an event to the phrase that ends with a list.
func (p *phrase) list(by Chronicler, s State, deed *Deed, e Event) {
	key := string(by.Phrase(nil, s, deed.Each, deed.alike(e)))
	i := slices.IndexFunc(p.names, func(was sum) bool { return was.deed == deed && was.key == key })
	if i < 0 {
		i = len(p.names)
		p.names = append(p.names, sum{key: key})
	}
	p.names[i].add(by, s, deed.Each, deed, e)
	var names []string
	for j := range p.names {
		one := &p.names[j]
		names = append(names, one.text)
		if one.times > 1 && one.deed.Sums == 0 && one.deed.Count == 0 {
			names[j] += " ×" + strconv.Itoa(one.times)
		}
	}
	p.text += Listed(names)
}

// add adds an event and fills in a sentence with the totals.
func (w *sum) add(by Chronicler, s State, says string, p *Deed, e Event) {
	was := w.event
	w.deed, w.event = p, e
	w.times++
	for i := range e.N {
		switch {
		case int(p.Count) == i+1:
			w.event.N[i] = int32(w.times)
		case p.Sums>>i&1 != 0:
			w.event.N[i] += was.N[i]
		}
	}
	w.text = string(by.Phrase(nil, s, says, w.event))
}

// alike returns an event with 1 in place of every number that is added up or counted.
func (p *Deed) alike(e Event) Event {
	for i := range e.N {
		if p.Sums>>i&1 != 0 || int(p.Count) == i+1 {
			e.N[i] = 1
		}
	}
	return e
}

// Text returns the headline as a sentence.
func (h *Headline) Text() string {
	var said []*phrase
	text := h.head
	for i := range h.phrases {
		switch p := &h.phrases[i]; {
		case !p.deed.Heads:
			said = append(said, p)
		case p.deed == h.heads:
			text = p.text
		}
	}
	says := withoutRepeats(said)
	if len(said) == 0 && h.heads == nil && h.act.Vain != "" {
		says = append(says, h.act.Vain)
	}
	if len(says) > 0 {
		text += cmp.Or(h.joint, ": ") + listedPhrases(says)
	}
	return Capital(text) + h.stop
}

// withoutRepeats joins phrases that follow each other about the same thing, so that it is named once. Those that are
// lists themselves are joined only where the thing is called "it".
func withoutRepeats(said []*phrase) (says []string) {
	for len(said) > 0 {
		first := said[0]
		n := 1
		for n < len(said) && first.subject != "" && said[n].subject != "" && said[n].event.About == first.event.About {
			n++
		}
		same := []string{first.text}
		for _, p := range said[1:n] {
			same = append(same, strings.TrimPrefix(p.text, p.subject))
		}
		if first.subject == "it " || !slices.ContainsFunc(same, isList) {
			says = append(says, listedPhrases(same))
		} else {
			n = 1
			says = append(says, first.text)
		}
		said = said[n:]
	}
	return says
}

// listedPhrases joins phrases: with semicolons where one of them is a list itself.
func listedPhrases(said []string) string {
	if len(said) > 1 && slices.ContainsFunc(said, isList) {
		return strings.Join(said, "; ")
	}
	return Listed(said)
}

// isList reports whether a phrase lists several things.
func isList(says string) bool { return strings.Contains(says, ", ") || strings.Contains(says, " and ") }

// A Scribe writes headlines for one viewer: for the events of an act, and for those that a Voyager joins.
type Scribe struct {
	told Event     // the last event, joined with those it continues; Kind 0: none yet
	act  *Headline // the act it belongs to, or nil
}

// InAct reports whether the last event belongs to an act, not to a voyage.
func (sc *Scribe) InAct() bool { return sc.act != nil }

// Alone returns the headline of an act that has only its first event so far, or "" if the last event begins none or says
// no more than who acts.
func (sc *Scribe) Alone() string {
	if h := sc.act; h != nil && (h.said || len(h.phrases) > 0 || h.act.Vain != "" || h.act.Says != "" && h.act.Joint == "") {
		return h.Text()
	}
	return ""
}

// Tell returns the sentence that joins an event to those it continues, or "" if it begins something new. near
// says that the viewer was told nothing else since the last event, and that both are in the same phase. s is
// the position as the viewer saw it last, or nil.
func (sc *Scribe) Tell(r Ruleset, s State, e Event, near bool) string {
	was, act := sc.told, sc.act
	near = near && was.Kind != 0
	sc.told = e
	if near && act != nil && act.Add(r, s, e) {
		return act.Text()
	}
	sc.act = BeginAct(r, s, e)
	by, ok := r.(Voyager)
	if !ok || !near || act != nil || sc.act != nil {
		return ""
	}
	whole, ok := by.Join(was, e)
	if !ok {
		return ""
	}
	sc.told = whole
	return string(r.Tell(nil, whole))
}
