package lines

import "strings"

// IDs reads a list of other names by which things are called, such as the numbers of a counter
// sheet: on each line an id in small letters, a blank, and the name that the game has. # begins a
// comment.
func IDs(text string) map[string]string {
	ids := map[string]string{}
	for l := range strings.Lines(text) {
		if id, name, ok := strings.Cut(strings.TrimSpace(withoutComment(l)), " "); ok {
			ids[id] = strings.TrimSpace(name)
		}
	}
	return ids
}
