package server

import (
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
)

// A drawer turns positions and views of one game into the types of the wire.
type drawer struct {
	info  *engine.Info
	words *engine.Words
	rules engine.Ruleset
	book  *bookInfo
	typed bool // the match's dice are real ones
	// shorts holds the words of small buttons, by verb.
	shorts []string
}

func (d *drawer) name(o engine.Object) string {
	if o == engine.NoObject {
		return ""
	}
	return d.words.Object(o)
}

func seatNumbers(seats []engine.Seat) []int {
	out := make([]int, len(seats))
	for i, s := range seats {
		out[i] = asjson.Seat(s)
	}
	return out
}

func list[T any](from []T) []T {
	if from == nil {
		return []T{}
	}
	return from
}

func (d *drawer) boards(from []*engine.Board) wired[[]board] {
	out := make([]board, len(from))
	for i, b := range from {
		to := board{Key: b.Key, Name: b.Name, Kind: b.Kind, Width: b.Width, Height: b.Height, Links: b.Links, Shapes: b.Shapes}
		if b.Scale > 0 {
			unit, parts := d.info.Ruler()
			to.Scale = &scale{b.Scale * parts, unit}
		}
		for _, s := range b.Spaces {
			to.Spaces = append(to.Spaces, space{s.ID, to.outline(&s), s.Centre, s.Label, s.Name, s.Terrain, s.Area})
		}
		out[i] = to
	}
	return wire(d, out)
}

// outline returns the index of a space's outline among those of the board, and adds it if it is new; -1 for a
// round box.
func (b *board) outline(s *engine.Space) int {
	if s.Outline == nil {
		return -1
	}
	about := slices.Clone(s.Outline)
	for i := range about {
		about[i].X -= s.Centre.X
		about[i].Y -= s.Centre.Y
	}
	same := func(other []engine.Point) bool { return slices.Equal(about, other) }
	if i := slices.IndexFunc(b.Outlines, same); i >= 0 {
		return i
	}
	b.Outlines = append(b.Outlines, about)
	return len(b.Outlines) - 1
}

// find returns the object with a name.
func (d *drawer) find(name string) (engine.Object, error) {
	o, ok := d.words.Find(name)
	if !ok {
		return engine.NoObject, refuse(http.StatusBadRequest, "Nothing here has that name.")
	}
	return o, nil
}

// view draws a view without its log.
func (d *drawer) view(v *match.View) *view {
	to := &view{Asks: []ask{}, stillView: stillView{
		At: v.At, Seat: asjson.Seat(v.Seat), Names: v.Names, Renames: v.Renames, Waiting: seatNumbers(v.Waiting), Chosen: seatNumbers(v.Chosen),
		Back: back{Free: v.CanBack, Command: v.BackOf}, Draw: -1, Resume: -1,
		Standing: orders(v.Standing), Resting: v.Resting, Written: d.written(v.Seen, v.Written), Messages: []message{}, Retype: v.Retype,
	}}
	to.Commands, to.Team = drawTeam(v)
	for _, m := range v.Messages {
		to.Messages = append(to.Messages, message(m))
	}
	if v.Scene != nil {
		scene := wire(d, *v.Scene)
		to.Scene = &scene
	}
	there := *d
	there.words = d.words.At(v.Seen)
	for i := range v.Asked {
		to.Asks = append(to.Asks, there.ask(v.Seen, &v.Asked[i]))
	}
	if len(v.Asked) > 0 {
		to.Waiting = append(to.Waiting, asjson.Seat(v.Seat))
	}
	if v.Dice != nil {
		to.Need = d.need(v)
	}
	switch c := v.Consent; {
	case c == nil:
	case c.Draw:
		to.Draw = asjson.Seat(c.By)
	case c.Resume:
		to.Resume = asjson.Seat(c.By)
	default:
		to.Back.Asked = &backAsked{asjson.Seat(c.By), c.Text, c.Hand != nil}
	}
	if e := v.Ending; e != nil {
		to.Ended = &ending{
			Winner: asjson.Seat(e.Outcome.Winner), Rule: string(e.Outcome.Rule), Text: lastCall(v.Log), Adjourned: !v.Over(), Public: seatNumbers(v.Public),
			How: d.howEnded(e),
		}
	}
	return to
}

