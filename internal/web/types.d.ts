// The shapes that pass between server and client. Objects of the board are
// named by the words of their game ("drake", "F7"): the client knows no more.

export interface GameInfo {
	key: string;
	name: string;
	edition: string;
	about: string;
	seats: string[];
	/**
	 * Brief is one sentence; minutes are how long two people take, 0 if nobody says; level is easy, medium, hard or "".
	 * Sides are who the seats are in it, where their names do not say it. Objective names the spaces on which its board
	 * opens. Rated: matches of it may be rated.
	 */
	scenarios: {
		key: string;
		name: string;
		brief: string;
		about: string;
		minutes: number;
		level: string;
		sides: string[];
		rated: boolean;
		objective: string[];
	}[];
	switches: { key: string; name: string; rule: string; values: string[] }[];
	/** Rating is null of a bot against which no match can be rated. */
	bots: { spec: string; name: string; about: string; rating: Rating | null }[];
	/** Whether a match may be played with a scenario of one's own. */
	own: boolean;
	/** Whether such a scenario can be put together in the browser. */
	yard: boolean;
	/** What a player calls one of his pieces, such as "ship", and all of them, such as "Fleet". */
	piece: string;
	force: string;
	lessons: LessonInfo[];
}

export interface LessonInfo {
	key: string;
	title: string;
	about: string;
}

/** How far a learner has come: at choices of all are made. Say is what to read, next the game's next lesson. */
export interface Lesson {
	title: string;
	at: number;
	of: number;
	say: string;
	done: boolean;
	next: LessonInfo | null;
	/** The answer that it speaks of, as an option has it, and what that is about and done with: "" and none when done. */
	choice: string;
	points: string[];
}

/** More of the time of a match than its pace, which is then that for an answer: all in seconds, whole for one player. */
export interface TimeTerms {
	store: number;
	/** What is not used of an answer is added to the store. */
	saves: boolean;
	whole: number;
	holidays: boolean;
}

/** What a person has left, in seconds. Away is until when he is on holiday, in seconds since 1970, 0 if he is not. */
export interface TimeLeft {
	seat: number;
	store: number;
	whole: number;
	away: number;
}

/** Holidays of a person: days in any year, those left, and until when the present one lasts, 0 without one. */
export interface Holidays {
	yearly: number;
	left: number;
	until: number;
}

/** Of all matches with a clock that ended, or in which a person's time ran out, in how many he kept it. */
export interface Punctual {
	kept: number;
	all: number;
}

export type Absence = '' | 'captain' | 'wait' | 'loss';

export interface NewMatch {
	game: string;
	scenario: string;
	settings: Record<string, string>;
	/** The text of a scenario of one's own, instead of one of the game's. */
	own?: string;
	seats: { kind: 'me' | 'friend' | 'bot'; bot?: string; name?: string }[];
	dice: 'house' | 'typed';
	/** Seconds a seat has for each decision; 0 is no clock. */
	pace: number;
	/** What it says of time besides; without it each decision has its pace, and nothing more. */
	terms?: TimeTerms | null;
	/** What may follow when a clock has run out: '' leaves it to who is there. */
	absent?: Absence;
	/** Whether the result counts for the ratings of its players. */
	rated?: boolean;
	/** What GET /api/commit answered, and what each seat then adds to the dice: 16 bytes or more, "" for a bot. */
	commit?: string;
	words?: string[];
}

/** What scenarios of a game are put together from; terms are the words of a field. */
export interface Yard {
	game: GameInfo;
	parts: Part[];
	terms: Record<string, string[]>;
}
/** Worth is in points with an average crew; base, masts and silhouette are those of a piece. */
export interface Part {
	key: string;
	name: string;
	list: string;
	kind: string;
	figures: { name: string; text: string }[];
	worth: number;
	base: number[];
	masts: Mast[];
	silhouette: string;
}
/**
 * What the house says of a scenario that is being put together: doc is null of what is no TOML, scenario while
 * there are faults.
 */
export interface Draft {
	text: string;
	doc: Record<string, any> | null;
	faults: DraftFault[];
	scenario: GameInfo['scenarios'][number] | null;
	/** Points of its ships, in order; none while there are faults. */
	worth: number[];
	/** Parts that it brings itself. */
	own: Part[];
}
/** Path is of the value, such as "ship.2.at", or "". */
export interface DraftFault {
	line: number;
	column: number;
	path: string;
	text: string;
}

/** Tokens by seat; null is a bot's. Local says that url works on this machine only. */
export interface Made {
	match: string;
	seats: (string | null)[];
	watch: string;
	local: boolean;
	url: string;
}

