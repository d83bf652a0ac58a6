package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"slices"
	"strconv"
	"sync"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/pack"
)

// shown is what a seat of a match is shown at present, drawn and encoded as JSON once for all its pages. Each
// page is also sent what differs: the lines of the log that are new to it, and the questions that it does not
// have yet.
type shown struct {
	mu      sync.Mutex
	count   int  // of the match's changes when it was drawn; 0: nothing is drawn
	rematch bool // whether it says that the following match has begun
	still   []byte
	boards  []*engine.Board
	laid    string // the boards' digest
	log     []match.Line
	asked   *questions
	earlier []*questions // the previous lists of questions, the newest last
	since   int          // lines come after this view
	lines   []byte       // as a list; nil: not encoded
}

// questions holds those of one view, each as JSON. Two lists share what is the same in both.
type questions struct {
	tag   string
	asks  []string
	place map[string]int // the index of each of them in the list
}

// mostEarlier is how many previous lists of questions are kept for pages that may have them.
const mostEarlier = 4

// newQuestions returns a list of questions that follows another, or nil.
func newQuestions(asks []string, before *questions) *questions {
	q := &questions{asks: asks, place: make(map[string]int, len(asks))}
	sum := sha256.New()
	for i, text := range asks {
		if before != nil {
			if k, ok := before.place[text]; ok {
				text = before.asks[k]
			}
		}
		asks[i], q.place[text] = text, i
		io.WriteString(sum, text)
		sum.Write([]byte{'\n'})
	}
	q.tag = base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:12])
	return q
}

// after encodes the list as JSON for a page that has has: known questions are sent as indexes. nil is a page
// that has none.
func (q *questions) after(has *questions) []byte {
	out := []byte{'['}
	for i, text := range q.asks {
		if i > 0 {
			out = append(out, ',')
		}
		if has != nil {
			if k, ok := has.place[text]; ok {
				out = strconv.AppendInt(out, int64(k), 10)
				continue
			}
		}
		out = append(out, text...)
	}
	return append(out, ']')
}

// MarshalJSON returns the view as it was drawn.
func (v *view) MarshalJSON() ([]byte, error) { return v.text, nil }

// screen returns what is shown from the chair.
func (c *chair) screen() *shown { return &c.shown[min(int(c.seat), len(c.shown)-1)] }

// present returns the chair's view now, with the lines after view since. has is the tag of the page's
// questions, or "".
func (c *chair) present(since int, has string) (*view, error) {
	return c.draws(since, func(sh *shown) *questions { return sh.find(has) })
}

// draws returns the chair's view now, for a page with the questions that has returns.
func (c *chair) draws(since int, has func(*shown) *questions) (*view, error) {
	sh := c.screen()
	sh.mu.Lock()
	defer sh.mu.Unlock()
	v, err := sh.look(c)
	if err != nil {
		return nil, err
	}
	if since > v.At {
		since = 0 // the page is ahead of what was kept: it is sent everything
	}
	if err := sh.write(c, since); err != nil {
		return nil, err
	}
	passing, err := pack.JSON(passingView{c.here(), drawClock(&v, c.now()), drawTimes(&v), drawMoment(v.Latest), drawMoment(v.Since), sh.asked.tag})
	if err != nil {
		return nil, err
	}
	out := &view{stillView: stillView{At: v.At}, drawn: sh.asked, boards: sh.boards}
	out.text = slices.Concat(sh.still[:len(sh.still)-1], []byte(`,"asks":`), sh.asked.after(has(sh)),
		[]byte(`,"lines":`), sh.lines, []byte{','}, passing[1:])
	return out, nil
}

// look draws what there is to see, unless that is already drawn.
func (sh *shown) look(c *chair) (match.View, error) {
	rematch := c.rematch.Load()
	if rematch != sh.rematch {
		sh.count, sh.rematch = 0, rematch
	}
	v, count, fresh := c.match.ViewAfter(c.seat, sh.count)
	if !fresh {
		return v, nil
	}
	sh.count = 0 // until all of it is drawn
	to := c.draw.view(&v)
	if v.Over() {
		to.Ended.Key, to.Ended.Rematch = c.Secret, rematch
	}
	if to.Need != nil {
		roller := c.match.Roller(&v.Dice.Throw)
		to.Need.Roller, to.Need.Yours = asjson.Seat(roller), roller == c.seat
	}
	to.Relieved = slices.Contains(v.Relieved, v.Seat)
	c.guide(&v, to)
	var asks []string
	for i := range to.Asks {
		text, err := pack.JSON(&to.Asks[i])
		if err != nil {
			return v, err
		}
		asks = append(asks, string(text))
	}
	if v.Scene != nil {
		sh.lay(v.Scene.Boards)
	}
	to.Laid = sh.laid
	still, err := pack.JSON(&to.stillView)
	if err != nil {
		return v, err
	}
	sh.keep(newQuestions(asks, sh.asked))
	sh.count, sh.still, sh.log, sh.lines = count, bytes.Clone(still), v.Log, nil
	return v, nil
}

// lay stores the boards of a view.
func (sh *shown) lay(boards []*engine.Board) {
	if !slices.Equal(sh.boards, boards) {
		sh.laid = laid(boards)
	}
	sh.boards = boards
}

// laid returns a digest of boards: of their keys, sizes and outlines, because what is painted on them may
// change during play.
func laid(boards []*engine.Board) string {
	sum := sha256.New()
	for _, b := range boards {
		fmt.Fprintln(sum, b.Key, b.Width, b.Height)
		for i := range b.Shapes {
			fmt.Fprintln(sum, b.Shapes[i].Line)
		}
	}
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:9])
}

// keep stores a new list of questions.
func (sh *shown) keep(q *questions) {
	if sh.asked != nil {
		if sh.asked.tag == q.tag {
			return
		}
		sh.earlier = append(sh.earlier, sh.asked)
		sh.earlier = sh.earlier[max(0, len(sh.earlier)-mostEarlier):]
	}
	sh.asked = q
}

// find returns the list with a tag, or nil if it is not kept.
func (sh *shown) find(tag string) *questions {
	for _, q := range append(slices.Clip(sh.earlier), sh.asked) {
		if q.tag == tag {
			return q
		}
	}
	return nil
}

// write encodes the lines after view since, unless they are already encoded.
func (sh *shown) write(c *chair, since int) error {
	if sh.lines != nil && sh.since == since {
		return nil
	}
	text, err := pack.JSON(c.draw.lines(sh.log, since))
	if err == nil {
		sh.since, sh.lines = since, bytes.Clone(text)
	}
	return err
}

// forget drops what was drawn for a seat without pages.
func (sh *shown) forget() {
	sh.mu.Lock()
	defer sh.mu.Unlock()
	sh.count, sh.still, sh.log, sh.asked, sh.earlier, sh.lines = 0, nil, nil, nil, nil, nil
}
