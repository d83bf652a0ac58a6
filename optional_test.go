package weathergage_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"path"
	"slices"
	"strings"
)

// An optional is an interface that the program asks for and that a game, its bots or its
// dice may leave out: what has it, what it brings, and the file that shows it best.
type optional struct{ name, of, brings, example string }

var optionals = []optional{
	{"engine.Bookkeeper", "ruleset", "prices on buttons, and the accounts as they would be after a choice", "games/spain/accounts.go"},
	{"engine.Caller", "ruleset", "a roll is named after what it decides: \"the broadside of Resolute\"", "games/duel/calls.go"},
	{"engine.Chronicler", "ruleset", "an act is one headline of the log, which unfolds: an attack with its dice and losses", "games/fury/headlines.go"},
	{"engine.Clerk", "ruleset", "damage sheets, in the browser and on paper", "games/duel/sheet.go"},
	{"engine.Consenter", "ruleset", "a bot agrees to what a person chose where all seats must choose the same", "games/fury/campaign_battle.go"},
	{"engine.Divider", "ruleset", "several people lead parts of one side, such as squadrons, each his own", "games/renaissance/commands.go"},
	{"engine.Excuser", "ruleset", "who is asked only to keep a secret reads why all he can do is pass", "games/duel/fire.go"},
	{"engine.Forecaster", "ruleset", "exact odds of a choice", "games/duel/odds.go"},
	{"engine.Guide", "ruleset", "far moves in one gesture, and suggested answers", "games/jenkins/guide.go"},
	{"engine.Gunner", "ruleset", "shots are drawn when they are fired, as hits or misses", "games/renaissance/tell.go"},
	{"engine.Foreseer", "ruleset", "targets that bear stand first, with their range; what does not bear says so", "games/renaissance/prospect.go"},
	{"engine.Helm", "ruleset", "ships are steered by hand on the board", "games/renaissance/helm.go"},
	{"engine.Hinderer", "ruleset", "a player who drops something where it cannot go is told what closes that place, or how far it can go", "games/spain/hinders.go"},
	{"engine.Marshal", "ruleset", "several counters of a stack are taken up together and go as one force", "games/spain/together.go"},
	{"engine.Opener", "ruleset", "an answer that another needs first stands where this one is looked for", "games/renaissance/opens.go"},
	{"engine.Placer", "ruleset", "an umpire drags pieces to where they stand on a real table", "games/renaissance/placed.go"},
	{"engine.Planner", "ruleset", "what is ordered is drawn large, and its parts are pointed at to order them", "games/renaissance/plan.go"},
	{"engine.Reacher", "ruleset", "every place that can be reached is lit when a piece is taken up, with the length of the way", "games/spain/reach.go"},
	{"engine.Reckoner", "ruleset", "strengths with all that makes them, and what each result costs, before a roll", "games/spain/reckon.go"},
	{"engine.Signaller", "ruleset", "messages between players of one side; the match stores their words", "games/renaissance/signals.go"},
	{"engine.Signpost", "ruleset", "an answer that names nothing is given by touching a thing on the board", "games/fury/scene_wheel.go"},
	{"engine.Stager", "ruleset", "the log calls the seats by their sides in the scenario: \"the Attackers\"", "games/fury/rules.go"},
	{"engine.Tallier", "ruleset", "which of the numbers in the odds are counts, and are shown as such", "games/duel/odds.go"},
	{"engine.Voyager", "ruleset", "a voyage of several legs is one line of the log, which unfolds", "games/jenkins/voyage.go"},
	{"engine.Yard", "ruleset", "players build scenarios in the browser", "games/renaissance/yard.go"},
	{"engine.Asker", "position", "a question says where it is decided, against whom, and how much is left", "games/spain/asked.go"},
	{"engine.Aftermath", "position", "an answer says what it brings about: \"Lose a step of Queen's ships 1: 1 step left\"", "games/spain/after.go"},
	{"engine.Drawer", "position", "for rolls that draw chits or cards: what each face stands for", "games/invincible/chits.go"},
	{"engine.Bag", "position", "an umpire who draws unseen is told what is still in the bag", "games/fury/officers_draw.go"},
	{"engine.Manifest", "position", "an answer names who goes with it: \"Lose Princess Louisa, with Vernon\"", "games/jenkins/asked.go"},
	{"engine.Namer", "position", "things are called by what they are in it: \"herd 3\" for object 3", "games/fury/scene.go"},
	{"engine.Resumer", "position", "a choice continues after a roll, so that its odds need not play it again", "games/duel/sequence.go"},
	{"engine.Sampler", "position", "a player at random draws one candidate, and only that is checked", "games/fury/sample.go"},
	{"engine.Counter", "dice", "rolls are numbered, so that a record can verify them", "dice/house.go"},
	{"bot.Picker", "bot", "a bot that answers with any candidate needs no redacted copy", "bot/random.go"},
	{"bot.Surveyor", "bot", "positions are described by numbers, from which a network learns what they are worth, for the bot master", "games/invincible/captain/inputs.go"},
	{"bot.Starter", "standing orders", "a standing order is in force from the start: \"Ask about Fortune's Wheel only when I could lose a squadron\"", "games/fury/captain/standing.go"},
	{"bot.Proposer", "standing orders", "a standing order lies beside a question that it answers: \"Set up for me\"", "games/fury/captain/standing.go"},
	{"bot.Passer", "standing orders", "a question is passed with another choice than engine.Pass", "games/renaissance/captain/standing.go"},
}

// tableOfOptionals returns the table of docs/adding-a-game.md.
func tableOfOptionals() string {
	var b strings.Builder
	b.WriteString("| interface | of | what it brings | example |\n|---|---|---|---|\n")
	for _, o := range optionals {
		fmt.Fprintf(&b, "| `%s` | %s | %s | [%s](../%s) |\n", o.name, o.of, o.brings, o.example, o.example)
	}
	return b.String()
}

