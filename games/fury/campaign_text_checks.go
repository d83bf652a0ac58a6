package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// finishWar looks whether a campaign fits together.
//
// Cases 29.9, 29.12, 29.14.
func (t *text) finishWar(p *lines.Reader) error {
	g, w := t.State, &t.war
	switch {
	case !g.isCampaign():
		return p.Fail("expected a line campaign, as something of it goes on")
	case g.outcome == outcomeNone && g.flow.Depth() == 0:
		return nil
	case w.has(warAlone) && (!g.isOnField() || w.battle == 0):
		return p.Fail("expected a battle on a board, as it is fought alone")
	}
	for n := range w.herds {
		if w.herds[n] > 0 && !g.hasThere(Location(n), Pasturage) {
			p.Object("29.3", placeObject(Location(n)), "herds stand only in pastures")
		}
	}
	if g.outcome == outcomePoints || g.outcome != outcomeNone && w.has(warAlone) {
		return nil
	}
	if err := t.finishFlow(p, g.flow.At(0)); err != nil {
		return err
	}
	if w.mission != 0 && !g.campaign().IsTarget(Mission(w.mission-1), w.target) {
		return p.Fail("expected a target that has what the mission wants, found %s", g.campaign().Places[w.target].Key)
	}
	step := g.flow.At(0).Step
	fights := step >= stepWarHow && step <= stepWarResult || g.isOnField()
	marches := fights || step >= stepWarEnter && step <= stepWarMarch
	if _, many := w.onWay(); w.has(warVeiled) {
		return nil // what the English have and plan is not told
	} else if marches && !w.has(warBack) && (int(w.steps) > many || w.steps == 0 || w.way[w.steps-1] != w.at || w.way[many-1] != w.target) {
		return p.Fail("expected a way to the target, so many steps of which have been made")
	}
	switch {
	case fights != (w.battle != 0):
		return p.Fail("expected a battle while one is decided, and none otherwise")
	case marches && (w.at == 0 || w.mission == 0 || w.squadrons(roleColumn) == 0 && !fights):
		return p.Fail("expected a mission that is at a location with a squadron at least")
	case marches && !w.has(warBack) && w.at == w.target && g.hasTown(w.at):
		return p.Fail("expected English who have turned back, as they have come to the town")
	case step == stepWarLie && w.mission == 0 || step == stepWarLie && w.reader == 0:
		return p.Fail("expected a mission and a line read while sheets are written")
	case fights && Battle(w.battle-1) != BattleInterception && g.battleHere() != Battle(w.battle-1):
		return p.Fail("expected a battle that is about the mission, or an interception")
	}
	return nil
}

// finishFlow looks whether a step of the campaign is what a match may come to.
//
// Case 29.4.
func (t *text) finishFlow(p *lines.Reader, f *engine.Frame) error {
	step, g := f.Step, t.State
	if g.isOnField() && !isWarStep(step) && int(g.scenario) == len(g.tables.Scenarios)+int(g.war.battle) && g.war.battle != 0 {
		return nil
	}
	if !isWarStep(step) || g.scenario != 0 {
		return p.Fail("expected a step of the campaign, as the line campaign stands there")
	}
	both := step == stepWarScouts || step == stepWarPlans || step >= stepWarHow && step <= stepWarOdds || step == stepWarBids && f.Code&bidOpen == 0
	wants := sequence.Steps[step].Seat
	switch {
	case both && f.Seat != engine.NoSeat, !both && f.Seat >= numSeats,
		(step == stepWarAllot || step == stepWarAttack || step == stepWarSummon || step == stepWarEnter || step == stepWarMarch) && f.Seat != wants:
		return p.Fail("expected the side whose step it is")
	case step == stepWarColonels && int(f.Code) > g.colonelsOf(f.Seat),
		(step == stepWarScouts || step == stepWarPlans || step == stepWarHow) && f.Code >= bothDone,
		step == stepWarBids && (f.N[bidStands] < 0 || f.N[bidStands] > 99 || f.N[bidHolder] < 0 || f.N[bidHolder] > int32(numSeats) || f.N[bidHolder] > 0 && f.N[bidStands] == 0),
		step == stepWarLie && f.N != [2]int32{}, step == stepWarHow && !isHow(f), step == stepWarChange && f.Code > 1:
		return p.Fail("expected numbers of the flow that a match may come to")
	}
	return nil
}

// isHow reports whether a step holds how a battle is decided, of each side that has said so.
//
// Case 29.14. Ruling R549.
func isHow(f *engine.Frame) bool {
	for seat, n := range f.N {
		if n < 0 || int(n) > len(howVerbs) || (n > 0) != (f.Code>>seat&1 != 0) {
			return false
		}
	}
	return true
}
