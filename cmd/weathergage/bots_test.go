package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestBotsOfYourOwn does what docs/bots.md says, and both of its bots play without a fault.
func TestBotsOfYourOwn(t *testing.T) {
	page, err := os.ReadFile("../../docs/bots.md")
	if err != nil {
		t.Fatal(err)
	}
	_, python, _ := strings.Cut(string(page), "\n## In Python\n")
	python, golang, _ := strings.Cut(python, "\n## In Go\n")
	for needs, part := range map[string]string{"python3": python, "go": golang} {
		t.Run(needs, func(t *testing.T) {
			if _, err := exec.LookPath(needs); err != nil {
				if os.Getenv("WEATHERGAGE_CI") != "" {
					t.Fatal("there is no Python here: install the Debian package python3")
				}
				t.Skip("there is no Python here: install the Debian package python3")
			}
			p := &pupil{t: t, page: "docs/bots.md, " + needs, dir: t.TempDir()}
			blocks := blocksOf(part)
			if len(blocks) != 2 || blocks[0].file == "" {
				t.Fatalf("expected a file and commands, found %d blocks", len(blocks))
			}
			for _, b := range blocks {
				p.do(b)
			}
			if !strings.Contains(p.printed, "20 matches") || strings.Contains(p.printed, "decisions for the bot") {
				t.Errorf("the laboratory prints\n%s", p.printed)
			}
		})
	}
}
