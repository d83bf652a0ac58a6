package engine

// A Stager is a Ruleset whose sentences call the seats by their sides in a scenario.
type Stager interface {
	// In is the same law with the words of a scenario; "" is a match without one.
	In(scenario string) Ruleset
}

// In is a ruleset with the words of a scenario, where it has such.
func In(r Ruleset, scenario string) Ruleset {
	if s, ok := r.(Stager); ok {
		return s.In(scenario)
	}
	return r
}

// A Namer is a State that knows better than Words what some objects are called: "herd 3"
// where Words have "object 3".
type Namer interface {
	// Called is the title of an object in this position; "" if it is that of Words.
	Called(Object) string
}

// A multitude is a Namer that calls some objects by those they consist of: "the Petronels" where Words have
// "company A3". Sentences say it of several.
type multitude interface {
	Namer
	// Several is that title, "" of an object that is one thing.
	Several(Object) string
}

// At are the words for what stands in a position: its options and its questions.
func (w *Words) At(s State) *Words {
	by, named := s.(Namer)
	holds, aboard := s.(Manifest)
	if !named && !aboard {
		return w
	}
	out := *w
	if aboard {
		out.aboard = holds.Aboard
	}
	if !named {
		return &out
	}
	crowd, ok := s.(multitude)
	out.Title = func(o Object) string {
		if called := by.Called(o); called != "" {
			return called
		}
		if ok {
			if title := crowd.Several(o); title != "" {
				return title
			}
		}
		return w.Title(o)
	}
	if ok {
		out.Plural = func(o Object) bool { return crowd.Several(o) != "" || w.Plural != nil && w.Plural(o) }
	}
	return &out
}
