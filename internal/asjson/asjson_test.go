package asjson

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// What the engine has as numbers is written by its name; nobody's seat is -1, and a list that is nil is empty.
func TestAppend(t *testing.T) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	words := r.Words()
	resolute, _ := words.Find("resolute")
	type value struct {
		ID    engine.Object    `json:"id"`
		None  engine.Object    `json:"none"`
		Side  engine.Seat      `json:"side"`
		Other engine.Seat      `json:"other"`
		Kind  engine.BoardKind `json:"kind"`
		At    engine.Point     `json:"at"`
		List  []int            `json:"list"`
		Left  int              `json:"left,omitempty"`
		Text  string           `json:"text"`
		Gone  string           `json:"-"`
	}
	got := string(Append([]byte("= "), words, &value{ID: resolute, Side: 1, Other: engine.NoSeat, Kind: engine.Plane, At: engine.Point{X: 3, Y: -4}, Text: "a \"é\"\n", Gone: "x"}))
	const want = `= {"id":"resolute","none":"","side":1,"other":-1,"kind":"plane","at":[3,-4],"list":[],"text":"a \"é\"\n"}`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
