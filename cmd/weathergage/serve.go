package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"weathergage/server"
)

// serveCmd keeps the table in the browser.
type serveCmd struct {
	Listen    string `default:"127.0.0.1:8088" env:"WEATHERGAGE_LISTEN" placeholder:"HOST:PORT" help:"Address to listen on; this machine only if not given."`
	PublicURL string `name:"public-url" env:"WEATHERGAGE_PUBLIC_URL" placeholder:"URL" help:"What links begin with, such as https://table.example."`
	Verbose   bool   `env:"WEATHERGAGE_VERBOSE" help:"Log every request: its route, never its address or its token."`
}

func (*serveCmd) Help() string {
	return "Every flag can be given in the environment instead: --public-url as WEATHERGAGE_PUBLIC_URL."
}

func (*serveCmd) example() string {
	return "weathergage serve --listen 0.0.0.0:8088 --public-url https://table.example"
}

// Run serves until the program is interrupted.
func (cmd *serveCmd) Run(d *desk) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return cmd.serve(ctx, d, nil)
}

// serve keeps the house until ctx ends. ready, if not nil, is told the address
// once the house is open.
func (cmd *serveCmd) serve(ctx context.Context, d *desk, ready func(url string)) error {
	level := slog.LevelInfo
	if cmd.Verbose {
		level = slog.LevelDebug
	}
	logger := slog.New(slog.NewTextHandler(d.err, &slog.HandlerOptions{Level: level}))
	house, err := server.New(server.Config{PublicURL: cmd.PublicURL, Log: logger})
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", cmd.Listen)
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w", cmd.Listen, err)
	}
	site := &http.Server{
		Handler: house, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 32 << 10,
		ErrorLog: slog.NewLogLogger(logger.Handler(), slog.LevelDebug),
	}
	url := "http://" + listener.Addr().String()
	fmt.Fprintf(d.out, "The table is open at %s\n", url)
	if ready != nil {
		ready(url)
	}
	failed := make(chan error, 1)
	go func() { failed <- site.Serve(listener) }()
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	house.Stop()
	closing, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if closeErr := site.Shutdown(closing); err == nil {
		err = closeErr
	}
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}
