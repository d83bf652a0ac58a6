package paper

import (
	"strings"
)

// Book returns a page of HTML on which each sheet, drawn by Sheet, has a page of A5 of its own when it is
// printed. It needs nothing else.
func Book(title string, sheets []string) string {
	return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>" + escape(title) + "</title>\n" +
		"<style>@page { size: A5 landscape; margin: 0 } body { margin: 0 } svg { display: block; width: 100%; height: auto; max-height: 100vh; break-after: page }</style>\n" +
		strings.Join(sheets, "") + "</html>\n"
}
