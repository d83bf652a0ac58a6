-- duel TN7xfUBn2DBLtu3s4cTZLqeO1utdnwMBVMlGr85-Gfo
-- invincible PthFd-bvchV51rd7nqyfKCp_LkhXYIm4z1oJO9L7mSM
-- jenkins T4e_1vOqchgUkkr_jCJxVc1ZHp-NEoS6A9_ICIYqk3A
-- spain xWrQMonLlvRFl6NsCgSwYS13d0HYsJ3e2vDuUZxRyrM
-- renaissance QgwpPRoIanUp_dWA_053kLfmmv_Xdjq9iNttykmwfUI
-- fury zPsnmDmB_09DR_LOBStFj854ZoOt2umFOtdVPpy-pVs
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:18:41');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:18:41');
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
INSERT INTO matches VALUES('1efd6802dabf9b70',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     1efd6802dabf9b70\nseat      A person words="9d187cbd76d2a5f0538479c7b1eeeda6"\nseat      B bot random key=d5561a2bfdb571b3\ndice      house commit=4db3212a07ed73f9b6752bd864572c1c80d12463bad2087a68e34a75d9ed6bcc\nstart     scenario\n','\n',char(10)),'9b98f80595590be88e917bdc65d123b9bc615ad02f57bd6c8bbba7e502e5ec06',0,0,1796098723039,0,0,0,0,'','');
INSERT INTO matches VALUES('2846659ea01275bb',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 8\npack      efbfdf998cb217af\nscenario  hot-trod\nmatch     2846659ea01275bb\nseat      A person words="5e0a2744ae0b522b677e4b9836829864"\nseat      B bot captain key=319a325caee94312\ndice      house commit=7f10f4127452eff6e2bc29038fcd495a75e7255454620f38a1b162ccb9f01bf0\nstart     scenario\n','\n',char(10)),'7ca3969f9cca8ece4e715b6511bb00a3de649e3221ac131fd84c169ce01fc2f9',0,0,1796098724154,0,1,0,0,'1','');
INSERT INTO matches VALUES('42fb1e5f0434b458',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     42fb1e5f0434b458\nseat      English person words="94d63949e5f7c6680368bc1449555e69"\nseat      Spanish bot captain key=d553cbf5a05275d3\ndice      house commit=4817e3bd811aaba0403b4d8fbf333f388e2583ae34744e4674ee06e7111a3499\nstart     scenario\n','\n',char(10)),'91230a97779da777d22dcc2a5b5ed0590c2b22b51033a7e7d15842190dbe3a10',0,0,1796098723788,0,0,0,0,'','');
INSERT INTO matches VALUES('4629a97b6678a99f',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     4629a97b6678a99f\nseat      English person words="c961a8714f8f913da710b76a24b23c6f"\nseat      Spanish bot captain key=c9c51d08a0173fef\ndice      house commit=986615e9ebb1a906d999254635ba58a69e54d27dae3e24df979050f59c2a09d0\nstart     scenario\n','\n',char(10)),'d221d9bae8bdbf3afb2059d7561b528bebd6e6035c3fffd8dac99e4488260048',0,0,1796098723291,0,0,0,0,'','');
INSERT INTO matches VALUES('7b879395268131f9',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 5\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     7b879395268131f9\nseat      English person words="d8cb41276f552bcb7af2be4c8b50378c"\nseat      Spanish bot captain key=e433d748aa286622\ndice      house commit=c4e26c3cf67d590273a351199ca59ede8e30ce853140516d23e5e9aa0cc17f85\nstart     scenario\n','\n',char(10)),'6c66d81d3fe38e6369aa8f2454a4c0a307ecf620924b227cbd63058ae84405d7',0,0,1796098723921,0,0,0,0,'','');
INSERT INTO matches VALUES('944cb644b2123208',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     944cb644b2123208\nseat      A person words="023e7a9b51988db3c075b24b45f6eecb"\nseat      B bot captain key=836fc9509edb6811\ndice      house commit=823f231d13358aa3f4a71a821a9e91112666edf33a6ec92dd6e7f599e9ef2b03\nstart     scenario\n','\n',char(10)),'99d8854f74991d01b7bac920b43ca2cb7d3b8cfb48a572928d2dd3221ed09157',0,0,1796098724089,0,0,0,0,'','');
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'20a346f15b58d18961d744e8fe447af46976b443f4d052118b5e8d8a78d06df1','944cb644b2123208',0,'');
INSERT INTO tokens VALUES(X'250c707c6ef1039c3d442c2fe9faaf87b480bc1c970746561703c53ab827adda','4629a97b6678a99f',0,'');
INSERT INTO tokens VALUES(X'2a09c7009619409e9ca2a9ba43c1e9c4e475afe7d998bf30a57286101320d7f7','2846659ea01275bb',0,'');
INSERT INTO tokens VALUES(X'361ae2909dd28fd317b95b91eb9851149d0c5481c7263975fc456cb7d1420eaa','1efd6802dabf9b70',15,'');
INSERT INTO tokens VALUES(X'575b6d0ad8215cee17d1b2f1ef27fe639930ec2c086a238e50e659bc50742dd6','42fb1e5f0434b458',15,'');
INSERT INTO tokens VALUES(X'87c867e66080963501aa6e5d3d3f4088df50b554cf5cfa503dd00fe22becc533','7b879395268131f9',15,'');
INSERT INTO tokens VALUES(X'8f52abb2de0aeff3c2da98337e93971ba993e38b424c5c7aafe55e70db354d03','42fb1e5f0434b458',0,'');
INSERT INTO tokens VALUES(X'b2739220894b7740ed15e59d7db8de20b5935a6df26b4c09977820220496079f','2846659ea01275bb',15,'');
INSERT INTO tokens VALUES(X'c8e8d9c215bc7ca0669648bd1add2e28baeb573ac5124a45c7b98f4893ac5cd0','944cb644b2123208',15,'');
INSERT INTO tokens VALUES(X'd31cf08b5d8b240a79552ec22816df40f9dcfe25e835f8f8e5dbac72bc05e04c','7b879395268131f9',0,'');
INSERT INTO tokens VALUES(X'd98f83a60011eea0e48b5c15d702405ebb52dc6baa8213431e28ccdae7a6968f','1efd6802dabf9b70',0,'');
INSERT INTO tokens VALUES(X'f2c401b0f2483fbd669c5bf32540a7c350be39dd850b90df8f1687b734685527','4629a97b6678a99f',15,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('1efd6802dabf9b70',1,1796098723046,'',replace('setup\n  1.2 - 2d6 = 1 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',2,1796098723054,'8e88f0db6998c81d',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',3,1796098723058,'bafe70d805702b6b',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',4,1796098723066,'43e0b2952637d01c',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',5,1796098723077,'7d5960caaf5c95cc',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',6,1796098723084,'75418cd2c12184d0',replace('B sheer vengeur > resolute 90mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',7,1796098723087,'e5c8b7332e1e9412',replace('B pass vengeur\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',8,1796098723286,'e195d27f4b354776',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('1efd6802dabf9b70',9,1796098723289,'f80eac13ed11e12d',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',1,1796098724161,'',replace('setup\n  25.5 B 4d100 = 72 60 47 98 #1\n  28.1 A 1d6 = 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',2,1796098724169,'7aee71bdd1620107',replace('A pass\n  6.7 A draw 60 = 26 officer-26 #3\n  6.7 A draw 60 = 50 officer-50 #4\n  6.7 A draw 60 = 42 officer-42 #5\n  6.7 A draw 60 = 13 officer-13 #6\n  6.7 A draw 60 = 40 officer-40 #7\n  6.7 A draw 60 = 5 officer-5 #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',3,1796098724174,'e3f49d1ddb3303b9',replace('A pass\n  28.1 B 1d6 = 5 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',4,1796098724178,'65962c5a9750d813',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',5,1796098724182,'629bd4554cfb9a8b',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',6,1796098724187,'d8dafbda6838fdfe',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',7,1796098724191,'a952ed45539fd60e',replace('B muster > demilancers 6\n  6.7 B draw 60 = 11 officer-11 #10\n  6.7 B draw 60 = 53 officer-53 #11\n  6.7 B draw 60 = 22 officer-22 #12\n  6.7 B draw 60 = 33 officer-33 #13\n  6.7 B draw 60 = 57 officer-57 #14\n  6.7 B draw 60 = 25 officer-25 #15\n  6.7 B draw 60 = 23 officer-23 #16\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',8,1796098724192,'2f4eed08e5e7bb72',replace('B colonel > officer-23\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',9,1796098724197,'e900221729056203',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',10,1796098724203,'e17a2ed0785ee04f',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',11,1796098724207,'7a69703b0492d505',replace('B set > kind-herd 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',12,1796098724210,'9a62d7daa1213841',replace('B set > kind-herd 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',13,1796098724213,'e1d588ee7a3af558',replace('B set > kind-herd 300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',14,1796098724216,'ea4cc9d0c8ef32ed',replace('B set > kind-herd 4500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',15,1796098724218,'16669bc6e5bbe88a',replace('B set > kind-herd 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',16,1796098724223,'072b23505bb3a548',replace('B set > kind-prisoners 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',17,1796098724227,'9e0242887019536f',replace('B set > kind-prisoners 3900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',18,1796098724231,'e779820a4e3bb695',replace('B place > b-29 with wide-3 3750in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',19,1796098724239,'1aa40a5e265ad38b',replace('B place > b-30 with wide-2 2250in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',20,1796098724246,'24dec1a7b46b77ba',replace('B place > b-31 with wide-2 150in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',21,1796098724251,'440355fb64d2523e',replace('B place > b-32 with wide-2 2550in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',22,1796098724254,'8b2423b80b1bc406',replace('B pass\n  3.1 A 1d6 = 2 #17\n  3.1 B 1d6 = 4 #18\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',23,1796098724257,'adc24c7ee980645b',replace('B act > b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',24,1796098724395,'364ee4f14e314e02',replace('A appeal b-4\n  18.1 A draw 20 = 6 roman-like #19\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',25,1796098724402,'5f76fcd1450a0499',replace('B face-about b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',26,1796098724408,'a6f4fe8eaec95437',replace('B drift b-4 700in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',27,1796098724413,'aedaca6fc43ddc0b',replace('B pass b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('2846659ea01275bb',28,1796098724634,'f6b3f16e79d1d678',replace('A withdraw\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',1,1796098723790,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',2,1796098723811,'3616d1ea113515bb',replace('English buy > e-fire-ship\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',3,1796098723836,'e084d26e1741eecf',replace('English buy > e-fire-ship\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',4,1796098723857,'d39c751fa8664a3b',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',5,1796098723875,'d08f7a726ef84161',replace('English place > 2719-docked with e-fire-ship\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',6,1796098723892,'f65ea273c9726d11',replace('English arrange > 2719-outside\n','\n',char(10)),'');
INSERT INTO entries VALUES('42fb1e5f0434b458',7,1796098723914,'1c9713d57f274777',replace('English raise 2719-outside > falmouth\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',1,1796098723293,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',2,1796098723303,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',3,1796098723304,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 1 #1\n  10.0 English 1d6 = 5 #2\n  10.0 English 1d6 = 5 #3\n  10.0 English 1d6 = 4 #4\n  10.0 English 1d6 = 6 #5\n  11.0 Spanish 2d6 = 1 4 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',4,1796098723510,'5fe5016d21aafd1a',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',5,1796098723523,'77cbf484e3ac6aa1',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',6,1796098723533,'5df6dee809251214',replace('English stop howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',7,1796098723543,'25f6b5265783b3a4',replace('English pass\n  16.0 Spanish draw 48 = 28 stout-hearts #7\n  16.0 Spanish draw 47 = 29 rallying-cry #8\n  16.0 English draw 46 = 13 wind-shift #9\n  16.0 English draw 46 = 15 collision #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',8,1796098723553,'bc7b5973c621e559',replace('English strike collision > bertendona\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',9,1796098723557,'8c6aa21bd37fe436',replace('Spanish pass bertendona\n  7.6 Spanish 2d6 = 1 6 #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',10,1796098723562,'ad48f8f1dd746e4e',replace('Spanish repair > bertendona\n  8.2 Spanish 2d6 = 6 1 #12\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',11,1796098723569,'c83515d0f726481f',replace('Spanish pass\n  10.0 English 1d6 = 2 #13\n  10.0 English 1d6 = 4 #14\n  10.0 English 1d6 = 6 #15\n  10.0 English 1d6 = 5 #16\n  10.0 English 1d6 = 6 #17\n  11.0 Spanish 2d6 = 2 1 #18\n','\n',char(10)),'');
INSERT INTO entries VALUES('4629a97b6678a99f',12,1796098723778,'25fc8e99363b9405',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',1,1796098723923,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',2,1796098723950,'4893539a33cf7610',replace('English construct > flushing-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',3,1796098723975,'48a5d6be37456e02',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',4,1796098723985,'7cbf2ba3e7aaf9c8',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',5,1796098724009,'65efed59c5d7096f',replace('English sail > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',6,1796098724032,'9959b42662fb9d03',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',7,1796098724054,'7e462f6d8c3ff094',replace('English steer fleet-1 > 2512\n','\n',char(10)),'');
INSERT INTO entries VALUES('7b879395268131f9',8,1796098724080,'7ea4e0323989f5e5',replace('English steer fleet-1 > 2611\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',1,1796098724095,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',2,1796098724105,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',3,1796098724106,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',4,1796098724111,'11b16e5cdf915169',replace('A target triumph > san-juan-de-portugal with bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',5,1796098724113,'705e4e524e08d367',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',6,1796098724113,'93f231406ee2765e',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',7,1796098724117,'b1ba624f84751ce7',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',8,1796098724122,'3ee9730a9070926e',replace('A load-hail triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',9,1796098724133,'4ceedd8365a40f19',replace('A fire-when triumph > stern-chasers 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',10,1796098724143,'dc02542533320dce',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('944cb644b2123208',11,1796098724150,'170626b977387e09',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"Y4O17DD3ofhiF6y9lJ1CYvBHdTCVVCIw-Cccr317lm0","Public":"BEi3WDqpdnyV3tQoFwfAmzttTDwf6ndRGOA3aSxKLgD4oNHsZSXsY_NERY7SbcnfEMkGnaYD81jvFnrpvKSI2cU"}');
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
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (json('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL
);
INSERT INTO river_queue VALUES('news','2026-12-01 04:18:43.037','{}',NULL,'2026-12-01 04:18:43.037');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:18:43.046','{}',NULL,'2026-12-01 04:18:43.046');
INSERT INTO river_queue VALUES('round','2026-12-01 04:18:43.054','{}',NULL,'2026-12-01 04:18:43.054');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:18:43.055','{}',NULL,'2026-12-01 04:18:43.055');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:18:43.063','{}',NULL,'2026-12-01 04:18:43.063');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:18:43.066','{}',NULL,'2026-12-01 04:18:43.066');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:18:41');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:18:41');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:18:41');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:18:41');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:18:41');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:18:42');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2231656664363830326461626639623730227d',0,NULL,NULL,'2026-12-01 04:18:43.050',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"a3ab481b1346ba37"}',1,'bot_turn','scheduled','2026-12-01 04:19:03.046','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2231656664363830326461626639623730227d',0,NULL,NULL,'2026-12-01 04:18:43.078',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"bcdf49a2a865d4b3"}',1,'bot_turn','scheduled','2026-12-01 04:19:03.077','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2231656664363830326461626639623730227d',0,NULL,NULL,'2026-12-01 04:18:43.287',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"cb44fb51958769f0"}',1,'bot_turn','scheduled','2026-12-01 04:19:03.286','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2234363239613937623636373861393966227d',0,NULL,NULL,'2026-12-01 04:18:43.293',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"52851321929d2b85"}',1,'bot_turn','scheduled','2026-12-01 04:19:03.293','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2234363239613937623636373861393966227d',0,NULL,NULL,'2026-12-01 04:18:43.554',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"f4e5f62d7cf7306a"}',1,'bot_turn','scheduled','2026-12-01 04:19:03.553','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2237623837393339353236383133316639227d',0,NULL,NULL,'2026-12-01 04:18:43.977',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"24f010ecd30ac3d7"}',1,'bot_turn','scheduled','2026-12-01 04:19:03.975','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2239343463623634346232313233323038227d',0,NULL,NULL,'2026-12-01 04:18:44.096',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"91f7ff930567e2ec"}',1,'bot_turn','scheduled','2026-12-01 04:19:04.095','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2232383436363539656130313237356262227d',0,NULL,NULL,'2026-12-01 04:18:44.175',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"da364d83f7fd86aa"}',1,'bot_turn','scheduled','2026-12-01 04:19:04.174','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2232383436363539656130313237356262227d',0,NULL,NULL,'2026-12-01 04:18:44.396',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"aa87e346f89cc556"}',1,'bot_turn','scheduled','2026-12-01 04:19:04.395','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',12);
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
