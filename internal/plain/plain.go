// Package plain reads text as editors and mail produce it: in UTF-16, with other line ends, quoted in a
// reply, between other lines. Lines keep their numbers, so that errors name those of the file.
package plain

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"unicode/utf16"
)

// Text returns a text in UTF-8 without a byte order mark, with \n instead of \r\n. A text that is neither
// UTF-8 nor marked as UTF-16 is returned unchanged.
func Text(raw []byte) []byte {
	switch {
	case bytes.HasPrefix(raw, []byte("\xff\xfe")):
		raw = wide(raw[2:], binary.LittleEndian)
	case bytes.HasPrefix(raw, []byte("\xfe\xff")):
		raw = wide(raw[2:], binary.BigEndian)
	}
	raw = bytes.TrimPrefix(raw, []byte("\xef\xbb\xbf"))
	return bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
}

// wide decodes UTF-16.
func wide(raw []byte, order binary.ByteOrder) []byte {
	units := make([]uint16, len(raw)/2)
	for i := range units {
		units[i] = order.Uint16(raw[2*i:])
	}
	return []byte(string(utf16.Decode(units)))
}

// Body returns Text of a record or a position that may be inside a mail. Its first line begins with title;
// the lines before it become empty. Marks of a reply before the title, such as "> ", are removed from every
// line, and the body ends before the first line without them, and before a signature ("-- "). Blanks at the
// ends of lines are removed. A text without such a title is returned as Text returns it.
func Body(raw []byte, title string) []byte {
	text := Text(raw)
	if bytes.HasPrefix(text, []byte(title)) && !bytes.Contains(text, []byte(" \n")) && !bytes.Contains(text, []byte("\n-- \n")) {
		return text
	}
	lines := strings.Split(string(text), "\n")
	first, marks := find(lines, title)
	if first < 0 {
		return text
	}
	clear(lines[:first])
	for i := first; i < len(lines); i++ {
		line, quoted := strings.CutPrefix(lines[i], marks)
		if !quoted {
			line, quoted = strings.CutPrefix(lines[i], strings.TrimRight(marks, " "))
		}
		if !quoted && strings.TrimSpace(line) != "" || strings.TrimRight(line, " ") == "--" {
			clear(lines[i:])
			break
		}
		lines[i] = strings.TrimRight(line, " \t")
	}
	return []byte(strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n")
}

// find returns the first line that begins with a title, after marks of replies, and those marks; -1 without one.
func find(lines []string, title string) (first int, marks string) {
	for i, line := range lines {
		bare := strings.TrimLeft(line, "> \t")
		if strings.HasPrefix(bare, title) {
			return i, line[:len(line)-len(bare)]
		}
	}
	return -1, ""
}

// Hint returns what to change in a line of a file with an error, as the end of a sentence; "" if it has no
// character that a word processor has substituted for a plain one.
func Hint(line string) string {
	for _, r := range line {
		switch r {
		case '“', '”', '„', '‟', '«', '»':
			return fmt.Sprintf(`; the line has the curly quote %c: type a straight one (")`, r)
		case '‘', '’', '‚':
			return fmt.Sprintf("; the line has the curly quote %c: type a straight one (')", r)
		case '\u00a0', '\u202f', '\u2007':
			return "; the line has a no-break space: type a plain one"
		case '–', '—', '−':
			return fmt.Sprintf("; the line has the dash %c: type a hyphen (-)", r)
		}
	}
	return ""
}

// HintAt is Hint for a line of a text, counted from 1.
func HintAt(text []byte, line int) string {
	for n := 1; n < line; n++ {
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	text, _, _ = bytes.Cut(text, []byte("\n"))
	return Hint(string(text))
}
