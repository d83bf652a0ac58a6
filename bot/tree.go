package bot

import (
	"math"
	"reflect"
	"sync"
)

// A tree holds the nodes of one search in memory that is allocated once. A node is a decision as its seat
// sees the position; an edge is one of its candidates, in the order in which the rules list them.
type tree struct {
	slots []int32 // by print: the node, counted from 1
	nodes []node
	edges []edge
}

type node struct {
	print  uint64
	first  int32 // index of its first edge
	width  int32 // how many edges; 0 until grow
	visits int32
}

type edge struct {
	prior  float64
	sum    float64 // sum of the values to the deciding seat
	visits int32
}

const (
	mostNodes = 1 << 15
	mostEdges = 1 << 19
	deepest   = 64 // steps down one path

	// curiosity is how much a choice seldom tried is preferred to one of good value; values are from 0 to 1.
	curiosity = 1.0
)

// treeBytes is what a tree takes.
var treeBytes = 2*mostNodes*sizeOf[int32]() + mostNodes*sizeOf[node]() + mostEdges*sizeOf[edge]()

func sizeOf[T any]() int64 { return int64(reflect.TypeFor[T]().Size()) }

// trees holds unused trees: a bot takes one, of 14 MB, while it thinks.
var trees = sync.Pool{New: func() any { return newTree() }}

func newTree() *tree {
	return &tree{
		slots: make([]int32, 2*mostNodes),
		nodes: make([]node, 0, mostNodes),
		edges: make([]edge, 0, mostEdges),
	}
}

// clear removes all nodes and keeps the memory.
func (t *tree) clear() {
	clear(t.slots)
	t.nodes, t.edges = t.nodes[:0], t.edges[:0]
}

// find returns the node with that hash, making one without edges if there is none, and whether there was one.
// It returns -1 if there is no room.
func (t *tree) find(print uint64) (int32, bool) {
	mask := uint64(len(t.slots) - 1)
	i := print >> 32 & mask
	for ; t.slots[i] != 0; i = (i + 1) & mask {
		if at := t.slots[i] - 1; t.nodes[at].print == print {
			return at, true
		}
	}
	if len(t.nodes) == cap(t.nodes) {
		return -1, false
	}
	t.nodes = append(t.nodes, node{print: print, first: int32(len(t.edges))})
	t.slots[i] = int32(len(t.nodes))
	return int32(len(t.nodes)) - 1, false
}

// width returns the number of edges of a node.
func (t *tree) width(at int32) int { return int(t.nodes[at].width) }

// grow gives a node its edges. If there is no room for them it has none.
func (t *tree) grow(at int32, priors []float64) {
	if len(t.edges)+len(priors) > cap(t.edges) {
		return
	}
	n := &t.nodes[at]
	n.first, n.width = int32(len(t.edges)), int32(len(priors))
	for _, p := range priors {
		t.edges = append(t.edges, edge{prior: p})
	}
}

// pick returns the edge to take next: the best sum of its value so far and a bonus for being tried seldom. An
// edge never tried counts as worth the node's mean.
func (t *tree) pick(at int32) int32 {
	n := &t.nodes[at]
	edges := t.edges[n.first : n.first+n.width]
	sum := 0.0
	for i := range edges {
		sum += edges[i].sum
	}
	whole := 0.5
	if n.visits > 0 {
		whole = sum / float64(n.visits)
	}
	best, most := 0, math.Inf(-1)
	root := math.Sqrt(float64(n.visits + 1))
	for i := range edges {
		e := &edges[i]
		value := whole
		if e.visits > 0 {
			value = e.sum / float64(e.visits)
		}
		value += curiosity * e.prior * root / float64(1+e.visits)
		if value > most {
			best, most = i, value
		}
	}
	return int32(best)
}

// add records the result of taking an edge for the seat that took it.
func (t *tree) add(p taken, value float64) {
	n := &t.nodes[p.node]
	n.visits++
	e := &t.edges[n.first+p.edge]
	e.visits++
	e.sum += value
}
