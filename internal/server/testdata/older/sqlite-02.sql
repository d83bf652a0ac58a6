-- duel 92iQ3Xjb2tUFjvcbvKldpGVhpD9OKefAgxAMgwons5Q
-- invincible 43egQ-3E-88rytl0Dowq6G4ww5rATL9dWo3dAy32R68
-- jenkins wpea31I_FLClpY7pxV0-48-ZGp871B15qAWk-wfvCA8
-- spain G5SgcfTwos2rKlmOvzm7mr4HFTuSewCOIivynuQr8lU
-- renaissance c8tu2WkA3zUgZy18rD-IVQ1cfFJZPtI9sJTxmANiio8
-- fury cvqHB8WFBQ-upa56ueDbJWTgS2ue7MBesGVxYuPNk7k
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:34:50');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:34:50');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:34:50');
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
INSERT INTO matches VALUES('145fb9d4b3e5a4da',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 3\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     145fb9d4b3e5a4da\nseat      English person words="d655c916d5d96c865de3edb3ac00d651"\nseat      Spanish bot captain key=832b2edcd820d573\ndice      house commit=aa7210eba7ac7d479736e6b87dc6b37de39ce3b7e98a3fd6a3c1d972067638de\nstart     scenario\n','\n',char(10)),'741ce6b862d882d9399e920afd52854bc1539e25ac5698ea743308bb0c06b2f1',0,0,1796099692171,0,0,0);
INSERT INTO matches VALUES('480e45dda6ce5ce0',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     480e45dda6ce5ce0\nseat      A person words="84cc3eb37fb4ce095a32a8d134605a6b"\nseat      B bot random key=01fb2909f8cc3cf9\ndice      house commit=839b6c04911463a819c3e8894f7810a13b92e43a57c9e576e4287ab9d820157b\nstart     scenario\n','\n',char(10)),'96e2743d71d0e6ecaaf2aca64fee275b51e3955f79a7aa6c7654d03f4aa41df9',0,0,1796099691490,0,0,0);
INSERT INTO matches VALUES('b5f8b29925f5b940',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     b5f8b29925f5b940\nseat      English person words="cce899a0f81b4d399370804ae426bea3"\nseat      Spanish bot captain key=5d97547fa4cd990c\ndice      house commit=11e3b534ccc8b6e90addbb91b4413903ea49de53189146a2f622c84291fdfcec\nstart     scenario\n','\n',char(10)),'52d58c044c083081337dcf0ad3670efce33ed704c9f9d91162c6cb17a8fdb62d',0,0,1796099692005,0,0,0);
INSERT INTO matches VALUES('d2daeaeefbba4800',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     d2daeaeefbba4800\nseat      English person words="5599360368ed603d7b82ddf78802ec1d"\nseat      Spanish bot captain key=a7ad7f80d14e5192\ndice      house commit=8290c1c357ba61b680b6283bfb8f7a9ce1a0adfc855156601c908e4aac222bfd\nstart     scenario\n','\n',char(10)),'90164d356db8eb49e86a9a9978bc59d79805d11e577f764eb10fe851d360e0fb',0,0,1796099691524,0,0,0);
INSERT INTO matches VALUES('f499996f76f201ab',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     f499996f76f201ab\nseat      A person words="ff3580cfdb92d902d1d9a57f70de37d1"\nseat      B bot captain key=9fbe7ddbc0cd9f73\ndice      house commit=7b6442bf9606a6a79d2d575c9bd9ff32a630ded47419fd40e976b3e767595256\nstart     scenario\n','\n',char(10)),'a1c00b359d60f206f78e659a013bee1f66ebc63213d71d380f762da1f11e3383',0,0,1796099692367,0,0,0);
INSERT INTO matches VALUES('feda26a7b725645f',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 1\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     feda26a7b725645f\nseat      A person words="1d324be85fcf99e900e5201c7a8f8045"\nseat      B bot captain key=aa12829b7613739e\ndice      house commit=83f9d5306c4ffa656a908de2b221400d9b06398c1530b574483444cd21e18f53\nstart     scenario\n','\n',char(10)),'3b543ac45cd6c557fe9a6729c50978a436e5d40400bc42d3fc2d5b525a3d69a3',0,0,1796099692436,0,0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO tokens VALUES(X'0b1e89d7919ae80c7a7e901de2356c9320b8cfcb196df58dd18c929617f71e1d','145fb9d4b3e5a4da',15);
INSERT INTO tokens VALUES(X'18d1717539572716a6645afcace2d7f8f9c2adc667e2cd5cae4d2378c8f41d09','d2daeaeefbba4800',0);
INSERT INTO tokens VALUES(X'1d05ed57be2eb9307b518b47179b6522fb6fc8edb1f106a424a6646e11adcd96','f499996f76f201ab',15);
INSERT INTO tokens VALUES(X'685451383aee8e9a2b4c310ecb648250808db21e049ab03ac74817ec8bd86239','feda26a7b725645f',0);
INSERT INTO tokens VALUES(X'6ef4b627a13f1eb27e3e4755cb3d555a40b4eb8b6fa2467710391088091aec7c','480e45dda6ce5ce0',15);
INSERT INTO tokens VALUES(X'71ce10a4f6149af200905ec2c8a9eeb69e3b6ca7eac75c839f4bd170914ed7bf','d2daeaeefbba4800',15);
INSERT INTO tokens VALUES(X'7401510133d7c08b7f9a9e680d004761cd0d59792cc1de5325491d81d2496af3','b5f8b29925f5b940',0);
INSERT INTO tokens VALUES(X'8d002007abe23a1d78bec131d6ef2a10d2b62dcec2d9b1478be3ac7ad9e35695','145fb9d4b3e5a4da',0);
INSERT INTO tokens VALUES(X'af44dece7343b4835241d1cf8c4dd8f3c02157a4fadb3baaac254dac04024aa5','480e45dda6ce5ce0',0);
INSERT INTO tokens VALUES(X'c6a73342ca9e70333b04c3d05ac9d21cc980b19122eaad92aa4dcf0ddff0921f','f499996f76f201ab',0);
INSERT INTO tokens VALUES(X'c9335053b124e11a1a99b4bf43b549f05693f38977a554870af6b5725ef73926','feda26a7b725645f',15);
INSERT INTO tokens VALUES(X'f5daebf070863578cf54487817dbbe8f4177fb2419fc250b2da7066a8f675f24','b5f8b29925f5b940',15);
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('145fb9d4b3e5a4da',1,1796099692176,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',2,1796099692204,'83f9091661be7e79',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',3,1796099692212,'17ab84dabda15077',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',4,1796099692246,'476a393bddc1ae1c',replace('English coast > fleet-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',5,1796099692269,'338adae5ea0b71c6',replace('English pass fleet-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',6,1796099692315,'3a60f3b80365cb18',replace('English join > fleet-3 with dutch-flyboats-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',7,1796099692331,'c97ac29ed55f7f87',replace('English embark > fleet-1 with flushing-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('145fb9d4b3e5a4da',8,1796099692354,'ae1806121b8e9662',replace('English join > fleet-2 with dutch-flyboats-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',1,1796099691494,'',replace('setup\n  1.2 - 2d6 = 1 6 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',2,1796099691497,'9a3bfe80833c6183',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',3,1796099691501,'97f88ea2523dc0f1',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',4,1796099691504,'49f163a431d71903',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',5,1796099691511,'61a7da342fefc5d9',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',6,1796099691513,'8883700cddfff4e4',replace('B sheer vengeur > resolute 15mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',7,1796099691515,'96645f44baf9ab2f',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 5 2 1 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',8,1796099691519,'2e5b9ebbe9ee643e',replace('A fire resolute > vengeur\n  4.3 A 4d6 = 6 6 2 2 #3\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',9,1796099691522,'9af80bb75f57427c',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('480e45dda6ce5ce0',10,1796099691523,'abbeea9b3e02ef73',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',1,1796099692007,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',2,1796099692030,'3616d1ea113515bb',replace('English buy > e-soldiers-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',3,1796099692072,'a7c8cdb3aca9664a',replace('English buy > e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',4,1796099692098,'0e147c4c856ce9c7',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',5,1796099692128,'c90b8d2fac247337',replace('English place > 2612-shore with e-soldiers-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',6,1796099692148,'749eaf8c1191aa53',replace('English place > 4422-shore with e-deception\n  6.2 English 1d6 = 6 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('b5f8b29925f5b940',7,1796099692166,'e068e03442be4c58',replace('English pick > 2719-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',1,1796099691525,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',2,1796099691530,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',3,1796099691538,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 4 #1\n  10.0 English 1d6 = 6 #2\n  10.0 English 1d6 = 2 #3\n  10.0 English 1d6 = 3 #4\n  10.0 English 1d6 = 6 #5\n  11.0 Spanish 2d6 = 1 4 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',4,1796099691741,'647755114f82d232',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',5,1796099691754,'9942167a6515dd25',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',6,1796099691768,'a56133a2c745313d',replace('English step frobisher > start-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',7,1796099691778,'9d116bd390af5014',replace('English pass\n  16.0 Spanish draw 48 = 38 culverin-fire #7\n  16.0 Spanish draw 47 = 27 stout-hearts #8\n  16.0 English draw 46 = 4 bonus-draw #9\n  16.0 English draw 45 = 39 soldiers #10\n  16.0 English draw 44 = 40 soldiers #11\n  16.0 English draw 43 = 16 fire-aboard #12\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',8,1796099691784,'d5c8ee980be02b6a',replace('English strike fire-aboard > diego-flores\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',9,1796099691789,'650aa2ac0eeacfdc',replace('Spanish pass diego-flores\n  7.6 Spanish 2d6 = 6 6 #13\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',10,1796099691789,'c3b100dd63bcbf37',replace('Spanish rally > diego-flores with sidonia\n  8.3 Spanish 2d6 = 6 1 #14\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',11,1796099691795,'13b18b26faa6ba79',replace('Spanish pass\n  10.0 English 1d6 = 5 #15\n  10.0 English 1d6 = 6 #16\n  10.0 English 1d6 = 1 #17\n  10.0 English 1d6 = 3 #18\n  10.0 English 1d6 = 5 #19\n  11.0 Spanish 2d6 = 1 1 #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',12,1796099691999,'796c95ae81db09dd',replace('English pass\n  16.0 Spanish draw 44 = 4 bonus-draw #21\n  16.0 Spanish draw 43 = 20 sprung-leaks #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2daeaeefbba4800',13,1796099692003,'9ec1da14f9d3014a',replace('Spanish strike sprung-leaks > seymour\n  7.6 English 2d6 = 3 5 #23\n  16.0 Spanish draw 43 = 7 parma-delayed #24\n  16.0 Spanish draw 42 = 32 levy-of-the-ports #25\n  16.0 English draw 42 = 40 stores-from-the-hulks #26\n  16.0 English draw 41 = 28 rallying-cry #27\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',1,1796099692371,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',2,1796099692381,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',3,1796099692385,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',4,1796099692387,'11b16e5cdf915169',replace('A target triumph > san-juan-de-portugal with starboard-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',5,1796099692390,'61672bcffd7832ba',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',6,1796099692391,'02f4657e6ba484bb',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',7,1796099692393,'c489d81ecf53150b',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',8,1796099692395,'3db72fe5b081569c',replace('A unload triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',9,1796099692414,'d236d91cf895e33b',replace('A hold-fire triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',10,1796099692420,'d6cd82cb19861c63',replace('A hold-fire triumph > stern-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('f499996f76f201ab',11,1796099692429,'fe82e7e240d05bb7',replace('A boarders triumph 1 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',1,1796099692443,'',replace('setup\n  25.5 B 4d100 = 100 44 64 41 #1\n  28.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',2,1796099692449,'c9044669fe9148d2',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',3,1796099692459,'b1f22c8ccaf8e0c2',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',4,1796099692464,'1822ceddadd1c88b',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',5,1796099692478,'74c2d49e507214b2',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',6,1796099692490,'6b454275e0b29cfb',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('feda26a7b725645f',7,1796099692494,'040aa598914f546d',replace('A muster > border-reivers 1\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"oTGMpbHMqD3-VgczZPoAJ9l1gtvHha0ipNsSK-gFCOs","Public":"BNvsKk09sWWQPXPgpMab1MGocccKATpx0CVaWfHQkP4up-l22uhlPhSie2XpPX58O6V1C3HWrMeUQuJ59iXbLTk"}');
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:34:51.487','{}',NULL,'2026-12-01 04:34:51.487');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:34:51.491','{}',NULL,'2026-12-01 04:34:51.491');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:34:51.494','{}',NULL,'2026-12-01 04:34:51.494');
INSERT INTO river_queue VALUES('news','2026-12-01 04:34:51.497','{}',NULL,'2026-12-01 04:34:51.497');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:34:50');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:34:50');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:34:50');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:34:50');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:34:50');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:34:50');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2234383065343564646136636535636530227d',0,NULL,NULL,'2026-12-01 04:34:51.495',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"47218b56e89975c2"}',1,'bot_turn','scheduled','2026-12-01 04:35:11.494','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2234383065343564646136636535636530227d',0,NULL,NULL,'2026-12-01 04:34:51.511',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"eb4c3fbfbeeb78a2"}',1,'bot_turn','scheduled','2026-12-01 04:35:11.511','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2234383065343564646136636535636530227d',0,NULL,NULL,'2026-12-01 04:34:51.520',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"80bd6e6bfeb9b658"}',1,'bot_turn','scheduled','2026-12-01 04:35:11.519','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2264326461656165656662626134383030227d',0,NULL,NULL,'2026-12-01 04:34:51.526',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9064918dde59b919"}',1,'bot_turn','scheduled','2026-12-01 04:35:11.525','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2264326461656165656662626134383030227d',0,NULL,NULL,'2026-12-01 04:34:51.785',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"2ba1e22c3995cf87"}',1,'bot_turn','scheduled','2026-12-01 04:35:11.784','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2264326461656165656662626134383030227d',0,NULL,NULL,'2026-12-01 04:34:51.999',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b8ac6ed56520ea71"}',1,'bot_turn','scheduled','2026-12-01 04:35:11.999','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2231343566623964346233653561346461227d',0,NULL,NULL,'2026-12-01 04:34:52.205',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"3a79c7bf66b1e280"}',1,'bot_turn','scheduled','2026-12-01 04:35:12.204','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2266343939393936663736663230316162227d',0,NULL,NULL,'2026-12-01 04:34:52.372',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"998a444f041875a9"}',1,'bot_turn','scheduled','2026-12-01 04:35:12.371','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',3);
CREATE INDEX matches_bot ON matches (id) WHERE bot;
CREATE INDEX tokens_match ON tokens (match);
CREATE INDEX notices_match ON notices (match, seat);
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
