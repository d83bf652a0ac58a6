// Package record holds matches as text (.wgm): it reads and writes them, replays them, verifies their dice,
// forks them, and makes the copy that one seat may have while the match is in play. [Recorder] writes a
// record during a match. Nothing here knows a game; the ruleset resolves names on replay.
//
// # The text
//
// One thing a line. Blanks separate words; quoted words ("...", with \" \\ \n \t) may hold any character. A ;
// begins a comment. Lines may be indented freely, except that a whole variation is indented deeper than its
// try. The writer has one form for everything, the reader accepts any.
//
//	weathergage match 1              ; the form of the text
//	game      duel                   ; header: one line each, in any order
//	rules     "second edition" 3     ; edition, and version of the law
//	pack      3f9ac1...              ; digest of the data pack
//	own       scenarios/x.toml 91ab... ; a file of the players' own in that pack,
//	  | key = "x"                    ; and its check; its lines
//	scenario  open-sea
//	set       wind=variable          ; for each setting of the match
//	match     m7x2                   ; id, part of the house's throws
//	fork      k81q 14                ; forked from step 14 of that match
//	seat      A person "Ann" words="the wind is fair today"
//	seat      B bot search:playouts=2000 key=91
//	dice      house commit=9f2c...   ; house, typed, mixed or lab; none if left out
//	view      A                      ; what seat A may have of it; or observer
//	start     scenario               ; or: start position, and its | lines
//	  16.0 B draw 41 = 17 soldiers   ; throws of the set-up
//
//	turn 1
//	at                               ; the whole position, once a turn
//	  | weathergage position 1
//	  | game duel 3
//	A close resolute > vengeur 85mm  ; a choice: a seat and what it does
//	A fire resolute > vengeur
//	  6.2 A 2d6 = 6 1                ; a throw: case, thrower, dice, faces
//	  6.3 B 1d6 = 4 typed            ; ... of real dice
//	  6.4 - 1d6 = 2 #9               ; ... number 9 of the house, not its next
//	  check 5d1c90aa02b4e6f1         ; of the position after the choice
//	say B "Well shot."
//	say A 3 "Close the flagship."    ; the words of message 3, which A gives by number
//	back 2 by B, agreed A            ; the last two choices are withdrawn
//	back 4 by umpire                 ; an umpire of real dice corrects what was typed
//	ruling "The Swan lay nearer."    ; he rules how things stand; its | lines
//	sitting house commit=88e1... was=41b7... A="a fresh breeze from the west"
//	                                 ; the match, adjourned, goes on with new dice
//	sealed A 5b1e...                 ; A has chosen under seal: its choices are not here yet
//	opened A 2 c07d...               ; here they are: the next two, and the key of the seal
//	try "what if she closes?"        ; a variation from here
//	  A close resolute > vengeur 95mm
//	held B fire vengeur              ; last of all: its dice are not all thrown
//	end concede A                    ; an end that is no choice of the law
//	result B 8.1 level=2 score=3,1   ; or: result draw 8.2
//	key 41b7...                      ; the house's secret
//
// A line that begins with the name of a seat is a choice, one that contains an = is a throw; "-" stands for
// no case or no thrower. Throws of the house are numbered from 1 in the order made, and one without # has the
// next number. Dice that are not counted (lab, variations, a seat's view) have no number; elsewhere #0 says
// so.
//
// dice is "house commit=..." (the house throws), "typed" (real dice; with a commit the house throws what
// nobody may see), "mixed commit=..." (real dice for some seats), each with "known" if the secret was made
// from a text that a person gave, "umpire" if one person keeps a real table for all, and "mail" if
// a player rolled alone, with a record that he then sent to the other; or "lab key=... number=..." (a dice.Mixer).
//
// The commit itself tells a known secret (see package dice). Older records have the plain commit with
// "known", and are accepted.
//
// A sitting begins a new house: its throws are numbered from 1 again, was is the secret of the previous house
// (absent if it never came out), and SEAT=WORDS are what the seats add to the new throws.
//
// Two players who pass a record to and fro keep their sealed choices outside it until both have chosen. sealed has the
// commit to them, 64 hexadecimal digits (see [SealedCommit]); opened has the key, which proves that the choices below
// are those. Between the two lines the seat makes no other choice.
//
// Only the record holds the words of a numbered message: positions and choices have its number. While the
// match is in play only the record of its own seat shows them. A fork begins with the messages written so
// far.
//
// A variation is kept as it was written: it is neither replayed nor verified. A study is a text with
// variations: the first one tried is its main line, and a remark on a position stands after the choice that
// led there.
//
// check is the first eight bytes, in hexadecimal, of SHA-256 of the position's text; the check of a players'
// own file is made from its lines in the same way. Such a file has at most 64 KB, and a record that contains
// it needs no other. An end is concede SEAT, time SEAT (whose clock ran out), draw or adjourn.
//
// In a view, choices of other seats are written "B ?", followed by what the viewer saw and was told (told 6.2
// "The Resolute closes."), and positions have ? for what the viewer does not know.
package record
