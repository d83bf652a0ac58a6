package renaissance

import (
	"errors"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// The two messages of the guns are written before the first move, others at any time.
func TestGunMessagesAreAgreed(t *testing.T) { // 3.3
	m := rules(t).(engine.Signaller).Messages()
	var bad *engine.BadMessage
	if err := m.CheckTurn(2, 1); !errors.As(err, &bad) || bad.Rule != "3.3" {
		t.Errorf("message 2 in the second move: %v", err)
	}
	if before, other := m.CheckTurn(1, 0), m.CheckTurn(3, 9); before != nil || other != nil {
		t.Errorf("message 1 in the first move: %v; message 3 in the tenth: %v", before, other)
	}
}