/** What somebody offers in the hall: side is his own seat, or -1 to draw lots; pace, commit and words as in NewMatch. */
export interface NewInvitation {
	/** Whose members alone may take it, '' for anybody. */
	club: string;
	game: string;
	scenario: string;
	settings: Record<string, string>;
	side: number;
	pace: number;
	terms: TimeTerms | null;
	absent: Absence;
	name: string;
	says: string;
	public: boolean;
	/** Not listed in the hall: who has its link takes it. */
	private: boolean;
	rated: boolean;
	commit: string;
	words: string;
	/** How who offers it is told that somebody takes it, and of the match; null: at the page alone. */
	tell: NewNotice | null;
}

/** The key withdraws the invitation, and is the link of one's seat once somebody takes it. Times are in seconds. */
export interface Invited {
	id: string;
	key: string;
	ends: number;
}

/** An invitation for who may take it: side is the seat he gets, or -1 if it is drawn by lot. */
export interface Invitation {
	id: string;
	/** Whose members alone may take it, '' for anybody. */
	club: string;
	game: string;
	scenario: string;
	settings: Record<string, string>;
	side: number;
	pace: number;
	terms: TimeTerms | null;
	absent: Absence;
	/** How reliable who offers it is; null of a guest, and of one who is not known yet. */
	punctual: Punctual | null;
	name: string;
	/** Whether who offers it keeps no name on this server. */
	guest: boolean;
	rated: boolean;
	/** Of who offers it; null of a guest. */
	rating: Rating | null;
	says: string;
	public: boolean;
	commit: string;
	since: number;
	ends: number;
	state: 'open' | 'taken' | 'ended';
}

export interface Takes {
	name: string;
	words: string;
}

export interface Withdraws {
	key: string;
}

/** A match in play that anybody may watch. Names are by seat, "" without one. */
export interface Watchable {
	watch: string;
	game: string;
	scenario: string;
	names: string[];
	since: number;
}

/** Ways and key are those of a NoticeList. */
/** What an organiser says of a club; name counts when it is founded, anew makes its link anew. */
export interface ClubForm {
	name: string;
	about: string;
	open: boolean;
	anew: boolean;
}

/** Who joins a club; key is that of its link, '' of one that is open. */
export interface Joins {
	key: string;
}

/** What becomes of a member. */
export interface MemberForm {
	name: string;
	what: 'organiser' | 'out';
}

/** What somebody asks of a tournament; which fields count depends on the route. */
export interface TournamentErrand {
	bot: string;
	/** How a person who enters is told of his matches while away. */
	tell: NewNotice | null;
	match: string;
	result: 'first' | 'second' | 'drawn';
}

/** A club in a list. */
export interface ClubLine {
	id: string;
	name: string;
	about: string;
	open: boolean;
	members: number;
	/** The reader is a member. */
	mine: boolean;
}

/** A tournament in a list; since is in seconds since 1970. */
export interface TournamentLine {
	id: string;
	name: string;
	game: string;
	scenario: string;
	form: TournamentForm;
	state: TournamentState;
	players: number;
	since: number;
	/** How reliable those are together who have entered one that is open; null where nothing is known. */
	punctual: Punctual | null;
}

export type TournamentForm = 'round-robin' | 'swiss' | 'knock-out';
export type TournamentState = 'open' | 'on' | 'over' | 'cancelled';

/** The clubs that the reader may see, with the tournaments of the whole server. */
export interface ClubList {
	/** The reader is signed in. */
	known: boolean;
	clubs: ClubLine[];
	tournaments: TournamentLine[];
}

/** A club. Strangers see no members, invitations and tournaments of one that is not open. */
export interface ClubView extends ClubLine {
	known: boolean;
	organiser: boolean;
	/** Of the link by which others join; for members. */
	key: string;
	/** Who was put out, for organisers. */
	out: string[];
	ladder: ClubMember[];
	invitations: Invitation[];
	tournaments: TournamentLine[];
}

/** A member at his place of the ladder, with the matches of the club that he ended against other members. */
export interface ClubMember {
	name: string;
	organiser: boolean;
	you: boolean;
	won: number;
	drawn: number;
	lost: number;
	/** How reliable he is; null of one not known yet. */
	punctual: Punctual | null;
}

/** What a tournament is to be. */
export interface NewTournament {
	/** '' of the whole server. */
	club: string;
	name: string;
	says: string;
	game: string;
	scenario: string;
	settings: Record<string, string>;
	form: TournamentForm;
	/** Of a Swiss; 0: as many as leave one player unbeaten at most. */
	rounds: number;
	/** Each pairing is two matches, with sides changed. */
	both: boolean;
	pace: number;
	terms: TimeTerms | null;
	absent: Absence;
	/** Anybody may watch its matches. */
	public: boolean;
	/** So are its matches, but for those between bots. */
	rated: boolean;
	/** Players are ranked by their ratings when it begins, not by lot. */
	seeded: boolean;
}

