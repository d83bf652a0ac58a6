package towpath

import "embed"

// Source is this folder as it is written; weathergage new --empty makes a game of it.
//
//go:embed *.go *.md *.txt pack testdata
var Source embed.FS
