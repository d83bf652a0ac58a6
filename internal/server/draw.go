package server

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A drawer writes positions and views of one game in the shapes of the wire.
type drawer struct {
	info  *engine.Info
	words *engine.Words
	rules engine.Ruleset
	book  *bookInfo
	typed bool // the match's dice are real ones
	// shorts are what small buttons say, by verb.
	shorts []string
}

func (d *drawer) name(o engine.Object) string {
	if o == engine.NoObject {
		return ""
	}
	return d.words.Object(o)
}

// seatNumber is a seat on the wire: -1 for nobody.
func seatNumber(s engine.Seat) int {
	if s >= engine.Observer {
		return -1
	}
	return int(s)
}

func seatNumbers(seats []engine.Seat) []int {
	out := make([]int, len(seats))
	for i, s := range seats {
		out[i] = seatNumber(s)
	}
	return out
}

func list[T any](from []T) []T {
	if from == nil {
		return []T{}
	}
	return from
}

func points(from []engine.Point) [][2]int32 {
	out := make([][2]int32, len(from))
	for i, p := range from {
		out[i] = [2]int32{p.X, p.Y}
	}
	return out
}

var boardKinds = map[engine.BoardKind]string{
	engine.Boxes: "boxes", engine.Squares: "squares", engine.Hexes: "hexes", engine.Plane: "plane",
}

func (d *drawer) boards(from []*engine.Board) []board {
	out := make([]board, len(from))
	for i, b := range from {
		to := board{
			Key: b.Key, Name: b.Name, Kind: boardKinds[b.Kind], Width: b.Width, Height: b.Height,
			Outlines: [][][2]int32{}, Spaces: []space{}, Links: []link{}, Shapes: []shape{},
		}
		if b.Scale > 0 {
			unit, parts := d.info.Ruler()
			to.Scale = &scale{b.Scale * parts, unit}
		}
		for _, s := range b.Spaces {
			to.Spaces = append(to.Spaces, space{
				d.name(s.ID), to.outline(&s), [2]int32{s.Centre.X, s.Centre.Y}, s.Label, s.Name, s.Terrain, s.Area,
			})
		}
		for _, l := range b.Links {
			to.Links = append(to.Links, link{d.name(l.From), d.name(l.To), l.Kind, points(l.Line)})
		}
		for _, s := range b.Shapes {
			to.Shapes = append(to.Shapes, shape{s.Kind, s.Name, s.Closed, points(s.Line)})
		}
		out[i] = to
	}
	return out
}

// outline is the number of a space's outline among those of the board, which it joins
// if it is new; -1 of a round box.
func (b *board) outline(s *engine.Space) int {
	if s.Outline == nil {
		return -1
	}
	about := points(s.Outline)
	for i := range about {
		about[i][0] -= s.Centre.X
		about[i][1] -= s.Centre.Y
	}
	same := func(other [][2]int32) bool { return slices.Equal(about, other) }
	if i := slices.IndexFunc(b.Outlines, same); i >= 0 {
		return i
	}
	b.Outlines = append(b.Outlines, about)
	return len(b.Outlines) - 1
}

// find is what has a name.
func (d *drawer) find(name string) (engine.Object, error) {
	o, ok := d.words.Find(name)
	if !ok {
		return engine.NoObject, refuse(http.StatusBadRequest, "Nothing here has that name.")
	}
	return o, nil
}

func (d *drawer) mark(m *engine.Mark) mark {
	return mark{m.Kind, m.Board, d.name(m.From), d.name(m.To), points(m.Line), m.Label, m.Value}
}

func (d *drawer) scene(from *engine.Scene) *scene {
	to := &scene{Turn: from.Turn, Phase: from.Phase, Open: d.name(from.Open), Pieces: []piece{}, Marks: []mark{}, Charts: []chart{},
		Outlook: from.Outlook, OutlookRule: string(from.OutlookRule)}
	for i := range from.Pieces {
		to.Pieces = append(to.Pieces, d.piece(&from.Pieces[i]))
	}
	for _, m := range from.Marks {
		to.Marks = append(to.Marks, d.mark(&m))
	}
	for i := range from.Charts {
		to.Charts = append(to.Charts, d.chart(&from.Charts[i]))
	}
	return to
}

