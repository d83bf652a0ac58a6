package store_test

import (
	"os"
	"sync"
	"testing"

	"github.com/weathergage/weathergage/internal/store/pgtest"
)

var (
	shared     *pgtest.Cluster
	sharedOnce sync.Once
	sharedErr  error
)

func TestMain(m *testing.M) {
	if child() {
		return
	}
	code := m.Run()
	if shared != nil {
		shared.Remove()
	}
	os.Exit(code)
}

// programs returns the folder of PostgreSQL's programs, which must be there where WEATHERGAGE_CI is set.
func programs(t testing.TB) string {
	t.Helper()
	return pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != "")
}

// postgres returns an empty database of the server that all tests share.
func postgres(t testing.TB) string {
	t.Helper()
	bin := programs(t)
	sharedOnce.Do(func() { shared, sharedErr = pgtest.New(bin) })
	must(t, sharedErr)
	return shared.Database(t)
}
