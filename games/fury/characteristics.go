package fury

// Characteristics is a set of what a company or an officer is by nature.
//
// Cases 2.6, 2.7.
type Characteristics uint16

// The characteristics, those that companies have before those of officers alone.
const (
	Canny Characteristics = 1 << iota
	Expert
	Tough
	Terrible
	Undisciplined
	Disciplined
	Fanatical
	Slippery
	Swordsman
	Hero
	Mars
	Inspirational
	Coward
	Bookish
)

// ofCompanies are the characteristics that a squadron card may have.
const ofCompanies = Canny | Expert | Tough | Terrible | Undisciplined | Disciplined | Fanatical | Slippery

// negative are those that an officer has to his discredit.
const negative = Undisciplined | Coward | Bookish

// Has reports whether the set holds all of the others.
func (c Characteristics) Has(others Characteristics) bool { return c&others == others }

// Under returns the characteristics of a company under an officer: what he gives is added. An Undisciplined
// officer takes discipline away and adds nothing. A Disciplined officer of Undisciplined men makes them
// neither.
//
// Cases 5.5, 5.6, 6.2. Rulings R53, R54.
func (c Characteristics) Under(officer Characteristics) Characteristics {
	const discipline = Disciplined | Undisciplined
	all := c | officer&^discipline
	switch officer & discipline {
	case Disciplined:
		if c.Has(Undisciplined) {
			return all &^ Undisciplined
		}
		return all | Disciplined
	case Undisciplined:
		return all &^ Disciplined
	}
	return all
}

// Discipline returns 1 for Disciplined, -1 for Undisciplined and 0 for neither. The company with the higher
// number is the better one.
//
// Case 2.5. Ruling R80.
func (c Characteristics) Discipline() int {
	switch {
	case c.Has(Disciplined):
		return 1
	case c.Has(Undisciplined):
		return -1
	}
	return 0
}
