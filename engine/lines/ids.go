package lines

import "strings"

// IDs maps other names of things, such as the numbers of a counter sheet, to the game's own names.
type IDs map[string]string

// ReadIDs reads on each line an id in small letters, a blank, and the game's name. # begins a comment.
func ReadIDs(text string) IDs {
	ids := IDs{}
	for l := range strings.Lines(text) {
		if id, name, ok := strings.Cut(strings.TrimSpace(withoutComment(l)), " "); ok {
			ids[id] = strings.TrimSpace(name)
		}
	}
	return ids
}

// Name returns a name in small letters; for an id it returns the name that the id stands for.
func (ids IDs) Name(name string) string {
	name = strings.ToLower(name)
	if key, ok := ids[name]; ok {
		return key
	}
	return name
}
