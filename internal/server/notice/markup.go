package notice

import (
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"
)

// A message may contain words of strangers, such as the name of a scenario. No receiver may take them for
// markup, a link or a mention of everyone; only our own links are links.

// mostDiscord is how many characters Discord accepts.
const mostDiscord = 2000

// forms holds the receivers of hooks that have a format of their own, by host; all others are sent every
// field. base is the beginning of our own links.
var forms = map[string]func(text, base string) any{
	"discord.com": discord, "discordapp.com": discord, "hooks.slack.com": slack,
}

// mentions lists whom a message to Discord mentions.
type mentions struct {
	Parse []string `json:"parse"`
}

// dotted matches a point before a letter, as in evil.example, which receivers take for a link.
var dotted = regexp.MustCompile(`\.(\pL)`)

// unlinked adds zero-width spaces to what receivers take for a link.
func unlinked(word string) string {
	return dotted.ReplaceAllString(strings.ReplaceAll(word, "://", ":\u200b//"), ".\u200b$1")
}

// discord returns a message to Discord. It mentions nobody.
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

// markdown matches what has a meaning to Discord; a backslash makes each plain.
var markdown = regexp.MustCompile("[\\\\*_~`|>#\\-+\\[\\]()<@:]")

// slack returns a message to Slack. It mentions nobody: that needs a bracket.
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

// unmarked adds zero-width spaces after what begins markup, a link or a mention in unknown receivers.
func unmarked(text, base string) string {
	return words(text, base, plainly, func(word string) string {
		return strings.NewReplacer("@", "@\u200b", "<", "<\u200b", "[", "[\u200b").Replace(unlinked(word))
	})
}

// written returns a text for a mail: mailboxes make links of what looks like one.
func written(text, base string) string { return words(text, base, plainly, unlinked) }

// plainly returns a link as it is.
func plainly(link string) string { return link }

var (
	word    = regexp.MustCompile(`\S+`)
	ourLink = regexp.MustCompile(`^[\w./:%+#?=&-]+$`)
)

// words escapes each word of a text, but leaves our own links as links.
func words(text, base string, link, escape func(string) string) string {
	return word.ReplaceAllStringFunc(text, func(w string) string {
		if base != "" && strings.HasPrefix(w, base+"/") && ourLink.MatchString(w) {
			return link(w)
		}
		return escape(w)
	})
}

// bracketed returns a link without a preview, for which a receiver would open it.
func bracketed(link string) string { return "<" + link + ">" }

// baseOf returns the scheme and host of a link, "" if it has none.
func baseOf(link string) string {
	at, err := url.Parse(link)
	if err != nil || at.Host == "" {
		return ""
	}
	return at.Scheme + "://" + at.Host
}
