-- duel IC2-YQNUHh6xLp4p6auivtRmZNe1XXMDf2XBrmsvPYc
-- invincible BvNLds3sEIAulrp9HcEunIdjN-2QwvMMavpEQFb6M3M
-- jenkins 9ys2ujWnPWF7LWVLUXVw5hMCUs2EhAAkLaVMZxM7BD4
-- spain w_EK9tdeYuDlyBJwa_Mlw_8obMO93Ga1S3Srx8VtAI0
-- renaissance e7XzCWJ6q0WvVYMkwQQyRgOuicVtH2UEHysByJcqIQA
-- fury mYV3vlu4YDcVOeftm2vT2Og87-LFiFDFXdqkp89oOSA
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:42');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:42');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:42');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:42');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:42');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:32:42');
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
INSERT INTO matches VALUES('0371ad28eaa33198',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     0371ad28eaa33198\nseat      English person words="78c019136b2695d7461b0734a10e25f9"\nseat      Spanish bot captain key=2247f5cd6ccab59a\ndice      house commit=8702c80be4033a9ba1f995e58f301937dd741504c339a0c0a4f09615036533f7\nstart     scenario\n','\n',char(10)),'7adef107f339966df57b953f6b89a6f7762c52edc38952e567c550337a4e47f6',0,0,1796099564708,0,0,0,0);
INSERT INTO matches VALUES('26351c5e2f27e515',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     26351c5e2f27e515\nseat      English person words="ec49f725fe0970220e34b7d1492e65bf"\nseat      Spanish bot captain key=1b9376cfe48f1869\ndice      house commit=aad43de062f626910d397bdb291714a25ecfb13ce23737cd1bae3b25012067fc\nstart     scenario\n','\n',char(10)),'a2a7cc8a539e8bc7bae9ae0039ecc54b48f8d90402ee7be685c81db9adb8930e',0,0,1796099565059,0,0,0,0);
INSERT INTO matches VALUES('36c0d00ec7637aa5',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 4\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     36c0d00ec7637aa5\nseat      English person words="23db1263b23f2a718a121cf15c23a3cb"\nseat      Spanish bot captain key=a8b465836abc6cc1\ndice      house commit=f7c7b3349f8836b903748afd04284e761b292def8036e92cb1008fd8bfc8d64d\nstart     scenario\n','\n',char(10)),'3978e021cb996588eff33ec7886e2e7ca685952af49896b8fda9b6154fcd8efe',0,0,1796099565438,0,0,0,0);
INSERT INTO matches VALUES('46dfc55171e18606',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     46dfc55171e18606\nseat      A person words="7aba0a228abc677fba4c154da46f8852"\nseat      B bot captain key=38fb2a88e997fbd3\ndice      house commit=fe9e178fce18e3058d59dae356cd54d9316c98ae74a8c66d23c96323d09253b5\nstart     scenario\n','\n',char(10)),'5bf918ec5e4ee96d096e7bba81a4c4364f49c7fcee71edfd9b2ba146d45d0185',0,0,1796099565876,0,0,0,0);
INSERT INTO matches VALUES('7758fdb821d0d6a1',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 2\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     7758fdb821d0d6a1\nseat      A person words="5db2dc44799c687bf4da14f95baf6d0b"\nseat      B bot captain key=414351102d6ce2c4\ndice      house commit=53c751254c0e559bb99b81bd224d584f7acd02a776c28d8012f84f65cb24c592\nstart     scenario\n','\n',char(10)),'6e09c86a8e8c7caa1f381ec0712ddc0b1ee6f6d434ced462215fc64a4fd0f0c4',0,0,1796099565961,0,0,0,0);
INSERT INTO matches VALUES('8a6878d27ea13e4c',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     8a6878d27ea13e4c\nseat      A person words="e864fac8a3606f4d33f634f7b51431a1"\nseat      B bot random key=78971e2cc27cc87e\ndice      house commit=44f99e6560e84258c4cb9dfd59c001f0808355d84db659392f932cf938ba3046\nstart     scenario\n','\n',char(10)),'293de6f6f07fcf3c3c5719ca1d55e742bb25e8519f9b9dd2ff278753f4b456b6',0,0,1796099564522,0,0,0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'23ddd7036082d7ff3f632545cac5946f7cfc465b70efb6eabaeee0b81c55d485','0371ad28eaa33198',15,'');
INSERT INTO tokens VALUES(X'29488ec5d2e3917b48eb05700ed1d56a02056e842e0755b3f64bc6c32b7737ed','7758fdb821d0d6a1',0,'');
INSERT INTO tokens VALUES(X'2ba57ab001638b0786f4185969a6ac3eb61d1e6093401e1141597cf1a25a48fe','46dfc55171e18606',0,'');
INSERT INTO tokens VALUES(X'375485a3950305a310fd5ab0f0522b5fadbd79cedea948ec2804f20136bec373','8a6878d27ea13e4c',15,'');
INSERT INTO tokens VALUES(X'3952d557fad300f8aeb34e2798e5b1ec7cfa35447af34717fd13679375ea3dec','36c0d00ec7637aa5',0,'');
INSERT INTO tokens VALUES(X'48a821a8062b5cb0f833aa55a4f64208f2e5e717244043783a9495232fe6fc49','46dfc55171e18606',15,'');
INSERT INTO tokens VALUES(X'4f2a97e15642aef508a5365e1a117d8a44d8bb53319ac68dd3b11769e0423fcc','26351c5e2f27e515',0,'');
INSERT INTO tokens VALUES(X'7a4f31b3d45e8964ed388a2eb673162a3a4babc1155cb95e7d7535bd6d6156e4','0371ad28eaa33198',0,'');
INSERT INTO tokens VALUES(X'ce2c210125959f91d0f53104234ffe9784ff6e1c74b5798acd1f5ed039dcf731','7758fdb821d0d6a1',15,'');
INSERT INTO tokens VALUES(X'e857d8c56794d82d280ecbcdec98bc75895a0e187b900821e06d3776e11783a7','8a6878d27ea13e4c',0,'');
INSERT INTO tokens VALUES(X'ea3d2a3f0de708e9f2ce18cf2ea802718b3d5726a6a7b08c0a5cb081d9f39f9e','36c0d00ec7637aa5',15,'');
INSERT INTO tokens VALUES(X'f66d9ffce3a6ca96b16b7c53a2b46e56de5ed8e9568063c4d0324332782c1cd3','26351c5e2f27e515',15,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('0371ad28eaa33198',1,1796099564715,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',2,1796099564734,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',3,1796099564745,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 6 #1\n  10.0 English 1d6 = 4 #2\n  10.0 English 1d6 = 1 #3\n  10.0 English 1d6 = 6 #4\n  10.0 English 1d6 = 2 #5\n  11.0 Spanish 2d6 = 4 2 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',4,1796099564958,'f6018ee0b6540efc',replace('English pass\n  16.0 Spanish draw 48 = 20 sprung-leaks #7\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',5,1796099564961,'97d7f1958d3b6f3f',replace('Spanish strike sprung-leaks > seymour\n  7.6 English 2d6 = 2 1 #8\n  16.0 Spanish draw 48 = 27 stout-hearts #9\n  16.0 English draw 47 = 32 favouring-tide #10\n  16.0 English draw 46 = 26 damp-powder #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',6,1796099564967,'214ad9461862e74b',replace('English repair > seymour\n  8.2 English 2d6 = 3 1 #12\n  8.2 English 2d6 = 6 6 #13\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',7,1796099564972,'ea341d9a7238e164',replace('Spanish pass\n  10.0 English 1d6 = 3 #14\n  10.0 English 1d6 = 5 #15\n  10.0 English 1d6 = 3 #16\n  10.0 English 1d6 = 2 #17\n  10.0 English 1d6 = 2 #18\n  11.0 Spanish 2d6 = 5 4 #19\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',8,1796099564978,'dbf4f1e02978ad3c',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',9,1796099564987,'5b4ee32d438b6218',replace('English step drake > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',10,1796099565007,'590342179bd37c80',replace('English stop drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('0371ad28eaa33198',11,1796099565037,'4e5b2b2dde241eab',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',1,1796099565066,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',2,1796099565155,'3616d1ea113515bb',replace('English buy > oxford\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',3,1796099565220,'e5b72a2537a6eed3',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',4,1796099565284,'5c76b0675e971f1a',replace('English place > 2719-docked with oxford\n  6.2 English 1d6 = 2 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',5,1796099565335,'5faa1c32113eaffe',replace('English arrange > 2719-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',6,1796099565378,'c3e55801de8b914f',replace('English drop 2719-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('26351c5e2f27e515',7,1796099565427,'79d6a272956db43f',replace('English arrange > 2719-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',1,1796099565440,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',2,1796099565499,'d544ad7c7490f3c7',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',3,1796099565625,'6d505f21565a58af',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',4,1796099565699,'4ee3da38e48f9104',replace('English construct > amsterdam-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',5,1796099565763,'300e7aaa5dbbff54',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',6,1796099565768,'c4186f61509dcd5d',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',7,1796099565807,'e970fa2cd9619306',replace('English detach > dutch-flyboats-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('36c0d00ec7637aa5',8,1796099565865,'547ac554038008b5',replace('English embark > fleet-1 with flushing-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',1,1796099565883,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',2,1796099565891,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',3,1796099565895,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',4,1796099565897,'cec50467e9d209f6',replace('A hold-fire triumph > stern-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',5,1796099565900,'f06ed404be3eb40c',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',6,1796099565901,'2800d98fd0b21ea5',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',7,1796099565905,'d870afc9a6aff226',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',8,1796099565908,'af8da8f7766fb52e',replace('A boarders triumph 0 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',9,1796099565910,'8eb3f2b014ff8098',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',10,1796099565931,'bb738bf20ee9d1dd',replace('A unload triumph > starboard-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',11,1796099565946,'eb3c1796f309aa4a',replace('A arm triumph 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('46dfc55171e18606',12,1796099565956,'26bb89236081d3ed',replace('A fire-when triumph > port-broadside 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',1,1796099565968,'',replace('setup\n  25.5 B 4d100 = 78 40 54 37 #1\n  28.1 A 1d6 = 2 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',2,1796099565975,'8fea098e11d2bf2f',replace('A muster > petronels 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',3,1796099565984,'db5ede1cf02cff2b',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',4,1796099565992,'682e179e9678d21c',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',5,1796099565999,'a17469d3b9d63406',replace('A muster > border-reivers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',6,1796099566021,'37a0d8b8eb610e87',replace('A pass\n  6.7 A draw 60 = 50 officer-50 #3\n  6.7 A draw 60 = 26 officer-26 #4\n  6.7 A draw 60 = 56 officer-56 #5\n  6.7 A draw 60 = 53 officer-53 #6\n  6.7 A draw 60 = 7 officer-7 #7\n  6.7 A draw 60 = 24 officer-24 #8\n  6.7 A draw 60 = 7 officer-7 #9\n  6.7 A draw 60 = 34 officer-34 #10\n  6.7 A draw 60 = 4 officer-4 #11\n  6.7 A draw 60 = 6 officer-6 #12\n','\n',char(10)),'');
INSERT INTO entries VALUES('7758fdb821d0d6a1',7,1796099566033,'580ad2d59661dcf7',replace('A colonel > officer-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',1,1796099564535,'',replace('setup\n  1.2 - 2d6 = 3 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',2,1796099564558,'9a3bfe80833c6183',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',3,1796099564561,'97f88ea2523dc0f1',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',4,1796099564622,'49f163a431d71903',replace('A load resolute > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',5,1796099564649,'47fe751cf0318e82',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',6,1796099564671,'87c0311e1d13b689',replace('B sheer vengeur > resolute 15mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',7,1796099564673,'914d833f7e9c59e5',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 3 3 2 4 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',8,1796099564690,'60b15b951dcb77ca',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',9,1796099564721,'2195a226e56f8519',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('8a6878d27ea13e4c',10,1796099564742,'cb7d5c0c6e1e991d',replace('B plot vengeur 2\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"G9rX4-EOi0OEzwEO8xqDnN3NKA-On06J0K7UBf2cmDY","Public":"BLWklkBvnOmXyoxvZM74V8RD29VOOCQ5kHW9Bl_wimifyRtdyyUR80HioOCyv1g-yzUbSsCLKKiWGll1_vF4F2Q"}');
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
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:44.511','{}',NULL,'2026-12-01 04:32:44.511');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:44.522','{}',NULL,'2026-12-01 04:32:44.522');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:44.556','{}',NULL,'2026-12-01 04:32:44.556');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:44.560','{}',NULL,'2026-12-01 04:32:44.560');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:42');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:42');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:42');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:42');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:42');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:42');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2238613638373864323765613133653463227d',0,NULL,NULL,'2026-12-01 04:32:44.539',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"907de6bce309fc51"}',1,'bot_turn','scheduled','2026-12-01 04:33:04.535','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2238613638373864323765613133653463227d',0,NULL,NULL,'2026-12-01 04:32:44.649',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"35b5bbe50cd47ca8"}',1,'bot_turn','scheduled','2026-12-01 04:33:04.649','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2238613638373864323765613133653463227d',0,NULL,NULL,'2026-12-01 04:32:44.690',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"112a603fbcce35f7"}',1,'bot_turn','scheduled','2026-12-01 04:33:04.69','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2230333731616432386561613333313938227d',0,NULL,NULL,'2026-12-01 04:32:44.715',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"08709fae01698839"}',1,'bot_turn','scheduled','2026-12-01 04:33:04.715','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2230333731616432386561613333313938227d',0,NULL,NULL,'2026-12-01 04:32:44.959',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"08ee390fbab8cfb9"}',1,'bot_turn','scheduled','2026-12-01 04:33:04.958','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2230333731616432386561613333313938227d',0,NULL,NULL,'2026-12-01 04:32:44.968',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"4e9c027ddbe13d25"}',1,'bot_turn','scheduled','2026-12-01 04:33:04.967','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2233366330643030656337363337616135227d',0,NULL,NULL,'2026-12-01 04:32:45.764',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"2d30628d9629e6b6"}',1,'bot_turn','scheduled','2026-12-01 04:33:05.763','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2234366466633535313731653138363036227d',0,NULL,NULL,'2026-12-01 04:32:45.884',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"826d0f4af4947e0d"}',1,'bot_turn','scheduled','2026-12-01 04:33:05.883','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',6);
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
