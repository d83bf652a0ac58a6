// Package store keeps matches, laboratory runs and jobs in a database: one file
// of SQLite, or PostgreSQL for several nodes. It is the only package that knows
// SQL, and it knows no law.
//
// A match is a [Match], which never changes, and a journal of entries (see
// match.Journal), each numbered; no number is used twice, because the database
// itself refuses it. An entry and the jobs that follow from it, a bot's turn or news
// to tell, are stored in one transaction.
package store
