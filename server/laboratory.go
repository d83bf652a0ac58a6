package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"time"

	"weathergage/bot"
	"weathergage/engine"
	"weathergage/lab"
	"weathergage/record"
)

// A run is an experiment that was started from the page. Runs wait for one
// another: one is played at a time, on one core.
type run struct {
	game *installed
	x    lab.Experiment
	stop context.CancelFunc

	mu      sync.Mutex
	now     labRun
	began   time.Time
	readers map[chan struct{}]bool
}

const (
	// mostRuns are remembered; the oldest is forgotten first.
	mostRuns = 100
	// mostWaiting are waiting or being played at once.
	mostWaiting = 10
	// mostMatches are played in one run.
	mostMatches = 20_000
	// mostPlayed are the matches of a run that can be opened from its page.
	mostPlayed = 500
)

// labPlan is what is asked for.
type labPlan struct {
	Game     string   `json:"game"`
	Scenario string   `json:"scenario"`
	Bots     []string `json:"bots"`
	Matches  int      `json:"matches"`
}

func (s *Server) labRoutes(open func(string, func(http.ResponseWriter, *http.Request) error)) {
	open("GET /api/lab", s.listRuns)
	open("POST /api/lab", s.postRun)
	of := func(pattern string, do func(http.ResponseWriter, *http.Request, *run) error) {
		open(pattern, func(w http.ResponseWriter, r *http.Request) error {
			s.mu.Lock()
			i := slices.IndexFunc(s.runs, func(x *run) bool { return x.now.ID == r.PathValue("id") })
			var x *run
			if i >= 0 {
				x = s.runs[i]
			}
			s.mu.Unlock()
			if x == nil {
				return errNothing
			}
			return do(w, r, x)
		})
	}
	of("GET /api/lab/{id}", func(w http.ResponseWriter, _ *http.Request, x *run) error {
		return writeJSON(w, http.StatusOK, x.look())
	})
	of("GET /api/lab/{id}/events", s.runEvents)
	of("POST /api/lab/{id}/stop", func(w http.ResponseWriter, _ *http.Request, x *run) error {
		x.stop()
		return writeJSON(w, http.StatusOK, x.look())
	})
	of("POST /api/lab/{id}/open", s.openRunMatch)
}

func (s *Server) listRuns(w http.ResponseWriter, _ *http.Request) error {
	s.mu.Lock()
	runs := slices.Clone(s.runs)
	s.mu.Unlock()
	out := struct {
		Runs []labRun `json:"runs"`
	}{[]labRun{}}
	for _, x := range slices.Backward(runs) {
		one := x.look()
		one.Plots, one.Played = []labPlot{}, []labPlayed{}
		out.Runs = append(out.Runs, one)
	}
	return writeJSON(w, http.StatusOK, out)
}

// postRun starts a run, or has it wait for those before it.
func (s *Server) postRun(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(r) {
		return errHaste
	}
	var p labPlan
	if err := readJSON(w, r, &p); err != nil {
		return err
	}
	x, err := s.readRun(&p)
	if err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if !s.enlist(x) {
		return refuse(http.StatusTooManyRequests, "Enough runs are waiting. Stop one, or come back later.")
	}
	return writeJSON(w, http.StatusCreated, x.look())
}

func (s *Server) readRun(p *labPlan) (*run, error) {
	g := s.find(p.Game)
	if g == nil {
		return nil, fmt.Errorf("no game %q", clean(p.Game))
	}
	if _, ok := g.rules.Info().FindScenario(p.Scenario); !ok {
		return nil, fmt.Errorf("%s has no scenario %q", g.info.Name, clean(p.Scenario))
	}
	if len(p.Bots) != len(g.info.Seats) {
		return nil, fmt.Errorf("%s has %d seats, found %d bots", g.info.Name, len(g.info.Seats), len(p.Bots))
	}
	if p.Matches < 1 || p.Matches > mostMatches {
		return nil, fmt.Errorf("expected from 1 to %d matches, found %d", mostMatches, p.Matches)
	}
	key := newID()
	x := &run{game: g, readers: map[chan struct{}]bool{}}
	x.x = lab.Experiment{
		Rules: g.rules, Captain: g.Captain, Scenario: p.Scenario, Key: key, Matches: p.Matches,
		Workers: 1, Progress: x.progress,
	}
	for _, text := range p.Bots {
		spec, err := readBot(text)
		if err != nil {
			return nil, err
		}
		x.x.Bots = append(x.x.Bots, spec)
	}
	x.now = labRun{
		ID: newID(), Game: p.Game, Scenario: p.Scenario, Bots: p.Bots, Matches: p.Matches, Key: key,
		State: "waiting", Wins: []labWins{}, Plots: []labPlot{}, Played: []labPlayed{},
	}
	return x, nil
}