export interface TournamentView extends NewTournament {
	id: string;
	clubName: string;
	state: TournamentState;
	/** The reader is signed in, and may enter. */
	known: boolean;
	may: boolean;
	organiser: string;
	/** The reader organises it. */
	organises: boolean;
	/** The reader's number among the players, -1. */
	you: number;
	/** Rounds, 0 before it has begun. */
	length: number;
	/** In which players can be told. */
	ways: ('hook' | 'push' | 'mail')[];
	key: string;
	players: TournamentPlayer[];
	matches: TournamentMatch[];
	standings: TournamentRow[];
	/** What ranks players of equal points, in this order. */
	breaks: string[];
}

export interface TournamentPlayer {
	name: string;
	/** '' of a person. */
	bot: string;
	/** The round from which he plays no more; 0: he plays on. */
	left: number;
	/** How reliable a person is; null of a bot, and of one not known yet. */
	punctual: Punctual | null;
}

/** One match between players by their numbers; second is -1 for a bye. */
export interface TournamentMatch {
	round: number;
	first: number;
	second: number;
	/** '' while it is open. */
	result: '' | 'first' | 'second' | 'drawn';
	/** By the organiser. */
	decided: boolean;
	/** '' of what was not played. */
	match: string;
	/** The reader's, -1. */
	seat: number;
	/** The link of those who watch, '' if nobody may. */
	watch: string;
}

export interface TournamentRow {
	player: number;
	rank: number;
	points: number;
	wins: number;
	draws: number;
	losses: number;
	ties: number[];
}

export interface Hall {
	ways: ('hook' | 'push' | 'mail')[];
	key: string;
	invitations: Invitation[];
	matches: Watchable[];
}

export type BoardKind = 'boxes' | 'squares' | 'hexes' | 'plane';
export interface Board {
	key: string;
	name: string;
	kind: BoardKind;
	width: number;
	height: number;
	/** How many units of the drawing one unit of length is. */
	scale: { units: number; unit: string } | null;
	/** Those of the spaces, each about the space's centre. */
	outlines: number[][][];
	spaces: Space[];
	links: { from: string; to: string; kind: string; line: number[][] }[];
	shapes: { kind: string; name: string; closed: boolean; line: number[][] }[];
}
export interface Space {
	id: string;
	centre: number[];
	/** Of the board's; -1 of a round box. */
	outline: number;
	label: string;
	name: string;
	terrain: string;
	/** The wash that it shares with others, as a tincture: "or", "azure"; "" for none. */
	area: string;
}
export interface Stat {
	name: string;
	value: number;
	max: number;
}
export interface Piece {
	key: string;
	id: string;
	at: string;
	depth: number;
	/** What options call the stack it lies in, where a space holds several; else "". */
	stack: string;
	/** On a plane the middle of its base, in tenths of a degree, length and width. */
	x: number;
	y: number;
	heading: number;
	base: number[];
	masts: Mast[];
	silhouette: string;
	name: string;
	numbers: Stat[];
	side: number;
	state: string[];
	under: number;
	/** Of a body of men the middles of its bases, from its own: to its right and behind it; each is how long and wide. */
	body: number[][];
	each: number[];
	/** A blazon, "azure saltire argent"; the picture of who leads it; pictures of what is laid beside it. */
	flag: string;
	leader: string;
	tokens: string[];
	/** What it is ordered with, such as a squadron, among those of its side; "" for one that is ordered alone. */
	group: string;
}
/** One of a ship's masts: how far aft of the bow in hundredths, its sails as built and as left. */
export interface Mast {
	at: number;
	sections: number;
	standing: number;
	set: boolean;
	lateen: boolean;
}
export interface Mark {
	kind: string;
	board: string;
	from: string;
	to: string;
	line: number[][];
	label: string;
	value: number;
}
export interface Chart {
	key: string;
	title: string;
	kind: 'table' | 'account' | 'plot' | 'shelves' | 'cards';
	side: number;
	columns: string[];
	rows: Row[];
}
/** Line: of an account a total, of a plot a line instead of bars. Goods stand in the columns of shelves. */
export interface Row {
	id: string;
	name: string;
	cells: string[];
	note: string;
	gone: boolean;
	silhouette: string;
	line: boolean;
	goods: Good[];
}
export interface Good {
	id: string;
	column: number;
	name: string;
	silhouette: string;
	value: number;
	note: string;
}
export interface Scene {
	turn: string;
	phase: string;
	pieces: Piece[];
	marks: Mark[];
	charts: Chart[];
	/** The space whose stacks lie open side by side, as in a combat, or "". */
	open: string;
	/** Who is winning by the game's own measure, in a sentence without a full stop; "" where nothing is told. */
	outlook: string;
	/** The case of the outlook. */
	outlookRule: string;
}

/** A team-mate, with the keys of the commands that he leads. */
export interface Mate {
	number: number;
	name: string;
	commands: string[];
}

