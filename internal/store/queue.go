package store

import (
	"context"
	"fmt"
	"slices"
	"time"
)

// jobKinds are all kinds of jobs.
var jobKinds = []JobKind{BotTurn, Reminder, News, Heard, Round, Away, LabRun}

// A Queued says how many jobs of one kind the queue holds. Those done are not counted.
type Queued struct {
	Kind    JobKind
	Due     int64     // may begin now
	Later   int64     // may not begin yet
	Running int64     // have begun
	GivenUp int64     // failed too often; kept for a week
	Oldest  time.Time // since when the oldest of those due may begin; zero if none is due
}

// Queue returns what the queue holds of each kind.
func (b *base) Queue(ctx context.Context) ([]Queued, error) {
	out := make([]Queued, len(jobKinds))
	for i, kind := range jobKinds {
		out[i].Kind = kind
	}
	from := b.milliseconds("scheduled_at")
	err := b.all(ctx, func(r rows) error {
		var kind, state string
		var n, since int64
		if err := r.Scan(&kind, &state, &n, &since); err != nil {
			return err
		}
		if i := slices.Index(jobKinds, JobKind(kind)); i >= 0 {
			out[i].add(state, n, since)
		}
		return nil
	}, fmt.Sprintf(`SELECT kind, CASE WHEN state = 'running' THEN 'running' WHEN state = 'discarded' THEN 'given up'
			WHEN %s <= $1 THEN 'due' ELSE 'later' END AS place, count(*), min(%[1]s)
		FROM river_job WHERE state IN ('available', 'retryable', 'scheduled', 'running', 'discarded') GROUP BY kind, place`, from),
		milli(time.Now()))
	return out, err
}

func (q *Queued) add(place string, n, since int64) {
	switch place {
	case "running":
		q.Running = n
	case "given up":
		q.GivenUp = n
	case "due":
		q.Due, q.Oldest = n, fromMilli(since)
	default:
		q.Later = n
	}
}
