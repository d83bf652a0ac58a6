-- duel XRCg9oKGWyrwQwECGcnv_Dd4e45emxaRnirYogBWRuU
-- invincible iQ6SY4Ix7Iy-8uzGV1hbAiExc1mj6Ma0HHnmsNzd8P4
-- jenkins HWettpOD7UgtcuhXmyKtCkfaMcUHaczREZ7_qV1i15c
-- spain y7cOmPZ27d9XKF9CQgLGydKd-qRIwsa0qjoVlEFFCBo
-- renaissance uGRxq1oqH9-cHZ7bPBItCakZIaZHnSp3mYnpujPKhuo
-- fury NsoMz_HukQ3eq5EPhH3h-TyN4a_yX4z0QUpfleeC6y8
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:46');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:46');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:46');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:46');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:46');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:32:46');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:32:46');
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
INSERT INTO matches VALUES('07ec0d7a32f2ea72',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     07ec0d7a32f2ea72\nseat      English person words="e97fd317da62f3eba0b1db164c21ef04"\nseat      Spanish bot captain key=ebfe006124baab85\ndice      house commit=c2a5ba16243616962abed030ed17dcdd127477fb0825b0473279d35c744a3299\nstart     scenario\n','\n',char(10)),'eacf89c87fb692268ff06e6cd94c6fe40e6b361e8f6147ea2b3d26a2ddcdc239',0,0,1796099568697,0,0,0,0);
INSERT INTO matches VALUES('1640604bdd9e7ad0',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 4\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     1640604bdd9e7ad0\nseat      English person words="fbb658e1e5e67fc1b1c779e4c642864a"\nseat      Spanish bot captain key=b9411dd2bbd71a0b\ndice      house commit=e69e8bdd19c49e9b79dd0175ba9646674a842e3c05b163f1623f80e566e83848\nstart     scenario\n','\n',char(10)),'45441bcbe1fb2bc6547f2ac883f24902b8bfc7b07d35b332d505655729d3dcd4',0,0,1796099569011,0,0,0,0);
INSERT INTO matches VALUES('7cbcfe23a2478349',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     7cbcfe23a2478349\nseat      A person words="69bb32e47b3c76b943d390b948787fa3"\nseat      B bot captain key=c7e73294d9725866\ndice      house commit=c33fafbba6c5ef494b61a6e958a0915abac795939995bf58bcbe4d77d972d8f8\nstart     scenario\n','\n',char(10)),'62dd0519ecadaedf41ae086c17152c068eea773edd8cf4b6845be8cbfb2b4928',0,0,1796099569447,0,0,0,0);
INSERT INTO matches VALUES('84da522e1c312823',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     84da522e1c312823\nseat      English person words="fa20b5bf3696eb7f301cdccdca7870fd"\nseat      Spanish bot captain key=6791385f9d924492\ndice      house commit=d885c1acd6ad3caa1494e9934ef23a217539c858bc19fe6d30b5aec78f3144d9\nstart     scenario\n','\n',char(10)),'e6638223b9ee1318b1677a845362d04a56ff2fa0137c44cdf8e89879c34dac88',0,0,1796099568357,0,0,0,0);
INSERT INTO matches VALUES('a6a316cda3a8129e',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     a6a316cda3a8129e\nseat      A person words="09b327789d7c272a7bddd8db98ef2044"\nseat      B bot random key=0c5a52f071d44c49\ndice      house commit=852ad558a81ab4fd25a21bff681bde68faf7d8be5590fc8c4d0ad05fa61ef08b\nstart     scenario\n','\n',char(10)),'6cd2a89d17707dcaf8b64de40435eac8a870abee9f6e0c9952a60f8ee5874dc4',0,0,1796099568248,0,0,0,0);
INSERT INTO matches VALUES('c9ad1aec5679fa41',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 4\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     c9ad1aec5679fa41\nseat      A person words="57e06ea351b73248633e1ea75ff0236e"\nseat      B bot captain key=1534fe6885aee587\ndice      house commit=4072dcf3557f4ac7f843e82f69edb23d79daaa677ff182055b3e65eac02af571\nstart     scenario\n','\n',char(10)),'44b483e51ce48cc93b913353c02581f52199ba60a584fa0b0377f99d6fc0b1e4',0,0,1796099569592,0,0,0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'02809237fe4d94123b1a764bf63c222811d2b83cb22c85376821dbee74299152','1640604bdd9e7ad0',15,'');
INSERT INTO tokens VALUES(X'10ad47cbee1bb0fbcd467232d08e3460974f195750f7bc321e2a742a6a33c268','7cbcfe23a2478349',0,'');
INSERT INTO tokens VALUES(X'392a054c11a80f92b3dffdc971a91c35dcc09b3abdb37749cbed5567e7baee60','07ec0d7a32f2ea72',15,'');
INSERT INTO tokens VALUES(X'6087152767b87431b6424ffea91386f74311cf06898e6bdd1155323f24508537','c9ad1aec5679fa41',15,'');
INSERT INTO tokens VALUES(X'9d7a5efe09856747dfa4db9dc1506aae41dea5858692900eeba09899d01d9f35','84da522e1c312823',15,'');
INSERT INTO tokens VALUES(X'b130914e320080ceee43f1135ffe1d227bd7b8d6e5daa5f3c9023c5f628f7432','7cbcfe23a2478349',15,'');
INSERT INTO tokens VALUES(X'b8e8e813b71359bbda749e7674c7f063653e4499ccf2eda8a617186edade2b5e','a6a316cda3a8129e',0,'');
INSERT INTO tokens VALUES(X'bad0999e2546ef2367ce7a7d542452621e1f279fea43680f40a69ab22ca2d7d2','a6a316cda3a8129e',15,'');
INSERT INTO tokens VALUES(X'c36fdc932fdea936becc7941c9b893b2b626824d9bfd7b58282ad0cbceac3283','c9ad1aec5679fa41',0,'');
INSERT INTO tokens VALUES(X'dc51bdf4ca7f3fce7078a3c8ff74335205ece722a30a18971f9c1be37b06d790','1640604bdd9e7ad0',0,'');
INSERT INTO tokens VALUES(X'e674c8190926dce60c4fad70413ce23b35da4033d28ce6d9d67187055a1eb3f2','84da522e1c312823',0,'');
INSERT INTO tokens VALUES(X'fb6ddb0949182b2bf59dbd16d00a2584b000717c0cba26b3517f0858cdb2ec86','07ec0d7a32f2ea72',0,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('07ec0d7a32f2ea72',1,1796099568702,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('07ec0d7a32f2ea72',2,1796099568764,'3616d1ea113515bb',replace('English buy > e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('07ec0d7a32f2ea72',3,1796099568823,'4cd3358bc3335f61',replace('English buy > e-cannons-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('07ec0d7a32f2ea72',4,1796099568878,'6fc97550218b3dfc',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('07ec0d7a32f2ea72',5,1796099568930,'94cc18d353128e14',replace('English place > 2719-shore with e-cannons-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('07ec0d7a32f2ea72',6,1796099568966,'1ac2bc4583318dbc',replace('English arrange > 2719-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('07ec0d7a32f2ea72',7,1796099568993,'b715dfd09d4a9ca5',replace('English raise 2719-docked > worcester\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',1,1796099569020,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',2,1796099569136,'d544ad7c7490f3c7',replace('English construct > brill-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',3,1796099569188,'d688bcc94e3002ef',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',4,1796099569240,'c9506e89a9982c50',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',5,1796099569244,'953f60c06dc627c4',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',6,1796099569327,'bd4128cd23760eac',replace('English assign > dutch-flyboats-2 with justin-of-nassau\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',7,1796099569389,'fa674fffd1eab9d7',replace('English join > fleet-3 with dutch-flyboats-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('1640604bdd9e7ad0',8,1796099569436,'4821b0598b498dcb',replace('English join > fleet-2 with dutch-flyboats-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',1,1796099569455,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',2,1796099569468,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',3,1796099569473,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',4,1796099569476,'cec50467e9d209f6',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',5,1796099569477,'f3cc4254b9e6f7fc',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',6,1796099569477,'8c55b3b4fbbfd0ea',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',7,1796099569481,'218f561018e48585',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',8,1796099569498,'8cda0dc5624ef92b',replace('A set-sail triumph 3\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',9,1796099569524,'f4f911637e03c040',replace('A ranging-shot triumph > san-juan-de-portugal with bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',10,1796099569542,'c530c3ae8f5c2526',replace('A fire-when triumph > stern-chasers 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',11,1796099569572,'94b1d2f93d60f19e',replace('A shout triumph 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('7cbcfe23a2478349',12,1796099569587,'906e8550067b0c8d',replace('A round-to-port triumph 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',1,1796099568363,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',2,1796099568370,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',3,1796099568376,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 4 #1\n  10.0 English 1d6 = 1 #2\n  10.0 English 1d6 = 3 #3\n  10.0 English 1d6 = 4 #4\n  10.0 English 1d6 = 1 #5\n  11.0 Spanish 2d6 = 5 3 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',4,1796099568593,'38775e10b2ff205c',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',5,1796099568617,'3243696c7ef4ad5b',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',6,1796099568626,'9d134226acb167c2',replace('English stop howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',7,1796099568642,'0917d03283333cd5',replace('English sail > hawkins\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',8,1796099568660,'260dbccb7cb3cc87',replace('English step hawkins > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('84da522e1c312823',9,1796099568685,'8508db308486506d',replace('English stop hawkins\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',1,1796099568258,'',replace('setup\n  1.2 - 2d6 = 1 1 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',2,1796099568275,'dcee98d1417c3456',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',3,1796099568284,'a27b6bf7085e446a',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',4,1796099568307,'5b774ec72d5436de',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',5,1796099568328,'29777f25503ba445',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',6,1796099568336,'bcf15eaa51135b42',replace('B close vengeur > resolute 30mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',7,1796099568339,'b03c64af3be278cf',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 2 3 2 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',8,1796099568347,'99d1667f674d4a4f',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',9,1796099568358,'38ca3e8d571e74f1',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a316cda3a8129e',10,1796099568366,'1e619e3c10e1a0ca',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',1,1796099569604,'',replace('setup\n  25.5 B 4d100 = 95 15 100 13 #1\n  28.1 A 1d6 = 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',2,1796099569616,'456f813e78a2a448',replace('A pass\n  6.7 A draw 60 = 52 officer-52 #3\n  6.7 A draw 60 = 37 officer-37 #4\n  6.7 A draw 60 = 53 officer-53 #5\n  6.7 A draw 60 = 6 officer-6 #6\n  6.7 A draw 60 = 43 officer-43 #7\n  6.7 A draw 60 = 60 officer-60 #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',3,1796099569626,'20c2a7b3ee591a39',replace('A pass\n  28.1 B 1d6 = 5 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',4,1796099569646,'cd233b643f5719d3',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',5,1796099569661,'57aac653eb98df56',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',6,1796099569673,'7b2a5377823de2e9',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',7,1796099569678,'7847f75665593131',replace('B muster > demilancers 6\n  6.7 B draw 60 = 34 officer-34 #10\n  6.7 B draw 60 = 23 officer-23 #11\n  6.7 B draw 60 = 44 officer-44 #12\n  6.7 B draw 60 = 57 officer-57 #13\n  6.7 B draw 60 = 48 officer-48 #14\n  6.7 B draw 60 = 54 officer-54 #15\n  6.7 B draw 60 = 22 officer-22 #16\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',8,1796099569685,'b697dc832c88f72f',replace('B colonel > officer-22\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',9,1796099569686,'0cb9fcbc0577f9fe',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',10,1796099569694,'2e373dc6134d6cbe',replace('B set > kind-herd 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',11,1796099569699,'db32f2071854389e',replace('B set > kind-herd 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',12,1796099569703,'a0d2c012b20a4f62',replace('B set > kind-herd 900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',13,1796099569707,'8329974e21be3a0a',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',14,1796099569709,'d556faed6ae026d6',replace('B set > kind-herd 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',15,1796099569711,'d9379a5e8e1d7225',replace('B set > kind-herd 300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',16,1796099569713,'79f10923a1dd1a89',replace('B set > kind-prisoners 1800in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',17,1796099569716,'7b51a3a276c8fad1',replace('B set > kind-prisoners 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',18,1796099569722,'629becec6fd83d14',replace('B place > b-29 with wide-3 1350in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',19,1796099569736,'9cf942e4f22fcdad',replace('B place > b-30 with wide-2 2550in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',20,1796099569743,'7068971b17685e6b',replace('B place > b-31 with wide-2 2250in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',21,1796099569752,'218f1b4ba504dddd',replace('B place > b-32 with wide-2 750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',22,1796099569763,'f2f226c2697afa54',replace('B pass\n  3.1 A 1d6 = 1 #17\n  3.1 B 1d6 = 3 #18\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',23,1796099569773,'4dd0e197dbf9d5aa',replace('B act > b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',24,1796099569858,'5e91233be3c95481',replace('A pass b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',25,1796099569866,'190eacc770950e92',replace('B pass\n  6.3.6 B 1d6 = 5 #19\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',26,1796099569874,'c1f45bdd4c17430b',replace('B wheel-right b-4 115deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',27,1796099569889,'1b2fbf97ba5b3337',replace('B drift b-4 148in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',28,1796099569890,'500381fefe5e9a76',replace('B pass b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',29,1796099570282,'32ec499ec9cb6b35',replace('A pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',30,1796099570293,'f24163c165b290c8',replace('B act > b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',31,1796099570502,'647c206efdd7b62a',replace('A appeal b-1\n  18.1 A draw 20 = 5 roman-like #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',32,1796099570510,'a4115aa029b6d1b4',replace('B face-about b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',33,1796099570525,'1b736f4c747cdd59',replace('B drift b-1 800in/100 7deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',34,1796099570528,'d4d6df7c594da147',replace('B pass b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',35,1796099570535,'a5b504999d0aaa7e',replace('B act > b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',36,1796099570538,'6910d53b434096fa',replace('B wheel-right b-2 167.3deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',37,1796099570541,'2f3eb3482dd0b618',replace('B pass b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',38,1796099570545,'25872b55ca771547',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',39,1796099570551,'5a70ea8236fc9692',replace('B face-about b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',40,1796099570554,'8a9bc9e0067f8c64',replace('B drift b-3 700in/100 8.7deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',41,1796099570558,'5dcb4635c36345a7',replace('B pass b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',42,1796099570566,'22a2cb515e5c03bd',replace('B drive > object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',43,1796099570577,'13b592f92dfce4cc',replace('B lead object-7 > object-7 400in/100 26.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',44,1796099570592,'ba5b92e1306e02c5',replace('B lead object-7 > object-8 400in/100 350.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',45,1796099570598,'631969d403a770e3',replace('B pass object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',46,1796099570604,'53c7e71280da8a36',replace('B drive > object-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',47,1796099570610,'2abd5da6771e522e',replace('B lead object-2 > object-2 200in/100 315deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',48,1796099570618,'3ae4d9548b7da0be',replace('B lead object-2 > object-3 66in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',49,1796099570619,'d9487f3102bd1b7f',replace('B lead object-2 > object-3 71in/100 350deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',50,1796099570624,'34e698bda2c8b396',replace('B lead object-2 > object-5 66in/100 356.3deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',51,1796099570627,'aaa66ba6cce4788c',replace('B lead object-2 > object-6 200in/100 18.4deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',52,1796099570630,'cc36b27e68764e53',replace('B pass object-2\n  3.1 A 1d6 = 1 #21\n  3.1 B 1d6 = 2 #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',53,1796099570652,'ac10acfb1982ce6f',replace('B act > b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',54,1796099570737,'d865ea70272f23f1',replace('A appeal b-4\n  18.1 A draw 20 = 6 roman-like #23\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',55,1796099570766,'607b55f43086f8d5',replace('B pass\n  6.3.6 B 1d6 = 5 #24\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',56,1796099570778,'da4e847e29c36d88',replace('B drift b-4 525in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',57,1796099570781,'97fc8b708a573eba',replace('B wheel-left b-4 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',58,1796099570784,'f2001050f0ce5318',replace('B face-right b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',59,1796099570790,'2e2a307fa28a7550',replace('B drift b-4 82in/100 -3.6deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c9ad1aec5679fa41',60,1796099570792,'0422a7cc4ec7d84a',replace('B pass b-4\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"zU5ty35lRrg7I7kPxuhDSVNcQWzFA0Bt_0G4wnt4EzM","Public":"BPKdDFgFWedP9W8Zi1AhKM7VXpwkd2lwFmb-6KrADoOHvqKxHfOazRPqOvpkF_lWT6MtOARm-rdLWaQTYLBQXww"}');
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
CREATE TABLE library (
	match TEXT PRIMARY KEY REFERENCES matches (id), -- over, and made public by all its players
	game  TEXT NOT NULL,
	about TEXT NOT NULL,                            -- what is said of it, as package server writes it
	since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:48.243','{}',NULL,'2026-12-01 04:32:48.243');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:48.258','{}',NULL,'2026-12-01 04:32:48.258');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:48.286','{}',NULL,'2026-12-01 04:32:48.286');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:48.301','{}',NULL,'2026-12-01 04:32:48.301');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:46');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:46');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:46');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:46');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:46');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:46');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2261366133313663646133613831323965227d',0,NULL,NULL,'2026-12-01 04:32:48.262',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"c113ec5f2aae7703"}',1,'bot_turn','scheduled','2026-12-01 04:33:08.258','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2261366133313663646133613831323965227d',0,NULL,NULL,'2026-12-01 04:32:48.330',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9b6747a63a9b5778"}',1,'bot_turn','scheduled','2026-12-01 04:33:08.328','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2261366133313663646133613831323965227d',0,NULL,NULL,'2026-12-01 04:32:48.348',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cb2ecec57ce89ee9"}',1,'bot_turn','scheduled','2026-12-01 04:33:08.347','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2238346461353232653163333132383233227d',0,NULL,NULL,'2026-12-01 04:32:48.365',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"dd6599fc580fbb06"}',1,'bot_turn','scheduled','2026-12-01 04:33:08.363','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2231363430363034626464396537616430227d',0,NULL,NULL,'2026-12-01 04:32:49.241',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"6806703818278d37"}',1,'bot_turn','scheduled','2026-12-01 04:33:09.24','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2237636263666532336132343738333439227d',0,NULL,NULL,'2026-12-01 04:32:49.456',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b395ed301a5afa99"}',1,'bot_turn','scheduled','2026-12-01 04:33:09.455','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2263396164316165633536373966613431227d',0,NULL,NULL,'2026-12-01 04:32:49.631',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"2cfb807c917600cd"}',1,'bot_turn','scheduled','2026-12-01 04:33:09.626','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2263396164316165633536373966613431227d',0,NULL,NULL,'2026-12-01 04:32:49.859',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"d5dda64e18f04db0"}',1,'bot_turn','scheduled','2026-12-01 04:33:09.858','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2263396164316165633536373966613431227d',0,NULL,NULL,'2026-12-01 04:32:50.282',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"f8425113bd667756"}',1,'bot_turn','scheduled','2026-12-01 04:33:10.282','[]',NULL,NULL);
INSERT INTO river_job VALUES(10,X'7b226d61746368223a2263396164316165633536373966613431227d',0,NULL,NULL,'2026-12-01 04:32:50.503',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9c5583565aca20cf"}',1,'bot_turn','scheduled','2026-12-01 04:33:10.502','[]',NULL,NULL);
INSERT INTO river_job VALUES(11,X'7b226d61746368223a2263396164316165633536373966613431227d',0,NULL,NULL,'2026-12-01 04:32:50.737',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"80eb7aef021f8236"}',1,'bot_turn','scheduled','2026-12-01 04:33:10.737','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',7);
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
