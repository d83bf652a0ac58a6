-- duel uxvay5_daH1oJQdjblk4V8y68o2SGhD8U-qFOCJvdGk
-- invincible xf8AEPEs1Mg0cw9jWYde21_zky8QaPuI8QM28meDqmI
-- jenkins 7sZoXccSb9x5Olb_EzHzzuUSHvYy3nmRK8GdEtfchQ4
-- spain 9bW86iMNLYpF0RO2PPx7gSa_z4JedDcm2ulrI-I3Fxg
-- renaissance swMzZxQVSKP45e16nPKl5R7JWg-wZEmXIWby-65-i7Q
-- fury -Q3DWEeZTG41TJZu0nJkfz9dD21EHF3tvm-eOZTnnUM
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(13,12,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(14,13,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(15,14,1,'2026-12-01 04:13:55');
INSERT INTO goose_db_version VALUES(16,15,1,'2026-12-01 04:13:55');
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
INSERT INTO matches VALUES('04422b15c06e3de1',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 12\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     04422b15c06e3de1\nseat      A person words="b7040bac0c75e7764acdd1fcb166f479"\nseat      B bot captain key=9131c69166ed0e85\ndice      house commit=1096f28498601ac42c059f76cd923daae2c8c1fee545f750c620f16c84d7409d\nstart     scenario\n','\n',char(10)),'d15d207c531c50e383686b95f8abc41801343b5b1fe3a0f794e5b56fcdaedcd7',0,0,1796098436794,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('36250d0ae9cc03b6',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 9\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     36250d0ae9cc03b6\nseat      English person words="b42a8053c6e6baf0c229d402ac33ac79"\nseat      Spanish bot captain key=64bb29f9ac0cf04e\ndice      house commit=69c5b9b4e81d9af19cfaa592ec33c0d3fd8d24d3f668d1cb070da577dd68db0e\nstart     scenario\n','\n',char(10)),'8ef868c0827ed6be764f61276395b6266cfb884094c65c5ba25a96902de4b8d0',0,0,1796098436571,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('8659781651cd1de8',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 20\npack      5445d6d4a51b303b\nscenario  hot-trod\nmatch     8659781651cd1de8\nseat      A person words="5a55e35107a12bdbe22b8ffca09c89b8"\nseat      B bot captain key=872f92be0d9f8404\ndice      house commit=d4b8f3146d6a0209903afb5de6aad126b86ac5d3e61f4108b31144eb13e2c289\nstart     scenario\n','\n',char(10)),'2a0040b3f9eff6327e717650a4cf2442f8f61e2194c7ae79f7be4946fd4b4ba0',0,0,1796098436887,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('b89d4e98ba9ba74b',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 4\npack      be50059c977ef090\nscenario  campaign\nmatch     b89d4e98ba9ba74b\nseat      English person words="01bf4cdb05b622fec358e5d8dcf4fd15"\nseat      Spanish bot captain key=cfb8ba0e305d6e23\ndice      house commit=e142a8ebd3e0e46477637bf6c5a0d862582ab71f1c5b773d32d319bafb5ef02d\nstart     scenario\n','\n',char(10)),'2d13dc507b4dca5026d2ae6977901b98f77bce1715c85b4c2d45336862015194',0,0,1796098436306,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('c3d684484b776889',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 16\npack      e6b67a39fc233124\nscenario  sluys\nmatch     c3d684484b776889\nseat      English person words="8f8b8f8a557e4b996764ca8b47658609"\nseat      Spanish bot captain key=36f80a44e8071cea\ndice      house commit=0aff168c14a841b2a23cbfe8a916c7d78b9246d4ba11ca163ab19c355615d9f9\nstart     scenario\n','\n',char(10)),'c680961a07bda56298372c9c6917d1b30768f9f51fd523f8693d9f7ad2346174',0,0,1796098436669,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('eb73cabdc4027bb9',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     eb73cabdc4027bb9\nseat      A person words="a671383e7363aff7defebc0f38890e0c"\nseat      B bot random key=3359617785111ed9\ndice      house commit=0ab21906f20f8668336eb22c0cf7c340688afe9c94f9953c9011fe6ca6a37ed4\nstart     scenario\n','\n',char(10)),'dd85575e82e6e06b3c36e7e628100408ec6fd75c1b096e323788db9f08232ed4',0,0,1796098436256,0,0,0,0,'','','',0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '', mate INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO tokens VALUES(X'02a17ae6623564fc4d5c8baec12af74ca4462692979eabcaadcf232db5aee39f','04422b15c06e3de1',0,'',0);
INSERT INTO tokens VALUES(X'094ae6d50a3e9af32265527b4d66774c6926d9a38c07d6b03ad9cf69f5c1fca0','04422b15c06e3de1',15,'',0);
INSERT INTO tokens VALUES(X'1c8aff49b9dcca2838733be39f75ba90416d8086e21dda7c76d5b3e5cf7a5a64','eb73cabdc4027bb9',0,'',0);
INSERT INTO tokens VALUES(X'37c3f47f3eee64b9ee9d90c5b3667c5d815613e15b51d588797c092d69d8275e','8659781651cd1de8',15,'',0);
INSERT INTO tokens VALUES(X'4722c6fdbf212afb0e2bb1954d5b33cd4d523c4565c89848df72c863911ff52e','c3d684484b776889',15,'',0);
INSERT INTO tokens VALUES(X'57303b597639c1326ba258087667a1a1be44e712b886ef47efa588e7d527db3d','c3d684484b776889',0,'',0);
INSERT INTO tokens VALUES(X'6cf38a0afa31f0f3bbf8ce032f39818cec274ea91499a78b99a476fbaa58619f','8659781651cd1de8',0,'',0);
INSERT INTO tokens VALUES(X'6dbfb4dccb430c0c152e53ec7150073da1e95f2a5c1e702de12c9c1d7a474540','b89d4e98ba9ba74b',0,'',0);
INSERT INTO tokens VALUES(X'87d796bcf709371dc720cecb89617fa8867434dc75c5d7a900a25da2f62ecee0','36250d0ae9cc03b6',0,'',0);
INSERT INTO tokens VALUES(X'aee142050584c935838b0f4bb967cdb3a91bc35afeccdebcec7d322573c45f97','b89d4e98ba9ba74b',15,'',0);
INSERT INTO tokens VALUES(X'b5f2529335a4176b7ee850e123703bbd2b1fe79b3d8afe61df0f44cbfb91a902','36250d0ae9cc03b6',15,'',0);
INSERT INTO tokens VALUES(X'c62aaec6d9ad7633b0e81d5afe2944fab73e5c76041dbd3bb8ba60d838dace0b','eb73cabdc4027bb9',15,'',0);
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('04422b15c06e3de1',1,1796098436800,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',2,1796098436813,'1667de2760c1f5ec',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',3,1796098436817,'65144ed789b2355d',replace('A target triumph > san-juan-de-portugal with stern-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',4,1796098436822,'ad43b497c332ec1f',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',5,1796098436834,'649f928cff6aafd9',replace('A at-rigging triumph > starboard-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',6,1796098436842,'9a853f125237b3ff',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',7,1796098436844,'dc5c9d427b711244',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',8,1796098436855,'e692e10ae510d5b8',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',9,1796098436869,'23c9bb7ac1a041a9',replace('A hold-muskets triumph\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',10,1796098436877,'6a067a47faf1d10b',replace('A launch triumph > triumph-boat-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('04422b15c06e3de1',11,1796098436882,'68dbc3920ca71d56',replace('A at-rigging triumph > bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',1,1796098436573,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',2,1796098436586,'3cca4c43c63237fa',replace('English buy > e-deception-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',3,1796098436599,'86ca05603cf1f136',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',4,1796098436615,'1e8cf7e14b6ac36d',replace('English arrange > 2719-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',5,1796098436637,'3d1bff19306f6ffa',replace('English drop 2719-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',6,1796098436649,'97c3cf8a2f8488db',replace('English arrange > 2719-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('36250d0ae9cc03b6',7,1796098436664,'4833ebbe4518091c',replace('English raise 2719-shore > e-cannons-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',1,1796098436892,'',replace('setup\n  25.5 B 4d100 = 23 70 93 14 #1\n  28.1 A 1d6 = 3 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',2,1796098436896,'44dbd9d137c1fd3b',replace('A muster > petronels 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',3,1796098436909,'8fec1665fd6b82ca',replace('A muster > levy-arquebusiers 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',4,1796098436919,'3c8cc1644362afbb',replace('A pass\n  6.7 A draw 60 = 50 officer-50 #3\n  6.7 A draw 60 = 49 officer-49 #4\n  6.7 A draw 60 = 55 officer-55 #5\n  6.7 A draw 60 = 34 officer-34 #6\n  6.7 A draw 60 = 10 officer-10 #7\n  6.7 A draw 60 = 22 officer-22 #8\n  6.7 A draw 60 = 47 officer-47 #9\n  6.7 A draw 60 = 18 officer-18 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',5,1796098436927,'f8b572c6e77edb6e',replace('A colonel > officer-18\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',6,1796098436936,'e83302f2a37152d1',replace('A redraw > a-29\n  28.2 A draw 60 = 13 officer-13 #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',7,1796098436947,'8a10d832f7ed81ef',replace('A pass\n  28.1 B 1d6 = 1 #12\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',8,1796098436950,'d83940acffe547e7',replace('B muster > border-reivers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',9,1796098436954,'6a2e1b116cab43c2',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',10,1796098436962,'86333fa4d45d6e17',replace('B muster > longbowmen 4\n  6.7 B draw 60 = 42 officer-42 #13\n  6.7 B draw 60 = 57 officer-57 #14\n  6.7 B draw 60 = 24 officer-24 #15\n  6.7 B draw 60 = 22 officer-22 #16\n  6.7 B draw 60 = 50 officer-50 #17\n  6.7 B draw 60 = 25 officer-25 #18\n  6.7 B draw 60 = 54 officer-54 #19\n  6.7 B draw 60 = 37 officer-37 #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',11,1796098436965,'142bee06b8579bc5',replace('B colonel > officer-37\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',12,1796098436970,'4c04561a67bc8cf6',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',13,1796098436975,'a46d5c0b020ef35c',replace('B set > kind-herd 300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',14,1796098436982,'5c98e103a26981a2',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',15,1796098436985,'3f0061f4e8923c95',replace('B set > kind-herd 3600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',16,1796098436992,'fa32ccba98fb54ee',replace('B set > kind-herd 3000in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',17,1796098436996,'15d9f244cd56c063',replace('B set > kind-herd 1800in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',18,1796098436998,'d5cb18c6191266b1',replace('B set > kind-herd 900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',19,1796098437005,'d014123c00e6e656',replace('B set > kind-prisoners 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',20,1796098437008,'ea383d6f025ef7f2',replace('B set > kind-prisoners 3300in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',21,1796098437010,'cebc5429a5f0b908',replace('B place > b-30 with wide-2 2550in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',22,1796098437017,'0f9664c35f035858',replace('B place > b-31 with wide-2 3150in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',23,1796098437022,'d0bb95c9871ec22e',replace('B place > b-32 with wide-2 750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',24,1796098437024,'3134ee64e3baa7d0',replace('B pass\n  3.1 A 1d6 = 3 #21\n  3.1 B 1d6 = 4 #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('8659781651cd1de8',25,1796098437026,'0462213bc104c9d5',replace('B act > b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',1,1796098436309,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',2,1796098436315,'64ea94b4a807f420',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',3,1796098436322,'612c2b691b430564',replace('Spanish pass\n  10.0 English 1d6 = 3 #1\n  10.0 English 1d6 = 4 #2\n  10.0 English 1d6 = 2 #3\n  10.0 English 1d6 = 5 #4\n  10.0 English 1d6 = 1 #5\n  11.0 Spanish 2d6 = 3 1 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',4,1796098436538,'579a212a188be8fa',replace('English sail > hawkins\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',5,1796098436544,'730a86f0b00ff6e2',replace('English step hawkins > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',6,1796098436553,'d2a6277e647439d8',replace('English step hawkins > start-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',7,1796098436557,'74cccdfbbe7ca01f',replace('English pass\n  16.0 Spanish draw 48 = 29 panic #7\n  16.0 Spanish draw 47 = 30 shipwrights #8\n  16.0 English draw 46 = 41 soldiers #9\n  16.0 English draw 45 = 39 powder-from-the-shore #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',8,1796098436559,'ff08d535a57d0f19',replace('Spanish pass\n  10.0 English 1d6 = 1 #11\n  10.0 English 1d6 = 1 #12\n  10.0 English 1d6 = 2 #13\n  10.0 English 1d6 = 2 #14\n  10.0 English 1d6 = 6 #15\n  11.0 Spanish 2d6 = 5 6 #16\n  11.0 Spanish 1d6 = 3 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',9,1796098436565,'6f86678d563b86e8',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('b89d4e98ba9ba74b',10,1796098436569,'9d8534c2ace992b7',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',1,1796098436670,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',2,1796098436693,'2f982c74fef91074',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',3,1796098436707,'c4e1f06ae504ee51',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',4,1796098436721,'6f57502e8fef1d65',replace('English construct > amsterdam-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',5,1796098436748,'8de650f084a3d11e',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',6,1796098436753,'0eff26145ff17178',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',7,1796098436770,'909b93954dec5447',replace('English detach > dutch-flyboats-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('c3d684484b776889',8,1796098436787,'bdfcbdb59f5cf1ec',replace('English embark > fleet-1 with flushing-garrison\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',1,1796098436258,'',replace('setup\n  1.2 - 2d6 = 4 4 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',2,1796098436262,'f2c6a69892807cf9',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',3,1796098436267,'0a0774f1c027545a',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',4,1796098436271,'1f500a538b8594ab',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',5,1796098436280,'28796b2a965ea0e2',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',6,1796098436286,'e480bac8905e25b7',replace('B close vengeur > resolute 120mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',7,1796098436290,'58df3572738866d3',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 2 3 1 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',8,1796098436297,'0343c9b430ad707d',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',9,1796098436304,'f73bc78608389018',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('eb73cabdc4027bb9',10,1796098436308,'3f634b65c488ecd5',replace('B plot vengeur 0\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"p-WmVlb6RImFQoICjc0B8AmszYtQvAcAQ0KFW-ioNbM","Public":"BO3dCEIO43AGCniVcuBCHjF2Vo4C89YO599nX1Q-mMoSqys_sb_bSPjKyvOf4eGNNfAV39_iIdFCJrg8T5uyUX4"}');
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
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:13:56.262','{}',NULL,'2026-12-01 04:13:56.262');
INSERT INTO river_queue VALUES('news','2026-12-01 04:13:56.264','{}',NULL,'2026-12-01 04:13:56.264');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:13:56.270','{}',NULL,'2026-12-01 04:13:56.270');
INSERT INTO river_queue VALUES('round','2026-12-01 04:13:56.270','{}',NULL,'2026-12-01 04:13:56.270');
INSERT INTO river_queue VALUES('away','2026-12-01 04:13:56.278','{}',NULL,'2026-12-01 04:13:56.278');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:13:56.286','{}',NULL,'2026-12-01 04:13:56.286');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:13:56.290','{}',NULL,'2026-12-01 04:13:56.290');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:13:55');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:13:55');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:13:55');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:13:55');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:13:55');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:13:55');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2265623733636162646334303237626239227d',0,NULL,NULL,'2026-12-01 04:13:56.259',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"3f4759e850e647da"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.258','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2265623733636162646334303237626239227d',0,NULL,NULL,'2026-12-01 04:13:56.284',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"aca98bba6f970e16"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.28','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2265623733636162646334303237626239227d',0,NULL,NULL,'2026-12-01 04:13:56.298',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"9b59fa43fa94a1b2"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.297','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2262383964346539386261396261373462227d',0,NULL,NULL,'2026-12-01 04:13:56.314',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"c5da54b262a278da"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.309','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2262383964346539386261396261373462227d',0,NULL,NULL,'2026-12-01 04:13:56.558',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"6770fd7e05d3938f"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.557','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2263336436383434383462373736383839227d',0,NULL,NULL,'2026-12-01 04:13:56.748',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"a40fb75866118436"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.748','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2230343432326231356330366533646531227d',0,NULL,NULL,'2026-12-01 04:13:56.800',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"2c942aa76d164e71"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.8','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2238363539373831363531636431646538227d',0,NULL,NULL,'2026-12-01 04:13:56.947',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"8905bcfbfe243cf5"}',1,'bot_turn','scheduled','2026-12-01 04:14:16.947','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',16);
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
