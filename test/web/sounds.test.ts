import { expect, test } from "vitest";
import { CARD, CHANGE, MATTERS, QUIET, ROLL, SENTENCE } from "../../src/web/film/look.ts";
import { soundOf } from "../../src/web/sound/sounds.ts";
import { SOUNDS, Synth } from "../../src/web/sound/synth.ts";

/** An audio context that only notes what is to be heard, and when. */
function silence() {
  const heard: { from: number; to: number }[] = [];
  const levels: number[] = [];
  const level = (value: number) => void levels.push(value);
  const parameter = () => ({
    value: 0,
    setValueAtTime: level,
    linearRampToValueAtTime: level,
    exponentialRampToValueAtTime: level,
  });
  const node = () => ({ gain: parameter(), frequency: parameter(), type: "", connect: (next: unknown) => next });
  const source = () => {
    const times = { from: 0, to: 0 };
    return {
      ...node(),
      start: (at: number) => {
        times.from = at;
      },
      stop: (at: number) => {
        times.to = at;
        heard.push(times);
      },
    };
  };
  const context = {
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    createGain: node,
    createBiquadFilter: node,
    createOscillator: source,
    createBufferSource: source,
    createBuffer: () => ({ getChannelData: () => new Float32Array(200) }),
  };
  return { context: context as unknown as AudioContext, heard, levels };
}

test.each(SOUNDS)("the sound of %s begins at once and is short", (sound) => {
  const { context, heard, levels } = silence();
  new Synth(context).play(sound);
  expect(heard.length).toBeGreaterThan(0);
  expect(Math.min(...heard.map(({ from }) => from))).toBe(10);
  expect(Math.max(...heard.map(({ to }) => to))).toBeLessThan(12);
  // no filter and no loudness may glide to nothing: browsers refuse that
  expect(Math.min(...levels)).toBeGreaterThan(0);
});

test("events sound like what they look like, or as the game says", () => {
  expect(soundOf(CARD)).toBe("card");
  expect(soundOf(ROLL)).toBe("dice");
  expect(soundOf({ as: "walk", to: "space", piece: "general" })).toBe("march");
  expect(soundOf({ as: "walk", to: "space", piece: "general", sound: "sea" })).toBe("sea");
  expect(soundOf({ ...MATTERS, sound: "horn" })).toBe("horn");
  for (const look of [CHANGE, SENTENCE, QUIET]) expect(soundOf(look)).toBeNull();
});
