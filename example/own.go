package example

import (
	"errors"
	"io/fs"
	"path"
	"strings"

	"golang.org/x/tools/txtar"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// Brings reports whether the example brings data of its own, a scenario or files of
// the pack, so that its rules are made by Rules.
func (x *Example) Brings() bool { return x.blocks[own] != nil || len(x.files) > 0 }

// Rules makes the ruleset of the example from the pack of its game: with the files
// that it brings in the place of those of p, and its scenario in the folder for
// scenarios of the players' own, which is "" where the game takes none. Faults in what
// it brings name lines of the example.
func (x *Example) Rules(
	p *pack.Pack, folder string, from func(*pack.Pack) (engine.Ruleset, error),
) (engine.Ruleset, error) {
	p, err := x.overlay(p, folder)
	if err == nil {
		p, err = x.join(p, folder)
	}
	if err != nil {
		return nil, x.located(err)
	}
	rules, err := from(p)
	return rules, x.located(err)
}

// overlay puts the files in the place of those of the pack.
func (x *Example) overlay(p *pack.Pack, folder string) (*pack.Pack, error) {
	if len(x.files) == 0 {
		return p, nil
	}
	a := &txtar.Archive{}
	for _, f := range x.files {
		if !fs.ValidPath(f.name) {
			return nil, x.fault(f.at-1, 4, "expected the name of a file of the pack, found %q", f.name)
		}
		a.Files = append(a.Files, txtar.File{Name: f.name, Data: f.data})
	}
	fsys, err := txtar.FS(a)
	if err != nil { // one is a folder of another
		return nil, x.fault(x.files[0].at-1, 4, "expected files of the pack: %v", err)
	}
	var folders []string
	if folder != "" {
		folders = append(folders, folder)
	}
	return p.Overlay(fsys, folders...)
}

// ownFile is how faults call the example's own scenario, until they are located.
const ownFile = "scenario"

// join adds the example's own scenario.
func (x *Example) join(p *pack.Pack, folder string) (*pack.Pack, error) {
	b := x.blocks[own]
	if b == nil {
		return p, nil
	}
	if folder == "" {
		return nil, x.fault(b.at-1, 4, "%s takes no custom scenarios", x.Game)
	}
	f, err := pack.ReadOwn(folder, ownFile, string(b.data))
	if err != nil {
		return nil, err
	}
	return p.With(f)
}

// located has the faults in what the example brings name its lines; other errors are
// left as they are.
func (x *Example) located(err error) error {
	var faults pack.Faults
	var one *pack.Error
	switch {
	case errors.As(err, &faults):
	case errors.As(err, &one):
		faults = pack.Faults{one}
	default:
		return err
	}
	var all []error
	for _, f := range faults {
		b := x.file(f.File)
		if f.File == ownFile {
			b = x.blocks[own]
		}
		if b == nil {
			all = append(all, f)
			continue
		}
		all = append(all, x.fault(b.at-1+f.Line, f.Column, "%s", f.Why))
	}
	if len(all) == 1 {
		return all[0]
	}
	return errors.Join(all...)
}

// file is the block that takes the place of a file of the pack, or nil.
func (x *Example) file(name string) *block {
	for i := range x.files {
		if x.files[i].name == name {
			return &x.files[i].block
		}
	}
	return nil
}

// ownKey is the key of the scenario of the players' own that a game was made with.
func ownKey(in *engine.Info) string { return strings.TrimSuffix(path.Base(in.Own.Name), ".toml") }

// Scenario is the key of the scenario that the example names, in a line or in its
// position; "" if it names none.
func (x *Example) Scenario() string {
	if x.scenario != nil {
		return x.scenario.text
	}
	if p := x.blocks[position]; p != nil {
		for l := range strings.Lines(string(p.data)) {
			if f := strings.Fields(l); len(f) > 1 && f[0] == "scenario" {
				return f[1]
			}
		}
	}
	return ""
}
