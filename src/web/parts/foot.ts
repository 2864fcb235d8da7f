import { getContext, setContext } from "svelte";

const FOOT = Symbol("foot");
type Place = () => HTMLElement | undefined;

/** Names the place at the end of a panel where what is to be pressed stands, whatever scrolls above it. */
export const footFor = (place: Place): void => void setContext(FOOT, place);

export const footHere = (): Place => getContext<Place | undefined>(FOOT) ?? (() => undefined);
