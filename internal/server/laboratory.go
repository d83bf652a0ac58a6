package server

import (
	"context"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/internal/lab"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

const (
	// mostWaiting is how many runs may be waiting or playing at once.
	mostWaiting = 10
	// mostMatches is how many matches one run may have.
	mostMatches = 20_000
	// mostPlayed is how many matches of a run can be opened from its page.
	mostPlayed = 500
	// mostRuns is how many runs the list shows.
	mostRuns = 100
)

// labPlan is the request for a run; the server sets Key.
type labPlan struct {
	Game     string   `json:"game"`
	Scenario string   `json:"scenario"`
	Bots     []string `json:"bots"`
	Matches  int      `json:"matches"`
	Key      string   `json:"key"`
	Owner    string   `json:"owner,omitempty"` // hash of the token that stops it, in hexadecimal
}

func (s *Server) labRoutes(open func(string, func(http.ResponseWriter, *http.Request) error)) {
	open("GET /api/lab", s.listRuns)
	open("POST /api/lab", s.postRun)
	open("GET /api/lab/{id}", func(w http.ResponseWriter, r *http.Request) error {
		now, err := s.lookRun(r.Context(), r.PathValue("id"))
		if err != nil {
			return err
		}
		return writeJSON(w, http.StatusOK, now)
	})
	open("GET /api/lab/{id}/events", s.runEvents)
	open("POST /api/lab/{id}/stop", s.stopRun)
	open("POST /api/lab/{id}/open", s.openRunMatch)
}

// lookRun returns a run as it is: as it is played here, or as it is stored.
func (s *Server) lookRun(ctx context.Context, id string) (labRun, error) {
	if x := s.runHere(id); x != nil {
		return x.look(), nil
	}
	kept, err := s.store.Run(ctx, id)
	if errors.Is(err, store.ErrNone) {
		return labRun{}, errNothing
	}
	if err != nil {
		return labRun{}, err
	}
	return readResult(&kept)
}

func readResult(kept *store.Run) (labRun, error) {
	var now labRun
	return now, json.Unmarshal([]byte(kept.Result), &now)
}

func (s *Server) runHere(id string) *run {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.runs[id]
}

func (s *Server) listRuns(w http.ResponseWriter, r *http.Request) error {
	kept, err := s.store.Runs(r.Context())
	if err != nil {
		return err
	}
	out := struct {
		Runs []labRun `json:"runs"`
	}{[]labRun{}}
	kept = kept[:min(mostRuns, len(kept))]
	s.listed.mu.Lock()
	defer s.listed.mu.Unlock()
	over := map[string]labRun{}
	for _, k := range kept {
		now, ok := s.listed.over[k.ID]
		if !ok {
			if now, err = s.lookRun(r.Context(), k.ID); err != nil {
				return err
			}
			now.Plots, now.Played = []labPlot{}, []labPlayed{}
		}
		if k.Done {
			over[k.ID] = now
		}
		out.Runs = append(out.Runs, now)
	}
	s.listed.over = over
	return writeJSON(w, http.StatusOK, out)
}

// listed holds the finished runs of the list, without what it does not show: they are read once.
type listed struct {
	mu   sync.Mutex
	over map[string]labRun
}

// postRun queues a run.
func (s *Server) postRun(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.runs(s.address(r)) {
		return errHaste
	}
	var p labPlan
	if err := readJSON(w, r, &p, mostBody); err != nil {
		return err
	}
	token := newToken()
	p.Key, p.Owner = newID(), ownerOf(token)
	if _, err := s.experiment(&p); err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if err := s.mayWait(r.Context()); err != nil {
		return err
	}
	now := labRun{
		ID: newID(), Game: p.Game, Scenario: p.Scenario, Bots: p.Bots, Matches: p.Matches, Key: p.Key,
		State: "waiting", Wins: []labWins{}, Plots: []labPlot{}, Played: []labPlayed{},
	}
	spec, err := json.Marshal(p)
	if err != nil {
		return err
	}
	one := store.Run{ID: now.ID, Spec: string(spec), Created: s.now()}
	if err := s.saveRun(r.Context(), one, &now, false); err != nil {
		return err
	}
	if err := s.store.Ask(r.Context(), store.Job{Kind: store.LabRun, ID: now.ID}); err != nil {
		return err
	}
	now.Token = token
	return writeJSON(w, http.StatusCreated, now)
}

// ownerOf returns what is stored of the token that stops a run.
func ownerOf(token string) string {
	hash := hashOf(token)
	return hex.EncodeToString(hash[:])
}

// mayWait refuses a new run if enough are waiting.
func (s *Server) mayWait(ctx context.Context) error {
	kept, err := s.store.Runs(ctx)
	if err != nil {
		return err
	}
	waiting := 0
	for _, k := range kept {
		if !k.Done {
			waiting++
		}
	}
	if waiting >= mostWaiting {
		return refuse(http.StatusTooManyRequests, "Too many runs are waiting. Stop one, or come back later.")
	}
	return nil
}

func (s *Server) saveRun(ctx context.Context, one store.Run, now *labRun, done bool) error {
	text, err := json.Marshal(now)
	if err != nil {
		return err
	}
	one.Result, one.Done = string(text), done
	return s.store.SaveRun(ctx, one)
}

// experiment prepares a run.
func (s *Server) experiment(p *labPlan) (lab.Experiment, error) {
	var x lab.Experiment
	g := s.find(p.Game)
	if g == nil {
		return x, fmt.Errorf("no game %q", clean(p.Game))
	}
	if _, ok := g.rules.Info().FindScenario(p.Scenario); !ok {
		return x, fmt.Errorf("%s has no scenario %q", g.info.Name, clean(p.Scenario))
	}
	if len(p.Bots) != len(g.info.Seats) {
		return x, fmt.Errorf("%s has %d seats, found %d bots", g.info.Name, len(g.info.Seats), len(p.Bots))
	}
	if p.Matches < 1 || p.Matches > mostMatches {
		return x, fmt.Errorf("expected from 1 to %d matches, found %d", mostMatches, p.Matches)
	}
	x = lab.Experiment{
		Rules: g.rules, Captain: g.Captain, Scenario: p.Scenario, Key: p.Key, Matches: p.Matches, Workers: 1, GivesWay: true,
	}
	for _, text := range p.Bots {
		spec, err := s.readBot(text)
		if err != nil {
			return x, err
		}
		x.Bots = append(x.Bots, spec)
	}
	return x, nil
}

// mostPlayouts is how many playouts a bot may make before one choice.
const mostPlayouts = 20_000

// readBot reads a bot that does not think for too long.
func (s *Server) readBot(text string) (bot.Spec, error) {
	spec, err := bot.ParseSpec(text)
	if err == nil && (spec.Think.Time > s.mostThought || spec.Think.Playouts > mostPlayouts) {
		err = fmt.Errorf("expected a bot that thinks for at most %v or %d playouts, found %q", s.mostThought, mostPlayouts, clean(text))
	}
	return spec, err
}

// labRun does the job of a run. If the end of the program interrupts it, its job starts it again.
func (s *Server) labRun(ctx context.Context, id string) error {
	kept, err := s.store.Run(ctx, id)
	if err != nil || kept.Done {
		return err
	}
	var p labPlan
	if err := json.Unmarshal([]byte(kept.Spec), &p); err != nil {
		return err
	}
	x := &run{}
	if x.x, err = s.experiment(&p); err != nil {
		return err
	}
	if x.now, err = readResult(&kept); err != nil {
		return err
	}
	x.x.Progress = x.progress
	ctx, x.stop = context.WithCancel(ctx)
	defer x.stop()
	s.mu.Lock()
	s.runs[id] = x
	s.mu.Unlock()
	told := make(chan struct{})
	go func() { defer close(told); s.tellRun(ctx, kept, x) }()
	x.play(ctx)
	x.stop()
	<-told
	now := x.look()
	if now.State == "stopped" && s.running.Err() != nil && !x.ended() {
		return s.running.Err()
	}
	err = s.saveRun(context.WithoutCancel(ctx), kept, &now, true)
	s.mu.Lock()
	delete(s.runs, id)
	s.mu.Unlock()
	return err
}

// tidings is how often a node reports the run it plays to the other nodes, and checks whether one of them has
// stopped it.
const tidings = time.Second

// tellRun stores the progress of a run until its context ends.
func (s *Server) tellRun(ctx context.Context, kept store.Run, x *run) {
	tick := time.NewTicker(tidings)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		now := x.look()
		err := s.saveRun(ctx, kept, &now, false)
		var stored store.Run
		if err == nil {
			stored, err = s.store.Run(ctx, kept.ID)
		}
		switch {
		case stored.Done:
			x.end()
		case err != nil && ctx.Err() == nil:
			s.log.Error("how a run goes", "run", kept.ID, "error", err)
		}
	}
}

