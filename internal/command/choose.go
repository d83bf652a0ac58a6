package command

import (
	"fmt"
	"strconv"
	"strings"
)

// chooseGame offers the games to a person who named none, and returns the key of the chosen one, or "".
func chooseGame(d *desk) string {
	fmt.Fprintln(d.out, "Which game?")
	for i, g := range d.games {
		name := g.Key
		if rules, err := g.Rules(""); err == nil {
			name = rules.Info().Name + " (" + strings.Join(rules.Info().Seats, ", ") + ")"
		}
		fmt.Fprintf(d.out, "%3d  %-12s %s\n", i+1, g.Key, name)
	}
	for {
		fmt.Fprint(d.out, "Number or name, Enter to leave: ")
		line, err := d.in.ReadString('\n')
		if line = strings.ToLower(strings.TrimSpace(line)); line == "" {
			return ""
		}
		if n, bad := strconv.Atoi(line); bad == nil && n >= 1 && n <= len(d.games) {
			line = d.games[n-1].Key
		}
		if g, unknown := d.findGame(line); unknown == nil {
			return g.Key
		} else if err != nil {
			return ""
		} else {
			fmt.Fprintln(d.out, unknown)
		}
	}
}
