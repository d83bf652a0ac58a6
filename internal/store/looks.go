package store

import "context"

// A seenName is a row with a name and its looks.
type seenName struct{ key, name, looks string }

// seenNames returns the rows of a query for a key, a name and looks, the oldest first.
func (b *base) seenNames(ctx context.Context, query string) (out []seenName, err error) {
	err = b.all(ctx, func(r rows) error {
		var one seenName
		err := r.Scan(&one.key, &one.name, &one.looks)
		out = append(out, one)
		return err
	}, query)
	return out, err
}

func (b *base) Relook(ctx context.Context, looks func(name string) string) (stay []string, err error) {
	for _, of := range []struct{ all, update string }{
		{`SELECT id, name, looks FROM people ORDER BY created, id`, `UPDATE people SET looks = $2 WHERE id = $1`},
		{`SELECT id, name, looks FROM clubs ORDER BY created, id`, `UPDATE clubs SET looks = $2 WHERE id = $1`},
		{`SELECT looks, name, looks FROM blocked ORDER BY looks`, `UPDATE blocked SET looks = $2 WHERE looks = $1`},
	} {
		all, err := b.seenNames(ctx, of.all)
		if err != nil {
			return nil, err
		}
		taken := map[string]bool{}
		for _, one := range all {
			taken[one.looks] = true
		}
		for _, one := range all {
			now := looks(one.name)
			switch {
			case now == one.looks:
				continue
			case taken[now]:
				stay = append(stay, one.name)
				continue
			}
			if err := b.changeOne(ctx, of.update, one.key, now); err != nil {
				return stay, err
			}
			taken[now] = true
		}
	}
	return stay, nil
}
