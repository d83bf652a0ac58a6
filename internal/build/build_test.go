package build

import (
	"os"
	"os/exec"
	"runtime/debug"
	"strings"
	"testing"
)

// TestFrom holds what is said of each way to build a program.
func TestFrom(t *testing.T) {
	vcs := func(modified string) []debug.BuildSetting {
		return []debug.BuildSetting{{Key: "GOARCH", Value: "arm64"}, {Key: "GOOS", Value: "linux"},
			{Key: "vcs.revision", Value: "89ebf34f"}, {Key: "vcs.time", Value: "2026-11-30T00:42:33Z"}, {Key: "vcs.modified", Value: modified}}
	}
	main := func(version string) debug.Module { return debug.Module{Path: ours, Version: version} }
	for _, c := range []struct {
		name string
		info debug.BuildInfo
		set  Build
		want string
	}{
		{"nothing is known", debug.BuildInfo{}, Build{}, "development, commit unknown"},
		{"go run", debug.BuildInfo{GoVersion: "go1.26.8", Main: main("(devel)")}, Build{}, "development, commit unknown, go1.26.8"},
		{"a checkout", debug.BuildInfo{Main: main("v1.0.1-0.20261130004233-89ebf34fabcd"), Settings: vcs("false")}, Build{},
			"development, commit 89ebf34f of 2026-11-30, linux/arm64"},
		{"a checkout with changes", debug.BuildInfo{Main: main("v1.0.1-0.20261130004233-89ebf34fabcd+dirty"), Settings: vcs("true")}, Build{},
			"development, commit 89ebf34f of 2026-11-30 with changes, linux/arm64"},
		{"the checkout of a tag", debug.BuildInfo{Main: main("v1.0.0"), Settings: vcs("false")}, Build{},
			"v1.0.0, commit 89ebf34f of 2026-11-30, linux/arm64"},
		{"go install of a release", debug.BuildInfo{Main: main("v1.0.0")}, Build{}, "v1.0.0, commit unknown"},
		{"go install of a commit", debug.BuildInfo{Main: main("v0.0.0-20261130004233-89ebf34fabcd")}, Build{},
			"development, commit 89ebf34fabcd of 2026-11-30"},
		{"a release from an archive", debug.BuildInfo{Main: main("(devel)")}, Build{Tag: "v1.0.0", Commit: "89ebf34f", Date: "2026-11-30"},
			"v1.0.0, commit 89ebf34f of 2026-11-30"},
		{"a game of another project", debug.BuildInfo{Main: debug.Module{Path: "example.com/raid", Version: "v0.3.0"},
			Deps: []*debug.Module{{Path: ours, Version: "v1.0.0"}}, Settings: vcs("false")}, Build{},
			"v0.3.0, commit 89ebf34f of 2026-11-30, on weathergage v1.0.0, linux/arm64"},
		{"a game of another project with a checkout of this one", debug.BuildInfo{Main: debug.Module{Path: "example.com/raid", Version: "(devel)"},
			Deps: []*debug.Module{{Path: ours, Version: "v0.0.0", Replace: &debug.Module{Path: "../weathergage", Version: "(devel)"}}}}, Build{},
			"development, commit unknown, on weathergage development"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := from(&c.info, c.set).String(); got != c.want {
				t.Errorf("expected %q, found %q", c.want, got)
			}
		})
	}
}

// TestStamped builds this test once more as the Dockerfile builds a release, and asks what it was
// built from.
func TestStamped(t *testing.T) {
	if os.Getenv("WEATHERGAGE_STAMPED") != "" {
		os.Stdout.WriteString(Of().String())
		return
	}
	stamp := strings.ReplaceAll("-X @.tag=v1.2.3 -X @.commit=89ebf34f -X @.date=2026-11-30", "@", ours+"/internal/build")
	again := exec.Command("go", "test", "-run", "^TestStamped$", "-count", "1", "-ldflags", stamp, "-v", ".")
	again.Env = append(os.Environ(), "WEATHERGAGE_STAMPED=1")
	text, err := again.CombinedOutput()
	if err != nil || !strings.Contains(string(text), "v1.2.3, commit 89ebf34f of 2026-11-30") {
		t.Errorf("%v: %s", err, text)
	}
	how, err := os.ReadFile("../../docs/operate/Dockerfile")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"tag", "commit", "date"} {
		if !strings.Contains(string(how), "-X "+ours+"/internal/build."+name+"=") {
			t.Errorf("the Dockerfile does not set the %s", name)
		}
	}
}
