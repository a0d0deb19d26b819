import { describe, expect, it } from 'vitest';
import { pictureFault } from './pictureFault.ts';

const bytesOf = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [...part],
    ),
  );
const four = (of: number) => [of >>> 24, (of >>> 16) & 255, (of >>> 8) & 255, of & 255];
const chunk = (name: string, data: readonly number[] = []) => [
  ...four(data.length),
  ...bytesOf(name),
  ...data,
  ...four(0),
];
const START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Png {
  width?: number;
  height?: number;
  depth?: number;
  colours?: number;
  between?: readonly number[];
}
const png = ({ width = 600, height = 200, depth = 8, colours = 6, between = [] }: Png = {}) =>
  bytesOf(
    START,
    chunk('IHDR', [...four(width), ...four(height), depth, colours, 0, 0, 0]),
    between,
    chunk('IDAT', [1, 2, 3]),
    chunk('IEND'),
  );
const jpeg = (width = 600, height = 200, end: readonly number[] = [0xff, 0xd9], frame = 0xc0) => {
  const two = (of: number) => [of >>> 8, of & 255];
  // A smaller picture in its notes is not taken for it.
  const notes = [0xff, 0xe1, 0, 6, 0xff, 0xd9, 0xff, 0xc0];
  const size = [0xff, frame, 0, 11, 8, ...two(height), ...two(width), 1, 1, 0x11, 0];
  return bytesOf([0xff, 0xd8], notes, size, [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 4], end);
};
const cut = (whole: Uint8Array, off: number) => whole.subarray(0, whole.length - off);

describe('what keeps a picture off papers', () => {
  it.each([
    ['a PNG', png()],
    ['one of 16 bits', png({ depth: 16 })],
    ['one of few colours on white', png({ depth: 1, colours: 3, between: chunk('PLTE') })],
    ['one of few colours in whole bytes, without ground', png({ colours: 3, between: chunk('tRNS') })],
    ['one with something behind its end', bytesOf([...png()], 'more')],
    ['a JPEG', jpeg()],
    ['one that comes in steps', jpeg(600, 200, [0xff, 0xd9], 0xc2)],
    ['the largest', png({ width: 2000, height: 2000 })],
  ])('is nothing with %s', (_, bytes) => expect(pictureFault(bytes)).toBeNull());

  it.each([
    ['nothing', bytesOf()],
    ['a text', bytesOf('Reyes')],
    ['a drawing of lines', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG that is only begun', bytesOf(START)],
    ['noise that begins as a PNG', bytesOf(START, [255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
    ['a PNG that is cut off', cut(png(), 1)],
    [
      'one without a pixel',
      bytesOf(START, chunk('IHDR', [...four(1), ...four(1), 8, 6, 0, 0, 0]), chunk('IEND')),
    ],
    ['one without a width', png({ width: 0 })],
    ['a JPEG that is cut off', cut(jpeg(), 2)],
    ['noise that begins as a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
    ['a JPEG without a size', bytesOf([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0xd9])],
  ])('is that %s is broken', (_, bytes) => expect(pictureFault(bytes)).toBe('broken'));

  it.each([
    ['PNG', png({ width: 2001, height: 2000 })],
    ['JPEG', jpeg(16_000, 16_000)],
  ])('is the size of a %s', (_, bytes) => expect(pictureFault(bytes)).toBe('large'));

  it.each([1, 2, 4])('is the ground of a PNG whose pixels have %i bits', (depth) => {
    expect(pictureFault(png({ depth, colours: 3, between: chunk('tRNS') }))).toBe('ground');
  });
});
