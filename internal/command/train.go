package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/internal/lab"
	"github.com/weathergage/weathergage/internal/train"
)

// trainCmd learns what the positions of a game are worth.
type trainCmd struct {
	Game string `arg:"" help:"Key of the game: see weathergage games."`
	packFlags
	Out         string `placeholder:"FILE" help:"The file of weights, which is learned on if it is there; GAME-weights.txt if not given."`
	Key         string `default:"train" placeholder:"TEXT" help:"Any text. Same key, same weights."`
	Generations int    `default:"1" placeholder:"N" help:"How many networks to learn and test, one after another; 1 if not given."`
	Matches     int    `default:"20000" placeholder:"N" help:"How many matches between captains a generation learns from; 20000 if not given."`
	Rounds      int    `default:"5" placeholder:"N" help:"How often it learns each position; 5 if not given."`
	Hidden      int    `default:"16" placeholder:"N" help:"How many units the network has; 16 if not given."`
	Pairs       int    `default:"400" placeholder:"N" help:"How many pairs of matches a test takes at most; 400 if not given."`
	Playouts    int    `default:"50" placeholder:"N" help:"How many playouts a decision gets in a test; 50 if not given."`
	Workers     int    `placeholder:"N" help:"How many matches to play at once; one on each core if not given."`
	JSON        bool   `name:"json" help:"Print each generation as a JSON object."`
}

func (*trainCmd) example() string {
	return "weathergage train invincible --generations 3 --key spring --out invincible-weights.txt"
}

// Run learns and tests one generation after another, and keeps the best in the file.
func (cmd *trainCmd) Run(d *desk) error {
	t, err := cmd.training(d)
	if err != nil {
		return err
	}
	kept, err := cmd.kept(t)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), stops()...)
	defer stop()
	for range cmd.Generations {
		bar := newPartBar(d, term.IsTerminal(int(os.Stderr.Fd())))
		t.Progress = bar.tell
		g, err := t.Next(ctx, kept.tried+1, kept.net)
		bar.done()
		if ctx.Err() != nil {
			return errInterrupted
		}
		if err != nil {
			return err
		}
		if kept.tried++; g.Verdict.Took {
			kept.net, kept.facts = g.Net, t.Facts(g, time.Now())
		}
		if err := cmd.keep(t, kept); err != nil {
			return err
		}
		if err := cmd.tell(d, t, g); err != nil {
			return err
		}
	}
	return nil
}

// training reads the flags.
func (cmd *trainCmd) training(d *desk) (*train.Training, error) {
	g, err := d.findGame(cmd.Game)
	if err != nil {
		return nil, err
	}
	rules, _, err := cmd.packFlags.load(g)
	if err != nil {
		return nil, err
	}
	if cmd.Out == "" {
		cmd.Out = g.Key + "-weights.txt"
	}
	if cmd.Generations < 1 {
		return nil, fmt.Errorf("--generations: expected 1 or more, found %d", cmd.Generations)
	}
	t := &train.Training{
		Rules: rules, Captain: g.Captain, Key: cmd.Key, Matches: cmd.Matches, Pairs: cmd.Pairs, Think: cmd.Playouts,
		Hidden: cmd.Hidden, Rounds: cmd.Rounds, Workers: cmd.Workers,
	}
	return t, t.Check()
}

// A keptNet is the best network so far, nil before there is one, and how many generations were tried.
type keptNet struct {
	net   *worth.Net
	facts []worth.Fact
	tried int
}

// triedWord begins the line of a file of weights that counts the generations tried, with those not taken.
const triedWord = "tried"

// kept reads the file of weights, if it is there.
func (cmd *trainCmd) kept(t *train.Training) (*keptNet, error) {
	text, err := os.ReadFile(cmd.Out)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return &keptNet{}, canWrite(cmd.Out)
	case err != nil:
		return nil, err
	}
	k := &keptNet{}
	k.net, k.facts, err = worth.Read(cmd.Out, text, cmd.head(t))
	if err != nil {
		return nil, fmt.Errorf("%w; move the file away to begin anew", err)
	}
	for i, f := range k.facts {
		if f.Word == triedWord {
			k.tried, err = strconv.Atoi(f.Says)
			k.facts = append(k.facts[:i], k.facts[i+1:]...)
			break
		}
	}
	return k, err
}

func (cmd *trainCmd) head(t *train.Training) *worth.Head {
	return bot.HeadFor(t.Rules, t.Captain(t.Rules).(bot.Surveyor))
}

// keep writes the best network to the file, which holds the last one if that fails.
func (cmd *trainCmd) keep(t *train.Training, k *keptNet) error {
	if k.net == nil {
		return nil
	}
	head := cmd.head(t)
	head.Facts = append([]worth.Fact{{Word: triedWord, Says: strconv.Itoa(k.tried)}}, k.facts...)
	if err := writeWhole(cmd.Out, worth.Format(k.net, head)); err != nil {
		return fmt.Errorf("the last generation stays: %w", err)
	}
	return nil
}

func (cmd *trainCmd) tell(d *desk, t *train.Training, g *train.Generation) error {
	if cmd.JSON {
		return d.json(g)
	}
	return g.Text(d.out, t)
}

// A partBar shows one bar after another, for the parts of a generation.
type partBar struct {
	lock sync.Mutex
	d    *desk
	tty  bool
	part string
	most int
	bar  *lab.Bar
}

func newPartBar(d *desk, tty bool) *partBar { return &partBar{d: d, tty: tty} }

// tell shows how much of a part is done.
func (b *partBar) tell(part string, done, all int) {
	b.lock.Lock()
	defer b.lock.Unlock()
	if part != b.part {
		b.clear()
		b.part, b.most, b.bar = part, 0, lab.NewBar(b.d.err, all, b.tty)
		b.bar.Of = part
		fmt.Fprintln(b.d.err, strings.ToUpper(part[:1])+part[1:]+".")
	}
	if done > b.most {
		b.most = done
		b.bar.Tell(done)
	}
}

func (b *partBar) clear() {
	if b.bar != nil {
		b.bar.Done()
	}
}

func (b *partBar) done() {
	b.lock.Lock()
	defer b.lock.Unlock()
	b.clear()
}
