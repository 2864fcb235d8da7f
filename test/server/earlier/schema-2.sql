-- games as they were stored with schema 2
CREATE TABLE games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset TEXT NOT NULL, scenario TEXT NOT NULL, options TEXT NOT NULL,
    rules_version INTEGER NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL,
    secret TEXT NOT NULL, commitment TEXT NOT NULL, seed TEXT,
    status TEXT NOT NULL, version INTEGER NOT NULL, turn TEXT, updated INTEGER NOT NULL, result TEXT, rematch TEXT
  , rev INTEGER NOT NULL DEFAULT 0, begun_under INTEGER NOT NULL DEFAULT 0, renewals TEXT NOT NULL DEFAULT '[]', undos INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX games_to_watch ON games (status, updated) WHERE public = 1;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, seat TEXT NOT NULL, name TEXT, player TEXT, token TEXT, invite TEXT, part TEXT,
    seen INTEGER NOT NULL, ask INTEGER NOT NULL, seen_log INTEGER NOT NULL DEFAULT 0, standing TEXT NOT NULL DEFAULT '[]', pace TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_player ON seats (player);
CREATE TABLE steps (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL, id TEXT,
    body TEXT NOT NULL, hash TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, seat TEXT NOT NULL, version INTEGER NOT NULL,
    body TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, seat TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX games_untouched ON games (status, updated);
CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, moment INTEGER NOT NULL,
    rules_version INTEGER NOT NULL, log_from INTEGER NOT NULL, log_to INTEGER NOT NULL, state BLOB NOT NULL, log BLOB NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE health (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
INSERT INTO games (id, game, ruleset, scenario, options, rules_version, public, created, secret, commitment, seed, status, version, turn, updated, result, rematch, rev, begun_under, renewals, undos) VALUES ('8c78zg8dt29v','toy','plain','whole','{"short":false}',1,0,1794810225420,'231f78a7b65c6348133f117f41680ecaf65a75fd709612b672dfedf699a42aa5','718bd8cd26cc7368774bfa82d2a8b30eb1c2a9fea5a176117c8bc29938419ded','sha256:9e55fd1fb90e9a587da1c327d55dac0bfd991aa973dd796e7837c93e65487576','playing',40,'carthage',1794810226107,NULL,NULL,84,1,'[]',0);
INSERT INTO seats (game, seat, name, player, token, invite, part, seen, ask, seen_log, standing, pace) VALUES ('8c78zg8dt29v','carthage','Hanno','f23920980e6b4ee11d69e2f7efeec769368fce24dd47e5dc1b633652ddd4d27c','f517493ef25618448fae026b88550dd7a70ef157453fc4f506205b665285b45a',NULL,'90a5068ccea752091fb52221b226a763',40,0,44,'[]','[15,4,85,12]');
INSERT INTO seats (game, seat, name, player, token, invite, part, seen, ask, seen_log, standing, pace) VALUES ('8c78zg8dt29v','rome','Scipio','2f78924d0916fb0d58d93050c90caf3f7bd0a86d4c86b40509582c7b5df5462b','c43aef5ac74b22a0a7a9054032caf17c7fb4431514082fc09e27bb4c18b162e4',NULL,'2fb6128ce55bc9bc407809c10cd8a30d',40,0,44,'[]','[7,16,9,14,2]');
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',1,'answer','rome','aMVK80AbE2hQk2MZ','"card:19"','2-0c2042ade095a2',1794810225545);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',2,'answer','carthage','Pj_tnhmm1VcuxoB-','"pass"','2-0b40b0379b6871',1794810225560);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',3,'answer','rome','xUMKHXf39DgJvluP','0','2-12c61ac4168a76',1794810225591);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',4,'answer','rome','ICVWCOTuty8HZTlI','["card:20"]','2-0b59bdec32cd1f',1794810225618);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',5,'answer','carthage','JC6wj7OkU3HTzaE3','"card:32"','2-10ca295ce9071f',1794810225695);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',6,'answer','rome','rL9Ty_m0gzn89qPf','"pass"','2-008a101f033257',1794810225702);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',7,'answer','carthage','4KWhWY0Eebt-gZ5w','3','2-008a101f033257',1794810225750);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',8,'answer','carthage','G1RHgBfrZ1e2t9b3','{"land":2,"sea":1}','2-11e335cffd48f9',1794810225755);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',9,'answer','carthage','riR89pUzUYpI1m-P','["card:18","card:14"]','2-1f0305ed6a444f',1794810225758);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',10,'answer','rome','_DIa4Ikihzhz3SVW','"pass"','2-050d83a4990280',1794810225761);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',11,'answer','rome','kDQ9GbZjixgs4sdq','["card:5"]','2-079bfd3792706e',1794810225765);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',12,'answer','carthage','ACxpV_WjGg32XidN','"card:29"','2-012999e5044738',1794810225775);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',13,'answer','rome','X5n_G440XLkuPuyY','"card:3"','2-14ae1ef7648bee',1794810225791);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',14,'answer','carthage','c1T_EEHIkwgRsstO','["card:1"]','2-18742420f905d7',1794810225797);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',15,'answer','rome','C55yVePhslCGmU6l','"card:31"','2-04b332082a0ed1',1794810225803);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',16,'answer','carthage','E2nZYFkebM3W-KfB','"pass"','2-16bed4a3bea32b',1794810225807);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',17,'answer','rome','gOq6I4fEm7x0L39o','1','2-16bed4a3bea32b',1794810225819);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',18,'answer','rome','G_hP8HYybV-ciMse','{"land":1,"sea":0}','2-1c8eeba6637642',1794810225825);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',19,'answer','rome','2-g2GTbDY20H248N','["card:2"]','2-1700c41abf2a20',1794810225832);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',20,'answer','carthage','VH53Sr8kRYci-Ig1','"card:12"','2-1b1caf2f649ac1',1794810225835);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',21,'answer','rome','mYrnu41YSa_mVNDm','"card:9"','2-192370c5cbe619',1794810225844);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',22,'answer','carthage','qeQW8yTidL1wdLnE','["card:30"]','2-1b7c2a9d5023d6',1794810225850);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',23,'answer','rome','36y7Sbx9V5PkWSA9','"card:10"','2-04a70811da4e3e',1794810225860);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',24,'answer','carthage','vsbX5Pj_VW0WzvTw','"card:33"','2-18de4534299ef6',1794810225945);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',25,'answer','rome','Czx4WBYuveSoxECK','["card:17"]','2-1d600a56a3992f',1794810225953);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',26,'answer','carthage','yhuOmQGYEoTstLVq','"card:26"','2-113b0a2fda303b',1794810225961);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',27,'answer','rome','DU19bz01q3fnAO-X','"card:21"','2-00abfe959c373c',1794810225975);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',28,'answer','carthage','bIVmyXO-LXVvhgeD','["card:23","card:16"]','2-1af5327b6397fb',1794810225989);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',29,'answer','rome','7edKzwEkfA2pufa2','"card:25"','2-14699c1f275428',1794810226001);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',30,'automatic','carthage',NULL,'"pass"','2-1db45011d7c935',1794810226006);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',31,'answer','rome','SJD7toPHBK897_xf','0','2-1abb028b34f0df',1794810226019);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',32,'answer','rome','lMYCGESECpurDPHa','[]','2-0849f348adb968',1794810226029);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',33,'answer','carthage','4BwoV0pwG-x-pIpK','"card:22"','2-0604a4871427d3',1794810226035);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',34,'answer','rome','bkRCqK5MK6k26jnV','"pass"','2-01f7083df32017',1794810226037);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',35,'answer','carthage','jm7JjNlEFou6BpZy','1','2-01f7083df32017',1794810226040);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',36,'answer','carthage','a4ymuuNOkeG347EX','{"land":1,"sea":0}','2-0964cf690a0b36',1794810226053);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',37,'answer','carthage','pGl8d-0rvbCrRYX9','[]','2-05c1ab09b15543',1794810226067);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',38,'answer','rome','ZtjQ_rThUqMJ1ff1','"card:35"','2-1f5b21d7898eb3',1794810226078);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',39,'answer','carthage','Et0j7509yP_Y4KFH','"card:36"','2-00c43cf54c79de',1794810226090);
INSERT INTO steps (game, n, kind, seat, id, body, hash, at) VALUES ('8c78zg8dt29v',40,'answer','rome','ME96ajW2I3r9dx8Z','[]','2-137eb1d78a5ab6',1794810226107);
INSERT INTO snapshots (game, n, moment, rules_version, log_from, log_to, state, log) VALUES ('8c78zg8dt29v',0,0,1,0,0,X'4D904D6EEB300C84EFC2F5181049EBF72A41168AA2D4C6CBB30BCB6D5114BE7B2167D3050182180E3FCE0FE5A57DD5AD5132A0F7B5CDFBBC2E947EA84C7929B577B7796F942E033B0D5639988881391A11AB62206CBCB72AD662F06C25B0468F6134127D600B8EA3865E0231ECA270E4007631CAE8471FA0F60A7AAC5BA9774A97EB015A3FEB4669F9783E41F75AFE51BA38C808B6D01112A00ECC100F568820C0638458A885285411C19D0CE2A006ECC1600789B050BE82A6BCDC5B7F6E5BFF574A17054774C02BA8E46D9FF25B1FF388CE2A50E95CEFCFFCFD8204B5B26E673C2F07F377CF1CA0FD635BCE712EFBFC5929BD84A0B69F9AD38C0E509BCF9CBBE794DB44896430CE86DBCD4875FE510A81F63C3FFBB17B2D739BD7A5B31FA0C756EB2BA8E3F805',X'8B8E0500');
INSERT INTO snapshots (game, n, moment, rules_version, log_from, log_to, state, log) VALUES ('8c78zg8dt29v',40,40,1,0,56,X'4D90CD6AC4300C84DF45E70958921DFFBC4AC8C19B78BBA1DBA4C4D99652F2EE25D943F720106298197DBF94E7FA5DD64AC91AD0E752A76D5A664ABF34DCF23C9463BB4C5BA5D435DC6A70CAC14434CCD18838150361E3BD53710E8D672781357A34D648F4811D385A0DC708C4701B852307701BA3586F7D80353DE8BAAC43192975FD0E5ABECA4A697EDCEFA0B10CEF94BA1662C10E6A7BD02DCF633DAAADCB47A1D45988073324F4A021AFDB2DBF1D778F00D6C3F1F39E7F4E7B8E1003151C1D2C1C2442C150868005116AC006AA600F69210C51700B7110813A68DB83EAB0AC279D67057ECD753B687BAC332566501EB6E9AB50FA1780EA760ACF5AB483EA74B2EECEDFEA8D1249C3EACB85471FB2CB9796405B9EEE47E25886A94ECBFC4240E36BBE861D745D4B7932DCF73F',X'B596D14E83301486DFE55C13B3B66E3A5EC5ECA20251235B49410D5978775389A6B4E71C683AAF7631FE2FF0F53F6D9FAED07C3697014A18CC78D7B57A6C6A28A0D3569F7B28AFD037DAFD6BCDB981022A6D6B287F7E4A7184692A96006BDA9605B807A0DC47C1FAAD7750365B990FF7BC88C3B6F95AE4FCD75402A602CCA51D7F4949F1FD5A9A7656693BBCEA97D09B9229DE3CC8ECEE10855977FE4BCCFE640CE004C8A367E08F968410877CC41642A7FB1EB730AF5CF83C2B2EAB74E2E1E6B571EB10429E5B53BDE3146460550C600DC4D549B4A0765B568D45C84DD5A165621A44EC819EBFC5BE857C3F2730AB42326FDF12BEFBF4B83FF4689A564EF45720DB5E5A7F910160F5E7F7576D291F8B909B10B44C44835BD910C0882496C37D5B48616D669559AD1EA36C5CE6C5EFD7D2B47FC29EDB964208B306C82ABAF10E09ACFFB8CD8907B97F24914D64098FD90429B311E2F613E5EA1502369E085937D95D1CE6BE5CAE5E2AD8B8583D506869D418207B3A2DCE83CCF2900273F2E2094814A8FEE132815487D908088FEEC5420AAB22AF47FE1CCF45387D03');
INSERT INTO events (game, n, seat, version, body, at) VALUES ('8c78zg8dt29v',1,'carthage',0,'{"kind":"join"}',1794810225519);
INSERT INTO events (game, n, seat, version, body, at) VALUES ('8c78zg8dt29v',2,'carthage',40,'{"kind":"offer","offer":"draw"}',1794810226129);
INSERT INTO chat (game, n, seat, id, text, at) VALUES ('8c78zg8dt29v',1,'rome','ptvTV3QNrn9Y60V0','Ave',1794810226118);
PRAGMA user_version = 2;
