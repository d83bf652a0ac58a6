-- duel KCK6XrgyTmi0rjkaQ1xXmwjJQd9L4d2xo_LJCkEudDU
-- invincible -YR-wGofstz34TyWRL2ScIG_rctJgy8lr0w9XgU-LAs
-- jenkins HJuBSyvcC9-u0a-n5n1LcSzTh9vEnII3OBzJJfsKLcc
-- spain K9eUUos29K3E0qPqOLnurJ5f0uF-3zEGCWMXs-6Gasc
-- renaissance z2WbrcJ_15DSHYqoxfOYquDma3HU5SpW9VikNIZaOyE
-- fury _NTA0RoVtaN9-ocBYG5-R7-V0J_psJ2M20O6OqUe1iA
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(13,12,1,'2026-12-01 04:13:49');
INSERT INTO goose_db_version VALUES(14,13,1,'2026-12-01 04:13:49');
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
, public BOOLEAN NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', absent TEXT NOT NULL DEFAULT '', terms TEXT NOT NULL DEFAULT '', late INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO matches VALUES('07817f3714f513cb',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     07817f3714f513cb\nseat      A person words="f046304d8a066f8ab7f14c194b085605"\nseat      B bot random key=26395644e2edeec0\ndice      house commit=06638c9da313b8e65bb4db415c6fbaf1a8b1537c050007637640740f9eb16656\nstart     scenario\n','\n',char(10)),'55635e654082c9088622a03c9f781b93606570222c22614f0d2d78b4ae9efc42',0,0,1796098430878,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('0d14d17f9165d5ec',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 5\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     0d14d17f9165d5ec\nseat      English person words="037dd8701ae9a06688a76db62f817582"\nseat      Spanish bot captain key=84f535eff91886cc\ndice      house commit=b4fd0ad4048d7f25cc31c071a01c84739a35d799f596b32e8353d1bc67f10422\nstart     scenario\n','\n',char(10)),'683a23117790c90437f80829bcee7e2463d577491f50bef03302ef7681c8f0ce',0,0,1796098431386,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('4526d5dc1fe75095',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     4526d5dc1fe75095\nseat      English person words="f4fc178e2094a4083038aeb0da75ae5f"\nseat      Spanish bot captain key=f10202f4af3bfbdb\ndice      house commit=8917ac7cfe1de98fea4508e401da2d3328da1325f13b5481ea1078cf03213365\nstart     scenario\n','\n',char(10)),'15793712d64f89e80323bc2fdbec6b2ff0517807b6f08702d2f987a5dafc4780',0,0,1796098431153,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('4cfbf099bb6f3239',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 11\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     4cfbf099bb6f3239\nseat      A person words="74d51803dc411d45b232e3c5bff2bd04"\nseat      B bot captain key=5f96e3185cc27fad\ndice      house commit=30f3eb9ee653293e6c391216f92a53511c66a6edac7e2508055abdc710d2f60b\nstart     scenario\n','\n',char(10)),'24cd72ca8daae310c5c94425af706c439e3a4af96e4ab2f1308ee55314c60f71',0,0,1796098431538,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('5be92ad5e972a06c',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 9\npack      a07a96874021bf1f\nscenario  hot-trod\nmatch     5be92ad5e972a06c\nseat      A person words="fbffa38d64f7229d35f510d73d812257"\nseat      B bot captain key=5c20a82d7663b24b\ndice      house commit=f4e4daf48f273d46da7623518b8627270fcd5973a6753adad86064bdf1db3292\nstart     scenario\n','\n',char(10)),'bd6049486481aa5ba58ff67929fdc9ce7ece6332d447b325279389e2574a55c3',0,0,1796098431646,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('c47aa16ed3725ecf',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 8\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     c47aa16ed3725ecf\nseat      English person words="5d83c40b1805a92e8e828566c133161b"\nseat      Spanish bot captain key=3aa8bc8be3b0aa50\ndice      house commit=e3f3f2f6553a848562f9580d8eb30f4b9f59cf7f4381912e2a60cb8a25eddcb7\nstart     scenario\n','\n',char(10)),'960b98009ba9e159ffe0d8eff937aa25e0aa1610c8daa2cf61f222064d0566ba',0,0,1796098431255,0,0,0,0,'','','',0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'174bef040dceb09a0807cb035a7042294783cc8d4a0a477361e210e39e39f758','5be92ad5e972a06c',0,'');
INSERT INTO tokens VALUES(X'2c6e70fd5e35be1e4fbd3b163266467c35a8b9163eb8cd25c64e7847e27a91eb','0d14d17f9165d5ec',15,'');
INSERT INTO tokens VALUES(X'55a1e0dd04bcb7eb1f0d6d926d248b5bc7ed34027b9ae9f6f454cf18ed87213c','c47aa16ed3725ecf',0,'');
INSERT INTO tokens VALUES(X'7fc3b84be39efe22092902dbe985e9ea9ce0210d4cfed90bcffc91125f07415d','4526d5dc1fe75095',0,'');
INSERT INTO tokens VALUES(X'8cf844832ec6ee510bdebabd601c3155839d4c2925f03be510d33adf7e3dd4e8','4cfbf099bb6f3239',15,'');
INSERT INTO tokens VALUES(X'9b74b5bf01316c0118c108b8971525e4bc60660a5aabe42ce604012dbbac114d','4cfbf099bb6f3239',0,'');
INSERT INTO tokens VALUES(X'b599c0821116f9e49dc3c1210be23353d446ce37e06bfb40490f8b878343de97','07817f3714f513cb',15,'');
INSERT INTO tokens VALUES(X'b7cd3a3546c5af00679d667441e04b5022c6f9625748a8dcf51d295302553a8a','4526d5dc1fe75095',15,'');
INSERT INTO tokens VALUES(X'ba2383a662eae17b31295471e43ef4361066f7268e99dbc572e13e1e027f9605','c47aa16ed3725ecf',15,'');
INSERT INTO tokens VALUES(X'cd29fabd5017d21661ec22a7b33709641abd7c88739f8c1fa69f09ba5f6f628c','5be92ad5e972a06c',15,'');
INSERT INTO tokens VALUES(X'd7cb4147eee55ef4c5c91a5b8583597daa9fa382c423f090f5c9272ccd5c4bf1','0d14d17f9165d5ec',0,'');
INSERT INTO tokens VALUES(X'ed56c54f8a25e4933de5465f5d1d2b82ec91ad785c77fcc37f8f1a7cd1271878','07817f3714f513cb',0,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('07817f3714f513cb',1,1796098430882,'',replace('setup\n  1.2 - 2d6 = 5 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',2,1796098430894,'4a18729a78e46d2e',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',3,1796098430905,'b3e2a2a82b1c1905',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',4,1796098430919,'644e91c02374903c',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',5,1796098430928,'56e95dd2124f1c59',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',6,1796098430936,'b1201fee1816e834',replace('B sheer vengeur > resolute 15mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',7,1796098430938,'39251afb823fcc08',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 3 3 3 2 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',8,1796098431147,'bd380194eca73d6f',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',9,1796098431153,'c602bffae798fc31',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('07817f3714f513cb',10,1796098431175,'6ac053d22f80d561',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',1,1796098431388,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',2,1796098431405,'4893539a33cf7610',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',3,1796098431409,'e2f1a20ec0557ee6',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',4,1796098431432,'62529e6069a42d9f',replace('English sail > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',5,1796098431461,'cbe8807106d5a0e0',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',6,1796098431489,'8776c91bee895bdd',replace('English steer fleet-1 > 2512\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',7,1796098431511,'f66f18422a6ea276',replace('English steer fleet-1 > 2611\n','\n',char(10)),'');
INSERT INTO entries VALUES('0d14d17f9165d5ec',8,1796098431532,'e5aa903428289918',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',1,1796098431170,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',2,1796098431174,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',3,1796098431176,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 6 #1\n  10.0 English 1d6 = 1 #2\n  10.0 English 1d6 = 6 #3\n  10.0 English 1d6 = 2 #4\n  10.0 English 1d6 = 1 #5\n  11.0 Spanish 2d6 = 1 6 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',4,1796098431189,'2e2ddd0015ae2966',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',5,1796098431201,'38ec12229937d3fb',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',6,1796098431212,'a8cbbc2e1da1f525',replace('English stop howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',7,1796098431222,'ac3e29eddf3f0cb0',replace('English pass\n  16.0 Spanish draw 48 = 20 sprung-leaks #7\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',8,1796098431226,'261b7cef8109b8c3',replace('Spanish strike sprung-leaks > seymour\n  7.6 English 2d6 = 5 1 #8\n  16.0 Spanish draw 48 = 29 panic #9\n  16.0 English draw 47 = 8 parma-delayed #10\n  16.0 English draw 46 = 23 well-served-guns #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',9,1796098431236,'e3e37b9805333191',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',10,1796098431241,'683bbbcea374ab7f',replace('Spanish pass\n  10.0 English 1d6 = 6 #12\n  10.0 English 1d6 = 6 #13\n  10.0 English 1d6 = 1 #14\n  10.0 English 1d6 = 4 #15\n  10.0 English 1d6 = 1 #16\n  11.0 Spanish 2d6 = 2 5 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('4526d5dc1fe75095',11,1796098431250,'2a1eb1938c7d067f',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',1,1796098431541,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',2,1796098431547,'661c76bf8b38dc45',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',3,1796098431550,'f0ab9d8ec8acb7a1',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',4,1796098431562,'2afb7550b40c09fa',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',5,1796098431567,'18e5f3f290b74b52',replace('A load-hail triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',6,1796098431575,'452c6ab67e68e889',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',7,1796098431576,'138b850b9221735b',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',8,1796098431589,'df96926d40bc88c8',replace('A fire-when triumph > stern-chasers 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',9,1796098431606,'476374afadd44ad0',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',10,1796098431623,'9711ca6baf64e50a',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4cfbf099bb6f3239',11,1796098431633,'ff517e0ae171a34e',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',1,1796098431657,'',replace('setup\n  25.5 B 4d100 = 42 53 97 75 #1\n  28.1 A 1d6 = 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',2,1796098431669,'4b154c57df754b8c',replace('A pass\n  6.7 A draw 60 = 11 officer-11 #3\n  6.7 A draw 60 = 49 officer-49 #4\n  6.7 A draw 60 = 6 officer-6 #5\n  6.7 A draw 60 = 56 officer-56 #6\n  6.7 A draw 60 = 54 officer-54 #7\n  6.7 A draw 60 = 50 officer-50 #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',3,1796098431677,'8a2adbc8f395d667',replace('A colonel > officer-50\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',4,1796098431686,'0651e43b5ff6a93e',replace('A redraw > a-32\n  28.2 A draw 60 = 19 officer-19 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',5,1796098431694,'da95d31f9dd54a1c',replace('A pass\n  28.1 B 1d6 = 6 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',6,1796098431697,'baf894667b94adb2',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',7,1796098431701,'62f941a1483752d6',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',8,1796098431710,'4e590797be776f70',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',9,1796098431712,'8d8f103414348aa4',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',10,1796098431715,'4fea2709d68a1e25',replace('B muster > demilancers 6\n  6.7 B draw 60 = 59 officer-59 #11\n  6.7 B draw 60 = 49 officer-49 #12\n  6.7 B draw 60 = 12 officer-12 #13\n  6.7 B draw 60 = 22 officer-22 #14\n  6.7 B draw 60 = 10 officer-10 #15\n  6.7 B draw 60 = 13 officer-13 #16\n  6.7 B draw 60 = 12 officer-12 #17\n  6.7 B draw 60 = 38 officer-38 #18\n  6.7 B draw 60 = 21 officer-21 #19\n  6.7 B draw 60 = 46 officer-46 #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',11,1796098431718,'437cf1d3ae194394',replace('B colonel > officer-46\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',12,1796098431723,'7948a3fde34aab32',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',13,1796098431729,'a5b089ce322f6d55',replace('B set > kind-herd 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',14,1796098431731,'ae6e1b886bfdc744',replace('B set > kind-herd 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',15,1796098431734,'5ede507c1313c209',replace('B set > kind-herd 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',16,1796098431742,'23e5211a3cbe1df8',replace('B set > kind-herd 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',17,1796098431746,'d40398c7d2704b3b',replace('B set > kind-herd 3000in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',18,1796098431748,'a714861029ad6dc0',replace('B set > kind-herd 1800in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',19,1796098431750,'eb12fd9354bc8695',replace('B set > kind-prisoners 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',20,1796098431753,'738ffb469e272ae5',replace('B set > kind-prisoners 3900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',21,1796098431759,'30d4c321b2e7bdd1',replace('B place > b-27 with wide-1 1950in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',22,1796098431767,'f4fcc1daedcad8be',replace('B place > b-28 with wide-3 4350in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',23,1796098431770,'a52d6f3a0d5e6668',replace('B place > b-29 with wide-2 3750in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',24,1796098431775,'015759951ecc9df7',replace('B place > b-30 with wide-2 3750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',25,1796098431784,'67a66b2b6018d294',replace('B place > b-31 with wide-2 1050in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',26,1796098431791,'1b6d0b8ddc4ab705',replace('B place > b-32 with wide-2 2850in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',27,1796098431803,'22058b6eeb545f56',replace('B pass\n  3.1 A 1d6 = 5 #21\n  3.1 B 1d6 = 3 #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',28,1796098431955,'a5e61413ad920307',replace('A pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',29,1796098431958,'d2c4d66c57768555',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',30,1796098431967,'ef17aeda76ff9b0d',replace('A pass b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',31,1796098431971,'e5b7fc6b8046280d',replace('B face-about b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',32,1796098431982,'3ea744512c2b3933',replace('B drift b-3 700in/100 13.3deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',33,1796098431988,'a1aaf8f081f171a1',replace('B pass b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('5be92ad5e972a06c',34,1796098431991,'b21619daed184049',replace('B act > b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',1,1796098431264,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',2,1796098431291,'1e172b50e1d8a6ea',replace('English buy > e-frigate\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',3,1796098431311,'92d1fab609950483',replace('English buy > e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',4,1796098431328,'dbc77b138f399788',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',5,1796098431347,'60be763fc5bb3388',replace('English place > 4119-shore with e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',6,1796098431362,'15987ce28b955dd1',replace('English place > 4422-docked with e-frigate\n  6.2 English 1d6 = 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c47aa16ed3725ecf',7,1796098431381,'cad5da9a7e349f23',replace('English pick > 4422-docked\n','\n',char(10)),'');
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
, zone TEXT NOT NULL DEFAULT '', quiet_from INTEGER NOT NULL DEFAULT 0, quiet_until INTEGER NOT NULL DEFAULT 0, reminded INTEGER NOT NULL DEFAULT 0, reported BOOLEAN NOT NULL DEFAULT 0, daily INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE settings (
	name  TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO settings VALUES('push keys','{"Private":"gezWoGHY40D26tepUxZxg3A2EVUVfCIxIRuL0lPkICE","Public":"BAVzthqifZiMwFzzAa5P5CnEnPF-dg2vLYU7PqcXqRWYTHSSc1yyj8qRc-qfMdZPs0kG_MomlBiwAWrzSyw2CZc"}');
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
	taken  INTEGER NOT NULL, turn INTEGER NOT NULL DEFAULT 0,           -- into the account; who was first holds the seat
	PRIMARY KEY (match, seat, person)
) WITHOUT ROWID;
CREATE TABLE invitations (
	id      TEXT PRIMARY KEY,
	hash    BLOB NOT NULL,            -- of the secret of who made it
	terms   TEXT NOT NULL,            -- what is offered, as JSON
	secret  TEXT NOT NULL,            -- of the house's dice
	maker   TEXT NOT NULL,            -- who made it, as limits count
	match   TEXT NOT NULL DEFAULT '', -- that began when it was taken
	created INTEGER NOT NULL,
	ends    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE library (
	match TEXT PRIMARY KEY REFERENCES matches (id), -- over, and made public by all its players
	game  TEXT NOT NULL,
	about TEXT NOT NULL,                            -- what is said of it, as package server writes it
	since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE clubs (
	id      TEXT PRIMARY KEY,
	name    TEXT NOT NULL,
	looks   TEXT NOT NULL UNIQUE, -- of the name, as people's
	about   TEXT NOT NULL,
	open    BOOLEAN NOT NULL,     -- anybody may join
	key     TEXT NOT NULL,        -- of the link by which others join
	created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE members (
	club      TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
	person    TEXT NOT NULL,
	organiser BOOLEAN NOT NULL,
	joined    INTEGER NOT NULL,
	PRIMARY KEY (club, person)
) WITHOUT ROWID;
CREATE TABLE tournaments (
	id      TEXT PRIMARY KEY,
	club    TEXT NOT NULL,    -- '' of the whole server
	body    TEXT NOT NULL,    -- in the server's own text
	version INTEGER NOT NULL, -- of the body; counts up
	over    BOOLEAN NOT NULL,
	created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE occasions (
	match      TEXT PRIMARY KEY,
	club       TEXT NOT NULL, -- or ''
	tournament TEXT NOT NULL  -- or ''
) WITHOUT ROWID;
CREATE TABLE rated (
	match      TEXT NOT NULL REFERENCES matches (id),
	seat       INTEGER NOT NULL,
	game       TEXT NOT NULL,
	player     TEXT NOT NULL,              -- id of a person, or bot and its spec
	bot        BOOLEAN NOT NULL,           -- an anchor: its rating stands still
	edge       REAL NOT NULL,              -- by how many points the seat has it easier
	doubt      REAL NOT NULL,              -- the deviation of that
	score      REAL NOT NULL DEFAULT 0,
	was        REAL NOT NULL DEFAULT 0,    -- the rating before the match, as surely as it was known
	was_known  REAL NOT NULL DEFAULT 0,
	mean       REAL NOT NULL,              -- and after it; of a bot from the beginning
	deviation  REAL NOT NULL,
	over       INTEGER NOT NULL DEFAULT 0, -- when it was rated, 0 before
	PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE ratings (
	game       TEXT NOT NULL,
	player     TEXT NOT NULL REFERENCES people (id),
	mean       REAL NOT NULL,
	deviation  REAL NOT NULL,
	volatility REAL NOT NULL,
	matches    INTEGER NOT NULL,           -- rated so far
	at         INTEGER NOT NULL,           -- when the last was
	PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE TABLE holidays (
	person TEXT NOT NULL REFERENCES people (id),
	began  INTEGER NOT NULL,
	ends   INTEGER NOT NULL,
	PRIMARY KEY (person, began)
) WITHOUT ROWID;
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('news','2026-12-01 04:13:50.876','{}',NULL,'2026-12-01 04:13:50.876');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:13:50.883','{}',NULL,'2026-12-01 04:13:50.883');
INSERT INTO river_queue VALUES('round','2026-12-01 04:13:50.891','{}',NULL,'2026-12-01 04:13:50.891');
INSERT INTO river_queue VALUES('away','2026-12-01 04:13:50.894','{}',NULL,'2026-12-01 04:13:50.894');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:13:50.900','{}',NULL,'2026-12-01 04:13:50.900');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:13:50.915','{}',NULL,'2026-12-01 04:13:50.915');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:13:50.916','{}',NULL,'2026-12-01 04:13:50.916');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:13:49');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:13:49');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:13:49');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:13:49');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:13:49');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:13:49');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2230373831376633373134663531336362227d',0,NULL,NULL,'2026-12-01 04:13:50.887',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"084db8f3e53731d1"}',1,'bot_turn','scheduled','2026-12-01 04:14:10.882','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2230373831376633373134663531336362227d',0,NULL,NULL,'2026-12-01 04:13:50.929',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"6f9040b0ca4e1698"}',1,'bot_turn','scheduled','2026-12-01 04:14:10.928','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2230373831376633373134663531336362227d',0,NULL,NULL,'2026-12-01 04:13:51.148',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b03a233964d66d20"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.147','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2234353236643564633166653735303935227d',0,NULL,NULL,'2026-12-01 04:13:51.171',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"a94a70913079bb74"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.17','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2234353236643564633166653735303935227d',0,NULL,NULL,'2026-12-01 04:13:51.223',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"1738fef99138d174"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.222','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2234353236643564633166653735303935227d',0,NULL,NULL,'2026-12-01 04:13:51.237',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"935aec1c6e09292c"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.236','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2230643134643137663931363564356563227d',0,NULL,NULL,'2026-12-01 04:13:51.406',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"21bf3710ccc972cc"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.405','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2234636662663039396262366633323339227d',0,NULL,NULL,'2026-12-01 04:13:51.542',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"51127da04f92aebb"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.541','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2235626539326164356539373261303663227d',0,NULL,NULL,'2026-12-01 04:13:51.696',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"1309774a6adea6c9"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.694','[]',NULL,NULL);
INSERT INTO river_job VALUES(10,X'7b226d61746368223a2235626539326164356539373261303663227d',0,NULL,NULL,'2026-12-01 04:13:51.956',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9b7b6633bf53ccd8"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.955','[]',NULL,NULL);
INSERT INTO river_job VALUES(11,X'7b226d61746368223a2235626539326164356539373261303663227d',0,NULL,NULL,'2026-12-01 04:13:51.968',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"003fcb26834de660"}',1,'bot_turn','scheduled','2026-12-01 04:14:11.967','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',14);
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
CREATE INDEX matches_public ON matches (created) WHERE public AND NOT over;
CREATE INDEX invitations_open ON invitations (ends) WHERE match = '';
CREATE INDEX library_since ON library (since);
CREATE INDEX members_person ON members (person);
CREATE INDEX tournaments_club ON tournaments (club, created);
CREATE INDEX occasions_club ON occasions (club);
CREATE INDEX occasions_tournament ON occasions (tournament);
CREATE INDEX rated_player ON rated (player, game, over);
CREATE INDEX ratings_player ON ratings (player);
CREATE INDEX notices_address ON notices (way, address);
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
