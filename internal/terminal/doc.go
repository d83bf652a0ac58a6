// Package terminal plays a match in characters: it draws any scene, prints the open decisions as questions,
// reads answers by number, by name or by first letters, and prints what happened. It knows no game.
//
// [Draw] turns a scene into lines. [Console] is the conversation: it owns no terminal, only a reader and a
// writer, so it works through a pipe, and nothing but colour and the clearing of the page is lost there.
package terminal
