package server

import (
	"cmp"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// sharedLepanto returns a battle whose first side is shared: Drake leads its 1st squadron, Hawkins its 2nd.
func (s *site) sharedLepanto() (m made, drake, hawkins string) {
	s.Helper()
	m = s.begin("renaissance", "lepanto", "me", "me")
	return m, s.gives(*m.Seats[0], "Drake", "squadron-1"), s.gives(*m.Seats[0], "Hawkins", "squadron-2")
}

// gives makes the link of a new team-mate.
func (s *site) gives(token, name string, commands ...string) string {
	s.Helper()
	out := s.post(token, "team", move{What: "give", Text: name, To: commands})
	if len(out.Token) != tokenLength || out.Text != "" {
		s.Fatalf("%s is given %+v", name, out)
	}
	return out.Token
}

// refused returns what a post is refused with.
func (s *site) refused(token, what string, m move) (int, string) {
	s.Helper()
	var why refusal
	code := s.ask("POST", "/api/m/"+token+"/"+what, m, &why)
	return code, why.Text
}

// orderFor returns the first order with all its numbers that may be written for a ship.
func orderFor(t *testing.T, v *view, ship string) string {
	t.Helper()
	for _, a := range v.Asks {
		if a.About != ship {
			continue
		}
		for _, o := range a.Options {
			if o.Verb != "pass" {
				return withNumbers(o)
			}
		}
	}
	t.Fatalf("nothing is asked about %s", ship)
	return ""
}

func wroteAbout(v *view, ship string) bool {
	return slices.ContainsFunc(v.Written, func(w written) bool { return w.About == ship })
}

// TestATeamPlaysOneSide: each team-mate sees what his side sees, plots his own squadron and nothing else; all
// else is the commander's. The opponent is sent the same bytes as if there were no team.
func TestATeamPlaysOneSide(t *testing.T) {
	s := openSite(t)
	alone := s.begin("renaissance", "lepanto", "me", "me")
	m, drake, hawkins := s.sharedLepanto()
	_, there := s.text("/api/m/" + *m.Seats[1])
	_, watched := s.text("/api/m/" + m.Watch)
	lines, leave := s.stream("/api/m/" + drake + "/events?at=0") // he is here
	defer leave()
	lines.Scan()
	commander := s.table(*m.Seats[0])
	at := s.table(drake)
	if at.Mate != 1 || commander.Mate != 0 || at.View.Seat != 0 || len(at.View.Asks) != len(commander.View.Asks) || at.Watching {
		t.Errorf("Drake's table is team-mate %d of seat %d with %d questions, of %d", at.Mate, at.View.Seat, len(at.View.Asks), len(commander.View.Asks))
	}
	if team := commander.View.Team; len(team) != 2 || team[1].Name != "Hawkins" || !slices.Equal(team[1].Commands, []string{"squadron-2"}) {
		t.Errorf("the team is %+v", team)
	}
	if len(commander.View.Commands) != 2 || commander.View.Commands[0] != (commandView{"squadron-1", "the 1st squadron"}) {
		t.Errorf("the commands are %+v", commander.View.Commands)
	}
	now := at.View
	for name, tt := range map[string]struct{ token, what, choice, why string }{
		"another's ship": {drake, "play", orderFor(t, now, "capitana"), "Hawkins leads the 2nd squadron: you lead the 1st squadron."},
		"the seal":       {hawkins, "play", "A seal", "That is for the commander of your side to decide: you lead the 2nd squadron."},
	} {
		if code, why := s.refused(tt.token, tt.what, move{At: now.At, Choices: []string{tt.choice}}); code != http.StatusConflict || why != tt.why {
			t.Errorf("%s: %d %q", name, code, why)
		}
	}
	if code, why := s.refused(drake, "play", move{At: now.At, Anew: "capitana"}); code != http.StatusConflict || !strings.HasPrefix(why, "Hawkins leads the 2nd squadron") {
		t.Errorf("to drop another's orders: %d %q", code, why)
	}
	for _, b := range bodied {
		of, is := strings.CutPrefix(b.route, "POST /api/m/{token}/")
		if !is || slices.Contains(matesMay, b.route) {
			continue
		}
		if code, why := s.refused(drake, of, move{At: now.At, Agree: true, Offer: true, Text: "Drake"}); code != http.StatusForbidden || why != errCommander.Error() {
			t.Errorf("%s is answered with %d %q", b.route, code, why)
		}
	}
	// both plot at once, on the view that both have
	for token, ship := range map[string]string{drake: "lanterna", hawkins: "capitana"} {
		if out := s.post(token, "play", move{At: now.At, Choices: []string{orderFor(t, now, ship)}}); out.Played != 1 || out.Stale {
			t.Errorf("%s: %+v", ship, out)
		}
	}
	if out := s.post(drake, "copy", move{At: s.table(drake).View.At, On: "lanterna", To: []string{"fortuna", "christ"}}); !strings.Contains(out.Text, "Hawkins leads the 2nd squadron") {
		t.Errorf("copied to a ship of each squadron: %+v", out)
	}
	v := s.table(*m.Seats[0]).View
	if !wroteAbout(v, "lanterna") || !wroteAbout(v, "capitana") || !wroteAbout(v, "fortuna") || wroteAbout(v, "christ") {
		t.Errorf("written are %+v", v.Written)
	}
	if !slices.ContainsFunc(v.Lines, func(l line) bool { return l.By == "Hawkins" }) {
		t.Error("no line is by Hawkins")
	}
	if _, after := s.text("/api/m/" + *m.Seats[1]); after != there {
		t.Errorf("the opponent is sent\n%s\nand was sent\n%s", after, there)
	}
	if _, after := s.text("/api/m/" + m.Watch); after != watched {
		t.Error("those who watch are sent something else")
	}
	s.table(*alone.Seats[0]) // both are here too
	s.table(*alone.Seats[1])
	if _, other := s.text("/api/m/" + *alone.Seats[1] + "/view?at=0"); len(other) != len(s.viewOf(*m.Seats[1])) {
		t.Errorf("without a team the opponent is sent %d bytes, with one %d", len(other), len(s.viewOf(*m.Seats[1])))
	}
	s.posts(*m.Seats[0], "A seal")
	s.posts(*m.Seats[1], "B seal")
	if v := s.table(drake).View; len(v.Asks) == 0 || wroteAbout(v, "lanterna") {
		t.Errorf("in the next move Drake is asked %d questions", len(v.Asks))
	}
	s.post(*m.Seats[0], "concede", move{})
	if code, why := s.refused(drake, "play", move{At: s.table(drake).View.At, Choices: []string{"A seal"}}); code != http.StatusConflict || !strings.Contains(why, "over") {
		t.Errorf("after the end: %d %q", code, why)
	}
	if code, why := s.refused(*m.Seats[0], "team", move{What: "give", Text: "Howard", To: []string{"squadron-1"}}); code != http.StatusConflict || why != "A side is shared while the match is played." {
		t.Errorf("shared after the end: %d %q", code, why)
	}
}

// TestATeamPlansACampaign: each kind of squadrons and the mission have their leaders, who plan on one page each;
// the opponent and those who watch are sent the same bytes as without a team.
func TestATeamPlansACampaign(t *testing.T) {
	s := openSite(t)
	m := s.begin("fury", "campaign", "me", "me")
	commander, spanish := *m.Seats[0], *m.Seats[1]
	for v := s.table(commander).View; len(v.Asks) == 0 || v.Asks[0].Options[0].Verb != "scout-with"; v = s.table(commander).View {
		s.playEither(commander, spanish)
	}
	before := s.table(commander).View
	kinds := slices.SortedStableFunc(slices.Values(before.Asks[0].Options), func(a, b option) int {
		return cmp.Compare(most(b), most(a)) // first the one of which most stay at home when one goes
	})
	if kinds[0].Command != kinds[0].On || kinds[1].Command == kinds[0].Command {
		t.Fatalf("the first two kinds are under %q and %q", kinds[0].Command, kinds[1].Command)
	}
	_, there := s.text("/api/m/" + spanish)
	_, watched := s.text("/api/m/" + m.Watch)
	vere, sidney := s.gives(commander, "Vere", kinds[0].Command, "mission"), s.gives(commander, "Sidney", kinds[1].Command)
	now := s.table(vere).View
	own := func(i int) string { return withNumbers(kinds[i]) }
	for name, tt := range map[string]struct{ token, choice, why string }{
		"another's squadrons": {vere, own(1), "Sidney leads the "},
		"the seal":            {sidney, "A pass", "That is for the commander of your side to decide: you lead the "},
	} {
		if code, why := s.refused(tt.token, "play", move{At: now.At, Choices: []string{tt.choice}}); code != http.StatusConflict || !strings.HasPrefix(why, tt.why) {
			t.Errorf("%s: %d %q", name, code, why)
		}
	}
	for i, token := range []string{vere, sidney} { // both on the page that both have
		if out := s.post(token, "play", move{At: now.At, Choices: []string{own(i)}}); out.Played != 1 || out.Stale {
			t.Errorf("team-mate %d: %+v", i+1, out)
		}
	}
	if code, why := s.refused(vere, "back", move{At: s.table(vere).View.At}); code != http.StatusConflict || !strings.HasPrefix(why, "Sidney leads the ") {
		t.Errorf("Vere takes back what Sidney chose: %d %q", code, why)
	}
	if back := s.table(sidney).View.Back; !back.Free || back.Command != kinds[1].Command {
		t.Errorf("Sidney may take back %+v", back)
	}
	if v := s.post(sidney, "back", move{At: s.table(sidney).View.At}).View; v.Back.Command != kinds[0].Command {
		t.Errorf("then the last choice is of %q", v.Back.Command)
	}
	if _, after := s.text("/api/m/" + spanish); after != there {
		t.Errorf("the opponent is sent\n%s\nand was sent\n%s", after, there)
	}
	if _, after := s.text("/api/m/" + m.Watch); after != watched {
		t.Error("those who watch are sent something else")
	}
	s.posts(commander, "A pass")
	s.posts(spanish, "B pass")
	s.plans(vere, commander)
	if _, text := s.text("/api/m/" + spanish); strings.Contains(text, "Vere") || strings.Contains(text, "Sidney") {
		t.Error("the opponent reads a team-mate's name")
	}
}

// most returns the greatest number that an option may take, 0 if it takes none.
func most(o option) float64 {
	if len(o.Spans) == 0 {
		return 0
	}
	return o.Spans[0].Max
}

// plans has the mission planned by the team-mate who has it, and sealed by the commander.
func (s *site) plans(mate, commander string) {
	s.Helper()
	for range 20 {
		v := s.table(mate).View
		i := slices.IndexFunc(v.Asks[0].Options, func(o option) bool { return o.Command == "mission" })
		if i < 0 {
			break
		}
		s.posts(mate, v.Asks[0].Options[i].Choice)
	}
	v := s.table(mate).View
	i := slices.IndexFunc(v.Asks[0].Options, func(o option) bool { return o.Command == v.Team[0].Commands[1] })
	if i < 0 {
		s.Fatalf("the leader of %v takes nobody on the mission", v.Team[0].Commands)
	}
	s.posts(mate, withNumbers(v.Asks[0].Options[i]))
	if lines := s.table(commander).View.Lines; !slices.ContainsFunc(lines, func(l line) bool { return l.By == v.Team[0].Name }) {
		s.Error("no line is by him")
	}
	s.posts(commander, "A pass")
}

// viewOf returns what a seat's page is sent.
func (s *site) viewOf(token string) string {
	s.Helper()
	_, text := s.text("/api/m/" + token + "/view?at=0")
	return text
}

// TestALinkIsTakenBack: its stream ends and it opens nothing any more, before and after a restart; a new link
// puts out the old.
func TestALinkIsTakenBack(t *testing.T) {
	file := filepath.Join(t.TempDir(), "matches.db")
	s, closes := openKept(t, file)
	m, drake, hawkins := s.sharedLepanto()
	commander := *m.Seats[0]
	lines, leave := s.stream("/api/m/" + drake + "/events?at=0")
	defer leave()
	for lines.Scan() && !strings.HasPrefix(lines.Text(), "data: ") {
	}
	s.post(commander, "team", move{What: "take", Number: 1})
	for lines.Scan() { // until it ends
	}
	if lines.Err() != nil {
		t.Errorf("the stream ends with %v", lines.Err())
	}
	fresh := s.post(commander, "team", move{What: "link", Number: 2}).Token
	again := func(when string) {
		t.Helper()
		for _, token := range []string{drake, hawkins} {
			if code := s.ask("GET", "/api/m/"+token, nil, nil); code != http.StatusNotFound {
				t.Errorf("%s a link that was taken back is answered with %d", when, code)
			}
		}
		if at := s.table(fresh); at.Mate != 2 || len(at.View.Team) != 1 {
			t.Errorf("%s the new link is team-mate %d's, of %+v", when, at.Mate, at.View.Team)
		}
	}
	again("at once")
	if code, why := s.refused(commander, "team", move{What: "take", Number: 1}); code != http.StatusConflict || !strings.HasPrefix(why, "This team-mate has no part") {
		t.Errorf("taken back twice: %d %q", code, why)
	}
	now := s.table(fresh).View
	if out := s.post(fresh, "play", move{At: now.At, Choices: []string{orderFor(t, now, "capitana")}}); out.Played != 1 {
		t.Errorf("played with the new link: %+v", out)
	}
	s.as("", "/api/m/"+commander+"/view?hidden=1") // nobody is here, as after the restart
	_, was := s.text("/api/m/" + fresh)
	closes()
	s, closes = openKept(t, file)
	defer closes()
	if _, now := s.text("/api/m/" + fresh); now != was {
		t.Errorf("after the restart Hawkins is sent\n%s\nand was sent\n%s", now, was)
	}
	again("after the restart")
	s.post(commander, "team", move{What: "give", Number: 2, To: []string{"squadron-1"}})
	now = s.table(fresh).View
	if out := s.post(fresh, "play", move{At: now.At, Choices: []string{orderFor(t, now, "lanterna")}}); out.Played != 1 {
		t.Errorf("what was given anew: %+v", out)
	}
}

// TestWhatATeamIsRefused: each says why.
func TestWhatATeamIsRefused(t *testing.T) {
	s := openSite(t)
	m := s.begin("renaissance", "lepanto", "me", "me")
	duel := s.begin("duel", "fog", "me", "me")
	study := s.study(*m.Seats[0], 0)
	give := move{What: "give", Text: "Drake", To: []string{"squadron-1"}}
	unnamed, idle, unknown, long := give, give, give, give
	unnamed.Text, idle.To, unknown.To, long.Text = " ", nil, []string{"mehmed-suluk"}, strings.Repeat("D", 41)
	for name, tt := range map[string]struct {
		token string
		move  move
		code  int
		why   string
	}{
		"a watcher":           {m.Watch, give, http.StatusForbidden, "Watchers cannot act."},
		"a game without":      {*duel.Seats[0], give, http.StatusConflict, "In this scenario each side is led by one person."},
		"a study":             {*study.Seats[0], give, http.StatusConflict, "A study is not shared: send its link instead."},
		"nobody":              {*m.Seats[0], unnamed, http.StatusBadRequest, "Expected the name of your team-mate."},
		"too long a name":     {*m.Seats[0], long, http.StatusBadRequest, "Expected a name of at most 40 letters."},
		"nothing":             {*m.Seats[0], idle, http.StatusBadRequest, "Choose at least one command for your team-mate."},
		"the opponent's ship": {*m.Seats[0], unknown, http.StatusConflict, "Expected commands of your side."},
		"no such errand":      {*m.Seats[0], move{What: "lend"}, http.StatusBadRequest, "Expected give, link or take."},
		"nobody's link":       {*m.Seats[0], move{What: "link", Number: 7}, http.StatusConflict, "This team-mate has no part of the side any more."},
	} {
		if code, why := s.refused(tt.token, "team", tt.move); code != tt.code || why != tt.why {
			t.Errorf("%s: %d %q", name, code, why)
		}
	}
}

// TestATeamInAccounts: what a team-mate plays is in his list, opens on each of his devices and is his alone; his
// notices are his own; the seat's holder keeps his. A seat that is handed over leaves the team behind.
func TestATeamInAccounts(t *testing.T) {
	h := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, cato := h.known(t, "Anna"), h.known(t, "Bea"), h.known(t, "Cato")
	var m made
	anna.ask("POST", "/api/matches", newMatch{Game: "renaissance", Scenario: "lepanto", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "friend"}}}, &m)
	commander := *m.Seats[0]
	anna.well("/api/me/seats", errand{Links: []string{commander}}, nil)
	var given answer
	anna.well("/api/m/"+commander+"/team", move{What: "give", Text: "Bea", To: []string{"squadron-2"}}, &given)
	bea.well("/api/me/seats", errand{Links: []string{given.Token}}, nil)
	anna.well("/api/me/seats", errand{Links: []string{given.Token}}, nil) // tries it, and stays the commander
	if mine := bea.me().Person.Seats; len(mine) != 1 || !strings.HasSuffix(mine[0].As, ", in a team") || !mine[0].Turn {
		t.Fatalf("Bea has %+v", mine)
	}
	if mine := anna.me().Person.Seats; len(mine) != 1 || strings.Contains(mine[0].As, "team") {
		t.Errorf("Anna has %+v", mine)
	}
	own := errand{Match: m.Match, Seat: 0}
	var link seatLink
	bea.well("/api/me/seats/open", own, &link)
	if at := bea.at(link.Token); at.Mate != 1 || at.View.Seat != 0 {
		t.Errorf("her device opens team-mate %d of seat %d", at.Mate, at.View.Seat)
	}
	if code, why := bea.told("/api/me/seats/renew", own); code != http.StatusForbidden || !strings.Contains(why, "in a team") {
		t.Errorf("she makes the seat's link anew: %d %q", code, why)
	}
	notice := newNotice{Way: "push", Address: `{"endpoint":"https://push.example/1","keys":{"p256dh":"x","auth":"x"}}`, About: []string{"turn"}, Zone: "UTC"}
	var list noticeList
	for token, b := range map[string]*guestRoom{commander: anna, link.Token: bea} {
		if code, why := b.told("/api/m/"+token+"/notices", notice); code != http.StatusOK && code != http.StatusBadRequest {
			t.Errorf("a notice: %d %q", code, why)
		}
		if b.sees("/api/m/"+token+"/notices", &list); len(list.Notices) > 1 {
			t.Errorf("of two notices one sees %+v", list.Notices)
		}
	}
	anna.well("/api/m/"+commander+"/hand", nil, &link)
	pass := "/api/passes/" + link.Token
	cato.well(pass, errand{}, nil)
	eve := h.browserFor(t)
	eve.well("/api/m/"+*m.Seats[1]+"/consent", move{Agree: true}, nil)
	anna.well("/api/m/"+commander+"/consent", move{Agree: true}, nil)
	if mine := bea.me().Person.Seats; len(mine) != 0 {
		t.Errorf("after the seat was handed over Bea has %+v", mine)
	}
	if code := bea.ask("GET", "/api/m/"+given.Token, nil, nil); code != http.StatusNotFound {
		t.Errorf("her link is answered with %d", code)
	}
	cato.well("/api/me/seats/open", own, &link)
	if at := cato.at(link.Token); at.Mate != 0 || len(at.View.Team) != 0 {
		t.Errorf("Cato is team-mate %d, his team %+v", at.Mate, at.View.Team)
	}
	_, key, _ := h.meets(anna, bea)
	if code, why := anna.told("/api/m/"+key+"/team", move{What: "give", Text: "Cato", To: []string{"squadron-1"}}); code != http.StatusConflict || !strings.HasPrefix(why, "In a rated match each plays his side alone") {
		t.Errorf("in a rated match: %d %q", code, why)
	}
}

