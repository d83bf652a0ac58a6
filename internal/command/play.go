package command

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// playCmd plays a match at this terminal.
type playCmd struct {
	gameFlags
	programFlags
	Seat     []string `sep:"none" placeholder:"SEAT=WHO" help:"Who plays a seat: person, person:NAME or a bot. May be repeated. A seat alone is the one that you play in a match by mail."`
	Bot      []string `sep:"none" placeholder:"SEAT=BOT" help:"Which bot plays a seat: captain, novice, master, master:time=1s, random, search, search:time=1s ... May be repeated."`
	Umpire   bool     `help:"Run a real table: you have all seats in turn, each sees what it may know, you type the results of real dice, and are told what to move where."`
	HandDice bool     `help:"Roll real dice: the program asks for each roll, with its case."`
	Key      string   `placeholder:"TEXT" help:"Make dice and bots from this text, so that the match can be played again."`
	Record   string   `placeholder:"FILE" help:"Record the match in this file as you play. With --from the same file, the match continues in it."`
	Force    bool     `help:"Overwrite the file of --record, whatever it holds."`
	Words    string   `placeholder:"TEXT" help:"Words of yours that are mixed into the dice; if not given, you are asked, or they are made up."`
	Trust    bool     `help:"By mail: go on in a record that is not as you last had it, or does not hold, or without --seat for all."`
	From     string   `placeholder:"FILE" help:"Continue from the end of this record; weathergage play FILE does so in the same file."`
}

func (*playCmd) Help() string {
	return "You play the first seat, or the one that --seat gives a person, and bots the others. " +
		"Choices are made by number, " +
		"by name or by first letters; help lists everything that can be typed." + aboutPrograms +
		" A scenario of your own is one text file, built in the browser or by hand, and given with --scenario-file; " +
		"the record carries it." + byMail
}

func (*playCmd) example() string {
	return "weathergage play invincible --bot Spanish=captain --record armada.wgm"
}

// Run plays the match.
func (cmd *playCmd) Run(d *desk) error {
	if err := cmd.file(d); err != nil {
		return err
	}
	closed, err := cmd.open(d)
	if err != nil {
		return err
	}
	defer closed()
	k, err := keepIn(cmd.Record)
	if err != nil {
		return err
	}
	defer k.release()
	t, err := cmd.begin(d)
	if err != nil || t == nil {
		return err
	}
	t.keep(k)
	return t.play(d)
}

// begin prepares a new match, or one that continues from a record. It is nil if the match waits for a player
// who is elsewhere.
func (cmd *playCmd) begin(d *desk) (*table, error) {
	if cmd.From != "" {
		return cmd.goOn(d)
	}
	if cmd.Game == "" {
		cmd.Game = chooseGame(d)
	}
	g, rules, settings, err := cmd.load(d)
	if err != nil {
		return nil, err
	}
	s, err := cmd.seats(rules.Info(), cmd.Scenario, cmd.defaultSeats(g, rules.Info()), g)
	if err != nil {
		return nil, err
	}
	for _, one := range s {
		d.lacks(g, rules, one.spec)
	}
	by, err := cmd.mail(rules.Info(), cmd.Scenario, s)
	if err != nil {
		return nil, err
	}
	if err := cmd.spare(d); err != nil {
		return nil, err
	}
	c, err := cmd.chance("")
	if err != nil {
		return nil, err
	}
	rec := record.New(rules.Info(), cmd.Scenario, settings, c.match)
	spec := match.Spec{Rules: rules, Scenario: cmd.Scenario, Settings: settings, Record: rec, Orders: g.Orders(rules)}
	if err := by.begins(d, rec); err != nil {
		return nil, err
	}
	return cmd.table(d, &table{spec: spec, mail: by}, s, c)
}

// spare makes sure that --record loses nothing.
func (cmd *playCmd) spare(d *desk) error {
	if cmd.Record == "" {
		return nil
	}
	return d.spare(cmd.Record, cmd.Force, "; --force replaces it")
}

// named returns the pairs of seat and player that the flags give.
func (cmd *playCmd) named() []string {
	isAlone := func(seat string) bool { return !strings.Contains(seat, "=") }
	return slices.Concat(slices.DeleteFunc(slices.Clone(cmd.Seat), isAlone), cmd.Bot)
}

// A player is the person or bot in a seat.
type player struct {
	name string // of a person; "" for one without a name
	bot  bool
	spec bot.Spec
	game *catalog.Game
}

// defaultSeats puts a person in the first seat, unless the flags name a person for
// another, and bots in the others.
func (cmd *playCmd) defaultSeats(g *catalog.Game, info *engine.Info) []player {
	out := make([]player, len(info.Seats))
	for i := range out {
		out[i] = player{bot: i > 0 && !cmd.Umpire && len(cmd.alone()) == 0, spec: g.DefaultBot(), game: g}
	}
	for _, pair := range cmd.named() {
		_, who, _ := strings.Cut(pair, "=")
		if kind, _, _ := strings.Cut(who, ":"); kind == "person" {
			out[0].bot = true
		}
	}
	return out
}

// seats applies --seat and --bot to the default seats.
func (cmd *playCmd) seats(info *engine.Info, scenario string, out []player, g *catalog.Game) ([]player, error) {
	err := seatPairs(info, scenario, cmd.named(), "seat=who", "a seat is given to two", func(seat engine.Seat, who string) error {
		if kind, person, _ := strings.Cut(who, ":"); kind == "person" {
			out[seat] = player{name: person}
			return nil
		}
		spec, err := cmd.spec(who)
		if err != nil {
			return fmt.Errorf("%w; or person, for someone at this terminal", err)
		}
		out[seat] = player{bot: true, spec: spec, game: g}
		return nil
	})
	return out, err
}