/** A unit of "message" is the number of a message. */
export interface Span {
	min: number;
	max: number;
	step: number;
	unit: string;
	loose: boolean;
}
export interface Option {
	verb: string;
	on: string;
	with: string;
	/** The space that on lies on, if it is none itself. */
	at: string;
	/** What the button says, and the seat's choice as it stands in a record. */
	says: string;
	choice: string;
	spans: Span[];
	/** Its verb, in three words at the most. */
	short: string;
	/** It only takes up what it is on, which is then asked where it goes. */
	takes: boolean;
	/** Under which it is offered, such as "guns", or ""; whether it stands behind "more" there. */
	head: string;
	rare: boolean;
	/** The seat gives up by it. */
	yields: boolean;
	rule: string;
	/** Whether the odds of it may be asked for. */
	odds: boolean;
	/** Part: it only takes part of what is asked about. Likely: the game proposes it. */
	part: boolean;
	/** A hand does it by steering. */
	steered: boolean;
	/** What is to be expected of it as things lie now, or ""; whether nothing comes of it. */
	prospect: string;
	idle: boolean;
	likely: boolean;
	/** Whether the Enter key gives it: it gives nothing up that was begun. */
	enter: boolean;
	/** What it costs at once, "" if nothing; whether the seat's accounts change by it. */
	price: string;
	counts: boolean;
	/** What the button says that does the same with all that it may be done with; "" where there is none. */
	all: string;
	/** The key of the command that it belongs to; left out where that is the question's own. */
	command?: string;
}
export interface Ask {
	seat: number;
	prompt: string;
	about: string;
	/** The space where it is decided, "" where that is nowhere: the board goes there. */
	place: string;
	/** How many answers of its kind are due, this one among them; 0 where it is the only one. */
	left: number;
	sealed: boolean;
	rule: string;
	options: Option[];
	/** Why all that can be done is to pass, of what is asked to keep a secret; else null. */
	excuse: { rule: string; text: string } | null;
	/** The parts of what it is about, drawn large; none where it is not drawn so. */
	plan: PlanPart[];
	/** The standing order that the game offers with it, or null. */
	beside: Order | null;
	/** Standing orders by which it is not asked again this turn: about this object, about anything. */
	here: Order[];
	/** The key of the command that it belongs to, '' where it is the commander's own, unless an option says otherwise. */
	command: string;
	/** What the seat chose in its last turn and may choose again now, in its order. */
	again: Again[];
}
/**
 * A part that a person points at: its middle and reach in thousandths of the base, aft of the bow and from the port
 * side; the numbers of the options about it.
 */
export interface PlanPart {
	kind: string;
	name: string;
	note: string;
	at: [number, number];
	size: [number, number];
	offered: number[];
}
/** A choice that is made again: as it stands in a record, as it is read, and what it costs at once, "" if nothing. */
export interface Again {
	choice: string;
	says: string;
	price: string;
}
/** A standing order of the seat's own: as it is posted, and as it is read. */
export interface Order {
	text: string;
	says: string;
}
/** A standing order that may be given; its name has %O for the object and %1 for the number. */
export interface Offer {
	key: string;
	name: string;
	about: string;
	rule: string;
	/** Null where no number is wanted. */
	number: Span | null;
	objects: { id: string; name: string }[];
	/** How it reads if the object is left out, "" where it may not be; it is gone with the turn. */
	anywhere: string;
	lapses: boolean;
}
export interface Throw {
	/** What was thrown, as "2d6", or "draw"; who threw; the faces; what a drawn face stands for. */
	dice: string;
	seat: number;
	faces: number[];
	drawn: string;
	rule: string;
	typed: boolean;
}
export interface Line {
	/** Number of the step the line belongs to, for going back to it. */
	step: number;
	turn: number;
	phase: string;
	kind: 'event' | 'say' | 'house';
	seat: number;
	text: string;
	rule: string;
	throws: Throw[];
	/** The team-mate of the seat's own who did it, '' of the commander and of others. */
	by: string;
	/** Whether the step was made by the seat's own standing order. */
	ordered: boolean;
	/** Whether it tells that steps were withdrawn: what they led to is no more to be seen. */
	back: boolean;
	/** Whether the seat was told of it before, when it chose in secret. */
	known: boolean;
	/**
	 * Of gunfire, who fires ("" for nobody in particular) at what; where turns have a clock, when, in thousandths of
	 * the turn, and whether it hits.
	 */
	shot: { from: string; to: string; told: { time: number; hit: boolean } | null } | null;
	/** Of a line that goes on with the one before it, such as the next leg of a voyage or what an attack costs, all of them in one sentence, or "". */
	whole: string;
	moved: Moved | null;
	/** Whose masts fall, by what was told before, or "". */
	fell: string;
	/** Of two things that meet as they move, which, and when, in thousandths of the turn. */
	met: { a: string; b: string; time: number } | null;
}
/**
 * Where the middle of a front edge came to on a plane, and when, in thousandths of the turn. Headings are in tenths
 * of a degree and not wrapped.
 */