// howEnded returns how a match ended by the rules; "" if by anything else, or if the game says no more than who won.
func (d *drawer) howEnded(e *match.Ending) string {
	if e.By != match.ByLaw || d.words.Ended == nil {
		return ""
	}
	return d.words.End(d.info, e.Outcome)
}

// lastCall returns the last line of the match itself: if it is over, how it ended.
func lastCall(log []match.Line) string {
	for i := len(log) - 1; i >= 0; i-- {
		if log[i].Kind == match.Called {
			return log[i].Text
		}
	}
	return ""
}

func (d *drawer) ask(seen engine.State, q *match.Question) ask {
	asked := engine.AskedIn(seen, q.Decision)
	to := ask{
		Seat: asjson.Seat(q.Seat), Prompt: q.Text, About: d.about(seen, q), Place: d.name(asked.At), Of: d.names(asked.Of), Left: asked.Left, Sealed: q.Sealed, Musters: d.musters(q.Decision), Command: d.command(seen, engine.Choice{Seat: q.Seat, About: q.About}),
		Rule: string(q.Rule), Options: []option{}, Anyway: []note{}, Plan: []planPart{}, Here: orders(q.Here), Again: d.again(seen, q.Again),
	}
	for _, p := range asked.Anyway {
		to.Anyway = append(to.Anyway, note{string(p.Rule), p.Text})
	}
	if q.Beside.Text != "" {
		beside := order(q.Beside)
		to.Beside = &beside
	}
	if ill := d.excuse(seen, q); !ill.OK() {
		to.Excuse = &note{Rule: string(ill.Rule), Text: sentence(d.words.Refuse(ill))}
	}
	offered := d.inOrder(q.Options)
	d.answers(seen, q, offered, &to)
	d.openers(seen, q, offered, &to)
	if by, ok := d.rules.(engine.Foreseer); ok {
		for i, p := range by.Foresee(seen, q.Decision, offered) {
			to.Options[i].foresee(p)
		}
	}
	d.plan(seen, q, offered, &to)
	return to
}

// answers adds the options of a question.
func (d *drawer) answers(seen engine.State, q *match.Question, offered []engine.Option, to *ask) {
	guide, _ := d.rules.(engine.Guide)
	enter, proposed, _ := engine.Enter(d.rules, seen, q.Decision, q.Options)
	for _, o := range offered {
		op := d.option(seen, &q.Decision, &o)
		op.Command = d.command(seen, engine.Choice{Seat: q.Seat, Verb: o.Verb, About: q.About, On: o.On, With: o.With})
		if op.Command == to.Command {
			op.Command = ""
		}
		if guide != nil {
			op.Part, op.At = guide.Part(o.Verb), d.name(guide.Space(o.On))
		}
		if post, ok := d.rules.(engine.Signpost); ok && op.On == "" && op.At == "" {
			op.At = d.name(post.Post(o.Verb))
		}
		op.Enter = enter.Verb == o.Verb && enter.On == o.On && enter.With == o.With
		if op.Likely = op.Enter && proposed; op.Likely && to.Left > 1 {
			to.Rest = d.words.SayRest(o.Verb, to.Left)
		}
		op.Quits, op.Ends = d.words.GivesUp(q.Ask, o.Verb, len(offered) == 1), len(offered) > 1 && d.words.Ends(q.Ask, o.Verb)
		to.Options = append(to.Options, op)
	}
}

// foresee adds what to expect of an option. The odds of dice that are not about it are not shown first.
func (o *option) foresee(p engine.Prospect) {
	o.Prospect, o.Idle, o.Due, o.Odds = p.Text, p.Idle, p.Due, o.Odds && !p.Apart
}

