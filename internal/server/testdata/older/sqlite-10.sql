-- duel AArQJPx5z4x4T4oOrTTnW_j87EOLQhuMg1N0mAfgvKI
-- invincible SsN_ickXUFWf25tJ6sUeqCXoisv6JuGHrBLf4KC2ZmE
-- jenkins tsjlT187hUBptHKlXeYn9f1Q9vBXF1FXbhT-d-krs4w
-- spain p8Y44y4Qw9apGAS3opDwiJ2jW-znK7hx-_4VOf4_Hvw
-- renaissance hmbGEHAH0z4Z0lgTNGUbTrpyCE9jSJU2WbVKP14CEls
-- fury UyImX5DKeliGiieWntdnV3aR2-du0hP6IuzHWVVQhA4
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:32:59');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:32:59');
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
INSERT INTO matches VALUES('4e407a1f293305f7',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     4e407a1f293305f7\nseat      A person words="7993513f6560e1cdbca197b66efaa4f4"\nseat      B bot random key=7ccc1e48bcf2bd9e\ndice      house commit=6b765d8801cb791fa027035301bfb4d76fe1ee34dc148a281afe6e23fc43c127\nstart     scenario\n','\n',char(10)),'442b87410f7455b217e45dac4877d8f3409ab79bc248aa59fe36393dee426e88',0,0,1796099579800,0,0,0,0,'','');
INSERT INTO matches VALUES('7c0cb335abc692dc',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 5\npack      0b549d62bd7e853a\nscenario  sluys\nmatch     7c0cb335abc692dc\nseat      English person words="77756655004a9426c85c8ba1ebf802ab"\nseat      Spanish bot captain key=b57a328f480c6f65\ndice      house commit=79b8b1f28d746b2b8f93df31b450637cce8d4746f164d32eb1e7acf3a2e4bd65\nstart     scenario\n','\n',char(10)),'ad70f9bfc1786498486aa0940d853d3979582b9b33bb75cac9eee65a581f6172',0,0,1796099579995,0,0,0,0,'','');
INSERT INTO matches VALUES('969cd96107657a69',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 9\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     969cd96107657a69\nseat      A person words="7be077a29e36d92eeda25ead39963592"\nseat      B bot captain key=1c438b595dbfdd02\ndice      house commit=9489ddbef3e072a4a3c69c87ea90e3ed67257794f23b720977dc3608068b3606\nstart     scenario\n','\n',char(10)),'1918b8ce43136310b467dc6c401e2ff55295edb40379d862d2c9396b9c9f8f83',0,0,1796099580122,0,0,0,0,'','');
INSERT INTO matches VALUES('a6a7b19fe5744de3',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 6\npack      4db8c8eb5b4adbf3\nscenario  hot-trod\nmatch     a6a7b19fe5744de3\nseat      A person words="18a185c3ab597761c297903e274e3f30"\nseat      B bot captain key=46b821e4d0b4b654\ndice      house commit=a3db9f9f595d085e1152a7c07044f5726b5d7287cd1aed9e17f0f0b3e1405c02\nstart     scenario\n','\n',char(10)),'1c29d468b6e08392ae3067cc8226aada2eb9e22ef6f185351caf8247ef7f7b5a',0,0,1796099580186,0,0,0,0,'','');
INSERT INTO matches VALUES('fd17b228f5c9123a',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 7\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     fd17b228f5c9123a\nseat      English person words="487664317dfb6abd46c4259039370927"\nseat      Spanish bot captain key=09b14210fa3dde5f\ndice      house commit=083f1018a2815346694666d721075ccaf39087ea9037a16d68a4c11c20fb605a\nstart     scenario\n','\n',char(10)),'bd1b97a529d77dc6767b1681ca80effa24bc8d7fa44ddadb040e09286844d3de',0,0,1796099579879,0,0,0,0,'','');
INSERT INTO matches VALUES('fd9e72b83f588f70',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 2\npack      be50059c977ef090\nscenario  campaign\nmatch     fd9e72b83f588f70\nseat      English person words="52d5d195342db4928b5bbe9b308ba1ea"\nseat      Spanish bot captain key=b9f47599929a648d\ndice      house commit=38ebbdd3abafca3f21c60b454177f37ee03150397830fe383819a0d54fcc4da2\nstart     scenario\n','\n',char(10)),'2e6385676695dba182ae01ed79a9762219b06e71b905ef0a68cdb104c8be61d7',0,0,1796099579831,0,0,0,0,'','');
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tokens VALUES(X'1c9dc1e8fde347c5034d7dbaa28b96195dfeff01caa86b01a5dc542e4087b6d3','969cd96107657a69',15,'');
INSERT INTO tokens VALUES(X'6c172e5f176d5346f6bfcd5686ffd6647fe2732599287e53ee234ed40d8c6182','a6a7b19fe5744de3',15,'');
INSERT INTO tokens VALUES(X'72dac86d8589347c37a871cd9796ce28f4b8c2ec3d63934cc11068fc9416c24e','969cd96107657a69',0,'');
INSERT INTO tokens VALUES(X'7572895c7e7a6434b329e7a539baca285a27a32086d5d9b037b77e727f53ff4d','fd17b228f5c9123a',0,'');
INSERT INTO tokens VALUES(X'831fd70e8cf167eca99bf35d41de4742c49f4e832a02b98ddb6af87e8e5fdd08','4e407a1f293305f7',15,'');
INSERT INTO tokens VALUES(X'8964980c108918f1c5795f3b3d7dcccf2cc72b2dd2e994639379760f3cbe3339','7c0cb335abc692dc',0,'');
INSERT INTO tokens VALUES(X'98f48a10178ab889e2e02f1040d323d6d53f8a84b2dd2d449e11d2a8c0ddb669','fd9e72b83f588f70',15,'');
INSERT INTO tokens VALUES(X'ae53ea94412f3a5be1ba0e0d51e301047925528ea7ad1a39c345acb65778ad4a','fd17b228f5c9123a',15,'');
INSERT INTO tokens VALUES(X'af9fddbe02e8175ef86061c8109ca0b5eab83c6d879fbd1a8658f8f04f2b2887','fd9e72b83f588f70',0,'');
INSERT INTO tokens VALUES(X'b58f14791e6217036f8e2311ab9b89355d7832e9283018d30e22cbb2296c9c4b','7c0cb335abc692dc',15,'');
INSERT INTO tokens VALUES(X'dcd5de2f10510bb3cbfc31c1a4072d2ca1c84fca28b7d6e9b3b157c520093f6b','4e407a1f293305f7',0,'');
INSERT INTO tokens VALUES(X'f8e0fb6e242ae3e69f20a8597d26dcc758f3dcc8843998ad333dbcd6c3372447','a6a7b19fe5744de3',0,'');
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('4e407a1f293305f7',1,1796099579801,'',replace('setup\n  1.2 - 2d6 = 1 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',2,1796099579805,'62e31d4d0614966f',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',3,1796099579810,'8d5a62b450a913bf',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',4,1796099579811,'e4cb1930914baab8',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',5,1796099579819,'fc0d320844f3c859',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',6,1796099579823,'decc5893fbf2bc7e',replace('B sheer vengeur > resolute 60mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',7,1796099579824,'cffc1dfa461e11ca',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 2 4 4 6 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',8,1796099579827,'4daa50c0027d6651',replace('A fire resolute > vengeur\n  4.3 A 4d6 = 3 4 5 2 #3\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',9,1796099579829,'9375c8314e38e727',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('4e407a1f293305f7',10,1796099579830,'d0e5f4e9071c0532',replace('B plot vengeur 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',1,1796099579997,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',2,1796099580018,'4893539a33cf7610',replace('English construct > flushing-track with dutch-flyboats-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',3,1796099580039,'48a5d6be37456e02',replace('English construct > protestant-netherlands-track with states-horse\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',4,1796099580056,'17dbe3a5571c3bbc',replace('English advance > dutch-flyboats-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',5,1796099580084,'6a76c40f2981e811',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',6,1796099580089,'b91910fff0569625',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',7,1796099580099,'f87c4fe8ebcc5c0e',replace('English join > fleet-3 with dutch-flyboats-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('7c0cb335abc692dc',8,1796099580114,'709864f81c85abdc',replace('English debark > justin-of-nassau\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',1,1796099580125,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',2,1796099580131,'f0995008653e9c2f',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',3,1796099580132,'e359239bb0ec8a3b',replace('B to-port san-juan-de-portugal 45.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',4,1796099580136,'11b16e5cdf915169',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',5,1796099580138,'ffcd7e38f03c0a88',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',6,1796099580139,'b661f55d50dfae7b',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',7,1796099580143,'d149a76072859642',replace('A round-to-port triumph 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',8,1796099580151,'577daf53996b075b',replace('A arm triumph 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',9,1796099580163,'9f2e38b20e631699',replace('A unload triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',10,1796099580175,'1553fd46383bf8ec',replace('A target triumph > san-juan-de-portugal with bow-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('969cd96107657a69',11,1796099580182,'3ff5eeccb2ee9299',replace('A load-hail triumph > stern-chasers\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',1,1796099580191,'',replace('setup\n  25.5 B 4d100 = 95 82 1 27 #1\n  28.1 A 1d6 = 1 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',2,1796099580200,'567d62c5a08164d1',replace('A pass\n  6.7 A draw 60 = 35 officer-35 #3\n  6.7 A draw 60 = 17 officer-17 #4\n  6.7 A draw 60 = 49 officer-49 #5\n  6.7 A draw 60 = 21 officer-21 #6\n  6.7 A draw 60 = 10 officer-10 #7\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',3,1796099580206,'f0e068fb9ce4085f',replace('A colonel > officer-10\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',4,1796099580211,'f627491667db604e',replace('A pass\n  28.1 B 1d6 = 6 #8\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',5,1796099580214,'6b180858b548fb56',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',6,1796099580216,'a837ebf14ce93016',replace('B muster > petronels 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',7,1796099580218,'b5ee9ea699ed5442',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',8,1796099580219,'6f572ab648e0b2ce',replace('B muster > reiters 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',9,1796099580223,'8418bf97b3037d41',replace('B muster > demilancers 6\n  6.7 B draw 60 = 35 officer-35 #9\n  6.7 B draw 60 = 19 officer-19 #10\n  6.7 B draw 60 = 52 officer-52 #11\n  6.7 B draw 60 = 8 officer-8 #12\n  6.7 B draw 60 = 25 officer-25 #13\n  6.7 B draw 60 = 7 officer-7 #14\n  6.7 B draw 60 = 57 officer-57 #15\n  6.7 B draw 60 = 3 officer-3 #16\n  6.7 B draw 60 = 43 officer-43 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',10,1796099580225,'bd7eb09943a966f5',replace('B colonel > officer-43\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',11,1796099580227,'8eb2ecf6f1d8bbc0',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',12,1796099580232,'9cb4e6dc9eabb781',replace('B set > kind-herd 900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',13,1796099580234,'7d8ed6a3133ab959',replace('B set > kind-herd 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',14,1796099580236,'08ee38554d34445d',replace('B set > kind-herd 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',15,1796099580239,'d079bb332f43de14',replace('B set > kind-herd 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',16,1796099580241,'95f504c27464d33a',replace('B set > kind-herd 3600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',17,1796099580243,'71dfbae8b397cb2c',replace('B set > kind-herd 2400in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',18,1796099580246,'0e2020f2c30871b7',replace('B set > kind-prisoners 4500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',19,1796099580249,'6ea14a45bbe54172',replace('B set > kind-prisoners 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',20,1796099580252,'14fef8e237ac422e',replace('B place > b-27 with wide-1 4650in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',21,1796099580255,'c43486ccda65297d',replace('B place > b-28 with wide-3 1350in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',22,1796099580258,'ad7498d110f2531e',replace('B place > b-29 with wide-2 3450in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',23,1796099580260,'abc5ae067d4b4968',replace('B place > b-30 with wide-2 2250in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',24,1796099580263,'7096788b2cefe919',replace('B place > b-31 with wide-2 4650in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',25,1796099580267,'deadb94930626160',replace('B place > b-32 with wide-2 3750in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',26,1796099580269,'9908b96c664020c9',replace('B pass\n  3.1 A 1d6 = 1 #18\n  3.1 B 1d6 = 3 #19\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',27,1796099580271,'f4f3f8b5711ba65e',replace('B act > b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',28,1796099580426,'6a9f18975a3d1e89',replace('A appeal b-1\n  18.1 A draw 20 = 12 unmanly #20\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',29,1796099580431,'69885a2321edd861',replace('B pass b-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',30,1796099580495,'56de36f4efc504c9',replace('A pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',31,1796099580503,'0e834623c0bce715',replace('B act > b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',32,1796099580505,'844eceaa9c2a033a',replace('B face-about b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',33,1796099580508,'3ed8da2a8967b122',replace('B pass b-5\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',34,1796099580510,'337c9bd6f107f042',replace('B act > b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',35,1796099580514,'8df43f16149cfca1',replace('B face-about b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',36,1796099580516,'f2bf512aaa2d200a',replace('B drift b-2 800in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',37,1796099580521,'4e7c5d7c71176c1d',replace('B pass b-2\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',38,1796099580522,'e49ce868080e8d07',replace('B act > b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',39,1796099580523,'50660f9b2da1592f',replace('B wheel-right b-6 125.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',40,1796099580534,'f65047033d6de4e7',replace('B face-about b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',41,1796099580535,'41367c7281a1c02a',replace('B ahead b-6 250in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',42,1796099580538,'713030e31d26f876',replace('B pass b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',43,1796099580540,'645823fc3e2ea635',replace('B act > b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',44,1796099580541,'5a359c77544d9671',replace('B wheel-right b-3 145.9deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',45,1796099580542,'2c815f76bfe9e1f3',replace('B wheel-right b-3 5.4deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',46,1796099580544,'ee924ef0331fbda4',replace('B face-about b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',47,1796099580546,'6415a447287645c1',replace('B pass b-3\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',48,1796099580548,'4fb69cb78dd7b2c4',replace('B act > b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',49,1796099580553,'c229ab4b1c89140c',replace('B face-about b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',50,1796099580557,'82b0586b763733ae',replace('B drift b-4 700in/100 -6.7deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',51,1796099580559,'d07ae0a2ab2293c4',replace('B pass b-4\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',52,1796099580562,'aae7e6d9cdbafeec',replace('B drive > object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',53,1796099580563,'5ed219de3c2c2b5b',replace('B lead object-7 > object-7 400in/100 0deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',54,1796099580566,'e28e66f5d79bc27e',replace('B lead object-7 > object-8 400in/100 323.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',55,1796099580567,'51f71ba03f956b48',replace('B pass object-7\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',56,1796099580572,'94dfae9d4d124562',replace('B drive > object-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',57,1796099580573,'85b171256fe57458',replace('B lead object-1 > object-1 200in/100 333.4deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',58,1796099580576,'79fd9353ee363776',replace('B lead object-1 > object-3 66in/100 11.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',59,1796099580577,'c78811c331b984a0',replace('B lead object-1 > object-3 73in/100 32.8deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',60,1796099580581,'854ea193548a884a',replace('B lead object-1 > object-4 200in/100 56.3deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',61,1796099580582,'91f896f007f3eff3',replace('B lead object-1 > object-5 66in/100 356.5deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',62,1796099580584,'ec1c7b706dd47548',replace('B pass object-1\n  3.1 A 1d6 = 4 #21\n  3.1 B 1d6 = 2 #22\n  3.1 A 1d6 = 5 #23\n  3.1 B 1d6 = 4 #24\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',63,1796099580586,'fd54d69608ce30bc',replace('B act > b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',64,1796099580711,'0a10b9c3e1ce6170',replace('A pass b-6\n','\n',char(10)),replace('weathergage position 1\ngame fury 6\nscenario hot-trod\nturn 2\nwheel\nboard 4800 7200\npiece road 2475 7200 2698 5406 2750 3601 2758 1794 2475 0 2325 0 2608 1806 2600 3599 2548 5394 2325 7200\npiece building 878 3752 1078 3752 1078 3952 878 3952\npiece building 1863 1808 2063 1808 2063 2008 1863 2008\npiece gentle-hill 3475 4376 3827 4531 3880 4906 3727 5255 3340 5326 3025 5122 2919 4770 3087 4419\npiece gentle-hill 2713 3311 3100 3521 3263 3815 2964 3955 2503 3911 2132 3657 2041 3388 2291 3245\npiece gentle-hill 721 6076 572 6481 265 6610 88 6317 27 5927 215 5522 521 5418 719 5679\npiece gentle-hill 4602 3987 4684 4400 4601 4722 4303 4623 4026 4249 3968 3828 4044 3499 4345 3603\npiece gentle-hill 1509 5368 1090 5352 881 5135 943 4836 1366 4622 1832 4670 2018 4917 1951 5220\npiece gentle-hill 3740 1610 4015 1426 4326 1494 4500 1760 4387 2051 4155 2254 3860 2177 3688 1928\npiece gentle-hill 3044 1670 2776 1807 2522 1755 2454 1507 2517 1206 2809 1082 3079 1122 3138 1387\npiece gentle-hill 1290 1776 1721 2005 1754 2325 1541 2565 1059 2533 651 2288 563 1962 831 1756\npiece gentle-hill 2054 3196 1769 3079 1691 2802 1832 2566 2101 2477 2387 2575 2486 2854 2351 3117\npiece gentle-hill 2598 6623 2289 6661 2034 6429 2017 6094 2214 5870 2512 5839 2757 6061 2765 6379\npiece gentle-hill 1661 1357 1953 1119 2242 1113 2469 1317 2392 1714 2127 2023 1791 2036 1641 1739\npiece deep-wood 1394 1050 1657 1131 1738 1412 1682 1693 1436 1810 1187 1713 1061 1450 1154 1172\npiece light-wood 4452 5122 4548 5359 4481 5603 4273 5781 4005 5732 3922 5483 3950 5213 4195 5082\npiece light-wood 2167 3229 1935 3457 1676 3416 1511 3232 1505 2932 1730 2727 1985 2727 2192 2899\npiece broken 4145 3581 4127 3774 3975 3879 3814 3794 3732 3632 3777 3458 3907 3333 4069 3416\npiece broken 595 4857 633 5020 573 5192 400 5270 239 5213 193 5050 276 4893 432 4826\npiece broken 1411 4280 1286 4390 1120 4396 974 4307 926 4140 1047 4011 1234 4001 1374 4115\npiece broken 4323 2706 4421 2959 4339 3135 4149 3160 3927 3036 3813 2787 3901 2610 4091 2571\npiece broken 765 3052 961 3198 1048 3416 935 3632 694 3707 500 3563 400 3345 516 3122\npiece broken 3345 1782 3188 1605 3160 1368 3320 1181 3551 1194 3762 1316 3748 1574 3583 1752\npiece broken 1193 6003 1112 6230 923 6344 748 6214 644 6009 731 5786 917 5705 1120 5765\npiece broken 3604 6043 3690 6243 3654 6464 3475 6590 3258 6613 3175 6412 3197 6186 3381 6024\npiece broken 1543 2246 1678 2319 1773 2487 1688 2661 1559 2755 1413 2684 1362 2500 1400 2310\npiece broken 2298 5778 2347 5992 2265 6176 2060 6181 1880 6010 1830 5767 1938 5587 2149 5585\npiece broken 1438 3970 1189 3927 1081 3660 1191 3417 1394 3245 1615 3393 1716 3622 1643 3861\npiece broken 2999 988 2814 823 2825 607 2998 474 3251 521 3427 708 3413 925 3231 1040\npiece broken 3589 5234 3361 5118 3257 4865 3420 4648 3664 4531 3915 4667 3994 4944 3863 5203\npiece broken 3635 2326 3627 2525 3525 2688 3337 2647 3228 2457 3213 2245 3346 2131 3523 2139\npiece marsh 4133 1083 3856 1064 3693 951 3727 757 3995 603 4266 631 4453 732 4348 917\nside A force 12 flight 30 comes brings colonel 10\nmuster A nation scots edge south\nside B force 22 flight 45 colonel 43 with b-2\nmuster B nation english edge south\nflow segments after-b\nflow act b-6 wheel\ncompany a-30 highlanders squadrons 4 files 3 at 0 0 facing 0 captain 35 off\ncompany a-31 border-reivers squadrons 2 files 2 at 0 0 facing 0 captain 17 off\ncompany a-32 border-reivers squadrons 6 files 3 at 0 0 facing 0 captain 49 off\ncompany b-1 artillery-crew squadrons 1 files 1 at 4650 5250 facing 18000 team loaded gun drake\ncompany b-2 demilancers squadrons 6 files 3 at 1624 4533 facing 0 captain 19\ncompany b-3 reiters squadrons 4 files 2 at 3328 5845 facing 15130 captain 52\ncompany b-4 reiters squadrons 4 files 2 at 2168 4590 facing 0 captain 8\ncompany b-5 petronels squadrons 4 files 2 at 4650 5285 facing 0 captain 25\ncompany b-6 petronels squadrons 4 files 2 at 3962 5954 facing 12510 captain 7\nobject herd of B at 810 4921\nobject herd of B at 653 4974 number 3\nobject herd of B at 4366 4989\nobject herd of B at 3596 5034\nobject prisoners of B at 4500 4700 number 7\nobject prisoners of B at 960 4780\n','\n',char(10)));
INSERT INTO entries VALUES('a6a7b19fe5744de3',65,1796099580714,'37acdd39abc80b5c',replace('B face-about b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',66,1796099580717,'a43d2e4abf4fbc9e',replace('B drift b-6 900in/100 20deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('a6a7b19fe5744de3',67,1796099580719,'deec737294236999',replace('B pass b-6\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',1,1796099579881,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',2,1796099579892,'3616d1ea113515bb',replace('English buy > e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',3,1796099579905,'4cd3358bc3335f61',replace('English buy > e-americans-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',4,1796099579924,'a90606f7b5743906',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',5,1796099579946,'6c2fbf3f268bd9be',replace('English place > 2206-shore with e-supplies\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',6,1796099579968,'2c4742295b32d8a9',replace('English place > 1519-shore with e-americans-1\n  6.2 English 1d6 = 5 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd17b228f5c9123a',7,1796099579990,'da44f97dbe4a1243',replace('English pick > 2206-shore\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',1,1796099579833,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',2,1796099579834,'50479b7ccc467465',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',3,1796099579835,'9a31b43535229c35',replace('Spanish pass\n  10.0 English 1d6 = 3 #1\n  10.0 English 1d6 = 5 #2\n  10.0 English 1d6 = 3 #3\n  10.0 English 1d6 = 6 #4\n  10.0 English 1d6 = 2 #5\n  11.0 Spanish 2d6 = 5 4 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',4,1796099579838,'60a61cd4701624a8',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',5,1796099579843,'d9c8122743b5a3cd',replace('English step drake > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',6,1796099579847,'fc365b6c9670df59',replace('English step drake > dodman-point\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',7,1796099579856,'563dca281cd8e815',replace('English sail > frobisher\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',8,1796099579863,'a4187e261ba5505a',replace('English step frobisher > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('fd9e72b83f588f70',9,1796099579874,'9935a982543b3826',replace('English stop frobisher\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"5o9mUVw7qWPsOYwVRyS5WDZNCAA_1cV-kHIYROC8ldc","Public":"BB9_BCHqkG1Q4IMC2y6QC5Xm1yQjnA2ltI3mqV1aOL3Kx4tzYyhuNioKl46mFW_nRyja62KYWKFPuzQ3VkkKC7U"}');
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
INSERT INTO river_queue VALUES('news','2026-12-01 04:32:59.800','{}',NULL,'2026-12-01 04:32:59.800');
INSERT INTO river_queue VALUES('heard','2026-12-01 04:32:59.801','{}',NULL,'2026-12-01 04:32:59.801');
INSERT INTO river_queue VALUES('round','2026-12-01 04:32:59.804','{}',NULL,'2026-12-01 04:32:59.804');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:32:59.811','{}',NULL,'2026-12-01 04:32:59.811');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:32:59.816','{}',NULL,'2026-12-01 04:32:59.816');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:32:59.818','{}',NULL,'2026-12-01 04:32:59.818');
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:32:59');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:32:59');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:32:59');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:32:59');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:32:59');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:32:59');
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
INSERT INTO river_job VALUES(1,X'7b226d61746368223a2234653430376131663239333330356637227d',0,NULL,NULL,'2026-12-01 04:32:59.802',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"b77bb845c05d9b16"}',1,'bot_turn','scheduled','2026-12-01 04:33:19.801','[]',NULL,NULL);
INSERT INTO river_job VALUES(2,X'7b226d61746368223a2234653430376131663239333330356637227d',0,NULL,NULL,'2026-12-01 04:32:59.821',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"8a278fad6f3bc595"}',1,'bot_turn','scheduled','2026-12-01 04:33:19.819','[]',NULL,NULL);
INSERT INTO river_job VALUES(3,X'7b226d61746368223a2234653430376131663239333330356637227d',0,NULL,NULL,'2026-12-01 04:32:59.828',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"118ac13b86951e00"}',1,'bot_turn','scheduled','2026-12-01 04:33:19.827','[]',NULL,NULL);
INSERT INTO river_job VALUES(4,X'7b226d61746368223a2266643965373262383366353838663730227d',0,NULL,NULL,'2026-12-01 04:32:59.833',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"db3b99a4f008f27c"}',1,'bot_turn','scheduled','2026-12-01 04:33:19.833','[]',NULL,NULL);
INSERT INTO river_job VALUES(5,X'7b226d61746368223a2237633063623333356162633639326463227d',0,NULL,NULL,'2026-12-01 04:33:00.085',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"6c0e3a268b90de84"}',1,'bot_turn','scheduled','2026-12-01 04:33:20.084','[]',NULL,NULL);
INSERT INTO river_job VALUES(6,X'7b226d61746368223a2239363963643936313037363537613639227d',0,NULL,NULL,'2026-12-01 04:33:00.128',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"d76ea207c5745c8b"}',1,'bot_turn','scheduled','2026-12-01 04:33:20.125','[]',NULL,NULL);
INSERT INTO river_job VALUES(7,X'7b226d61746368223a2261366137623139666535373434646533227d',0,NULL,NULL,'2026-12-01 04:33:00.212',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"2cb7350e3b3421c0"}',1,'bot_turn','scheduled','2026-12-01 04:33:20.211','[]',NULL,NULL);
INSERT INTO river_job VALUES(8,X'7b226d61746368223a2261366137623139666535373434646533227d',0,NULL,NULL,'2026-12-01 04:33:00.427',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"a97e51ead32200f4"}',1,'bot_turn','scheduled','2026-12-01 04:33:20.426','[]',NULL,NULL);
INSERT INTO river_job VALUES(9,X'7b226d61746368223a2261366137623139666535373434646533227d',0,NULL,NULL,'2026-12-01 04:33:00.497',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"56613fd96f16267d"}',1,'bot_turn','scheduled','2026-12-01 04:33:20.495','[]',NULL,NULL);
INSERT INTO river_job VALUES(10,X'7b226d61746368223a2261366137623139666535373434646533227d',0,NULL,NULL,'2026-12-01 04:33:00.712',NULL,NULL,'bot_turn',25,'{"river:unique_nonce":"87fc7286f630a3dd"}',1,'bot_turn','scheduled','2026-12-01 04:33:20.711','[]',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',11);
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
