// Package worth holds what a bot learned about a game: a small network that values positions, and the file of its weights.
package worth
