package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
)

// FuzzQuestion reads whatever a file asks the laboratory: it is refused at a place of the file, or makes experiments that
// can be played.
func FuzzQuestion(f *testing.F) {
	for _, text := range []string{
		"game = 'duel'\n[[variant]]\nswitches = { wind = 'variable' }\n",
		"game = 'duel'\nof = 'B'\nwidth = 4\n[[variant]]\nname = 'x'\nbots = { A = 'random' }\n",
		"game = 'duel'\nbetter = 3\nmistaken = 1\n[[variant]]\nchange = [{ file = 'ships.csv', row = { key = 'vengeur' }, column = 'hull', from = 6, to = 8, step = 0.5 }]\n",
		"game = 'fury'\n[[variant]]\nchange = [{ file = 'pack.toml', key = 'provenance', value = \"it's\" }]\n",
		"game = 'spain'\nscenario = 'x'\n[[variant]]\n[[variant]]\nchange = [{ file = 'x' }]\n",
	} {
		f.Add(text)
	}
	file := filepath.Join(f.TempDir(), "question.toml")
	d := &desk{games: games.All()}
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := &labCmd{}
		cmd.Game = file
		c, err := cmd.comparison(d)
		switch {
		case err != nil && !strings.HasPrefix(err.Error(), file+":"):
			t.Errorf("a fault has no place in the file: %v", err)
		case err == nil && (len(c.Variants) == 0 || len(c.Base.Bots) != len(c.Base.Rules.Info().Seats)):
			t.Errorf("nothing can be compared: %+v", c)
		}
	})
}
