// Package noticetest has receivers of messages for tests: a mail server, and a browser that subscribes.
package noticetest
