package command

import (
	"errors"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// verifyCmd checks records.
type verifyCmd struct {
	Files []string `arg:"" name:"file" help:"Records (.wgm)."`
	Pack  string   `placeholder:"DIR" help:"Folder of data files that the matches were played with."`
	JSON  bool     `name:"json" help:"Print one JSON list."`
}

func (*verifyCmd) example() string {
	return "weathergage lab invincible --only 0 | weathergage verify -"
}

// A verifyJSON is one record as verify --json prints it.
type verifyJSON struct {
	File string `json:"file"`
	OK   bool   `json:"ok"`
	*record.Report
}

// Run checks every record. It ends with 1 if one is wrong, and with 2 if one cannot be checked at all, after
// checking all of them.
func (cmd *verifyCmd) Run(d *desk) error {
	list := []verifyJSON{}
	hold := true
	var faults []error
	for _, file := range cmd.Files {
		report, err := verify(d, file, cmd.Pack)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		hold = hold && report.OK()
		if list = append(list, verifyJSON{file, report.OK(), report}); !cmd.JSON {
			printReport(d, file, report)
		}
	}
	if cmd.JSON {
		if err := d.json(list); err != nil {
			return err
		}
	}
	switch {
	case faults != nil:
		return errors.Join(faults...)
	case !hold:
		return errDiffers
	}
	return nil
}

// verify checks one record. A text that is not a valid record is a fault in the report; a file that cannot be
// read is an error.
func verify(d *desk, file, packDir string) (*record.Report, error) {
	rules, rec, err := openRecord(d, file, packDir)
	var fault *engine.TextError
	var own *pack.Error // of the scenario that the record carries, or of --pack
	if errors.As(err, &fault) || errors.As(err, &own) && packDir == "" {
		return &record.Report{Notes: []string{}, Faults: []string{err.Error()}}, nil
	}
	if err != nil {
		return nil, err
	}
	return record.Verify(rules, rec), nil
}

func printReport(d *desk, file string, r *record.Report) {
	for _, fault := range r.Faults {
		fmt.Fprintln(d.out, fault)
	}
	if !r.OK() {
		fmt.Fprintf(d.out, "%s: does not hold\n", file)
		return
	}
	ruled := ""
	if len(r.Sealed) > 0 {
		ruled = " so far; still sealed: " + strings.Join(r.Sealed, ", ")
	}
	switch {
	case r.Rulings == 1:
		ruled += ", with 1 ruling of the umpire"
	case r.Rulings > 1:
		ruled += fmt.Sprintf(", with %d rulings of the umpire", r.Rulings)
	}
	fmt.Fprintf(d.out, "%s: holds%s; choices replayed: %d, checks that agree: %d, positions that agree: %d\n",
		file, ruled, r.Choices, r.Checks, r.Positions)
	fmt.Fprintf(d.out, "  dice: %d of the house, %d typed, %d spent on choices taken back\n", r.House, r.Typed, r.Spent)
	if r.Corrected > 0 {
		fmt.Fprintf(d.out, "  corrections of the umpire: %d\n", r.Corrected)
	}
	if r.Opened > 0 {
		fmt.Fprintf(d.out, "  seals opened: %d, and the choices are those that were sealed\n", r.Opened)
	}
	if r.Dice {
		fmt.Fprintln(d.out, "  every throw of the house is the one it was bound to make")
	}
	if r.Result != "" {
		fmt.Fprintf(d.out, "  result: %s\n", r.Result)
	}
	for _, note := range r.Notes {
		fmt.Fprintf(d.out, "  note: %s\n", note)
	}
}
