package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"github.com/klauspost/compress/gzhttp"
	"github.com/klauspost/compress/gzip"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/background"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// mostBody is the most bytes in a post; mostRecord, in an uploaded record; mostScenario, in one with the text
// of a scenario.
const (
	mostBody     = 64 << 10
	mostRecord   = 8 << 20
	mostScenario = 4 * record.MostOwn // each letter may be written as an escape
)

type seated func(http.ResponseWriter, *http.Request, *chair) error

// routes returns the handler of all routes.
func (s *Server) routes() (http.Handler, error) {
	mux := http.NewServeMux()
	open := func(pattern string, do func(http.ResponseWriter, *http.Request) error) {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) { s.told(w, r, do(w, r)) })
	}
	open("GET /api/games", s.listGames)
	open("GET /api/games/{game}/book", s.readGameBook)
	open("GET /api/commit", s.giveCommit)
	open("POST /api/matches", s.postMatch)
	open("GET /api/games/{game}/yard", s.readYard)
	open("GET /api/games/{game}/scenarios/{scenario}", s.readScenario)
	open("GET /api/games/{game}/scenarios/{scenario}/opening", s.readOpening)
	open("POST /api/games/{game}/draft", s.postDraft)
	open("POST /api/games/{game}/lessons/{lesson}", s.postLesson)
	open("POST /api/records", s.postRecord)
	open("GET /api/notices/{id}", s.showNotice)
	open("POST /api/notices/{id}/confirm", s.confirmNotice)
	open("POST /api/notices/{id}/stop", s.stopNotice)
	open("GET "+aboutPath+"{path...}", s.readAbout)
	s.labRoutes(open)
	s.hallRoutes(open)
	s.peopleRoutes(mux)
	open("/api/", func(http.ResponseWriter, *http.Request) error { return errNothing })
	s.matchRoutes(mux)
	files, err := client()
	if err != nil {
		return nil, err
	}
	files.routes(mux)
	s.libraryRoutes(mux, http.HandlerFunc(files.page))
	s.watchRoutes(mux)
	packed, err := gzhttp.NewWrapper(gzhttp.ContentTypes([]string{"application/json", "text/event-stream"}),
		gzhttp.CompressionLevel(gzip.StatelessCompression), gzhttp.EnableZstd(false)) // so that thousands of streams need no memory
	if err != nil {
		return nil, err
	}
	guarded, err := s.guard(mux)
	if err != nil {
		return nil, err
	}
	return packed(guarded), nil
}

// matchRoutes adds the routes behind a token.
func (s *Server) matchRoutes(mux *http.ServeMux) {
	seat := func(pattern string, do seated) {
		keeps := slices.Contains(heavy, pattern)
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			own := &turn{}
			defer own.give()
			r = r.WithContext(context.WithValue(r.Context(), turn{}, own))
			c, err := s.sit(r)
			if !keeps {
				own.give()
			}
			if err == nil {
				defer c.rise()
				err = forMates(pattern, do)(w, c.asking(r), c)
			}
			s.told(w, r, err)
		})
	}
	seat("GET /api/m/{token}", attended(s.table))
	seat("GET /api/m/{token}/code", s.code)
	seat("GET /api/m/{token}/events", s.events)
	seat("GET /api/m/{token}/view", s.look)
	seat("POST /api/m/{token}/play", s.acts(s.play))
	seat("POST /api/m/{token}/copy", s.acts(outside(s.copy)))
	seat("POST /api/m/{token}/dice", s.acts(outside(s.give)))
	seat("POST /api/m/{token}/retract", s.acts(outside(s.retract)))
	seat("GET /api/m/{token}/slips", attended(s.slips))
	seat("POST /api/m/{token}/correct", s.acts(outside(s.umpires("nothing was corrected.", s.correct))))
	seat("POST /api/m/{token}/stands", attended(s.stands))
	seat("POST /api/m/{token}/rule", s.acts(outside(s.umpires("nothing was changed.", s.rule))))
	seat("POST /api/m/{token}/back", s.acts(outside(s.takeBack)))
	seat("POST /api/m/{token}/consent", s.consent)
	seat("POST /api/m/{token}/say", s.acts(s.say))
	seat("POST /api/m/{token}/sit", s.sitDown)
	seat("POST /api/m/{token}/write", s.acts(s.write))
	seat("POST /api/m/{token}/draw", s.acts(outside(s.offerDraw)))
	seat("POST /api/m/{token}/concede", s.acts(s.concede))
	seat("POST /api/m/{token}/adjourn", s.acts(outside(s.adjourn)))
	seat("POST /api/m/{token}/resume", s.acts(outside(s.resume)))
	seat("POST /api/m/{token}/clock", s.acts(outside(s.clock)))
	seat("GET /api/m/{token}/standing", s.offers)
	seat("POST /api/m/{token}/standing", s.acts(outside(s.standing)))
	seat("POST /api/m/{token}/why", attended(s.why))
	seat("GET /api/m/{token}/odds", attended(s.odds))
	seat("GET /api/m/{token}/hint", attended(s.hint))
	seat("GET /api/m/{token}/accounts", attended(s.accounts))
	seat("GET /api/m/{token}/way", attended(s.way))
	seat("GET /api/m/{token}/reach", attended(s.reach))
	seat("GET /api/m/{token}/helm", attended(s.helm))
	seat("GET /api/m/{token}/past", attended(s.past))
	seat("GET /api/m/{token}/sheets", s.sheets)
	seat("GET /api/m/{token}/moves", s.moves)
	seat("GET /api/m/{token}/position", s.position)
	seat("GET /api/m/{token}/record", s.record)
	seat("GET /api/m/{token}/proof", s.proof)
	seat("GET /api/m/{token}/summary", s.summary)
	seat("GET /api/m/{token}/review", s.review)
	seat("GET /api/m/{token}/notices", s.listNotices)
	seat("POST /api/m/{token}/notices", s.postNotice)
	seat("POST /api/m/{token}/notices/drop", s.dropNotice)
	seat("POST /api/m/{token}/hand", s.handLink)
	seat("POST /api/m/{token}/team", s.acts(outside(s.team)))
	seat("GET /api/m/{token}/feed", s.feed)
	seat("GET /api/m/{token}/rated", s.showRated)
	seat("POST /api/m/{token}/study", s.study)
	seat("POST /api/m/{token}/rematch", s.rematch)
	seat("POST /api/m/{token}/publish", s.acts(outside(s.publish)))
	seat("GET /api/m/{token}/tree", s.tree)
	seat("GET /api/m/{token}/tree/record", s.treeRecord)
	seat("POST /api/m/{token}/go", s.acts(outside(s.goes)))
	seat("POST /api/m/{token}/title", s.acts(outside(s.titles)))
}

