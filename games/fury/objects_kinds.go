package fury

// The kinds of objects beyond those of the tables: what fighting leaves on the table. Of
// Guns without a crew there are two kinds for each type, those with and without a team.
//
// Cases 8.11, 16.2, 20.3, 21.3.
const (
	kindHerd      = uint16(Herd) + 1
	kindPrisoners = uint16(Prisoners) + 1
	kindWagon     = uint16(Wagon) + 1
	kindHorses    = uint16(NumObjects) + 1 // of horsemen on foot: a herd in all but that they mount it again
	kindLadders   = kindHorses + 1         // that stand against a wall
	kindBoat      = kindLadders + 1        // with nobody in it; spent is where it heads, in tenths of a degree
	kindGun       = kindBoat + 1           // and on
)

// isHerd reports whether an object is a herd, of cattle or of horses.
//
// Cases 8.11, 22.1.
func (o *object) isHerd() bool { return o.kind == kindHerd || o.kind == kindHorses }

// gunObject returns the kind of object that a Gun without a crew is.
//
// Case 16.2.
func gunObject(gun Gun, team bool) uint16 {
	kind := kindGun + 2*uint16(gun-1)
	if team {
		kind++
	}
	return kind
}

// gun returns the Gun that an object is, and whether it has a team; 0 if it is none.
//
// Case 16.2.
func (o *object) gun() (gun Gun, team bool) {
	if o.kind < kindGun {
		return 0, false
	}
	return Gun((o.kind-kindGun)/2) + 1, (o.kind-kindGun)&1 != 0
}

// objectKeys returns the kinds of objects as positions write them, from kind 1 on.
func (tb *Tables) objectKeys() []string {
	var keys []string
	for i := range tb.Objects {
		keys = append(keys, tb.Objects[i].Key)
	}
	keys = append(keys, "horses", "ladders", "boat")
	for i := range tb.Guns[1:] {
		keys = append(keys, tb.Guns[i+1].Key, tb.Guns[i+1].Key+"-with-team")
	}
	return keys
}

// setObject has an object stand in a place, or none.
func (g *State) setObject(i int, o object) {
	g.objects[i] = o
	g.goods.set(i, o.kind != 0)
}

// freeObject returns the first place without an object, -1 if there is none.
func (g *State) freeObject() int {
	for i := range g.objects {
		if g.objects[i].kind == 0 {
			return i
		}
	}
	return -1
}
