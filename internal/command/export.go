package command

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/external"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// exportCmd writes the decisions of matches for programs that learn from them.
type exportCmd struct {
	Files []string `arg:"" name:"file" help:"Records (.wgm)."`
	As    string   `enum:"jsonl" default:"jsonl" placeholder:"FORM" help:"How they are written: jsonl, one JSON object on a line."`
	Pack  string   `placeholder:"DIR" help:"Folder of data files that the matches were played with."`
}

func (*exportCmd) Help() string {
	return "Each decision of a match has a line: what the seat saw, as a bot of your own is asked it (docs/bots.md), with " +
		"the match, the step, who chose, the choice, and the result: 1 if the seat won, 0.5 for a draw, 0 if it lost, null if the record does not " +
		"come to an end. There is nothing in it that the seat could not know, but the result. Choices that were taken back are left out."
}

func (*exportCmd) example() string {
	return "weathergage lab invincible --only 0 > armada.wgm && weathergage export armada.wgm --as jsonl > armada.jsonl"
}

// A decided is a decision of a match, as it is exported.
type decided struct {
	Match string `json:"match"`
	Step  int    `json:"step"` // as replay counts them
	By    string `json:"by"`   // the bot, or "person"
	*external.Question
	Choice string   `json:"choice"`
	Result *float64 `json:"result"`
}

// Run writes the decisions of all records.
func (cmd *exportCmd) Run(d *desk) error {
	for _, file := range cmd.Files {
		if err := cmd.export(d, file); err != nil {
			return err
		}
	}
	return nil
}

// export writes the decisions of one record.
func (cmd *exportCmd) export(d *desk, file string) error {
	rules, rec, err := openRecord(d, file, cmd.Pack)
	if err != nil {
		return err
	}
	replayed, fault := record.Replay(rules, rec)
	if fault != nil {
		return fault
	}
	if drift := replayed.Drift; drift != nil {
		return fmt.Errorf("%s: %s: only what is played under the rules as they are now can be exported", file, drift.Say(rec))
	}
	seen := rules.Blank()
	replayed.Decisions(func(n int, s engine.State, asked engine.Decision, c engine.Choice) {
		if err != nil {
			return
		}
		seen.CopyFrom(s)
		seen.Redact(asked.Seat)
		line := decided{
			Match: rec.Match, Step: n, By: "person", Question: external.Ask(rules, seen, asked),
			Choice: string(engine.FormatChoice(nil, rules.Info(), rules.Words(), c)), Result: resultFor(rec, asked.Seat),
		}
		if seat := rec.Seats[asked.Seat]; seat.Bot {
			line.By = seat.Who
		}
		var text []byte
		if text, err = pack.JSON(line); err == nil {
			_, err = d.out.Write(append(text, '\n'))
		}
	})
	return err
}

// resultFor returns what the end of a match is worth to a seat; nil if the record has no end.
func resultFor(rec *record.Record, seat engine.Seat) *float64 {
	if rec.Result == nil {
		return nil
	}
	worth := 0.0
	switch rec.Result.Winner {
	case "":
		worth = 0.5
	case rec.Seats[seat].Name:
		worth = 1
	}
	return &worth
}
