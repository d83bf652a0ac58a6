package spain

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// cells are those of a chart by the names of its rows.
func cells(c engine.Chart) map[string]string {
	out := map[string]string{}
	for _, r := range c.Rows {
		out[r.Name] = r.Cells[0]
	}
	return out
}

// TestPrices holds what a button says of its price, and the account that is shown before
// it is pressed, against what the choice then takes and leaves, in random play.
func TestPrices(t *testing.T) {
	r := rules(t).(*ruleset)
	priced := map[engine.Verb]int{}
	for match := range 6 {
		mixer, pick := dice.NewMixer(18, uint64(match)), rand.New(rand.NewPCG(uint64(match), 18))
		turn := engine.Turn{Dice: &mixer}
		s, err := r.Setup(r.info.Scenarios[match%len(r.info.Scenarios)].Key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for range 3000 {
			ds := g.Pending(nil)
			if len(ds) == 0 {
				break
			}
			cs := g.Candidates(ds[0], 1, nil)
			c := cs[pick.IntN(len(cs))]
			text, changes := r.Price(g, c)
			before := g.funds[c.Seat]
			var foretold map[string]string
			if changes {
				foretold = cells(r.Accounts(g, c)[1])
			}
			turn.Reset()
			g.Apply(c, &turn)
			if text == "" {
				continue
			}
			priced[c.Verb]++
			if cost, _ := strconv.Atoi(strings.TrimSuffix(text, " d.")); int(before-g.funds[c.Seat]) != cost {
				t.Fatalf("a %s is priced at %s and takes %d", sequence.Verbs[c.Verb].Name, text, before-g.funds[c.Seat])
			}
			if now := cells(g.account(c.Seat)); now["In the treasury now"] != foretold["In the treasury now"] {
				t.Fatalf("after a %s the account was to say %v, and says %v", sequence.Verbs[c.Verb].Name, foretold, now)
			}
		}
	}
	for _, v := range []engine.Verb{VerbConstruct, VerbBuy} {
		if priced[v] == 0 {
			t.Errorf("no %s had a price", sequence.Verbs[v].Name)
		}
	}
}

// TestAccount adds an account up: each total is the one before it and the entries between.
func TestAccount(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, sc := range r.info.Scenarios {
		mixer := dice.NewMixer(18, 1)
		s, err := r.Setup(sc.Key, nil, &engine.Turn{Dice: &mixer})
		if err != nil {
			t.Fatal(err)
		}
		for seat := English; seat <= Spanish; seat++ {
			g := s.(*State)
			sum := 0
			for i, row := range g.account(seat).Rows {
				n, err := strconv.Atoi(row.Cells[0])
				switch {
				case err != nil: // a span of incomes, and what they leave
				case row.Line && i > 0 && n != sum:
					t.Errorf("%s, the %s: %s is %d, and the entries before it make %d", sc.Key, seatTitles[seat], row.Name, n, sum)
				case !row.Line:
					sum += n
				case i == 0:
					sum = n
				}
			}
		}
	}
}

// What maintenance is paid for comes, stack by stack, to what is paid; and the fleets of a side are
// open to it alone.
//
// Cases 11.14, 14.3. Ruling R271.
func TestUpkeepAndFleetsAreCharted(t *testing.T) {
	r := rules(t).(*ruleset)
	fleets := 0
	for match := range 8 {
		mixer, pick := dice.NewMixer(14, uint64(match)), rand.New(rand.NewPCG(uint64(match), 14))
		turn := engine.Turn{Dice: &mixer}
		s, err := r.Setup(r.info.Scenarios[match%len(r.info.Scenarios)].Key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for step := range 2000 {
			ds := g.Pending(nil)
			if len(ds) == 0 {
				break
			}
			cs := g.Candidates(ds[0], 1, nil)
			turn.Reset()
			g.Apply(cs[pick.IntN(len(cs))], &turn)
			if step%20 > 0 {
				continue
			}
			for seat := English; seat <= Spanish; seat++ {
				chart, column := g.upkeepChart(seat), 0
				if g.winter() {
					column = 1
				}
				sum := 0
				for _, row := range chart.Rows[:len(chart.Rows)-1] {
					n, _ := strconv.Atoi(row.Cells[column])
					sum += n
				}
				if last := chart.Rows[len(chart.Rows)-1].Cells[column]; sum != g.maintenance(seat) || last != itoa(sum) {
					t.Fatalf("maintenance of %d ducats is charted as %d, together %s", g.maintenance(seat), sum, last)
				}
				fleets += len(g.fleetChart(seat).Rows)
				var seen State
				seen.CopyFrom(g)
				seen.Redact(foe(seat))
				for _, row := range seen.fleetChart(seat).Rows {
					if len(row.Goods) > 0 || len(row.Cells) != 2 {
						t.Fatalf("the enemy sees in %s: %v", row.Name, row)
					}
				}
			}
		}
	}
	if fleets == 0 {
		t.Error("nobody ever had a fleet")
	}
}

// What the Spanish owe is settled when the segment begins. The ledger shows it also after their ships' port
// has become friendly, while the English are still asked whom they disband.
//
// Case 11.13. Ruling R197.
func TestAccountOfASettledBill(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte(`weathergage position 1
game spain
scenario war
turn 3
flow spanish-fight begun
funds English 0 Spanish 500
besieged English dover
English at dover norris-foot
English at london london-guard
Spanish at dover tercio-of-isla
Spanish afloat dover galleons-of-castile-1
`))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	mixer := dice.NewMixer(18, 1)
	turn := engine.Turn{Dice: &mixer}
	g.Apply(engine.Choice{Seat: Spanish, Verb: engine.Pass}, &turn)
	for _, want := range []bool{false, true} {
		if got := g.friendlyPort(Spanish, hexAt(t, "2214")); got != want {
			t.Fatalf("Dover is a port of the Spanish: %v", got)
		}
		if got := cells(g.account(Spanish))["Maintenance of this turn"]; got != "-19" {
			t.Errorf("while the English disband, the Spanish account says %s ducats of maintenance; they will pay 19", got)
		}
		g.Apply(engine.Choice{Seat: English, Verb: VerbDisband, On: counterObject(counterNamed(t, g.tables, "norris-foot"))}, &turn)
	}
}