var chartKinds = map[engine.ChartKind]string{
	engine.Tabular: "table", engine.Account: "account", engine.Plot: "plot", engine.Shelves: "shelves",
	engine.Cards: "cards",
}

func (d *drawer) chart(c *engine.Chart) chart {
	to := chart{Key: c.Key, Title: c.Title, Kind: chartKinds[c.Kind], Side: seatNumber(c.Side), Columns: list(c.Columns), Rows: []row{}}
	for _, r := range c.Rows {
		row := row{d.name(r.ID), r.Name, list(r.Cells), r.Note, r.Gone, r.Silhouette, r.Line, []good{}}
		for _, g := range r.Goods {
			row.Goods = append(row.Goods, good{d.name(g.ID), g.Column, g.Name, g.Silhouette, g.Value, g.Note})
		}
		to.Rows = append(to.Rows, row)
	}
	return to
}

func (d *drawer) piece(p *engine.Piece) piece {
	to := piece{
		Key: p.Key, ID: d.name(p.ID), At: d.name(p.At), Depth: p.Depth, Stack: d.name(p.Stack), X: p.X, Y: p.Y, Heading: p.Heading,
		Base: p.Base, Masts: masts(p.Masts), Silhouette: p.Silhouette, Name: p.Name, Numbers: []stat{}, Side: seatNumber(p.Side),
		State: list(p.State), Under: p.Under, Group: p.Group, Body: points(p.Body), Each: p.Each, Flag: p.Flag, Leader: p.Leader,
		Tokens: list(p.Tokens),
	}
	for _, n := range p.Numbers {
		to.Numbers = append(to.Numbers, stat{n.Name, n.Value, n.Max})
	}
	return to
}

func masts(from []engine.Mast) []mast {
	to := []mast{}
	for _, m := range from {
		to = append(to, mast(m))
	}
	return to
}

// view draws a view without its log.
func (d *drawer) view(v *match.View) *view {
	to := &view{
		At: v.At, Seat: seatNumber(v.Seat), Asks: []ask{}, Names: v.Names, Renames: v.Renames, Waiting: seatNumbers(v.Waiting), Chosen: seatNumbers(v.Chosen),
		Back: back{Free: v.CanBack, Command: v.BackOf}, Draw: -1, Resume: -1,
		Standing: orders(v.Standing), Resting: v.Resting, Written: d.written(v.Seen, v.Written), Messages: []message{}, Retype: v.Retype,
	}
	to.Commands, to.Team = drawTeam(v)
	for _, m := range v.Messages {
		to.Messages = append(to.Messages, message(m))
	}
	if v.Scene != nil {
		to.Scene = d.scene(v.Scene)
	}
	there := *d
	there.words = d.words.At(v.Seen)
	for i := range v.Asked {
		to.Asks = append(to.Asks, there.ask(v.Seen, &v.Asked[i]))
	}
	if len(v.Asked) > 0 {
		to.Waiting = append(to.Waiting, seatNumber(v.Seat))
	}
	if v.Dice != nil {
		to.Need = d.need(v)
	}
	switch c := v.Consent; {
	case c == nil:
	case c.Draw:
		to.Draw = seatNumber(c.By)
	case c.Resume:
		to.Resume = seatNumber(c.By)
	default:
		to.Back.Asked = &backAsked{seatNumber(c.By), c.Text, c.Hand != nil}
	}
	if e := v.Ending; e != nil {
		to.Ended = &ending{
			Winner: seatNumber(e.Outcome.Winner), Rule: string(e.Outcome.Rule), Text: lastCall(v.Log), Adjourned: !v.Over(), Public: seatNumbers(v.Public),
		}
	}
	return to
}

