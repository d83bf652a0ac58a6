-- duel DG8xq7qaNQnSy0_fli7ZzpNgbVY7kKyP_w5JtFER5Q8
-- invincible tp8P4T_o5fHvpHfnqw-_JXm5JTFSyQJ6INxWPXtU4Wk
-- jenkins 1k6eAujUaDA3jAbNaDJVNQANZMLTX2638-fN172CUKU
-- spain xnjetuazuATv9MquJYawmL_rur28rMDroAU5jShajKk
-- renaissance kDMKHQEyymnV_EUjm8o4wLvfmrFD5Xrinz3IyQyGCUM
-- fury Gi-pI-hZ7K-uAT2BzwTJaUozZoKmGEKgdfoUZR0eYUk
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:32:56');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:32:56');
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
, public BOOLEAN NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', absent TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO matches VALUES('3137beea906a8796',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     3137beea906a8796\nseat      English person words="04f31dbe925307563f885ec83e6f2d47"\nseat      Spanish bot captain key=fc5b860b7dd95cf2\ndice      house commit=c8744d33d92668cde80232d03527a7df9b81cb07ddd96ba65f86aea5f5ce3ff9\nstart     scenario\n','\n',char(10)),'4cfaf9d9343a9637cbeeb2b1f8c921566865f22c9f46323a30853b687a9f2ff2',0,0,1796099577335,0,0,0,0,'','');
INSERT INTO matches VALUES('4686c1962daa437a',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 6\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     4686c1962daa437a\nseat      A person words="36e568526ea858bd29f212059a9608f8"\nseat      B bot captain key=a7e190a20e390f05\ndice      house commit=49392a2c1fd7e2aa2087fcd1d908ab56bcaedb5b9c4de6daa584ef8a53511049\nstart     scenario\n','\n',char(10)),'253ef82ab9b758d46d9046e1cd44dfe35398859349d4fd2b9d86801b455fec69',0,0,1796099578019,0,1,0,0,'1','');
INSERT INTO matches VALUES('5c0cddba63c7c10d',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     5c0cddba63c7c10d\nseat      A person words="11a03e3f37d84c7bcdac14c43f87ba22"\nseat      B bot random key=b8825aa99cba80c7\ndice      house commit=8448e72c08f44b183d84292027426d695b29794741b5413037bde76fe8c897de\nstart     scenario\n','\n',char(10)),'984613b67def75ed13f9a06e758ec1a333be53f8e39eec21cd224a19aa16363a',0,0,1796099577300,0,0,0,0,'','');
INSERT INTO matches VALUES('68779b76887b0621',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     68779b76887b0621\nseat      English person words="66566ce36ed613bb8b51befe606dc333"\nseat      Spanish bot captain key=19928899ebb1bb07\ndice      house commit=e345482334634d7e8c78fa6edab57b834caf7b11a04cb4a208c613c60d397d43\nstart     scenario\n','\n',char(10)),'4453461ddba8c919e521f97ab63238d72c4e008f74a52e1653c7b13c9ee17e6f',0,0,1796099577593,0,0,0,0,'','');
INSERT INTO matches VALUES('69377754c3d3fc9f',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 5\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     69377754c3d3fc9f\nseat      English person words="25b4e594e067622e473aaf277954bf64"\nseat      Spanish bot captain key=c272303d0032fc25\ndice      house commit=f3eddf64935459191fafdda3f448c7ab2668f07fdf2fdb446e2167ad98b95d8b\nstart     scenario\n','\n',char(10)),'a8ed59108c414a092f2b5be05290e53066db68786841cf2dab0161427b821e1d',0,0,1796099577776,0,0,0,0,'','');
INSERT INTO matches VALUES('f28c28758f65502e',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     f28c28758f65502e\nseat      A person words="42568e86227ad6c6ffa33d4871d35d46"\nseat      B bot captain key=859655527f1e40ae\ndice      house commit=2cd3402dfda36e39525fc8bc1875697f5190d5cb9671b86be524e38a1d4e5a65\nstart     scenario\n','\n',char(10)),'93e40512acce32730b0cdfac5602df7aa80bea09da6baf5ea2fc4a7e095bf8bf',0,0,1796099577952,0,0,0,0,'','');
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'1539eda37a871d4040d8644592bcc0ce0d84fcfc26a40d8bba9dfe6ff33387eb','5c0cddba63c7c10d',0,'');
INSERT INTO tokens VALUES(X'2b4c5e87a71bac9762d1a64b6848783d8af6ab2e872984c28aab72fa3efa5791','68779b76887b0621',0,'');
INSERT INTO tokens VALUES(X'3054be431ff07d882a09cbec2305bc7e7267cf9c4c83ca08a6d06e4c1d6dd942','4686c1962daa437a',0,'');
INSERT INTO tokens VALUES(X'32ab659b5385d1e5748a0a273d976139a09e6fcbdde3a48e03aad7c4d401f21e','69377754c3d3fc9f',0,'');
INSERT INTO tokens VALUES(X'33b12f8b75e1c969351231bcd949cdc51a2d7da36e48291a671c8c2b23580aa6','f28c28758f65502e',0,'');
INSERT INTO tokens VALUES(X'3654d33defeb8a6b395fcb238a7e63e6556b883c0bd7269c39b208077c12cd5e','3137beea906a8796',15,'');
INSERT INTO tokens VALUES(X'3b4b6ffaed7238792f1b19327f411a7ec9c32f7d68d0c3dc42479beae4879d85','3137beea906a8796',0,'');
INSERT INTO tokens VALUES(X'814f6aa2750de5ff0c16208e5ff6594d367b4364d8d401a293a9f7095e98497e','68779b76887b0621',15,'');
INSERT INTO tokens VALUES(X'a427566041242162f9c35a1077e30347b6f70a87811b13ed53210c0bd737d312','f28c28758f65502e',15,'');
INSERT INTO tokens VALUES(X'ad4b534e975de83ffbc8d719058108c51de2c0ad0300b5945a171f1fd549f322','69377754c3d3fc9f',15,'');
INSERT INTO tokens VALUES(X'ccf1a0fa71acc8dc08eec5f407918d3fc5ce563fef08636db456b5717f86c152','5c0cddba63c7c10d',15,'');
INSERT INTO tokens VALUES(X'da0683c2a8f0bfac407a20a797a1748b8f640819aad1966ba5f76a701ff09cac','4686c1962daa437a',15,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('3137beea906a8796',1,1796099577338,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',2,1796099577345,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',3,1796099577347,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 5 #1\n  10.0 English 1d6 = 1 #2\n  10.0 English 1d6 = 5 #3\n  10.0 English 1d6 = 6 #4\n  10.0 English 1d6 = 5 #5\n  11.0 Spanish 2d6 = 2 6 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',4,1796099577550,'8f5ee74c4ca4584f',replace('English pass\n  16.0 Spanish draw 48 = 2 no-event #7\n  16.0 Spanish draw 47 = 17 fire-aboard #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',5,1796099577554,'f4b7700cf593054c',replace('Spanish strike fire-aboard > seymour\n  7.6 English 2d6 = 6 1 #9\n  16.0 English draw 48 = 43 soldiers #10\n  16.0 English draw 47 = 17 fire-aboard #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',6,1796099577559,'e5dddd84160502d8',replace('English strike fire-aboard > bertendona\n  7.6 Spanish 2d6 = 3 3 #12\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',7,1796099577565,'a251642ef1183218',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',8,1796099577568,'9a6f05573b8fb714',replace('Spanish repair > bertendona\n  8.2 Spanish 2d6 = 3 3 #13\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',9,1796099577569,'889a7621e195bf69',replace('Spanish pass\n  10.0 English 1d6 = 2 #14\n  10.0 English 1d6 = 2 #15\n  10.0 English 1d6 = 3 #16\n  10.0 English 1d6 = 2 #17\n  10.0 English 1d6 = 4 #18\n  11.0 Spanish 2d6 = 6 3 #19\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',10,1796099577575,'2f14d045366b12b9',replace('English pass\n  16.0 Spanish draw 47 = 13 wind-shift #20\n  16.0 Spanish draw 47 = 41 powder-from-the-shore #21\n  16.0 English draw 46 = 40 powder-from-the-shore #22\n  16.0 English draw 45 = 17 fire-aboard #23\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',11,1796099577584,'64017ef3f2e192ea',replace('English strike fire-aboard > frobisher\n  7.6 English 2d6 = 3 6 #24\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',12,1796099577589,'646dc8edea3ca655',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',13,1796099577591,'f671ee9ae48585e5',replace('Spanish repair > bertendona\n  8.2 Spanish 2d6 = 5 5 #25\n','\n',char(10)),'');
INSERT INTO entries VALUES('3137beea906a8796',14,1796099577599,'9453ea9fcf385a4f',replace('Spanish pass\n  10.0 English 1d6 = 2 #26\n  10.0 English 1d6 = 4 #27\n  10.0 English 1d6 = 2 #28\n  10.0 English 1d6 = 6 #29\n  10.0 English 1d6 = 6 #30\n  11.0 Spanish 2d6 = 4 3 #31\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',1,1796099578023,'',replace('setup\n  25.5 B 4d100 = 7 57 95 58 #1\n  28.1 A 1d6 = 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',2,1796099578030,'7ac5234b6a93d48c',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',3,1796099578040,'7620bd61627966f2',replace('A pass\n  6.7 A draw 60 = 1 officer-1 #3\n  6.7 A draw 60 = 30 officer-30 #4\n  6.7 A draw 60 = 5 officer-5 #5\n  6.7 A draw 60 = 45 officer-45 #6\n  6.7 A draw 60 = 17 officer-17 #7\n  6.7 A draw 60 = 48 officer-48 #8\n  6.7 A draw 60 = 7 officer-7 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',4,1796099578049,'bf0c3e069bb734b6',replace('A colonel > officer-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',5,1796099578057,'b9738e63195c5e0e',replace('A pass\n  28.1 B 1d6 = 6 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',6,1796099578060,'97b51c4c9fb3101b',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',7,1796099578062,'b870b1e9b0648686',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',8,1796099578064,'9d699e754229387d',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',9,1796099578069,'433a6e4e8428fcd7',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',10,1796099578074,'6930c9737e81ddcf',replace('B muster > demilancers 6\n  6.7 B draw 60 = 17 officer-17 #11\n  6.7 B draw 60 = 30 officer-30 #12\n  6.7 B draw 60 = 52 officer-52 #13\n  6.7 B draw 60 = 47 officer-47 #14\n  6.7 B draw 60 = 17 officer-17 #15\n  6.7 B draw 60 = 20 officer-20 #16\n  6.7 B draw 60 = 34 officer-34 #17\n  6.7 B draw 60 = 15 officer-15 #18\n  6.7 B draw 60 = 28 officer-28 #19\n  6.7 B draw 60 = 4 officer-4 #20\n  6.7 B draw 60 = 26 officer-26 #21\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',11,1796099578076,'1ba3362ce80f03d3',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',12,1796099578081,'4f0884464e5a263b',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',13,1796099578084,'4b74deb3110f4d0c',replace('B set > kind-herd 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',14,1796099578086,'a276b8aecf6b1999',replace('B set > kind-herd 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',15,1796099578092,'25ea10bf5b23ade6',replace('B set > kind-herd 3000in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',16,1796099578096,'7398d9996b60868e',replace('B set > kind-herd 3900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',17,1796099578101,'df2ecd49590ec281',replace('B set > kind-herd 4500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',18,1796099578106,'9e380c7c5adecd53',replace('B set > kind-prisoners 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',19,1796099578107,'8b01f6d70a19722b',replace('B set > kind-prisoners 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',20,1796099578110,'d7b50356125eb24f',replace('B place > b-27 with wide-1 3450in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',21,1796099578115,'35eb1c27ce29d334',replace('B place > b-28 with wide-3 450in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',22,1796099578119,'014ffee90a083af2',replace('B place > b-29 with wide-2 750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',23,1796099578123,'ede7e2922ac08ddc',replace('B place > b-30 with wide-2 3450in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',24,1796099578125,'6c64b00fa8afa96b',replace('B place > b-31 with wide-2 1050in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',25,1796099578134,'2a2299949beca6e9',replace('B place > b-32 with wide-2 4350in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',26,1796099578138,'aeb0c5a3e7f22013',replace('B pass\n  3.1 A 1d6 = 1 #22\n  3.1 B 1d6 = 3 #23\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',27,1796099578140,'6220d1baedfb019e',replace('B act > b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',28,1796099578283,'01ea3755157b6e78',replace('A appeal b-5\n  18.1 A draw 20 = 13 bullet-proof #24\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',29,1796099578294,'19ffe0e9694ef4bf',replace('B face-about b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',30,1796099578297,'542feb11b2caf0c9',replace('B drift b-5 450in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',31,1796099578298,'8af92a8c92255432',replace('B drift b-5 155in/100 -9.6deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',32,1796099578306,'8d6e1b686f203e0a',replace('B pass b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('4686c1962daa437a',33,1796099578582,'6b5151f298b61a73',replace('A withdraw\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',1,1796099577303,'',replace('setup\n  1.2 - 2d6 = 5 2 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',2,1796099577307,'9a3bfe80833c6183',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',3,1796099577310,'97f88ea2523dc0f1',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',4,1796099577314,'11d539da2ee7997f',replace('A load resolute > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',5,1796099577323,'addff51727407862',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',6,1796099577326,'696629896f0d3add',replace('B sheer vengeur > resolute 30mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',7,1796099577327,'22beac52d4a01553',replace('B pass vengeur\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',8,1796099577329,'10f2c387aa3641ad',replace('A fire resolute > vengeur\n  4.3 A 4d6 = 1 1 6 4 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c0cddba63c7c10d',9,1796099577333,'25dab90101740c07',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',1,1796099577601,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',2,1796099577625,'3616d1ea113515bb',replace('English buy > e-frigate\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',3,1796099577647,'e8cb73d2a1b0ef44',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',4,1796099577667,'9750dd08b35bb1b1',replace('English place > 4422-docked with e-frigate\n  6.2 English 1d6 = 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',5,1796099577704,'e11f2ebb5c82d11c',replace('English pick > 2719-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',6,1796099577734,'e900e11370929ba7',replace('English raise 2719-shore > e-cannons-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('68779b76887b0621',7,1796099577766,'7220cf815edeb907',replace('English march 2719-shore > 2618\n  7.5 English 1d6 = 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',1,1796099577778,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',2,1796099577805,'4893539a33cf7610',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',3,1796099577813,'e2f1a20ec0557ee6',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',4,1796099577842,'62529e6069a42d9f',replace('English embark > fleet-2 with brill-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',5,1796099577863,'0fc59c60eeb4784e',replace('English coast > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',6,1796099577886,'096b16fb564fa0e4',replace('English steer fleet-1 > ostend\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',7,1796099577913,'0591eba8a3a34f7b',replace('English pass fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('69377754c3d3fc9f',8,1796099577941,'2cb3dca27d23d2f1',replace('English detach > dutch-flyboats-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',1,1796099577955,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',2,1796099577959,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',3,1796099577968,'e359239bb0ec8a3b',replace('A boarders triumph 1 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',4,1796099577978,'8eb3f126a344eb32',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',5,1796099577984,'78297236355297f0',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',6,1796099577987,'1f952a8dccd1814f',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',7,1796099577989,'fae4c6a9260b7352',replace('A hold-fire triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',8,1796099577991,'aa5d438cd5b81c09',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',9,1796099577999,'8ad426346e6638d9',replace('A arm triumph 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',10,1796099578008,'71644e4dfda46423',replace('A launch triumph > triumph-boat-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('f28c28758f65502e',11,1796099578016,'1618357e7806fe42',replace('A load-hail triumph > stern-chasers\n','\n',char(10)),'');
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
, zone TEXT NOT NULL DEFAULT '', quiet_from INTEGER NOT NULL DEFAULT 0, quiet_until INTEGER NOT NULL DEFAULT 0, reminded INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE settings (
	name  TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO settings VALUES('push keys','{"Private":"k5h4GJhOq3owZQEDr2TdNyN4ap5elnTDitxO1gaJHuw","Public":"BEzoaYuNN2QwI6veiIBjqAUKDFfb5nwElkjned83im0JNP3foXuvLVKyf-WVEWQ4NonEQJqI5o2C5v14J4Z3LPA"}');
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
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:57.300','{}',NULL,'2026-12-01 04:32:57.300');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:57.302','{}',NULL,'2026-12-01 04:32:57.302');
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:57.303','{}',NULL,'2026-12-01 04:32:57.303');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:32:57.304','{}',NULL,'2026-12-01 04:32:57.304');
INSERT INTO river_queue VALUES('round','2026-12-01 04:32:57.307','{}',NULL,'2026-12-01 04:32:57.307');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:57.314','{}',NULL,'2026-12-01 04:32:57.314');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:56');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:56');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:56');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:56');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:56');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:56');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2235633063646462613633633763313064227d',0,NULL,NULL,'2026-12-01 04:32:57.304',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"482316169a773653"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.303','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2235633063646462613633633763313064227d',0,NULL,NULL,'2026-12-01 04:32:57.324',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e4fc1e43238e21b1"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.323','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2235633063646462613633633763313064227d',0,NULL,NULL,'2026-12-01 04:32:57.329',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"19fdaeef7711912d"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.329','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2233313337626565613930366138373936227d',0,NULL,NULL,'2026-12-01 04:32:57.338',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cefeace38a190dc5"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.338','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2233313337626565613930366138373936227d',0,NULL,NULL,'2026-12-01 04:32:57.552',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e69abc57fb5f446e"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.55','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2233313337626565613930366138373936227d',0,NULL,NULL,'2026-12-01 04:32:57.566',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e6cb18d89384b995"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.565','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2233313337626565613930366138373936227d',0,NULL,NULL,'2026-12-01 04:32:57.590',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"86ae07f698b95690"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.589','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2236393337373735346333643366633966227d',0,NULL,NULL,'2026-12-01 04:32:57.806',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"1c4314ec1e420bc8"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.805','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2266323863323837353866363535303265227d',0,NULL,NULL,'2026-12-01 04:32:57.956',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e3832c2cde51b9af"}',1,'bot_turn','scheduled','2026-12-01 04:33:17.955','[]',NULL,NULL);
INSERT INTO river_job VALUES(10,X'7b226d61746368223a2234363836633139363264616134333761227d',0,NULL,NULL,'2026-12-01 04:32:58.058',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"522959b235cc1449"}',1,'bot_turn','scheduled','2026-12-01 04:33:18.057','[]',NULL,NULL);
INSERT INTO river_job VALUES(11,X'7b226d61746368223a2234363836633139363264616134333761227d',0,NULL,NULL,'2026-12-01 04:32:58.284',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"8c4aac2eb6a534a0"}',1,'bot_turn','scheduled','2026-12-01 04:33:18.283','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',10);
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
