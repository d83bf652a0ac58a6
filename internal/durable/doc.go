// Package durable makes files outlast a machine that stops: it replaces a file whole, and makes names and
// contents reach the disk. Start reading with Replace.
package durable
