package paper

import "github.com/weathergage/weathergage/engine"

// Blank removes from a sheet what play writes on it: what is crossed out is restored, and boxes to write in
// are empty. What is printed stays.
func Blank(s *engine.Sheet) {
	for i := range s.Masts {
		s.Masts[i].Standing = s.Masts[i].Sections
	}
	for i := range s.Blocks {
		for j := range s.Blocks[i].Rows {
			boxes := s.Blocks[i].Rows[j].Boxes
			for k := range boxes {
				if boxes[k].Struck {
					boxes[k].Struck, boxes[k].Note = false, ""
				}
				if boxes[k].Written {
					boxes[k] = engine.Box{Note: boxes[k].Note}
				}
			}
		}
	}
}
