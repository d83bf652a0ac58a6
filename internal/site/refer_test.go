package site

import "testing"

// TestRefer holds that rulings that are there are linked to, outside program text and links.
func TestRefer(t *testing.T) {
	known := map[string]bool{"R1": true, "R14": true}
	for in, want := range map[string]string{
		"<p>as in R14 (R1), not R2.</p>":               `<p>as in <a href="r.html#R14">R14</a> (<a href="r.html#R1">R1</a>), not R2.</p>`,
		"<p><code>R1</code> <a href=\"x\">R1</a>, R1x": "<p><code>R1</code> <a href=\"x\">R1</a>, R1x",
		"a &lt; R1": `a &lt; <a href="r.html#R1">R1</a>`,
	} {
		if got := refer(in, "r.html", known); got != want {
			t.Errorf("%s became %s, want %s", in, got, want)
		}
	}
}