// stopRun stops a run that waits or is playing, here at once, on another node when that next checks. Only the
// person who began it may: the token is sent once, with the new run.
func (s *Server) stopRun(w http.ResponseWriter, r *http.Request) error {
	id := r.PathValue("id")
	var body struct {
		Token string `json:"token"`
	}
	if err := readJSON(w, r, &body, mostBody); err != nil {
		return err
	}
	stored, err := s.store.Run(r.Context(), id)
	if errors.Is(err, store.ErrNone) {
		return errNothing
	}
	if err != nil {
		return err
	}
	var p labPlan
	if err := json.Unmarshal([]byte(stored.Spec), &p); err != nil {
		return err
	}
	if subtle.ConstantTimeCompare([]byte(p.Owner), []byte(ownerOf(body.Token))) != 1 {
		return refuse(http.StatusForbidden, "Only the browser that started this run can stop it.")
	}
	if x := s.runHere(id); x != nil {
		x.end()
		return writeJSON(w, http.StatusOK, x.look())
	}
	now, err := readResult(&stored)
	if err != nil {
		return err
	}
	if now.State != "waiting" && now.State != "running" {
		return writeJSON(w, http.StatusOK, now)
	}
	now.State = "stopped"
	if err := s.saveRun(r.Context(), stored, &now, true); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, now)
}

