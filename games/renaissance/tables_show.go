package renaissance

import (
	"strconv"
	"strings"
)

// mm writes a length in millimetres, without idle decimal places.
func mm(l Length) string {
	text := strconv.Itoa(int(l / 100))
	if part := l % 100; part != 0 {
		text += strings.TrimRight("."+strconv.Itoa(int(part/10))+strconv.Itoa(int(part%10)), "0")
	}
	return text
}
