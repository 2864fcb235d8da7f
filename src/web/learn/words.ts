import { typeset } from "../../words/typeset.ts";
import type { Language } from "../../words/words.ts";

/** What the teacher's panel and the list of lessons say. */
const en = {
  lessons: "Learn {game}",
  intro: "Short lessons on the real board. You learn by playing; there is nothing to read beforehand.",
  examples: "Examples from the rules",
  "examples.intro": "For afterwards: a short exercise for each example that the rule books work out, with the same figures.",
  minutes: "{count} min",
  "begin.first": "Begin the first lesson",
  "go-on": "Go on",
  again: "Once more",
  done: "done",
  partly: "partly skipped",
  next: "Next",
  "to-question": "To the question",
  "read-again": "Show the whole text",
  "next.lesson": "Next lesson: {title}",
  repeat: "Again from the start of this step",
  skip: "Skip this step",
  leave: "All lessons",
  task: "Your task",
  retry: "Try again",
  "well-done": "Well done! Now you know",
  skipped: "Something was skipped. This lesson is about",
  "all-done": "You know how to play. Now a whole game, against a computer that plays like a beginner.",
  play: "Play {side} against a recruit",
  watch: "See what happens on the board.",
  other: "The rules allow that, but it is not what we want to try now. Do what glows.",
  step: "Step {n} of {count}",
  "no-lessons": "There are no lessons for this game yet.",
  kept: "What you have done is kept in this browser.",
};

type Key = keyof typeof en;

const fr: Record<Key, string> = {
  lessons: "Apprendre {game}",
  intro: "De courtes leçons sur le vrai plateau. On apprend en jouant ; il n'y a rien à lire avant.",
  examples: "Les exemples de la règle",
  "examples.intro": "Pour la suite : un court exercice pour chaque exemple que les livrets développent, avec les mêmes chiffres.",
  minutes: "{count} min",
  "begin.first": "Commencer la première leçon",
  "go-on": "Continuer",
  again: "Encore une fois",
  done: "faite",
  partly: "passée en partie",
  next: "Suite",
  "to-question": "À la question",
  "read-again": "Afficher tout le texte",
  "next.lesson": "Leçon suivante : {title}",
  repeat: "Reprendre cette étape",
  skip: "Passer cette étape",
  leave: "Toutes les leçons",
  task: "À vous",
  retry: "Réessayer",
  "well-done": "Bravo ! Vous savez maintenant",
  skipped: "Quelque chose a été passé. Cette leçon traite de ceci",
  "all-done": "Vous savez jouer. Maintenant une vraie partie, contre un ordinateur qui joue comme un débutant.",
  play: "Jouer {side} contre une recrue",
  watch: "Regardez ce qui se passe sur le plateau.",
  other: "La règle le permet, mais ce n'est pas ce que nous voulons essayer. Faites ce qui brille.",
  step: "Étape {n} sur {count}",
  "no-lessons": "Il n'y a pas encore de leçons pour ce jeu.",
  kept: "Ce que vous avez fait est gardé dans ce navigateur.",
};

const WORDS: Record<Language, Record<Key, string>> = { en, fr };

export const say = (language: Language, key: Key, params: Readonly<Record<string, string | number>> = {}): string =>
  typeset(
    WORDS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? "")),
    language,
  );
