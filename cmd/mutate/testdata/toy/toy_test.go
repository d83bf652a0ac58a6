package toy

import "testing"

func TestExamples(t *testing.T) {
	if !Bears(45) || Bears(46) || Reach(1, 0) != 300 {
		t.Error("a gun bears within 45 degrees and carries 300 mm")
	}
}
