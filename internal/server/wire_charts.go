package server

type chart struct {
	Key     string   `json:"key"`
	Title   string   `json:"title"`
	Kind    string   `json:"kind"`
	Side    int      `json:"side"`
	Columns []string `json:"columns"`
	Rows    []row    `json:"rows"`
}

type row struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Cells      []string `json:"cells"`
	Note       string   `json:"note"`
	Gone       bool     `json:"gone"`
	Silhouette string   `json:"silhouette"`
	Line       bool     `json:"line"`
	Goods      []good   `json:"goods"`
}

type good struct {
	ID         string `json:"id"`
	Column     int    `json:"column"`
	Name       string `json:"name"`
	Silhouette string `json:"silhouette"`
	Value      int32  `json:"value"`
	Note       string `json:"note"`
}
