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

// Brings reports whether the example has data of its own, a scenario or files of the pack, so that its rules
// are made by Rules.
func (x *Example) Brings() bool { return x.blocks[own] != nil || len(x.files) > 0 }

// Rules makes the ruleset of the example from the pack of its game, with the example's own files replacing
// those of p, and its scenario in the folder for players' own scenarios, which is "" if the game takes none.
// Faults in the example's data name its lines.
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

// overlay replaces files of the pack by those of the example.
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

// ownFile is how faults call the example's own scenario before they are located.
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

// located makes the faults in the example's own data name its lines; it returns other errors unchanged.
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

// file returns the block that replaces a file of the pack, or nil.
func (x *Example) file(name string) *block {
	for i := range x.files {
		if x.files[i].name == name {
			return &x.files[i].block
		}
	}
	return nil
}

// ownKey returns the key of the players' own scenario that a game was made with.
func ownKey(in *engine.Info) string { return strings.TrimSuffix(path.Base(in.Own.Name), ".toml") }

// Scenario returns the key of the scenario that the example names, in a line or in its position; "" if it
// names none.
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
