package site

import (
	"regexp"
	"strings"
)

var (
	marks      = regexp.MustCompile(`<[^>]*>|[^<]+`)
	rulingName = regexp.MustCompile(`\bR[1-9][0-9]*\b`)
)

// refer makes each ruling that a text names lead to it. Program text and links stay as they are.
func refer(html, page string, known map[string]bool) string {
	var out strings.Builder
	within := 0 // links and program text
	for _, part := range marks.FindAllString(html, -1) {
		switch {
		case strings.HasPrefix(part, "<a ") || strings.HasPrefix(part, "<code"):
			within++
		case part == "</a>" || part == "</code>":
			within--
		case within == 0 && !strings.HasPrefix(part, "<"):
			part = rulingName.ReplaceAllStringFunc(part, func(name string) string {
				if !known[name] {
					return name
				}
				return `<a href="` + page + "#" + name + `">` + name + "</a>"
			})
		}
		out.WriteString(part)
	}
	return out.String()
}
