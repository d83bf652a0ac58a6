package invincible

import "github.com/weathergage/weathergage/engine"

func showGales(tb *Tables) string {
	return engine.Columns([][]string{
		{most(tb.Modifiers.GaleMost), "the squadron takes a Hit and, if not Broken, makes a Morale roll"},
	})
}

func showBoxes(tb *Tables) string {
	rows := [][]string{{"box", "name", "port"}}
	for p := Place(1); p < firstPort; p++ {
		port := ""
		for _, row := range tb.Places[firstPort:] {
			if row.Box == p {
				port = row.Name
			}
		}
		rows = append(rows, []string{boxLabel(p), tb.Places[p].Name, port})
	}
	return engine.Columns(rows)
}

// words says where a displacement leads: two squares north, one square west.
func (d Drift) words() string {
	text := ""
	for _, part := range []struct {
		n         int8
		less, add string
	}{{d.South, "north", "south"}, {d.East, "west", "east"}} {
		if part.n == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		n, where := part.n, part.add
		if n < 0 {
			n, where = -n, part.less
		}
		text += itoa(n) + " " + where
	}
	return text
}

func showCondition(tb *Tables) string {
	c, m := &tb.Condition, &tb.Modifiers
	return engine.Columns([][]string{
		{least(m.ConditionLeast), "the Armada is fit"},
		{"", ""},
		{engine.Signed(int(c.Unbroken)), "each Spanish squadron afloat that is not Broken"},
		{engine.Signed(int(c.Hulk)), "each hulk squadron afloat"},
		{engine.Signed(int(c.Sidonia)), "Sidonia afloat"},
		{engine.Signed(int(c.ManyLost)), itoa(m.ConditionMany) + " or more Spanish squadrons eliminated"},
	})
}

func showArrival(tb *Tables) string {
	rows := [][]string{{"attempt", "the army is there on"}}
	for n := 1; n < len(tb.Arrival); n++ {
		on := "any roll"
		if tb.Arrival[n] != 0 {
			on = least(int8(tb.Arrival[n]))
		}
		name := itoa(n)
		if n == len(tb.Arrival)-1 {
			name += " and later"
		}
		rows = append(rows, []string{name, on})
	}
	return engine.Columns(append(rows, []string{"", ""},
		[]string{engine.Signed(int(tb.Chits[ParmaReady].DRM)), tb.Chits[ParmaReady].Name},
		[]string{engine.Signed(int(tb.Chits[ParmaDelayed].DRM)), tb.Chits[ParmaDelayed].Name},
		[]string{engine.Signed(int(tb.Modifiers.ParmaPreparedArrival)), "Parma is prepared (17.1.3)"},
		[]string{engine.Signed(int(tb.Modifiers.NassauArrival)), "Nassau closes the ports (17.2.3)"}))
}

func showChits(tb *Tables) string {
	rows := [][]string{{"chit", "copies", "who", "", "effect"}}
	for c := NoEvent; c < numChits; c++ {
		row := &tb.Chits[c]
		who := "either"
		if row.Owner != engine.NoSeat {
			who = seatNames[row.Owner]
		}
		use := ""
		switch {
		case row.Marked:
			use = "*"
		case row.Held:
			use = "held"
		}
		rows = append(rows, []string{row.Name, itoa(row.Count), who, use, row.Effect})
	}
	return engine.Columns(rows) + "* carried out when drawn\n"
}
