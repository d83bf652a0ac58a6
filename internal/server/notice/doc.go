// Package notice delivers short messages to people who are not at the page: to a webhook, to a browser by
// push, by mail. It knows no match and stores nothing.
package notice
