package paper

import (
	"strings"
)

// Book returns a self-contained page of HTML that prints each page, drawn by Pages, on paper of its own: a sheet on A5, a
// roster on A4.
func Book(title string, sheets []string) string {
	return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>" + escape(title) + "</title>\n" +
		"<style>@page { size: A5 landscape; margin: 0 } @page roster { size: A4; margin: 0 } " +
		".roster { page: roster } body { margin: 0 } svg { display: block; width: 100%; height: auto; max-height: 100vh; break-after: page }</style>\n" +
		strings.Join(sheets, "") + "</html>\n"
}
