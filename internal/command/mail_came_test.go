package command

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// An end to which the player has not agreed is refused by name of its line, and without it the match goes on.
func TestAnEndThatAnotherWroteByMail(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nplot 2\n")
	ben.plays("load round\nplot 1\n")
	ann.plays("close 100\nhold\n", "B chooses next")
	for _, tt := range []struct{ end, want string }{
		{"end concede B\nresult A", ": B has conceded here, and not with this program"},
		{"end draw\nresult draw", ": a draw is agreed here, and you were not asked"},
		{"end time B\nresult A", ": a clock has run out here, and by mail there is none"},
	} {
		put(t, replaced(t, file(t), "end adjourn", tt.end))
		ben.refused(tt.want, "m.wgm:", ": without this line and the result the match goes on; --trust takes it as it is")
		out, code := ben.does("", "play", "m.wgm", "--seat", "B", "--trust")
		ben.expect(out, code, 2, "the match is over")
		put(t, replaced(t, file(t), tt.end+"\n", ""))
		ben.plays("quit\n", "You choose next")
	}
	sent := file(t)
	put(t, replaced(t, sent, "end adjourn", "end concede A\nresult B"))
	ben.refused("the match is over")

	put(t, sent)
	ben.plays("concede\ny\n", "The record is in m.wgm")
	if text := file(t); !strings.Contains(text, "end concede B") {
		t.Fatalf("nobody has conceded:\n%s", text)
	}
	ben.refused("the match is over")
	ann.refused("the match is over")
}

// Choices made for a player before he first opened the file, or since he lost his notes, are not taken without a word.
func TestChoicesMadeForOneWhoHasNoNotes(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nplot 2\n")
	cheat := friend{t, "B", ann.home}
	cheat.plays("load round\nplot 1\n")
	refusal := []string{"m.wgm:", ": this file has choices of B that were not made on this computer, which is right only if you made them on another or lost its notes; --trust goes on all the same"}
	ben.refused(refusal...)
	ann.plays("quit\n", "Resolute has the gage")
	ben.refused(refusal...) // though A is to choose
	ann.plays("close 100\nhold\n", "B chooses next")
	ben.refused(refusal...)
	out, code := ben.does("hold\npass\nquit\n", "play", "m.wgm", "--seat", "B", "--trust")
	ben.expect(out, code, 0, "Since you last played:")
	ben.plays("quit\n")
	os.RemoveAll(ben.home)
	ben.refused(refusal...)

	put(t, replaced(t, regexp.MustCompile(`(?m)^(opened )?B .*\n(  .*\n)*`).ReplaceAllString(file(t), ""), "end adjourn", "back 1 by A, agreed B\nend adjourn"))
	ben.refused("choices are taken back, and you were not asked")
}

// A choice that waits for its dice is compared as well.
func TestAChoiceHeldByMailIsNotChanged(t *testing.T) {
	ann, _ := friends(t, "English", "Spanish")
	ann.does("1\n1\n1\n1\n", strings.Fields("play fury --scenario campaign --hand-dice --seat English --record m.wgm")...)
	held := regexp.MustCompile(`held A .*`).FindString(file(t))
	put(t, replaced(t, file(t), held, "held A levy england > pikes-1"))
	ann.refused("A has chosen here, and not with this program")
}

func TestOddDiceAreToldByMail(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	out, code := ann.does("3 4\nload chain\nplot 2\nquit\n", strings.Fields("play duel --scenario fog --seat A --hand-dice --record m.wgm")...)
	ann.expect(out, code, 0, "B chooses next")
	told := "Your opponent's dice were typed by hand in sitting 1: nothing shows that they fell so."
	ben.plays("quit\n", told)
	if out := ben.plays("quit\n"); strings.Contains(out, told) {
		t.Errorf("it is told twice:\n%s", out)
	}
	out, _ = ben.does("", "verify", "m.wgm")
	ben.expect(out, 0, 0, "played by mail: the dice of sitting 1 were typed by hand, and nothing shows that they fell so")

	ann.does("load chain\nquit\n", strings.Fields("play duel --scenario fog --seat A --key foo --record m.wgm --force")...)
	told = "Your opponent's dice could be known before in sitting 1: they were made from a text that was given with --key."
	mine := file(t)
	ben.plays("quit\n", told)
	put(t, mine)
	ann.plays("plot 2\nquit\n")

	ann.does("load chain\nplot 2\n", strings.Fields("play duel --scenario fog --seat A --record m.wgm --force")...)
	put(t, regexp.MustCompile(`key \w+\n`).ReplaceAllString(file(t), ""))
	ben.plays("quit\n", "Your opponent's dice cannot be checked in sitting 1")
}

