// Package web is the client: the page, its ES modules, their styles beside them, letters and
// icons, embedded as they lie here. There is no build step: the server joins them
// and makes them small when it opens. Nothing is loaded from elsewhere. types.d.ts
// says what passes between the client and the server, and is written by cmd/types; it and
// tsconfig.json are read by the type checker only.
package web

import "embed"

// Files holds what is served: index.html, which is every page, and what it
// asks for.
//
//go:embed index.html manifest.webmanifest icon.svg icon.png icon-turn.svg sw.js app board fonts style
var Files embed.FS
