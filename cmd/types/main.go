package main

import (
	"log"
	"os"
)

// Where the types are declared, and where they are written, from the root of the module.
const (
	wire    = "internal/server"
	encoder = "internal/asjson"
	written = "internal/web/types.d.ts"
)

func main() {
	text, err := generate(".", wire, encoder)
	if err == nil {
		err = os.WriteFile(written, text, 0o644)
	}
	if err != nil {
		log.Fatal("types: ", err)
	}
}
