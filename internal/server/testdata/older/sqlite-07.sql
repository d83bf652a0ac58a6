-- duel u_bA-bb3XZWk8vPdAgqKnuwuTA0YyNAS-1BOHvLklqE
-- invincible 1haWu9cRh-snVF-_cvmv1JXOomWodQ1bBZdsQ-ScwHo
-- jenkins zPuNpVC5Lz7KMo4F_ACwyji_jnss2DdJxUaIuCQSD2U
-- spain FHynBQXcn2DDujCB5AUtRNWZcjJzGPeFVBIOBv0Rxjg
-- renaissance ZkRaoVHk5EU3tdF4oY0WBhRGUUukEwdhO8wOGUPS7hQ
-- fury 7V1xESwJMZG_GqU8DJrLn0TLsesdMy5ixcXL-2yEp4w
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:32:51');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:32:51');
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
, public BOOLEAN NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO matches VALUES('0e8bb70dec23bada',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     0e8bb70dec23bada\nseat      English person words="13a1ca9518dfb5230558ccca19db12e6"\nseat      Spanish bot captain key=4df907e0bce97400\ndice      house commit=c0af4d2d66db62e0e8942e806d05b7f1b425c66a698ecb9e132617a90de9f244\nstart     scenario\n','\n',char(10)),'0cba2aaadb38b6588d1b670c4e8533a0770296b434dbf46e2e0481eddd48fb01',0,0,1796099573204,0,0,0,0,'');
INSERT INTO matches VALUES('25d7f77ffc462a05',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     25d7f77ffc462a05\nseat      English person words="f7917952f1172079dd40ab7701ac9299"\nseat      Spanish bot captain key=2aad06ff2079534e\ndice      house commit=15f52086e878af655b0bd15e22808c46530fad5b1283d94816477a40f33bd4c9\nstart     scenario\n','\n',char(10)),'7c97e23b7070020848e740aa175bd8d677cd2829a6e62b7c32a88943045da785',0,0,1796099573261,0,0,0,0,'');
INSERT INTO matches VALUES('c193dad3679dbc36',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 4\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     c193dad3679dbc36\nseat      A person words="7a1d6365f74a96fa32f7428b71a3638d"\nseat      B bot captain key=8b3fb932e0660a1c\ndice      house commit=45a2dc91e7f8cca978cede55f8efef3272ed927560c2136fa20e2a6334832217\nstart     scenario\n','\n',char(10)),'5a6fe02dd0d320656bf4c7ff4bb35123b4e024863976cd83235ed0d71a4edb9c',0,0,1796099573594,0,0,0,0,'');
INSERT INTO matches VALUES('c8a8c7fbb7694156',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     c8a8c7fbb7694156\nseat      A person words="3cb479d08ad203d97c31173ac1dcf184"\nseat      B bot captain key=b9a7cce030e1f25f\ndice      house commit=0c928176bcce457ff1b732429cbec0330f48dabf8b7cd597bb7bf3d42533cd15\nstart     scenario\n','\n',char(10)),'cc6eb5f423dd9a6932167f133158b63028021ef403bce54c89f3d94498f02486',0,0,1796099573539,0,0,0,0,'');
INSERT INTO matches VALUES('f52d92248dd412e0',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     f52d92248dd412e0\nseat      A person words="bed7c73a474565f2ce0a7b6e5f3a4d69"\nseat      B bot random key=a64dce924dc655b3\ndice      house commit=e6bd191eaed948983e9ee0ae7708b6c5123f89a7abd2dbc9160a1b6f86321afe\nstart     scenario\n','\n',char(10)),'c814931e8aea3487b17a9ed93c72a19d154a7741aabc10e78609af16a420b819',0,0,1796099573156,0,0,0,0,'');
INSERT INTO matches VALUES('f7431ae2be0ecb1c',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 4\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     f7431ae2be0ecb1c\nseat      English person words="16f411f804fd3843e965d0c3af15b1fb"\nseat      Spanish bot captain key=0db9acf9d0eb83a2\ndice      house commit=76f7f3ad172e25ae9fd9fdf4323a47519c56950c43762c43ec1f608f0ee7b511\nstart     scenario\n','\n',char(10)),'2dc29334ad5709c6352ed2177949c768040d0b0c3230a71468354fcbe245e49e',0,0,1796099573404,0,0,0,0,'');
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'0623de35cf894be7509eb74debe0ca3d4bf38ac30881fdbfceaf0c5bca557caa','f7431ae2be0ecb1c',15,'');
INSERT INTO tokens VALUES(X'181a86775a25ef479a91bcf6ca287a2d8bdc394b6614cf590ab45deaccc5345e','c8a8c7fbb7694156',0,'');
INSERT INTO tokens VALUES(X'1938359c5d752fe2b80fb587624d036689413408330cf83202b0f975cf9f55f1','c193dad3679dbc36',15,'');
INSERT INTO tokens VALUES(X'1b59f71a86a7970426feabe935ac26d72fd79fed26087ef033a66c8296cd59d5','f52d92248dd412e0',15,'');
INSERT INTO tokens VALUES(X'3156a9a0554f83225fbb724985d79a799057a29c6e0cc7555e6cfb324a30f84b','c193dad3679dbc36',0,'');
INSERT INTO tokens VALUES(X'4f2b5856f077efaeec1dbb99f8e912c62ca238a2e54cf2ed6dc8f96c529c9f5e','f52d92248dd412e0',0,'');
INSERT INTO tokens VALUES(X'5b2752ad8f78e76576396e49622d45990bd97528cce303c2d8d5bbf7b7a642d9','25d7f77ffc462a05',0,'');
INSERT INTO tokens VALUES(X'a5e195db4dde244d167cebdd9866e81e7068aed147dccedd206688d08e1c65f6','25d7f77ffc462a05',15,'');
INSERT INTO tokens VALUES(X'b1cb4bbd341dcbd03011543187333caa12eb101528cb83a10fbd1990623f1353','0e8bb70dec23bada',15,'');
INSERT INTO tokens VALUES(X'c2efc8a1f998f05434902aa035c4460e18b8c98174ad26c2419110b91640ff26','c8a8c7fbb7694156',15,'');
INSERT INTO tokens VALUES(X'd14c0662f4a7944e5e3f8086b03f6bf9c3be0c23f0ebf766e62496daaf29b6d2','f7431ae2be0ecb1c',0,'');
INSERT INTO tokens VALUES(X'eaa42a7d65601d99a17271bea6087a79b1fac8b40c501a997a389d4d2157d5e6','0e8bb70dec23bada',0,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('0e8bb70dec23bada',1,1796099573207,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',2,1796099573214,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',3,1796099573215,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 4 #1\n  10.0 English 1d6 = 6 #2\n  10.0 English 1d6 = 2 #3\n  10.0 English 1d6 = 5 #4\n  10.0 English 1d6 = 4 #5\n  11.0 Spanish 2d6 = 5 4 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',4,1796099573219,'82cf1e571564e541',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',5,1796099573227,'2828897ad5d9828e',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',6,1796099573234,'bae5d4e01082f671',replace('English step frobisher > dodman-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',7,1796099573243,'5674f9622f537813',replace('English sail > hawkins\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',8,1796099573250,'89ce24e33b296873',replace('English step hawkins > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('0e8bb70dec23bada',9,1796099573258,'83df402ff2d44954',replace('English stop hawkins\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',1,1796099573262,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',2,1796099573278,'3616d1ea113515bb',replace('English buy > knowles\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',3,1796099573296,'354bd5f3b3dcbda4',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',4,1796099573316,'11796b75aadb2dc1',replace('English place > 1519-shore with knowles\n  6.2 English 1d6 = 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',5,1796099573339,'4915e8e1e1eb9fae',replace('English pick > 1519-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',6,1796099573379,'80e30125b0f96fa4',replace('English march 1519-shore > 1520\n  7.5 English 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('25d7f77ffc462a05',7,1796099573399,'a24de4f1cc80d56e',replace('English lose 1520 > knowles\n  9.3 English 1d6 = 6 #3\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',1,1796099573603,'',replace('setup\n  25.5 B 4d100 = 40 71 23 14 #1\n  28.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',2,1796099573618,'3d511fb0a2b14893',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',3,1796099573627,'72e785f049e9eb8d',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',4,1796099573638,'bcef73b82e3685fb',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',5,1796099573644,'ca55c289a7f42a9a',replace('A pass\n  6.7 A draw 60 = 34 officer-34 #3\n  6.7 A draw 60 = 20 officer-20 #4\n  6.7 A draw 60 = 42 officer-42 #5\n  6.7 A draw 60 = 52 officer-52 #6\n  6.7 A draw 60 = 24 officer-24 #7\n  6.7 A draw 60 = 36 officer-36 #8\n  6.7 A draw 60 = 54 officer-54 #9\n  6.7 A draw 60 = 25 officer-25 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',6,1796099573651,'ad59ec136f79d44f',replace('A colonel > officer-25\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',7,1796099573656,'ab310fb8296dcee7',replace('A pass\n  28.1 B 1d6 = 4 #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',8,1796099573660,'fa9b18ec07f54f20',replace('B muster > border-reivers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',9,1796099573661,'3dbe6081a5ab04cb',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',10,1796099573662,'1ca16eaefaba1912',replace('B muster > light-lancers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',11,1796099573663,'692371e130f2189c',replace('B muster > veteran-shot 4\n  6.7 B draw 60 = 2 officer-2 #12\n  6.7 B draw 60 = 27 officer-27 #13\n  6.7 B draw 60 = 56 officer-56 #14\n  6.7 B draw 60 = 42 officer-42 #15\n  6.7 B draw 60 = 45 officer-45 #16\n  6.7 B draw 60 = 40 officer-40 #17\n  6.7 B draw 60 = 53 officer-53 #18\n  6.7 B draw 60 = 56 officer-56 #19\n  6.7 B draw 60 = 60 officer-60 #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',12,1796099573669,'49d7a77c36e4760d',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',13,1796099573672,'4994fbecaddffb14',replace('B set > kind-herd 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',14,1796099573675,'34f8dff731935437',replace('B set > kind-herd 3900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',15,1796099573677,'65bbbe64166113c6',replace('B set > kind-herd 300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',16,1796099573681,'ef5978aa85048e4c',replace('B set > kind-herd 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',17,1796099573684,'cf24073cc16f4c14',replace('B set > kind-herd 3000in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',18,1796099573687,'828aad7ca91d9287',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',19,1796099573690,'d1176b9af8e9da16',replace('B set > kind-prisoners 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',20,1796099573696,'76fcd2eb2afda3b1',replace('B set > kind-prisoners 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',21,1796099573699,'ec22ef90fb366973',replace('B place > b-29 with wide-2 750in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',22,1796099573701,'bfd4361310efab8d',replace('B place > b-30 with wide-2 1350in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',23,1796099573705,'cb5274cb790b4a5b',replace('B place > b-31 with wide-2 1650in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',24,1796099573707,'cf221e69cfcb5273',replace('B place > b-32 with wide-2 3750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',25,1796099573710,'4f724563ee90995b',replace('B pass\n  3.1 A 1d6 = 1 #21\n  3.1 B 1d6 = 1 #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('c193dad3679dbc36',26,1796099573713,'f6020546084d2a49',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',1,1796099573543,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',2,1796099573548,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',3,1796099573550,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',4,1796099573553,'cec50467e9d209f6',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',5,1796099573555,'f3cc4254b9e6f7fc',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',6,1796099573558,'8c55b3b4fbbfd0ea',replace('A launch triumph > triumph-boat-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',7,1796099573559,'09a02d2b5d6f3a31',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',8,1796099573563,'909af6fa52500cf1',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',9,1796099573570,'33d0c1e67a6c4a5e',replace('A round-to-port triumph 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',10,1796099573576,'087e282ae886d258',replace('A shout triumph 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',11,1796099573584,'2f46b7cacb2bdd84',replace('A unload triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('c8a8c7fbb7694156',12,1796099573590,'d42071cc76efc9b8',replace('A target triumph > san-juan-de-portugal with starboard-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',1,1796099573162,'',replace('setup\n  1.2 - 2d6 = 1 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',2,1796099573171,'8e88f0db6998c81d',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',3,1796099573178,'bafe70d805702b6b',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',4,1796099573190,'43e0b2952637d01c',replace('A load resolute > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',5,1796099573194,'e60d84e1aaa630f2',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',6,1796099573196,'d4952c69ffc683b7',replace('B sheer vengeur > resolute 30mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',7,1796099573197,'840beb2eb6067506',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 3 5 5 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',8,1796099573201,'777e3e5b7e51d5cd',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',9,1796099573203,'736d8fa1b017b994',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('f52d92248dd412e0',10,1796099573206,'5dfbd8f1a03901ac',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',1,1796099573406,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',2,1796099573433,'d544ad7c7490f3c7',replace('English construct > flushing-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',3,1796099573455,'958191ffafa7ca3c',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',4,1796099573470,'edf644d5a9757c48',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',5,1796099573472,'4f15470ca46b76f7',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',6,1796099573490,'fb40b1956054fb2c',replace('English assign > dutch-flyboats-2 with justin-of-nassau\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',7,1796099573511,'11571e884d62840b',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('f7431ae2be0ecb1c',8,1796099573533,'8bba17e2a651f2a9',replace('English attack > antwerp with fleet-2\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"tIJk5tOQg1NTnUTc3IMVRQ5d33zgirts6oeJZCe4vdM","Public":"BGJToGW-cma-bVxXgi3saDDFKAS6WM0eZ4LiruTLYXhVgTK9QkKM3CX1B1YU6Xbr8APDgeh5QfsuJDVg1HVnmcA"}');
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
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:53.154','{}',NULL,'2026-12-01 04:32:53.154');
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:53.162','{}',NULL,'2026-12-01 04:32:53.162');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:53.171','{}',NULL,'2026-12-01 04:32:53.171');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:53.179','{}',NULL,'2026-12-01 04:32:53.179');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:51');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:51');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:51');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:51');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:51');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:51');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2266353264393232343864643431326530227d',0,NULL,NULL,'2026-12-01 04:32:53.168',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"5b5207c8cb27fe30"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.162','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2266353264393232343864643431326530227d',0,NULL,NULL,'2026-12-01 04:32:53.195',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"ff916ea906d5a2cc"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.194','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2266353264393232343864643431326530227d',0,NULL,NULL,'2026-12-01 04:32:53.201',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"296bd615525bd33f"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.201','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2230653862623730646563323362616461227d',0,NULL,NULL,'2026-12-01 04:32:53.208',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e72d45534c784ce7"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.207','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2266373433316165326265306563623163227d',0,NULL,NULL,'2026-12-01 04:32:53.471',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"eb02052db8e9d898"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.47','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2263386138633766626237363934313536227d',0,NULL,NULL,'2026-12-01 04:32:53.544',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"aad677c91cf35b67"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.543','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2263313933646164333637396462633336227d',0,NULL,NULL,'2026-12-01 04:32:53.657',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"753f1df46dcfb6f7"}',1,'bot_turn','scheduled','2026-12-01 04:33:13.656','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',8);
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
