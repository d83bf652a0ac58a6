package licences

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write licences.txt")

// named finds the files that state a licence, by their names.
var named = regexp.MustCompile(`(?i)^(licen[cs]es?|copying|notice|patents|authors|copyright)([-.].*)?$`)

// fonts are the names of the fonts, by the beginnings of their files.
var fonts = map[string]string{
	"eb-garamond": "EB Garamond, a font", "im-fell-english": "IM Fell English, a font",
	"im-fell-english-sc": "IM Fell English SC, a font", "inter": "Inter, a font",
}

// A gathering is the licences that have been found: the parts in the order of the list, and the parts under
// each text.
type gathering struct {
	parts, texts []string
	under        map[string][]string
	partial      bool // without the modules of other systems, which cannot be fetched here
}

// add notes that a part is under the licence in a file, which lies below a folder.
func (g *gathering) add(part, folder, file string) error {
	b, err := os.ReadFile(filepath.Join(folder, file))
	if err != nil {
		return err
	}
	text := strings.TrimRight(strings.TrimLeft(strings.ReplaceAll(string(b), "\r\n", "\n"), "\n"), "\n ") + "\n"
	if !slices.Contains(g.parts, part) {
		g.parts = append(g.parts, part)
	}
	if g.under[text] == nil {
		g.texts = append(g.texts, text)
	}
	if line := part + " (" + filepath.ToSlash(file) + ")"; !slices.Contains(g.under[text], line) {
		g.under[text] = append(g.under[text], line)
	}
	return nil
}

// addFolder notes all licences in a folder of a part, and in its folder of licences. It returns how many.
func (g *gathering) addFolder(part, top, folder string) (int, error) {
	entries, err := os.ReadDir(filepath.Join(top, folder))
	n := 0
	for _, e := range entries {
		at, found := filepath.Join(folder, e.Name()), 0
		switch {
		case err != nil || !named.MatchString(e.Name()) || strings.HasSuffix(e.Name(), ".go"):
		case e.IsDir() && !strings.EqualFold(e.Name(), "licenses"): // a package
		case e.IsDir():
			all, _ := os.ReadDir(filepath.Join(top, at))
			for _, f := range all {
				err, found = g.add(part, top, filepath.Join(at, f.Name())), found+1
			}
		default:
			err, found = g.add(part, top, at), 1
		}
		n += found
	}
	return n, err
}

// String returns the text as the program prints it.
func (g *gathering) String() string {
	var b strings.Builder
	b.WriteString("Weathergage is under the Apache License 2.0. These parts of the program come from others:\n\n")
	for _, p := range g.parts[1:] {
		b.WriteString("  " + p + "\n")
	}
	b.WriteString("\nTheir licences follow, after that of Weathergage.\n\n")
	for _, text := range g.texts {
		b.WriteString(rule + "The licence of\n")
		for _, p := range g.under[text] {
			b.WriteString("  " + p + "\n")
		}
		b.WriteString("\n" + text + "\n")
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}

// gather returns all licences of the program on the systems for which it is built. The licence of Go is in
// the modules that Go's authors wrote, with the same words as in Go itself.
func gather(t *testing.T) *gathering {
	g := &gathering{under: map[string][]string{}}
	note := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	note(g.add("Weathergage", "../..", "LICENSE"))
	note(g.add("Weathergage", "../..", "NOTICE"))
	modules, folders := map[string]string{}, map[string][]string{}
	for _, system := range []string{"linux", "windows", "darwin"} {
		c := exec.Command("go", "list", "-deps", "-f",
			"{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}", "../../cmd/weathergage")
		c.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0")
		c.Stderr = os.Stderr
		list, err := c.Output()
		if err != nil && system != runtime.GOOS {
			t.Logf("the modules for %s are neither in the cache nor to be fetched: %v", system, err)
			g.partial = true
			continue
		}
		note(err)
		for line := range strings.Lines(string(list)) {
			f := strings.Split(strings.TrimSpace(line), "\t")
			if len(f) < 3 {
				continue
			}
			modules[f[0]] = f[1]
			for at := f[2]; strings.HasPrefix(at, f[1]); at = filepath.Dir(at) {
				below, err := filepath.Rel(f[1], at)
				note(err)
				if !slices.Contains(folders[f[0]], below) {
					folders[f[0]] = append(folders[f[0]], below)
				}
			}
		}
	}
	for part, top := range modules {
		if strings.HasPrefix(part, "golang.org/x/sys ") {
			_, err := g.addFolder("Go, its runtime and its standard library", top, ".")
			note(err)
		}
	}
	var parts []string
	for part := range modules {
		parts = append(parts, part)
	}
	slices.Sort(parts)
	for _, part := range parts {
		n := 0
		slices.Sort(folders[part])
		for _, folder := range folders[part] {
			found, err := g.addFolder(part, modules[part], folder)
			note(err)
			n += found
		}
		if n == 0 {
			t.Errorf("%s has no file that states its licence", part)
		}
	}
	const lie = "../web/fonts"
	files, err := os.ReadDir(lie)
	note(err)
	seen := map[string]bool{}
	for _, f := range files {
		if family, _, ok := strings.Cut(f.Name(), "-latin-"); ok && !seen[family] {
			seen[family] = true
			if fonts[family] == "" {
				t.Errorf("%s: the font has no name in this test", f.Name())
			}
			note(g.add(fonts[family], lie, family+"-OFL.txt"))
		}
	}
	return g
}

// TestText holds licences.txt against the modules that the program is made of and the fonts that it embeds.
func TestText(t *testing.T) {
	g := gather(t)
	want := g.String()
	if g.partial {
		for _, held := range append(g.parts[1:], g.texts...) {
			if !strings.Contains(Text, held) {
				t.Errorf("licences.txt does not hold %q", held)
			}
		}
		return
	}
	if *update {
		if err := os.WriteFile("licences.txt", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if Text != want {
		t.Errorf("licences.txt is not what the modules and fonts of the program say; write it with\n\tgo test ./internal/licences -update\n%s", firstDifference(want, Text))
	}
}

// firstDifference returns the first line in which two texts differ.
func firstDifference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d: expected %q, found %q", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("expected %d lines, found %d", len(a), len(b))
}

// TestMissing holds that a program with another module says so.
func TestMissing(t *testing.T) {
	at := regexp.MustCompile(`(?m)^  rsc\.io/qr (\S+)$`).FindStringSubmatch(Text)
	if at == nil {
		t.Fatal("rsc.io/qr is not listed")
	}
	info := &debug.BuildInfo{Main: debug.Module{Path: "example.com/raid", Version: "v0.3.0"}, Deps: []*debug.Module{
		{Path: "github.com/weathergage/weathergage", Version: "v1.0.0"}, {Path: "rsc.io/qr", Version: at[1]},
		{Path: "rsc.io/qr", Version: "v9.0.0"}, {Path: "example.com/old", Version: "v1.0.0", Replace: &debug.Module{Path: "example.com/new", Version: "v2.0.0"}},
	}}
	if got, want := Missing(info), []string{"example.com/raid v0.3.0", "rsc.io/qr v9.0.0", "example.com/new v2.0.0"}; !slices.Equal(got, want) {
		t.Errorf("expected %q, found %q", want, got)
	}
}
