import type { Question } from "../../shared/rules/seats.ts";

/** The things on the board, in the hand or on a panel that an option stands for. */
export const targets = (option: string, question: Question): readonly string[] => {
  const at = option.indexOf(":");
  const [kind, name] = at < 0 ? ["", option] : [option.slice(0, at), option.slice(at + 1)];
  switch (kind) {
    case "space":
    case "sea":
    case "inside":
    case "supply":
      return [`space:${name}`];
    case "general":
    case "avoid":
    case "intercept":
      return [`general:${name}`];
    case "card":
    case "tactic":
    case "miat":
    case "die":
      return [option];
    case "":
      return done(option, question);
    default:
      return [];
  }
};

/** Fleet options are chosen on the fleet, those for ships in port on the harbour, those for an army on its general. */
function done(option: string, { prompt, seat, params }: Question): readonly string[] {
  switch (`${prompt.slice("hamilcar.".length)} ${option}`) {
    case "sail land":
    case "after-victory land":
      return [`fleet:${seat}`, ...(typeof params?.space === "string" ? [params.space] : [])];
    case "sail gather":
    case "after-victory sail-on":
    case "evade evade":
      return [`fleet:${seat}`];
    case "march sail":
    case "march-ended sail":
    case "spend-point refit":
    case "spend-difference refit":
    case "miat-cu warship":
      return [`harbour:${seat}`];
    case "march besiege":
    case "march-ended besiege":
      return typeof params?.general === "string" ? [params.general] : [];
    default:
      return [];
  }
}
