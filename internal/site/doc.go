// Package site writes static pages about the games of a program: a front page, a page for each game with its picture,
// scenarios, handbook, rulings and coverage, and the guides. They need no script and no server, and link to each other
// by relative addresses. Start reading with Pages.
package site
