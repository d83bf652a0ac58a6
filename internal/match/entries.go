package match

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// The words that begin an entry other than a choice:
//
//	setup                  the scenario was set up, with the throws given so far: fewer
//	                       than before if the last were taken back
//	held B fire vengeur    a choice waits for dice, with the throws given so far, likewise
//	retype B               the dice given last for the last choice are to be given again
//	correct 14             an umpire goes back to the first 14 choices, for another one;
//	                       those withdrawn are then played again, as entries of their own
//	correct 14 0 6 3       an umpire types 6 3 for the first throw of the choice after 14;
//	                       without faces that throw is asked for anew
//	forgo                  what a correction withdrew is not played again: it does not fit
//	ruling The Swan lay    an umpire rules that the match goes on from the position of the
//	                       entry, and why
//	undo B fire vengeur    the seat took this choice back freely
//	anew B fire vengeur    the same, to choose again about the same thing
//	ask back B             a seat asks to take back its last choice
//	ask draw B             a seat offers a draw
//	ask resume B           a seat asks to resume the adjourned match
//	ask hand B p1,p2 Anna  a seat would go from the account p2, or from none, to p1, called
//	                       Anna; without the comma its holder was not asked
//	keep B                 the seat is not handed over after all
//	answer A yes           a seat answers what was asked, yes or no
//	say A Well sailed.     words of a seat
//	sit B Anna             the person in a seat takes a name
//	write A 3 Close up.    the words of message 3, which the seat gives by number
//	go B 17                B moves a study to node 17 of its tree
//	title B 17 To windward B names the variation that begins with node 17
//	plant 17 B fire swan   this was tried after node 17 of the study, with its throws
//	note 18 B Or chain?    B said this at node 18 when it was tried
//	public B yes           B wants the finished match to be public, or not
//	end concede A          an end other than by the rules: concede A, adjourn
//	                       A or -, time B A (the clock of B, claimed by A, or - in a
//	                       rated match, where time - - is a draw)
//	relieve B A            at the wish of A the captain of B plays for it
//	return B               B plays again
//	come B                 the person in a seat has joined: the clocks wait for all of them
//	holiday B 1756684800   B takes holidays until that second of 1970; 0 ends them
//	order B idle           a standing order that B gives, and one that it revokes
//	revoke B idle
//	ordered B pass         a choice that a standing order made; it may be held, too:
//	                       held ordered B pass
//	team A 2 -,van Drake   A's team-mate 2, who is called Drake, has these commands and no
//	                       others, taken from those who had them
//	reclaim A 2            A's team-mate 2 has no commands any more
//	mate 2 B fire vengeur  what B's team-mate 2 did: any entry by which he acted
//	law 4 37               after 37 choices the match goes on under version 4 of the
//	                       law, from the position of the entry
const (
	wordSetup   = "setup"
	wordHeld    = "held"
	wordRetype  = "retype"
	wordCorrect = "correct"
	wordForgo   = "forgo"
	wordRuling  = "ruling"
	wordUndo    = "undo"
	wordAnew    = "anew"
	wordAsk     = "ask"
	wordAnswer  = "answer"
	wordSay     = "say"
	wordSit     = "sit"
	wordWrite   = "write"
	wordGo      = "go"
	wordTitle   = "title"
	wordPlant   = "plant"
	wordNote    = "note"
	wordPublic  = "public"
	wordKeep    = "keep"
	wordEnd     = "end"
	wordRelieve = "relieve"
	wordReturn  = "return"
	wordCome    = "come"
	wordHoliday = "holiday"
	wordOrder   = "order"
	wordRevoke  = "revoke"
	wordOrdered = "ordered"
	wordTeam    = "team"
	wordReclaim = "reclaim"
	wordMate    = "mate"
	wordLaw     = "law"
)

func isLaw(body string) bool { return strings.HasPrefix(body, wordLaw+" ") }

// sayStep returns a choice as an entry has it, with who made it.
func (m *Match) sayStep(c engine.Choice) string {
	if m.standing.running {
		return wordOrdered + " " + m.sayChoice(c)
	}
	return m.sayChoice(c)
}