// attended wraps requests that come only while somebody acts on the page.
func attended(do seated) seated {
	return func(w http.ResponseWriter, r *http.Request, c *chair) error {
		c.attend(pageOf(r))
		return do(w, r, c)
	}
}

var (
	errNothing = refuse(http.StatusNotFound, "Nothing is here.")
	errLeft    = refuse(http.StatusRequestTimeout, "The request ended before its answer was ready.")
	errHaste   = refuse(http.StatusTooManyRequests, "Too fast. Wait a moment.")
)

// told answers a request whose error has not been answered.
func (s *Server) told(w http.ResponseWriter, r *http.Request, err error) {
	if err == nil {
		return
	}
	var out *refused
	s.stored(err)
	if left := r.Context().Err(); left != nil && errors.Is(err, left) {
		errors.As(errLeft, &out)
	} else if told := unkept(notKept(r), err); told != nil {
		s.logOf(r).Error("the database", "error", err)
		out = told
	} else if !errors.As(err, &out) {
		s.logOf(r).Error("a request failed", "error", err)
		n, ok := w.(*noting)
		if !ok {
			n = &noting{}
		}
		errors.As(n.fault(r), &out)
	}
	if out.status == http.StatusTooManyRequests {
		w.Header().Set("Retry-After", "1")
	}
	answer := out.refusal
	if out.status >= http.StatusInternalServerError {
		answer.Text += " This was request " + requestOf(r) + "."
	}
	if err := writeJSON(w, out.status, answer); err != nil {
		s.logOf(r).Info("an answer was not taken")
	}
}

func writeJSON(w http.ResponseWriter, status int, value any) error {
	data, err := pack.JSON(value)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, err = w.Write(data)
	return ignoreGone(err)
}

// ignoreGone drops the error of a reader who has left: nobody is there to tell.
func ignoreGone(error) error { return nil }

// readJSON reads exactly one value, of at most most bytes.
func readJSON(w http.ResponseWriter, r *http.Request, into any, most int64) error {
	dec := json.NewDecoder(http.MaxBytesReader(w, r.Body, most))
	err := dec.Decode(into)
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return refuse(http.StatusRequestEntityTooLarge, "That request is too large.")
	case err != nil:
		return refuse(http.StatusBadRequest, "Expected one JSON object with the fields of this request.")
	case dec.More():
		return refuse(http.StatusBadRequest, "Expected one JSON object and nothing after it.")
	}
	return nil
}

func (s *Server) listGames(w http.ResponseWriter, _ *http.Request) error {
	out := struct {
		Games []gameInfo `json:"games"`
	}{[]gameInfo{}}
	for _, g := range s.games {
		out.Games = append(out.Games, g.info)
	}
	return writeJSON(w, http.StatusOK, out)
}

func (s *Server) readGameBook(w http.ResponseWriter, r *http.Request) error {
	g := s.find(r.PathValue("game"))
	if g == nil {
		return errNothing
	}
	return writeJSON(w, http.StatusOK, g.book)
}

