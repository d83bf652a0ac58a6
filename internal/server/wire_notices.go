package server

// The types of messages to people who are away.

// A newNotice is how a seat wants to be told of news while away: by hook, push or mail, about turn, asks,
// ended, wrote.
type newNotice struct {
	Way     string   `json:"way" ts:"'hook' | 'push' | 'mail'"`
	Address string   `json:"address"`
	About   []string `json:"about"`
	Zone    string   `json:"zone"`  // of times, as the IANA names it; "": UTC
	Daily   int      `json:"daily"` // the hour, 1 to 24, of a daily summary; 0: news is sent at once
	Quiet   [2]int   `json:"quiet"` // the hours there from and until which nothing is sent; equal: there are none
}

type droppedNotice struct {
	ID string `json:"id"`
}

// A noticeView is a notice. To is enough of its address to recognise it; Failing is since when nothing could
// be delivered, in seconds since 1970, 0 if it can.
type noticeView struct {
	ID        string   `json:"id"`
	Way       string   `json:"way" ts:"'hook' | 'push' | 'mail'"`
	To        string   `json:"to"`
	About     []string `json:"about"`
	Daily     int      `json:"daily"` // as in newNotice
	Quiet     [2]int   `json:"quiet"`
	Confirmed bool     `json:"confirmed"`
	Failing   int64    `json:"failing"`
}

// A noticeList is a seat's notices, the ways by which it may have more, and the key that a browser subscribes
// with.
type noticeList struct {
	Ways    []string     `json:"ways" ts:"('hook' | 'push' | 'mail')[]"`
	Key     string       `json:"key"`
	Notices []noticeView `json:"notices"`
}
