package spain

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/geo/hex"
)

// tableRows are the rows of the handbook's tables that the pack has the numbers of.
func tableRows(tb *Tables) (rows []string) {
	row := func(cells ...string) { rows = append(rows, "| "+strings.Join(cells, " | ")+" |") }
	for i := 1; i < len(tb.Cities); i++ {
		c := &tb.Cities[i]
		what := map[[2]bool]string{{true, true}: "fortress port", {true, false}: "port", {false, true}: "fortress", {false, false}: "city"}
		row(c.Name, Grid.Name(c.Hex), tb.RegionAt(c.Hex).Name, dash(c.Points), dash(c.Activation), what[[2]bool{c.Port, c.Fortress}])
	}
	for _, z := range tb.Zones[1:] {
		row(z.Name, windNames[z.Wind])
	}
	for i := 1; i < len(tb.Counters); i++ {
		c := &tb.Counters[i]
		strength, carries, bonus, at := itoa(c.Strength), dash(c.Carries), dash(c.Bonus), "-"
		if c.Kind.IsLeader() {
			strength = "-"
		}
		if c.Reduced > 0 {
			strength += "/" + itoa(c.Reduced)
			if c.Kind.IsNaval() {
				carries += "/" + dash(c.Less)
			}
		}
		if c.Senior {
			bonus += ", senior"
		}
		if c.At != 0 {
			at = Grid.Name(c.At)
		}
		row(c.Name, tb.Nations[c.Nation].Name, kindTitles[c.Kind], strength, itoa(c.Moves), carries, dash(c.Multiple), bonus, at)
	}
	for die := 1; die <= 6; die++ {
		n, f := itoa(die), tb.Irish[die]
		row(n, dash(f[0]), dash(f[1]), dash(f[2]), dash(f[3]))
		row(n, dash(tb.Risings[die][RisingEnglish]), dash(tb.Risings[die][RisingScottish]))
		row(n, itoa(tb.Income[die][English]), itoa(tb.Income[die][Spanish]))
		naval, land := []string{n}, []string{n}
		for i := range combatColumns {
			naval, land = append(naval, resultText(tb.Naval[die][i])), append(land, resultText(tb.Land[die][i]))
		}
		row(naval...)
		row(land...)
	}
	for dice := 2; dice <= 12; dice++ {
		cells := []string{itoa(dice)}
		for _, g := range tb.Wind[dice] {
			cells = append(cells, dash(g.Moves)+"/"+dash(g.Steps))
		}
		row(cells...)
	}
	for k := range NavalLeader {
		if c := tb.Costs[k]; k != TreasureFleet {
			row(kindTitles[k], dash(c.Build), dash(c.Sea), dash(c.Port), dash(c.Shot))
		}
	}
	for i := 1; i < len(tb.Tracks); i++ {
		rows = append(rows, trackRow(tb, &tb.Tracks[i]))
	}
	for _, sw := range tb.Switches {
		for _, c := range sw.Choices {
			row(sw.Name, c.Key, c.About)
		}
	}
	for _, sc := range tb.Scenarios {
		rows = append(rows, fmt.Sprintf("| %s | %d to %d | ", sc.Name, sc.First, sc.Last))
	}
	return rows
}

func trackRow(tb *Tables, r *TrackRow) string {
	ships, land := "-", ""
	if r.Ships != 0 {
		ships = tb.Nations[r.Ships].Name
	}
	for n := 1; n < len(tb.Nations); n++ {
		if r.Land>>n&1 != 0 {
			land += ", " + tb.Nations[n].Name
		}
	}
	if land == "" {
		land = ", -"
	}
	return "| " + strings.Join([]string{r.Name, seatName(r.Seat), dash(tb.Cities[r.City].Activation), ships, land[2:]}, " | ") + " |"
}

