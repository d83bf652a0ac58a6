package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/external"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// file reads weathergage play FILE, with a record in place of a game: it continues in that record, or in that
// of --record.
func (cmd *playCmd) file(d *desk) error {
	if _, err := d.findGame(cmd.Game); cmd.Game == "" || err == nil || !isFile(cmd.Game) {
		return nil
	}
	if cmd.From != "" {
		return fmt.Errorf("two records to continue, %s and %s: name one", cmd.Game, cmd.From)
	}
	cmd.From, cmd.Game = cmd.Game, ""
	if cmd.Record == "" {
		cmd.Record = cmd.From
	}
	return nil
}

// goOn makes a match that continues from the end of a record: in the same record, if --record names it, or as
// a new match. Either way it commits to new dice, because the secret of the old ones is in the record, or was
// lost with the program that held it.
func (cmd *playCmd) goOn(d *desk) (*table, error) {
	if err := cmd.none(cmd.From); err != nil {
		return nil, err
	}
	rules, rec, g, err := cmd.opened(d)
	if err != nil {
		return nil, err
	}
	cmd.Umpire = cmd.Umpire || rec.LastDice().Umpire
	again := cmd.again()
	s, err := cmd.seatsFrom(rules, rec, g)
	if err != nil {
		return nil, err
	}
	t := &table{again: again && isSeated(rec)}
	if t.mail, err = cmd.mail(rules.Info(), rec.Scenario, s); err != nil {
		return nil, err
	}
	if again {
		if err := cmd.reads(d, t.mail, rules, rec); err != nil {
			return nil, err
		}
	}
	old, err := cmd.left(rules, rec)
	if err != nil {
		t.mail.warn(d)
		return nil, err
	}
	if !again {
		err = cmd.spare(d)
	} else if err = cmd.mayGoOn(rules, rec); err == nil {
		var mine bool
		if mine, err = cmd.comes(d, t.mail, old); !mine {
			return nil, err
		}
	}
	if err != nil {
		return nil, err
	}
	return cmd.tableFrom(d, t, old, g, again, s)
}

// seatsFrom returns the players of a match that continues: those of its record, or those that the flags give.
func (cmd *playCmd) seatsFrom(rules engine.Ruleset, rec *record.Record, g *catalog.Game) ([]player, error) {
	s, err := seatsOf(rec, g, rules.Info().Seats)
	if err != nil {
		return nil, err
	}
	if s == nil {
		s = cmd.defaultSeats(g, rules.Info())
	}
	return cmd.seats(rules.Info(), rec.Scenario, s, g)
}

// tableFrom returns the match that continues, in its record or in a fork of it.
func (cmd *playCmd) tableFrom(d *desk, t *table, old *record.Replayed, g *catalog.Game, again bool, s []player) (*table, error) {
	rules, rec, of := old.Rules(), old.Record, ""
	if t.again {
		of = fmt.Sprintf(" sitting %d", rec.Sittings()+1)
		t.hand = rec.LastDice().Source == record.Typed && t.mail == nil
		t.mail.throws(rec, t.hand || cmd.HandDice)
	}
	c, err := cmd.chance(of)
	if err != nil {
		return nil, err
	}
	last := len(old.Moments) - 1
	if !again {
		if rec, err = old.Fork(last, c.match); err != nil {
			return nil, err
		}
	}
	t.spec = match.Spec{Rules: rules, Scenario: rec.Scenario, Settings: rec.Settings, Record: rec, Orders: g.Orders(rules)}
	if t.again && cmd.Umpire && old.Drift == nil {
		last = t.past(old)
	}
	t.spec.Start = rules.Blank()
	t.spec.Start.CopyFrom(old.State(last))
	if held, given, ok := old.Held(); ok {
		t.spec.Held, t.spec.Given, rec.Held = held, given, nil
		for i := range t.spec.Given {
			t.spec.Given[i].House = 0 // the new house did not throw it
		}
	}
	if !again {
		if err := t.mail.begins(d, rec); err != nil {
			return nil, err
		}
	}
	if t, err = cmd.table(d, t, s, c); err == nil {
		t.mail.open(rec)
	}
	return t, err
}