// TestATeamMateIsToldOfHisOwn: that it is his turn while something of his is asked, and never of what the commander
// is asked to agree to, who is told of both.
func TestATeamMateIsToldOfHisOwn(t *testing.T) {
	s := openSite(t)
	m, drake, _ := s.sharedLepanto()
	l := s.match(drake)
	told := func(mate int) (kinds []match.NewsKind) {
		for _, kind := range []match.NewsKind{match.Turn, match.Asks} {
			if news, is := l.newsFor(&store.Notice{Mate: mate, About: 1 << kind}); is {
				kinds = append(kinds, news.Kind)
			}
		}
		return kinds
	}
	s.post(*m.Seats[1], "draw", move{Offer: true})
	s.post(*m.Seats[0], "team", move{What: "give", Number: 2, To: []string{"squadron-1", "squadron-2"}})
	for mate, want := range [][]match.NewsKind{{match.Turn, match.Asks}, nil, {match.Turn}} {
		if got := told(mate); !slices.Equal(got, want) {
			t.Errorf("team-mate %d is told of %v, want %v", mate, got, want)
		}
	}
	if l.presentFor(whoever{0, 1}) > 0 || l.presentFor(whoever{0, 0}) <= 0 {
		t.Error("who has done something is away, or who has done nothing is here")
	}
	s.refused(drake, "play", move{At: s.table(drake).View.At, Choices: []string{"A seal"}})
	if l.presentFor(whoever{0, 1}) <= 0 {
		t.Error("a team-mate at his page is away")
	}
}