// readBot reads a bot that does not think for too long.
func readBot(text string) (bot.Spec, error) {
	spec, err := bot.ParseSpec(text)
	if err == nil && (spec.Think.Time > 10*time.Second || spec.Think.Playouts > 20_000) {
		err = fmt.Errorf("expected a bot that thinks for at most 10s or 20000 playouts, found %q", text)
	}
	return spec, err
}

// enlist has a run wait for its turn, if not too many do.
func (s *Server) enlist(x *run) bool {
	ctx, stop := context.WithCancel(s.running)
	x.stop = stop
	s.mu.Lock()
	defer s.mu.Unlock()
	waiting := 0
	for _, other := range s.runs {
		if state := other.look().State; state == "waiting" || state == "running" {
			waiting++
		}
	}
	if waiting >= mostWaiting {
		stop()
		return false
	}
	if len(s.runs) == mostRuns {
		s.runs = s.runs[1:]
	}
	s.runs = append(s.runs, x)
	s.work.Go(func() {
		defer stop()
		select {
		case s.laboratory <- struct{}{}:
			x.play(ctx)
			<-s.laboratory
		case <-ctx.Done():
			x.change(func(now *labRun) { now.State = "stopped" })
		}
	})
	return true
}

// look is the run as it stands.
func (x *run) look() labRun {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.now
}

// change changes the run and tells those who look at it.
func (x *run) change(how func(*labRun)) {
	x.mu.Lock()
	defer x.mu.Unlock()
	how(&x.now)
	for news := range x.readers {
		select {
		case news <- struct{}{}:
		default:
		}
	}
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

// play plays the experiment and draws what it came to.
func (x *run) play(ctx context.Context) {
	x.change(func(now *labRun) { now.State, x.began = "running", time.Now() })
	result, err := x.x.Play(ctx)
	if err != nil {
		x.change(func(now *labRun) { now.State, now.Error = "failed", sentence(err.Error()) })
		return
	}
	var plots []lab.Plot
	if len(result.Matches) > 0 {
		plots, err = result.Plots()
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

// figures writes what a result came to.
func (x *run) figures(now *labRun, result *lab.Result, plots []lab.Plot) {
	info := x.x.Rules.Info()
	sum := result.Summary()
	for _, name := range info.Seats {
		in := sum.Interval95[name]
		share := 0.0
		if sum.Matches > 0 {
			share = float64(sum.Wins[name]) / float64(sum.Matches)
		}
		now.Wins = append(now.Wins, labWins{name, share, in[0], in[1]})
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

// runEvents streams the run as it goes.
func (s *Server) runEvents(w http.ResponseWriter, r *http.Request, x *run) error {
	if !s.admit() {
		return refuse(http.StatusServiceUnavailable, "The house is full just now. Try again in a minute.")
	}
	defer s.streams.Add(-1)
	news := make(chan struct{}, 1)
	x.mu.Lock()
	x.readers[news] = true
	x.mu.Unlock()
	defer func() {
		x.mu.Lock()
		delete(x.readers, news)
		x.mu.Unlock()
	}()
	out := newEventWriter(w)
	n := 0
	out.follow(r.Context(), s.running, news, func() error {
		n++
		return out.event("run", n, x.look())
	})
	return nil
}

// openRunMatch plays one match of a run again and opens it as a board.
func (s *Server) openRunMatch(w http.ResponseWriter, r *http.Request, x *run) error {
	var body struct {
		K int `json:"k"`
	}
	if err := readJSON(w, r, &body); err != nil {
		return err
	}
	if body.K < 0 || body.K >= x.x.Matches {
		return refuse(http.StatusBadRequest, fmt.Sprintf("Expected a match from 0 to %d.", x.x.Matches-1))
	}
	return s.heavily(r.Context(), func() error {
		one := x.x
		one.Progress = nil
		rec, err := one.Record(body.K)
		var broken *lab.Broken
		if errors.As(err, &broken) {
			return refuse(http.StatusConflict, sentence(broken.Error()))
		}
		if err != nil {
			return err
		}
		played, err := record.Replay(x.game.rules, rec)
		if err != nil {
			return err
		}
		p := x.game.retelling(played, len(played.Moments)-1)
		p.rec.ForkOf, p.rec.ForkStep = rec.Match, len(played.Moments)-1
		return s.begins(w, p)
	})
}