// plan adds the parts of what a question is about, if the game draws them.
func (d *drawer) plan(seen engine.State, q *match.Question, offered []engine.Option, to *ask) {
	planner, ok := d.rules.(engine.Planner)
	if !ok {
		return
	}
	for _, p := range planner.Plan(seen, q.Decision, offered) {
		to.Plan = append(to.Plan, planPart{
			Kind: p.Kind, Name: p.Name, Note: p.Note, At: [2]int32{p.At.X, p.At.Y}, Size: [2]int32{p.Size.X, p.Size.Y}, Offered: append([]int{}, p.Offered...),
		})
	}
}

// openers appends the offered answers that lead to one which is not offered yet, each at the thing that this is
// about, in words that say both.
func (d *drawer) openers(seen engine.State, q *match.Question, offered []engine.Option, to *ask) {
	by, ok := d.rules.(engine.Opener)
	if !ok {
		return
	}
	for _, p := range by.Opens(seen, q.Decision, offered) {
		o, c := to.Options[p.By], engine.Choice{Seat: q.Seat, Verb: offered[p.By].Verb, About: q.About, On: p.On}
		var open [3]bool
		for i, sp := range offered[p.By].Span {
			c.N[i], open[i] = sp.Min, sp.Step != 0 && sp.Min != sp.Max
		}
		o.On, o.Says, o.Short, o.Rule = d.name(p.On), d.open(p.Says, c, open), p.Short, string(p.Rule)
		o.Leads, o.Rare, o.Likely, o.Enter = true, false, false, false
		to.Options = append(to.Options, o)
	}
}

// excuse returns why a seat can only pass when asked, if the game says so.
func (d *drawer) excuse(seen engine.State, q *match.Question) engine.Illegal {
	if r, ok := d.rules.(engine.Excuser); ok {
		return r.Excuse(seen, q.Decision)
	}
	return engine.Illegal{}
}

// inOrder returns options in the order of their headings, if the game gives one, and then those without a
// heading.
func (d *drawer) inOrder(from []engine.Option) []engine.Option {
	if d.words.Heads == nil {
		return from
	}
	head := func(o engine.Option) int {
		if at := slices.Index(d.words.Heads, d.words.Verbs[o.Verb].Group); at >= 0 {
			return at
		}
		return len(d.words.Heads)
	}
	return slices.SortedStableFunc(slices.Values(from), func(a, b engine.Option) int { return head(a) - head(b) })
}

func (d *drawer) option(seen engine.State, q *engine.Decision, o *engine.Option) option {
	c := engine.Choice{Seat: q.Seat, Verb: o.Verb, About: q.About, On: o.On, With: o.With}
	to := option{
		Verb: d.words.Verbs[o.Verb].Name, On: d.name(o.On), With: d.name(o.With), Rule: string(o.Rule), Spans: []span{}, Ones: []one{},
	}
	var open [3]bool
	for i, u := range d.words.Verbs[o.Verb].Wants {
		sp := o.Span[i]
		if sp.Min == sp.Max {
			sp.Step = 0
		}
		to.Spans = append(to.Spans, d.span(u, sp))
		c.N[i] = sp.Min
		open[i] = sp.Step != 0
	}
	format := engine.FormatChoice
	if open != ([3]bool{}) { // the client adds the numbers
		format = engine.FormatOpen
	}
	to.Choice, to.Says = string(format(nil, d.info, d.words, c)), d.says(q, c, open)
	to.After, to.Vain = d.words.After(*q, c)
	to.Ones = append(to.Ones, d.ones(o.Verb, open)...)
	if to.Short = d.shorts[o.Verb]; o.Verb == engine.Pass { // its words are those of the question
		to.Short = short(to.Says, d.words.Verbs[o.Verb].Name)
	} else if strings.Contains(to.Short, "%") {
		to.Short = string(d.words.Fill(nil, to.Short, c.About, c.On, c.With, c.N[0], c.N[1], c.N[2]))
	}
	d.ofVerb(&to, o.Verb)
	if open != ([3]bool{}) {
		d.start(seen, c, o, to.Spans)
	}
	to.Odds = engine.HasOdds(d.rules, seen, c)
	if keeper, ok := d.rules.(engine.Bookkeeper); ok {
		to.Price, to.Counts = keeper.Price(seen, c)
	}
	return to
}

