package casebook

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// docFile has the table of chapters.
const docFile = "doc.go"

// A chapterRow names the files that enforce a chapter; a star stands for any letters.
type chapterRow struct {
	line  int
	files []string
}

// chapterLine is a row of the table: a tab, the chapter, its title and its files. A row without a number
// continues the one above.
var chapterLine = regexp.MustCompile(`^//\t(?:([0-9]+) | )(.*)$`)

// readChapters reads the table of chapters from doc.go, by chapter; nil if it has none.
func readChapters(dir string) (map[string][]chapterRow, error) {
	text, err := os.ReadFile(filepath.Join(dir, docFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	out, chapter := map[string][]chapterRow(nil), ""
	for i, l := range strings.Split(string(text), "\n") {
		m := chapterLine.FindStringSubmatch(l)
		if m == nil {
			chapter = ""
			continue
		}
		if m[1] != "" {
			chapter = m[1]
		}
		row := chapterRow{line: i + 1}
		for _, word := range strings.Fields(m[2]) {
			if strings.HasSuffix(word, ".go") {
				row.files = append(row.files, word)
			}
		}
		if chapter != "" && row.files != nil {
			if out == nil {
				out = map[string][]chapterRow{}
			}
			out[chapter] = append(out[chapter], row)
		}
	}
	return out, nil
}

// chapterProblems returns the faults 7: if functions enforce a case, one of them must stand in a file of its
// chapter; if only types and tables do, one of those.
func (ix *index) chapterProblems(dir string) (found []Problem) {
	if ix.chapters == nil {
		return []Problem{{docFile, 0, 0, "expected a table of chapters (7), each row a tab, the chapter's number, its title and its files; found none"}}
	}
	for _, rows := range ix.chapters {
		for _, r := range rows {
			for _, file := range r.files {
				if there, err := filepath.Glob(filepath.Join(dir, file)); err != nil || len(there) == 0 {
					found = append(found, Problem{docFile, r.line, 1, fmt.Sprintf("no file %s here (7)", file)})
				}
			}
		}
	}
	for _, c := range ix.cases {
		code := ix.by(c.Number, enforces)
		if len(code) == 0 {
			code = ix.by(c.Number, declares)
		}
		if c.Kind != Rule && c.Kind != Optional || len(code) == 0 {
			continue // a case that nobody cites is fault 2
		}
		if chapter, _, _ := strings.Cut(c.Number, "."); !slices.ContainsFunc(code, func(o citation) bool { return ix.standsIn(chapter, o.file) }) {
			var files []string
			for _, o := range code {
				files = append(files, o.file)
			}
			slices.Sort(files)
			found = append(found, Problem{"cases.txt", c.Line, 1, fmt.Sprintf("%s %s: enforced in %s, none of which the table of %s names for chapter %s (7)",
				c.Number, c.Title, strings.Join(slices.Compact(files), ", "), docFile, chapter)})
		}
	}
	slices.SortFunc(found, func(a, b Problem) int {
		if n := strings.Compare(a.File, b.File); n != 0 {
			return n
		}
		return a.Line - b.Line
	})
	return found
}

// standsIn reports whether the table names a file for a chapter.
func (ix *index) standsIn(chapter, file string) bool {
	return slices.ContainsFunc(ix.chapters[chapter], func(r chapterRow) bool {
		return slices.ContainsFunc(r.files, func(pattern string) bool {
			ok, err := path.Match(pattern, file)
			return ok && err == nil
		})
	})
}
