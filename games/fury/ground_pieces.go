package fury

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Events and throws about a piece of the ground carry in With what it is, so that the log calls it
// "building 7" without a look at the position.

// onlyOne marks in such an object that the board has no other piece of that ground.
const onlyOne = 1 << 8

// kindOf returns what a piece of the ground is, for those who are told of it.
//
// Case 8.4.
func (g *State) kindOf(i int) engine.Object { return g.groundKind(i, g.ground.pieces[i].ground) }

// groundKind is kindOf of a piece that was some ground when the board was laid out.
func (g *State) groundKind(i int, of Ground) engine.Object {
	n := onlyOne | int(of)
	for k := range int(g.ground.many) {
		if k != i && g.ground.pieces[k].ground == of {
			n = int(of)
		}
	}
	return engine.Thing(classGround, n)
}

// groundTitle returns what a piece of the ground is called: by what it is, with its number on the board if
// there are several of that.
func (tb *Tables) groundTitle(i int, kind engine.Object) string {
	name := strings.ToLower(tb.Grounds[Ground(kind.Number()%onlyOne)].Name)
	if kind.Number()&onlyOne != 0 {
		return "the " + name
	}
	return fmt.Sprintf("%s %d", name, i+1)
}

// wordsOn returns the words in which a piece of the ground is called by what it is.
func (r *ruleset) wordsOn(with *engine.Words, on, kind engine.Object) *engine.Words {
	if on.Class() != classPiece || kind.Class() != classGround {
		return with
	}
	words := *with
	words.Title = func(o engine.Object) string {
		if o == on {
			return r.tables.groundTitle(on.Number()-1, kind)
		}
		return with.Title(o)
	}
	return &words
}
