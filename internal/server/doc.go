// Package server is the house behind the table in the browser: it serves the
// client, takes choices by POST and sends each seat its views as an event
// stream. It knows no law and no SQL: a choice is handed to match, and what a
// seat is sent is made from the view that match makes for that seat alone.
//
// Each seat of a match, and those who watch, has a secret link: 32 random bytes
// as base64url. Only their SHA-256 is kept. wire.go has the shapes that pass
// between server and client; internal/web/types.d.ts is the same for the client, and a
// test holds one against the other.
package server
