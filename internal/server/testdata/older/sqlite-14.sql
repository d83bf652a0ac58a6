-- duel xgzIJXhWc1onrKYK7mhTDB1rtS7kLdQ2Gcg67o9So-U
-- invincible A-AhOsjJsSUj-rAU6J3JdoFi77BCfq4Nu_iAR3mAVUQ
-- jenkins K8jgmT8jKxRTcItFI1nbAC55NQpZ9UzBxLvQ6ze-OYc
-- spain cB6M41DJBQBhAFoB3IxT64hwTLvCaPKmJ3DbnY-_8G0
-- renaissance 43736WcXwB69c1tx6rmYM-sYB_NzEQonRvkW4ukz9Q0
-- fury bfB_YuJ0hKCAeXf2VzWoc_9hD1n8z8eoeCIOZ2mAmts
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(13,12,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(14,13,1,'2026-12-01 04:13:52');
INSERT INTO goose_db_version VALUES(15,14,1,'2026-12-01 04:13:52');
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
INSERT INTO matches VALUES('1a5fab7bbc39cd93',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 11\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     1a5fab7bbc39cd93\nseat      A person words="92dfb956ac51df0bd1bf9df4d1127be6"\nseat      B bot captain key=29a83af3a5abab29\ndice      house commit=19b4cb7189cfdc93ea59894ba8c3c9281cfacdf85fe6f9eb1a8a7d4bbf538cef\nstart     scenario\n','\n',char(10)),'fba5df6ff10913615d30be85e24ad71a30f1e505821f1e604227f4516461e016',0,0,1796098434497,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('4176cc94ada37fd5',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 19\npack      5445d6d4a51b303b\nscenario  hot-trod\nmatch     4176cc94ada37fd5\nseat      A person words="661fa17181d9fff547dad2b11ad1eee3"\nseat      B bot captain key=1524bdd11b8b09d2\ndice      house commit=8b6af3dd7ceeebd4f801f8070b7ff3afd24bf315b0d722a7f06c5530917317cc\nstart     scenario\n','\n',char(10)),'46fa3b943adbe026be9714027f1debc359cbc46524bad264eeca6dc3147c5c0d',0,0,1796098434627,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('59621a5b9bbfd8da',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 9\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     59621a5b9bbfd8da\nseat      English person words="4997ff8c7e9d9a2bee373aabdf5fd3d8"\nseat      Spanish bot captain key=5ea2efd976e161db\ndice      house commit=9a19f9a354c82ae42d89df23a5146adf92e53c2f5df159d05d103ce58776aed9\nstart     scenario\n','\n',char(10)),'e2c11bbb898542df0143af5f0b53f68e71f6c870e713b5dd6e71b1af8dc339e8',0,0,1796098434102,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('60241a722e873964',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 16\npack      e6b67a39fc233124\nscenario  sluys\nmatch     60241a722e873964\nseat      English person words="52b262abe54fcd0268273a8f574c620f"\nseat      Spanish bot captain key=12ecefd18b5497eb\ndice      house commit=796041abce6ffb27ec6d154132d401e1f8c3dfde9f650c0ad5d86410a84d8ca4\nstart     scenario\n','\n',char(10)),'8ec07a1abd3d2dc26c73d6ef211e3a5411e4a30c3d0b4e262aabee265adf52af',0,0,1796098434298,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('b2f19924286467a7',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     b2f19924286467a7\nseat      A person words="7d0270b7204ee65b0b895d57490424c1"\nseat      B bot random key=264c718134b94725\ndice      house commit=ea36cda97c2920da316724e8498d269090b6a6216062b7618f11e20925c6a3bc\nstart     scenario\n','\n',char(10)),'abeb7b1a7eb2f8fff228ac45877af6d5c613b5035c0d6dcf5555ee81f57ad941',0,0,1796098433558,0,0,0,0,'','','',0);
INSERT INTO matches VALUES('cbf73228bcd8f6cc',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 4\npack      be50059c977ef090\nscenario  campaign\nmatch     cbf73228bcd8f6cc\nseat      English person words="2986741599fc4b97dcdfc4375ff67902"\nseat      Spanish bot captain key=1c0d471ff8a1f926\ndice      house commit=d7b06768b3eee1906412df48a82d341894b38b6029935582c153494b84d86a68\nstart     scenario\n','\n',char(10)),'03d543edcfba4338670e7923a11b6d2e86911a03bd0a2edd4595c96bb63edb1d',0,0,1796098433824,0,0,0,0,'','','',0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '', mate INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO tokens VALUES(X'0b661973d43c960b4f37775ebddf1e418fe958ce0d234462f17478242286c038','59621a5b9bbfd8da',0,'',0);
INSERT INTO tokens VALUES(X'537bc1a3e9b92cdc1c38eae34e32acb72f57da08352a770db888bdba28b230e0','4176cc94ada37fd5',0,'',0);
INSERT INTO tokens VALUES(X'55b7740295c878f128aad992f73481f043654ece1c221b267c84951d39787b1c','cbf73228bcd8f6cc',0,'',0);
INSERT INTO tokens VALUES(X'7cd449f313c85c53f74fcbf269de6b52aba8dcb3d00e8ea63980deebbf03eef4','4176cc94ada37fd5',15,'',0);
INSERT INTO tokens VALUES(X'a0f28015e5d94430a92a439fde645a01476c22aa947b86e6a9690938ec9dfb04','60241a722e873964',15,'',0);
INSERT INTO tokens VALUES(X'cd572de75f4e447caffb1d96c55f8cf77ab2ec44dfd5afbd415df0bf1caf5f6d','b2f19924286467a7',15,'',0);
INSERT INTO tokens VALUES(X'd16edfecea454db9dc02e0d8730829811c2e2941f8f07971c8cfc12a9893ca9f','b2f19924286467a7',0,'',0);
INSERT INTO tokens VALUES(X'da0a29dc0302326da319e6ae9aca60f7d384fdb3b1031b2609cb0a82e91c9568','1a5fab7bbc39cd93',0,'',0);
INSERT INTO tokens VALUES(X'e4211cdca715c9373472474509cad8e7ac4495a9739aaadd58c7101a24ce4efc','60241a722e873964',0,'',0);
INSERT INTO tokens VALUES(X'e485829ed3ee76d8f2a1507c9be01ca82fdb242e1b49ae7ce72d0fc478c464ac','cbf73228bcd8f6cc',15,'',0);
INSERT INTO tokens VALUES(X'ef02692f5c6e89c12b9cbf93caf3aa34509c21b6cbb372fec6ebaec7953d5733','1a5fab7bbc39cd93',15,'',0);
INSERT INTO tokens VALUES(X'f1e0723fc198b727c05dc975a119182eee443c7f8de9c474b4d0883545b8e195','59621a5b9bbfd8da',15,'',0);
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('1a5fab7bbc39cd93',1,1796098434502,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',2,1796098434512,'661c76bf8b38dc45',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',3,1796098434517,'f0ab9d8ec8acb7a1',replace('A boarders triumph 0 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',4,1796098434527,'b3c381595428c611',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',5,1796098434542,'133957b035bf4adb',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',6,1796098434550,'4e1b969ca041473d',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',7,1796098434555,'1ac562168d86e28c',replace('A at-rigging triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',8,1796098434559,'c1b260e465fc1ca3',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',9,1796098434564,'88b7b914e52e2160',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',10,1796098434585,'7a7b3747f96cab4c',replace('A fire-when triumph > bow-chasers 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',11,1796098434606,'67d1c835c19579a5',replace('A fire-part triumph > port-broadside 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a5fab7bbc39cd93',12,1796098434617,'53bba26740a26d81',replace('A unload triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',1,1796098434640,'',replace('setup\n  25.5 B 4d100 = 81 18 50 59 #1\n  28.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',2,1796098434659,'d8c6e6cb09c46e66',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',3,1796098434667,'f26d837370afa929',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',4,1796098434678,'de9c4a74d83f5164',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',5,1796098434692,'d05d199ebb94ade2',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',6,1796098434697,'c594cba5133e4215',replace('A pass\n  6.7 A draw 60 = 58 officer-58 #3\n  6.7 A draw 60 = 32 officer-32 #4\n  6.7 A draw 60 = 44 officer-44 #5\n  6.7 A draw 60 = 36 officer-36 #6\n  6.7 A draw 60 = 11 officer-11 #7\n  6.7 A draw 60 = 11 officer-11 #8\n  6.7 A draw 60 = 34 officer-34 #9\n  6.7 A draw 60 = 53 officer-53 #10\n  6.7 A draw 60 = 39 officer-39 #11\n  6.7 A draw 60 = 40 officer-40 #12\n','\n',char(10)),'');
INSERT INTO entries VALUES('4176cc94ada37fd5',7,1796098434709,'82537883de9c64b5',replace('A colonel > officer-40\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',1,1796098434109,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',2,1796098434130,'3cca4c43c63237fa',replace('English buy > wentworth\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',3,1796098434160,'4be1146c73f9fc9a',replace('English buy > waterhouse\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',4,1796098434190,'45e763b4af95af46',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',5,1796098434213,'78739be0b776668d',replace('English place > 1519-shore with wentworth\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',6,1796098434259,'c914edd04a89273a',replace('English place > 1519-shore with waterhouse\n  6.2 English 1d6 = 5 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',7,1796098434283,'55fdcc098895e466',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',8,1796098434291,'8958e56e442f22c4',replace('Spanish buy > s-soldiers-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',9,1796098434294,'e75ea58a0961a628',replace('Spanish done\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',10,1796098434295,'cb42e39a38528fd0',replace('Spanish place > 2426-shore with s-soldiers-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',11,1796098434299,'9233bed572b70192',replace('Spanish pick > 2825-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',12,1796098434302,'429e69dab682aca4',replace('Spanish sail 2825-docked > 2925\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',13,1796098434309,'98eebbc6289c7cd8',replace('Spanish sail 2925 > 3024\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',14,1796098434310,'33cbec87d00538db',replace('Spanish sail 3024 > 3124\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',15,1796098434314,'42b711c50c69e7ae',replace('Spanish sail 3124 > 3223\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',16,1796098434318,'cef1a9604ebe8e31',replace('Spanish sail 3223 > 3324\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',17,1796098434324,'0caf4261002af349',replace('Spanish sail 3324 > 3424\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',18,1796098434333,'e8b30665ae123b86',replace('Spanish sail 3424 > 3524\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',19,1796098434342,'274bd4cd0e64e285',replace('Spanish stop 3524\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',20,1796098434348,'7c2946d7da9f5138',replace('Spanish land 3524 > lezo\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',21,1796098434351,'27647019c02ead81',replace('Spanish done 3524\n','\n',char(10)),'');
INSERT INTO entries VALUES('59621a5b9bbfd8da',22,1796098434365,'2a294e3777203e70',replace('Spanish done\n  6.6 English 1d6 = 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',1,1796098434300,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',2,1796098434333,'2f982c74fef91074',replace('English construct > brill-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',3,1796098434382,'ca7378c69e1f2fc9',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',4,1796098434417,'de84f6c8be0d64a2',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',5,1796098434446,'b4a8681e81b2bc6a',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',6,1796098434452,'a3d3a0b782aca262',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',7,1796098434474,'14e3e10c7094d9c0',replace('English sail > fleet-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('60241a722e873964',8,1796098434490,'d87cfab6d99d51f6',replace('English steer fleet-2 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',1,1796098433571,'',replace('setup\n  1.2 - 2d6 = 6 2 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',2,1796098433588,'f2c6a69892807cf9',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',3,1796098433591,'0a0774f1c027545a',replace('A load resolute > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',4,1796098433599,'1184dc9779de3b66',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',5,1796098433608,'d134698fe256287d',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',6,1796098433615,'3953fa8b5e16ed3f',replace('B close vengeur > resolute 15mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',7,1796098433618,'ff1ccd82c4dbad3f',replace('B pass vengeur\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',8,1796098433818,'9d0255e0e89cd7b0',replace('A fire resolute > vengeur\n  4.3 A 4d6 = 5 5 3 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('b2f19924286467a7',9,1796098433821,'1ed5c521bbd33f1e',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',1,1796098433830,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',2,1796098433834,'64ea94b4a807f420',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',3,1796098433839,'612c2b691b430564',replace('Spanish pass\n  10.0 English 1d6 = 4 #1\n  10.0 English 1d6 = 3 #2\n  10.0 English 1d6 = 1 #3\n  10.0 English 1d6 = 1 #4\n  10.0 English 1d6 = 1 #5\n  11.0 Spanish 2d6 = 6 3 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',4,1796098434046,'a9377ff6615a7611',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',5,1796098434053,'f7339a3922051956',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',6,1796098434071,'ab183d8dc727945d',replace('English step frobisher > dodman-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',7,1796098434082,'4da40490f895c42a',replace('English sail > hawkins\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',8,1796098434090,'6c981984223435c6',replace('English step hawkins > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('cbf73228bcd8f6cc',9,1796098434099,'62daa29c449d7636',replace('English stop hawkins\n','\n',char(10)),'');
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
, zone TEXT NOT NULL DEFAULT '', quiet_from INTEGER NOT NULL DEFAULT 0, quiet_until INTEGER NOT NULL DEFAULT 0, reminded INTEGER NOT NULL DEFAULT 0, reported BOOLEAN NOT NULL DEFAULT 0, daily INTEGER NOT NULL DEFAULT 0, mate INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE settings (
	name  TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO settings VALUES('names','2');
INSERT INTO settings VALUES('push keys','{"Private":"PGM64jZYFpJsIQNVXEuxnPHNAZzp1QYikPbdlTkGuwo","Public":"BKXnozaXhWrHVRyt25X4hU1UUwfCOzceFQ4bB-n37JKnlgy0x8upwDEPi4TJ0Eqwa_rNxKLxbWXrdWqdDMwYSDk"}');
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
CREATE TABLE mates (
	match  TEXT NOT NULL REFERENCES matches (id),
	seat   INTEGER NOT NULL,
	mate   INTEGER NOT NULL,           -- the team-mate, as the journal of the match numbers them, from 1
	person TEXT NOT NULL REFERENCES people (id),
	taken  INTEGER NOT NULL,           -- into the account
	turn   INTEGER NOT NULL DEFAULT 0, -- as in seats
	PRIMARY KEY (match, seat, mate, person)
) WITHOUT ROWID;
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('news','2026-12-01 04:13:53.557','{}',NULL,'2026-12-01 04:13:53.557');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:13:53.570','{}',NULL,'2026-12-01 04:13:53.570');
INSERT INTO river_queue VALUES('round','2026-12-01 04:13:53.583','{}',NULL,'2026-12-01 04:13:53.583');
INSERT INTO river_queue VALUES('away','2026-12-01 04:13:53.592','{}',NULL,'2026-12-01 04:13:53.592');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:13:53.598','{}',NULL,'2026-12-01 04:13:53.598');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:13:53.601','{}',NULL,'2026-12-01 04:13:53.601');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:13:53.604','{}',NULL,'2026-12-01 04:13:53.604');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:13:52');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:13:52');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:13:52');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:13:52');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:13:52');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:13:52');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2262326631393932343238363436376137227d',0,NULL,NULL,'2026-12-01 04:13:53.574',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"97e78d4c552e4f71"}',1,'bot_turn','scheduled','2026-12-01 04:14:13.571','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2262326631393932343238363436376137227d',0,NULL,NULL,'2026-12-01 04:13:53.609',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"1ed63144315c6c7a"}',1,'bot_turn','scheduled','2026-12-01 04:14:13.608','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2262326631393932343238363436376137227d',0,NULL,NULL,'2026-12-01 04:13:53.819',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"76945478be3a46cc"}',1,'bot_turn','scheduled','2026-12-01 04:14:13.818','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2263626637333232386263643866366363227d',0,NULL,NULL,'2026-12-01 04:13:53.831',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"449035df292d83a0"}',1,'bot_turn','scheduled','2026-12-01 04:14:13.83','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2235393632316135623962626664386461227d',0,NULL,NULL,'2026-12-01 04:13:54.284',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e6a7671fc3bdc770"}',1,'bot_turn','scheduled','2026-12-01 04:14:14.283','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2236303234316137323265383733393634227d',0,NULL,NULL,'2026-12-01 04:13:54.447',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"fdfdf4c18d791250"}',1,'bot_turn','scheduled','2026-12-01 04:14:14.446','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2231613566616237626263333963643933227d',0,NULL,NULL,'2026-12-01 04:13:54.502',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"84d4654080194f60"}',1,'bot_turn','scheduled','2026-12-01 04:14:14.502','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',15);
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
CREATE INDEX mates_person ON mates (person);
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
