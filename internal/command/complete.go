package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

// completionCmd prints what a shell needs to complete a line.
type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"bash, zsh or fish."`
}

func (*completionCmd) Help() string {
	return "Put it where your shell looks: source <(weathergage completion bash) in ~/.bashrc, the same for zsh in " +
		"~/.zshrc after compinit, or weathergage completion fish > ~/.config/fish/completions/weathergage.fish."
}

func (*completionCmd) example() string { return "weathergage completion bash" }

// scripts ask the program itself what may come next, and complete file names if it knows nothing.
var scripts = map[string]string{
	"bash": `_weathergage() {
	local IFS=$'\n'
	COMPREPLY=($(compgen -W "$(weathergage __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _weathergage weathergage
`,
	"zsh": `#compdef weathergage
_weathergage() {
	local -a found
	found=("${(@f)$(weathergage __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
	if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
compdef _weathergage weathergage
`,
	"fish": `complete -c weathergage -a '(weathergage __complete (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
}

// Run prints the script.
func (cmd *completionCmd) Run(d *desk) error {
	_, err := fmt.Fprint(d.out, strings.ReplaceAll(scripts[cmd.Shell], ourName, d.name))
	return err
}

// complete prints the possible completions of the last word, one a line. A shell calls it as weathergage
// __complete WORD...
func complete(d *desk, model *kong.Application, words []string) {
	if len(words) == 0 {
		words = []string{""}
	}
	last := words[len(words)-1]
	for _, text := range candidates(d, model, words[:len(words)-1], last) {
		if strings.HasPrefix(text, last) {
			fmt.Fprintln(d.out, text)
		}
	}
}

// candidates returns what may follow the words before: a verb, its flags, or what a flag or the argument that
// names a game takes.
func candidates(d *desk, model *kong.Application, before []string, last string) []string {
	if len(before) == 0 {
		return append(verbNames(model), "help", "--help", "--version")
	}
	i := slices.IndexFunc(model.Children, func(n *kong.Node) bool { return n.Name == before[0] })
	switch {
	case before[0] == "help":
		return verbNames(model)
	case i < 0:
		return nil
	}
	verb, flag := model.Children[i], before[len(before)-1]
	if strings.HasPrefix(last, "-") {
		out := []string{"--help"}
		for _, f := range verb.Flags {
			out = append(out, "--"+f.Name)
		}
		return out
	}
	if slices.ContainsFunc(verb.Flags, func(f *kong.Flag) bool { return "--"+f.Name == flag && !f.IsBool() }) {
		return flagValues(d, before, flag)
	}
	if len(before) == 1 && len(verb.Positional) > 0 {
		switch arg := verb.Positional[0]; {
		case arg.Name == "game" || arg.Name == "of":
			return d.games.Keys()
		case arg.Enum != "":
			return arg.EnumSlice()
		}
	}
	return nil
}

func verbNames(model *kong.Application) []string {
	var out []string
	for _, n := range model.Children {
		if !n.Hidden {
			out = append(out, n.Name)
		}
	}
	return out
}

// flagValues returns what a flag of the game that stands on the line takes; nil for files and numbers.
func flagValues(d *desk, before []string, flag string) (out []string) {
	if len(before) < 2 {
		return nil
	}
	g, err := d.findGame(before[1])
	if err != nil {
		return nil
	}
	rules, err := g.Rules("")
	if err != nil {
		return nil
	}
	return valuesOf(rules.Info(), flag)
}

func valuesOf(info *engine.Info, flag string) (out []string) {
	switch flag {
	case "--scenario":
		for _, s := range info.Scenarios {
			out = append(out, s.Key)
		}
	case "--set":
		for _, s := range info.Switches {
			for _, v := range s.Values {
				out = append(out, s.Key+"="+v)
			}
		}
	case "--sweep":
		for _, s := range info.Switches {
			out = append(out, s.Key)
		}
	case "--seat", "--bot":
		for _, seat := range info.Seats {
			if flag == "--seat" {
				out = append(out, seat)
			}
			if flag == "--seat" {
				out = append(out, seat+"=person")
			}
			for _, kind := range bot.Kinds() {
				out = append(out, seat+"="+kind)
			}
		}
	}
	return out
}
