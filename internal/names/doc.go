// Package names reads the names that people give themselves, and compares them by what a person sees.
// It knows no account and no match.
package names
