package renaissance

import (
	"bytes"
	"strings"
	"testing"
)

// What a prize shouts or sends is her captors', and stays theirs in the text.
func TestMessagesOfPrizes(t *testing.T) { // 3.4, 3.5
	r := rules(t)
	text := []byte("game renaissance 2\nscenario portland-bill\n" +
		"ship mary-rose holder b at 1081 750 colours taken captor girona\n" +
		"message 9 from mary-rose holder b shouted move 18 heard girona\n" +
		"message 8 from mary-rose shouted move 2\n" +
		"dispatch 7 from mary-rose holder b by girona move 18\n")
	s, problems, err := r.ParsePosition(text)
	if err != nil {
		t.Fatal(err, problems)
	}
	g := s.(*State)
	if g.says[0].seat != seatB || g.says[1].seat != seatA || g.dispatches[seatB][0].number != 7 {
		t.Errorf("messages are %+v, and of B %+v is carried", g.says[:2], g.dispatches[seatB][0])
	}
	again, _, err := r.ParsePosition(r.FormatPosition(nil, s))
	if err != nil || !again.Equal(s) {
		t.Errorf("read back it is another position: %v\n%s", err, r.FormatPosition(nil, s))
	}
	bad := bytes.Replace(text, []byte("holder b shouted"), []byte("holder c shouted"), 1)
	if _, _, err := r.ParsePosition(bad); err == nil {
		t.Error("a third side has a prize")
	}
}

// A setting that stands before the scenario would be lost, as scenarios bring their own.
func TestSettingsAfterTheScenario(t *testing.T) { // 29.0
	text := []byte("game renaissance 4\nset scale=1200\nscenario lion-and-bull\n")
	if _, _, err := rules(t).ParsePosition(text); err == nil || !strings.Contains(err.Error(), "before the settings") {
		t.Errorf("read with %v", err)
	}
}

// An error names what may stand there, and not a word of another part of the line that is as like.
func TestNearestMast(t *testing.T) {
	text := []byte("game renaissance\nscenario lion-and-bull\nship triumph masts fore\n")
	if _, _, err := rules(t).ParsePosition(text); err == nil || !strings.HasSuffix(err.Error(), `found "fore": perhaps fore-lower`) {
		t.Errorf("read with %v", err)
	}
}

// An order that names nothing is answered with the nearest name that its side is offered.
func TestNearestNameInAnOrder(t *testing.T) { // 2.2
	text := []byte("game renaissance\nscenario lion-and-bull\nsealed A\norder A lock triumph > san-juan-de-portugl\n")
	if _, _, err := rules(t).ParsePosition(text); err == nil || !strings.HasSuffix(err.Error(), "perhaps san-juan-de-portugal") {
		t.Errorf("read with %v", err)
	}
}
