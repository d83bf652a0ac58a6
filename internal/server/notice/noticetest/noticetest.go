package noticetest

import (
	"bufio"
	"net"
	"strings"
	"testing"
	"time"
)

// A Mailbox accepts all mail.
type Mailbox struct {
	Address string // host and port
	got     chan string
}

// Open opens a mailbox until the test ends.
func Open(t testing.TB) *Mailbox {
	t.Helper()
	b := &Mailbox{got: make(chan string, 100)}
	b.Address = Serve(t, func(text string) string {
		b.got <- text
		return "250 taken"
	})
	return b
}

// Next returns the next mail: everything its sender said, including the commands.
func (b *Mailbox) Next(t testing.TB) string {
	t.Helper()
	select {
	case text := <-b.got:
		return text
	case <-time.After(time.Minute):
		t.Fatal("no mail comes")
		return ""
	}
}

// None reports an error if there is mail that Next has not returned.
func (b *Mailbox) None(t testing.TB, when string) {
	t.Helper()
	select {
	case text := <-b.got:
		t.Errorf("%s, and there is mail:\n%s", when, text)
	default:
	}
}

// Serve opens a mail server until the test ends, and returns its host and port. It passes each mail to take,
// with the commands of its sender, from any goroutine, and answers with the line that take returns, such as
// "250 taken" or "451 try again later"; for "" it hangs up.
func Serve(t testing.TB, take func(text string) string) (address string) {
	t.Helper()
	door, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { door.Close() })
	go func() {
		for {
			conn, err := door.Accept()
			if err != nil {
				return
			}
			go converse(conn, take)
		}
	}()
	return door.Addr().String()
}

// converse is the server's side of one conversation.
func converse(conn net.Conn, take func(text string) string) {
	defer conn.Close()
	c := bufio.NewReadWriter(bufio.NewReader(conn), bufio.NewWriter(conn))
	say := func(line string) {
		_, _ = c.WriteString(line + "\r\n")
		_ = c.Flush() // a sender who has left reads nothing more
	}
	var text strings.Builder
	say("220 mail.example.org ESMTP")
	for data := false; ; {
		line, err := c.ReadString('\n')
		if err != nil {
			return
		}
		text.WriteString(line)
		switch verb := strings.ToUpper(strings.TrimSpace(line)); {
		case data && verb == ".":
			data = false
			answer := take(text.String())
			if answer == "" {
				return
			}
			say(answer)
		case data:
		case verb == "DATA":
			data = true
			say("354 go on")
		case verb == "QUIT":
			say("221 bye")
			return
		default:
			say("250 ok")
		}
	}
}