// lastCall is what the match itself said last: of one that is over, how it ended.
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
		Seat: seatNumber(q.Seat), Prompt: q.Text, About: d.name(q.About), Place: d.name(asked.At), Left: asked.Left, Sealed: q.Sealed, Command: d.command(seen, engine.Choice{Seat: q.Seat, About: q.About}),
		Rule: string(q.Rule), Options: []option{}, Plan: []planPart{}, Here: orders(q.Here), Again: d.again(seen, q.Again),
	}
	if q.Beside.Text != "" {
		beside := order(q.Beside)
		to.Beside = &beside
	}
	if ill := d.excuse(seen, q); !ill.OK() {
		to.Excuse = &note{Rule: string(ill.Rule), Text: sentence(d.words.Refuse(ill))}
	}
	guide, _ := d.rules.(engine.Guide)
	enter, proposed, _ := engine.Enter(d.rules, seen, q.Decision, q.Options)
	offered := d.inOrder(q.Options)
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
		op.Likely = op.Enter && proposed
		to.Options = append(to.Options, op)
	}
	if by, ok := d.rules.(engine.Foreseer); ok {
		for i, p := range by.Foresee(seen, q.Decision, offered) {
			to.Options[i].Prospect, to.Options[i].Idle = p.Text, p.Idle
		}
	}
	if planner, ok := d.rules.(engine.Planner); ok {
		for _, p := range planner.Plan(seen, q.Decision, offered) {
			to.Plan = append(to.Plan, planPart{
				Kind: p.Kind, Name: p.Name, Note: p.Note, At: [2]int32{p.At.X, p.At.Y}, Size: [2]int32{p.Size.X, p.Size.Y}, Offered: append([]int{}, p.Offered...),
			})
		}
	}
	return to
}

// excuse is why all that a seat can do when asked is to pass, where the game says that.
func (d *drawer) excuse(seen engine.State, q *match.Question) engine.Illegal {
	if r, ok := d.rules.(engine.Excuser); ok {
		return r.Excuse(seen, q.Decision)
	}
	return engine.Illegal{}
}

// inOrder are options in the order of their headings, where the game gives one; last those
// under none.
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
		Verb: d.words.Verbs[o.Verb].Name, On: d.name(o.On), With: d.name(o.With), Rule: string(o.Rule), Spans: []span{},
	}
	wants := d.words.Verbs[o.Verb].Wants
	open := false
	for i, u := range wants {
		sp := o.Span[i]
		if sp.Min == sp.Max {
			sp.Step = 0
		}
		to.Spans = append(to.Spans, d.span(u, sp))
		c.N[i] = sp.Min
		open = open || sp.Step != 0
	}
	text := string(engine.FormatChoice(nil, d.info, d.words, c))
	if open { // the client adds the numbers
		for range wants {
			text = text[:strings.LastIndexByte(text, ' ')]
		}
	}
	to.Choice, to.Says = text, d.says(q, c, open)
	if to.Short = d.shorts[o.Verb]; o.Verb == engine.Pass { // its words are those of the question
		to.Short = short(to.Says, d.words.Verbs[o.Verb].Name)
	}
	d.ofVerb(&to, o.Verb)
	if caster, ok := d.rules.(engine.Forecaster); ok {
		to.Odds = caster.Forecasts(seen, c)
	}
	if by, ok := d.rules.(engine.Reckoner); ok && !to.Odds {
		to.Odds = len(by.Reckon(seen, c)) > 0
	}
	if keeper, ok := d.rules.(engine.Bookkeeper); ok {
		to.Price, to.Counts = keeper.Price(seen, c)
	}
	return to
}

// ofVerb notes of an option what holds of its verb in every position.
func (d *drawer) ofVerb(to *option, v engine.Verb) {
	verb := &d.words.Verbs[v]
	to.Takes, to.Rare, to.Yields, to.Head, to.All = verb.Takes, verb.Rare, verb.Yields, verb.Group, verb.All
	if helm, ok := d.rules.(engine.Helm); ok {
		to.Steered = helm.Steers(v)
	}
}

