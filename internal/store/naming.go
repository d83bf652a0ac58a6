package store

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
)

// within returns a LIKE pattern for texts that contain these words; its escapes begin with a backslash.
func within(words string) string {
	return "%" + strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(words) + "%"
}

func (b *base) Naming(ctx context.Context, person, name string) (ids []string, err error) {
	err = b.all(ctx, func(r rows) error {
		var id string
		err := r.Scan(&id)
		ids = append(ids, id)
		return err
	}, `SELECT match FROM seats WHERE person = $1 UNION SELECT match FROM mates WHERE person = $1
		UNION SELECT id FROM matches WHERE header LIKE $2 ESCAPE '\'
		UNION SELECT match FROM entries WHERE substr(body, 1, 4) = 'sit ' AND body LIKE $3 ESCAPE '\'
		UNION SELECT match FROM entries WHERE substr(body, 1, 9) = 'ask hand ' AND (body LIKE $3 ESCAPE '\' OR body LIKE $4 ESCAPE '\')
		ORDER BY 1`, person, within(`person "`+name+`"`), within(name), within(person))
	return ids, err
}

func (b *base) Rewrite(ctx context.Context, match, header string, bodies map[int]string) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `UPDATE matches SET header = $2 WHERE id = $1`, match, header)
		for _, n := range slices.Sorted(maps.Keys(bodies)) {
			if err == nil {
				_, err = t.exec(ctx, `UPDATE entries SET body = $3 WHERE match = $1 AND n = $2`, match, int64(n), bodies[n])
			}
		}
		return errors.Join(err, t.tell(ctx, AnewIs+match))
	})
}
