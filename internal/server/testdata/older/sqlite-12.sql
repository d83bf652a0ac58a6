-- duel Vw5BV8T4yKRZ3d-n3GlwxsHPMljiHfYzUKhvO7iT0_U
-- invincible P-YDQcQXr8svmFkyAdscaFch3ZkHctToTupf5U-8KcM
-- jenkins HqoQ96_3mgBVWToZ5RpYc6xhkMNdNjC0UVe9inHPJTM
-- spain SDVaynnTF3hj0f0_T4-DeMz3C3S11330FxX4C8rb6W8
-- renaissance IMP8HExefZkluJhH3oDUPQtcrhMCIQ2YpMzlYNotUH4
-- fury DnAGW_luPEYmdRsZLZaDtVC6-BrlPyiMX1IcIemloKU
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:18:45');
INSERT INTO goose_db_version VALUES(13,12,1,'2026-12-01 04:18:45');
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
INSERT INTO matches VALUES('111efecfa41907b6',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 5\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     111efecfa41907b6\nseat      English person words="fc00a03924cfa20d9af7c3495d3d4317"\nseat      Spanish bot captain key=dc7587521c5e5c24\ndice      house commit=28bdda73a3895cbc1f4676e3bd3129f40d3f5949689efe35d7b1cd57eee418a4\nstart     scenario\n','\n',char(10)),'79a2b9328bc9c896f16334c4685d54da6b7940a1d106d8a7784edce691e8ba38',0,0,1796098726850,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('1f6bdaee783ea02b',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     1f6bdaee783ea02b\nseat      English person words="3b474c61c815f0c6846f57605ed3f57e"\nseat      Spanish bot captain key=cb881abdba59f5c8\ndice      house commit=638087a5f951a2beb3466ef92c2f048588ad923446f75e7ab380a92650b38c40\nstart     scenario\n','\n',char(10)),'93f699913cfb0a04e66f3b59f661050a66c8f4fd859ff80afd46c490d2f1666f',0,0,1796098726406,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('3405f7b198c39a73',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     3405f7b198c39a73\nseat      English person words="71208b239cf2a5fcd3f659b04f28f7fb"\nseat      Spanish bot captain key=cdf48f9511ae95a7\ndice      house commit=6b5890a13bfa752aba3614522519bfb1c2367793295ecc9fb684ff27166d85f0\nstart     scenario\n','\n',char(10)),'d62b115c08d4b06b53250b81845457e1d3567f26ea878e2838af134e10a1f44b',0,0,1796098726678,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('6ae487390c3b8adb',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     6ae487390c3b8adb\nseat      A person words="9fdcbb1f98259cab3d747f93076158c7"\nseat      B bot captain key=b66b752eaad59bdb\ndice      house commit=0472af34a06a3cd8d4a5caf6e1fc70a393e22d99a26e725758cd6249169ac9af\nstart     scenario\n','\n',char(10)),'bb4a81767e5cb96a8f654be6ab14c18b88c5f530cb8618aaeab6c07117cf6aee',0,0,1796098727039,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('8a64a413c10f3f01',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     8a64a413c10f3f01\nseat      A person words="1dfbac2d95718fd153de34c7ceecc32f"\nseat      B bot random key=7f896ff17714e61b\ndice      house commit=d650f1cd44dc90a4e89084f03e89afd3a9961ee60a3805dd562b818fdbd4c18c\nstart     scenario\n','\n',char(10)),'42de1c09af76f6cd22f9db326f39cb360f21e245cc35b8f3ab25ab525aaa2100',0,0,1796098726360,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('ae3d589d636a6d7a',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 8\npack      efbfdf998cb217af\nscenario  hot-trod\nmatch     ae3d589d636a6d7a\nseat      A person words="2928b9c5be710184e2730a2b80ac4ba6"\nseat      B bot captain key=616b618fd89365e6\ndice      house commit=e26dad951a244ad18915b4c938e9b7373be472233cf3bc4f5f52ee4141a5dd2e\nstart     scenario\n','\n',char(10)),'a7246608664aef396b859c124fecd6c2b68d8c2f891b4a717f5f6c258d9e5962',0,0,1796098727106,0,0,0,0,'','','',0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'020c1f4f37f91fef56c3979bd3b6af52d0eeaf14fcf653732f0ed67fd34bf5f1','8a64a413c10f3f01',0,'');
INSERT INTO tokens VALUES(X'059db8c5b7d5b513d98b85f5cd0bbe83642612d76d75d778caba01fbbeb84d32','ae3d589d636a6d7a',15,'');
INSERT INTO tokens VALUES(X'18b87ca00d4bf4d5237ad0582e75e5de79823e6ae4855303baebc7c498af4a95','ae3d589d636a6d7a',0,'');
INSERT INTO tokens VALUES(X'1ac005e8030eba214da49d4b110fad694505ebacf3e42e21bb70906c693cd6e8','3405f7b198c39a73',15,'');
INSERT INTO tokens VALUES(X'31ebe07d776831c8662d7c40885063a3971374ee745a51318d37c892525c8c1b','6ae487390c3b8adb',15,'');
INSERT INTO tokens VALUES(X'3c352b3a58c7460f7d468cd372dab16bc0d87ce82880e797fef32c7313a884fb','1f6bdaee783ea02b',0,'');
INSERT INTO tokens VALUES(X'49f896c3b3c85880ef2f106137dea4708102d3e1e0b945f65e3ac1f6fd5963f9','8a64a413c10f3f01',15,'');
INSERT INTO tokens VALUES(X'7259643d310481da2528eaea16cd35dc1cd00b766a8ed5121a44c3649e584fef','6ae487390c3b8adb',0,'');
INSERT INTO tokens VALUES(X'951b75864844d9793ae0e9a4314c95f93e41048232a2280895016b64520e13f4','111efecfa41907b6',15,'');
INSERT INTO tokens VALUES(X'b0829cf71005695c4f514a72248d14c018f96ded9f3aa2c3f864e679254bd83c','1f6bdaee783ea02b',15,'');
INSERT INTO tokens VALUES(X'c6173e599c2da9c95d9dfce4cf847e9bd1ab3167c2490d47d8aa08f19c8be045','3405f7b198c39a73',0,'');
INSERT INTO tokens VALUES(X'd8a4fb2ba82318d02ac780d3d1745d9900a54a0b3a4b441b39daf729f029a237','111efecfa41907b6',0,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('111efecfa41907b6',1,1796098726865,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',2,1796098726891,'4893539a33cf7610',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',3,1796098726927,'e33b9508d7322bab',replace('English construct > amsterdam-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',4,1796098726948,'f6d3af6f1efd4eeb',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',5,1796098726954,'1a60bbe10429e2b6',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',6,1796098726973,'9722bfb904fabc4d',replace('English embark > fleet-2 with brill-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',7,1796098726994,'83bdb6a8094d9861',replace('English coast > fleet-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('111efecfa41907b6',8,1796098727029,'3460d7b7ed2b476d',replace('English debark fleet-2 > brill-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',1,1796098726411,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',2,1796098726417,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',3,1796098726423,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 6 #1\n  10.0 English 1d6 = 5 #2\n  10.0 English 1d6 = 5 #3\n  10.0 English 1d6 = 5 #4\n  10.0 English 1d6 = 3 #5\n  11.0 Spanish 2d6 = 2 3 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',4,1796098726629,'eb7fa0081e6e37f4',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',5,1796098726635,'9691a243d8071f8f',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',6,1796098726642,'4c1b4aa0aca41ee6',replace('English stop frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',7,1796098726650,'83a6bdf3c8e1f123',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',8,1796098726661,'b4f4629ea0370a23',replace('English step drake > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('1f6bdaee783ea02b',9,1796098726671,'470da135a88ad27d',replace('English stop drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',1,1796098726686,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',2,1796098726711,'3616d1ea113515bb',replace('English buy > e-cannons-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',3,1796098726733,'a6e9940ae28af83d',replace('English buy > e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',4,1796098726762,'6fc97550218b3dfc',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',5,1796098726787,'94cc18d353128e14',replace('English place > 2206-shore with e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',6,1796098726821,'67d2fd7e04dc57f4',replace('English place > 2306-shore with e-cannons-1\n  6.2 English 1d6 = 5 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',7,1796098726842,'75362469f373e202',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',8,1796098726846,'247efc3cd05c9dae',replace('Spanish buy > s-soldiers-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',9,1796098726847,'41825989ea5d4862',replace('Spanish done\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',10,1796098726849,'c95eaeb379f56e20',replace('Spanish place > 2426-shore with s-soldiers-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',11,1796098726859,'9e6311b02632e6b2',replace('Spanish pick > 2825-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',12,1796098726868,'8803748ee84cb04a',replace('Spanish sail 2825-docked > 2925\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',13,1796098726882,'72f116f2e40cbea3',replace('Spanish sail 2925 > 3024\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',14,1796098726888,'689ba82e10fed2de',replace('Spanish sail 3024 > 3124\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',15,1796098726892,'c54a0ab560c625da',replace('Spanish sail 3124 > 3223\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',16,1796098726894,'3ed1cc12aac284e0',replace('Spanish sail 3223 > 3324\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',17,1796098726896,'311a5631f335d6ef',replace('Spanish sail 3324 > 3424\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',18,1796098726913,'45df9947dcbd1504',replace('Spanish sail 3424 > 3524\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',19,1796098726915,'8418b9ced0c382ac',replace('Spanish stop 3524\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',20,1796098726922,'8c63b9d605dc08aa',replace('Spanish land 3524 > lezo\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',21,1796098726924,'a8f22d0863b28cfe',replace('Spanish done 3524\n','\n',char(10)),'');
INSERT INTO entries VALUES('3405f7b198c39a73',22,1796098726925,'6355e5bb38338364',replace('Spanish done\n  6.6 English 1d6 = 3 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',1,1796098727043,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',2,1796098727048,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',3,1796098727050,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',4,1796098727052,'11b16e5cdf915169',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',5,1796098727053,'ffcd7e38f03c0a88',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',6,1796098727054,'b661f55d50dfae7b',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',7,1796098727058,'d149a76072859642',replace('A launch triumph > triumph-boat-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',8,1796098727064,'d82e5ab0c4ba68e0',replace('A load-hail triumph > starboard-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',9,1796098727078,'8b37cc943a3ffaad',replace('A hold-fire triumph > stern-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',10,1796098727088,'3aedce634a042b8b',replace('A load-hail triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('6ae487390c3b8adb',11,1796098727099,'1d06135026639b88',replace('A shout triumph 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a64a413c10f3f01',1,1796098726364,'',replace('setup\n  1.2 - 2d6 = 5 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a64a413c10f3f01',2,1796098726369,'4a18729a78e46d2e',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a64a413c10f3f01',3,1796098726373,'87f6c53c67e85420',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a64a413c10f3f01',4,1796098726377,'b2080ee25322432a',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a64a413c10f3f01',5,1796098726387,'1a1d0fe3a7132f78',replace('A plot resolute 0\n  3.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a64a413c10f3f01',6,1796098726400,'eaf92417604c8160',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',1,1796098727113,'',replace('setup\n  25.5 B 4d100 = 40 63 18 82 #1\n  28.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',2,1796098727121,'90ecf81433675d46',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',3,1796098727131,'757463d9ada6fbf3',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',4,1796098727137,'b4a5463b942c8ef5',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',5,1796098727142,'615feacb0400fd55',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',6,1796098727149,'605e1a1528081ce9',replace('A pass\n  6.7 A draw 60 = 49 officer-49 #3\n  6.7 A draw 60 = 41 officer-41 #4\n  6.7 A draw 60 = 21 officer-21 #5\n  6.7 A draw 60 = 31 officer-31 #6\n  6.7 A draw 60 = 60 officer-60 #7\n  6.7 A draw 60 = 34 officer-34 #8\n  6.7 A draw 60 = 7 officer-7 #9\n  6.7 A draw 60 = 54 officer-54 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('ae3d589d636a6d7a',7,1796098727158,'4450d67035942580',replace('A colonel > officer-54\n','\n',char(10)),'');
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
, zone TEXT NOT NULL DEFAULT '', quiet_from INTEGER NOT NULL DEFAULT 0, quiet_until INTEGER NOT NULL DEFAULT 0, reminded INTEGER NOT NULL DEFAULT 0, reported BOOLEAN NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE settings (
	name  TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO settings VALUES('push keys','{"Private":"uc4ms1HSEqrpc31FfwRu9Jr8v0OzgQub6mk4Hu9yS1s","Public":"BExwBPqzd3AZrrLEG3uIHQ7haCdmkLUfohHgJuRaMipUDtA8sPVITYhZhjVgpfj0aOm14mDizYrjyEJMrT8ai6k"}');
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
INSERT INTO river_queue VALUES('heard','2026-12-01 04:18:46.369','{}',NULL,'2026-12-01 04:18:46.369');
INSERT INTO river_queue VALUES('round','2026-12-01 04:18:46.370','{}',NULL,'2026-12-01 04:18:46.370');
INSERT INTO river_queue VALUES('away','2026-12-01 04:18:46.373','{}',NULL,'2026-12-01 04:18:46.373');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:18:46.377','{}',NULL,'2026-12-01 04:18:46.377');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:18:46.381','{}',NULL,'2026-12-01 04:18:46.381');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:18:46.384','{}',NULL,'2026-12-01 04:18:46.384');
INSERT INTO river_queue VALUES('news','2026-12-01 04:18:46.394','{}',NULL,'2026-12-01 04:18:46.394');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:18:45');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:18:45');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:18:45');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:18:45');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:18:45');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:18:45');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2238613634613431336331306633663031227d',0,NULL,NULL,'2026-12-01 04:18:46.365',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"53fbb0fd719f8ae9"}',1,'bot_turn','scheduled','2026-12-01 04:19:06.364','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2231663662646165653738336561303262227d',0,NULL,NULL,'2026-12-01 04:18:46.411',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"4d12df97a571354a"}',1,'bot_turn','scheduled','2026-12-01 04:19:06.411','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2233343035663762313938633339613733227d',0,NULL,NULL,'2026-12-01 04:18:46.843',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"4ae693ea1c13862e"}',1,'bot_turn','scheduled','2026-12-01 04:19:06.842','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2231313165666563666134313930376236227d',0,NULL,NULL,'2026-12-01 04:18:46.949',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9e3f39d255cdd2a3"}',1,'bot_turn','scheduled','2026-12-01 04:19:06.948','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2236616534383733393063336238616462227d',0,NULL,NULL,'2026-12-01 04:18:47.043',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"406a2b523e17a3f7"}',1,'bot_turn','scheduled','2026-12-01 04:19:07.043','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',13);
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
