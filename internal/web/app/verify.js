// Verifies the house's dice in this browser, from the key it has published.

import { sha256, hmac, hex, unhex } from './sha256.js';

/** @typedef {import('../types.d.ts').Proof} Proof */

/** A field: its length as four bytes, the highest first, and its bytes. @param {string} text */
function field(text) {
	const bytes = new TextEncoder().encode(text),
		out = new Uint8Array(4 + bytes.length);
	new DataView(out.buffer).setUint32(0, bytes.length);
	out.set(bytes, 4);
	return out;
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
	const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
	let at = 0;
	for (const p of parts) {
		out.set(p, at);
		at += p.length;
	}
	return out;
}

/**
 * The faces of throw n, from 1.
 * @param {Uint8Array} secret
 * @param {string} match
 * @param {string[]} words
 * @param {number} n
 * @param {number} dice
 * @param {number} sides
 */
export function faces(secret, match, words, n, dice, sides) {
	const head = joined(['weathergage throw 1', match, ...words, String(n)].map(field));
	/** @type {number[]} */ const out = [];
	const over = 65536 - (65536 % sides);
	for (let block = 0; out.length < dice; block++) {
		const bytes = hmac(secret, joined([head, field(String(block))]));
		for (let i = 0; i < 32 && out.length < dice; i += 2) {
			const v = (bytes[i] << 8) | bytes[i + 1];
			if (v < over) out.push((v % sides) + 1);
		}
	}
	return out;
}

/**
 * Repeats every throw. @param {Proof} p
 * @returns {{ bound: boolean, thrown: number, wrong: { n: number, house: number[], here: number[] }[] }}
 * bound: the key is the one committed to
 */
export function verify(p) {
	const secret = unhex(p.key);
	const wrong = [];
	for (const t of p.throws) {
		const here = faces(secret, p.match, p.words, t.n, t.dice, t.sides);
		if (here.join() !== t.faces.join()) wrong.push({ n: t.n, house: t.faces, here });
	}
	return { bound: hex(sha256(secret)) === p.commit, thrown: p.throws.length, wrong };
}