// openRunMatch replays one match of a run and opens it on a board.
func (s *Server) openRunMatch(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	var body struct {
		K int `json:"k"`
	}
	if err := readJSON(w, r, &body, mostBody); err != nil {
		return err
	}
	now, err := s.lookRun(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	if body.K < 0 || body.K >= now.Matches {
		return refuse(http.StatusBadRequest, fmt.Sprintf("Expected a match from 0 to %d.", now.Matches-1))
	}
	x, err := s.experiment(&labPlan{Game: now.Game, Scenario: now.Scenario, Bots: now.Bots, Matches: now.Matches, Key: now.Key})
	if err != nil {
		return refuse(http.StatusConflict, sentence(err.Error()))
	}
	return s.beginsHeavily(w, r, func() (plan, error) {
		rec, err := x.Record(body.K)
		var broken *lab.Broken
		if errors.As(err, &broken) {
			return plan{}, refuse(http.StatusConflict, sentence(broken.Error()))
		}
		if err != nil {
			return plan{}, err
		}
		g := s.find(now.Game)
		played, err := record.ReplayFor(r.Context(), g.rules, rec)
		if err != nil {
			return plan{}, err
		}
		p, err := g.retelling(played, len(played.Moments)-1)
		if err == nil {
			p.rec.ForkOf, p.rec.ForkStep = rec.Match, len(played.Moments)-1
		}
		return p, err
	})
}
