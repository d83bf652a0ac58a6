// Package web is the client: the page, its ES modules, their styles beside them, fonts and icons, embedded as
// they are. There is no build step: the server joins and minifies them when it starts. Nothing is loaded from
// elsewhere. types.d.ts declares what passes between client and server, and is written by cmd/types; only the
// type checker reads it and tsconfig.json.
package web

import "embed"

// Files holds what is served: index.html, which is every page, and what it
// asks for.
//
//go:embed index.html manifest.webmanifest icon.svg icon.png icon-turn.svg sw.js app board fonts style
var Files embed.FS
