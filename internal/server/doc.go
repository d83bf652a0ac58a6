// Package server serves the browser client: it takes choices by POST and sends each seat its views as an
// event stream. It knows no law and no SQL: it hands a choice to match, and sends a seat only what comes from
// the view that match makes for that seat.
//
// Each seat of a match, and its observers, has a secret link: 32 random bytes as base64url. Only their
// SHA-256 is stored. The files wire*.go have the types that pass between server and client; cmd/types writes
// internal/web/types.d.ts from them.
package server
