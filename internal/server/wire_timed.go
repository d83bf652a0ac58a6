package server

// The types of time.

// timeTerms say more about the time of a match than its pace, which is then that of one answer: see package
// pace. All are in seconds.
type timeTerms struct {
	Store    int  `json:"store"`
	Saves    bool `json:"saves"`
	Whole    int  `json:"whole"` // of one player
	Holidays bool `json:"holidays"`
}

// timeLeft is what a person has left, in seconds. Away is the end of his holiday, in seconds since 1970; 0:
// he is not on holiday.
type timeLeft struct {
	Seat  int   `json:"seat"`
	Store int   `json:"store"`
	Whole int   `json:"whole"`
	Away  int64 `json:"away"`
}

// holidaysView is a person's holidays: days in any year, those left, and the end of the present one, in
// seconds since 1970, 0 without one.
type holidaysView struct {
	Yearly int   `json:"yearly"`
	Left   int   `json:"left"`
	Until  int64 `json:"until"`
}

// punctualView is how reliable somebody is: All matches with a clock that have ended, or in which his time
// ran out, and Kept of those in which it did not.
type punctualView struct {
	Kept int `json:"kept"`
	All  int `json:"all"`
}
