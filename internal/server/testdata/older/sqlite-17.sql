-- duel NyuMEKPCxo3YTW6fK_WC8YiLTlwrYqbavK71B4V4PS8
-- invincible 3-r3eAgw92L6HSnoqZfnn0GdPcnFw-71gJR0qiOJX9Q
-- jenkins qnq_t_F1V-OiN6Si4tL5y14DWXdBYqrUoJIEln2i_uk
-- spain xOJGCqN2Sv3yhtu2QTnmZTvXqPofzYBjZ_g-gl2zLX8
-- renaissance ut7xFdu87UmoAqBHum6PGrf5icGt6c0odfc0xqQ5vlM
-- fury nDf5cXc4WdL7GQ1Dw7QwDqLNCGLctH05DOuSt0gYoYE
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO goose_db_version VALUES(1,0,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(2,1,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(3,2,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(4,3,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(5,4,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(6,5,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(7,6,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(8,7,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(9,8,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(10,9,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(11,10,1,'2026-12-01 04:35:14');
INSERT INTO goose_db_version VALUES(12,11,1,'2026-12-01 04:35:15');
INSERT INTO goose_db_version VALUES(13,12,1,'2026-12-01 04:35:15');
INSERT INTO goose_db_version VALUES(14,13,1,'2026-12-01 04:35:15');
INSERT INTO goose_db_version VALUES(15,14,1,'2026-12-01 04:35:15');
INSERT INTO goose_db_version VALUES(16,15,1,'2026-12-01 04:35:15');
INSERT INTO goose_db_version VALUES(17,16,1,'2026-12-01 04:35:15');
INSERT INTO goose_db_version VALUES(18,17,1,'2026-12-01 04:35:15');
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
INSERT INTO matches VALUES('1a21efc35594b603',replace('weathergage match 1\ngame      spain\nrules     "SPI 1978, second edition with the errata of 18.0; map, counters and set-up reconstructed" 16\npack      e6b67a39fc233124\nscenario  sluys\nmatch     1a21efc35594b603\nseat      English person words="dea2c7e052173182e65312de13c77203"\nseat      Spanish bot captain key=a71c27ff30ba731e\ndice      house commit=a78789835aeac04b079dbdd4c03095ac2701a1a5b82523dec1c4511539968db9\nstart     scenario\n','\n',char(10)),'51f5ae5e7958416b7e32fb9714c4f9d463188dae3643759e906d86a23fdac6c1',0,0,1796099717110,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('42504c7a56c168f8',replace('weathergage match 1\ngame      duel\nrules     "the handbook of this project" 1\npack      86510e6be3368f3e\nscenario  fog\nmatch     42504c7a56c168f8\nseat      A person words="afd5b0adc537b7bbb7c36f7f95e1787b"\nseat      B bot random key=52ceb97fb4cf622c\ndice      house commit=3673809056a872d1da527ab1d38192cfef51f27277e7e5268823e1e6301b118e\nstart     scenario\n','\n',char(10)),'417b481dc26eae4e2da305af54c47c522f20e56bd648a8218023a24a7f4eea75',0,0,1796099716561,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('6dfd26bc5c3157dc',replace('weathergage match 1\ngame      jenkins\nrules     "Strategy & Tactics 308" 10\npack      bf706ea577a26242\nscenario  porto-bello\nmatch     6dfd26bc5c3157dc\nseat      English person words="a34717a2388ef5bb8b8b0e7d5e5e3609"\nseat      Spanish bot captain key=78295ac72a3631db\ndice      house commit=29c0bc44d638a73e7217bc9ded9336a59f3bf076ddd986b60182b57ed9efbf1a\nstart     scenario\n','\n',char(10)),'af2cbe155f1e4ae189711c22f7d14c81f6798bfe0553780447d90c8f4c559ad8',0,0,1796099716925,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('72bf20bb46e377ee',replace('weathergage match 1\ngame      invincible\nrules     "Turning Point Simulations, rules as printed; player aids, displays and chits reconstructed" 4\npack      be50059c977ef090\nscenario  campaign\nmatch     72bf20bb46e377ee\nseat      English person words="8000257c09f4f37a5a1d87ddbd53a23f"\nseat      Spanish bot captain key=b6e08e24a12dc123\ndice      house commit=6a5105896d1fb5af96d1c3f3a1e032cb710f200afcd5609bf88b20a0a403e756\nstart     scenario\n','\n',char(10)),'db77b858a6f86766c69600f639d1d842fd04e0d5805d494222b8c4a7f907d747',0,0,1796099716631,1,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('7ea9bab100526397',replace('weathergage match 1\ngame      renaissance\nrules     "Armada, Renaissance Naval Warfare, 1988, as printed; the diagrams that are not in its text reconstructed" 15\npack      9898d5999847798d\nscenario  lion-and-bull\nmatch     7ea9bab100526397\nseat      A person words="3556cfe0a0a95f60aa3dfdac6694599d"\nseat      B bot captain key=a8bdd3db1d61e683\ndice      house commit=6087942748527df9f26e9854f2a812b8694e578486f7c0b08d5bcf7a60aa9713\nstart     scenario\n','\n',char(10)),'12d07b779954d7adda586512c3acadb129ad8e1cfdc2be909e798b10edf2f415',0,0,1796099717307,0,0,0,0,'','','',0,0);
INSERT INTO matches VALUES('be11d483d680e8dd',replace('weathergage match 1\ngame      fury\nrules     "The Perfect Captain; counters, diagrams and the campaign map reconstructed" 22\npack      e9101fd0b737f02e\nscenario  hot-trod\nmatch     be11d483d680e8dd\nseat      A person words="6ffc96eaf010314680d8c252555772f7"\nseat      B bot captain key=9a0527597dca25fc\ndice      house commit=c0c0dca080617fe5ed191b79951603100fc70b66a07b7576ccaec76fb66781bd\nstart     scenario\n','\n',char(10)),'8f2a6abfdd6025684023456f3bc6cbff9e2386e9c844027df9b44114c2530f73',0,0,1796099717400,0,1,0,0,'1','','',0,0);
CREATE TABLE tokens (
	hash  BLOB PRIMARY KEY,
	match TEXT NOT NULL REFERENCES matches (id),
	seat  INTEGER NOT NULL
, device TEXT NOT NULL DEFAULT '', mate INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO tokens VALUES(X'15a6bcfb331f72890c81ccf27c93edb8efe11041a54e4f93e4defb4d5a7db08a','72bf20bb46e377ee',0,'',0);
INSERT INTO tokens VALUES(X'3fb3d19e6b4019c654753999664c96a42232382438765538511258d176d99100','6dfd26bc5c3157dc',15,'',0);
INSERT INTO tokens VALUES(X'5d011af791c9fa59e8a9c2f84fb36f5b3adf3826b74c361d1f92bc0f41421d87','be11d483d680e8dd',0,'',0);
INSERT INTO tokens VALUES(X'90fdb64ea7f8efd925b4e131441e889fa8f47b911e498368a0d17b7493fcc411','72bf20bb46e377ee',15,'',0);
INSERT INTO tokens VALUES(X'92ff3ed3b1cd600548b286bdb4930dee7a3dd6c677db749275385dd1fbdce706','1a21efc35594b603',15,'',0);
INSERT INTO tokens VALUES(X'a90cf8694fa18df9e143104eb587da5acd0ac1cbbfeb73d6c32c4f836286dbaa','6dfd26bc5c3157dc',0,'',0);
INSERT INTO tokens VALUES(X'b75aa896b30cb1a2e280424c8b3b4ead94cccfa46041d0a45e2bad2bc7c7ea96','7ea9bab100526397',0,'',0);
INSERT INTO tokens VALUES(X'b7a98b2795c583086486c82aea437f68303f1623c14b9166ce4ff481531b6dea','1a21efc35594b603',0,'',0);
INSERT INTO tokens VALUES(X'deb530197236918056520eb13827ffbbe7f3e0895610edc9bbf3ec736eb3df3f','42504c7a56c168f8',15,'',0);
INSERT INTO tokens VALUES(X'e06da924fb409e2fba2d1a7c3f3f6773b913f27a88ed91e310d4929a1a06f65a','be11d483d680e8dd',15,'',0);
INSERT INTO tokens VALUES(X'f04be5f4eb46135c14f1c1c202d2f5d1e42566fee9dccf3bf9a7b835f1e6affa','42504c7a56c168f8',0,'',0);
INSERT INTO tokens VALUES(X'f283ce314192845bf2b4cafc1f17af9dce225f53469e024be4cc05463adb628d','7ea9bab100526397',15,'',0);
CREATE TABLE entries (
	match    TEXT NOT NULL REFERENCES matches (id),
	n        INTEGER NOT NULL,
	at       INTEGER NOT NULL,
	was      TEXT NOT NULL, -- check of the position in which it was done
	body     TEXT NOT NULL,
	position TEXT NOT NULL, -- after it, in some
	PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES('1a21efc35594b603',1,1796099717114,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',2,1796099717145,'2f982c74fef91074',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',3,1796099717155,'93259a6f4fce463d',replace('Spanish pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',4,1796099717185,'9d67815b48ceb7e1',replace('English sail > fleet-1\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',5,1796099717222,'bd1c7f7d18d18425',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',6,1796099717247,'ffa79e60f20aa62c',replace('English steer fleet-1 > 2512\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',7,1796099717278,'ca9c1ef0e6d75aec',replace('English steer fleet-1 > 2611\n','\n',char(10)),'');
INSERT INTO entries VALUES('1a21efc35594b603',8,1796099717299,'acbda2be2e986ff3',replace('English steer fleet-1 > amsterdam\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',1,1796099716569,'',replace('setup\n  1.2 - 2d6 = 6 5 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',2,1796099716579,'97fd327163f5e266',replace('B load vengeur > chain\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',3,1796099716588,'7952f258e36bfede',replace('B plot vengeur 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',4,1796099716597,'a46f3aa96268f323',replace('A load resolute > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',5,1796099716619,'bbfedbb870597a42',replace('A plot resolute 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',6,1796099716622,'05cdcd9e2a20aff6',replace('B close vengeur > resolute 120mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',7,1796099716623,'f443bd92b4bb1cda',replace('B fire vengeur > resolute\n  4.3 B 4d6 = 1 1 3 5 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',8,1796099716626,'8f823a7c6fdf42c0',replace('A pass resolute\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',9,1796099716631,'ab92408aed52d472',replace('B load vengeur > round\n','\n',char(10)),'');
INSERT INTO entries VALUES('42504c7a56c168f8',10,1796099716638,'c38d90827f759b50',replace('B plot vengeur 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',1,1796099716929,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',2,1796099716958,'20e62511d6788faf',replace('English buy > e-frigate\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',3,1796099716982,'bdfd5cf64c4d8c46',replace('English buy > e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',4,1796099717011,'e003a906b8d00b73',replace('English done\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',5,1796099717036,'d55c7589a70f229f',replace('English place > 4119-shore with e-deception\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',6,1796099717068,'eded6c5880f7ddaf',replace('English place > 4422-docked with e-frigate\n  6.2 English 1d6 = 3 #1\n','\n',char(10)),'');
INSERT INTO entries VALUES('6dfd26bc5c3157dc',7,1796099717101,'1e3ae5ac0d6776e9',replace('English pick > 4422-docked\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',1,1796099716635,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',2,1796099716643,'64ea94b4a807f420',replace('Spanish deploy > all-round\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',3,1796099716647,'612c2b691b430564',replace('Spanish pass\n  10.0 English 1d6 = 6 #1\n  10.0 English 1d6 = 6 #2\n  10.0 English 1d6 = 5 #3\n  10.0 English 1d6 = 5 #4\n  10.0 English 1d6 = 3 #5\n  11.0 Spanish 2d6 = 5 5 #6\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',4,1796099716854,'d5e30965867c533e',replace('English sail > howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',5,1796099716865,'5383eb9d4d0c970f',replace('English step howard > eddystone\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',6,1796099716872,'02d0864e7b96991f',replace('English stop howard\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',7,1796099716881,'978e0e3d612d029c',replace('English pass\n  16.0 Spanish draw 48 = 19 powder-explosion #7\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',8,1796099716893,'1ef9b1ab8d96b7de',replace('Spanish strike powder-explosion > seymour\n  7.6 English 2d6 = 4 2 #8\n  16.0 Spanish draw 48 = 38 culverin-fire #9\n  16.0 English draw 47 = 38 culverin-fire #10\n  16.0 English draw 46 = 44 stores-from-the-hulks #11\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',9,1796099716902,'82bb9c807597328e',replace('English pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',10,1796099716906,'f7dafcef0c1c7e52',replace('Spanish pass\n  10.0 English 1d6 = 4 #12\n  10.0 English 1d6 = 5 #13\n  10.0 English 1d6 = 3 #14\n  10.0 English 1d6 = 5 #15\n  10.0 English 1d6 = 5 #16\n  11.0 Spanish 2d6 = 3 3 #17\n','\n',char(10)),'');
INSERT INTO entries VALUES('72bf20bb46e377ee',11,1796099716916,'4a49012a65e868c9',replace('English sail > drake\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',1,1796099717308,'',replace('setup\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',2,1796099717316,'1d7aa12c41a863f3',replace('B ahead san-juan-de-portugal 40mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',3,1796099717319,'0bdafa3d2acb59d8',replace('B to-port san-juan-de-portugal 45deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',4,1796099717321,'68304ed3e8035e76',replace('B ahead san-juan-de-portugal 1mm\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',5,1796099717327,'c3be5872cf28c045',replace('B avoid san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',6,1796099717330,'8915a258a39bfb21',replace('A load-hail triumph > port-broadside\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',7,1796099717345,'1d00c565963455ca',replace('A fire-when triumph > stern-chasers 0\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',8,1796099717348,'45648b884356679a',replace('B pass san-juan-de-portugal\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',9,1796099717349,'134efe0285fbd675',replace('B seal\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',10,1796099717359,'978fff6cdafb6cdc',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',11,1796099717378,'bab913776a4ab078',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('7ea9bab100526397',12,1796099717387,'c7ffd768bbb78eb0',replace('A to-port triumph 0.1deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',1,1796099717407,'',replace('setup\n  25.5 B 4d100 = 61 80 91 96 #1\n  28.1 A 1d6 = 4 #2\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',2,1796099717415,'e20302ce2e71fd80',replace('A muster > longbowmen 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',3,1796099717426,'7f36abf071f6165a',replace('A muster > longbowmen 1\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',4,1796099717431,'60bc618400857ce8',replace('A pass\n  6.7 A draw 60 = 19 officer-19 #3\n  6.7 A draw 60 = 34 officer-34 #4\n  6.7 A draw 60 = 52 officer-52 #5\n  6.7 A draw 60 = 36 officer-36 #6\n  6.7 A draw 60 = 59 officer-59 #7\n  6.7 A draw 60 = 9 officer-9 #8\n  6.7 A draw 60 = 38 officer-38 #9\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',5,1796099717440,'f867e131afc87578',replace('A colonel > officer-38\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',6,1796099717447,'a1d0e7ea651f42c4',replace('A pass\n  28.1 B 1d6 = 3 #10\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',7,1796099717462,'a5e8e60a436ea414',replace('B muster > demilancers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',8,1796099717463,'876520bdb599c7a1',replace('B muster > border-reivers 4\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',9,1796099717464,'e15ce2c3a5b63117',replace('B muster > longbowmen 2\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',10,1796099717465,'0bfa7ea71acc0ae6',replace('B muster > reiters 4\n  6.7 B draw 60 = 26 officer-26 #11\n  6.7 B draw 60 = 31 officer-31 #12\n  6.7 B draw 60 = 17 officer-17 #13\n  6.7 B draw 60 = 21 officer-21 #14\n  6.7 B draw 60 = 15 officer-15 #15\n  6.7 B draw 60 = 4 officer-4 #16\n  6.7 B draw 60 = 36 officer-36 #17\n  6.7 B draw 60 = 46 officer-46 #18\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',11,1796099717466,'cd3e4acabf7d294c',replace('B colonel > officer-46\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',12,1796099717471,'4fb3582b8c0724d1',replace('B pass\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',13,1796099717474,'f2ac82de0072eeaf',replace('B set > kind-herd 1200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',14,1796099717476,'3d7dad72e10cfacf',replace('B set > kind-herd 2100in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',15,1796099717480,'b3228db6f1090735',replace('B set > kind-herd 4500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',16,1796099717482,'64fc055e7f2cdd72',replace('B set > kind-herd 600in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',17,1796099717487,'a3d951602ebb5e00',replace('B set > kind-herd 900in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',18,1796099717490,'44ae4899903a2d9c',replace('B set > kind-herd 4200in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',19,1796099717493,'b4c8a9e353099b91',replace('B set > kind-prisoners 2700in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',20,1796099717495,'8a13ca2130802b3b',replace('B set > kind-prisoners 1500in/100 5100in/100\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',21,1796099717498,'36b0de4aadb461cf',replace('B place > b-29 with wide-2 2850in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',22,1796099717500,'e6d35d4082811aaa',replace('B place > b-30 with wide-1 2550in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',23,1796099717502,'603b0d9625876c9c',replace('B place > b-31 with wide-2 1650in/100 5250in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',24,1796099717503,'9a8387688422adab',replace('B place > b-32 with wide-2 4350in/100 5550in/100 180deg\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',25,1796099717505,'e68feae0f968a0f0',replace('B pass\n  3.1 A 1d6 = 3 #19\n  3.1 B 1d6 = 2 #20\n  3.1 A 1d6 = 4 #21\n  3.1 B 1d6 = 2 #22\n','\n',char(10)),'');
INSERT INTO entries VALUES('be11d483d680e8dd',26,1796099717765,'8c9c6434b123ad42',replace('A withdraw\n','\n',char(10)),'');
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
INSERT INTO settings VALUES('push keys','{"Private":"W9IgRmox5eh2jxyVlHbabVviepYrImmshpMimHKPXfY","Public":"BEFvTPz6380Z0v-ggSaeTtc4szJ_S5rasLlxRtFoU_KJvS6z0kjYHK72D1EoqxJhBuARwz8LUB0VuyjuSEli-dw"}');
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
	over       INTEGER NOT NULL DEFAULT 0, worth REAL NOT NULL DEFAULT 1, -- when it was rated, 0 before
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
CREATE TABLE kept_ratings (
	hash       BLOB NOT NULL,    -- of the name, with a key
	game       TEXT NOT NULL,
	mean       REAL NOT NULL,
	deviation  REAL NOT NULL,
	volatility REAL NOT NULL,
	matches    INTEGER NOT NULL,
	until      INTEGER NOT NULL,
	PRIMARY KEY (hash, game)
) WITHOUT ROWID;
CREATE TABLE former_names (
	person TEXT NOT NULL,
	hash   BLOB NOT NULL,
	until  INTEGER NOT NULL,
	PRIMARY KEY (person, hash)
) WITHOUT ROWID;
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
INSERT INTO river_migration VALUES('main',1,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',2,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',3,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',4,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',5,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',6,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',7,'2026-12-01 04:35:15');
INSERT INTO river_migration VALUES('main',8,'2026-12-01 04:35:15');
CREATE TABLE river_notification (
    id integer PRIMARY KEY AUTOINCREMENT,
    created_at timestamp NOT NULL DEFAULT (datetime('now', 'subsec')),
    payload text NOT NULL,
    topic text NOT NULL,
    CONSTRAINT topic_length CHECK (length(topic) > 0 AND length(topic) < 128)
);
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (jsonb('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO river_queue VALUES('heard','2026-12-01 04:35:16.561',X'0c',NULL,'2026-12-01 04:35:16.561');
INSERT INTO river_queue VALUES('round','2026-12-01 04:35:16.568',X'0c',NULL,'2026-12-01 04:35:16.568');
INSERT INTO river_queue VALUES('away','2026-12-01 04:35:16.579',X'0c',NULL,'2026-12-01 04:35:16.579');
INSERT INTO river_queue VALUES('lab_run','2026-12-01 04:35:16.588',X'0c',NULL,'2026-12-01 04:35:16.588');
INSERT INTO river_queue VALUES('bot_turn','2026-12-01 04:35:16.597',X'0c',NULL,'2026-12-01 04:35:16.597');
INSERT INTO river_queue VALUES('reminder','2026-12-01 04:35:16.605',X'0c',NULL,'2026-12-01 04:35:16.605');
INSERT INTO river_queue VALUES('news','2026-12-01 04:35:16.606',X'0c',NULL,'2026-12-01 04:35:16.606');
CREATE TABLE river_job (
    id integer PRIMARY KEY AUTOINCREMENT,
    args blob NOT NULL DEFAULT (jsonb('{}')),
    attempt integer NOT NULL DEFAULT 0,
    attempted_at timestamp,
    attempted_by blob, -- json
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    errors blob, -- json
    finalized_at timestamp,
    kind text NOT NULL,
    max_attempts integer NOT NULL DEFAULT 25,
    metadata blob NOT NULL DEFAULT (jsonb('{}')),
    priority integer NOT NULL DEFAULT 1,
    queue text NOT NULL DEFAULT 'default',
    state text NOT NULL DEFAULT 'available',
    scheduled_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    tags blob NOT NULL DEFAULT (jsonb('[]')),
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
INSERT INTO river_job VALUES(1,X'cc18576d61746368c71034323530346337613536633136386638',0,NULL,NULL,'2026-12-01 04:35:16.575',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71064373730373235393636383663613336',1,'bot_turn','scheduled','2026-12-01 04:35:36.569',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(2,X'cc18576d61746368c71034323530346337613536633136386638',0,NULL,NULL,'2026-12-01 04:35:16.620',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71039323030333430383633343761336263',1,'bot_turn','scheduled','2026-12-01 04:35:36.619',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(3,X'cc18576d61746368c71034323530346337613536633136386638',0,NULL,NULL,'2026-12-01 04:35:16.627',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71033666632613261383765373936346531',1,'bot_turn','scheduled','2026-12-01 04:35:36.626',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(4,X'cc18576d61746368c71037326266323062623436653337376565',0,NULL,NULL,'2026-12-01 04:35:16.638',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71037356165373833373933363431623537',1,'bot_turn','scheduled','2026-12-01 04:35:36.635',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(5,X'cc18576d61746368c71037326266323062623436653337376565',0,NULL,NULL,'2026-12-01 04:35:16.855',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71032363361323639383866393839383331',1,'bot_turn','scheduled','2026-12-01 04:35:36.854',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(6,X'cc18576d61746368c71037326266323062623436653337376565',0,NULL,NULL,'2026-12-01 04:35:16.882',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71063653331363062623230323434346264',1,'bot_turn','scheduled','2026-12-01 04:35:36.881',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(7,X'cc18576d61746368c71037326266323062623436653337376565',0,NULL,NULL,'2026-12-01 04:35:16.903',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71039306266363137356665636634383235',1,'bot_turn','scheduled','2026-12-01 04:35:36.902',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(8,X'cc18576d61746368c71037326266323062623436653337376565',0,NULL,NULL,'2026-12-01 04:35:16.917',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71030313237363039303465613663626565',1,'bot_turn','scheduled','2026-12-01 04:35:36.916',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(9,X'cc18576d61746368c71036646664323662633563333135376463',0,NULL,NULL,'2026-12-01 04:35:16.982',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71031396538363461663335313436373164',1,'bot_turn','scheduled','2026-12-01 04:35:36.982',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(10,X'cc18576d61746368c71031613231656663333535393462363033',0,NULL,NULL,'2026-12-01 04:35:17.146',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71036353766353166363365396665643633',1,'bot_turn','scheduled','2026-12-01 04:35:37.145',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(11,X'cc18576d61746368c71037656139626162313030353236333937',0,NULL,NULL,'2026-12-01 04:35:17.309',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71038346238346534353931626537633065',1,'bot_turn','scheduled','2026-12-01 04:35:37.308',X'0b',NULL,NULL);
INSERT INTO river_job VALUES(12,X'cc18576d61746368c71062653131643438336436383065386464',0,NULL,NULL,'2026-12-01 04:35:17.448',NULL,NULL,'bot_turn',25,X'cc26c71272697665723a756e697175655f6e6f6e6365c71066353962616536613039663766346638',1,'bot_turn','scheduled','2026-12-01 04:35:37.447',X'0b',NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('goose_db_version',18);
INSERT INTO sqlite_sequence VALUES('river_job',12);
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
CREATE INDEX river_notification_created_at_idx ON river_notification (created_at);
CREATE INDEX river_notification_topic_id_idx ON river_notification (topic, id);
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
