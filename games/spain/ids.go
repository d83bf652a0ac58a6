package spain

import (
	_ "embed"

	"github.com/weathergage/weathergage/engine/lines"
)

//go:embed ids.txt
var idText string

// ids are the names of things by the ids of the counter sheet.
var ids = lines.ReadIDs(idText)
