// Package dice holds the sources of throws: the house, which commits to its secret and reveals it ([House]),
// throws typed by hand ([Typed]), throws of a record ([Replay]) and of a test ([Script]), the laboratory's
// fast numbers ([Mixer]), and the exact odds of a choice ([Forecast]).
//
// # How the house throws
//
// Anyone can repeat the house's throws from what it publishes; testdata/house.md has test vectors for other
// implementations, such as a browser's.
//
//  1. Before a match the house takes 32 secret bytes and publishes their SHA-256
//     in hexadecimal, the commit. If the secret was made from a text that a person gave, so that the match
//     can be repeated, the commit is the SHA-256 of the secret and the letters "known".
//
//  2. Then each seat adds words of its own, at least 16 bytes of UTF-8. A bot's words may be the empty
//     string.
//
//  3. Throws are numbered from 1. The bytes of throw n are block 0, block 1, ... in order, as many as
//     needed. Block b is
//
//     HMAC-SHA256(key: the secret; message: F("weathergage throw 1") F(match)
//     F(words of seat 0) F(words of seat 1) ... F(n) F(b))
//
//     where F(x) is the length of x in bytes as four bytes, the highest first,
//     and then x. Match is the match's id as text; n and b are decimal text.
//
//  4. For each die in order two bytes are taken, the higher first, as a number
//     v from 0 to 65535. If v >= 65536 - 65536 mod sides the two bytes are
//     discarded and the next two taken; otherwise the face is v mod sides + 1.
//
//  5. At the end of the match, however it ends, the house publishes its secret, the key.
//
// The house cannot have chosen a throw, because it was bound before the seats spoke; a seat cannot, because
// it did not know the secret; nobody can compute a throw before it is made, because every throw depends on
// the secret. The count of throws never goes back: a throw taken back by consent is spent.
package dice
