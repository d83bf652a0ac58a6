// Package pgtest starts servers of PostgreSQL for tests, each on a socket in a folder of its own, from the
// programs of Debian's package postgresql, and connects to them through cables that can be cut.
package pgtest
