package server

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
)

// The client is many small modules, of which a page wants dozens before it can
// draw. Those that a page begins with are served with all that they import in one
// file, joined when the house opens, the first as a module and what it asks for as
// scripts: nothing is built, and the files stay as they are written. What is understood
// of a module is what web's own look like: imports and exports begin a line, and nothing
// is imported but by name.
var (
	importing = regexp.MustCompile(`(?m)^import \{ ([^}]+) \} from '([^']+)';$`)
	exporting = regexp.MustCompile(`(?m)^export ((?:async )?(?:function\*?|class|const) (\w+))`)
	later     = regexp.MustCompile(`\bawait import\('([^']+)'\)|[?:=] import\('([^']+)'\)`)
	strange   = regexp.MustCompile(`(?m)^(?:import|export)\b.*$`)
)

// beginnings are the modules with which a page begins: the first, and those that it
// asks for when it runs.
func beginnings(first, text string) []string {
	out := []string{first}
	for _, m := range later.FindAllStringSubmatch(text, -1) {
		out = append(out, path.Join(path.Dir(first), m[1]+m[2]))
	}
	return out
}

// join is a module with all that it imports before it, each thing once. texts are
// the modules by path. Its error names a module that is missing, that is imported
// by what it imports, or that is written in another way than web's.
func join(texts map[string]string, name string) (string, error) {
	var out strings.Builder
	var done, open []string
	var add func(name string) error
	add = func(name string) error {
		text, there := texts[name]
		switch {
		case slices.Contains(done, name):
			return nil
		case !there:
			return fmt.Errorf("there is no module %s", name)
		case slices.Contains(open, name):
			return fmt.Errorf("modules import each other: %s", strings.Join(append(open, name), ", "))
		}
		open = append(open, name)
		for _, m := range importing.FindAllStringSubmatch(text, -1) {
			if err := add(path.Join(path.Dir(name), m[2])); err != nil {
				return err
			}
		}
		open = open[:len(open)-1]
		done = append(done, name)
		return write(&out, name, text, len(open) == 0)
	}
	err := add(name)
	return out.String(), err
}

// script is a joined module as a script, which leaves on its own element what it exports.
// Chromium keeps the compiled code of scripts for who comes again, but not that of modules.
func script(module string) string {
	return "(() => {\n'use strict';\n" + exporting.ReplaceAllString(module, "$1") +
		"\ndocument.currentScript.made = { " + exportsOf(module) + " };\n})();\n"
}

// asksForScripts is the first module, which asks for scripts where it is written to
// import modules.
func asksForScripts(module string) string {
	return `const asked = at => new Promise((done, lost) => {
	const script = document.createElement('script');
	script.src = new URL(at, import.meta.url).href;
	script.onload = () => done(script.made);
	script.onerror = () => lost(new Error('A part of this page could not be loaded. Reload it when you are connected.'));
	document.head.append(script);
});
` + later.ReplaceAllStringFunc(module, func(from string) string { return strings.Replace(from, "import(", "asked(", 1) })
}

// write writes one module among the others: its names are its own, but for those
// it exports. The last keeps its exports.
func write(out *strings.Builder, name, text string, last bool) error {
	text = importing.ReplaceAllStringFunc(text, func(line string) string {
		m := importing.FindStringSubmatch(line)
		return fmt.Sprintf("const { %s } = %s;", strings.ReplaceAll(m[1], " as ", ": "), inner(path.Join(path.Dir(name), m[2])))
	})
	bare := exporting.ReplaceAllString(text, "$1")
	if line := strange.FindString(bare); line != "" {
		return fmt.Errorf("%s: expected a line as `import { a } from './b.js';` or `export function a`, found %q", name, line)
	}
	if last {
		out.WriteString(text)
		return nil
	}
	fmt.Fprintf(out, "const %s = (() => {\n%s\nreturn { %s };\n})();\n", inner(name), bare, exportsOf(text))
	return nil
}

// exportsOf lists the names that a module exports.
func exportsOf(text string) string {
	var out []string
	for _, m := range exporting.FindAllStringSubmatch(text, -1) {
		out = append(out, m[2])
	}
	return strings.Join(out, ", ")
}

// inner is the name of a module inside a joined one.
func inner(name string) string {
	return "$" + strings.NewReplacer("/", "_", ".", "_", "-", "_").Replace(name)
}
