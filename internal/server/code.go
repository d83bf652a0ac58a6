package server

import (
	"fmt"
	"net/http"
	"strings"

	"rsc.io/qr"
)

// quiet is the white border that a reader of QR codes needs, in modules.
const quiet = 4

// code draws the invitation link to a seat as a QR code, for the phone of somebody in the same room. It uses
// the server's public address or, if there is none, the one of the request.
func (s *Server) code(w http.ResponseWriter, r *http.Request, _ *chair) error {
	base := s.publicURL
	if base == "" {
		base = "http://" + r.Host
	}
	drawn, err := qr.Encode(base+"/m/"+r.PathValue("token")+"#sit", qr.M)
	if err != nil {
		return refuse(http.StatusBadRequest, "This link is too long for a QR code.")
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "no-store")
	_, err = w.Write([]byte(codeSVG(drawn)))
	return ignoreGone(err)
}

// codeSVG draws a QR code, a unit for each module, black on white by day and by night.
func codeSVG(c *qr.Code) string {
	var b strings.Builder
	size := c.Size + 2*quiet
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">`, size, size)
	fmt.Fprintf(&b, `<path fill="#fff" d="M0 0h%dv%dH0z"/><path d="`, size, size)
	for y := range c.Size {
		for x := range c.Size {
			if c.Black(x, y) {
				fmt.Fprintf(&b, "M%d %dh1v1h-1z", x+quiet, y+quiet)
			}
		}
	}
	b.WriteString(`"/></svg>`)
	return b.String()
}
