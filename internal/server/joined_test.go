package server

import (
	"strings"
	"testing"
)

func TestJoin(t *testing.T) {
	texts := map[string]string{
		"app/first.js":   "import { draw as ink } from '../board/board.js';\nimport { el } from './dom.js';\nexport function open() { ink(el); }\n",
		"app/dom.js":     "const own = 1;\nexport const el = own;\n",
		"board/board.js": "import { el } from '../app/dom.js';\nconst own = 2;\nexport async function draw() { return own + el; }\n",
		"app/here.js":    "import { there } from './there.js';\n",
		"app/there.js":   "import { here } from './here.js';\nexport class there {}\n",
		"app/lost.js":    "import { x } from './nowhere.js';\n",
		"app/other.js":   "import * as all from './dom.js';\n",
		"app/same.js":    "export default 1;\n",
	}
	want := "const $app_dom_js = (() => {\nconst own = 1;\nconst el = own;\n\nreturn { el };\n})();\n" +
		"const $board_board_js = (() => {\nconst { el } = $app_dom_js;\nconst own = 2;\nasync function draw() { return own + el; }\n\nreturn { draw };\n})();\n" +
		"const { draw: ink } = $board_board_js;\nconst { el } = $app_dom_js;\nexport function open() { ink(el); }\n"
	if got, err := join(texts, "app/first.js"); err != nil || got != want {
		t.Errorf("joined, with error %v:\n%s\nwant\n%s", err, got, want)
	}
	want = "(() => {\n'use strict';\nconst $app_dom_js = 1;\nfunction open() {}\nclass Table {}\n\ndocument.currentScript.made = { open, Table };\n})();\n"
	if got := script("const $app_dom_js = 1;\nexport function open() {}\nexport class Table {}\n"); got != want {
		t.Errorf("as a script:\n%s\nwant\n%s", got, want)
	}
	if got := asksForScripts("const page = table ? import('./table.js') : import('./front.js');\n"); !strings.HasSuffix(got, "\nconst page = table ? asked('./table.js') : asked('./front.js');\n") {
		t.Errorf("the first module asks:\n%s", got)
	}
	for name, says := range map[string]string{
		"app/here.js":  "import each other: app/here.js, app/there.js, app/here.js",
		"app/lost.js":  "no module app/nowhere.js",
		"app/other.js": `found "import * as all from './dom.js';"`,
		"app/same.js":  `found "export default 1;"`,
	} {
		if _, err := join(texts, name); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s is joined with error %v, want one that says %q", name, err, says)
		}
	}
}
