package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// errDrift: the law does not do what an entry says.
var errDrift = errors.New("the rules do something else")

// take keeps entries without replaying them; only chat, standing orders, messages and teams take effect.
func (m *Match) take(entries []Entry) {
	for i := range entries {
		e := entries[i]
		word, _, _ := strings.Cut(e.Body, " ")
		if slices.Contains([]string{wordSay, wordWrite, wordOrder, wordRevoke, wordTeam, wordReclaim}, word) && m.redoAnyway(&e) == nil {
			continue
		}
		m.entries = append(m.entries, e)
		m.count(e.Body)
	}
}

// drift continues a match whose entries from i on the law cannot replay: from the last stored position, or
// from before entry i if none was stored since.
func (m *Match) drift(entries []Entry, i int) error {
	from := i
	var s engine.State
	for k := i; k < len(entries); k++ {
		if entries[k].Position == "" {
			continue
		}
		if at, _, err := m.rules.ParsePosition([]byte(entries[k].Position)); err == nil {
			s, from = at, k+1
		}
	}
	if m.session == nil && s == nil {
		return fmt.Errorf("the match has no position to continue from: %w", errDrift)
	}
	m.take(entries[i:from])
	if s != nil {
		m.jump(s)
	}
	for from < len(entries) && m.redoAnyway(&entries[from]) == nil {
		from++
	}
	m.take(entries[from:])
	return nil
}

// redoAnyway replays an entry in a position other than its own.
func (m *Match) redoAnyway(e *Entry) error {
	was := *e
	was.Check = m.check
	if err := m.redo(&was); err != nil {
		return err
	}
	m.entries[len(m.entries)-1] = *e
	return nil
}

// jump continues from a position that the law did not lead to.
func (m *Match) jump(s engine.State) {
	first := m.session == nil
	m.startAt(s)
	if first {
		m.write()
	} else {
		m.writer.Position(s)
	}
	if m.spec.Study {
		m.tree.plant()
	}
	m.check = checkOf(m.position())
}

// startAt begins anew at a position: nothing before it can be taken back, and nothing is waited for.
func (m *Match) startAt(s engine.State) {
	m.begin(s)
	m.steps, m.turns, m.setup, m.need, m.asking, m.row, m.after, m.ruled = nil, nil, nil, nil, nil, row{}, aftermath{}, ""
}

// redoLaw continues from the position in an entry, under another law.
func (m *Match) redoLaw(e *Entry) error {
	s, _, err := m.rules.ParsePosition([]byte(e.Position))
	if err != nil {
		return fmt.Errorf("its position: %w", err)
	}
	m.when = e.When
	m.jump(s)
	m.sayLaw(strings.TrimPrefix(e.Body, wordLaw+" "))
	m.entries = append(m.entries, *e)
	return m.changed()
}

// amend stores that the law has changed what it does in this match, and where the match continues.
func (m *Match) amend() error {
	if !m.drifted || m.ending != nil {
		return nil
	}
	m.drifted = false
	steps := 0
	for _, line := range m.rec.Lines {
		if _, ok := line.(*record.Step); ok {
			steps++
		}
	}
	body := fmt.Sprintf("%s %d %d", wordLaw, m.info.Version, steps)
	m.did(body)
	s := m.rules.Blank()
	s.CopyFrom(m.session.State)
	m.jump(s)
	m.session.Dice = m.dice
	m.sayLaw(strings.TrimPrefix(body, wordLaw+" "))
	return m.changed()
}

// sayLaw tells every seat and the record where the match continues, and why: the law has another version, or
// it has not, and what was saved does not replay.
func (m *Match) sayLaw(words string) {
	version, steps, _ := strings.Cut(words, " ")
	text := fmt.Sprintf("The rules code was updated: after choice %s the match continues under version %s", steps, version)
	now, err := strconv.Atoi(version)
	if err == nil && now == m.law {
		text = fmt.Sprintf("After choice %s the match does not replay as it was saved: it continues from the last position that does", steps)
	}
	m.law = now
	m.remark(engine.NoSeat, text)
}