// past hands over what an umpire may correct, and returns the moment from which that was played.
func (t *table) past(old *record.Replayed) (from int) {
	from, t.spec.Past = old.Standing()
	if ruling, ok := old.Moments[from].Line.(*record.Ruling); ok {
		t.spec.Ruled = ruling.Why
	} else {
		t.spec.SetUp = old.Moments[0].Thrown
	}
	return from
}

// again reports whether a match goes on in its own record.
func (cmd *playCmd) again() bool { return cmd.Record != "" && sameFile(cmd.From, cmd.Record) }

// opened returns the record of --from, with its rules and its game.
func (cmd *playCmd) opened(d *desk) (engine.Ruleset, *record.Record, *catalog.Game, error) {
	rules, rec, err := openRecord(d, cmd.From, cmd.Pack)
	if err != nil {
		return nil, nil, nil, err
	}
	if cmd.Game != "" {
		g, err := d.findGame(cmd.Game)
		if err != nil {
			return nil, nil, nil, err
		}
		if g.Key != rec.Game {
			return nil, nil, nil, fmt.Errorf("%s is a match of %s, found %s", cmd.From, rec.Game, g.Key)
		}
	}
	g, err := d.games.Find(rec.Game)
	return rules, rec, g, err
}

// left returns the match of --from, which is not over, unless an umpire goes on in its record.
func (cmd *playCmd) left(rules engine.Ruleset, rec *record.Record) (*record.Replayed, error) {
	old, err := record.Replay(rules, rec)
	if err != nil {
		return nil, err
	}
	_, over := old.State(len(old.Moments) - 1).Outcome()
	over = over || rec.End != nil && rec.End.How != record.Adjourned
	umpired := (cmd.Umpire || rec.LastDice().Umpire) && cmd.again() // he may correct what ended it
	if over && !umpired {
		return nil, fmt.Errorf("%s: the match is over; weathergage fork takes it up at an earlier step", cmd.From)
	}
	return old, nil
}

// mayGoOn returns why a match cannot continue in its own record.
func (cmd *playCmd) mayGoOn(rules engine.Ruleset, rec *record.Record) error {
	elsewhere := "--record with another file begins a match of its own from here"
	switch {
	case rec.View != "":
		return fmt.Errorf("%s is what one seat may know of a match: nobody can go on from it", cmd.From)
	case rec.Version != rules.Info().Version:
		return fmt.Errorf("%s was played under version %d of the law, and this program has version %d: %s",
			cmd.From, rec.Version, rules.Info().Version, elsewhere)
	case rec.Dice.Source == record.Lab:
		return fmt.Errorf("%s has dice of the laboratory: %s", cmd.From, elsewhere)
	case isSeated(rec) && len(cmd.named()) > 0:
		return fmt.Errorf("%s says who sits where, found %s: %s", cmd.From, strings.Join(cmd.named(), ", "), elsewhere)
	}
	return nil
}

// isSeated reports whether the seats of a match are taken: not if it was forked and never played.
func isSeated(rec *record.Record) bool {
	played := slices.ContainsFunc(rec.Lines, func(l record.Line) bool { _, said := l.(*record.Say); return !said })
	return rec.ForkOf == "" || played
}

// seatsOf returns the seats as a record has them; nil if it was forked and never played.
func seatsOf(rec *record.Record, g *catalog.Game, names []string) ([]player, error) {
	if !isSeated(rec) {
		return nil, nil
	}
	out := make([]player, len(names))
	for i := range out {
		seat := &rec.Seats[i]
		out[i] = player{name: seat.Who, bot: seat.Bot, game: g}
		if seat.Bot && strings.HasPrefix(seat.Who, external.Kind) {
			return nil, fmt.Errorf("%s: seat %s is played by a program of yours: fork the record, and name it with --bot %[2]s=exec:PATH", rec.File, seat.Name)
		}
		if seat.Bot {
			var err error
			if out[i].spec, err = bot.ParseSpec(seat.Who); err != nil {
				return nil, fmt.Errorf("%s: seat %s: %w", rec.File, seat.Name, err)
			}
		}
	}
	return out, nil
}
