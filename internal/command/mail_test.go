package command

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/record"
)

// A friend is somebody with a computer of his own, who gets a record by mail.
type friend struct {
	t    *testing.T
	seat string
	home string
}

// friends returns two in an empty folder: Ann and Ben.
func friends(t *testing.T, seats ...string) (ann, ben friend) {
	t.Chdir(t.TempDir())
	return friend{t, seats[0], t.TempDir()}, friend{t, seats[1], t.TempDir()}
}

// does runs a command line with something typed, and returns all that it prints.
func (f friend) does(typed string, args ...string) (string, int) {
	f.t.Helper()
	f.t.Setenv("XDG_DATA_HOME", f.home)
	var out bytes.Buffer
	d := &desk{
		name: ourName, games: games.All(), in: bufio.NewReader(strings.NewReader(typed)), out: &out, err: &out,
		size: func() (int, int) { return 200, 0 },
	}
	code := run(args, d)
	return out.String(), code
}

// plays plays his seat in m.wgm with these answers; what is printed must have these words.
func (f friend) plays(typed string, words ...string) string {
	f.t.Helper()
	out, code := f.does(typed, "play", "m.wgm", "--seat", f.seat)
	f.expect(out, code, 0, words...)
	return out
}

// begins begins a match by mail in m.wgm.
func (f friend) begins(game, scenario, typed string, words ...string) {
	f.t.Helper()
	out, code := f.does(typed, "play", game, "--scenario", scenario, "--seat", f.seat, "--record", "m.wgm")
	f.expect(out, code, 0, words...)
}

// refused expects the file to be refused in these words.
func (f friend) refused(words ...string) {
	f.t.Helper()
	out, code := f.does("quit\n", "play", "m.wgm", "--seat", f.seat)
	f.expect(out, code, 2, words...)
}

func (f friend) expect(out string, code, want int, words ...string) {
	f.t.Helper()
	if code != want {
		f.t.Fatalf("the program ends with %d:\n%s", code, out)
	}
	for _, w := range words {
		if !strings.Contains(out, w) {
			f.t.Errorf("expected %q, found:\n%s", w, out)
		}
	}
}

