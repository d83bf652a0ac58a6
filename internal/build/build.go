// Package build says what a program was built from. Start reading with Build.
package build

import (
	"regexp"
	"runtime/debug"
	"strings"
	"sync"
)

// These are set where a release is built, by go build -ldflags "-X ...internal/build.tag=v1.0.0". What is left
// empty is what Go wrote into the program.
var tag, commit, date string

// A Build says what a program was built from.
type Build struct {
	Tag     string // the version, such as v1.0.0, or "development"
	Commit  string // in full; the first 12 letters if the module was downloaded; "" if unknown
	Date    string // of the commit, as 2026-11-30; "" if unknown
	Changed bool   // there were changes that were not committed
	Go      string // the version of Go
	Target  string // the system and processor, such as linux/amd64
	On      string // in a program of another project, the version of this one, or "development" of a checkout
}

// development is the tag of a build that has none.
const development = "development"

// ours is the path of this module.
const ours = "github.com/weathergage/weathergage"

// Of returns what this program was built from.
var Of = sync.OnceValue(func() Build {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	return from(info, Build{Tag: tag, Commit: commit, Date: date})
})

// A pseudo version ends in the time and the commit that it stands for: v0.0.0-20261130004233-89ebf34fabcd.
var pseudo = regexp.MustCompile(`^v\d+\.\d+\.\d+-(?:.*\.)?(\d{4})(\d\d)(\d\d)\d{6}-([0-9a-f]{12})$`)

// from returns the build that Go's notes describe; what is in set is put in their place.
func from(info *debug.BuildInfo, set Build) Build {
	b := Build{Tag: development, Go: info.GoVersion}
	system, processor := "", ""
	version := strings.TrimSuffix(info.Main.Version, "+dirty")
	if m := pseudo.FindStringSubmatch(version); m != nil {
		b.Commit, b.Date = m[4], strings.Join(m[1:4], "-")
	} else if strings.HasPrefix(version, "v") {
		b.Tag = version
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value
		case "vcs.time":
			b.Date, _, _ = strings.Cut(s.Value, "T")
		case "vcs.modified":
			b.Changed = s.Value == "true"
		case "GOOS":
			system = s.Value
		case "GOARCH":
			processor = s.Value
		}
	}
	if system != "" {
		b.Target = system + "/" + processor
	}
	for _, m := range info.Deps {
		switch {
		case m.Path != ours || info.Main.Path == ours:
		case m.Replace == nil && strings.HasPrefix(m.Version, "v"):
			b.On = m.Version
		default: // a checkout
			b.On = development
		}
	}
	for _, f := range []struct{ of, to *string }{{&set.Tag, &b.Tag}, {&set.Commit, &b.Commit}, {&set.Date, &b.Date}} {
		if *f.of != "" {
			*f.to = *f.of
		}
	}
	return b
}

// String returns the build as --version prints it: "v1.0.0, commit 89ebf34f of 2026-11-30, go1.26.8,
// linux/amd64".
func (b Build) String() string {
	text := b.Tag + ", commit "
	if b.Commit == "" {
		text += "unknown"
	} else {
		text += b.Commit
	}
	if b.Date != "" {
		text += " of " + b.Date
	}
	if b.Changed {
		text += " with changes"
	}
	if b.On != "" {
		text += ", on weathergage " + b.On
	}
	for _, s := range []string{b.Go, b.Target} {
		if s != "" {
			text += ", " + s
		}
	}
	return text
}
