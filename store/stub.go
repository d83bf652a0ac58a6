package store

import (
	"context"
	"errors"
)

func openPostgres(context.Context, string) (Store, error) { return nil, errors.ErrUnsupported }
func openSQLite(context.Context, string) (Store, error)   { return nil, errors.ErrUnsupported }
