package jenkins

import (
	_ "embed"
	"strings"

	"github.com/weathergage/weathergage/engine/lines"
)

//go:embed ids.txt
var idText string

// ids are the names of things by the ids of the counter sheet.
var ids = lines.IDs(idText)

// named returns a name in small letters, and for an id of the counter sheet what it stands for.
func named(name string) string {
	name = strings.ToLower(name)
	if key, ok := ids[name]; ok {
		return key
	}
	return name
}
