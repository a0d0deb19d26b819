import { type Box, type Colour, drawBoxes } from './drawBoxes.ts';
import { promoBanner } from './promoBanner.ts';

const COLOURS: readonly Colour[] = [
  [46, 94, 170],
  [178, 58, 72],
  [36, 128, 96],
  [196, 128, 36],
  [108, 76, 160],
  [30, 120, 140],
];

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
const colourOf = (text: string): Colour => COLOURS[numberOf(text) % COLOURS.length] ?? [46, 94, 170];

const WHITE: Colour = [250, 250, 248];
const GREY: Colour = [206, 210, 218];
const DARK: Colour = [72, 78, 92];

/** The front of a store: sky, wall, striped awning, door and windows. */
const storefront = (name: string): Buffer => {
  const colour = colourOf(name);
  const stripes = Array.from(
    { length: 12 },
    (_, at): Box => [20 + at * 20, 62, 20, 26, at % 2 ? WHITE : colour],
  );
  return drawBoxes(280, 180, [
    [0, 0, 280, 150, [214, 232, 246]],
    [0, 150, 280, 30, [168, 170, 174]],
    [20, 40, 240, 112, [238, 226, 206]],
    [20, 40, 240, 22, DARK],
    [44, 47, 110 + (numberOf(name) % 80), 8, WHITE],
    ...stripes,
    [36, 98, 80, 40, [176, 206, 222]],
    [164, 98, 80, 40, [176, 206, 222]],
    [122, 94, 36, 58, DARK],
    [126, 98, 28, 54, [120, 150, 170]],
  ]);
};

/** A card with a portrait and lines, as identification cards look from afar. */
const card = (name: string): Buffer =>
  drawBoxes(300, 190, [
    [0, 0, 300, 190, [232, 236, 242]],
    [8, 8, 284, 174, WHITE],
    [8, 8, 284, 34, colourOf(name)],
    [24, 58, 84, 104, GREY],
    [48, 74, 36, 40, DARK],
    [36, 118, 60, 44, DARK],
    ...[0, 1, 2, 3].map((at): Box => [128, 66 + at * 24, 90 + ((numberOf(name) >> at) % 50), 9, GREY]),
  ]);

const logo = (name: string): Buffer =>
  drawBoxes(160, 160, [
    [0, 0, 160, 160, colourOf(name)],
    [36, 36, 88, 88, WHITE],
    [56, 56, 48, 48, colourOf(`${name} inside`)],
  ]);

/** A receipt as a phone takes it: a table, the paper, its head, lines with amounts, and a sum. */
const receiptPhoto = (name: string): Buffer => {
  const rows = [0, 1, 2, 3, 4].flatMap((at): Box[] => [
    [96, 108 + at * 26, 90 + ((numberOf(name) >> at) % 60), 8, GREY],
    [262, 108 + at * 26, 44, 8, GREY],
  ]);
  return drawBoxes(400, 300, [
    [0, 0, 400, 300, [150, 120, 92]],
    [70, 14, 262, 276, DARK],
    [66, 10, 262, 276, WHITE],
    [86, 30, 120, 14, colourOf(name)],
    [86, 52, 80, 7, GREY],
    [86, 84, 222, 2, DARK],
    ...rows,
    [86, 242, 222, 2, DARK],
    [96, 254, 60, 10, DARK],
    [244, 254, 62, 10, DARK],
  ]);
};

/** Pictures of the demo by the code of the document. */
export const PICTURES: Readonly<Record<string, (name: string) => Buffer>> = {
  SIGNATORY_ID: card,
  STORE_PHOTO: storefront,
  COMPANY_LOGO: logo,
  PROMO_BANNER: promoBanner,
  RECEIPT_PHOTO: receiptPhoto,
};
