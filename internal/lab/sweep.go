package lab

import (
	"context"
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// A Sweep is one switch of a game and the values it is tried with.
type Sweep struct {
	Switch string
	Values []string
}

// Play plays the experiment once with each value, all with the same key, so that matches with the same number
// begin with the same chance. If ctx ends first, it returns the results finished or begun until then.
func (sw Sweep) Play(ctx context.Context, x Experiment) ([]*Result, error) {
	var results []*Result
	for i, value := range sw.Values {
		one := x
		one.Settings = sw.With(x.Settings, value)
		if x.Progress != nil {
			one.Progress = func(finished int) { x.Progress(i*x.Matches + finished) }
		}
		r, err := one.Play(ctx)
		if err != nil {
			return results, fmt.Errorf("%s=%s: %w", sw.Switch, value, err)
		}
		if results = append(results, r); ctx.Err() != nil {
			break
		}
	}
	return results, nil
}

// With returns the settings with the sweep's switch set to a value.
func (sw Sweep) With(settings []engine.Setting, value string) []engine.Setting {
	kept := slices.DeleteFunc(slices.Clone(settings), func(s engine.Setting) bool { return s.Key == sw.Switch })
	return append(kept, engine.Setting{Key: sw.Switch, Value: value})
}
