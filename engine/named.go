package engine

// A Stager is a Ruleset whose sentences name the seats by their sides in a scenario.
type Stager interface {
	// In returns the same law with the words of a scenario; "" is a match without one.
	In(scenario string) Ruleset
}

// In returns a ruleset with the words of a scenario if it has them, or else r.
func In(r Ruleset, scenario string) Ruleset {
	if s, ok := r.(Stager); ok {
		return s.In(scenario)
	}
	return r
}

// A Namer is a State that names some objects better than Words does: "herd 3" instead of "object 3".
type Namer interface {
	// Called returns the title of an object in this position; "" if it is that of Words.
	Called(Object) string
}

// A multitude is a Namer that names some objects by their members: "the Petronels" instead of "company A3".
// Such a title takes a plural verb.
type multitude interface {
	Namer
	// Several returns that title, or "" for an object that is one thing.
	Several(Object) string
}

// At returns the words for the options and questions of a position.
func (w *Words) At(s State) *Words {
	by, named := s.(Namer)
	holds, aboard := s.(Manifest)
	follows, after := s.(Aftermath)
	if !named && !aboard && !after {
		return w
	}
	out := *w
	if after {
		out.after = follows.After
	}
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
