-- games as they were stored with schema 1
CREATE TABLE games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset TEXT NOT NULL, scenario TEXT NOT NULL, options TEXT NOT NULL,
    rules_version INTEGER NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL,
    secret TEXT NOT NULL, commitment TEXT NOT NULL, seed TEXT,
    status TEXT NOT NULL, version INTEGER NOT NULL, turn TEXT, updated INTEGER NOT NULL, result TEXT, rematch TEXT
  ) STRICT;
CREATE INDEX games_to_watch ON games (status, updated) WHERE public = 1;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, seat TEXT NOT NULL, name TEXT, player TEXT, token TEXT, invite TEXT, part TEXT,
    seen INTEGER NOT NULL, ask INTEGER NOT NULL,
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
INSERT INTO games VALUES ('db98bcfe0e48', 'toy', 'plain', 'whole', '{"short":false}', 1, 0, 1794796940296, 'db98bcfe0e484328a619dcaf6d4e6a608b2d0c4c065ba1fb5aeff7c82e6e188e', '522ea321e4f63f203ee2a49bbbdf6ff0eeddfd8ae7d1b2abf497b1e2cec982e0', '03746752e95ed4047457b044c02b8819', 'playing', 30, 'carthage', 1794796940558, NULL, NULL);
INSERT INTO seats VALUES ('db98bcfe0e48', 'carthage', 'Hanno', 'd1798b5209719e2b93b5f444fce543a00e3bd737a800e947304e7f82586f21da', '4d2a1ac972d6dc5962fc496aa805ac496c1e525fa66938f748317497f6463d04', NULL, '0123456789abcdef0123456789abcdef', 30, 0);
INSERT INTO seats VALUES ('db98bcfe0e48', 'rome', 'Scipio', 'a619543ea3c8789d9b355da626d7625c4e71a361052a917ee83ea78337aff5da', '21cc2405230a8435cea746212839850c969b11d54ddf70f8b3e15b0daa1a51fc', NULL, '0123456789abcdef0123456789abcdef', 30, 0);
INSERT INTO steps VALUES ('db98bcfe0e48', 1, 'answer', 'rome', 'HvRgeE2Ii3gdjHAl', '"pass"', '0ff29522dffa81', 1794796940457);
INSERT INTO steps VALUES ('db98bcfe0e48', 2, 'undo', 'rome', 'nwzyAWeKVjcXDJqs', '0', '1cfccf3c5f7808', 1794796940468);
INSERT INTO steps VALUES ('db98bcfe0e48', 3, 'answer', 'rome', 'l4AVYkrskp9pJCb7', '"card:32"', '0c180f5c4cc644', 1794796940479);
INSERT INTO steps VALUES ('db98bcfe0e48', 4, 'automatic', 'carthage', NULL, '"pass"', '0a77cd3edaa61b', 1794796940479);
INSERT INTO steps VALUES ('db98bcfe0e48', 5, 'answer', 'rome', '-ALBrZao3dGgUZ7N', '3', '0a77cd3edaa61b', 1794796940482);
INSERT INTO steps VALUES ('db98bcfe0e48', 6, 'answer', 'rome', 'lDABKOQ_vFMzNNAi', '{"land":1,"sea":2}', '024210958102d9', 1794796940487);
INSERT INTO steps VALUES ('db98bcfe0e48', 7, 'answer', 'rome', '_2xPU4uLJb8WSjR2', '[]', '1533c1b4dbea4c', 1794796940494);
INSERT INTO steps VALUES ('db98bcfe0e48', 8, 'answer', 'carthage', 'O2ouDTBMo5LTz-tZ', '"card:35"', '0537c85a516552', 1794796940500);
INSERT INTO steps VALUES ('db98bcfe0e48', 9, 'answer', 'rome', 'JhmxsZdeg9kdCgrs', '"card:21"', '1fd45ba5a5aad2', 1794796940501);
INSERT INTO steps VALUES ('db98bcfe0e48', 10, 'answer', 'carthage', '1oGHIAr0Azx8iLki', '[]', '0b99de0395fb4d', 1794796940502);
INSERT INTO steps VALUES ('db98bcfe0e48', 11, 'answer', 'rome', '_fyCekq0vU4HHjRL', '"card:8"', '0c4ea08975c2b1', 1794796940504);
INSERT INTO steps VALUES ('db98bcfe0e48', 12, 'automatic', 'carthage', NULL, '"pass"', '10e978d584cbd8', 1794796940504);
INSERT INTO steps VALUES ('db98bcfe0e48', 13, 'answer', 'rome', 'L6_bd4BeKrHlMPav', '0', '028d38c68c5e2e', 1794796940505);
INSERT INTO steps VALUES ('db98bcfe0e48', 14, 'answer', 'rome', '8yYOX4Km0o0NwvXb', '["card:36"]', '1b65ffb135d77c', 1794796940505);
INSERT INTO steps VALUES ('db98bcfe0e48', 15, 'answer', 'carthage', 'Wb1pp4hHJLC7ip-3', '"card:22"', '0b72f371bdf335', 1794796940506);
INSERT INTO steps VALUES ('db98bcfe0e48', 16, 'answer', 'rome', 'LVrPufDWhsIcMwde', '"card:15"', '0ebc92aa045dfc', 1794796940507);
INSERT INTO steps VALUES ('db98bcfe0e48', 17, 'answer', 'carthage', 'FZb5v4uRWmhxpESg', '[]', '17ff48d334170f', 1794796940510);
INSERT INTO steps VALUES ('db98bcfe0e48', 18, 'answer', 'rome', 'nuf3pLbplcmz84YI', '"card:5"', '1f0312dde1338a', 1794796940515);
INSERT INTO steps VALUES ('db98bcfe0e48', 19, 'automatic', 'carthage', NULL, '"pass"', '10b7b4e8d8de67', 1794796940515);
INSERT INTO steps VALUES ('db98bcfe0e48', 20, 'answer', 'rome', 'WQmG-4s4w9bwN-9H', '0', '0d18084f3ca618', 1794796940518);
INSERT INTO steps VALUES ('db98bcfe0e48', 21, 'answer', 'rome', '_ydxS7VZ6nVu7RNS', '["card:3","card:9"]', '1120c82e1a6d02', 1794796940519);
INSERT INTO steps VALUES ('db98bcfe0e48', 22, 'answer', 'carthage', 'XtbQ4iWM8U3TDmIX', '"card:29"', '0327dfb37a882f', 1794796940520);
INSERT INTO steps VALUES ('db98bcfe0e48', 23, 'answer', 'rome', 'aICmWZH-sOsrTDKx', '"pass"', '0522cb53faf6d3', 1794796940523);
INSERT INTO steps VALUES ('db98bcfe0e48', 24, 'answer', 'carthage', '9p9OtIKFuyZeAohO', '2', '0522cb53faf6d3', 1794796940524);
INSERT INTO steps VALUES ('db98bcfe0e48', 25, 'answer', 'carthage', 'lns4nCIxbLhwy9WK', '{"land":1,"sea":1}', '00ec90a7d06532', 1794796940526);
INSERT INTO steps VALUES ('db98bcfe0e48', 26, 'answer', 'carthage', 'zi6Pbdtvnqn2_Vni', '["card:2","card:34"]', '11c6d198275fc8', 1794796940530);
INSERT INTO steps VALUES ('db98bcfe0e48', 27, 'answer', 'rome', 'cO7OkI03hsRneUyH', '"pass"', '1172475f96906e', 1794796940550);
INSERT INTO steps VALUES ('db98bcfe0e48', 28, 'answer', 'rome', 'MP8HSyk3Eoqx5NLU', '["card:24"]', '19888f77d61a52', 1794796940555);
INSERT INTO steps VALUES ('db98bcfe0e48', 29, 'answer', 'carthage', 'xLLYGmTMK0l5gBIk', '"card:18"', '03981fc48cc90b', 1794796940556);
INSERT INTO steps VALUES ('db98bcfe0e48', 30, 'answer', 'rome', '0zTpVhvSfoQvAhZf', '"card:27"', '13754b4caaf248', 1794796940558);
INSERT INTO events VALUES ('db98bcfe0e48', 1, 'carthage', 0, '{"kind":"join"}', 1794796940362);
INSERT INTO events VALUES ('db98bcfe0e48', 2, 'carthage', 30, '{"kind":"offer","offer":"draw"}', 1794796940560);
INSERT INTO chat VALUES ('db98bcfe0e48', 1, 'rome', '-L27GIufCvW51DHP', 'Ave', 1794796940477);
PRAGMA user_version = 1;
