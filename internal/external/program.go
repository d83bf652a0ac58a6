package external

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"github.com/weathergage/weathergage/pack"
)

// MostLine is how long a line of a program may be, in bytes.
const MostLine = 64 << 10

var (
	errLate = errors.New("no answer in time")
	errGone = errors.New("it has ended")
)

// A program is another program that answers line by line.
type program struct {
	name  string
	cmd   *exec.Cmd
	out   chan []byte  // lines for it
	lines chan string  // what it writes; closed when it ends
	heard int          // lines read
	note  func(string) // gets what passes to and fro
}

// start starts a program. What it writes to its standard error goes to errors.
func start(words []string, errs io.Writer, note func(string)) (*program, error) {
	p := &program{name: nameOf(words), cmd: exec.Command(words[0], words[1:]...), out: make(chan []byte), lines: make(chan string, 16), note: note}
	p.cmd.Stderr = errs
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go p.talk(in)
	go p.listen(out)
	return p, nil
}

// listen passes on what the program writes, until it ends or writes a line that is too long.
func (p *program) listen(out io.Reader) {
	defer close(p.lines)
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, MostLine)
	for lines.Scan() {
		p.lines <- lines.Text()
	}
}

// talk passes lines on to the program, one after another, until there are no more.
func (p *program) talk(in io.WriteCloser) {
	defer in.Close()
	for line := range p.out {
		in.Write(line) // that it has ended shows in what it writes
	}
}

// send writes a line, unless the program does not read in time.
func (p *program) send(until <-chan time.Time, what any) error {
	text, err := pack.JSON(what)
	if err != nil {
		return err
	}
	p.note(fmt.Sprintf("%s > %s\n", p.name, text))
	select {
	case p.out <- append(text, '\n'):
		return nil
	case <-until:
		return errLate
	}
}

// hear reads the next line into an object. An error about the line names its number.
func (p *program) hear(until <-chan time.Time, into any) error {
	select {
	case line, open := <-p.lines:
		if !open {
			return errGone
		}
		p.heard++
		p.note(fmt.Sprintf("%s < %s\n", p.name, line))
		from := json.NewDecoder(strings.NewReader(line))
		from.DisallowUnknownFields()
		if err := from.Decode(into); err != nil {
			return &lineError{p.heard, "expected an object such as {\"answer\":1,\"choice\":\"…\"}: " + strings.TrimPrefix(err.Error(), "json: ")}
		}
		return nil
	case <-until:
		return errLate
	}
}

// A lineError says what is wrong with a line of the program, counted from 1.
type lineError struct {
	line int
	why  string
}

func (e *lineError) Error() string { return fmt.Sprintf("line %d: %s", e.line, e.why) }

// stop ends the program: it is told by the end of its input, and killed if it has not ended soon.
func (p *program) stop() {
	close(p.out)
	over := time.AfterFunc(time.Second, func() { p.cmd.Process.Kill() })
	defer over.Stop()
	for range p.lines { // so that it is not kept from ending
	}
	p.cmd.Wait()
}
