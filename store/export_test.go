package store

// Fill lets the file of an SQLite database grow no more, as a full disk would,
// or lets it grow again.
func Fill(s Store, full bool) error {
	l := s.(*liteStore)
	pages := "1"
	if !full {
		pages = "1000000"
	}
	_, err := l.writer.Exec("PRAGMA max_page_count = " + pages)
	return err
}
