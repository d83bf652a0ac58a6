-- duel xk4Lfi2Q2iEsUoBuajWpnWInNNHchfJUHNAx2EQ1QAU
-- invincible bdc-p80IpbXsyWCKUMMHRFTAlV9oAEgncC1yQO89Wh0
-- jenkins FG4AUaPDaq2-lpn58X7bsM3aQNpcxLqfISvYDB2NI78
-- spain MshqauyLH19NNfAHy0Xt5jWJg-vCn6SuRGikUwPW6aQ
-- renaissance 9No7dTiQ5--H8PnYpFPEdP7IuqeLW5NWL6amUipTnHc
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:34:48');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:34:48');
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
INSERT INTO matches VALUES('24ad659184b8ccd9',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     24ad659184b8ccd9\nseat      A person words="a8528df01aaa2e27b4254925601e3806"\nseat      B bot captain key=623f8167ecf2e6d8\ndice      house commit=504d87672ae4d4ac2d8928c3789dfc058ebf2a2196fe8aa17412e4cbbc25d83c\nstart     scenario\n','\n',char(10)),'1f231ec9648e24599077db42e570ce3faafa70e0db947785bbaece238c36e409',0,0,1796099689987,0,0,0);
INSERT INTO matches VALUES('311837ec6d81c1dd',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     311837ec6d81c1dd\nseat      English person words="f88ec13485f70dc0f219ddfc02a6f813"\nseat      Spanish bot captain key=9f9695d164228f73\ndice      house commit=df96ac61ab28f014fbc2d4b844db838daec68e4058f86799da59e9497c7f0507\nstart     scenario\n','\n',char(10)),'0bcee742b3f2dd69bdbf8631829977076e7087406d2024a9f7bbca47575a4dea',0,0,1796099689457,0,0,0);
INSERT INTO matches VALUES('5c8cb70b7daef190',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     5c8cb70b7daef190\nseat      A person words="da8f7af9aa6dd564d1e3662c217d323f"\nseat      B bot random key=02a01d34a54853d9\ndice      house commit=25e3ffb8e39626df07ce43b26b25432f4502aebac1eeabee8cca3dd352c3f819\nstart     scenario\n','\n',char(10)),'a31c2828b903de657f6c4fde7b0415338507e5234ba8b210754fc17e0df5c127',0,0,1796099689067,0,0,0);
INSERT INTO matches VALUES('c3df80c4b61ca6b7',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     c3df80c4b61ca6b7\nseat      English person words="484e5537920b5fc408fc524daeb896a8"\nseat      Spanish bot captain key=7db41339dcfc750a\ndice      house commit=3c62b0f8cc4c2e6ec66f4dc7626ae2065ef36718281d0aa9c5bdd33fbd37a20f\nstart     scenario\n','\n',char(10)),'9938ccc4588abf9d9452923f0a76f92d1a3d9b5de8fe3cade8be09cc3b5a4f12',0,0,1796099689155,0,0,0);
INSERT INTO matches VALUES('da4c2ba24aaea39d',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 3\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     da4c2ba24aaea39d\nseat      English person words="9bbb4ae9714c570f21cdfe529424bd14"\nseat      Spanish bot captain key=7e1f5c4020758cff\ndice      house commit=04449ecc3f5f645d2535e5c1d495d7d80b27ffad26c5995392275255e932dc55\nstart     scenario\n','\n',char(10)),'a3cbf779d69c09a25951a886691452677dea0437176e16403fd95d00f61cc3ec',0,0,1796099689604,0,0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO tokens VALUES(X'09158d5ca43028af3ffe7a413d2381b88d4a58a64e43e59e2888d30275cab670','5c8cb70b7daef190',0);
INSERT INTO tokens VALUES(X'1c341d5f9056515dc3a5c6b607844b537fafbca41c9903a228f7382e0b016561','24ad659184b8ccd9',15);
INSERT INTO tokens VALUES(X'41c5021d1a3c61330b52806e9fdc48d4bdaf22affb831ca94c3e4db5700bcc44','c3df80c4b61ca6b7',0);
INSERT INTO tokens VALUES(X'460341853f03594c83d11f28c54540bfd52e9950808bd0f9449c1c6ca99c3dfa','da4c2ba24aaea39d',0);
INSERT INTO tokens VALUES(X'49e6d675270a11a9ac3e7116d2405adde78dfcad64513ef87cde2a6470f8694e','311837ec6d81c1dd',15);
INSERT INTO tokens VALUES(X'57b0a709ec91d1fe8a81b12a253cba2db34e66d4fb0ab9481547898ff0464715','da4c2ba24aaea39d',15);
INSERT INTO tokens VALUES(X'59100b5b7abc6ab11d75ab15e464b66ea1893a46a4c09d8ef30c56e2f542175f','5c8cb70b7daef190',15);
INSERT INTO tokens VALUES(X'822d010dc8f3433a752186f561196067686fd5646c6c5d8c895c89e000ffa9ff','311837ec6d81c1dd',0);
INSERT INTO tokens VALUES(X'd3a61bfa02d4c8700eb4ced6ddf03615ffc3b546ec37c7386412923e89b29c63','c3df80c4b61ca6b7',15);
INSERT INTO tokens VALUES(X'e5f481a6d9637007ad19ca43677cc007faa96b696e8d06f15ffd2a7ffcff06c2','24ad659184b8ccd9',0);
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('24ad659184b8ccd9',1,1796099689992,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',2,1796099689996,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',3,1796099689999,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',4,1796099690002,'50a06b53d979548a',replace('A launch triumph > triumph-boat-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',5,1796099690007,'48a6a10a006a04f8',replace('B ahead san-juan-de-portugal 45mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',6,1796099690017,'4fa267b6de534469',replace('A fire-when triumph > port-broadside 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',7,1796099690025,'fc8a69e2ac429721',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',8,1796099690039,'a6df0a9a5ee92f62',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',9,1796099690044,'7ac97f0c128c34d3',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',10,1796099690048,'b600775234b6b006',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',11,1796099690064,'9f0532172069db94',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('24ad659184b8ccd9',12,1796099690086,'133ca9cd09bda215',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',1,1796099689466,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',2,1796099689494,'3616d1ea113515bb',replace('English buy > e-frigate\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',3,1796099689521,'e8cb73d2a1b0ef44',replace('English buy > e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',4,1796099689547,'8c22ea2930c64d59',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',5,1796099689563,'8b717056ad522da0',replace('English place > 4119-shore with e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',6,1796099689576,'75daf549b0f89df9',replace('English place > 4422-docked with e-frigate\n  6.2 English 1d6 = 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('311837ec6d81c1dd',7,1796099689597,'df6def97f024e39d',replace('English pick > 4422-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',1,1796099689069,'',replace('setup\n  1.2 - 2d6 = 4 5 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',2,1796099689095,'4a18729a78e46d2e',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',3,1796099689111,'87f6c53c67e85420',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',4,1796099689113,'933b46674b32fc2b',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',5,1796099689125,'b1aec60428be87f5',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',6,1796099689133,'c20f4fe5fc1aa1ab',replace('B sheer vengeur > resolute 60mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',7,1796099689135,'caa53d94f6593ea5',replace('B pass vengeur\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',8,1796099689144,'2d6aeee0111be758',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('5c8cb70b7daef190',9,1796099689153,'0f0a61861be1bf13',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',1,1796099689158,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',2,1796099689170,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',3,1796099689172,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 6 #1\n  10.0 English 1d6 = 4 #2\n  10.0 English 1d6 = 5 #3\n  10.0 English 1d6 = 5 #4\n  10.0 English 1d6 = 4 #5\n  11.0 Spanish 2d6 = 6 6 #6\n  11.0 Spanish 1d6 = 5 #7\n  11.1 Spanish 1d6 = 2 #8\n  7.6 Spanish 2d6 = 6 1 #9\n  11.1 Spanish 1d6 = 6 #10\n  11.1 Spanish 1d6 = 6 #11\n  11.1 Spanish 1d6 = 5 #12\n  11.1 Spanish 1d6 = 4 #13\n  11.1 Spanish 1d6 = 6 #14\n  11.1 Spanish 1d6 = 5 #15\n  11.1 Spanish 1d6 = 2 #16\n  7.6 Spanish 2d6 = 3 3 #17\n  11.1 Spanish 1d6 = 5 #18\n  11.1 Spanish 1d6 = 2 #19\n  7.6 Spanish 2d6 = 3 2 #20\n  11.1 English 1d6 = 6 #21\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',4,1796099689176,'043c83f81a3bb518',replace('Spanish sail > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',5,1796099689382,'aaea326d2a09e537',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',6,1796099689392,'76602ef4a11103fd',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',7,1796099689403,'45b99c36deb64a34',replace('English step howard > start-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',8,1796099689409,'b0d55003ba028cb5',replace('English step howard > portland-bill\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',9,1796099689424,'d89a101755737651',replace('English pass\n  16.0 Spanish draw 48 = 22 well-served-guns #22\n  16.0 Spanish draw 47 = 4 bonus-draw #23\n  16.0 Spanish draw 46 = 11 wind-shift #24\n  16.0 Spanish draw 46 = 4 hand-of-god #25\n  16.0 English draw 46 = 35 culverin-fire #26\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',10,1796099689436,'56928a38deb245ca',replace('Spanish pass culverin-fire\n  16.0 English draw 45 = 19 sprung-leaks #27\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',11,1796099689437,'f516f648389db1af',replace('Spanish pass sprung-leaks\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3df80c4b61ca6b7',12,1796099689453,'9257acdb3cab8e63',replace('English strike sprung-leaks > recalde\n  7.6 Spanish 2d6 = 5 4 #28\n  10.0 English 1d6 = 4 #29\n  10.0 English 1d6 = 2 #30\n  10.0 English 1d6 = 6 #31\n  10.0 English 1d6 = 2 #32\n  10.0 English 1d6 = 3 #33\n  11.0 Spanish 2d6 = 4 4 #34\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',1,1796099689615,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',2,1796099689631,'83f9091661be7e79',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',3,1796099689644,'17ab84dabda15077',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',4,1796099689878,'476a393bddc1ae1c',replace('English sail > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',5,1796099689899,'40e17ca9aac03996',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',6,1796099689920,'303f340223e5102f',replace('English steer fleet-1 > 2512\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',7,1796099689951,'b878240ed2a9dddf',replace('English steer fleet-1 > 2611\n','\n',char(10)),'');
INSERT INTO entries VALUES('da4c2ba24aaea39d',8,1796099689971,'116e5b531aab4746',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
CREATE TABLE runs (
	id      TEXT PRIMARY KEY,
	spec    TEXT NOT NULL,
	result  TEXT NOT NULL,
	done    BOOLEAN NOT NULL,
	created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:34:49.065','{}',NULL,'2026-12-01 04:34:49.065');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:34:49.068','{}',NULL,'2026-12-01 04:34:49.068');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:34:49.073','{}',NULL,'2026-12-01 04:34:49.073');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:34:48');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:34:48');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:34:48');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:34:48');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:34:48');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:34:48');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2235633863623730623764616566313930227d',0,NULL,NULL,'2026-12-01 04:34:49.084',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e76d7ccdbcee5fed"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.069','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2235633863623730623764616566313930227d',0,NULL,NULL,'2026-12-01 04:34:49.126',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"06fe342625682328"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.125','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2235633863623730623764616566313930227d',0,NULL,NULL,'2026-12-01 04:34:49.145',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"781a45afe90a9356"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.144','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2263336466383063346236316361366237227d',0,NULL,NULL,'2026-12-01 04:34:49.161',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e2b0c277f66a16b1"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.158','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2263336466383063346236316361366237227d',0,NULL,NULL,'2026-12-01 04:34:49.425',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"d6e6fb05a76a88ec"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.424','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2264613463326261323461616561333964227d',0,NULL,NULL,'2026-12-01 04:34:49.632',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"0e80e3e4296af71a"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.631','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2232346164363539313834623863636439227d',0,NULL,NULL,'2026-12-01 04:34:49.993',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"c064071de21d469c"}',1,'bot_turn','scheduled','2026-12-01 04:35:09.992','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',2);
CREATE INDEX matches_bot ON matches (id) WHERE bot;
CREATE INDEX tokens_match ON tokens (match);
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