export interface Moved {
	id: string;
	x: number;
	y: number;
	heading: number;
	time: number;
}
/** Call is how a hand is asked for it, without its case. Yours says that this seat types it, roller which seat does. */
export interface Need {
	dice: number;
	sides: number;
	rule: string;
	call: string;
	seat: number;
	drawn: { id: string; name: string }[];
	lines: Line[];
	given: boolean;
	yours: boolean;
	roller: number;
}
/** Rematch says that the match that follows has begun: a seat waits there; adjourned, that it may be taken up again. */
export interface Ending {
	winner: number;
	rule: string;
	text: string;
	key: string;
	rematch: boolean;
	adjourned: boolean;
	/** The seats of persons who want the match in the library: it is there if all do. */
	public: number[];
}
export interface View {
	at: number;
	seat: number;
	/** Null while the set-up waits for dice. */
	scene: Scene | null;
	asks: Ask[];
	/**
	 * The tag of this list of asks. To a page that sends the tag of the list it has, an ask
	 * that is there already comes as its place in that list: see whole.
	 */
	asked: string;
	/** Whether somebody looks at the match from each seat; of a bot's, always. */
	here: boolean[];
	/** Seats that must decide, and those whose sealed answer is in. */
	waiting: number[];
	/** What the persons in the seats are called, "" where one has no name. */
	names: string[];
	/** Whether the person in the seat may take another name. */
	renames: boolean;
	chosen: number[];
	lines: Line[];
	need: Need | null;
	/** Whether the dice that the seat typed last, for what has been decided last, may still be corrected. */
	retype: boolean;
	/** The seat's sealed choices that are not opened yet, by what they are about. */
	written: { about: string; command: string; says: string[] }[];
	/** The seat's own messages, by number. */
	messages: Message[];
	/** Command is the key of the command that made the last choice, if that is free; '' if none did. */
	back: { free: boolean; command: string; asked: { by: number; text: string; hand: boolean } | null };
	/** The seat that offers a draw, or -1. */
	draw: number;
	/** The seat that would take up what is adjourned, and waits for this one's answer, or -1. */
	resume: number;
	/** Left is in seconds; ran says that it has run out; captain, that the seat's captain plays for it. */
	clock: { seat: number; left: number; ran: boolean; captain: boolean } | null;
	/** What persons have left where the terms count it; the latest moment at which the match can end, 0 without one. */
	times: TimeLeft[];
	latest: number;
	/** Since when the match waits for the seat, in seconds since 1970; 0 while it does not. */
	since: number;
	/** Whether the seat's own captain plays for it. */
	relieved: boolean;
	/** The seat's standing orders in force, in the order in which they are tried; they do nothing while they rest. */
	standing: Order[];
	resting: boolean;
	ended: Ending | null;
	lesson: Lesson | null;
	/** Parts of the seat's forces that may be given to team-mates. */
	commands: { key: string; name: string }[];
	team: Mate[];
	laid: string;
}
/** The words of a message that a seat gives by number. */
export interface Message {
	number: number;
	text: string;
}
export interface Table {
	match: string;
	game: GameInfo;
	scenario: string;
	settings: Record<string, string>;
	/**
	 * The is the name in a sentence: "the English". Punctual is how reliable the person is whose account has the seat;
	 * null of others, and without a clock.
	 */
	seats: { name: string; the: string; bot: string; punctual: Punctual | null }[];
	dice: { kind: string; commit: string };
	/** In seconds a decision, 0 without a clock; and what may follow when one has run out. */
	pace: number;
	terms: TimeTerms | null;
	absent: Absence;
	/** Study says that it is a board of one's own, where no other seat is harmed. */
	study: boolean;
	rated: boolean;
	/** Whether ways to far spaces may be asked for. */
	ways: boolean;
	/** Whether the game keeps sheets. */
	sheets: boolean;
	/** What bounds the messages that a seat gives by number: the greatest number, and the most words of one. */
	messages: { most: number; words: number; rule: string } | null;
	/** Whether what stands on a plane is steered by hand. */
	helm: boolean;
	/** The number of the team-mate who has this link, 0 of the commander's. */
	mate: number;
	watching: boolean;
	watch: string;
	boards: Board[];
	view: View;
}
/** A sheet of a ship or force, drawn. */
export interface Sheet {
	id: string;
	key: string;
	title: string;
	side: number;
	svg: string;
}
/** What to move where on a real table; open says that the move waits for dice and has gone so far. */
export interface Moves {
	turn: string;
	open: boolean;
	moves: TableMove[];
}
/** Legs are its way in words; place is measured from two edges of the table. */
export interface TableMove {
	id: string;
	name: string;
	side: number;
	legs: string[];
	place: string[];
	heading: string;
}
export interface OddsTable {
	about: string;
	exact: boolean;
	measures: string[];
	/** By are the seats that answer so. */
	rows: {
		answers: string[];
		by: number[];
		chance: number;
		columns: { mean: number; values: { value: number; chance: number }[] }[];
	}[];
	/** What the dice rest on. */
	sums: OddsSum[];
}
/** A number with its parts; of a list of results, the total is "". */
export interface OddsSum {
	title: string;
	total: string;
	parts: OddsPart[];
}
/** A line of a sum, or a result that some of so many rolls bring; ways is 0 if no roll does. */
export interface OddsPart {
	text: string;
	value: string;
	rule: string;
	ways: number;
	of: number;
}