// rebuild replays the entries from the start.
func (m *Match) rebuild(entries []Entry) error {
	head := m.head
	if err := m.anew(&head); err != nil {
		return err
	}
	m.broken = nil
	err := m.redoAll(entries, func() bool { return true })
	m.changes++
	if err != nil {
		return err
	}
	return m.awake()
}

// follow replays entries that come after the present ones. After an error the match must be rebuilt.
func (m *Match) follow(entries []Entry) error {
	m.loading = true
	defer func() { m.loading = false }()
	for i := range entries {
		if err := m.redo(&entries[i]); err != nil {
			return err
		}
	}
	return m.awake()
}

// awake gives a loaded match its dice.
func (m *Match) awake() error {
	if m.session != nil {
		m.session.Dice = m.dice
	}
	d, ok := m.dice.(interface{ Resume(int) error })
	if m.thrown == 0 {
		return nil
	}
	if !ok {
		return fmt.Errorf("expected dice that continue after throw %d, found others", m.thrown)
	}
	return d.Resume(m.thrown)
}

// makeRoom allocates space for what many entries leave behind.
func (m *Match) makeRoom(entries int) {
	if entries < 100 {
		return
	}
	m.entries = slices.Grow(m.entries, entries)
	for i := range m.viewers {
		m.viewers[i].log = slices.Grow(m.viewers[i].log, entries)
	}
	if m.tree.nodes != nil {
		m.tree.nodes = slices.Grow(m.tree.nodes, entries)
	}
}

// redoAll replays the entries as long as more returns true.
func (m *Match) redoAll(entries []Entry, more func() bool) error {
	m.loading = true
	defer func() { m.loading = false }()
	m.thrown = 0
	m.makeRoom(len(entries))
	law := -1 // the last entry that says the law changed
	for i := range entries {
		if isLaw(entries[i].Body) {
			law = i
		}
	}
	for i := 0; i < len(entries) && more(); i++ {
		err := m.redo(&entries[i])
		if err == nil {
			continue
		}
		if !errors.Is(err, errDrift) {
			return fmt.Errorf("entry %d of the match: %w", entries[i].N, err)
		}
		end := len(entries)
		if i < law {
			end = law // the stored entries say how the match went on from there
		}
		if err := m.drift(entries[:end], i); err != nil {
			return fmt.Errorf("entry %d of the match: %w", entries[i].N, err)
		}
		m.drifted = end == len(entries)
		if m.drifted && m.spec.Drifted != nil {
			m.spec.Drifted(entries[i].N, m.law, err)
		}
		i = end - 1
	}
	return nil
}

// redo replays an entry.
func (m *Match) redo(e *Entry) error {
	what, lines, _ := strings.Cut(e.Body, "\n")
	if isLaw(what) {
		return m.redoLaw(e)
	}
	if e.Check != m.check {
		return errDrift
	}
	if _, err := record.ParseThrows(&m.head, lines); err != nil {
		return err
	}
	thrown := m.count(e.Body)
	m.when = e.When
	verb, rest, _ := strings.Cut(what, " ")
	redo := func() error { return m.redoWords(verb, rest, what, thrown) }
	if verb == wordRuling {
		redo = func() error { return m.redoRuling(e, rest) }
	}
	if err := redo(); err != nil {
		return err
	}
	m.entries = append(m.entries, *e)
	if isAside(what) {
		return m.aside()
	}
	if err := m.changed(); err != nil {
		return err
	}
	m.check = checkOf(m.position())
	return nil
}

