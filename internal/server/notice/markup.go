package notice

import (
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"
)

// What a message says may hold words of strangers, such as the name of a scenario. No receiver takes them for
// markup, for a link or for a call to everybody; only our own links are links.

// mostDiscord is how many letters Discord takes.
const mostDiscord = 2000

// forms are the receivers of hooks that read a form of their own, by their host; all others are sent every field.
// base is what our own links begin with.
var forms = map[string]func(text, base string) any{
	"discord.com": discord, "discordapp.com": discord, "hooks.slack.com": slack,
}

// mentions say whom a message to Discord calls.
type mentions struct {
	Parse []string `json:"parse"`
}

// dotted is a point before a letter, as in evil.example, which receivers take for a link.
var dotted = regexp.MustCompile(`\.(\pL)`)

// unlinked has a space without width in what receivers take for a link.
func unlinked(word string) string {
	return dotted.ReplaceAllString(strings.ReplaceAll(word, "://", ":\u200b//"), ".\u200b$1")
}

// discord is a message to Discord. It calls nobody.
func discord(text, base string) any {
	text = words(text, base, bracketed, func(word string) string { return markdown.ReplaceAllString(word, `\$0`) })
	for utf8.RuneCountInString(text) > mostDiscord { // at the end of a word, so that no link is cut
		text = text[:max(0, strings.LastIndexAny(strings.TrimSpace(text), " \n"))]
	}
	return struct {
		Content  string   `json:"content"`
		Mentions mentions `json:"allowed_mentions"`
	}{text, mentions{Parse: []string{}}}
}

// markdown is what means something to Discord, each of which a backslash makes plain.
var markdown = regexp.MustCompile("[\\\\*_~`|>#\\-+\\[\\]()<@:]")

// slack is a message to Slack. It calls nobody: that needs a bracket.
func slack(text, base string) any {
	text = words(text, base, bracketed, func(word string) string {
		return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(unlinked(word))
	})
	return struct {
		Text   string `json:"text"`
		Marked bool   `json:"mrkdwn"`
		Names  bool   `json:"link_names"`
	}{text, false, false}
}

// unmarked has a space without width behind what begins markup, a link or a call in receivers that we do not know.
func unmarked(text, base string) string {
	return words(text, base, plainly, func(word string) string {
		return strings.NewReplacer("@", "@\u200b", "<", "<\u200b", "[", "[\u200b").Replace(unlinked(word))
	})
}

// written is a text as a mail has it: mailboxes make links of what looks like one.
func written(text, base string) string { return words(text, base, plainly, unlinked) }

// plainly is a link as it is.
func plainly(link string) string { return link }

var (
	word    = regexp.MustCompile(`\S+`)
	ourLink = regexp.MustCompile(`^[\w./:%+#?=&-]+$`)
)

// words escapes each word of a text, but has our own links as links.
func words(text, base string, link, escape func(string) string) string {
	return word.ReplaceAllStringFunc(text, func(w string) string {
		if base != "" && strings.HasPrefix(w, base+"/") && ourLink.MatchString(w) {
			return link(w)
		}
		return escape(w)
	})
}

// bracketed is a link without a preview, for which a receiver would open it.
func bracketed(link string) string { return "<" + link + ">" }

// baseOf returns the scheme and host of a link, "" if it has none.
func baseOf(link string) string {
	at, err := url.Parse(link)
	if err != nil || at.Host == "" {
		return ""
	}
	return at.Scheme + "://" + at.Host
}