// declared returns the exported interfaces of the tree with their own methods, by package and name.
func (h *house) declared() map[string][]string {
	out := map[string][]string{}
	for _, f := range h.goFiles(func(f *source) bool { return !f.test }) {
		ast.Inspect(f.ast, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok || !spec.Name.IsExported() {
				return true
			}
			if i, ok := spec.Type.(*ast.InterfaceType); ok {
				name := path.Base(f.dir) + "." + spec.Name.Name
				out[name] = []string{}
				for _, m := range i.Methods.List {
					for _, id := range m.Names {
						out[name] = append(out[name], id.Name)
					}
				}
			}
			return true
		})
	}
	return out
}

// askedFor returns the places at which a value is asked whether it has an interface that is declared, by
// package and name.
func (h *house) askedFor(declared map[string][]string) map[string]string {
	out := map[string]string{}
	for _, f := range h.goFiles(func(f *source) bool { return !f.test }) {
		note := func(e ast.Expr) {
			if e == nil {
				return
			}
			name := types.ExprString(e)
			if !strings.Contains(name, ".") {
				name = path.Base(f.dir) + "." + name
			}
			if declared[name] != nil {
				out[name] = h.at(e)
			}
		}
		ast.Inspect(f.ast, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.TypeAssertExpr:
				note(n.Type)
			case *ast.CaseClause:
				for _, e := range n.List {
					note(e)
				}
			}
			return true
		})
	}
	return out
}

// methods returns those that a file declares, and those of its whole folder.
func (h *house) methods(file string) (here, folder []string) {
	for _, f := range h.goFiles(func(f *source) bool { return !f.test && f.dir == path.Dir(file) }) {
		for _, d := range f.ast.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				folder = append(folder, fn.Name.Name)
				if f.path == file {
					here = append(here, fn.Name.Name)
				}
			}
		}
	}
	return here, folder
}

// checkOptionals holds the table of optional interfaces against the code.
func checkOptionals(h *house) []string {
	var out []string
	declared := h.declared()
	asked := h.askedFor(declared)
	for name, at := range asked {
		if !slices.ContainsFunc(optionals, func(o optional) bool { return o.name == name }) {
			out = append(out, fmt.Sprintf("%s: asks for %s: list it in optionals, with its one example", at, name))
		}
	}
	for _, o := range optionals {
		if asked[o.name] == "" {
			out = append(out, "optional_test.go: nobody asks for "+o.name+": strike it from optionals")
			continue
		}
		here, folder := h.methods(o.example)
		missing := slices.DeleteFunc(slices.Clone(declared[o.name]), func(m string) bool { return slices.Contains(folder, m) })
		shows := slices.ContainsFunc(declared[o.name], func(m string) bool { return slices.Contains(here, m) })
		if !shows || len(missing) > 0 {
			out = append(out, fmt.Sprintf("optional_test.go: %s is no example of %s: it has %q, and its package lacks %q", o.example, o.name, here, missing))
		}
	}
	for _, f := range h.files {
		if f.path == "docs/adding-a-game.md" && !strings.Contains(f.text, tableOfOptionals()) {
			out = append(out, "docs/adding-a-game.md: the table of optional interfaces should read\n"+tableOfOptionals())
		}
	}
	return out
}

// badOptionals are trees that checkOptionals refuses.
var badOptionals = []bad{
	{"asks for engine.Sailor: list it", map[string]string{
		"engine/a.go":       "package engine\n// A Sailor sails.\ntype Sailor interface { Sail() }",
		"internal/lab/a.go": "package lab\nfunc f(x any) { _, _ = x.(engine.Sailor) }"}},
	{"asks for engine.Sailor: list it", map[string]string{
		"engine/a.go": "package engine\n// A Sailor sails.\ntype Sailor interface { Sail() }\nfunc f(x any) { switch x.(type) { case Sailor: } }"}},
	{"nobody asks for engine.Clerk", map[string]string{"engine/a.go": "package engine\n// A Clerk writes.\ntype Clerk interface { Sheets() }"}},
	{"games/duel/sheet.go is no example of engine.Clerk: it has [], and its package lacks [\"Sheets\"]", map[string]string{
		"engine/a.go": "package engine\n// A Clerk writes.\ntype Clerk interface { Sheets() }\nfunc f(x any) { _ = x.(Clerk) }"}},
	{"the table of optional interfaces should read", map[string]string{"docs/adding-a-game.md": "| `engine.Clerk` |"}},
}

// treeOfOptionals has every optional interface, who asks for it, and its example.
func treeOfOptionals() map[string]string {
	files := map[string]string{}
	for i, o := range optionals {
		pkg, name, _ := strings.Cut(o.name, ".")
		files[fmt.Sprintf("%s/optional_%d.go", pkg, i)] = fmt.Sprintf(
			"package %s\n\n// A %s is optional.\ntype %[2]s interface{ Do%[2]s() }\n\nfunc ask%[2]s(x any) { _ = x.(%[2]s) }\n", pkg, name)
		dir := path.Dir(o.example)
		if files[o.example] == "" { // a file may be the example of two
			files[o.example] = fmt.Sprintf("package %s\n", path.Base(dir))
		}
		files[o.example] += fmt.Sprintf("\ntype it%s struct{}\n\nfunc (it%[1]s) Do%[1]s() {}\n", name)
		files[dir+"/doc.go"] = "// Package " + path.Base(dir) + " is here.\npackage " + path.Base(dir)
		files[dir+"/own_test.go"] = "package " + path.Base(dir)
	}
	return files
}
