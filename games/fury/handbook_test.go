package fury

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestHandbook holds the numbers that the handbook prints against the pack, so that a number
// changed in one of them is changed in the other.
func TestHandbook(t *testing.T) {
	p := &printedRules{t, loaded(t), handbookSections()}
	p.numbers()
	p.guns()
	p.nations()
}

// printedRules is the handbook beside the tables.
type printedRules struct {
	*testing.T
	tb       *Tables
	sections map[string]string
}

// handbookSections are the texts of the handbook by the number of their case, each in one line.
func handbookSections() map[string]string {
	out, number := map[string]string{}, ""
	for line := range strings.Lines(texts.Handbook) {
		if head, ok := strings.CutPrefix(line, "### "); ok {
			number, _, _ = strings.Cut(head, " ")
			continue
		}
		out[number] += strings.TrimSpace(line) + " "
	}
	return out
}

// says wants a sentence in the section of a case.
func (p *printedRules) says(number, format string, args ...any) {
	p.Helper()
	if want := fmt.Sprintf(format, args...); !strings.Contains(p.sections[number], want) {
		p.Errorf("handbook.md: %s expected %q, as in the pack, found %q", number, want, p.sections[number])
	}
}

// inWords are numbers as the handbook writes them.
var inWords = [...]string{"no", "one", "two", "three", "four", "five", "six"}

// numbers: those of numbers.csv, lengths in inches.
func (p *printedRules) numbers() {
	n := func(of Number) int { return int(p.tb.Numbers[of]) }
	inches := func(of Number) int { return n(of) / int(Inch) }
	p.says("3.1", "%d at most", n(NumAdvantageMost))
	p.says("6.3.3", "on %d to 6 he is killed", n(NumMarsKilled))
	p.says("6.3.6", "On a %d the company does nothing", n(NumBookish))
	p.says("6.4", "behind by %d or more is killed", n(NumDuelMargin))
	p.says("6.5", "On %d or more he is killed. Add %d if", n(NumOfficerKilled), n(NumOfficerRouted))
	p.says("6.6", "he moves %d inches", inches(NumColonelRate))
	p.says("8.2", "up to %d degrees off", n(NumDrift)/100)
	p.says("8.5", "nearer than %d inches", inches(NumApart))
	p.says("8.6", "foot %d inches and horse %d", inches(NumRetireFoot), inches(NumRetireHorse))
	p.says("8.12", "fight with %d and move %d inches; those whose card is Slippery fight with %d and move %d",
		n(NumFootSteady), inches(NumFootSteadyRate), n(NumFootSlippery), inches(NumFootSlipperyRate))
	p.says("10.2", "A range of %d inches or less", inches(NumCloseRange))
	p.says("10.3", "shoots %d degrees", n(NumArc)/100)
	p.says("10.4", "A formed body adds %d percent", n(NumFormed))
	p.says("12.8", "Behind fortifications %d percent, else in cover %d:", n(NumFortified), n(NumCover))
	p.says("12.8", "ford %d; formed %d.", n(NumVantage), n(NumFormed))
	p.says("12.2", "%s marker at once", strings.ToUpper(inWords[n(NumFlankTerror)][:1])+inWords[n(NumFlankTerror)][1:])
	p.says("12.3", "takes %s markers", inWords[n(NumRearTerror)])
	p.says("12.9", "both back %d inches", inches(NumStandOff))
	p.says("14.3", "within %d inches, %d if it is Canny. On a %d or 6", inches(NumScout), inches(NumScoutCanny), n(NumScoutFinds))
	p.says("14.5", "goes %d inches farther", inches(NumAmbushReach))
	p.says("15.4", "farther than %d inches", inches(NumNightRange))
	p.says("17.1", "of up to %s squadrons", inWords[n(NumBuilding)])
	p.says("21.1", "of at most %s squadrons", inWords[n(NumBoat)])
	p.says("21.2", "%d inches with the current or the tide, %d against it, %d across it", inches(NumBoatDown), inches(NumBoatUp), inches(NumBoatStill))
	p.says("23.1", "On %d or more it is open", n(NumPetard))
	p.says("23.2", "on %d or more the fire", n(NumFireSet))
	p.says("23.2", "At %s the building is gone", inWords[n(NumFireGone)])
}

// guns: their columns.
func (p *printedRules) guns() {
	columns := [...]string{"4-8", "9-16", "17-24", "25-35", "36-up"}
	var names, of []string
	for _, g := range p.tb.Guns[1:] {
		names, of = append(names, g.Name), append(of, columns[g.Column])
	}
	last := len(names) - 1
	p.says("24.2", "%s and %s shoot on the columns %s and %s", strings.Join(names[:last], ", "), names[last], strings.Join(of[:last], ", "), of[last])
}

// nations: with how many squadrons lost a force is put to flight, and how its Colonel is drawn.
func (p *printedRules) nations() {
	for number, key := range map[string]string{
		"28.2": "scots", "28.3": "spaniards", "28.4": "french-catholics", "28.5": "french-protestants", "28.6": "dutch", "28.7": "english",
		"28.8": "germans", "28.9": "irish", "28.10": "danes", "28.11": "swedes", "28.12": "muscovites", "28.13": "poles", "28.14": "turks",
	} {
		i := slices.IndexFunc(p.tb.Nations, func(n NationRow) bool { return n.Key == key })
		if i < 0 {
			p.Errorf("no nation %s", key)
			continue
		}
		p.says(number, "Flight at %d percent", p.tb.Nations[i].Flight)
		if p.tb.Nations[i].Colonel == 3 {
			p.says(number, "The Colonel is the best of 3")
		}
	}
}
