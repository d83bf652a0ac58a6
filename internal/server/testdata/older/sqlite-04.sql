-- duel XW3lVLqlGQBAVCwpbuxeDj6MWs80KPraHhP0KA7LUro
-- invincible 5HOT0NgHM2upiZB33ti9Lrl_K3xfq5IxKN_q_pKSSkE
-- jenkins 7ZwP5gUeRxbyxu19w-oEk8chk5FBuNKJb74jn_11eow
-- spain HHq_ypT2IZ-An8yXcHD8Zwx1ScbrdrMXwA2gcD-VSOo
-- renaissance tPz2dxoP0ffezOqqOIcydYchroLq77dFCmIitf98zLI
-- fury 8T7lJTyBmZ7yGUY3sr2MZS77mKxCEw_dYbSlFIABpo0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:39');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:39');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:39');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:39');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:39');
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
, public BOOLEAN NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO matches VALUES('0b019bdfc7b93c98',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     0b019bdfc7b93c98\nseat      English person words="1475bd7753ae080b6fdd9cde59a9e5fd"\nseat      Spanish bot captain key=529c6f70376a06b2\ndice      house commit=0fcd6cf5540b8a28ffdec14192259cc3c0c4566ca1b686fde0ae1f96a221c574\nstart     scenario\n','\n',char(10)),'40e5c1f4e6d66a86185d8d6d4003920994853988dcd98c17d4463cc69ee7396e',0,0,1796099560688,0,0,0,0);
INSERT INTO matches VALUES('1f248bd9be2f5a0c',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 4\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     1f248bd9be2f5a0c\nseat      English person words="b2ddf0ddd690eec79b9e6b2c0627ea58"\nseat      Spanish bot captain key=29f5ae6aead11b7d\ndice      house commit=6403934ca9bb718a8e11a38755753e37bb603de4b2ce452cbe5417db0a6574e0\nstart     scenario\n','\n',char(10)),'c336f7563ef3dd5c1c9f6dd61feb25fa30ce0546f7a4b0fe9ba1aaad26bf769d',0,0,1796099560835,0,0,0,0);
INSERT INTO matches VALUES('6f402a7714f83843',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     6f402a7714f83843\nseat      A person words="1f1c074b2086269acd83b1fbb1fb802d"\nseat      B bot captain key=9ffb57053f315dee\ndice      house commit=cfbfcc655bec7792220001f5014c4ae9b0449f072312c183e42b2b015979c0be\nstart     scenario\n','\n',char(10)),'af4c803f466656c3c5d1a2e1f1235d65e02485f5d2e64a55dd95e7587c097ee6',0,0,1796099560993,0,0,0,0);
INSERT INTO matches VALUES('7a1ba36a014a3fcc',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     7a1ba36a014a3fcc\nseat      English person words="5855f7fc2fe1625ad87b639caa86db5b"\nseat      Spanish bot captain key=b5b47025533e144b\ndice      house commit=6413a122370f026111b2c6449b38f05d096c95e1574ea216974a5c738c9bb8b4\nstart     scenario\n','\n',char(10)),'6b389f9f882b48749affb82561f46de8fab75963bb9dcff27af867c5fa1d4c7d',0,0,1796099560417,0,0,0,0);
INSERT INTO matches VALUES('879af605c5e1ffab',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     879af605c5e1ffab\nseat      A person words="aeb59c64e69e737798d3610c5af27c50"\nseat      B bot random key=a00ec8b4bfafadb7\ndice      house commit=40a40f240eb5fe6c3c71e0a6f7fb08da532e17302bb24f0678eacab614a6d293\nstart     scenario\n','\n',char(10)),'8cc290c86f28907947d8a59460bcfcd03e78d90738bbac55368eac22ce9ccc6a',0,0,1796099560136,0,0,0,0);
INSERT INTO matches VALUES('d35aa10a7dca5ea3',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 2\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     d35aa10a7dca5ea3\nseat      A person words="9baaef7ec7e70b70b660bb9e4ebe71e5"\nseat      B bot captain key=7debf5fb74d0e8fe\ndice      house commit=4c26dd35214659cbd3e8466de8d389bf3150b58a34554d5581693224e5d78cb8\nstart     scenario\n','\n',char(10)),'97aa754b101c064293470f1c66c036a6f98f49e1ace82b1a95212ef031bc9315',0,0,1796099561070,0,1,0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'031354e5282ac0121a7e62f665e3c5b9a690143261812d8e283bc4ae07eeadf2','6f402a7714f83843',0,'');
INSERT INTO tokens VALUES(X'260d7cf9934aee4900f555529773b49fa3ea8a99e873f14d32472361c59b9b6e','d35aa10a7dca5ea3',15,'');
INSERT INTO tokens VALUES(X'27da4b4348982a9c508fda8719e13515d8b31e8ce69b085872af78b21115b5fa','d35aa10a7dca5ea3',0,'');
INSERT INTO tokens VALUES(X'33754a2664fa94d2f6ab7533ecd7e48fb2ecdd23ac1e871dc241da45f3a3da7c','1f248bd9be2f5a0c',0,'');
INSERT INTO tokens VALUES(X'44bf6012cf789a38da9fa281efd9b09af061723681bc8c4b6486f5ffd1fb5985','7a1ba36a014a3fcc',0,'');
INSERT INTO tokens VALUES(X'5ac2116df98007166732096c7c957245e244d4ca1989d565c0ae0015b6599e68','879af605c5e1ffab',0,'');
INSERT INTO tokens VALUES(X'87cd8bd64f1db8a58fb72d1f72fb9d307fada3cc1d45dfbfb105af5cbd3ac1ef','0b019bdfc7b93c98',0,'');
INSERT INTO tokens VALUES(X'c692fca659abe7c28013535d7de4251c99dc6d00a6580a99deb61ce80197c6e5','7a1ba36a014a3fcc',15,'');
INSERT INTO tokens VALUES(X'd03febffbd667220583712aed86b953396bc1855a503cd0062a1f4ffdaad3b52','0b019bdfc7b93c98',15,'');
INSERT INTO tokens VALUES(X'dde3dddf699397ce8feaa078d07403faf87ecc8744776113e19caed6e7d0fa7a','879af605c5e1ffab',15,'');
INSERT INTO tokens VALUES(X'f12ccfea57c89ce74a6740feee029a55ec0c015932c66223419ef1df0b875405','1f248bd9be2f5a0c',15,'');
INSERT INTO tokens VALUES(X'f5b196b499130b966cd3eebd21147df2486bff0142c8530829795fb6be5e4e83','6f402a7714f83843',15,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('0b019bdfc7b93c98',1,1796099560691,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('0b019bdfc7b93c98',2,1796099560710,'3616d1ea113515bb',replace('English buy > e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('0b019bdfc7b93c98',3,1796099560730,'60b19f3e3a704119',replace('English buy > wentworth\n','\n',char(10)),'');
INSERT INTO entries VALUES('0b019bdfc7b93c98',4,1796099560750,'2a80df42421d9b12',replace('English buy > e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('0b019bdfc7b93c98',5,1796099560773,'e96e3d04edaff371',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('0b019bdfc7b93c98',6,1796099560804,'75c18b33c2ae7fb8',replace('English place > 4422-shore with wentworth\n','\n',char(10)),'');
INSERT INTO entries VALUES('0b019bdfc7b93c98',7,1796099560826,'656cdd87611c5c13',replace('English place > 1519-shore with e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',1,1796099560838,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',2,1796099560863,'d544ad7c7490f3c7',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',3,1796099560874,'1f6d829677401d07',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',4,1796099560897,'e031ff6e586ceab9',replace('English embark > fleet-2 with brill-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',5,1796099560922,'0e994d28586d7790',replace('English coast > fleet-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',6,1796099560941,'fd664d462ce55fbf',replace('English debark fleet-2 > brill-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',7,1796099560960,'d0291934596515ed',replace('English steer fleet-2 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f248bd9be2f5a0c',8,1796099560983,'8cba185ce2596472',replace('English steer fleet-2 > 2611\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',1,1796099560999,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',2,1796099561013,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',3,1796099561014,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',4,1796099561015,'cec50467e9d209f6',replace('A load-hail triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',5,1796099561017,'064d6ad4e2cdcbc7',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',6,1796099561025,'36f9e2431a761697',replace('A fire-part triumph > starboard-broadside 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',7,1796099561030,'2cf4ccdf3e955191',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',8,1796099561033,'6d30c0af1e606ed3',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',9,1796099561034,'846ff5f26958ebd1',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',10,1796099561042,'380ce7db304c5e1c',replace('A unload triumph > stern-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',11,1796099561052,'b6189f70485ac261',replace('A fire-part triumph > port-broadside 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('6f402a7714f83843',12,1796099561064,'1b11ffabe3472217',replace('A ranging-shot triumph > san-juan-de-portugal with port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',1,1796099560418,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',2,1796099560421,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',3,1796099560424,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 2 #1\n  10.0 English 1d6 = 5 #2\n  10.0 English 1d6 = 3 #3\n  10.0 English 1d6 = 6 #4\n  10.0 English 1d6 = 1 #5\n  11.0 Spanish 2d6 = 6 1 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',4,1796099560633,'94022cbacbddf3c9',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',5,1796099560641,'4b91acfde0929fac',replace('English step drake > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',6,1796099560652,'d528d92a439a9c14',replace('English stop drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',7,1796099560660,'66dfe12a0f6fb778',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',8,1796099560671,'2badad82cfecb951',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('7a1ba36a014a3fcc',9,1796099560685,'5eb7594e7ed83ef4',replace('English stop frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',1,1796099560149,'',replace('setup\n  1.2 - 2d6 = 1 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',2,1796099560160,'62e31d4d0614966f',replace('A load resolute > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',3,1796099560170,'e819d7b379b83711',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',4,1796099560172,'eee29008c34af215',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',5,1796099560176,'ad8631000b3e2501',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',6,1796099560182,'903f98214403c214',replace('B sheer vengeur > resolute 60mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',7,1796099560185,'98f3d100d9897e8f',replace('B pass vengeur\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',8,1796099560393,'228bb0561190beb3',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('879af605c5e1ffab',9,1796099560417,'e8667550f93f1aa4',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',1,1796099561077,'',replace('setup\n  25.5 B 4d100 = 9 29 25 41 #1\n  28.1 A 1d6 = 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',2,1796099561089,'a0cbe73696944746',replace('A pass\n  6.7 A draw 60 = 16 officer-16 #3\n  6.7 A draw 60 = 4 officer-4 #4\n  6.7 A draw 60 = 45 officer-45 #5\n  6.7 A draw 60 = 8 officer-8 #6\n  6.7 A draw 60 = 28 officer-28 #7\n  6.7 A draw 60 = 36 officer-36 #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',3,1796099561095,'35047186084c4fe8',replace('A colonel > officer-36\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',4,1796099561103,'12f1726971ac327b',replace('A pass\n  28.1 B 1d6 = 6 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',5,1796099561106,'a561f3a8201fe0d3',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',6,1796099561108,'66b23158e99298b4',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',7,1796099561112,'e0d045a17fc09733',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',8,1796099561114,'f2cf091770ecc853',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',9,1796099561117,'75580e11fbcfd491',replace('B muster > demilancers 6\n  6.7 B draw 60 = 51 officer-51 #10\n  6.7 B draw 60 = 18 officer-18 #11\n  6.7 B draw 60 = 37 officer-37 #12\n  6.7 B draw 60 = 46 officer-46 #13\n  6.7 B draw 60 = 10 officer-10 #14\n  6.7 B draw 60 = 33 officer-33 #15\n  6.7 B draw 60 = 11 officer-11 #16\n  6.7 B draw 60 = 52 officer-52 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',10,1796099561120,'122d00dddc5213f7',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',11,1796099561128,'afe4371f680cbb93',replace('B set > kind-herd 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',12,1796099561131,'62d86e3f7e07a9f2',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',13,1796099561133,'3baea55c3c99fccc',replace('B set > kind-herd 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',14,1796099561135,'6d95fe1e721d103f',replace('B set > kind-herd 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',15,1796099561138,'3a4cf42d10b1563f',replace('B set > kind-herd 900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',16,1796099561142,'71c06aa0ac6973dc',replace('B set > kind-herd 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',17,1796099561146,'c919822c957bbbd2',replace('B set > kind-prisoners 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',18,1796099561150,'ea3d08b145a16bfe',replace('B set > kind-prisoners 3600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',19,1796099561154,'67450c222c9dde28',replace('B place > b-27 with wide-1 3750in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',20,1796099561157,'1959cdb81794c69b',replace('B place > b-28 with wide-3 3450in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',21,1796099561159,'e979ff0e007c21f6',replace('B place > b-29 with wide-2 2250in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',22,1796099561162,'10ed853b93fa0e40',replace('B place > b-30 with wide-2 1350in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',23,1796099561164,'addd8a7bd0e8371a',replace('B place > b-31 with wide-2 1050in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',24,1796099561168,'78e84c7d8856522e',replace('B place > b-32 with wide-2 3750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',25,1796099561175,'d7c94f9e1815fc8c',replace('B pass\n  3.1 A 1d6 = 1 #18\n  3.1 B 1d6 = 2 #19\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',26,1796099561183,'bc3bcef75b4b01d3',replace('B act > b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',27,1796099561321,'c23977214b52c0fe',replace('A appeal b-5\n  18.1 A draw 20 = 6 roman-like #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',28,1796099561327,'9b6a5cc91d1ae562',replace('B wheel-left b-5 141.7deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',29,1796099561330,'534e2f47e81d1aa7',replace('B pass b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',30,1796099561541,'dbaa75cec3f34cb8',replace('A pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',31,1796099561546,'3994c17a95dd9442',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',32,1796099561548,'251a5ed941cfbd9e',replace('B face-about b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',33,1796099561551,'1f55ca281733cb50',replace('B drift b-3 700in/100 11.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',34,1796099561556,'81e6a474f0f7ac46',replace('B pass b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',35,1796099561558,'e7bdfe3589bbde45',replace('B act > b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',36,1796099561560,'df18fc7c6094a9c0',replace('B face-right b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',37,1796099561561,'9efd4543fce2c4c4',replace('B drift b-6 450in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',38,1796099561565,'6799e23ad5873206',replace('B wheel-right b-6 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',39,1796099561568,'1ba5a066fee7d7db',replace('B pass b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',40,1796099561569,'7cd7b250b22e3c9c',replace('B act > b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',41,1796099561571,'aede24b2b0d559b5',replace('B face-about b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',42,1796099561572,'de328afa53888ed2',replace('B drift b-2 800in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',43,1796099561574,'9c732a631a536838',replace('B pass b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',44,1796099561582,'6f3977a532525a63',replace('B act > b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',45,1796099561584,'4e1947380fa3f1f4',replace('B face-about b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',46,1796099561586,'99710223f302c243',replace('B drift b-4 700in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',47,1796099561589,'7f6153a9995932ec',replace('B pass b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',48,1796099561595,'a5ac33e6f8a67574',replace('B act > b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',49,1796099561598,'2d98c9b05e554d1c',replace('B pass b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',50,1796099561601,'f2596b898e3221c4',replace('B drive > object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',51,1796099561603,'dff870c32d535831',replace('B lead object-7 > object-7 133in/100 11.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',52,1796099561605,'bd8d3561db0c0b8f',replace('B lead object-7 > object-7 44in/100 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',53,1796099561606,'419fd2ecd7c0ab77',replace('B lead object-7 > object-8 400in/100 333.4deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',54,1796099561608,'9a33efa3272a8685',replace('B pass object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',55,1796099561609,'682bb5c5687ffd54',replace('B drive > object-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',56,1796099561611,'6fe02df8c8149cd4',replace('B lead object-3 > object-3 200in/100 90deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',57,1796099561612,'4729802f0c254bbf',replace('B lead object-3 > object-4 200in/100 345.9deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',58,1796099561614,'7ebb3d747598586f',replace('B lead object-3 > object-5 66in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',59,1796099561615,'5c278418b09746b5',replace('B lead object-3 > object-6 200in/100 315deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',60,1796099561620,'27daade1f010036f',replace('B pass object-3\n  3.1 A 1d6 = 6 #21\n  3.1 B 1d6 = 3 #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('d35aa10a7dca5ea3',61,1796099561775,'ae41689ce7466cc0',replace('A withdraw\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"yT2Ck23SBkcsWAyo08IWYo4oURVBAPXpp1sfo4MtjiA","Public":"BEiI5BGV7xFUiRyh7wkyCixhIzKR_MaAhDKp74KzNALyiis2d6zzfruOurcjvbTorSJR_Zhp8dxHXynrKgontRU"}');
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
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:40.134','{}',NULL,'2026-12-01 04:32:40.134');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:40.149','{}',NULL,'2026-12-01 04:32:40.149');
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:40.160','{}',NULL,'2026-12-01 04:32:40.160');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:40.171','{}',NULL,'2026-12-01 04:32:40.171');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:39');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:39');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:39');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:39');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:39');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:39');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2238373961663630356335653166666162227d',0,NULL,NULL,'2026-12-01 04:32:40.151',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"943c5816ec00ff07"}',1,'bot_turn','scheduled','2026-12-01 04:33:00.149','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2238373961663630356335653166666162227d',0,NULL,NULL,'2026-12-01 04:32:40.178',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"89935dca82153e52"}',1,'bot_turn','scheduled','2026-12-01 04:33:00.176','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2238373961663630356335653166666162227d',0,NULL,NULL,'2026-12-01 04:32:40.394',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"a4abe2bcb5f17b1a"}',1,'bot_turn','scheduled','2026-12-01 04:33:00.393','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2237613162613336613031346133666363227d',0,NULL,NULL,'2026-12-01 04:32:40.419',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"f431fc221c96667f"}',1,'bot_turn','scheduled','2026-12-01 04:33:00.418','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2231663234386264396265326635613063227d',0,NULL,NULL,'2026-12-01 04:32:40.866',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b78431f6d7fcccd1"}',1,'bot_turn','scheduled','2026-12-01 04:33:00.863','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2236663430326137373134663833383433227d',0,NULL,NULL,'2026-12-01 04:32:40.999',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cb2d88335535790a"}',1,'bot_turn','scheduled','2026-12-01 04:33:00.999','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2264333561613130613764636135656133227d',0,NULL,NULL,'2026-12-01 04:32:41.104',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"d93ea339d46dbcb4"}',1,'bot_turn','scheduled','2026-12-01 04:33:01.103','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2264333561613130613764636135656133227d',0,NULL,NULL,'2026-12-01 04:32:41.322',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cabadd89ae0bcabe"}',1,'bot_turn','scheduled','2026-12-01 04:33:01.321','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2264333561613130613764636135656133227d',0,NULL,NULL,'2026-12-01 04:32:41.542',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cfcfbdaac2867306"}',1,'bot_turn','scheduled','2026-12-01 04:33:01.541','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',5);
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