func (m *Match) redoWords(verb, rest, what string, thrown []engine.Thrown) error {
	words := strings.Fields(rest)
	word := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	first := m.wordSeat(word(0))
	if m.session == nil && verb != wordSetup && verb != wordSay && verb != wordSit && verb != wordWrite || m.session != nil && verb == wordSetup {
		return errDrift
	}
	switch verb {
	case wordSetup:
		return m.redoSetup(thrown)
	case wordHeld:
		return m.redoChoice(rest, thrown, true)
	case wordRetype:
		if !m.mayRetype(first) {
			return errDrift
		}
		return drifted(m.hold(first))
	case wordCorrect:
		return m.redoCorrect(words)
	case wordForgo:
		m.forgo()
		return nil
	case wordUndo, wordAnew:
		m.rewriting = verb == wordAnew
		defer func() { m.rewriting = false }()
		c, bad := engine.ParseChoice(m.info, m.words, rest)
		if bad != nil || m.session.TakeBack(c.Seat, c.About) != nil {
			return errDrift
		}
		return nil
	case wordAsk:
		if word(0) == "hand" && m.ending == nil && int(m.wordSeat(word(1))) < len(m.spec.Seats) {
			return m.redoAskHand(rest)
		}
		return m.redoAsk(word(0), m.wordSeat(word(1)))
	case wordAnswer:
		if m.consentFor(first) == nil {
			return errDrift
		}
		return m.answer(first, word(1) == "yes")
	case wordSay:
		_, text, _ := strings.Cut(rest, " ")
		m.say(first, text)
		return nil
	case wordSit:
		_, name, _ := strings.Cut(rest, " ")
		m.sit(first, name)
		return nil
	case wordKeep:
		m.keep(first)
		return nil
	case wordWrite:
		return m.redoWrite(first, rest)
	case wordGo:
		return m.redoGo(first, word(1))
	case wordTitle:
		_, text, _ := strings.Cut(rest, " ")
		return m.redoName(text)
	case wordPlant:
		return m.redoPlant(rest, thrown)
	case wordNote:
		return m.redoNote(rest)
	case wordPublic:
		return m.redoPublish(first, word(1))
	case wordEnd:
		return m.redoEnd(words)
	case wordRelieve:
		m.relieve(m.wordSeat(word(1)), first)
		return nil
	case wordReturn:
		m.comeBack(first)
		return nil
	case wordCome:
		m.come(first)
		return nil
	case wordHoliday:
		return m.redoHoliday(first, word(1))
	case wordOrder, wordRevoke:
		_, text, _ := strings.Cut(rest, " ")
		return m.redoOrder(first, text, verb == wordOrder)
	case wordTeam, wordReclaim:
		return m.redoTeam(rest, verb == wordTeam)
	case wordMate:
		return m.redoMate(rest, thrown)
	}
	return m.redoChoice(what, thrown, false)
}

// drifted wraps an error to say that the law does not let an entry be replayed.
func drifted(err error) error {
	if err != nil {
		return fmt.Errorf("%w: %w", errDrift, err)
	}
	return nil
}

// redoSetup sets up again with the throws of an entry, which include those of the entries before it.
func (m *Match) redoSetup(thrown []engine.Thrown) error {
	if m.spec.Start != nil {
		return m.beginLater()
	}
	fewer := len(thrown) < len(m.setup)
	m.setup = nil
	own := m.dice
	m.dice = dice.NewReplay(thrown)
	defer func() { m.dice = own }()
	if err := m.setUp(); err != nil {
		return errDrift
	}
	if fewer {
		m.tellRetracted()
	}
	return nil
}

// redoChoice plays a choice again with its throws; if it waits, later throws are still to be made.
func (m *Match) redoChoice(text string, thrown []engine.Thrown, waits bool) error {
	text, m.standing.running = strings.CutPrefix(text, wordOrdered+" ")
	c, bad := engine.ParseChoice(m.info, m.words, text)
	if bad != nil || m.session == nil {
		return errDrift
	}
	held, given, isHeld := m.session.Held()
	m.session.Dice = dice.NewReplay(thrown)
	var err error
	switch {
	case !isHeld:
		err = m.session.Play(c)
	case held != c || len(given) == len(thrown):
		return errDrift
	case len(given) > len(thrown):
		return drifted(m.retract())
	default:
		m.session.Dice = dice.NewReplay(thrown[len(given)+1:])
		err = m.session.Give(thrown[len(given)].Faces)
	}
	if m.took(err) != nil {
		return errDrift
	}
	if m.need != nil && !waits { // the law asks for throws that were not made
		m.need, m.rec.Held = nil, nil
		m.begin(m.session.State)
		return errDrift
	}
	return nil
}

func (m *Match) redoEnd(words []string) error {
	if len(words) < 2 || m.ending != nil {
		return errDrift
	}
	seat := m.wordSeat(words[1])
	switch words[0] {
	case "concede":
		m.end(m.conceding(seat))
	case "adjourn":
		m.end(adjourning(seat))
	case "time":
		m.end(m.timing(seat, len(words) < 3 || m.wordSeat(words[2]) != engine.NoSeat))
	}
	return nil
}
