package paper

import (
	"strings"
)

// Book returns a self-contained page of HTML that prints each sheet, drawn by Sheet, on its own A5 page.
func Book(title string, sheets []string) string {
	return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>" + escape(title) + "</title>\n" +
		"<style>@page { size: A5 landscape; margin: 0 } body { margin: 0 } svg { display: block; width: 100%; height: auto; max-height: 100vh; break-after: page }</style>\n" +
		strings.Join(sheets, "") + "</html>\n"
}
