// Types writes internal/web/types.d.ts: what passes between server and client, in TypeScript, with the
// comments that it has in Go.
//
//	go run ./cmd/types
//
// It reads the files wire*.go of internal/server, which declare everything that is sent and received, and the
// types they use from other packages of this module. The words of kinds stand in internal/asjson. A name gets a capital letter and loses View at its end.
// In a field's tag, ts:"..." is its type where Go's does not say it all, and an omitempty says that it may be
// left out.
package main
