package server

// ownerErrand is an owner's request: open, invited, invite; or with a text: block, unblock or close.
type ownerErrand struct {
	What string `json:"what" ts:"'open' | 'invited' | 'invite' | 'block' | 'unblock' | 'close'"`
	Text string `json:"text"`
}

// ownerView is the server as its owner sees it. Says is what was done, Link the link that was asked for.
type ownerView struct {
	People  int      `json:"people"`
	Owners  int      `json:"owners"`
	Devices int      `json:"devices"` // seen within 7 days
	Matches int      `json:"matches"`
	Open    int      `json:"open"`
	Begun   int      `json:"begun"` // within 7 days
	Invited bool     `json:"invited"`
	Blocked []string `json:"blocked"`
	Says    string   `json:"says"`
	Link    string   `json:"link"`
}