// file returns the record as it is now.
func file(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("m.wgm")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// put replaces the record, as an editor or an old mail would.
func put(t *testing.T, text string) {
	t.Helper()
	if err := os.WriteFile("m.wgm", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// replaced returns a text with other words in it, which it must have.
func replaced(t *testing.T, text, old, new string) string {
	t.Helper()
	if !strings.Contains(text, old) {
		t.Fatalf("the record has no %q:\n%s", old, text)
	}
	return strings.Replace(text, old, new, 1)
}

// hides expects that none of these words can be read in the file, or is printed by any command for its reader.
func (f friend) hides(words ...string) {
	f.t.Helper()
	before := file(f.t)
	texts := []string{before}
	for _, line := range []string{"verify m.wgm", "verify m.wgm --json", "replay m.wgm", "replay m.wgm --seat " + f.seat,
		"fork m.wgm --record fork.wgm --force", "play m.wgm", "play --from m.wgm --record other.wgm --force", "odds --from m.wgm", "sheets m.wgm"} {
		out, _ := f.does("log all\nquit\n", strings.Fields(line)...)
		texts = append(texts, out)
		put(f.t, before)
	}
	texts = append(texts, f.plays("log all\nquit\n"), file(f.t))
	put(f.t, before)
	os.RemoveAll(f.home) // he has not had the file yet
	for _, text := range texts {
		for _, w := range append(words, "a bug in the program") {
			if strings.Contains(text, w) {
				f.t.Errorf("the opponent reads %q:\n%s", w, text)
			}
		}
	}
}

var secretOrders = []string{"A load", "A plot", "Resolute is ordered", "speed 2"}

func TestOrdersByMailAreSealedUntilBothAreIn(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nquit\n", "You choose next: weathergage play m.wgm --seat A goes on")
	if out, code := ann.does("", "play", "m.wgm"); code != 2 || !strings.Contains(out, "m.wgm is played by mail: go on for your own seat, such as --seat A; --trust") {
		t.Errorf("who forgets his seat is told %q", out)
	}
	ben.hides(secretOrders...)
	ann.plays("undo\nload round\nundo\nload chain\nplot 2\n", "Your choices so far stand: Resolute: Load chain shot",
		"What you chose is sealed", "B chooses next. Send m.wgm to your opponent, who goes on with: weathergage play m.wgm --seat B")
	ben.hides(secretOrders...)
	sealed := file(t)
	ann.plays("plot 3\n", "B chooses next, and nothing was changed")
	if out, code := ann.does("", "play", "m.wgm"); code != 2 || !strings.Contains(out, "what A has chosen is sealed: go on for your own seat, such as --seat A") {
		t.Errorf("who plays both sides is told %q", out)
	}
	out, _ := ann.does("", "verify", "m.wgm")
	ann.expect(out, 0, 0, "holds so far; still sealed: A")
	if file(t) != sealed {
		t.Error("the record was changed while B chooses")
	}

	ben.plays("load round\n", "You choose next")
	for _, w := range []string{"B load", "opened A"} {
		if strings.Contains(file(t), w) {
			t.Errorf("%q is in the record before B has chosen everything", w)
		}
	}
	ben.plays("plot 1\n", "A chooses next. Send m.wgm")
	ann.plays("quit\n", "Resolute has the gage", "You choose next")
	out, _ = ben.does("", "verify", "m.wgm")
	ben.expect(out, 0, 0, "m.wgm: holds; choices replayed: 4", "seals opened: 1")
	ben.plays("", "A chooses next, and nothing was changed")
	ann.plays("hold\npass\n", "B chooses next")
	if out = ben.plays("quit\n", "Since you last played:", "Resolute makes speed 2", "Resolute holds her fire"); strings.Contains(out, "load chain") {
		t.Errorf("B reads what A loads:\n%s", out)
	}
	lines := regexp.MustCompile(`(?m)^(sealed|opened|[AB]) .*`).FindAllString(file(t), -1)
	for i, want := range []string{"sealed A ", "B load vengeur > round", "B plot vengeur 1", "opened A 2 ", "A load resolute > chain", "A plot resolute 2"} {
		if i >= len(lines) || !strings.HasPrefix(lines[i], want) {
			t.Errorf("the record has %q, expected %q at %d", lines, want, i)
		}
	}
}

func TestWhatComesByMailIsComparedWithWhatWasSent(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nplot 2\n")
	first := file(t)
	ben.plays("load round\nplot 1\n")
	second := file(t)
	ann.plays("close 100\n", "Resolute has the gage")
	third := regexp.MustCompile(`  check \w+\n`).ReplaceAllString(file(t), "")
	seal := regexp.MustCompile(`sealed A \w+`).FindString(first)
	key := regexp.MustCompile(`opened A 2 \w+`).FindString(third)
	other := "sealed A " + record.SealedCommit(strings.Repeat("00", 32), []string{"A load resolute > round", "A plot resolute 3"})
	changed := func(to friend, text, old, new string, words ...string) {
		t.Helper()
		put(t, replaced(t, text, old, new))
		notes := to.kept()
		to.refused(append(words, "--trust goes on all the same")...)
		if !slices.Equal(notes, to.kept()) {
			t.Error("a file that was refused changes the notes")
		}
	}
	changed(ann, second, seal, other, "m.wgm:25: it says", "and when you last had it")
	changed(ben, third, seal, other, "m.wgm:25: it says")
	changed(ben, third, "A load resolute > chain", "A load resolute > round", "the choices of A are not those that it sealed on line 25")
	changed(ben, third, "A plot resolute 2", "A plot resolute 3", "the choices of A are not those that it sealed on line 25")
	changed(ben, third, key, key[:len(key)-4]+"0000", "the choices of A are not those that it sealed on line 25")
	changed(ben, third, "B plot vengeur 1", "B plot vengeur 2", "it says \"B plot vengeur 2\", and when you last had it \"B plot vengeur 1\": somebody has changed it")
	changed(ben, third, "  | range 515mm", "  | range 500mm", "it says \"| range 500mm\"")
	changed(ben, third, "A close", "A hold resolute\nB load vengeur > chain\n; A close", "B has chosen here, and not with this program")
	changed(ben, third, "A close", "back 2 by B, agreed A\nA close", "choices are taken back, and you were not asked")
	changed(ben, third, "B load vengeur > round\n", "", "somebody has changed it")
	put(t, first)
	ben.refused("it ends here, and when you last had it there followed \"sitting")
	put(t, third)
	ben.plays("quit\n", "A chooses next")
	put(t, replaced(t, second, "B plot vengeur 1", "B plot vengeur 2"))
	out, code := ben.does("quit\n", "play", "m.wgm", "--seat", "B", "--trust")
	ben.expect(out, code, 0, "A chooses next")
}

func (f friend) kept() (out []string) {
	names, _ := filepath.Glob(filepath.Join(f.home, "*", "mail", "*"))
	for _, name := range names {
		text, err := os.ReadFile(name)
		if at, _ := os.Stat(name); err != nil || at.Mode().Perm() != 0o600 {
			f.t.Errorf("%s can be read by others, or not at all: %v", name, err)
		}
		out = append(out, name, string(text))
	}
	return out
}

// A program that stops between its notes and the record loses nothing that it had shown.
func TestNotesOfMailAreStoredFirst(t *testing.T) {
	ann, _ := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nquit\n")
	before := file(t)
	rec, err := record.Parse("m.wgm", []byte(before))
	if err != nil {
		t.Fatal(err)
	}
	ann.plays("plot 2\n", "What you chose is sealed")
	name := ann.kept()[0]
	var n notes
	if err := json.Unmarshal([]byte(ann.kept()[1]), &n); err != nil {
		t.Fatal(err)
	}
	n.Before, n.BeforeDraft = record.Check([]byte(standing(rec))), []string{"A load resolute > chain"}
	if err := n.store(name); err != nil {
		t.Fatal(err)
	}
	put(t, before)
	ann.plays("plot 3\n", "Your choices so far stand: Resolute: Load chain shot.", "What you chose is sealed")

	os.RemoveAll(ann.home)
	put(t, replaced(t, file(t), "end adjourn", "B load vengeur > round\nB plot vengeur 1\nend adjourn"))
	ann.refused("what you sealed here is not on this computer", "agree with your opponent to delete line 27")
	put(t, regexp.MustCompile(`sealed A \w+\n`).ReplaceAllString(file(t), ""))
	ann.plays("load round\nplot 3\nquit\n", "Resolute has the gage")
}

func TestATurnOfArmadaByMail(t *testing.T) {
	ann, ben := friends(t, "England", "Spain")
	ann.begins("renaissance", "lion-and-bull", "load-hail triumph > port-broadside\nset-sail triumph\nquit\n", "You choose next")
	ben.hides("A load-hail", "A set-sail", "65mm\\n")
	ann.plays("undo\nahead triumph 65mm\nseal\n", "Your choices so far stand: Triumph: ", "What you chose is sealed",
		"Spain chooses next. Send m.wgm to your opponent, who goes on with: weathergage play m.wgm --seat Spain")
	ben.hides("A load-hail", "A ahead")
	ben.plays("seal\n", "England chooses next. Send m.wgm")
	ann.plays("seal\n", "What you chose is sealed")
	if text := file(t); !strings.Contains(text, "A ahead triumph 65mm") || !strings.Contains(text, "turn 2") {
		t.Errorf("the move was not sailed:\n%s", text)
	}
	out, code := ben.does("", "verify", "m.wgm")
	ben.expect(out, code, 0, "m.wgm: holds", "seals opened: 1")
}

// Two people play a whole match of Jenkins through a file alone, each with whatever comes to his mind.
func TestAMatchOfJenkinsByMail(t *testing.T) {
	ann, ben := friends(t, "English", "Spanish")
	dice := rand.New(rand.NewPCG(1, 1))
	typed := func() string {
		var b strings.Builder
		for range 300 {
			fmt.Fprintln(&b, []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "pass"}[dice.IntN(10)])
		}
		return b.String()
	}
	ann.begins("jenkins", "porto-bello", typed())
	next := regexp.MustCompile(`play m.wgm --seat (\w+)`)
	for sittings := 1; ; sittings++ {
		rec, err := record.Parse("m.wgm", []byte(file(t)))
		if err != nil {
			t.Fatal(err)
		}
		if rec.Result != nil {
			break
		}
		if sittings > 200 {
			t.Fatal("the match does not end")
		}
		out, _ := ann.does("", "play", "m.wgm", "--seat", "English")
		who := ann
		if m := next.FindStringSubmatch(out); m != nil && m[1] == "Spanish" {
			who = ben
		}
		who.plays(typed())
	}
	for _, f := range []friend{ann, ben} {
		out, code := f.does("", "verify", "m.wgm")
		f.expect(out, code, 0, "m.wgm: holds", "every throw of the house is the one it was bound to make", "result:",
			"note: played by mail: who plays a sitting rolls its dice, and could play it twice")
		out, code = f.does("", "play", "m.wgm", "--seat", f.seat)
		f.expect(out, code, 2, "the match is over")
	}
}

func TestWhoPlaysByMail(t *testing.T) {
	ann, _ := friends(t, "A", "B")
	for _, tt := range []struct{ args, want string }{
		{"duel --seat A", "a match by mail is played in a file: give it a name with --record"},
		{"duel --seat A --seat B --record m.wgm", "one seat at a time is played by mail, found --seat A --seat B"},
		{"duel --seat A --umpire --record m.wgm", "an umpire has all seats, found --seat A"},
		{"duel --seat C --record m.wgm", `no seat "C": expected A, B`},
		{"jenkins --seat Spain --record m.wgm", `no seat "Spain", perhaps Spanish: expected English, Spanish`},
		{"duel --seat B --bot B=random --record m.wgm", "B is played by the bot random, and not by you"},
	} {
		out, code := ann.does("quit\n", append([]string{"play"}, strings.Fields(tt.args)...)...)
		ann.expect(out, code, 2, tt.want)
	}
	out, code := ann.does("quit\n", strings.Fields("play duel --seat B --bot A=random --record m.wgm")...) // nobody is away
	ann.expect(out, code, 0, "The record is in m.wgm")
}

func TestDiceThatAnotherTypesByMail(t *testing.T) {
	ann, ben := friends(t, "English", "Spanish")
	out, code := ann.does("1\n1\n1\n1\n", strings.Fields("play fury --scenario campaign --hand-dice --seat English --record m.wgm")...)
	ann.expect(out, code, 0, "an officer (6.7)", "You choose next")
	if before := file(t); !strings.Contains(before, "held A levy") {
		t.Errorf("no choice waits for its dice:\n%s", before)
	} else if ben.plays("", "The English choose next, and nothing was changed"); file(t) != before {
		t.Error("the record was changed while dice are typed elsewhere")
	}
	ann.plays("officer-1\n", "You choose next")
}

// A choice under seal that no other seat makes together with it is not sealed: what follows depends on it.
func TestWhatOneSideAloneChoosesIsNotSealed(t *testing.T) {
	ann, ben := friends(t, "English", "Spanish")
	ann.begins("fury", "campaign", strings.Repeat("1\n1\n", 30))
	for n := 0; !strings.Contains(file(t), "\nopened "); n++ {
		if n == 10 {
			t.Fatalf("the campaign does not go on:\n%s", file(t))
		}
		ben.plays(strings.Repeat("1\n1\n", 30))
		ann.plays(strings.Repeat("1\n1\n", 30))
	}
	if text := file(t); !strings.Contains(text[:strings.Index(text, "\nsealed ")], "\nB allot ") {
		t.Errorf("what the Spanish alone choose is sealed:\n%s", text)
	}
}