/** How a thing may go to a far space: choices to be played in one go, which stops where it must. */
export interface Way {
	choices: string[];
	says: string;
	/** The spaces it leads through, and those where another seat may stop what goes there. */
	through: string[];
	watched: string[];
	stops: { at: string; kind: string; text: string; rule: string }[];
	/** What it is called where there is another to the same space beside it. */
	title: string;
	beside: Way | null;
}

/** How something on a plane goes to where a hand wants it, as near as the law lets it. */
export interface Course {
	/** Played in one go: in place of what is written about it, or after that if it was to go on. */
	choices: string[];
	/** Of the middle of its base: x, y, and the heading in tenths of a degree, not wrapped. */
	track: number[][];
	/** Of the end: arcs and ranges. */
	marks: Mark[];
	/** With their units; most is "" where there is none. */
	gauges: { name: string; value: string; most: string }[];
	notes: { rule: string; text: string }[];
	/** What may come of it, with its chances. */
	charts: Chart[];
	/** How it looks at the end, null where it looks as it does now. */
	ends: Piece | null;
	/** Why it ends short of the place. */
	short: { rule: string; text: string } | null;
}

/** A case of the handbook, or a ruling; html is made by the house from its own text. */
export interface BookCase {
	rule: string;
	title: string;
	html: string;
	kind: 'foreword' | 'case' | 'ruling';
}

/** What a browser needs to throw the house's dice again, once the key is out. */
export interface Proof {
	match: string;
	commit: string;
	key: string;
	words: string[];
	throws: { n: number; dice: number; sides: number; faces: number[]; rule: string; seat: number }[];
}

/** How a finished match went, as the house reckons it. */
export interface Summary {
	/** Views at which it was reckoned. */
	steps: number[];
	/** Of each seat at each step; a share is from 0 to 1. */
	lines: { name: string; share: boolean; seats: number[][] }[];
	/** Turning points: whom it helped, by how much of the first line. */
	turns: { step: number; seat: number; by: number; text: string }[];
	gone: { seat: number; name: string }[];
}

/** A laboratory run: shares and plots as the house draws them. */
export interface LabRun {
	id: string;
	game: string;
	scenario: string;
	bots: string[];
	matches: number;
	key: string;
	done: number;
	left: number;
	state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
	error: string;
	wins: { name: string; share: number; low: number; high: number }[];
	plots: { name: string; svg: string }[];
	played: { k: number; winner: string; length: number }[];
	token?: string; // only in the answer to POST /api/lab: it stops the run
}

