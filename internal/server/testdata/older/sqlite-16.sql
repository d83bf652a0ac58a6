-- duel kiEjjR43LxYJx9XeBhQSeAnN1miVDuXIs-xSJ1xPHww
-- invincible 25mkxx2vhVrS0UlO4-4xv89YBXziaAypMEINNAYmOjc
-- jenkins mIetgh4DbESXX_1x88uTe81hB1dTuNeHmruoXGq8E80
-- spain vu0jcZz_JQwzakv-dLJdJ3IiEjw8EXrIAWyoBKp5Ik4
-- renaissance -p4CsWm_c76jM8Ohpis1dGlU34H-p_Zj8L2q-TUC-SM
-- fury 235VnmTlGUMmgLGOVByt3IB407zF_zvtRdxjYce6qwE
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(13,12,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(14,13,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(15,14,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(16,15,1,'2026-12-01 04:13:57');
INSERT INTO goose_db_version VALUES(17,16,1,'2026-12-01 04:13:57');
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
, public BOOLEAN NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', absent TEXT NOT NULL DEFAULT '', terms TEXT NOT NULL DEFAULT '', late INTEGER NOT NULL DEFAULT 0, closed BOOLEAN NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO matches VALUES('3811ec72f2913296',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 16\npack      e6b67a39fc233124\nscenario  sluys\nmatch     3811ec72f2913296\nseat      English person words="26cd349728fdd146107da0cac7d843f7"\nseat      Spanish bot captain key=06c971ca05d9641d\ndice      house commit=7511d153919e7056f2fed03e24d11727ca142bfa5192300259885ae8f7c67595\nstart     scenario\n','\n',char(10)),'65ff4e897664242e0c882d427c6b97117c4c7098862e7072e11efaa9f3829272',0,0,1796098438896,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('59223df45f2bfaa8',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     59223df45f2bfaa8\nseat      A person words="1d0f2d4e9660c1d1eca3365fe286ed3b"\nseat      B bot random key=06f6a8ca24e0e96a\ndice      house commit=55f7fdc31e6808ae6bb8fee9f51f31890e5693c274b4cbd7f0c81a9c63d9383b\nstart     scenario\n','\n',char(10)),'f1cd004712568a35b9394acff8c69cbeec4c588f6cb0767f4b8dc06c4f55fc09',0,0,1796098438411,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('719648ec76893251',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 12\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     719648ec76893251\nseat      A person words="85a5b8ba12ec714573c8c149347c515d"\nseat      B bot captain key=5f84503011ee9bee\ndice      house commit=649a03bfecfd30eab48c32571c0b18c429eaa94b854e606302b00acdec009738\nstart     scenario\n','\n',char(10)),'83c60ff48d40ddda403fea560533b384e7e79adf9e0b61f84bf65a63af8d9688',0,0,1796098439096,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('aa6d33fb1d441559',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 4\npack      be50059c977ef090\nscenario  campaign\nmatch     aa6d33fb1d441559\nseat      English person words="15cf7dcefd994ba9c44c70a9606bcdbf"\nseat      Spanish bot captain key=2d0b90674af2850a\ndice      house commit=7b6d39d663884449d896c5ffe5d7fb7eaa2dc4d94483043d66a2f4b27089a983\nstart     scenario\n','\n',char(10)),'921e5adbb51e84f2aeb34d834d75e0336b307e99875a15c36e0235abd11b7d97',0,0,1796098438680,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('d2e963d50b16ecdb',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 9\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     d2e963d50b16ecdb\nseat      English person words="6d5224616d27259bec1567ebfeb4948f"\nseat      Spanish bot captain key=b9db65bdc640327c\ndice      house commit=418de6f5a095eb76fb6f7536fe84af6aef544b073300f59938936aa1297a42d5\nstart     scenario\n','\n',char(10)),'abea471ba039d002ded7f4b2f16aad65990750d66bcfe50ff019221df4f26647',0,0,1796098438768,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('e4b00d04ca2744da',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 20\npack      5445d6d4a51b303b\nscenario  hot-trod\nmatch     e4b00d04ca2744da\nseat      A person words="94663fcb8fd27b4a03fc7581fab4ea61"\nseat      B bot captain key=e4e0b102ffd71b91\ndice      house commit=950f2b57236e438b49c52f0ea856985dc9c10cf03f2c389664fe61db46eb8ebe\nstart     scenario\n','\n',char(10)),'10dd897e0bf2f9cf2f967db085bff9ffc46939d69ab92465d12706835e685c6d',0,0,1796098439181,0,1,0,0,'1','','',0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '', mate INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO tokens VALUES(X'30d7f389a37c0f2b6afb41c4550d4c589c22551edb695cef9732229ef56c71bd','aa6d33fb1d441559',0,'',0);
INSERT INTO tokens VALUES(X'390af1c837bafce0681129cfc6a49f6f016b6e3e1fb58f817010efa23b4fb52a','e4b00d04ca2744da',0,'',0);
INSERT INTO tokens VALUES(X'3da69e924f10a1aae88266dd164ea7dbdd4c9c32cbe2d6c6b234b1791e85ac96','aa6d33fb1d441559',15,'',0);
INSERT INTO tokens VALUES(X'5c0f64543a336488491528151e225cfc259509e1db98a350672d4ac7a3db0621','e4b00d04ca2744da',15,'',0);
INSERT INTO tokens VALUES(X'697f274669eb4efaecdf8b53a58771e2c9a7ebf78c87fb002fd6a8843c6c8adc','59223df45f2bfaa8',0,'',0);
INSERT INTO tokens VALUES(X'6af77265f914ab715cccd923d64aa93bc6cbc27817c13a021bb426f80719cf6a','d2e963d50b16ecdb',15,'',0);
INSERT INTO tokens VALUES(X'a8b8a893b38f077b10d0e9cdd531e99af89047142778d1ad794a0505339a8ba9','719648ec76893251',0,'',0);
INSERT INTO tokens VALUES(X'a9c3cd83096bbf8799c11f646482e409657e13e7ca49d36beb1be85c2c345f09','3811ec72f2913296',0,'',0);
INSERT INTO tokens VALUES(X'b3fa159da5eb1ca8768390e721be829b7c3a19628fe867e6c1f8cb704525dad6','d2e963d50b16ecdb',0,'',0);
INSERT INTO tokens VALUES(X'bc816eb61145249285195a5c0c0d36b7d7f9b3d2ec409359f6485bee62ef49f2','719648ec76893251',15,'',0);
INSERT INTO tokens VALUES(X'c5f8cf69c009d2cc6d8e73b3ca0305c0d99740d7ea739c39318f571e7db5fe82','3811ec72f2913296',15,'',0);
INSERT INTO tokens VALUES(X'ec9bb0827c2d5d7486a040bf2b62aaeabc52eaa6466944961cdf763e17161324','59223df45f2bfaa8',15,'',0);
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('3811ec72f2913296',1,1796098438903,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',2,1796098438941,'2f982c74fef91074',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',3,1796098438966,'c4e1f06ae504ee51',replace('English construct > amsterdam-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',4,1796098438990,'361a907959915743',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',5,1796098438993,'53989e06a3eae2a5',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',6,1796098439016,'2f1b768a8bbd751e',replace('English detach > dutch-flyboats-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',7,1796098439041,'497718588a60bc76',replace('English sail > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('3811ec72f2913296',8,1796098439079,'a7d1d8cee8a8e719',replace('English steer fleet-1 > 2412\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',1,1796098438415,'',replace('setup\n  1.2 - 2d6 = 1 1 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',2,1796098438435,'dcee98d1417c3456',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',3,1796098438438,'a27b6bf7085e446a',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',4,1796098438454,'5b774ec72d5436de',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',5,1796098438460,'29777f25503ba445',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',6,1796098438462,'bcf15eaa51135b42',replace('B close vengeur > resolute 30mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',7,1796098438465,'b03c64af3be278cf',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 4 4 6 2 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',8,1796098438668,'cd9835151b49e114',replace('A fire resolute > vengeur\n  4.3 A 4d6 = 1 6 4 6 #3\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',9,1796098438678,'27ffef72a729fad9',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('59223df45f2bfaa8',10,1796098438683,'55e9bdbad7df8773',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',1,1796098439099,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',2,1796098439105,'1667de2760c1f5ec',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',3,1796098439107,'65144ed789b2355d',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',4,1796098439110,'8516bfc804530d8f',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',5,1796098439114,'728d5bacffc57dfe',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',6,1796098439117,'d30f2b9adbba422c',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',7,1796098439132,'d35e1128ee1d82ce',replace('A fire-when triumph > starboard-broadside 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',8,1796098439139,'6b267e1b0a43d189',replace('A round-to-port triumph 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',9,1796098439151,'f600672d446d4d0c',replace('A unload triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',10,1796098439165,'157cb0b8068dbcae',replace('A at-rigging triumph > starboard-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('719648ec76893251',11,1796098439173,'0da06561f2213ae3',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',1,1796098438684,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',2,1796098438690,'64ea94b4a807f420',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',3,1796098438696,'612c2b691b430564',replace('Spanish pass\n  10.0 English 1d6 = 4 #1\n  10.0 English 1d6 = 2 #2\n  10.0 English 1d6 = 5 #3\n  10.0 English 1d6 = 3 #4\n  10.0 English 1d6 = 3 #5\n  11.0 Spanish 2d6 = 4 4 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',4,1796098438710,'250384458808350f',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',5,1796098438718,'b7bef8bc269cb0bf',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',6,1796098438730,'a3e272bfa78255d8',replace('English step frobisher > start-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',7,1796098438737,'abcbb049ebb1467a',replace('English pass\n  16.0 Spanish draw 48 = 25 damp-powder #7\n  16.0 Spanish draw 47 = 17 fire-aboard #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',8,1796098438742,'95e861d01d0c8ab2',replace('Spanish strike fire-aboard > seymour\n  7.6 English 2d6 = 6 6 #9\n  16.0 English draw 47 = 3 bonus-draw #10\n  16.0 English draw 46 = 10 channel-gale #11\n  11.1 Spanish 1d6 = 5 #12\n  11.1 Spanish 1d6 = 4 #13\n  11.1 Spanish 1d6 = 3 #14\n  11.1 Spanish 1d6 = 1 #15\n  7.6 Spanish 2d6 = 6 2 #16\n  11.1 Spanish 1d6 = 6 #17\n  11.1 Spanish 1d6 = 4 #18\n  11.1 Spanish 1d6 = 4 #19\n  11.1 Spanish 1d6 = 2 #20\n  7.6 Spanish 2d6 = 1 1 #21\n  11.1 Spanish 1d6 = 3 #22\n  11.1 Spanish 1d6 = 3 #23\n  11.1 English 1d6 = 1 #24\n  7.6 English 2d6 = 4 6 #25\n  11.1 English 1d6 = 1 #26\n  16.0 English draw 45 = 44 stores-from-the-hulks #27\n  16.0 English draw 44 = 42 holy-banner #28\n  10.0 English 1d6 = 4 #29\n  10.0 English 1d6 = 1 #30\n  10.0 English 1d6 = 5 #31\n  10.0 English 1d6 = 3 #32\n  10.0 English 1d6 = 6 #33\n  11.0 Spanish 2d6 = 6 3 #34\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',9,1796098438749,'8d3d8073e830b756',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('aa6d33fb1d441559',10,1796098438761,'be43f711fd0ebf69',replace('English step frobisher > portland-bill\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',1,1796098438774,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',2,1796098438794,'3cca4c43c63237fa',replace('English buy > knowles\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',3,1796098438812,'1907e4f7441c60ae',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',4,1796098438830,'064bc2a0c1f3d823',replace('English place > 2719-shore with knowles\n  6.2 English 1d6 = 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',5,1796098438847,'ea6e3ee867be402e',replace('English pick > 2719-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',6,1796098438858,'0df706b23da5c86f',replace('English drop 2719-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('d2e963d50b16ecdb',7,1796098438889,'6ad4d9f488dea9ea',replace('English pick > 2719-outside\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',1,1796098439188,'',replace('setup\n  25.5 B 4d100 = 96 44 89 4 #1\n  28.1 A 1d6 = 3 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',2,1796098439204,'f372c3d732321420',replace('A muster > levy-arquebusiers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',3,1796098439214,'ff210ea52fea7bd9',replace('A pass\n  6.7 A draw 60 = 27 officer-27 #3\n  6.7 A draw 60 = 50 officer-50 #4\n  6.7 A draw 60 = 7 officer-7 #5\n  6.7 A draw 60 = 60 officer-60 #6\n  6.7 A draw 60 = 33 officer-33 #7\n  6.7 A draw 60 = 41 officer-41 #8\n  6.7 A draw 60 = 43 officer-43 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',4,1796098439223,'fa4e4a590dea4a7e',replace('A colonel > officer-43\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',5,1796098439228,'01f85992166dc092',replace('A pass\n  28.1 B 1d6 = 2 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',6,1796098439238,'b87978b4537e2a76',replace('B muster > border-reivers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',7,1796098439244,'32111ec230079c3c',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',8,1796098439246,'17e52769e2e8fbf6',replace('B muster > petronels 4\n  6.7 B draw 60 = 46 officer-46 #11\n  6.7 B draw 60 = 57 officer-57 #12\n  6.7 B draw 60 = 23 officer-23 #13\n  6.7 B draw 60 = 41 officer-41 #14\n  6.7 B draw 60 = 60 officer-60 #15\n  6.7 B draw 60 = 17 officer-17 #16\n  6.7 B draw 60 = 53 officer-53 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',9,1796098439252,'2e011964046ac42a',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',10,1796098439259,'7fef1979d9b3572b',replace('B set > kind-herd 300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',11,1796098439260,'0ee07cd05d2ec0f6',replace('B set > kind-herd 3900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',12,1796098439265,'9119cf52ba025d52',replace('B set > kind-herd 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',13,1796098439270,'f2e476d34ad6bd61',replace('B set > kind-herd 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',14,1796098439274,'fc0561ef967c8cc9',replace('B set > kind-herd 4500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',15,1796098439279,'cd01a725bde4c6fc',replace('B set > kind-herd 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',16,1796098439282,'7f587e297eeab99f',replace('B set > kind-prisoners 1800in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',17,1796098439289,'6461e7e25a3dbfca',replace('B set > kind-prisoners 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',18,1796098439293,'4f16d6ba0a86888b',replace('B place > b-30 with wide-2 1650in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',19,1796098439296,'835f271825f3bc9b',replace('B place > b-31 with wide-2 2850in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',20,1796098439298,'23f517ffbb6b582c',replace('B place > b-32 with wide-2 2550in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',21,1796098439300,'319e2ad1f851c8ce',replace('B pass\n  3.1 A 1d6 = 4 #18\n  3.1 B 1d6 = 3 #19\n  3.1 A 1d6 = 6 #20\n  3.1 B 1d6 = 2 #21\n','\n',char(10)),'');
INSERT INTO entries VALUES('e4b00d04ca2744da',22,1796098439478,'d23c43bf16ac7a06',replace('A withdraw\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"VI26IHMr8oX8kL88olIE85oNfY_l_LI7LXWkmtkn270","Public":"BCBBJy6vA8dvgpiCNJYchRPGKs3he9pJC5Ko-nI9cbjBj3fLiDhdCOYUQ-KYjYvME3_71whuvv39poF3-ria1EM"}');
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
CREATE TABLE put_out (
	club   TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
	person TEXT NOT NULL,
	PRIMARY KEY (club, person)
) WITHOUT ROWID;
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('news','2026-12-01 04:13:58.409','{}',NULL,'2026-12-01 04:13:58.409');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:13:58.414','{}',NULL,'2026-12-01 04:13:58.414');
INSERT INTO river_queue VALUES('round','2026-12-01 04:13:58.416','{}',NULL,'2026-12-01 04:13:58.416');
INSERT INTO river_queue VALUES('away','2026-12-01 04:13:58.419','{}',NULL,'2026-12-01 04:13:58.419');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:13:58.426','{}',NULL,'2026-12-01 04:13:58.426');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:13:58.435','{}',NULL,'2026-12-01 04:13:58.435');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:13:58.438','{}',NULL,'2026-12-01 04:13:58.438');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:13:57');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:13:57');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:13:57');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:13:57');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:13:57');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:13:57');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2235393232336466343566326266616138227d',0,NULL,NULL,'2026-12-01 04:13:58.432',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"41d4fcbe5873afb4"}',1,'bot_turn','scheduled','2026-12-01 04:14:18.415','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2235393232336466343566326266616138227d',0,NULL,NULL,'2026-12-01 04:13:58.461',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"ea034618b7fa9471"}',1,'bot_turn','scheduled','2026-12-01 04:14:18.46','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2235393232336466343566326266616138227d',0,NULL,NULL,'2026-12-01 04:13:58.669',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"007fe623df778326"}',1,'bot_turn','scheduled','2026-12-01 04:14:18.668','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2261613664333366623164343431353539227d',0,NULL,NULL,'2026-12-01 04:13:58.687',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"c841ec3979b42fb3"}',1,'bot_turn','scheduled','2026-12-01 04:14:18.684','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2261613664333366623164343431353539227d',0,NULL,NULL,'2026-12-01 04:13:58.738',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"307953e9411bcc40"}',1,'bot_turn','scheduled','2026-12-01 04:14:18.737','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2233383131656337326632393133323936227d',0,NULL,NULL,'2026-12-01 04:13:58.991',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"7a4c2aedef1aba80"}',1,'bot_turn','scheduled','2026-12-01 04:14:18.99','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2237313936343865633736383933323531227d',0,NULL,NULL,'2026-12-01 04:13:59.102',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"6207d3c70ba36ea3"}',1,'bot_turn','scheduled','2026-12-01 04:14:19.099','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2265346230306430346361323734346461227d',0,NULL,NULL,'2026-12-01 04:13:59.229',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"280687ecedef34e6"}',1,'bot_turn','scheduled','2026-12-01 04:14:19.228','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',17);
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
CREATE INDEX entries_sit ON entries (match) WHERE substr(body, 1, 4) = 'sit ';
CREATE INDEX entries_hand ON entries (match) WHERE substr(body, 1, 9) = 'ask hand ';
CREATE INDEX put_out_person ON put_out (person);
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
