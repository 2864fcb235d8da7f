import type { Bust } from "../../../web/portrait/bust.ts";

/** The generals' portraits. The sons of Hamilcar Barca share their curls and straight nose. */
export const PORTRAITS: Readonly<Record<string, Bust>> = {
  hannibal: { hair: "curly", beard: "short", oneEyed: true, wears: "laurel", dress: "cuirass", dark: true },
  hasdrubal: { hair: "curly", beard: "short", wears: "crested", dress: "cuirass", dark: true },
  mago: { hair: "curly", wears: "diadem", dark: true },
  hanno: { nose: "hooked", hair: "curly", beard: "curled", wears: "conical", dark: true },
  h_gisgo: { nose: "hooked", hair: "braids", beard: "pointed", old: true, dark: true },
  p_scipio: { nose: "straight", wears: "bowl", dress: "cuirass" },
  t_longus: { nose: "hooked", hair: "short", dress: "cuirass" },
  flaminius: { nose: "snub", hair: "short", wears: "crested", dress: "cuirass" },
  varro: { nose: "snub", hair: "receding", dress: "toga" },
  a_paulus: { nose: "hooked", hair: "short", beard: "short", old: true, dress: "toga" },
  fabius_maximus: { nose: "hooked", hair: "receding", wears: "veil", old: true, dress: "toga" },
  marcellus: { nose: "hooked", hair: "short", wears: "laurel", old: true, dress: "cuirass" },
  c_nero: { nose: "snub", wears: "bowl", beard: "short", dress: "cloak" },
  scipio_africanus: { nose: "straight", hair: "receding", dress: "cuirass", wears: "diadem" },
};