// sitter makes the sitter of a seat, a bot with its key.
func (s *player) sitter(rules engine.Ruleset, key string) (match.Sitter, error) {
	if !s.bot {
		return match.Sitter{Name: s.name}, nil
	}
	b, err := s.spec.New(rules, s.game.Captain)
	if err != nil {
		return match.Sitter{}, err
	}
	b.Begin(dice.KeyOf(key))
	think := s.spec.Think
	return match.Sitter{
		Name:   s.spec.String(),
		Choose: func(seen engine.State, d engine.Decision) engine.Choice { return b.Choose(seen, d, think) },
	}, nil
}

// A table is a match about to be played, with its dice committed.
type table struct {
	spec   match.Spec
	commit string
	file   string // where the record is kept, or ""
	keeper *keeper
	mail   *mail // one player's side of a match by mail, or nil
	umpire bool  // one person keeps a real table
	hand   bool  // real dice are typed
	again  bool  // the match goes on in its own record
}

// table commits to the dice, has each seat add its words, and only then makes the dice, so that the set-up
// may throw.
func (cmd *playCmd) table(d *desk, t *table, s []player, c chance) (*table, error) {
	t.commit, t.umpire = c.commit(), cmd.Umpire
	t.hand = t.hand || cmd.HandDice || t.umpire
	t.spec.Key = c.secret.Key()
	if err := cmd.seatAll(d, t, s, c); err != nil {
		return nil, err
	}
	return t, nil
}

// seatAll seats everybody, takes their words and makes the dice.
func (cmd *playCmd) seatAll(d *desk, t *table, s []player, c chance) error {
	if d.tty && !t.hand { // words are asked for: the dice must be committed before
		fmt.Fprintf(d.out, "The house's dice are committed: %s\n", t.commit)
	}
	rules, rec := t.spec.Rules, t.spec.Record
	words := make([]string, len(s))
	var persons engine.Seats
	for i := range s {
		if !s[i].bot {
			persons |= engine.Only(engine.Seat(i))
		}
		if !s[i].bot && !t.mail.isAway(engine.Seat(i)) {
			var err error
			if words[i], err = cmd.words(d, rec.Seats[i].Name, c, !t.hand); err != nil {
				return err
			}
		}
		sitter, err := s[i].sitter(rules, t.seat(&rec.Seats[i], &s[i], words[i], c))
		if err != nil {
			return err
		}
		t.spec.Seats = append(t.spec.Seats, sitter)
	}
	house, err := dice.NewHouse(c.secret, rec.Match, words)
	if err != nil {
		return err
	}
	from := record.Dice{Source: record.House, Commit: t.commit, Known: cmd.Key != "", Mail: t.mail != nil}
	t.spec.Dice = house
	if t.hand {
		from.Source, from.Umpire = record.Typed, t.umpire
		t.spec.Dice = &dice.Typed{Seats: engine.Everyone, Persons: persons, Umpire: t.umpire, House: house}
	}
	if t.again {
		rec.Sit(from, words)
	} else {
		rec.Dice = from
	}
	return nil
}

// seat records the player of a seat, unless the record has it already, and returns the key of a bot.
func (t *table) seat(seat *record.Seat, who *player, words string, c chance) string {
	if t.again {
		return fmt.Sprintf("%s sitting %d", seat.Key, t.spec.Record.Sittings()+1)
	}
	seat.Bot, seat.Who, seat.Words, seat.Key = who.bot, who.name, words, ""
	if who.bot {
		seat.Who, seat.Key = who.spec.String(), c.more("bot "+seat.Name)
	}
	return seat.Key
}

// words returns what a person's seat adds to the dice: given, typed if asks is true, or made.
func (cmd *playCmd) words(d *desk, seat string, c chance, asks bool) (string, error) {
	words := cmd.Words
	if words == "" && cmd.Key == "" && d.tty && asks {
		fmt.Fprintf(d.out, "Words that %s adds to the dice (Enter makes some): ", seat)
		line, err := d.in.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return "", err
		}
		words = strings.TrimSpace(line)
	}
	if len(words) < dice.MinWords {
		words = strings.TrimSpace(words + " " + c.more("words "+seat))
	}
	return words, nil
}

// chance holds what a match's dice and bots are made from.
type chance struct {
	secret dice.Secret
	match  string
	key    string // of --key
}

// commit returns what is published about the secret before the match.
func (c *chance) commit() string {
	if c.key != "" {
		return c.secret.CommitKnown()
	}
	return c.secret.Commit()
}

// chance takes a secret from the machine, or derives it from --key and of, the part of the match it is for,
// so that a second sitting has other dice than the first.
func (cmd *playCmd) chance(of string) (chance, error) {
	c := chance{}
	if cmd.Key != "" {
		c.key = cmd.Key + of
	}
	if cmd.Key != "" {
		c.secret = sha256.Sum256([]byte("weathergage house " + c.key))
	} else if _, err := rand.Read(c.secret[:]); err != nil {
		return c, err
	}
	c.match = c.more("match")[:8]
	return c, nil
}

// more returns a text of 16 letters for one use, derived from --key or from the machine.
func (c *chance) more(use string) string {
	if c.key != "" {
		sum := sha256.Sum256([]byte("weathergage " + use + " " + c.key))
		return hex.EncodeToString(sum[:8])
	}
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		panic(err)
	}
	return hex.EncodeToString(b[:])
}
