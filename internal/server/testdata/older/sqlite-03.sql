-- duel 1V5ONHSqksLoJoQsUXFBwz3Yw4lg5HwEaZ8v7hoIQYE
-- invincible CFAbNsge75CmTI5VBAZLFJ81AIJ8_OYr9QnUymVsCpg
-- jenkins 2_q82OYKKmx5CX4ckMSRftK2qnrg3BuDcv7zrEDeC-A
-- spain t2OE_6V-2h0xgGdZp3zxuZ34FkVDJxy4RKtrEIrIP44
-- renaissance eQY6-k2xxis-EZGuiDRysu9QZ_4iNljodS2pGkKWvDw
-- fury G0ARcfDkSnwYOn7-urN5p5IcCvOrfy2R9IAbtASvhWg
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:36');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:37');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:37');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:37');
CREATE TABLE matches (
	id      TEXT PRIMARY KEY,
	header  TEXT NOT NULL,              -- of the record, as text
	secret  TEXT NOT NULL,              -- of the house's dice
	pace    INTEGER NOT NULL,           -- milliseconds, 0 without a clock
	study   BOOLEAN NOT NULL,
	created INTEGER NOT NULL,           -- milliseconds since 1970, as all times here
	bot     BOOLEAN NOT NULL DEFAULT 0, -- a bot must decide
	over    BOOLEAN NOT NULL DEFAULT 0,
	due     INTEGER NOT NULL DEFAULT 0  -- when the first clock will have run out, 0 without
) WITHOUT ROWID;
INSERT INTO matches VALUES('0145821b4e444a95',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     0145821b4e444a95\nseat      English person words="e8741f168259412195b7b921988a8f1e"\nseat      Spanish bot captain key=17db52af061363b5\ndice      house commit=63361fffdb01a29cd01041d05f51342f80b10676e0a5a7cc3d41c34a3b3c2f07\nstart     scenario\n','\n',char(10)),'77fae699d73292568c62dd02788cdde41f009210bd0024bbe69af6e3e8ae3a5a',0,0,1796099557845,0,0,0);
INSERT INTO matches VALUES('83779f905916a72a',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     83779f905916a72a\nseat      English person words="f050b5accca04562324dd409e97a9842"\nseat      Spanish bot captain key=7c54dd5e1ef91761\ndice      house commit=3d18ae1893d6087b9158868b7bb24abd311c1fd880c3d4d237718b48fa26d671\nstart     scenario\n','\n',char(10)),'57b142e13c85ef7fc4fda0c29794173b620a18b08e8cb5623c4a1b5102f83120',0,0,1796099557893,0,0,0);
INSERT INTO matches VALUES('ad6dce4e19f85cce',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 3\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     ad6dce4e19f85cce\nseat      English person words="9d750b4f334a2a913ed6fd7861fa3008"\nseat      Spanish bot captain key=58bb3c17a8595273\ndice      house commit=265e0ad4d4fae9cd64fac5f232a260073638fbf9f1dd4b56a9cc06ef63b3beaa\nstart     scenario\n','\n',char(10)),'5047216f197652dc1867f44b1c2f30b15e9deba5c84d520ff5773715ac6a1641',0,0,1796099558046,0,0,0);
INSERT INTO matches VALUES('dda784dcba00ca9e',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 1\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     dda784dcba00ca9e\nseat      A person words="93ca022b844efa661ec3818f35b9b2c4"\nseat      B bot captain key=6eff1c256d9dc9ee\ndice      house commit=0eba016be9e4a20c8e463d984d4752c07ae37b33898f389d4fc0d0f0377bc316\nstart     scenario\n','\n',char(10)),'71681663cb9bc39c28934bfc9174be21548939ed5f89e5b0fea8089f2bbd5586',0,0,1796099558256,0,0,0);
INSERT INTO matches VALUES('e976ffebd5783023',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     e976ffebd5783023\nseat      A person words="4dcf3a9e09ea6fef0ee51b736c74f645"\nseat      B bot random key=ef40d76c66f5c477\ndice      house commit=274f17253945eb2b8db7d03e5374beac4b6f509d1588cfdcce4924cc0753f4b8\nstart     scenario\n','\n',char(10)),'5cf4ef5a045a08e1f2f85743e88d8b443c1a6b1c4ba91c685839fa3e3c104d9e',0,0,1796099557599,0,0,0);
INSERT INTO matches VALUES('f5b233662fc8d124',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     f5b233662fc8d124\nseat      A person words="d561df500c906788cbbec2572af90013"\nseat      B bot captain key=982dd8151a3c8f24\ndice      house commit=468834eb6836d74cc5d5e2ecc3ceb01fb2a1b2006c1ae9251aaf488c9697721b\nstart     scenario\n','\n',char(10)),'cd6c999320223f035bbe08e95d08899c0b4707d3e039589d217bc62a39cced76',0,0,1796099558195,0,0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'067b4a90036365e154a437e308e6021e0851194b4acd3d1b72ca9c6c0738a6ef','e976ffebd5783023',15,'');
INSERT INTO tokens VALUES(X'105a0ad1aa709b1d658a7a9c225e163ee6f32069715f6c7136a847a6f6ea977d','0145821b4e444a95',15,'');
INSERT INTO tokens VALUES(X'2ae9be93cef25510f32e52618be57cf7f64f6472819c4318cb20cc439b497a87','ad6dce4e19f85cce',0,'');
INSERT INTO tokens VALUES(X'32345d6d77c3fd854d9860d51cdd494c2e80f76a28bb36554796364d9b212cf8','ad6dce4e19f85cce',15,'');
INSERT INTO tokens VALUES(X'3d8c9a21dc8cff1a9288a924c5ba265fa6db1e2f51b02432aa999e9dee38488d','83779f905916a72a',0,'');
INSERT INTO tokens VALUES(X'45b658bc8885736b9d35bdec169b6406b27a6de9c1c2746aa0dc206437a0d0f5','83779f905916a72a',15,'');
INSERT INTO tokens VALUES(X'45c14d3ebee3afc83829646b7fa277c8e44266b8e0ba37e996b694d9a3e7cc5f','f5b233662fc8d124',15,'');
INSERT INTO tokens VALUES(X'53573bb108398557279988966ffb1d81403ff10363db386f391ceef4784b005c','f5b233662fc8d124',0,'');
INSERT INTO tokens VALUES(X'686f2d3bfa3e21f8419df740c045a171de897b760dc0d9c0f6cc27aba69ccc2c','dda784dcba00ca9e',15,'');
INSERT INTO tokens VALUES(X'8e5e582768067cdcda02dbb077de92c7f73a0b1ed352c48b33fe4b39a09185b2','0145821b4e444a95',0,'');
INSERT INTO tokens VALUES(X'90b579847c575b6bf5bfdedf9ea0d39a8dbd53d80c101ae2c3c92187723deb9d','e976ffebd5783023',0,'');
INSERT INTO tokens VALUES(X'd7b073897b64ae7838a651dacd866da5bb5756811f05eeef90a64b39334837e5','dda784dcba00ca9e',0,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('0145821b4e444a95',1,1796099557847,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',2,1796099557850,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',3,1796099557851,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 4 #1\n  10.0 English 1d6 = 3 #2\n  10.0 English 1d6 = 1 #3\n  10.0 English 1d6 = 4 #4\n  10.0 English 1d6 = 1 #5\n  11.0 Spanish 2d6 = 5 3 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',4,1796099557856,'f6018ee0b6540efc',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',5,1796099557862,'01af04b5ce079fc7',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',6,1796099557867,'68dc1ad5b1f80673',replace('English stop howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',7,1796099557877,'b30c89f45b8709dd',replace('English pass\n  16.0 Spanish draw 48 = 26 damp-powder #7\n  16.0 Spanish draw 47 = 25 damp-powder #8\n  16.0 English draw 46 = 42 soldiers #9\n  16.0 English draw 45 = 34 levy-of-the-ports #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',8,1796099557879,'b60f4e9ed154f35d',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',9,1796099557886,'d7c213f8700dbd9c',replace('English pass howard\n  10.0 English 1d6 = 5 #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('0145821b4e444a95',10,1796099557891,'e359b05ba23e9df1',replace('English play drake > levy-of-the-ports\n  10.0 English 1d6 = 3 #12\n  10.0 English 1d6 = 5 #13\n  10.0 English 1d6 = 4 #14\n  11.0 Spanish 2d6 = 4 5 #15\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',1,1796099557896,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',2,1796099557916,'3616d1ea113515bb',replace('English buy > e-frigate\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',3,1796099557944,'e8cb73d2a1b0ef44',replace('English buy > e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',4,1796099557969,'8c22ea2930c64d59',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',5,1796099557991,'8b717056ad522da0',replace('English place > 4119-shore with e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',6,1796099558011,'75daf549b0f89df9',replace('English place > 4422-docked with e-frigate\n  6.2 English 1d6 = 1 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('83779f905916a72a',7,1796099558039,'dec61fe7e1539afe',replace('English pick > 4422-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',1,1796099558049,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',2,1796099558068,'83f9091661be7e79',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',3,1796099558071,'17ab84dabda15077',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',4,1796099558091,'476a393bddc1ae1c',replace('English sail > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',5,1796099558122,'40e17ca9aac03996',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',6,1796099558150,'303f340223e5102f',replace('English steer fleet-1 > 2512\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',7,1796099558170,'b878240ed2a9dddf',replace('English steer fleet-1 > 2611\n','\n',char(10)),'');
INSERT INTO entries VALUES('ad6dce4e19f85cce',8,1796099558189,'116e5b531aab4746',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',1,1796099558262,'',replace('setup\n  25.5 B 4d100 = 80 4 68 44 #1\n  28.1 A 1d6 = 2 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',2,1796099558269,'2aab8996f8f41701',replace('A muster > petronels 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',3,1796099558282,'98acc3e48dec6b8f',replace('A pass\n  6.7 A draw 60 = 14 officer-14 #3\n  6.7 A draw 60 = 35 officer-35 #4\n  6.7 A draw 60 = 39 officer-39 #5\n  6.7 A draw 60 = 26 officer-26 #6\n  6.7 A draw 60 = 1 officer-1 #7\n  6.7 A draw 60 = 36 officer-36 #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',4,1796099558293,'f2927569ce46be7e',replace('A colonel > officer-36\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',5,1796099558301,'6055cddd46ca6f8e',replace('A pass\n  28.1 B 1d6 = 1 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',6,1796099558303,'61ef9be8da6299db',replace('B muster > border-reivers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',7,1796099558307,'12bd8496a4567776',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',8,1796099558310,'88ca48ee62e2732c',replace('B muster > longbowmen 4\n  6.7 B draw 60 = 7 officer-7 #10\n  6.7 B draw 60 = 3 officer-3 #11\n  6.7 B draw 60 = 40 officer-40 #12\n  6.7 B draw 60 = 52 officer-52 #13\n  6.7 B draw 60 = 11 officer-11 #14\n  6.7 B draw 60 = 42 officer-42 #15\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',9,1796099558313,'10ad04369532dd06',replace('B colonel > officer-42\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',10,1796099558318,'42d9888d2c151ea1',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',11,1796099558323,'22891e7c2fc87071',replace('B set > kind-herd 1800in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',12,1796099558326,'309baa395ca4fae9',replace('B set > kind-herd 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',13,1796099558330,'a876a84c4e3a07d1',replace('B set > kind-herd 300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',14,1796099558336,'f12c217f66e66437',replace('B set > kind-herd 3600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',15,1796099558339,'8f278f096a0ece47',replace('B set > kind-herd 4500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',16,1796099558341,'23014310aa5b0010',replace('B set > kind-herd 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',17,1796099558345,'c4bd7e1eba568c36',replace('B set > kind-prisoners 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',18,1796099558348,'f60cd970e05ed8bf',replace('B set > kind-prisoners 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',19,1796099558354,'d1ed93a59bc699a4',replace('B place > b-30 with wide-2 1050in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',20,1796099558356,'8bb5269cacf366d6',replace('B place > b-31 with wide-2 2250in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',21,1796099558359,'5ffb8862af23a699',replace('B place > b-32 with wide-2 1350in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',22,1796099558360,'8297dff453403628',replace('B pass\n  3.1 A 1d6 = 4 #16\n  3.1 B 1d6 = 6 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',23,1796099558363,'b8319c242ace232a',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',24,1796099558517,'4548f1113851beaa',replace('A appeal b-3\n  18.1 A draw 20 = 15 clean-heeled #18\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',25,1796099558530,'0c8c4096a473f3b1',replace('B face-about b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',26,1796099558534,'f06c91fc01acab65',replace('B drift b-3 629in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',27,1796099558542,'73f3ee6d3d449c1c',replace('B drift b-3 271in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',28,1796099558545,'641cc378eb2cbf23',replace('B pass b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',29,1796099558752,'2836e0361f3f2d90',replace('A pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',30,1796099558754,'a50a2a73ebc9b3bc',replace('B act > b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',31,1796099558756,'f8919345b095a105',replace('B wheel-right b-2 157.3deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',32,1796099558757,'f3d82b6de62ccc0c',replace('B drift b-2 172in/100 10.6deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',33,1796099558758,'15c232720b487d64',replace('B pass b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',34,1796099558760,'cac2a6f8c0e79b1f',replace('B act > b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',35,1796099558766,'4f04e82dfd9e518d',replace('B face-about b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',36,1796099558767,'b60da857dfd49a8c',replace('B drift b-1 600in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',37,1796099558768,'8c25f841c78a8cf6',replace('B pass b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',38,1796099558770,'fccaf1a8474dc151',replace('B drive > object-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',39,1796099558773,'1f20a9438a9f704a',replace('B lead object-1 > object-1 200in/100 22.6deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',40,1796099558775,'114823a01344c2df',replace('B lead object-1 > object-2 200in/100 345.9deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',41,1796099558780,'da2fdc23a65e126d',replace('B lead object-1 > object-3 200in/100 285deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',42,1796099558782,'1b877707af908153',replace('B lead object-1 > object-4 200in/100 26.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',43,1796099558783,'03cbc3d008155119',replace('B lead object-1 > object-5 200in/100 9.4deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',44,1796099558786,'167558fb8a15d16f',replace('B lead object-1 > object-6 200in/100 26.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',45,1796099558788,'13fc35f3e70b5187',replace('B pass object-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',46,1796099558790,'1a39e5c621ad445c',replace('B drive > object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',47,1796099558793,'5a5c62b0ce8e0bce',replace('B lead object-7 > object-7 400in/100 355.2deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',48,1796099558796,'e9ad7693e3211f3b',replace('B lead object-7 > object-8 400in/100 9.4deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',49,1796099558798,'f3d5a324102c5c6e',replace('B pass object-7\n  3.1 A 1d6 = 5 #19\n  3.1 B 1d6 = 5 #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('dda784dcba00ca9e',50,1796099558803,'90b488076517812a',replace('B act > b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',1,1796099557606,'',replace('setup\n  1.2 - 2d6 = 3 6 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',2,1796099557611,'4a18729a78e46d2e',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',3,1796099557613,'b3e2a2a82b1c1905',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',4,1796099557617,'d929f9837cfdb0ee',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',5,1796099557622,'56e95dd2124f1c59',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',6,1796099557626,'b1201fee1816e834',replace('B close vengeur > resolute 45mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',7,1796099557631,'1c20436452ef9b28',replace('B pass vengeur\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',8,1796099557835,'dcfef5931b9d93bf',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('e976ffebd5783023',9,1796099557841,'85f7f69359690c57',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',1,1796099558199,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',2,1796099558205,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',3,1796099558208,'e359239bb0ec8a3b',replace('A launch triumph > triumph-boat-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',4,1796099558214,'25e2062aad6b31bd',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',5,1796099558218,'ae867622700490d1',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',6,1796099558222,'728dde0b73e31393',replace('A fire-when triumph > port-broadside 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',7,1796099558224,'b4f4dce32e4d10c6',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',8,1796099558230,'d823a213f60999c8',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',9,1796099558233,'7eec6093556871dc',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',10,1796099558238,'9cb6f336724e30af',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',11,1796099558243,'2ec2532efe0ef061',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('f5b233662fc8d124',12,1796099558252,'4c2d01d97d91a50e',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
CREATE TABLE runs (
	id      TEXT PRIMARY KEY,
	spec    TEXT NOT NULL,
	result  TEXT NOT NULL,
	done    BOOLEAN NOT NULL,
	created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE notices (
	id        TEXT PRIMARY KEY,
	match     TEXT NOT NULL REFERENCES matches (id),
	seat      INTEGER NOT NULL,
	way       TEXT NOT NULL,
	address   TEXT NOT NULL,
	token     TEXT NOT NULL,              -- of the link that a message leads to
	about     INTEGER NOT NULL,           -- kinds of news, by bit
	confirmed BOOLEAN NOT NULL,           -- the owner of the address wants it
	told      INTEGER NOT NULL DEFAULT 0, -- the entry told of last
	failing   INTEGER NOT NULL DEFAULT 0, -- since when nothing could be delivered, 0 if it can
	created   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE settings (
	name  TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO settings VALUES('push keys','{"Private":"vxSO-WB9dj6bZSx85K2xmZR6_Hu-dJ_tzUlTiefxEpM","Public":"BD8O6mmvOHRPqx-ffB9Oip2rB4jfhMYH1zk_SXoL4KR1iFpj8UjD48cZtOMr18fgUEy9sVUH9ccbgKdYofiPhUk"}');
CREATE TABLE people (
	id      TEXT PRIMARY KEY,
	name    TEXT NOT NULL,
	looks   TEXT NOT NULL UNIQUE,      -- of the name: equal for names that look alike
	mail    TEXT NOT NULL,             -- an address that the person has confirmed, '' without
	owner   BOOLEAN NOT NULL,
	created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE blocked (
	looks   TEXT PRIMARY KEY,          -- of names that nobody may have
	name    TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE passkeys (
	id         TEXT PRIMARY KEY,       -- of the credential, base64url
	person     TEXT NOT NULL REFERENCES people (id),
	name       TEXT NOT NULL,
	credential TEXT NOT NULL,          -- as package server writes it
	created    INTEGER NOT NULL,
	used       INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
	hash    BLOB PRIMARY KEY,          -- of the cookie
	data    BLOB NOT NULL,
	expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE devices (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL REFERENCES people (id),
	session BLOB NOT NULL UNIQUE,      -- hash of its cookie
	name    TEXT NOT NULL,
	created INTEGER NOT NULL,
	seen    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE passes (
	hash    BLOB PRIMARY KEY,          -- of a secret that is used once
	kind    TEXT NOT NULL,
	person  TEXT NOT NULL,             -- '' if there is none yet
	name    TEXT NOT NULL,
	mail    TEXT NOT NULL,
	expires INTEGER NOT NULL           -- 0: never
) WITHOUT ROWID;
CREATE TABLE seats (
	match  TEXT NOT NULL REFERENCES matches (id),
	seat   INTEGER NOT NULL,
	person TEXT NOT NULL REFERENCES people (id),
	taken  INTEGER NOT NULL,           -- into the account; who was first holds the seat
	PRIMARY KEY (match, seat, person)
) WITHOUT ROWID;
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:37.597','{}',NULL,'2026-12-01 04:32:37.597');
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:37.600','{}',NULL,'2026-12-01 04:32:37.600');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:37.610','{}',NULL,'2026-12-01 04:32:37.610');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:37.611','{}',NULL,'2026-12-01 04:32:37.611');
CREATE TABLE river_leader (
    elected_at timestamp NOT NULL,
    expires_at timestamp NOT NULL,
    leader_id text NOT NULL,
    name text PRIMARY KEY NOT NULL DEFAULT 'default' CHECK (name = 'default'),
    CONSTRAINT name_length CHECK (length(name) > 0 AND length(name) < 128),
    CONSTRAINT leader_id_length CHECK (length(leader_id) > 0 AND length(leader_id) < 128)
);
CREATE TABLE river_migration (
    line text NOT NULL,
    version integer NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT line_length CHECK (length(line) > 0 AND length(line) < 128),
    CONSTRAINT version_gte_1 CHECK (version >= 1),
    PRIMARY KEY (line, version)
);
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:37');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:37');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:37');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:37');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:37');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:37');
CREATE TABLE river_client (
    id text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL,
    CONSTRAINT name_length CHECK (length(id) > 0 AND length(id) < 128)
);
CREATE TABLE river_client_queue (
    river_client_id text NOT NULL REFERENCES river_client (id) ON DELETE CASCADE,
    name text NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    max_workers integer NOT NULL DEFAULT 0,
    metadata blob NOT NULL DEFAULT (json('{}')),
    num_jobs_completed integer NOT NULL DEFAULT 0,
    num_jobs_running integer NOT NULL DEFAULT 0,
    updated_at timestamp NOT NULL,
    PRIMARY KEY (river_client_id, name),
    CONSTRAINT name_length CHECK (length(name) > 0 AND length(name) < 128),
    CONSTRAINT num_jobs_completed_zero_or_positive CHECK (num_jobs_completed >= 0),
    CONSTRAINT num_jobs_running_zero_or_positive CHECK (num_jobs_running >= 0)
);
CREATE TABLE river_job (
    id integer PRIMARY KEY, -- SQLite makes this autoincrementing automatically
    args blob NOT NULL DEFAULT '{}',
    attempt integer NOT NULL DEFAULT 0,
    attempted_at timestamp,
    attempted_by blob, -- json
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    errors blob, -- json
    finalized_at timestamp,
    kind text NOT NULL,
    max_attempts integer NOT NULL,
    metadata blob NOT NULL DEFAULT (json('{}')),
    priority integer NOT NULL DEFAULT 1,
    queue text NOT NULL DEFAULT 'default',
    state text NOT NULL DEFAULT 'available',
    scheduled_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    tags blob NOT NULL DEFAULT (json('[]')),
    unique_key blob,
    unique_states integer,
    CONSTRAINT finalized_or_finalized_at_null CHECK (
        (finalized_at IS NULL AND state NOT IN ('cancelled', 'completed', 'discarded')) OR
        (finalized_at IS NOT NULL AND state IN ('cancelled', 'completed', 'discarded'))
    ),
    CONSTRAINT priority_in_range CHECK (priority >= 1 AND priority <= 4),
    CONSTRAINT queue_length CHECK (length(queue) > 0 AND length(queue) < 128),
    CONSTRAINT kind_length CHECK (length(kind) > 0 AND length(kind) < 128),
    CONSTRAINT state_valid CHECK (state IN ('available', 'cancelled', 'completed', 'discarded', 'pending', 'retryable', 'running', 'scheduled'))
);
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2265393736666665626435373833303233227d',0,NULL,NULL,'2026-12-01 04:32:37.608',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b69f2495e93b6973"}',1,'bot_turn','scheduled','2026-12-01 04:32:57.606','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2265393736666665626435373833303233227d',0,NULL,NULL,'2026-12-01 04:32:37.623',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b75cb7ece82b852f"}',1,'bot_turn','scheduled','2026-12-01 04:32:57.622','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2265393736666665626435373833303233227d',0,NULL,NULL,'2026-12-01 04:32:37.835',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"22507779cff49a25"}',1,'bot_turn','scheduled','2026-12-01 04:32:57.835','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2230313435383231623465343434613935227d',0,NULL,NULL,'2026-12-01 04:32:37.848',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"f99ee5885043482a"}',1,'bot_turn','scheduled','2026-12-01 04:32:57.847','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2230313435383231623465343434613935227d',0,NULL,NULL,'2026-12-01 04:32:37.877',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"8f5560aa05222bd2"}',1,'bot_turn','scheduled','2026-12-01 04:32:57.877','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2261643664636534653139663835636365227d',0,NULL,NULL,'2026-12-01 04:32:38.069',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"41257b9dbe3eac3b"}',1,'bot_turn','scheduled','2026-12-01 04:32:58.068','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2266356232333336363266633864313234227d',0,NULL,NULL,'2026-12-01 04:32:38.200',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"a6931f1c396f3204"}',1,'bot_turn','scheduled','2026-12-01 04:32:58.199','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2264646137383464636261303063613965227d',0,NULL,NULL,'2026-12-01 04:32:38.301',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"809425f18ba2453a"}',1,'bot_turn','scheduled','2026-12-01 04:32:58.301','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2264646137383464636261303063613965227d',0,NULL,NULL,'2026-12-01 04:32:38.518',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"605d4353c0cc5878"}',1,'bot_turn','scheduled','2026-12-01 04:32:58.517','[]',NULL,NULL);
INSERT INTO river_job VALUES(10,X'7b226d61746368223a2264646137383464636261303063613965227d',0,NULL,NULL,'2026-12-01 04:32:38.753',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"6a045a52035f6dbe"}',1,'bot_turn','scheduled','2026-12-01 04:32:58.752','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',4);
CREATE INDEX matches_bot ON matches (id) WHERE bot;
CREATE INDEX tokens_match ON tokens (match);
CREATE INDEX notices_match ON notices (match, seat);
CREATE UNIQUE INDEX people_mail ON people (mail) WHERE mail <> '';
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX sessions_expires ON sessions (expires);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX passes_person ON passes (person);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX tokens_device ON tokens (device) WHERE device <> '';
CREATE INDEX river_job_kind ON river_job (kind);
CREATE INDEX river_job_state_and_finalized_at_index ON river_job (state, finalized_at) WHERE finalized_at IS NOT NULL;
CREATE INDEX river_job_prioritized_fetching_index ON river_job (state, queue, priority, scheduled_at, id);
CREATE UNIQUE INDEX river_job_unique_idx ON river_job (unique_key)
    WHERE unique_key IS NOT NULL
        AND unique_states IS NOT NULL
        AND CASE state
            WHEN 'available' THEN unique_states & (1 << 0)
            WHEN 'cancelled' THEN unique_states & (1 << 1)
            WHEN 'completed' THEN unique_states & (1 << 2)
            WHEN 'discarded' THEN unique_states & (1 << 3)
            WHEN 'pending'   THEN unique_states & (1 << 4)
            WHEN 'retryable' THEN unique_states & (1 << 5)
            WHEN 'running'   THEN unique_states & (1 << 6)
            WHEN 'scheduled' THEN unique_states & (1 << 7)
            ELSE 0
        END >= 1;
COMMIT;
