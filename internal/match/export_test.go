package match

import "github.com/weathergage/weathergage/engine"

// ThrownAt returns the throws of the choice that led to a node of a study.
func (m *Match) ThrownAt(node int) []engine.Thrown { return m.tree.nodes[node].step.Thrown }
