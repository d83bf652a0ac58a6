package command

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/term"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/internal/lab"
	"github.com/weathergage/weathergage/pack"
)

// A question is what a file asks the laboratory: is the game another if something is changed, and by how much?
type question struct {
	Game     string
	Scenario string            // the first of the game, if not given
	Of       string            // whose share of the matches is compared; the first seat, if not given
	Key      string            // "lab", if not given
	Matches  int               // at most, of the game as it is and of each variant; 1000, if not given
	Width    float64           // a variant has enough matches when its interval is so many points wide
	Better   float64           // or when a sequential test says whether it is better or worse by so many points
	Mistaken float64           // in so many of a hundred runs this test may be wrong; 5, if not given
	Bots     map[string]string // by seat or side
	Switches map[string]string
	Variant  []variant
}

// A variant is what is otherwise.
type variant struct {
	Name     string
	Bots     map[string]string
	Switches map[string]string
	Change   []change
}

// A change puts other values in one place of the game's data; From, To and Step make a variant of each value.
type change struct {
	File           string
	Row            map[string]any
	Column, Key    string
	Value          any
	From, To, Step any
}

// mostVariants is how many variants a file may ask for.
const mostVariants = 100

// isQuestion reports whether the argument of lab is a file with a question.
func isQuestion(name string) bool { return strings.HasSuffix(name, ".toml") }

// ask answers the question in the file that the argument names.
func (cmd *labCmd) ask(d *desk) error {
	for _, flag := range []struct {
		name  string
		given bool
	}{
		{"--scenario", cmd.Scenario != ""}, {"--set", len(cmd.Set) > 0}, {"--bot", len(cmd.Bot) > 0}, {"--sweep", len(cmd.Sweep) > 0},
		{"--key", cmd.Key != ""}, {"--matches", cmd.Matches != nil}, {"--holes", cmd.Holes != 0},
	} {
		if flag.given {
			return fmt.Errorf("%s says what is played: leave out %s", cmd.Game, flag.name)
		}
	}
	c, err := cmd.comparison(d)
	if err != nil {
		return err
	}
	if err := cmd.writable(lab.Sweep{}); err != nil {
		return err
	}
	if cmd.Only != nil || cmd.Variant != "" {
		return cmd.oneOf(d, c)
	}
	ctx, stop := interruptible(d)
	defer stop()
	bar := lab.NewBar(d.err, c.Base.Matches*(1+len(c.Variants)), term.IsTerminal(int(os.Stderr.Fd())))
	c.Base.Progress = bar.Tell
	answer, err := c.Play(ctx)
	bar.Done()
	if err != nil {
		return cmd.broken(d, err)
	}
	figures := answer.Comparative()
	if err := cmd.answer(d, answer, figures); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return errInterrupted
	}
	return figures.Unread()
}

// oneOf prints the record of one match of the game as it is, or of a variant.
func (cmd *labCmd) oneOf(d *desk, c *lab.Comparison) error {
	if cmd.Only == nil {
		return fmt.Errorf("--variant wants the number of a match too, such as --only 0")
	}
	x, names := c.Base, make([]string, len(c.Variants))
	for i, v := range c.Variants {
		names[i] = v.Name
	}
	if i := slices.Index(names, cmd.Variant); i >= 0 {
		x = c.Variants[i].Experiment
	} else if cmd.Variant != "" {
		return fmt.Errorf("--variant: %w", unknown("variant", cmd.Variant, names))
	}
	return cmd.one(d, x)
}

// answer prints what was found, and writes what --csv and --report ask for.
func (cmd *labCmd) answer(d *desk, a *lab.Answer, figures *lab.Comparative) error {
	tell := func() error { return figures.Text(d.out) }
	if cmd.JSON {
		tell = func() error { return d.json(figures) }
	}
	if err := tell(); err != nil {
		return err
	}
	if cmd.CSV != "" {
		if err := writeCSV(cmd.CSV, figures.CSV); err != nil {
			return err
		}
	}
	if cmd.Report == "" {
		return nil
	}
	labels, results := []string{"as it is"}, []*lab.Result{a.Base}
	for _, v := range a.Variants {
		labels, results = append(labels, v.Variant.Name), append(results, v.Result)
	}
	return lab.Report(cmd.Report, labels, results, figures)
}

// comparison reads the file. Its errors name line and column.
func (cmd *labCmd) comparison(d *desk) (*lab.Comparison, error) {
	text, err := readText(cmd.Game, pack.MostOwn)
	if err != nil {
		return nil, err
	}
	q := question{Key: usualKey, Matches: usualMatches, Mistaken: 5}
	sheet, err := pack.ReadSheet(cmd.Game, string(text), &q)
	if err != nil {
		return nil, err
	}
	r := &questioner{cmd: cmd, d: d, Sheet: sheet, q: &q}
	c := r.read()
	return c, sheet.Err()
}

// A questioner turns a file into a comparison; faults are kept in the sheet.
type questioner struct {
	*pack.Sheet
	cmd  *labCmd
	d    *desk
	q    *question
	game *catalog.Game
	data *pack.Pack // of the game as it is
}

