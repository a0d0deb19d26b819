import { type Box, type Colour, drawBoxes } from './drawBoxes.ts';

const WHITE: Colour = [250, 250, 248];
const PAIRS: readonly (readonly [Colour, Colour])[] = [
  [
    [206, 52, 60],
    [244, 190, 70],
  ],
  [
    [22, 104, 140],
    [120, 208, 200],
  ],
  [
    [92, 58, 150],
    [240, 140, 160],
  ],
  [
    [30, 118, 82],
    [206, 222, 96],
  ],
];

/** The banner of a promo: a sunburst of bars, a tag and the lines of its words. */
export const promoBanner = (name: string): Buffer => {
  const sum = [...name].reduce((total, letter) => (total * 33 + (letter.codePointAt(0) ?? 0)) % 65_521, 11);
  const [back, front] = PAIRS[sum % PAIRS.length] ?? [WHITE, WHITE];
  const bars = Array.from({ length: 8 }, (_, at): Box => [at * 40, 0, 14 + ((sum >> at) % 12), 180, front]);
  return drawBoxes(320, 180, [
    [0, 0, 320, 180, back],
    ...bars,
    [24, 30, 190, 120, WHITE],
    [40, 48, 90 + (sum % 60), 22, back],
    [40, 84, 150, 10, [206, 210, 218]],
    [40, 102, 118, 10, [206, 210, 218]],
    [40, 124, 70, 12, front],
    [236, 48, 60, 84, WHITE],
    [246, 60, 40, 40, back],
    [246, 108, 40, 12, front],
  ]);
};
