package pgtest_test

import (
	"context"
	"errors"
	"os"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// A server that was killed has its databases when it is started again.
func TestCluster(t *testing.T) {
	c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	one, two := c.Database(t), c.Database(t)
	if one == two {
		t.Errorf("both databases are %s", one)
	}
	c.Stop()
	if _, err := pgx.Connect(t.Context(), one); err == nil {
		t.Error("a server that is stopped answers")
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	conn, err := pgx.Connect(t.Context(), one)
	if err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Error(err)
	}
}

// A cable that is cut carries nothing, and one that is repaired carries again.
func TestCable(t *testing.T) {
	c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	cable, far := c.Cable(t, c.Database(t))
	conn, err := pgx.Connect(t.Context(), far)
	if err != nil {
		t.Fatal(err)
	}
	cable.Cut(time.Second)
	soon, stop := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer stop()
	if err := conn.Ping(soon); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("over a cable that is cut: %v", err)
	}
	cable.Mend()
	if conn, err = pgx.Connect(t.Context(), far); err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Error(err)
	}
}
