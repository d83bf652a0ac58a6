package captain

import _ "embed" // the weights

//go:embed weights.txt
var weights []byte

// Weights returns the file of weights of the game as shipped: what its positions are worth.
func (c *Captain) Weights() (file string, text []byte) {
	return "games/invincible/captain/weights.txt", weights
}
