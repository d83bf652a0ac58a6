// Package server is the house behind the table in the browser: it serves the
// client, takes choices by POST and sends each seat its views as an event
// stream. It knows no law and no SQL: a choice is handed to match, and what a
// seat is sent is made from the view that match makes for that seat alone.
//
// Each seat of a match, and those who watch, has a secret link: 32 random bytes
// as base64url. Only their SHA-256 is kept. The files wire*.go have the shapes that pass
// between server and client; cmd/types writes internal/web/types.d.ts from them.
package server