// Words of a sentence that follow how many there are, which stand as of many while that is
// open; those that follow which of several it is, or whose; and whether it is so.
var (
	plurals  = regexp.MustCompile(`%\{[123]:[^|}]*\|([^}]*)\}`)
	variants = regexp.MustCompile(`%\{[123][=@][^}]*\}`)
	whether  = regexp.MustCompile(`%\{[123]\?[^}]*\}`)
)

// says is what the button says that answers a decision; of an option that wants numbers,
// without them.
func (d *drawer) says(q *engine.Decision, c engine.Choice, open bool) string {
	if !open {
		return d.words.Answer(*q, c)
	}
	sentence := plurals.ReplaceAllString(d.words.Verbs[c.Verb].Says, "$1")
	sentence = whether.ReplaceAllString(variants.ReplaceAllString(sentence, "…"), "")
	sentence = strings.NewReplacer("%1", "…", "%2", "…", "%3", "…").Replace(sentence)
	return string(d.words.Fill(nil, sentence, c.About, c.On, c.With))
}

// blank is a part of a sentence that stands for a thing, with a word that leads to it and its unit.
var blank = regexp.MustCompile(`(?: (?:at|by|for|from|in|of|on|to|with))?:? ?%(?:\{[^}]*\}|[AOSW123])(?:@?\})?(?: mm|°|″)?`)

// shorts are what small buttons say, by verb: each sentence without the things in it, or where that is more
// than three words the name of the verb.
func shorts(w *engine.Words) []string {
	out := make([]string, len(w.Verbs))
	for v, verb := range w.Verbs {
		out[v] = short(strings.TrimSpace(blank.ReplaceAllString(verb.Says, "")), verb.Name)
	}
	return out
}

// short is a text of one to three words for a small button, or the name of the verb.
func short(text, verb string) string {
	text = strings.TrimSuffix(text, " the")
	if n := len(strings.Fields(text)); n == 0 || n > 3 || strings.Contains(text, "%") {
		text = strings.ReplaceAll(verb, "-", " ")
	}
	return engine.Capital(text)
}

// span draws a span of a unit, in what a person types.
func (d *drawer) span(u engine.Unit, sp engine.Span) span {
	to := span{float64(sp.Min), float64(sp.Max), float64(sp.Step), d.unit(u), sp.Loose}
	parts := 1.0
	switch u {
	case engine.Degree:
		parts = 10
	case engine.Count, engine.Message:
	default:
		_, of := d.info.Ruler()
		parts = float64(of)
	}
	to.Min, to.Max, to.Step = to.Min/parts, to.Max/parts, to.Step/parts
	return to
}

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

var lineKinds = map[match.LineKind]string{
	match.Told: "event", match.Chosen: "event", match.Dice: "event", match.Said: "say", match.Called: "house",
}

// mostLines of a log are sent in one answer: more than any match has that is only played.
const mostLines = 6000

// lines draws those lines of a log that came with views after since. The throws
// that led to an event stand with its line.
func (d *drawer) lines(log []match.Line, since int) []line {
	out := []line{}
	if n := len(log) - mostLines; n > 0 {
		log = log[n:]
		if log[0].At > since {
			out = append(out, line{Step: log[0].At, Turn: log[0].Turn, Phase: log[0].Phase, Kind: lineKinds[match.Called],
				Seat: -1, Text: "Older lines are not shown here. The record has them.", Throws: []throw{}})
		}
	}
	var held []throw
	ordered := false
	for i := range log {
		l := &log[i]
		if l.At <= since {
			continue
		}
		ordered = ordered || l.Ordered
		if l.Kind == match.Dice {
			held = append(held, d.throw(l.Thrown))
			if i+1 < len(log) && log[i+1].At == l.At && (log[i+1].Kind == match.Told || log[i+1].Kind == match.Dice) {
				continue
			}
		}
		out = append(out, line{
			Step: l.At, Turn: l.Turn, Phase: l.Phase, Kind: lineKinds[l.Kind], Seat: seatNumber(l.Seat),
			Text: l.Text, Rule: string(l.Rule), Throws: list(held), Shot: d.shot(l), Met: d.met(l), Moved: d.moved(l),
			Fell: d.name(l.Fell), Ordered: ordered, Back: l.Back, Known: l.Known, Whole: l.Whole, By: l.By,
		})
		held, ordered = nil, false
	}
	return out
}