func (s *Server) giveCommit(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	return writeJSON(w, http.StatusOK, map[string]string{"commit": s.commit()})
}

// postMatch begins a match.
func (s *Server) postMatch(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	var n newMatch
	if err := s.readMatch(w, r, &n); err != nil {
		return err
	}
	var p plan
	read := func() (err error) {
		if p, err = s.readPlan(&n); err != nil {
			err = refuse(http.StatusBadRequest, sentence(err.Error()))
		}
		p.terms.Gathers = p.terms.Counts() // the other links may be opened later
		if err == nil && n.Rated {
			err = s.rateOwn(r, &n, &p)
		}
		return err
	}
	var err error
	if n.Own == "" {
		err = read()
	} else {
		err = s.heavily(r, read)
	}
	if err != nil {
		return err
	}
	var out *made
	if p.bots() {
		out, err = s.idlers.begin(network(s.address(r)), s.busyMatches, func() (*made, error) { return s.beginOne(r, p) })
	} else {
		out, err = s.beginOne(r, p)
	}
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, out)
}

// beginOne begins the match of a plan.
func (s *Server) beginOne(r *http.Request, p plan) (*made, error) {
	out, err := s.begin(r.Context(), p)
	s.stored(err)
	if told := unkept(notKept(r), err); told != nil {
		return nil, told
	}
	if err != nil {
		return nil, refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	s.watched.begun.Add(1)
	return out, nil
}

// beginsHeavily begins the match of a plan that takes a core to make, and sends its links.
func (s *Server) beginsHeavily(w http.ResponseWriter, r *http.Request, of func() (plan, error)) error {
	var out *made
	err := s.inTurn(r, func() error {
		var p plan
		err := background.Run(func() (err error) {
			p, err = of()
			return err
		})
		if err == nil {
			out, err = s.beginOne(r, p)
		}
		return err
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, out)
}

// table sends a match as its seat first sees it.
func (s *Server) table(w http.ResponseWriter, r *http.Request, c *chair) error {
	s.lookForRematch(r.Context(), c)
	v, err := c.present(0, "")
	if err != nil {
		return err
	}
	to := table{
		Match: c.ID, Game: c.game.info, Scenario: c.rec.Scenario, Settings: map[string]string{},
		Dice: tableDice{"house", c.rec.Dice.Commit}, Study: c.Study, Rated: len(c.Rated) > 0, Pace: int(c.Pace / time.Second), Terms: drawTerms(c.Terms), Absent: c.Absent,
		Hints: c.hinted(), Corrects: c.draw.typed && len(c.Rated) == 0 && !c.Study, Watching: c.watches(), Watch: watchToken(c.secret), View: v,
	}
	if c.draw.typed {
		to.Dice.Kind = "typed"
	}
	for _, set := range c.rec.Settings {
		to.Settings[set.Key] = set.Value
	}
	_, to.Ways = c.draw.rules.(engine.Guide)
	_, to.Helm = c.draw.rules.(engine.Helm)
	_, to.Sheets = c.draw.rules.(engine.Clerk)
	to.Mate = c.mate
	if signals, ok := c.draw.rules.(engine.Signaller); ok {
		bounds := signals.Messages()
		to.Messages = &messages{bounds.Most, bounds.Words, string(bounds.Rule)}
	}
	if to.Seats, err = s.tableSeats(r.Context(), c); err != nil {
		return err
	}
	to.Boards = c.draw.boards(v.boards)
	return writeJSON(w, http.StatusOK, to)
}

// tableSeats returns the seats of a match, with their names in its scenario.
func (s *Server) tableSeats(ctx context.Context, c *chair) ([]tableSeat, error) {
	kept, err := s.punctualAt(ctx, c)
	out, called := []tableSeat{}, c.draw.info.Called(c.rec.Scenario)
	for i, name := range called.Seats {
		seat := &c.rec.Seats[i]
		t := tableSeat{Name: name, The: called.The(engine.Seat(i)), Punctual: kept[engine.Seat(i)]}
		if seat.Bot {
			t.Bot = seat.Who
		}
		out = append(out, t)
	}
	return out, err
}

// healthz reports whether matches can be played: whether the database answers and has room, and the job queue
// works.
func (s *Server) healthz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("X-Weathergage", "house") // so that a second start recognises the first
	ctx, stop := context.WithTimeout(r.Context(), 2*time.Second)
	defer stop()
	trouble := ""
	switch err := s.store.Ping(ctx); {
	case err != nil:
		trouble = "the database does not answer"
	case s.full.Load() && s.isFull(ctx):
		trouble = "the disk is full: nothing can be stored"
	case s.noJobs.Load():
		trouble = "the job queue is down: in matches that nobody watches, bots do not move"
	default:
		fmt.Fprintln(w, "all is well")
		return
	}
	w.WriteHeader(http.StatusServiceUnavailable)
	fmt.Fprintln(w, trouble)
}
