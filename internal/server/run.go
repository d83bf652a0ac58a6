package server

import (
	"context"
	"sync"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/lab"
)

// A run is an experiment that was started from the page and is played here.
type run struct {
	x    lab.Experiment
	stop context.CancelFunc

	mu    sync.Mutex
	over  bool // somebody stopped it, not the end of the program
	now   labRun
	began time.Time
}

// look returns the run as it is.
func (x *run) look() labRun {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.now
}

// end stops the run for good.
func (x *run) end() {
	x.mu.Lock()
	x.over = true
	x.mu.Unlock()
	x.stop()
}

// ended reports whether the run was stopped by somebody.
func (x *run) ended() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.over
}

// change changes the run.
func (x *run) change(how func(*labRun)) {
	x.mu.Lock()
	defer x.mu.Unlock()
	how(&x.now)
}

func (x *run) progress(finished int) {
	x.change(func(now *labRun) {
		now.Done = finished
		if finished > 0 {
			left := time.Since(x.began) / time.Duration(finished) * time.Duration(now.Matches-finished)
			now.Left = int(left/time.Second) + 1
		}
	})
}

// play plays the experiment and draws its results.
func (x *run) play(ctx context.Context) {
	x.change(func(now *labRun) { now.State, x.began = "running", time.Now() })
	result, err := x.x.Play(ctx)
	if err != nil {
		x.change(func(now *labRun) { now.State, now.Error = "failed", sentence(err.Error()) })
		return
	}
	var plots []lab.Plot
	if len(result.Matches) > 0 {
		plots, err = result.Summary().Plots()
	}
	x.change(func(now *labRun) {
		now.State, now.Left, now.Done = "done", 0, len(result.Matches)
		if result.Interrupted() {
			now.State = "stopped"
		}
		if err != nil {
			now.State, now.Error = "failed", sentence(err.Error())
		}
		x.figures(now, result, plots)
	})
}

// figures writes the figures of a result.
func (x *run) figures(now *labRun, result *lab.Result, plots []lab.Plot) {
	info := x.x.Rules.Info().Called(x.x.Scenario)
	sum := result.Summary()
	for _, name := range x.x.Rules.Info().Seats {
		in := sum.Interval95[name]
		share := 0.0
		if sum.Matches > 0 {
			share = float64(sum.Wins[name]) / float64(sum.Matches)
		}
		now.Wins = append(now.Wins, labWins{sum.Sides[name], share, in[0], in[1]})
	}
	for _, p := range plots {
		now.Plots = append(now.Plots, labPlot{p.Name, p.SVG})
	}
	for i := range result.Matches[:min(mostPlayed, len(result.Matches))] {
		m := &result.Matches[i]
		winner := ""
		if m.Outcome.Winner != engine.NoSeat {
			winner = info.SeatName(m.Outcome.Winner)
		}
		now.Played = append(now.Played, labPlayed{m.Number, winner, m.Choices})
	}
}