func (d *drawer) moved(l *match.Line) *moved {
	e := &l.Moved
	if e.Kind != engine.Moved {
		return nil
	}
	return &moved{d.name(e.About), e.N[0], e.N[1], e.N[2], e.N[3]}
}

func (d *drawer) met(l *match.Line) *met {
	if l.Met.A == engine.NoObject {
		return nil
	}
	return &met{d.name(l.Met.A), d.name(l.Met.B), l.Met.Time}
}

func (d *drawer) shot(l *match.Line) *shot {
	if l.Shot.To == engine.NoObject {
		return nil
	}
	to := &shot{From: d.name(l.Shot.From), To: d.name(l.Shot.To)}
	if l.Shot.Timed {
		to.Told = &fired{l.Shot.When, l.Shot.Hit}
	}
	return to
}

func (d *drawer) throw(th *engine.Thrown) throw {
	to := throw{
		Dice: fmt.Sprintf("%dd%d", th.Throw.Dice, th.Throw.Sides), Seat: seatNumber(th.Throw.Seat),
		Faces: th.Faces[:th.Throw.Dice], Rule: string(th.Throw.Rule), Typed: d.typed && th.House == 0,
	}
	if th.Throw.Drawn {
		to.Dice = "draw"
	}
	if th.Drawn != engine.NoObject {
		to.Drawn = d.words.Title(th.Drawn)
	}
	return to
}

func (d *drawer) need(v *match.View) *need {
	th := &v.Dice.Throw
	to := &need{
		Dice: int(th.Dice), Sides: int(th.Sides), Rule: string(th.Rule), Seat: seatNumber(th.Seat),
		Call:  strings.TrimSuffix(engine.Call(d.rules, *th), " ("+string(th.Rule)+")"), // the page has the case as a link
		Drawn: []drawn{}, Lines: []line{}, Given: v.Given,
	}
	for _, o := range v.Dice.Draws {
		to.Drawn = append(to.Drawn, drawn{d.name(o), d.words.Title(o)})
	}
	to.Lines = d.soFar(v)
	return to
}

// soFar is what the last roll did, of what waits for more; before the first roll, what was
// told last.
func (d *drawer) soFar(v *match.View) []line {
	out, first := []line{}, max(len(v.Dice.Events)-3, 0)
	var rolled []throw // stand with the first line after them
	if n := len(v.Rolled) - 1; n >= 0 {
		first = min(v.Rolled[n].Told, len(v.Dice.Events))
		rolled = []throw{d.throw(&v.Rolled[n])}
		if !slices.ContainsFunc(v.Dice.Events[first:], func(e engine.Event) bool { return e.See.Has(v.Seat) }) {
			return append(out, line{Step: v.At, Kind: "event", Seat: seatNumber(v.Dice.Throw.Seat), Text: engine.Deciding(d.rules, v.Rolled[n].Throw),
				Rule: string(v.Rolled[n].Throw.Rule), Throws: rolled})
		}
	}
	for i, e := range v.Dice.Events[first:] {
		if e.See.Has(v.Seat) && !v.Known[first+i] {
			out = append(out, line{
				Step: v.At, Kind: "event", Seat: seatNumber(v.Dice.Throw.Seat), Rule: string(e.Rule),
				Text: string(d.rules.Tell(nil, e)), Throws: list(rolled),
			})
			rolled = nil
		}
	}
	return out
}