/*
What the client asks for. T is a seat's or a watcher's token. A refusal is
status 4xx with {text, rule, view?}.

GET  /api/commit                     {commit}: the house binds itself to its dice before anybody adds words
GET  /api/games                      {games: GameInfo[]}
GET  /api/commit                     {commit: string}: the house's dice are bound before the seats add their words
POST /api/matches        NewMatch    Made
POST /api/records        {text}      Made: an uploaded record, as a board of one's own
GET  /api/games/KEY/yard             Yard
GET  /api/games/KEY/scenarios/KEY    {text}: one of the game's, to begin one's own with
POST /api/games/KEY/draft {text} or {doc}   Draft
GET  /api/games/KEY/book             {name, cases: BookCase[]}
GET  /api/m/T                        Table
GET  /api/m/T/events?at=N&here=10    event "view": View; here is who was here, a 1 or 0 for each seat
POST /api/m/T/play       {at, id, choices: string[]}   {played: number, view: View};
                          sent again with the same id it is played once; with anew, in place of all
                          sealed choices about that object
POST /api/m/T/copy       {at, on, to: string[]}        {played, text, view}:
                          sealed choices about on are made about others too
POST /api/m/T/dice       {at, id, faces: number[]}     {view}: by the seat that rolls them
POST /api/m/T/retract    {at}                          {view}: the roll typed last is asked for again
POST /api/m/T/back       {at}        {asked, text, view}: at once, or asks the other seat
POST /api/m/T/consent    {at, agree: boolean}          {view}: to a take-back that was asked for
POST /api/m/T/say        {text}      {view}
POST /api/m/T/write      {number, text}                {view}: the words of the seat's own message, before it is given
POST /api/m/T/draw       {at, offer: boolean}          {view}: offers, accepts; false declines or withdraws
POST /api/m/T/concede    {at}        {view}
POST /api/m/T/adjourn    {at}        {view}
POST /api/m/T/resume     {at, agree: boolean}          {view}: asks to take up what is adjourned, agrees; false: not now
GET  /api/m/T/standing               {offers: Offer[]}: what the seat may order to be done for it
POST /api/m/T/standing   {what: 'give' | 'revoke', text}       {view}: an order as "key > object number"
POST /api/m/T/clock      {at, what: 'captain' | 'claim' | 'return'}   {view}
POST /api/m/T/hand       {}                         {token}: a link, /pass/TOKEN, with which another person takes the seat over
POST /api/m/T/why        {at, on: string}              {text, rule}: why a click on an object would be refused
GET  /api/m/T/accounts?choice=C      {charts: Chart[]}: the seat's accounts as they would be after it
GET  /api/m/T/odds?choice=C          OddsTable; no rows where there are no odds
GET  /api/m/T/way?of=O&to=O          Way, from of or what is asked about; no choices where there is none
GET  /api/m/T/helm?of=O&x=X&y=Y&heading=H&on=1   Course, to a place in units of the board;
                          heading and on may be left out
GET  /api/m/T/past?step=N            {step: number, scene: Scene}
GET  /api/m/T/sheets?of=O       { sheets: Sheet[] }, all without of;
                          with &blank as the match began, with &slip as narrow columns
GET  /api/m/T/moves             Moves
POST /api/m/T/study      {step}      Made
POST /api/m/T/rematch    {}          Made, sides changed
GET  /api/m/T/record                 text
GET  /api/m/T/position               text
GET  /api/m/T/proof                  Proof, once it is over
GET  /api/m/T/summary                Summary, once it is over
POST /api/m/T/publish  {agree}       Answer: whether the seat wants the match, which is over, in the library
GET  /api/library?game=K&before=MS   {matches: Shelved[]}
GET  /api/m/T/tree?with=T,T          Tree of a study, for whoever has the links of all its sides
GET  /api/m/T/tree/record?with=T,T   text: a record with all variations and notes
POST /api/m/T/go    {at, node, with}  Answer: a study moves to a node of its tree
GET  /api/m/T/view?at=N&here=10      View, with the lines after N; no content if it is N still, and the same are here
GET  /api/lab                        {runs: LabRun[]}
POST /api/lab            {game, scenario, bots: string[], matches: number}   LabRun
GET  /api/lab/ID                     LabRun
GET  /api/lab/ID/events              event "run": LabRun
POST /api/lab/ID/stop    {token}     LabRun: only with the token that POST /api/lab answered
POST /api/lab/ID/open    {k}         Made: match k of the run as a replay
*/

/** A match of the library; its token opens it to be watched, since is in milliseconds since 1970. */
export interface Shelved {
	token: string;
	game: string;
	scenario: string;
	players: { side: string; name: string; bot: boolean }[];
	winner: number;
	result: string;
	steps: number;
	since: number;
}

/** All that was tried in a study; here is the number of the node where play stands. */
export interface Tree {
	here: number;
	nodes: TreeNode[];
}

/** A position of a study: its parent is the number of the node before it, -1 of the start. What is gone is not shown. */
export interface TreeNode {
	parent: number;
	gone: boolean;
	seat: number;
	text: string;
	/** Of the variation that it begins, or "". */
	title: string;
	faces: number[];
	notes: { seat: number; text: string }[];
}

/** How a seat wants to be told of news while nobody is at its page: at an https address, by push to a browser, by mail. */
export interface NewNotice {
	way: 'hook' | 'push' | 'mail';
	address: string;
	about: string[];
	/** Of times, as the IANA names it, and the hours there from and until which nothing is sent: equal, it always is. */
	zone: string;
	/** The hour, 1 to 24, at which all is told once a day; 0: it is told at once. */
	daily: number;
	quiet: [number, number];
}

export interface DroppedNotice {
	id: string;
}

/** To is as much of the address as makes it known again; failing is since when nothing could be delivered, in seconds since 1970, or 0. */
export interface Notice {
	id: string;
	way: 'hook' | 'push' | 'mail';
	to: string;
	about: string[];
	/** The hour, 1 to 24, at which all is told once a day; 0: it is told at once. */
	daily: number;
	quiet: [number, number];
	confirmed: boolean;
	failing: number;
}

/** What a seat has, by which ways it may have more, and the key that a browser subscribes with. */
export interface NoticeList {
	ways: ('hook' | 'push' | 'mail')[];
	key: string;
	notices: Notice[];
}

