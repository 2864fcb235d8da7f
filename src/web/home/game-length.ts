import type { Manifest } from "../../games/manifest.ts";
import { t } from "../speech.svelte.ts";

/** How long a game takes, in hours, or in minutes if it can be over within the hour. */
export function gameLength([least, most]: Manifest["profile"]["hours"]): string {
  if (least >= 1) return least === most ? t("home.hours.about", { count: least }) : t("home.hours", { least, most });
  return least === most
    ? t("home.minutes.about", { count: least * 60 })
    : t("home.minutes", { least: least * 60, most: most * 60 });
}
