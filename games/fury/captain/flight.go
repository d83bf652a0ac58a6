package captain

// isHopeless reports whether a battle of a campaign is better given up before the side is put to flight, to save the
// squadrons that are left for the weeks to come: it has lost most of what it may, the enemy less than half as much of
// his, and he has more than twice as much left on the board. An action that stands alone is fought to the end, as who
// withdraws has lost it.
//
// Cases 19.1, 19.2, 29.12.
func (v *view) isHopeless() bool {
	if v.g.WeeksLeft() == 0 {
		return false
	}
	lost, force, flight := v.g.Lost(v.seat)
	may := force * flight / 100
	if gone, _ := v.g.Gone(v.seat); may == 0 || gone > 0 || 3*lost < 2*may {
		return false
	}
	theirs, others, breaks := v.g.Lost(foe(v.seat))
	if breaks > 0 && 2*theirs*may >= lost*(others*breaks/100) {
		return false
	}
	own, other := 0.0, 0.0
	for i := range v.all {
		switch a := &v.all[i]; {
		case a.Routing || a.Reserve:
		case a.Seat == v.seat:
			own += hand(a)
		default:
			other += hand(a)
		}
	}
	return 2*own < other
}
