package site_test

import (
	"fmt"
	"testing/fstest"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/site"
)

func Example() {
	docs := fstest.MapFS{"docs/by-mail.md": &fstest.MapFile{Data: []byte("# By mail\n\nA match through one file.\n")}}
	files, err := site.Pages(games.All(), docs, "")
	if err != nil {
		panic(err)
	}
	for _, name := range []string{"index.html", "duel/handbook.html", "by-mail.html"} {
		fmt.Println(name, len(files[name]) > 0)
	}
	// Output:
	// index.html true
	// duel/handbook.html true
	// by-mail.html true
}