// read returns the comparison, or nil if there are faults.
func (r *questioner) read() *lab.Comparison {
	q := r.q
	r.bounds()
	var err error
	if r.game, err = r.d.findGame(q.Game); err != nil {
		r.Fail("game", "%s", err)
		return nil
	}
	own, err := r.cmd.own(r.game)
	if err == nil {
		r.data, err = r.game.Data(r.cmd.Pack, own...)
	}
	if err != nil {
		r.Fail("game", "%s", err)
		return nil
	}
	base, ok := r.experiment("", nil, nil, nil)
	if !ok {
		return nil
	}
	c := &lab.Comparison{Base: base, Width: q.Width, Better: q.Better, Mistaken: q.Mistaken}
	info := base.Rules.Info()
	if q.Of != "" {
		if c.Of, err = findPlayer(info, base.Scenario, q.Of); err != nil {
			r.Fail("of", "%s", err)
		}
	}
	for i := range q.Variant {
		r.variants(c, i)
	}
	if len(q.Variant) == 0 {
		r.Fail("", "expected a [[variant]], with what is otherwise")
	}
	if len(c.Variants) > mostVariants {
		r.Fail("variant", "expected at most %d variants, found %d", mostVariants, len(c.Variants))
	}
	return c
}

// bounds checks the numbers of the file.
func (r *questioner) bounds() {
	q := r.q
	if q.Matches < 1 {
		r.Fail("matches", "expected 1 match or more, found %d", q.Matches)
	}
	for _, n := range []struct {
		key   string
		value float64
	}{{"width", q.Width}, {"better", q.Better}} {
		if n.value < 0 || n.value >= 100 {
			r.Fail(n.key, "expected points of a hundred, such as 4, found %g", n.value)
		}
	}
	if q.Mistaken <= 0 || q.Mistaken >= 50 {
		r.Fail("mistaken", "expected more than 0 and less than 50 of a hundred, found %g", q.Mistaken)
	}
}

// experiment returns the experiment with bots, switches and changes that are not those of the file; at is where they stand.
func (r *questioner) experiment(at string, bots, switches map[string]string, changes []pack.Change) (x lab.Experiment, ok bool) {
	data := r.data
	for i, c := range changes {
		changed, err := data.Changed(c)
		if err != nil {
			r.Fail(fmt.Sprintf("%s.change.%d", at, i), "%s", err)
			return x, false
		}
		data = changed
	}
	rules, err := r.game.RulesOf(data)
	if err != nil {
		r.Fail(at, "%s", err)
		return x, false
	}
	q := r.q
	x = lab.Experiment{
		Rules: rules, Captain: r.game.Captain, Scenario: q.Scenario, Key: q.Key, Matches: q.Matches,
		Recorded: r.cmd.Recorded, Workers: r.cmd.Workers,
	}
	if x.Scenario == "" {
		x.Scenario = rules.Info().Scenarios[0].Key
	} else if _, ok := rules.Info().FindScenario(q.Scenario); !ok {
		r.Fail("scenario", "%s", unknown("scenario", q.Scenario, rules.Info().ScenarioKeys()))
		return x, false
	}
	seats, whereBots := pairs(q.Bots, bots)
	if x.Bots, err = labBots(rules.Info(), x.Scenario, r.game.DefaultBot(), seats, bot.ParseSpec); err != nil {
		r.Fail(place(at, whereBots, "bots"), "%s", err)
		return x, false
	}
	set, whereSet := pairs(q.Switches, switches)
	if x.Settings, err = readSettings(rules.Info(), set); err != nil {
		r.Fail(place(at, whereSet, "switches"), "%s", err)
		return x, false
	}
	return x, true
}

// pairs returns the pairs of the file with those of a variant in their place, as flags have them, and whether the variant
// has any.
func pairs(file, variant map[string]string) (list []string, own bool) {
	for key, value := range file {
		if _, other := variant[key]; !other {
			list = append(list, key+"="+value)
		}
	}
	for key, value := range variant {
		list = append(list, key+"="+value)
	}
	slices.Sort(list)
	return list, len(variant) > 0
}

// place returns where a fault in bots or switches stands: in the variant at a path, if it has any, or in the file's.
func place(at string, own bool, key string) string {
	if own {
		return at + "." + key
	}
	return key
}

// variants adds variant i of the file, or one for each value of its range.
func (r *questioner) variants(c *lab.Comparison, i int) {
	v := &r.q.Variant[i]
	at := fmt.Sprintf("variant.%d", i)
	if len(v.Change) == 0 && len(v.Bots) == 0 && len(v.Switches) == 0 {
		r.Fail(at, "expected bots, switches or a change, found a variant without them")
		return
	}
	ranged, values := -1, []string{""}
	changes := make([]pack.Change, len(v.Change))
	for j := range v.Change {
		list, ok := r.change(&changes[j], &v.Change[j], fmt.Sprintf("%s.change.%d", at, j))
		switch {
		case !ok:
			return
		case list != nil && ranged >= 0:
			r.Fail(fmt.Sprintf("%s.change.%d.from", at, j), "expected one range in a variant, found a second")
			return
		case list != nil:
			ranged, values = j, list
		}
	}
	for _, value := range values {
		name := v.Name
		if ranged >= 0 {
			changes[ranged].Value = value
			name = strings.TrimSpace(name + " " + value)
		}
		x, ok := r.experiment(at, v.Bots, v.Switches, changes)
		if !ok {
			return
		}
		if len(changes) > 0 && x.Rules.Info().Pack == c.Base.Rules.Info().Pack {
			if ranged < 0 {
				r.Fail(at+".change.0", "expected another value, found the one that stands there")
			}
			continue // the game as it is, which is compared with the others anyway
		}
		changed := told(v, changes)
		if name == "" {
			name = strings.Join(changed, "; ")
		}
		c.Variants = append(c.Variants, lab.Variant{Name: name, Changes: changed, Experiment: x})
	}
}

// told lists what a variant changes, as people read it.
func told(v *variant, changes []pack.Change) []string {
	out, _ := pairs(v.Bots, v.Switches)
	for i := range changes {
		out = append(out, changes[i].String()+" = "+changes[i].Value)
	}
	return out
}