// Told though it is not the reader's turn, and though the match is over.
func TestOddDiceAreToldWhoeverIsNext(t *testing.T) {
	ann, ben := friends(t, "English", "Spanish")
	ann.does("1\n1\n1\n1\n", strings.Fields("play fury --scenario campaign --hand-dice --seat English --record m.wgm")...)
	told := "Your opponent's dice were typed by hand in sitting 1"
	ben.plays("", told, "The English choose next, and nothing was changed")
	put(t, regexp.MustCompile(`(?m)^held .*\n(  .*\n)*`).ReplaceAllString(replaced(t, file(t), "end adjourn", "end concede A\nresult B"), ""))
	ben.refused(told, "the match is over")
}

func TestASecondSittingByMailIsNotAdvised(t *testing.T) {
	ann, _ := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nquit\n")
	lock, err := lockFile("m.wgm")
	if err != nil {
		t.Fatal(err)
	}
	defer unlock(lock)
	out, code := ann.does("", "play", "m.wgm", "--seat", "A")
	if ann.expect(out, code, 2, "go on there, or quit there first"); strings.Contains(out, "a copy") {
		t.Errorf("a match by mail is played twice: %s", out)
	}
}

// Words that somebody else has put into a player's mouth, or changed, are refused as choices are.
func TestForgedWordsByMail(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "say Good day.\nload chain\nplot 2\n")
	mine := file(t)
	put(t, replaced(t, mine, "end adjourn", "say B \"I give up.\"\nend adjourn"))
	ben.refused("this file has words of B that were not typed on this computer, which is right only if you typed them on another or lost its notes")
	put(t, mine)
	ben.plays("say Good evening.\nload round\nplot 1\n")
	theirs := file(t)
	put(t, replaced(t, theirs, "Good day.", "Good night."))
	ann.refused("m.wgm:", "it says", "and when you last had it")
	put(t, replaced(t, theirs, "say B", "say A \"You win.\"\nsay B"))
	ann.refused("A has said \"You win.\" here, and not with this program")
	put(t, replaced(t, theirs, `say B "Good evening."`, `say A "Good evening."`))
	ann.refused("A has said \"Good evening.\" here")
	put(t, theirs)
	ann.plays("quit\n")
}

// Each player says for himself that he types his dice.
func TestHandDiceAreNotTakenOverByMail(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	out, code := ann.does("load chain\nplot 2\n", strings.Fields("play duel --scenario open-sea --seat A --hand-dice --record m.wgm")...)
	ann.expect(out, code, 0, "B chooses next")
	out = ben.plays("load round\nplot 1\nquit\n", "The program throws the dice of this sitting; --hand-dice rolls real ones.")
	out += ann.plays("quit\n", "Resolute has the gage")
	if strings.Contains(out, "Type the faces") {
		t.Errorf("dice are asked for:\n%s", out)
	}
	if text := file(t); !strings.Contains(text, "house") {
		t.Errorf("the record does not say whose dice they are:\n%s", text)
	}
}

// What is sealed is looked over before the file goes out, and what is taken back then is not in the seal.
func TestASealedOrderIsLookedOver(t *testing.T) {
	ann, ben := friends(t, "A", "B")
	ann.begins("duel", "open-sea", "load chain\nplot 2\nundo\nplot 3\n\n", "You have chosen this under seal:", "Resolute: Load chain shot", "Make speed 2", "Enter leaves it so; undo takes the last back: ",
		"What you chose is sealed")
	ben.hides(secretOrders...)
	out := ann.plays("", "You have chosen this under seal:", "Resolute: Make speed 3", "B chooses next, and nothing was changed")
	if strings.Contains(out, "speed 2") {
		t.Errorf("what was taken back is sealed:\n%s", out)
	}
	ben.plays("load round\nplot 1\nquit\n")
	ann.plays("quit\n", "Resolute makes speed 3")
	out, code := ann.does("", "verify", "m.wgm")
	ann.expect(out, code, 0, "holds")
}
