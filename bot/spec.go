package bot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A Spec says which bot plays a seat, and how long it may think. Its zero value is no bot.
type Spec struct {
	Kind  string // "random", "novice", "captain", "master" or "search"
	Think Budget // for a master or a search; one that sets no bound means MasterPlayouts or DefaultPlayouts
	made  *maker // makes a bot of another kind
}

// A maker makes bots for matches of a game.
type maker struct {
	bot func(rules engine.Ruleset, captain func(engine.Ruleset) Captain) (Bot, error)
}

// Made returns the spec of a bot that this package cannot make, such as another program. ParseSpec does not know its kind,
// so that no text, such as a record, can start it. It is not Repeatable.
func Made(kind string, bot func(rules engine.Ruleset, captain func(engine.Ruleset) Captain) (Bot, error)) Spec {
	return Spec{Kind: kind, made: &maker{bot}}
}

// DefaultPlayouts is how many playouts a search takes by default.
const DefaultPlayouts = 1000

var kinds = []string{"random", "novice", "captain", "master", "search"}

// Kinds lists the kinds of bots that ParseSpec knows.
func Kinds() []string { return slices.Clone(kinds) }

// thinks reports whether a kind of bot takes a budget.
func thinks(kind string) bool { return kind == "master" || kind == "search" }

// ParseSpec reads a bot as the package comment lists them. An error names the nearest known one.
func ParseSpec(text string) (Spec, error) {
	kind, rest, bounded := strings.Cut(strings.TrimSpace(text), ":")
	sp := Spec{Kind: kind}
	if !known(kind) {
		return Spec{}, fmt.Errorf("no bot %q%s: expected %s", kind, perhaps(kind, kinds), strings.Join(kinds, ", "))
	}
	if !bounded {
		return sp, nil
	}
	if !thinks(kind) {
		return Spec{}, fmt.Errorf("the bot %s takes no settings, found %q", kind, rest)
	}
	for part := range strings.SplitSeq(rest, ",") {
		if err := sp.bound(part); err != nil {
			return Spec{}, err
		}
	}
	return sp, nil
}

func known(kind string) bool {
	for _, k := range kinds {
		if k == kind {
			return true
		}
	}
	return false
}

// bound reads one setting of a bot that thinks.
func (sp *Spec) bound(part string) error {
	bounds := []string{"playouts", "time"}
	key, value, _ := strings.Cut(part, "=")
	switch key {
	case "playouts":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 {
			return fmt.Errorf("expected a number of playouts from 1 up, such as playouts=2000, found %q", part)
		}
		sp.Think.Playouts = n
	case "time":
		t, err := time.ParseDuration(value)
		if err != nil || t <= 0 {
			return fmt.Errorf("expected a time for each decision, such as time=50ms, found %q", part)
		}
		sp.Think.Time = t
	default:
		return fmt.Errorf("a %s has no setting %q%s: expected playouts=2000 or time=50ms", sp.Kind, key, perhaps(key, bounds))
	}
	return nil
}

func perhaps(name string, names []string) string {
	if near := engine.Nearest(name, names); near != "" {
		return ", perhaps " + near
	}
	return ""
}

// String formats the spec as ParseSpec reads it.
func (sp Spec) String() string {
	var bounds []string
	if sp.Think.Playouts > 0 {
		bounds = append(bounds, "playouts="+strconv.Itoa(sp.Think.Playouts))
	}
	if sp.Think.Time > 0 {
		bounds = append(bounds, "time="+sp.Think.Time.String())
	}
	if len(bounds) == 0 {
		return sp.Kind
	}
	return sp.Kind + ":" + strings.Join(bounds, ",")
}

// Repeatable reports whether the bot gives the same answers on every machine.
func (sp Spec) Repeatable() bool { return sp.Think.Time == 0 && sp.made == nil }

// Memory returns how many bytes a bot takes while it thinks about one choice; 0 if they are few.
func (sp Spec) Memory() int64 {
	if sp.Kind == "search" {
		return treeBytes
	}
	return 0
}

// New makes the bot for matches of a game. captain makes that game's captain and is nil if it has none; then
// the bots novice, captain and master are an error, and a search does without. A master that has learned nothing of these rules is
// the captain: see Learned. Call Begin before the first question.
func (sp Spec) New(rules engine.Ruleset, captain func(engine.Ruleset) Captain) (Bot, error) {
	if sp.made != nil {
		return sp.made.bot(rules, captain)
	}
	makes, err := sp.Maker(rules, captain)
	if err != nil {
		return nil, err
	}
	return makes(), nil
}

// Maker returns a function that makes the bot as New does. A bot takes memory only once it is made.
func (sp Spec) Maker(rules engine.Ruleset, captain func(engine.Ruleset) Captain) (func() Bot, error) {
	switch sp.Kind {
	case "random":
		return func() Bot { return NewRandom() }, nil
	case "captain", "master", "novice":
		if captain == nil {
			return nil, fmt.Errorf("%s has no captain: expected random or search", rules.Info().Name)
		}
		switch sp.Kind {
		case "master":
			return masters(rules, captain), nil
		case "novice":
			return func() Bot { return newNovice(rules, captain(rules)) }, nil
		}
		return func() Bot { return captain(rules) }, nil
	case "search":
		if captain == nil {
			return func() Bot { return NewSearch(rules, nil) }, nil
		}
		return func() Bot { return NewSearch(rules, captain(rules)) }, nil
	}
	return nil, fmt.Errorf("no bot %q", sp.Kind)
}
