// Package store keeps matches, laboratory runs and jobs in a database: one file of SQLite, or PostgreSQL for
// several nodes. It is the only package that knows SQL, and it knows no law.
//
// A match is a [Match], which never changes, and a journal of numbered entries (see match.Journal). The
// database itself ensures that no number is used twice. An entry is stored in one transaction with the jobs
// that follow from it: a bot's turn, or news to send.
package store
