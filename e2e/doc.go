// Package e2e plays the client in a real Chromium against the real program:
// every test starts the built binary and clicks, taps and types as people do.
// Without Debian's package chromium its tests skip, and say so; where
// WEATHERGAGE_CI is set that is a failure. testdata/axe holds axe-core, with its
// licence, for the audit of every screen.
package e2e
