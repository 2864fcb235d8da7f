import type { Bust } from "../../../web/portrait/bust.ts";

/** The leaders' portraits. */
export const PORTRAITS: Readonly<Record<string, Bust>> = {
  "R-duilius": { nose: "hooked", hair: "short", wears: "laurel", dress: "toga" },
  "R-valerius-max": { nose: "hooked", hair: "receding", old: true, dress: "toga" },
  "R-regulus": { nose: "straight", hair: "short", old: true, wears: "diadem", dress: "cuirass" },
  "R-tribune": { nose: "snub", wears: "bowl", dress: "cuirass" },
  "R-metellus": { nose: "straight", hair: "receding", wears: "laurel", dress: "cuirass" },
  "R-claudius-pulcher": { nose: "snub", hair: "curly", wears: "diadem", dress: "cloak" },
  "R-lutatius": { nose: "straight", wears: "crested", dress: "cuirass" },
  "C-hanno": { nose: "hooked", hair: "curly", beard: "curled", wears: "conical", dark: true },
  "C-h-gisco": { nose: "hooked", hair: "braids", beard: "pointed", old: true, dark: true },
  "C-hamilcar": { nose: "straight", hair: "curly", beard: "curled", wears: "lion", dress: "cloak", dark: true },
  "C-adherbal": { nose: "straight", hair: "curly", beard: "long", old: true, dark: true },
  "C-carthalo": { nose: "snub", hair: "braids", beard: "short", wears: "diadem", dark: true },
  "C-himilco": { nose: "hooked", beard: "short", wears: "conical", dress: "cuirass", dark: true },
  "C-hasdrubal": { nose: "straight", hair: "curly", beard: "short", wears: "crested", dress: "cuirass", dark: true },
  "S-hiero": { nose: "straight", hair: "curly", wears: "diadem", old: true, dress: "toga", dark: true },
  "X-xanthippus": { nose: "straight", hair: "braids", beard: "pointed", wears: "greek", dress: "cuirass", dark: true },
};
