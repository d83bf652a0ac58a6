// The shapes that pass between server and client. Objects of the board are
// named by the words of their game ("drake", "F7"): the client knows no more.

export interface GameInfo {
	key: string; name: string; edition: string; about: string;
	seats: string[];
	scenarios: { key: string; name: string; about: string }[];
	switches: { key: string; name: string; rule: string; values: string[] }[];
	bots: { spec: string; name: string; about: string }[];
}

export interface NewMatch {
	game: string; scenario: string; settings: Record<string, string>;
	seats: { kind: 'me' | 'friend' | 'bot'; bot?: string; name?: string }[];
	dice: 'house' | 'typed';
	/** Seconds a seat has for each decision; 0 is no clock. */
	pace: number;
}

export interface Made { match: string; seats: (string | null)[]; watch: string; local: boolean }

export type BoardKind = 'boxes' | 'squares' | 'hexes' | 'plane';
export interface Board {
	key: string; name: string; kind: BoardKind; width: number; height: number;
	spaces: Space[];
	links: { from: string; to: string; kind: string }[];
	shapes: { kind: string; name: string; closed: boolean; line: number[][] }[];
}
export interface Space {
	id: string; outline: number[][] | null; centre: number[];
	label: string; name: string; terrain: string;
}
export interface Stat { name: string; value: number; max: number }
export interface Piece {
	key: string; id: string; at: string; depth: number;
	x: number; y: number; heading: number; base: number[];
	silhouette: string; name: string; numbers: Stat[];
	side: number; state: string[]; under: number;
}
export interface Mark { kind: string; board: string; from: string; to: string; line: number[][]; label: string; value: number }
export interface Chart {
	key: string; title: string; side: number; columns: string[];
	rows: { id: string; name: string; cells: string[]; note: string; gone: boolean }[];
}
export interface Scene { turn: string; phase: string; pieces: Piece[]; marks: Mark[]; charts: Chart[] }

export interface Span { min: number; max: number; step: number; unit: string; loose: boolean }
export interface Option {
	verb: string; on: string; with: string;
	/** What the button says, and the seat's choice as it stands in a record. */
	says: string; choice: string;
	spans: Span[]; rule: string;
}
export interface Ask {
	seat: number; prompt: string; about: string; sealed: boolean; rule: string; options: Option[];
}
export interface Throw {
	/** What was thrown, as "2d6", or "draw"; who threw; the faces; what a drawn face stands for. */
	dice: string; seat: number; faces: number[]; drawn: string; rule: string; typed: boolean;
}
export interface Line {
	/** Number of the step the line belongs to, for going back to it. */
	step: number; turn: number; phase: string;
	kind: 'event' | 'say' | 'house'; seat: number; text: string; rule: string; throws: Throw[];
}
export interface Need { dice: number; sides: number; rule: string; seat: number; drawn: { id: string; name: string }[]; lines: Line[] }
export interface Ending { winner: number; rule: string; text: string; key: string }
export interface View {
	at: number; seat: number; scene: Scene;
	asks: Ask[];
	/** Seats that must decide, and those whose sealed answer is in. */
	waiting: number[]; chosen: number[];
	lines: Line[]; need: Need | null;
	back: { free: boolean; asked: { by: number; text: string } | null };
	draw: number; clock: { seat: number; left: number; ran: boolean } | null;
	ended: Ending | null;
}
export interface Table {
	match: string; game: GameInfo; scenario: string; settings: Record<string, string>;
	seats: { name: string; who: string; bot: string; here: boolean }[];
	dice: { kind: string; commit: string };
	watching: boolean; boards: Board[]; view: View;
}
export interface OddsTable {
	about: string; exact: boolean;
	measures: string[];
	rows: { answers: string[]; chance: number; columns: { mean: number; values: { value: number; chance: number }[] }[] }[];
}
