import { expect, it } from 'vitest';
import { correctionWords } from './correctionWords.ts';

it.each([
  ['0 Not yet.', 'Not yet.', 'Not yet.'],
  ['1 Blurred.', '1 correction: Blurred.', '1 pagwawasto: Blurred.'],
  ['12 Which floor?', '12 corrections: Which floor?', '12 pagwawasto: Which floor?'],
])('%s is told as how many and the first of them', (told, en, fil) => {
  expect(correctionWords(told)).toEqual({ en, fil });
});
