package store_test

import (
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// TestQueueCountsJobs holds that jobs are counted by kind, and that the oldest of those due is found.
func TestQueueCountsJobs(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		due := time.Now().Add(-90 * time.Second).Truncate(time.Millisecond).UTC()
		for _, j := range []store.Job{
			{Kind: store.Away, ID: "a", At: due.Add(time.Minute)}, {Kind: store.Away, ID: "b", At: due},
			{Kind: store.Away, ID: "c", At: due.Add(time.Hour)}, {Kind: store.LabRun, ID: "d", At: due.Add(time.Hour)},
		} {
			must(t, s.Ask(t.Context(), j))
		}
		all, err := s.Queue(t.Context())
		must(t, err)
		found := map[store.JobKind]store.Queued{}
		for _, q := range all {
			found[q.Kind] = q
		}
		if want := (store.Queued{Kind: store.Away, Due: 2, Later: 1, Oldest: due}); found[store.Away] != want {
			t.Errorf("expected %+v, found %+v", want, found[store.Away])
		}
		if want := (store.Queued{Kind: store.LabRun, Later: 1}); found[store.LabRun] != want {
			t.Errorf("expected %+v, found %+v", want, found[store.LabRun])
		}
		if want := (store.Queued{Kind: store.News}); found[store.News] != want {
			t.Errorf("expected %+v, found %+v", want, found[store.News])
		}
	})
}
