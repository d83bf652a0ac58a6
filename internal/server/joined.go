package server

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// The client is many small modules, and a page needs dozens of them before it can draw. The modules a page
// begins with are served with everything they import as one small module, joined when the server starts: the
// files stay as they are written, and no browser reads their comments.

// sheetOfPage is the style sheet of the page as it is served: all that it names, in one.
const sheetOfPage = "style/page.css"

var styled = regexp.MustCompile(`<link rel="stylesheet" href="/([^"]+)">\n`)

// join returns the module named first, and each module that one of them asks for when it runs,
// with all that it imports. texts are the modules by path; a module lies in a folder of the root.
// Its error names the file and the line of what does not fit.
func join(texts map[string]string, first string) (map[string]string, error) {
	out := map[string]string{}
	for names := []string{first}; len(names) > 0; {
		result, asked := joinThese(texts, names)
		if err := failed("the client", append(result.Errors, result.Warnings...)); err != nil {
			return nil, err
		}
		for _, f := range result.OutputFiles {
			out[strings.TrimPrefix(f.Path, "/")] = string(f.Contents)
		}
		maps.DeleteFunc(asked, func(name string, _ bool) bool { return out[name] != "" })
		names = slices.Sorted(maps.Keys(asked))
	}
	return out, nil
}

// joinThese joins the modules that names lists, and returns what these ask for when they run.
func joinThese(texts map[string]string, names []string) (api.BuildResult, map[string]bool) {
	entries := make([]api.EntryPoint, len(names))
	for i, name := range names {
		entries[i] = api.EntryPoint{InputPath: name, OutputPath: strings.TrimSuffix(name, ".js")}
	}
	found := &asking{texts: texts, asked: map[string]bool{}}
	return api.Build(api.BuildOptions{
		EntryPointsAdvanced: entries, Outdir: "/",
		Bundle: true, Format: api.FormatESModule, Target: api.ES2023,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
		Plugins: []api.Plugin{{Name: "web", Setup: found.setUp}},
	}), found.asked
}

// asking gives esbuild the modules of texts, and notes which of them are asked for by others when they run.
type asking struct {
	texts map[string]string
	mu    sync.Mutex // esbuild resolves several at once
	asked map[string]bool
}

func (a *asking) setUp(build api.PluginBuild) {
	build.OnResolve(api.OnResolveOptions{Filter: ".*"}, a.resolve)
	build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: "web"}, func(of api.OnLoadArgs) (api.OnLoadResult, error) {
		text := a.texts[of.Path]
		return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, nil
	})
}

// resolve returns where a module lies. One that is asked for when another runs stays a file of its own.
func (a *asking) resolve(of api.OnResolveArgs) (api.OnResolveResult, error) {
	name := path.Join(path.Dir(of.Importer), of.Path)
	if _, there := a.texts[name]; !there {
		return api.OnResolveResult{}, fmt.Errorf("there is no module %s", name)
	}
	if of.Kind != api.ResolveJSDynamicImport {
		return api.OnResolveResult{Path: name, Namespace: "web"}, nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.asked[name] = true
	return api.OnResolveResult{Path: "../" + name, External: true}, nil
}

// joinPage returns the page and its style sheet: one in the place of all it names, which lie each
// in a folder of the root, so that what they name from it is found as before. The script that runs
// before anything is drawn is written in the page, so that a browser need not ask for it.
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

// inPage are the scripts written in a page.
var inPage = regexp.MustCompile(`(?s)<script(?: type="\w+")?>(.+?)</script>`)

// digestsOf lists the digests of the scripts written in a page, each after a space, as
// a browser is told which it may run.
func digestsOf(page string) (list string) {
	for _, m := range inPage.FindAllStringSubmatch(page, -1) {
		sum := sha256.Sum256([]byte(m[1]))
		list += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return list
}

// failed returns an error that says what esbuild found wrong, or nil.
func failed(what string, found []api.Message) error {
	if len(found) == 0 {
		return nil
	}
	return fmt.Errorf("%s: %s", what, strings.Join(api.FormatMessages(found, api.FormatMessagesOptions{}), ""))
}
