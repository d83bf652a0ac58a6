package renaissance

import "weathergage/engine"

// tell reports an event to all who may know of the ships that it names.
//
// Case 5.3.
func (g *State) tell(t *engine.Turn, e engine.Event) { t.Tell(e) }
