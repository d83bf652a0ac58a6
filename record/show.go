package record

import "github.com/weathergage/weathergage/engine"

// show continues from line i of the record without playing: each step is a moment whose position is the last
// one written in the record. last is the moment played last; if none was played, the record must contain a
// position to begin with. why is the law's objection.
func (r *Replayed) show(i, last int, why error) error {
	fault := why.(*engine.TextError)
	r.Drift = &Drift{Moment: last + 1, Line: fault.Line, Why: fault.Why}
	if len(r.Moments) == 0 {
		if err := r.showStart(); err != nil {
			return err
		}
	}
	for _, line := range r.Record.Lines[i:] {
		now := len(r.Moments) - 1
		switch line := line.(type) {
		case *At:
			r.showAt(line.Text, line.Line(), now)
		case *Step, *Back, *Ruling:
			end := len(r.events)
			r.Moments = append(r.Moments, Moment{Line: line, from: now, events: [2]int{end, end}})
			if ruled, ok := line.(*Ruling); ok {
				r.showAt(ruled.Position, ruled.Line(), now+1)
			}
		}
	}
	return nil
}

// showStart makes the first position written in the record that of its start.
func (r *Replayed) showStart() error {
	r.Drift.Moment = 0
	r.Moments = append(r.Moments, Moment{})
	if r.Record.Position != nil {
		s, err := r.parse(r.Record.Position, r.Record.At["start"])
		r.snaps[0] = s
		return err
	}
	for _, line := range r.Record.Lines {
		if at, ok := line.(*At); ok {
			s, err := r.parse(at.Text, at.Line())
			r.snaps[0] = s
			return err
		}
	}
	return r.Record.fault(r.Record.At["start"], 1, "%s, and no position stands in it", r.Drift.Why)
}

// showAt makes a position of the record, whose text begins after a line, that of moment now, if it can be read.
func (r *Replayed) showAt(text []string, line, now int) {
	if now < r.Drift.Moment {
		return
	}
	if s, err := r.parse(text, line); err == nil {
		r.snaps[now] = s
	}
}
