package server

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/web"
)

// TestPages wants the server to have the same pages as the client.
func TestPages(t *testing.T) {
	text, err := fs.ReadFile(web.Files, "app/main.js")
	if err != nil {
		t.Fatal(err)
	}
	var drawn []*regexp.Regexp
	for _, m := range regexp.MustCompile(`(?m)^\t\[/(\^\S+\$)/, async`).FindAllStringSubmatch(string(text), -1) {
		drawn = append(drawn, regexp.MustCompile(strings.ReplaceAll(m[1], `\/`, "/")))
	}
	if len(drawn) != len(clientPages) {
		t.Errorf("the client draws %d pages, and the server has %d", len(drawn), len(clientPages))
	}
	part := regexp.MustCompile(`{\w+}`)
	for _, at := range clientPages {
		address, n := part.ReplaceAllString(strings.TrimSuffix(at, "{$}"), "1"), 0
		for _, route := range drawn {
			if route.MatchString(address) {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%d routes of the client draw %s", n, at)
		}
	}
}

func TestLinked(t *testing.T) {
	for at, want := range map[string]bool{"/m/a+b": true, "/story/x_1": true, "/seat/x/1": false, "/clubs": false, "/hall": false, "/": false} {
		if linked.MatchString(at) != want {
			t.Errorf("%s is linked: %v", at, !want)
		}
	}
}