/** What somebody asks for who keeps a name or wants to; which fields count depends on the route. */
export interface Errand {
	name?: string;
	mail?: string;
	invite?: string;
	code?: string;
	/** Of a passkey or a device. */
	id?: string;
	match?: string;
	seat?: number;
	/** Of holidays. */
	days?: number;
	links?: string[];
	credential?: object;
	/** All that are not as usual, by their keys. */
	preferences?: Record<string, string>;
}

/** Who is signed in here, or how one may. A new name wants an invitation if invited. */
export interface Me {
	names: boolean;
	passkeys: boolean;
	mail: boolean;
	invited: boolean;
	person: Person | null;
}

/** What an owner asks for: open, invited, invite, or of a text block, unblock or close. */
export interface OwnerErrand {
	what: 'open' | 'invited' | 'invite' | 'block' | 'unblock' | 'close';
	text: string;
}

/** The server as its owner sees it. Says is what was done, link one that was asked for. */
export interface OwnerView {
	people: number;
	owners: number;
	/** Seen within 7 days. */
	devices: number;
	matches: number;
	open: number;
	/** Within 7 days. */
	begun: number;
	invited: boolean;
	blocked: string[];
	says: string;
	link: string;
}

/** What is kept of a person; times are in seconds since 1970. */
export interface Person {
	name: string;
	mail: string;
	owner: boolean;
	codes: number;
	passkeys: Passkey[];
	devices: Device[];
	seats: HeldSeat[];
	ratings: RatedGame[];
	holidays: Holidays;
	/** Null of who has played no match with a clock to its end. */
	punctual: Punctual | null;
	/** All that are not as usual, by their keys; null of who has never said. */
	preferences: Record<string, string> | null;
}

/** How tables look and move for a person, as in Person. */
export interface Preferences {
	preferences: Record<string, string> | null;
}

/**
 * When and how quickly somebody plays: how many answers are counted, the median of the seconds that one took, and
 * answers by the hour of the day.
 */
export interface Habits {
	answers: number;
	median: number;
	hours: number[];
}

/** How well somebody plays: with a chance of 95 % within two deviations of the mean. Provisional: little is known. */
export interface Rating {
	mean: number;
	deviation: number;
	provisional: boolean;
}

/** A rating in a game now, and after each rated match, the oldest first. */
export interface RatedGame {
	game: string;
	rating: Rating;
	history: RatedPast[];
}

/** A rated match that is over; opponent is a name, a bot's spec, or '' of one whose account is deleted. */
export interface RatedPast {
	match: string;
	at: number;
	opponent: string;
	bot: boolean;
	score: number;
	rating: Rating;
}

/** How the players of a match are rated; no seats of one that is not rated. */
export interface Rated {
	over: boolean;
	/** How much the result counts, 0 to 1. */
	worth: number;
	/** How many decisions each has to make for a result that counts. */
	least: number;
	seats: RatedSeat[];
}
export interface RatedSeat {
	seat: number;
	was: Rating;
	/** Null before the end. */
	is: Rating | null;
	score: number;
}

export interface Passkey {
	id: string;
	name: string;
	created: number;
	used: number;
}

export interface Device {
	id: string;
	name: string;
	created: number;
	seen: number;
	here: boolean;
}

/** A seat in a person's account. */
export interface HeldSeat {
	match: string;
	seat: number;
	game: string;
	scenario: string;
	as: string;
	against: Opponent[];
	began: number;
	study: boolean;
	over: boolean;
	/** The seat must decide, since that time. */
	turn: boolean;
	since: number;
	/** When the first clock will have run out, 0 without one. */
	due: number;
	result: '' | 'won' | 'lost' | 'drawn' | 'adjourned';
}

/** Who has another seat: a name, '' of who has taken none, or a bot's spec. */
export interface Opponent {
	name: string;
	bot: boolean;
}

/** The standing orders that a seat has left behind, as sentences; resting: not until it has chosen itself. */
export interface LeftOrders {
	orders: string[];
	resting: boolean;
}

/** What a link is good for, once. */
export interface Pass {
	kind: 'sign-in' | 'mail' | 'invite' | 'owner' | 'hand';
	name: string;
	mail: string;
	new: boolean;
	/** The seat that it hands over; null of other links. */
	hand: HandedSeat | null;
}

/** A seat that somebody hands over, with the terms of its match; names are by seat, '' of who has taken none. */
export interface HandedSeat {
	game: string;
	scenario: string;
	seat: number;
	seats: Table['seats'];
	names: string[];
	pace: number;
	terms: TimeTerms | null;
	absent: Absence;
	latest: number;
}

/** Shown once. */
export interface CodeList {
	codes: string[];
}

export interface SeatLink {
	token: string;
	/** Who of a team keep their own links to the seat. */
	team?: string[];
}
