package main

import (
	"fmt"
	"slices"

	"weathergage/bot"
	"weathergage/catalog"
	"weathergage/match"
	"weathergage/record"
)

// goOn makes a match that goes on from the end of a record, as a match of its
// own: with dice committed anew, for the secret of the old ones is known to the
// record or lost with the program that held it.
func (cmd *playCmd) goOn(d *desk) (*table, error) {
	rules, played, err := openRecord(cmd.From, cmd.Pack)
	if err != nil {
		return nil, err
	}
	old, err := record.Replay(rules, played)
	if err != nil {
		return nil, err
	}
	if cmd.ScenarioFile != "" {
		return nil, fmt.Errorf("%s has a scenario: --scenario-file begins another match", cmd.From)
	}
	if cmd.Game != "" && cmd.Game != old.Record.Game {
		return nil, fmt.Errorf("%s is a match of %s, found %s", cmd.From, old.Record.Game, cmd.Game)
	}
	g, err := catalog.Find(old.Record.Game)
	if err != nil {
		return nil, err
	}
	last := len(old.Moments) - 1
	start := rules.Blank()
	start.CopyFrom(old.State(last))
	if _, over := start.Outcome(); over {
		return nil, fmt.Errorf("%s: the match is over; weathergage fork takes it up at an earlier step", cmd.From)
	}
	s, err := seatsOf(old.Record, g, rules.Info().Seats)
	if err != nil {
		return nil, err
	}
	if s == nil {
		s = cmd.defaultSeats(g, rules.Info())
	}
	if s, err = cmd.seats(rules.Info(), s, g); err != nil {
		return nil, err
	}
	c, err := cmd.chance()
	if err != nil {
		return nil, err
	}
	rec, err := old.Fork(last, c.match)
	if err != nil {
		return nil, err
	}
	spec := match.Spec{
		Rules: rules, Scenario: rec.Scenario, Settings: rec.Settings, Start: start, Record: rec, Orders: g.Orders(rules),
	}
	if held, given, ok := old.Held(); ok {
		spec.Held, spec.Given = held, given
		for i := range spec.Given {
			spec.Given[i].House = 0 // the new house did not throw it
		}
	}
	return cmd.table(d, spec, s, c)
}

// seatsOf are the seats as a record has them; nil for one that was forked and
// not played, where nobody sits yet.
func seatsOf(rec *record.Record, g *catalog.Game, names []string) ([]sitting, error) {
	played := slices.ContainsFunc(rec.Lines, func(l record.Line) bool { _, said := l.(*record.Say); return !said })
	if rec.ForkOf != "" && !played {
		return nil, nil
	}
	out := make([]sitting, len(names))
	for i := range out {
		seat := &rec.Seats[i]
		out[i] = sitting{name: seat.Who, bot: seat.Bot, game: g}
		if seat.Bot {
			var err error
			if out[i].spec, err = bot.ParseSpec(seat.Who); err != nil {
				return nil, fmt.Errorf("%s: seat %s: %w", rec.File, seat.Name, err)
			}
		}
	}
	return out, nil
}