// TestHandbook holds the numbers that the handbook prints against the pack, so that a
// number changed in one of them is changed in the other.
func TestHandbook(t *testing.T) {
	tb := loaded(t)
	lines := strings.Split(texts.Handbook, "\n")
	used := make(map[int]bool)
	for _, want := range tableRows(tb) {
		found := false
		for i, line := range lines {
			if strings.HasPrefix(line, want) {
				found, used[i] = true, true
			}
		}
		if !found {
			t.Errorf("handbook.md: expected a row %q, as in the pack", want)
		}
	}
	for i, line := range lines {
		cells := strings.Split(line, " | ")
		if len(cells) >= 5 && !used[i] && strings.Trim(line, "|-") != "" && !strings.HasPrefix(lines[i+1], "|---") {
			t.Errorf("handbook.md:%d: %q is no row of the pack", i+1, line)
		}
	}
	text := strings.Join(strings.Fields(texts.Handbook), " ")
	for h := Hex(1); h < numHexes; h++ {
		if tb.Terrain[h] == Shallow && !strings.Contains(text[strings.Index(text, "### 6.35"):strings.Index(text, "### 6.4")], Grid.Name(h)) {
			t.Errorf("handbook.md: expected %s among the shallow hexes of 6.35", Grid.Name(h))
		}
	}
	for _, sentence := range append(windSentences(tb),
		fmt.Sprintf("can never be more than %d hexes from Brill", tb.Numbers[NumDutchRange]),
		fmt.Sprintf("The attempt succeeds on 1 to %d", tb.Numbers[NumInterceptMost]),
		fmt.Sprintf("A barge counts as strength %d", tb.Numbers[NumBargeRoom]),
		fmt.Sprintf("the Treasure Fleet included (R129), needs %d or 6", tb.Numbers[NumDisengageSpanish]),
		fmt.Sprintf("Any other stack needs %d to 6", tb.Numbers[NumDisengageOthers]),
		fmt.Sprintf("less the defender's is -%d or less", tb.Numbers[NumQuietOdds]+1),
		fmt.Sprintf("neither port nor fortress | %d |", tb.Numbers[NumBesiegedOpen]),
		fmt.Sprintf("in a fortress port, by land and sea | %d |", tb.Numbers[NumBesiegedFortress]),
		fmt.Sprintf("Spain receives %d ducats less on turn 9 if the fleet of 1587 is destroyed, and %d less on turn 17", tb.Numbers[NumTreasure1587], tb.Numbers[NumTreasure1588]),
		fmt.Sprintf("If the English destroyed it they receive %d ducats at once", tb.Numbers[NumTreasurePrize]),
		fmt.Sprintf("the Pope gives Spain %d ducats, once", tb.Numbers[NumPope]),
		fmt.Sprintf("It loses %d victory points", tb.Numbers[NumPenalty]),
		fmt.Sprintf("The player who violates it pays %d ducats at once, and the other pays %d.", tb.Numbers[NumBreakerPays], tb.Numbers[NumOtherPays]),
		fmt.Sprintf("The side that wins the civil war gets %d points", tb.Numbers[NumCivilWar]),
		fmt.Sprintf("Santa Cruz dies of old age at the end of turn %d", tb.Numbers[NumSantaCruz]),
		fmt.Sprintf("strength %d or more that is eliminated may be replaced", tb.Numbers[NumHost]),
	) {
		if !strings.Contains(text, sentence) {
			t.Errorf("handbook.md: expected %q, as in the pack", sentence)
		}
	}
}

// windSentences are what the handbook says of the mean of 6.7 and of the ways to
// England, as they follow from the pack.
func windSentences(tb *Tables) []string {
	var mean [windColumns][2]float64
	for dice := 2; dice <= 12; dice++ {
		ways := float64(6-max(dice-7, 7-dice)) / 36
		for i, g := range tb.Wind[dice] {
			mean[i][0] += ways * float64(g.Moves)
			mean[i][1] += ways * float64(g.Steps)
		}
	}
	with := func(h Hex, d hex.Direction) bool {
		return tb.canSail(h, d) && tb.IsWith(h, d, new(Choices))
	}
	ways := func(from, to string, pass func(Hex, hex.Direction) bool) int {
		return steps(tb.Cities[tb.city(from)].Hex, tb.Cities[tb.city(to)].Hex, pass)
	}
	sentences := []string{
		fmt.Sprintf("a summer voyage with the wind loses %.1f hexes and %.1f steps, against it %.1f and %.1f",
			mean[SummerWith][0], mean[SummerWith][1], mean[SummerAgainst][0], mean[SummerAgainst][1]),
		fmt.Sprintf("in October and winter %.1f and %.1f with it, %.1f and %.1f against it",
			mean[WinterWith][0], mean[WinterWith][1], mean[WinterAgainst][0], mean[WinterAgainst][1]),
		fmt.Sprintf("Corunna is %d hexes from Plymouth, or %d with the wind all the way; Lisbon is %d, or %d.",
			ways("corunna", "plymouth", tb.canSail), ways("corunna", "plymouth", with),
			ways("lisbon", "plymouth", tb.canSail), ways("lisbon", "plymouth", with)),
	}
	if ways("plymouth", "corunna", with) < 0 {
		sentences = append(sentences, "No voyage from Plymouth to Corunna goes with the wind.")
	}
	return sentences
}
