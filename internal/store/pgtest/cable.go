package pgtest

import (
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// A Cable connects a node to the server of a cluster. If it is cut, nobody is told: what is sent is lost, and
// requests are not answered.
type Cable struct {
	door   net.Listener
	server string

	mu    sync.Mutex
	isCut bool
	links []*link // the links that the present cable carries
}

// A link is one connection through a cable.
type link struct {
	node, server net.Conn
	mu           sync.Mutex
	dead         bool // the cable was cut while it was open
	known        bool // and repaired since: the sender notices
}

// Cable lays a cable to a database and returns it, with the URL of the database through it.
func (c *Cluster) Cable(t testing.TB, database string) (*Cable, string) {
	t.Helper()
	door, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	cable := &Cable{door: door, server: filepath.Join(c.dir, ".s.PGSQL.5432")}
	go cable.serve()
	t.Cleanup(func() {
		_ = door.Close()
		cable.Cut(0)
	})
	at, err := url.Parse(database)
	if err != nil {
		t.Fatal(err)
	}
	at.Host, at.RawQuery = door.Addr().String(), "sslmode=disable"
	return cable, at.String()
}

// Cut cuts the cable. The server gives a connection up after the silence that its node asks for; nodes are
// not told.
func (c *Cable) Cut(silence time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.isCut = true
	for _, l := range c.links {
		l.mu.Lock()
		l.dead = true
		l.mu.Unlock()
		time.AfterFunc(silence, func() { _ = l.server.Close() })
	}
}

// Mend repairs the cable for new connections. A sender on an old one learns that it is dead; one that only
// listens does not.
func (c *Cable) Mend() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.isCut = false
	for _, l := range c.links {
		l.mu.Lock()
		l.known = true
		l.mu.Unlock()
	}
	c.links = nil
}

func (c *Cable) serve() {
	for {
		node, err := c.door.Accept()
		if err != nil {
			return
		}
		c.link(node)
	}
}

// link starts to carry a connection, or to lose its data.
func (c *Cable) link(node net.Conn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	server, err := net.Dial("unix", c.server)
	if err != nil {
		_ = node.Close()
		return
	}
	l := &link{node: node, server: server, dead: c.isCut}
	c.links = append(c.links, l)
	if l.dead {
		_ = server.Close() // it never got that far
	} else {
		go l.carry(server, node)
	}
	go l.carry(node, server)
}

// carry carries bytes one way while the link lives, and loses them afterwards.
func (l *link) carry(from, to net.Conn) {
	buf := make([]byte, 32<<10)
	for {
		n, err := from.Read(buf)
		l.mu.Lock()
		dead, known := l.dead, l.known
		l.mu.Unlock()
		switch {
		case dead && known, err != nil && !dead:
			_, _ = l.node.Close(), l.server.Close()
			return
		case err != nil:
			return // a closed end sends nothing: the other hears nothing
		case !dead:
			if _, err := to.Write(buf[:n]); err != nil {
				_ = from.Close()
				return
			}
		}
	}
}
