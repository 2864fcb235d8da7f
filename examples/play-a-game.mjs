// Plays a game of Hannibal, computer against computer, and says who won. In a folder of its own:
//   npm init -y && npm install ../punica/punica-0.1.0.tgz && node play-a-game.mjs
import { botFor, seenBy } from "punica/bots";
import { headerFor, Session } from "punica/engine";
import { en, hannibal, players } from "punica/hannibal";
import { Words } from "punica/kit";

const game = Session.begin(hannibal, headerFor(hannibal, { seed: "Cannae" }));
const player = botFor(players, "hasty");
while (game.question) {
  const { seat } = game.question;
  game.answer(player.choose(seenBy(game, seat), seat, { milliseconds: 10, seed: `${seat} ${game.version}` }));
}
const words = new Words("en", en);
if (game.over) console.log(`${game.version} answers. ${game.over.winner ?? "nobody"} wins: ${words.say(game.over.reason)}`);
