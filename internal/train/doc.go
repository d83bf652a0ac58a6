// Package train teaches the master of a game what positions are worth: it plays matches, fits a small network to how they
// ended, and takes the network only if it plays better than the one before. Start with train.go.
package train