// TestATeamHasTheSeatsClock: neither a team-mate who comes nor his holidays are the commander's.
func TestATeamHasTheSeatsClock(t *testing.T) {
	h, _ := onTime(t, Config{PublicURL: tableAt})
	anna, bea, cato := h.known(t, "Anna"), h.known(t, "Bea"), h.browserFor(t)
	var m made
	anna.ask("POST", "/api/matches", newMatch{Game: "renaissance", Scenario: "lepanto", Dice: "house", Pace: 86400, Terms: slowTerms(), Absent: "loss",
		Seats: []newSeat{{Kind: "me"}, {Kind: "friend"}}}, &m)
	commander := *m.Seats[0]
	var given answer
	anna.well("/api/m/"+commander+"/team", move{What: "give", Text: "Bea", To: []string{"squadron-2"}}, &given)
	bea.well("/api/me/seats", errand{Links: []string{given.Token}}, nil)
	bea.opens(given.Token)
	cato.opens(*m.Seats[1])
	if at := cato.at(*m.Seats[1]); at.View.Latest != 0 {
		t.Error("the clocks began when a team-mate came")
	}
	anna.opens(commander)
	if at := cato.at(*m.Seats[1]); at.View.Latest == 0 {
		t.Error("the clocks did not begin when the commander came")
	}
	bea.well("/api/me/holidays", errand{Days: 10}, nil)
	if at := cato.at(*m.Seats[1]); at.View.Times[0].Away != 0 {
		t.Errorf("the commander is on a team-mate's holidays: %+v", at.View.Times)
	}
}
