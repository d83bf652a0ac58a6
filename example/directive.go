package example

// A form is one directive: how it may be written, and what it does when the example is run.
type form struct {
	word  string
	wants string // what must follow the word, for the error; "" if nothing must
	not   bool   // it may begin with !
	bare  bool   // with ! nothing need follow
	head  bool   // it comes before the first line of any other kind
	do    func(*runner, *line) error
}

// forms holds every directive. It is filled in init, because its functions use it.
var forms []form

func init() {
	forms = []form{
		{word: "game", wants: "the key of a game", head: true},
		{word: "scenario", wants: "the key of a scenario", head: true},
		{word: "set", wants: "key=value", head: true},
		{word: "problem", wants: "what the rules object to", head: true},
		{word: "lesson", wants: "a seat and a title", head: true},
		{word: "dice", wants: "faces", do: (*runner).dice},
		{word: "refused", do: (*runner).refused},
		{word: "auto", do: (*runner).auto},
		{word: "event", wants: "a kind or a part of a sentence", not: true, bare: true, do: (*runner).event},
		{word: "then", wants: "a kind or a part of a sentence", not: true, do: (*runner).event},
		{word: "pending", wants: "a seat, or none", not: true, bare: true, do: (*runner).pending},
		{word: "options", wants: "a seat, a colon and a list", do: (*runner).options},
		{word: "offered", wants: "a choice", not: true, do: (*runner).offered},
		{word: "see", wants: "a seat and a text", not: true, do: (*runner).see},
		{word: "expect", wants: "a line of the position", not: true, do: (*runner).expect},
		{word: "turn", wants: "a number", not: true, do: (*runner).moment},
		{word: "result", wants: "a seat or draw", not: true, bare: true, do: (*runner).result},
		{word: "say", wants: "what the learner reads", do: (*runner).say},
		{word: "hint", wants: "what the learner reads after another choice", do: (*runner).hint},
	}
}

// directive returns the form of a word, or nil if it is none.
func directive(word string) *form {
	for i := range forms {
		if forms[i].word == word {
			return &forms[i]
		}
	}
	return nil
}

// words lists the directives that may stand anywhere, for errors.
func words() []string {
	var list []string
	for _, f := range forms {
		if !f.head {
			list = append(list, f.word)
		}
	}
	return list
}
