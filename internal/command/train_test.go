package command

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/train"
)

// A training that was stopped continues with what it kept: the network, where it comes from, and how many were tried.
func TestTrainingResumes(t *testing.T) {
	game, err := games.All().Find("invincible")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	net, facts, err := bot.Learned(rules, game.Captain(rules))
	if err != nil {
		t.Fatal(err)
	}
	cmd := trainCmd{Out: filepath.Join(t.TempDir(), "w.txt")}
	of := &train.Training{Rules: rules, Captain: game.Captain}
	first, err := cmd.kept(of)
	if err != nil || first.net != nil || first.tried != 0 {
		t.Fatalf("without a file: %+v, %v", first, err)
	}
	for _, tried := range []int{4, 5} {
		if err := cmd.keep(of, &keptNet{net, facts, tried}); err != nil {
			t.Fatal(err)
		}
		again, err := cmd.kept(of)
		if err != nil || again.net == nil || again.tried != tried || len(again.facts) != len(facts) {
			t.Fatalf("after %d generations: %+v, %v", tried, again, err)
		}
		facts = again.facts
	}
	if left, _ := os.ReadDir(filepath.Dir(cmd.Out)); len(left) != 1 {
		t.Errorf("%d files are left", len(left))
	}
}
