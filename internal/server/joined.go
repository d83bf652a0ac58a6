package server

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// The client is many small modules, and a page needs dozens of them before it can draw. The modules a page
// begins with are served with everything they import as one small script, joined when the server starts: the
// files stay as they are written, and no browser reads their comments. They are scripts because Chromium
// keeps the compiled code of those for the next visit, and not that of modules.

// sheetOfPage is the style sheet of the page as it is served: all that it names, in one.
const sheetOfPage = "style/page.css"

var styled = regexp.MustCompile(`<link rel="stylesheet" href="/([^"]+)">\n`)

// later matches where a module imports another one at run time; for a type a point follows.
var later = regexp.MustCompile(`\bimport\('(\./[^']+)'\)([^.])`)

// beginnings returns the modules with which a page begins, by path among texts: the first, and those that it
// or its imports import at run time.
func beginnings(texts map[string]string, first string) []string {
	out := []string{first}
	for i := 0; i < len(out); i++ {
		for _, m := range later.FindAllStringSubmatch(texts[out[i]], -1) {
			if name := path.Join(path.Dir(out[i]), m[1]); !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// join makes scripts of the modules in names, each with everything it imports; a script leaves its module's
// exports in `made`. texts holds the modules by path. Its error names file and line.
func join(texts map[string]string, names []string) (map[string]string, error) {
	entries := make([]api.EntryPoint, len(names))
	for i, name := range names {
		entries[i] = api.EntryPoint{InputPath: name, OutputPath: strings.TrimSuffix(name, ".js")}
	}
	result := api.Build(api.BuildOptions{
		EntryPointsAdvanced: entries, Outdir: "/",
		Bundle: true, Format: api.FormatIIFE, GlobalName: "made", Target: api.ES2023,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
		Plugins: []api.Plugin{{Name: "web", Setup: func(build api.PluginBuild) { modules(build, texts) }}},
	})
	if err := failed("the client", append(result.Errors, result.Warnings...)); err != nil {
		return nil, err
	}
	out := make(map[string]string, len(names))
	for _, f := range result.OutputFiles {
		out[strings.TrimPrefix(f.Path, "/")] = string(f.Contents)
	}
	return out, nil
}

// modules gives esbuild the modules of texts. An import at run time asks for a script.
func modules(build api.PluginBuild, texts map[string]string) {
	build.OnResolve(api.OnResolveOptions{Filter: ".*"}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
		return api.OnResolveResult{Path: path.Join(path.Dir(a.Importer), a.Path), Namespace: "web"}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: "web"}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
		text, there := texts[a.Path]
		if !there {
			return api.OnLoadResult{}, fmt.Errorf("there is no module %s", a.Path)
		}
		if asking := later.ReplaceAllString(text, "asked('$1')$2"); asking != text {
			text = asking + "\nimport { asked } from './asked.js';\n"
		}
		return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, nil
	})
}

// joinPage returns the page and one style sheet in place of all it names. Those lie each in a folder of the
// root, so what they refer to is found as before. The script that runs before anything is drawn is written
// into the page, so that a browser need not ask for it.
func joinPage(texts map[string]string) (page, sheet string, err error) {
	link := `<link rel="stylesheet" href="/` + sheetOfPage + `">` + "\n"
	page = styled.ReplaceAllStringFunc(texts["index.html"], func(line string) string {
		sheet += texts[styled.FindStringSubmatch(line)[1]]
		once := link
		link = ""
		return once
	})
	style := api.Transform(sheet, api.TransformOptions{
		Loader: api.LoaderCSS, Charset: api.CharsetUTF8, MinifyWhitespace: true, LogLevel: api.LogLevelSilent,
	})
	start := api.Transform(texts["app/start.js"], api.TransformOptions{
		Charset: api.CharsetUTF8, MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, LogLevel: api.LogLevelSilent,
	})
	page = strings.Replace(page, `<script src="/app/start.js">`, "<script>"+strings.TrimSpace(string(start.Code)), 1)
	return page, string(style.Code), failed("the page", slices.Concat(style.Errors, style.Warnings, start.Errors, start.Warnings))
}

// inPage matches the scripts written in a page.
var inPage = regexp.MustCompile(`(?s)<script(?: type="\w+")?>(.+?)</script>`)

// digestsOf returns the digests of the scripts written in a page, each after a space, to tell a browser which
// it may run.
func digestsOf(page string) (list string) {
	for _, m := range inPage.FindAllStringSubmatch(page, -1) {
		sum := sha256.Sum256([]byte(m[1]))
		list += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return list
}

// failed returns an error with esbuild's messages, or nil.
func failed(what string, found []api.Message) error {
	if len(found) == 0 {
		return nil
	}
	return fmt.Errorf("%s: %s", what, strings.Join(api.FormatMessages(found, api.FormatMessagesOptions{}), ""))
}