// ones returns the words of a verb that are others if a number is 1, of the numbers that are open.
func (d *drawer) ones(v engine.Verb, open [3]bool) (all []one) {
	for _, of := range plurals.FindAllStringSubmatch(d.words.Verbs[v].Says, -1) {
		if i := int(of[1][0] - '1'); open[i] {
			all = append(all, one{i, of[3], of[2]})
		}
	}
	return all
}

// ofVerb copies what is true of the option's verb in every position.
func (d *drawer) ofVerb(to *option, v engine.Verb) {
	verb := &d.words.Verbs[v]
	to.Takes, to.Rare, to.Yields, to.Head, to.All = verb.Takes, verb.Rare, verb.Yields, verb.Group, verb.All
	if helm, ok := d.rules.(engine.Helm); ok {
		to.Steered = helm.Steers(v)
	}
}

// Parts of a sentence that depend on a number that is still open: words for one or for several, of which the
// plural is shown, and variants by number or seat, or by whether something is so.
var (
	plurals  = regexp.MustCompile(`%\{([123]):([^|}]*)\|([^}]*)\}`)
	variants = regexp.MustCompile(`%\{[123][=@][^}]*\}`)
	whether  = regexp.MustCompile(`%\{[123]\?[^}]*\}`)
)

// says returns the button's words for an answer to a decision, without the numbers that are open.
func (d *drawer) says(q *engine.Decision, c engine.Choice, open [3]bool) string {
	if open == ([3]bool{}) {
		return d.words.Answer(*q, c)
	}
	return d.open(d.words.Verbs[c.Verb].Says, c, open)
}

// open fills a sentence about a choice, without the numbers that are open.
func (d *drawer) open(sentence string, c engine.Choice, open [3]bool) string {
	sentence = plurals.ReplaceAllStringFunc(sentence, func(of string) string {
		if !open[of[2]-'1'] {
			return of
		}
		return plurals.FindStringSubmatch(of)[3]
	})
	sentence = whether.ReplaceAllString(variants.ReplaceAllString(sentence, "…"), "")
	for i, sign := range [...]string{"%1", "%2", "%3"} {
		if open[i] || i >= len(d.words.Verbs[c.Verb].Wants) {
			sentence = strings.ReplaceAll(sentence, sign, "…")
		}
	}
	return string(d.words.Fill(nil, sentence, c.About, c.On, c.With, c.N[0], c.N[1], c.N[2]))
}

// blank matches a part of a sentence that stands for a thing, with a preposition before it and its unit.
var blank = regexp.MustCompile(`(?: (?:at|by|for|from|in|of|on|to|with))?:? ?%(?:\{[^}]*\}|[AOSW123])(?:@?\})?(?: mm|°|″)?`)

// shorts returns the words of small buttons, by verb: those that the game gives, else each sentence without the
// things in it or, if that is more than three words, the name of the verb.
func shorts(w *engine.Words) []string {
	out := make([]string, len(w.Verbs))
	for v, verb := range w.Verbs {
		if out[v] = verb.Short; out[v] == "" {
			out[v] = short(strings.TrimSpace(blank.ReplaceAllString(verb.Says, "")), verb.Name)
		}
	}
	return out
}

// short returns a text of one to three words for a small button, or else the name of the verb.
func short(text, verb string) string {
	text = strings.TrimRight(strings.TrimSuffix(text, " the"), ",")
	if n := len(strings.Fields(text)); n == 0 || n > 3 || strings.Contains(text, "%") {
		text = strings.ReplaceAll(verb, "-", " ")
	}
	return engine.Capital(text)
}

// unit returns the name of a unit as a page reads it.
func (d *drawer) unit(u engine.Unit) string {
	switch u {
	case engine.Count:
		return ""
	case engine.Degree:
		return "degrees"
	case engine.Message:
		return "message"
	}
	unit, _ := d.info.Ruler()
	return unit
}
