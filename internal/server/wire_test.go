package server

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestWire holds the shapes of wire.go against those of the client, field by
// field.
func TestWire(t *testing.T) {
	text, err := os.ReadFile("../web/types.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	client := shapes(string(text))
	for name, shape := range map[string]any{
		"GameInfo": gameInfo{}, "NewMatch": newMatch{}, "Made": made{}, "Board": board{}, "Space": space{}, "Stat": stat{},
		"Piece": piece{}, "Mast": mast{}, "Moved": moved{}, "Mark": mark{}, "Chart": chart{}, "Row": row{}, "Good": good{}, "Scene": scene{}, "Span": span{}, "Option": option{}, "Ask": ask{}, "PlanPart": planPart{}, "Again": again{}, "Order": order{}, "Offer": offer{},
		"Throw": throw{}, "Line": line{}, "Need": need{}, "Ending": ending{}, "Message": message{}, "View": view{}, "Mate": mateView{}, "Table": table{},
		"NewInvitation": newInvitation{}, "Invited": invited{}, "Invitation": invitation{}, "Takes": takes{}, "Withdraws": withdraws{}, "Watchable": watchable{}, "Hall": hallView{},
		"OwnerErrand": ownerErrand{}, "OwnerView": ownerView{}, "ClubLine": clubLine{}, "ClubList": clubList{}, "ClubView": clubView{}, "ClubMember": memberView{}, "TournamentLine": tournamentLine{}, "NewTournament": newTournament{},
		"TournamentView": tournamentView{}, "TournamentPlayer": playerView{}, "TournamentMatch": roundMatch{}, "TournamentRow": tournamentRow{},
		"ClubForm": clubForm{}, "Joins": joins{}, "MemberForm": memberForm{}, "TournamentErrand": tournamentErrand{},
		"OddsTable": oddsTable{}, "OddsSum": oddsSum{}, "OddsPart": oddsPart{}, "Way": way{}, "Course": course{}, "Sheet": sheet{}, "Moves": moves{}, "TableMove": tableMove{}, "BookCase": bookCase{}, "Proof": proof{}, "Summary": summary{}, "LabRun": labRun{},
		"Shelved": shelved{}, "Tree": studyTree{}, "TreeNode": treeNode{}, "Lesson": lessonView{}, "LessonInfo": lessonInfo{}, "NewNotice": newNotice{}, "DroppedNotice": droppedNotice{}, "Notice": noticeView{}, "NoticeList": noticeList{}, "Yard": yard{}, "Part": part{}, "Draft": draft{}, "DraftFault": draftFault{},
		"Errand": errand{}, "Me": me{}, "Person": personView{}, "Passkey": passkeyView{}, "Device": deviceView{}, "HeldSeat": seatView{}, "Pass": passView{}, "HandedSeat": handView{}, "CodeList": codeList{}, "SeatLink": linkView{},
		"TimeTerms": timeTerms{}, "TimeLeft": timeLeft{}, "Holidays": holidayView{}, "Punctual": punctualView{}, "Opponent": opponentView{}, "Preferences": preferencesView{}, "Habits": habitsView{}, "LeftOrders": ordersView{}, "Rating": ratingView{}, "RatedGame": ratedGame{}, "RatedPast": ratedPast{}, "Rated": ratedView{}, "RatedSeat": ratedSeatView{},
	} {
		want, known := client[name]
		if !known {
			t.Errorf("types.d.ts has no %s", name)
			continue
		}
		delete(client, name)
		if got := fields(shape); !slices.Equal(got, want) {
			t.Errorf("%s is %v here and %v in types.d.ts", name, got, want)
		}
	}
	for name := range client {
		t.Errorf("types.d.ts has %s, which is not held against anything", name)
	}
}

// fields are the names of a shape's exported fields in JSON, those of shapes within it
// with it, sorted.
func fields(shape any) []string {
	var out []string
	typ := reflect.TypeOf(shape)
	for i := range typ.NumField() {
		f := typ.Field(i)
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); f.Anonymous {
			out = append(out, fields(reflect.New(f.Type).Elem().Interface())...)
		} else if f.IsExported() {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

var (
	comments   = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*`)
	interfaces = regexp.MustCompile(`export interface (\w+)(?: extends (\w+))? \{`)
	fieldName  = regexp.MustCompile(`(\w+)\??:`)
)

// shapes are the fields of each interface of a file of types, sorted. Braces
// within one are of shapes that have no name; their fields are not its own.
func shapes(text string) map[string][]string {
	text = comments.ReplaceAllString(text, "")
	out := map[string][]string{}
	for _, at := range interfaces.FindAllStringSubmatchIndex(text, -1) {
		name, depth, own := text[at[2]:at[3]], 1, ""
		for _, r := range text[at[1]:] {
			switch r {
			case '{':
				depth++
			case '}':
				depth--
			}
			if depth == 0 {
				break
			}
			if depth == 1 {
				own += string(r)
			}
		}
		var names []string
		if at[4] >= 0 {
			names = slices.Clone(out[text[at[4]:at[5]]]) // which stands before it
		}
		for _, m := range fieldName.FindAllStringSubmatch(own, -1) {
			names = append(names, m[1])
		}
		slices.Sort(names)
		out[name] = names
	}
	return out
}
