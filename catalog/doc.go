// Package catalog is the explicit list of the games that are installed, each
// with its law, its data pack and its captain. It is the only place that names
// them all; adding a game adds one entry to its list.
package catalog
