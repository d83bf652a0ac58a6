package command

import (
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"

	"golang.org/x/term"
)

// run shows the match at a terminal until the viewer leaves.
func (f *film) run() error {
	fd := int(os.Stdin.Fd())
	old, err := term.MakeRaw(fd)
	if err != nil {
		return err
	}
	defer term.Restore(fd, old)
	keys, stop := make(chan string), make(chan os.Signal, 1)
	go readKeys(f.desk, keys)
	signal.Notify(stop, stops()...) // or the terminal would be left as it is now
	defer signal.Stop(stop)
	for {
		f.show()
		var tick <-chan time.Time
		if f.speed > 0 {
			tick = time.After(time.Duration(float64(time.Second) / f.speed))
		}
		select {
		case <-stop:
			fmt.Fprint(f.desk.out, "\r\n")
			return errInterrupted
		case <-tick:
			f.move(f.at + 1)
			if f.at == len(f.match.Moments)-1 {
				f.speed = 0
			}
		case key, ok := <-keys:
			if !ok || !f.press(key) {
				fmt.Fprint(f.desk.out, "\r\n")
				return f.fault
			}
		}
	}
}

// readKeys sends the keys pressed, an arrow as one.
func readKeys(d *desk, keys chan<- string) {
	defer close(keys)
	buf := make([]byte, 16)
	for {
		n, err := d.in.Read(buf)
		if err != nil {
			return
		}
		if buf[0] == '\x1b' {
			keys <- string(buf[:n])
			continue
		}
		for _, key := range string(buf[:n]) {
			keys <- string(key)
		}
	}
}

// press handles a key; it returns false to leave.
func (f *film) press(key string) bool {
	f.said = ""
	switch {
	case key == "\x03" || key == "\x04":
		return false
	case f.asking:
		f.word(key)
		return true
	case f.open != momentPage:
		f.open = momentPage
		return key != "q"
	case len(key) == 1 && key[0] >= '0' && key[0] <= '9':
		f.digits += key
		return true
	case key == "q":
		return false
	case key == "?":
		f.open = keysPage
	case key == "l":
		f.open = storyPage
	case key == "/":
		f.asking, f.sought = true, ""
	default:
		f.steer(key)
	}
	f.digits = ""
	return true
}

// steer moves as a key says, or changes the speed.
func (f *film) steer(key string) {
	switch key {
	case " ", "n", "\x1b[C", "\x1b[B":
		f.move(f.at + 1)
	case "b", "\x1b[D", "\x1b[A", "\x7f":
		f.move(f.at - 1)
	case "\x1b[H", "\x1b[1~", "g":
		f.move(0)
	case "\x1b[F", "\x1b[4~", "G":
		f.move(len(f.match.Moments) - 1)
	case "p":
		if f.speed > 0 {
			f.speed = 0
		} else {
			f.speed = 1
		}
	case "+":
		f.speed = max(f.speed*2, 1)
	case "-":
		f.speed /= 2
	case "N":
		f.seek()
	case "\r", "\n":
		if n, err := strconv.Atoi(f.digits); err == nil {
			f.move(n)
		} else {
			f.move(f.at + 1)
		}
	}
}

// word handles a key of the search text.
func (f *film) word(key string) {
	switch key {
	case "\r", "\n":
		f.asking = false
		f.seek()
	case "\x1b":
		f.asking = false
	case "\x7f", "\b":
		if r := []rune(f.sought); len(r) > 0 {
			f.sought = string(r[:len(r)-1])
		}
	default:
		if !strings.HasPrefix(key, "\x1b") && key >= " " {
			f.sought += key
		}
	}
}

// seek goes to the next moment that contains the search text, and after the last to the first.
func (f *film) seek() {
	if f.sought == "" {
		return
	}
	was, words := f.at, strings.ToLower(f.sought)
	for n := 1; n < len(f.match.Moments); n++ {
		f.at = (was + n) % len(f.match.Moments)
		if f.at > 0 && strings.Contains(strings.ToLower(strings.Join(f.story(), "\n")), words) {
			return
		}
	}
	f.at = was
	f.said = fmt.Sprintf("nothing else tells of %q", f.sought)
}

// move goes to a moment, or as near as there is one.
func (f *film) move(to int) { f.at = min(max(to, 0), len(f.match.Moments)-1) }

// fitting returns as much of a story as fits into a number of lines: its beginning and its end.
func fitting(story []string, room int) []string {
	if len(story) > room {
		more := fmt.Sprintf("      … %d lines more: l shows all", len(story)-room+1)
		return append([]string{story[0], more}, story[len(story)-room+2:]...)
	}
	return story
}

// set returns the story broken into lines of the page.
func (f *film) set(story []string) (out []string) {
	width, _ := f.desk.size()
	for _, line := range story {
		if len([]rune(line)) <= width {
			out = append(out, line)
			continue
		}
		body := strings.TrimLeft(line, " ")
		lead := line[:len(line)-len(body)]
		for _, part := range wrapText(body, max(width-len(lead)-2, 20)) {
			out = append(out, lead+part)
			lead = strings.Repeat(" ", len(line)-len(body)+2)
		}
	}
	return out
}

// keyHelp is what can be pressed, in words.
const keyHelp = "space, n, right or down: on; b, left or up: back\n" +
	"a number and Enter: that step; g and G, Home and End: the first and the last\n" +
	"p: play and stop; + and -: faster and slower\n" +
	"/ and words, Enter: the next step that tells of them; N: the next again\n" +
	"l: all that happened in this step\n" +
	"q: leave"

// show draws the page of the moment.
func (f *film) show() {
	fmt.Fprint(f.desk.out, "\x1b[H\x1b[2J"+strings.Join(f.lines(), "\r\n"))
}

// lines returns the page.
func (f *film) lines() []string {
	switch f.open {
	case keysPage:
		return append(strings.Split(keyHelp, "\n"), "", "any key goes back")
	case storyPage:
		return append(f.set(f.story()), "", "any key goes back")
	}
	lines := f.look()
	_, height := f.desk.size()
	lines = append(lines, fitting(f.set(f.story()), max(height-len(lines)-3, 6))...)
	if drift := f.match.Drift; drift != nil && f.at >= drift.Moment {
		lines = append(lines, "Note: "+drift.Say(f.match.Record)+".")
	}
	if f.fault != nil && f.at == len(f.match.Moments)-1 {
		lines = append(lines, "The record does not go on: "+f.fault.Error())
	}
	if f.asking {
		return append(lines, "/"+f.sought)
	}
	foot := fmt.Sprintf("step %d of %d", f.at, len(f.match.Moments)-1)
	if f.speed > 0 {
		foot += fmt.Sprintf(", %g a second", f.speed)
	}
	if f.said != "" {
		foot += ", " + f.said
	}
	return append(lines, foot+"   space on, b back, / look for, ? all keys, q leave  "+f.digits)
}
