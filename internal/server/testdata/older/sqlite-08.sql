-- duel GdrqR1UqdwXhrjX8jp_Rfc_I1NPmJFY7s0ARciqiHAI
-- invincible ofm7_JYp1Kjhzqqi8ptZXkDPMmSycJZI35oQMusKt9U
-- jenkins NXQt843bi6O3u4neAVZCBAAFwEdtlNCnBzgN4LBS6MY
-- spain OLU2eYdZQLRWfLS7Zm2sDUFQE8knzwQ6o1I_FO52aYI
-- renaissance 0-v7F79SknTnFalQNx0wl-Tb_5tgU-QJFyU-ExTRSVY
-- fury aKIl7j4ey0AYY3pRiZgTI9ZF8O3zed02lfcSYdqmCIk
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:32:54');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:32:54');
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
INSERT INTO matches VALUES('272c484a16ac42af',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 5\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     272c484a16ac42af\nseat      English person words="b5af96eafd653043e3fc6cc26965ba12"\nseat      Spanish bot captain key=6e55cc305a9bb09a\ndice      house commit=cd99fb343fa1cb81b0c54a993bcb73225501c89d02ba2fa3edbffdb619ac7e57\nstart     scenario\n','\n',char(10)),'7dcdcd9d6310c4f4297826b7b248f9a9a25ce008e188c87fc16497ef8a99577e',0,0,1796099575598,0,0,0,0,'','');
INSERT INTO matches VALUES('2cb4ad6ed42d2bba',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 6\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     2cb4ad6ed42d2bba\nseat      A person words="fdad9a6e028df75bb9e6c26289370234"\nseat      B bot captain key=c76cf50bcc9a427c\ndice      house commit=a26dda2d1be675cafc6dfc4a817015f27641ef2fae3288de7ab2c685a04c0a43\nstart     scenario\n','\n',char(10)),'94c1f515c073b7a45432f4fc49881e5ff8ee243a61725dc6a49297b21642e02a',0,0,1796099575879,0,0,0,0,'','');
INSERT INTO matches VALUES('3035a811e21249bc',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     3035a811e21249bc\nseat      A person words="b6aca23c32e41111a385dafa399176fe"\nseat      B bot random key=524688cc70fc254f\ndice      house commit=04aa9fd4b556532e5e13d21b8e4ddcc7d3cc57f3e137d85dea32c4560b3a8796\nstart     scenario\n','\n',char(10)),'07c7da2d57bdd52362b994e55d5598a11faff85ccbf8f7c0eb3eca3d7975dc91',0,0,1796099575136,0,0,0,0,'','');
INSERT INTO matches VALUES('6bac99167e5e3e69',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     6bac99167e5e3e69\nseat      English person words="46d6af2d2b10c47eae6fa9918927e498"\nseat      Spanish bot captain key=0d4242dce0609d93\ndice      house commit=1d239c3062dee3608da20ecf25d7befdd3170ba28335edc0d200ed63c8f19536\nstart     scenario\n','\n',char(10)),'91f18a4578448ee856bf235ffb547946c39f1669e819627cde2574dad241b145',0,0,1796099575191,0,0,0,0,'','');
INSERT INTO matches VALUES('86a0b42019c710e0',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     86a0b42019c710e0\nseat      A person words="95a272f4523b2a9f47fe29e0c65dc3ee"\nseat      B bot captain key=0bf9b773974d7781\ndice      house commit=aecfed36e8bf8d8bff54be4912cf64a9024c9fbc0471281c2c52aaa327b9b404\nstart     scenario\n','\n',char(10)),'9abfa7ed2d23f5b7f1614406a1527e352350014f29c71a7c766e5bdcdb389315',0,0,1796099575798,0,0,0,0,'','');
INSERT INTO matches VALUES('bcff3eb8a70db4b6',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     bcff3eb8a70db4b6\nseat      English person words="6f95af30e62e79e9dd4bf2b774137f35"\nseat      Spanish bot captain key=391cf6922872a3f7\ndice      house commit=776de6f8f6d4670d2c10f8a2bade31af28220140c82baf74c1506f252bffc37d\nstart     scenario\n','\n',char(10)),'f6471de883ccf598c4dde8c6c267d9685a45db4a1086b718969ec4fef419ec6f',0,0,1796099575452,0,0,0,0,'','');
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'027b7c23f9e4c95ee6785aad85a9875747a490d1d40762537938380196c0b19e','bcff3eb8a70db4b6',15,'');
INSERT INTO tokens VALUES(X'0493c00b8a0d7635b3df989561ab9f653189d1cca069d45485757c4f4411317c','2cb4ad6ed42d2bba',15,'');
INSERT INTO tokens VALUES(X'18a4e759d5680e9ad2c0dbca610df902797950770ff944cf8f1aded7b4c0e588','86a0b42019c710e0',0,'');
INSERT INTO tokens VALUES(X'2736bee303dc29c182084e854638b98dc9f8e8302edc2d9e9b7400bdfe50e89b','bcff3eb8a70db4b6',0,'');
INSERT INTO tokens VALUES(X'3f9dd6bb7d7cb98edc4474fc49ed6217434a2ca1a4f94b064f8749c3cc642b1f','6bac99167e5e3e69',0,'');
INSERT INTO tokens VALUES(X'5c68fac02be99cc737e831106a234056bc67f1db7345c2a68ac316a0e0e68224','86a0b42019c710e0',15,'');
INSERT INTO tokens VALUES(X'7ab445befc475b25e22a59badb03a588f4fbe5ee04d6d9b43dcb63fcd6aeb595','2cb4ad6ed42d2bba',0,'');
INSERT INTO tokens VALUES(X'85205db33745c982fda9c4ef92367d99df86dd3a93cd7f30722522b41556b8ef','3035a811e21249bc',15,'');
INSERT INTO tokens VALUES(X'91f06ed46604ee832b9e6917771a8add0de0c8aadcce3be95022b9d5303c1262','272c484a16ac42af',0,'');
INSERT INTO tokens VALUES(X'92cae7b49d08e804e86b379f547e7a5997c3cf332e568099f5cd438c15f91bfa','3035a811e21249bc',0,'');
INSERT INTO tokens VALUES(X'cd634118a64bcb82aa7d84425bdb2338566799510daba7116707b7f141f6f817','272c484a16ac42af',15,'');
INSERT INTO tokens VALUES(X'e08489ff75285bd6f220c637257ab9d0e1be614b6bfc3809ca724d5c85d7f06e','6bac99167e5e3e69',15,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('272c484a16ac42af',1,1796099575600,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',2,1796099575624,'4893539a33cf7610',replace('English construct > brill-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',3,1796099575664,'38a9514d427fd380',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',4,1796099575692,'7fb36def59169c02',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',5,1796099575718,'c6ca43ad19a20897',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',6,1796099575723,'40975da549899e75',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',7,1796099575756,'bde0c865c8ae4e6d',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',8,1796099575785,'536f352249bc00b7',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',9,1796099575789,'37324a9bfba4f811',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('272c484a16ac42af',10,1796099575791,'05e1616003d810a3',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',1,1796099575889,'',replace('setup\n  25.5 B 4d100 = 72 98 23 100 #1\n  28.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',2,1796099575898,'4d051c16e04802c6',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',3,1796099575902,'7fd1e40087cf3505',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',4,1796099575908,'57c6189a62f236ae',replace('A muster > highlanders 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',5,1796099575913,'88d8a0b535243c9e',replace('A pass\n  6.7 A draw 60 = 40 officer-40 #3\n  6.7 A draw 60 = 53 officer-53 #4\n  6.7 A draw 60 = 5 officer-5 #5\n  6.7 A draw 60 = 33 officer-33 #6\n  6.7 A draw 60 = 16 officer-16 #7\n  6.7 A draw 60 = 46 officer-46 #8\n  6.7 A draw 60 = 25 officer-25 #9\n  6.7 A draw 60 = 24 officer-24 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',6,1796099575927,'e7132b47c8d45f69',replace('A colonel > officer-24\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',7,1796099575932,'d0c03e8448130884',replace('A pass\n  28.1 B 1d6 = 1 #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',8,1796099575934,'49c2c94482dbe7a0',replace('B muster > border-reivers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',9,1796099575942,'674c4a9655cd73bc',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',10,1796099575946,'9d4aaa37ddf50667',replace('B muster > longbowmen 4\n  6.7 B draw 60 = 26 officer-26 #12\n  6.7 B draw 60 = 36 officer-36 #13\n  6.7 B draw 60 = 43 officer-43 #14\n  6.7 B draw 60 = 15 officer-15 #15\n  6.7 B draw 60 = 55 officer-55 #16\n  6.7 B draw 60 = 28 officer-28 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',11,1796099575951,'6b92460105888bf2',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',12,1796099575955,'23d2d44278a5e5b5',replace('B set > kind-herd 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',13,1796099575956,'e95d166d68dc618b',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',14,1796099575958,'ad65ba512aae033b',replace('B set > kind-herd 3900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',15,1796099575962,'1b0a328d2554fd78',replace('B set > kind-herd 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',16,1796099575966,'5b4250968d526cbd',replace('B set > kind-herd 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',17,1796099575968,'aee351b85faf6b6d',replace('B set > kind-herd 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',18,1796099575970,'4a634519f201abee',replace('B set > kind-prisoners 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',19,1796099575972,'bd085d06918951ca',replace('B set > kind-prisoners 900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',20,1796099575974,'b5ee25d99999da8d',replace('B place > b-30 with wide-2 4350in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',21,1796099575978,'09599881e67aa6e2',replace('B place > b-31 with wide-2 1650in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',22,1796099575985,'cdb7581cf1002225',replace('B place > b-32 with wide-2 1050in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',23,1796099575987,'2237c50f22b4d228',replace('B pass\n  3.1 A 1d6 = 4 #18\n  3.1 B 1d6 = 3 #19\n  3.1 A 1d6 = 1 #20\n  3.1 B 1d6 = 1 #21\n','\n',char(10)),'');
INSERT INTO entries VALUES('2cb4ad6ed42d2bba',24,1796099575990,'1dd72422fc8b59e5',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',1,1796099575142,'',replace('setup\n  1.2 - 2d6 = 5 2 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',2,1796099575153,'9a3bfe80833c6183',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',3,1796099575159,'f83ed7eea13646ba',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',4,1796099575166,'36145e0754b05c78',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',5,1796099575173,'030b713181f11243',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',6,1796099575176,'65f4fe5e0b6dd4e2',replace('B close vengeur > resolute 5mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',7,1796099575178,'ace813773d0ddbf6',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 1 5 4 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',8,1796099575182,'0f8144eb96e0eb07',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',9,1796099575190,'53df8be2c6b33a6c',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('3035a811e21249bc',10,1796099575192,'4efdfffe9e9e25c6',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',1,1796099575198,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',2,1796099575202,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',3,1796099575209,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 5 #1\n  10.0 English 1d6 = 5 #2\n  10.0 English 1d6 = 2 #3\n  10.0 English 1d6 = 5 #4\n  10.0 English 1d6 = 6 #5\n  11.0 Spanish 2d6 = 4 1 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',4,1796099575414,'647755114f82d232',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',5,1796099575420,'9942167a6515dd25',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',6,1796099575425,'a56133a2c745313d',replace('English stop frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',7,1796099575432,'cd1fb44a1d696b97',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',8,1796099575436,'c7e6ea55f0eebfe5',replace('English step drake > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('6bac99167e5e3e69',9,1796099575449,'416e4e1232e66919',replace('English step drake > start-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',1,1796099575803,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',2,1796099575811,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',3,1796099575815,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',4,1796099575816,'11b16e5cdf915169',replace('A load-hail triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',5,1796099575818,'40867371bebbd87c',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',6,1796099575822,'0d2e0206f4ac1b04',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',7,1796099575824,'e197cb990d81a85f',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',8,1796099575831,'6482b2cdf18dc5d1',replace('A boarders triumph 0 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',9,1796099575843,'4569920825e19ffa',replace('A hold-fire triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',10,1796099575854,'87e6efaccf4d47cb',replace('A fire-part triumph > starboard-broadside 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('86a0b42019c710e0',11,1796099575868,'e938c3f04c537a89',replace('A lock triumph\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',1,1796099575453,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',2,1796099575465,'3616d1ea113515bb',replace('English buy > e-cannons-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',3,1796099575481,'a6e9940ae28af83d',replace('English buy > e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',4,1796099575503,'6fc97550218b3dfc',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',5,1796099575522,'94cc18d353128e14',replace('English place > 1519-shore with e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',6,1796099575563,'f470a9d47d5fca43',replace('English place > 1519-shore with e-cannons-1\n  6.2 English 1d6 = 6 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('bcff3eb8a70db4b6',7,1796099575594,'a0cf5779e78011b4',replace('English pick > 2719-outside\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"DnO2ke7bZtnqs9FilIY07Be05UUcZyzsMbq18RKf8rg","Public":"BL7i4LTlAo88BGGn6PeMu5T-bIPIwPyRZXpK0d5MILUdIqLxKL8OUu0csGci71-rtHj56NI_F4OLrbMl1fZ0c1I"}');
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
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:55.135','{}',NULL,'2026-12-01 04:32:55.135');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:55.144','{}',NULL,'2026-12-01 04:32:55.144');
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:55.152','{}',NULL,'2026-12-01 04:32:55.152');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:32:55.159','{}',NULL,'2026-12-01 04:32:55.159');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:55.161','{}',NULL,'2026-12-01 04:32:55.161');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:54');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:54');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:54');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:54');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:54');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:54');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2233303335613831316532313234396263227d',0,NULL,NULL,'2026-12-01 04:32:55.149',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cbb0ef1e840d9afd"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.142','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2233303335613831316532313234396263227d',0,NULL,NULL,'2026-12-01 04:32:55.173',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"e2549408e383aed7"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.173','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2233303335613831316532313234396263227d',0,NULL,NULL,'2026-12-01 04:32:55.183',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9e9afd82aa0ae418"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.182','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2236626163393931363765356533653639227d',0,NULL,NULL,'2026-12-01 04:32:55.200',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"8252382356c4fe3d"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.198','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2232373263343834613136616334326166227d',0,NULL,NULL,'2026-12-01 04:32:55.719',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"2dffdaeb615e83a3"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.718','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2232373263343834613136616334326166227d',0,NULL,NULL,'2026-12-01 04:32:55.786',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"00f349c575eed718"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.785','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2238366130623432303139633731306530227d',0,NULL,NULL,'2026-12-01 04:32:55.804',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"1a1f2d48e8171fcb"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.803','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2232636234616436656434326432626261227d',0,NULL,NULL,'2026-12-01 04:32:55.933',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"30c0ed2017eea66f"}',1,'bot_turn','scheduled','2026-12-01 04:33:15.932','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',9);
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
