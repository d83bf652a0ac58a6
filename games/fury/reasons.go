package fury

import "github.com/weathergage/weathergage/engine"

// Reasons why a choice is refused.
const (
	whyOver          engine.Reason = 2 + iota // the match
	whyNotYours                               // the other side's company
	whyActed                                  // it has had its segment
	whyNotItsSegment                          // another company acts
	whyNoPass                                 // a side picks a company
	whyFar                                    // costs more than is left
	whyTableEdge                              // off the table
	whyBarred                                 // by ground
	whyFriend                                 // in the way
	whyNear                                   // within 2 inches of an enemy
	whyNoRoom                                 // for the new shape
	whyFaced                                  // already
	whyFaceFormed                             // half a move
	whySame                                   // as it is
	whyStart                                  // of the segment only
	whyNeverForms                             // undisciplined, or no rate
	whyFiles                                  // as many as there are squadrons
	whyWholeMove                              // nothing may be spent
	whyParts                                  // so many squadrons
	whyBegun                                  // nothing else that turn
	whyFull                                   // so many companies
	whyOtherTroops                            // not the same type
	whyTooMany                                // squadrons for a company
	whyOtherActed                             // the other has acted
	whyOtherRouts                             // the other routs
	whyNotTouching                            // apart
	whyRallyFirst                             // before anything else
	whySteady                                 // no Terror to rally from
	whyFights                                 // hand to hand
	numReasons       = iota + 2
)

// refusals are the case that forbids and the sentence that says so, by reason.
var refusals = [numReasons]struct {
	rule engine.Case
	text string
}{
	engine.NotOpen:   {"", "that does not answer any open question"},
	whyOver:          {"19.1", "the match is over"},
	whyNotYours:      {"3.2", "that company belongs to the other side"},
	whyActed:         {"2.1", "that company has acted this turn"},
	whyNotItsSegment: {"3.2", "another company is acting"},
	whyNoPass:        {"3.2", "a side picks a company in each of its segments, which may then do nothing"},
	whyFar:           {"8.1", "that costs %1 hundredths of an inch of its move, and %2 are left"},
	whyTableEdge:     {"8.1", "that leads off the table"},
	whyBarred:        {"8.4", "that ground bars its way"},
	whyFriend:        {"8.1", "another company of its side stands in the way"},
	whyNear:          {"8.5", "a company comes no nearer than %1 inches to an enemy without charging"},
	whyNoRoom:        {"8.7", "there is no room for that: another company, the edge or ground is in the way"},
	whyFaced:         {"8.2", "a company faces to its flank or rear once in a segment"},
	whyFaceFormed:    {"8.2", "facing costs a formed body half of its move, and less is left"},
	whySame:          {"8.10", "that is how the company stands"},
	whyStart:         {"8.10", "a company forms or goes loose only at the start of its segment"},
	whyNeverForms:    {"8.8", "these troops never form"},
	whyFiles:         {"8.3", "its first rank holds 1 to %1 squadrons"},
	whyWholeMove:     {"8.3", "that takes the whole move of a company"},
	whyParts:         {"4.2", "at least one of its %1 squadrons leaves and at least one stays"},
	whyBegun:         {"4.2", "a company that divides or combines does nothing else that turn"},
	whyFull:          {"4.2", "a side has at most %1 companies"},
	whyOtherTroops:   {"4.3", "only companies of the same type combine"},
	whyTooMany:       {"4.1", "a company of these troops has at most %1 %{1:squadron|squadrons}"},
	whyOtherActed:    {"4.3", "the other company has acted this turn"},
	whyOtherRouts:    {"4.3", "routers combine with nobody"},
	whyRallyFirst:    {"9.5", "a company that rallies from Terror does nothing else in its segment"},
	whySteady:        {"9.5", "the company has no Terror marker that can be rallied"},
	whyFights:        {"7.3", "the company is in a hand-to-hand battle, which is all that it does in its segment"},
	whyNotTouching:   {"4.3", "companies combine only if they touch when the segment starts"},
}

// no refuses for a reason.
func no(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: refusals[why].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}
