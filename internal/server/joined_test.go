package server

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

func TestJoin(t *testing.T) {
	texts := map[string]string{
		"app/main.js": "import { draw as ink } from '../board/board.js';\nink(await_table ? import('./table.js') : 0);\n",
		"app/table.js": "/** @typedef {import('./never.js').Never} Never */\nimport { draw } from '../board/board.js';\nexport async function openTable() {\n" +
			"\treturn (await import('./more.js')).more(draw);\n}\n",
		"app/more.js":    "export const more = x => x;\n",
		"app/never.js":   "export const never = 1;\n",
		"board/board.js": "// What is drawn.\nexport const draw = x => pen(x);\nexport const unused = () => lost();\n",
	}
	modules, err := join(texts, "app/main.js")
	if err != nil {
		t.Fatal(err)
	}
	if names, want := slices.Sorted(maps.Keys(modules)), []string{"app/main.js", "app/more.js", "app/table.js"}; !slices.Equal(names, want) {
		t.Errorf("pages begin with %v, want %v", names, want)
	}
	for name, parts := range map[string][]string{
		"app/main.js":  {"pen(", `import("../app/table.js")`},
		"app/table.js": {"as openTable", "pen(", `import("../app/more.js")).more(`},
		"app/more.js":  {"as more"},
	} {
		for _, part := range parts {
			if !strings.Contains(modules[name], part) {
				t.Errorf("%s lacks %q:\n%s", name, part, modules[name])
			}
		}
		for _, part := range []string{"from", "lost", "What is drawn"} {
			if strings.Contains(modules[name], part) {
				t.Errorf("%s still has %q:\n%s", name, part, modules[name])
			}
		}
	}
}

func TestWhatCannotBeJoined(t *testing.T) {
	for text, says := range map[string]string{
		"import { x } from './nowhere.js';\n":                       "app/here.js:1:18",
		"import { y } from './there.js';\nexport const z = y;\n":    `No matching export in "web:app/there.js" for import "y"`,
		"export const a = 1;\nexport const b = import('./o.js');\n": "there is no module app/o.js",
		"export const a = ;\n":                                      "app/here.js:1:17",
	} {
		_, err := join(map[string]string{"app/here.js": text, "app/there.js": "export const x = 1;\n"}, "app/here.js")
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q is joined with error %v, want one that says %q", text, err, says)
		}
	}
}

func TestJoinPage(t *testing.T) {
	texts := map[string]string{
		"index.html": "<head>\n<script src=\"/app/start.js\"></script>\n<link rel=\"stylesheet\" href=\"/style/a.css\">\n" +
			"<link rel=\"stylesheet\" href=\"/style/b.css\">\n</head>\n",
		"app/start.js": "// At once.\n{\n\tconst early = 1;\n\tsend(early);\n}\n",
		"style/a.css":  "/* Ink. */\n.ink {\n\tcolor: var(--ink);\n}\n",
		"style/b.css":  ".ink {\n\tbackground: url(../fonts/x.woff2);\n}\n",
		"style/no.css": ".no {\n}\n",
	}
	page, sheet, err := joinPage(texts)
	if want := "<head>\n<script>send(1);</script>\n<link rel=\"stylesheet\" href=\"/style/page.css\">\n</head>\n"; err != nil || page != want {
		t.Errorf("the page, with error %v:\n%s\nwant\n%s", err, page, want)
	}
	if want := ".ink{color:var(--ink)}.ink{background:url(../fonts/x.woff2)}\n"; sheet != want {
		t.Errorf("the sheet:\n%s\nwant\n%s", sheet, want)
	}
	if got, want := digestsOf(page), " 'sha256-eeAhSYIyDjMzwZODZDmR3c2R26roFOa+29r31XAZH5U='"; got != want {
		t.Errorf("its scripts are %q, want %q", got, want)
	}
	texts["style/b.css"] = ".ink {\n\tcolor: red;\n"
	if _, _, err := joinPage(texts); err == nil || !strings.Contains(err.Error(), "the page") {
		t.Errorf("a sheet without its end is joined with error %v", err)
	}
}
