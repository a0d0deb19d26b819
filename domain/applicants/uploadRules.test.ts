import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsIn, MOST_UPLOAD_BYTES, MOST_UPLOADS, pieceVerdict } from './uploadRules.ts';

describe('a piece of a file', () => {
  it.each([
    [{ size: 10, received: 0 }, 0, 4, 'next'],
    [{ size: 10, received: 4 }, 4, 6, 'next'],
    [{ size: 10, received: 0 }, 0, 10, 'next'],
    [{ size: 10, received: 4 }, 0, 4, 'repeated'],
    [{ size: 10, received: 4 }, 1, 2, 'repeated'],
    [{ size: 10, received: 10 }, 4, 6, 'repeated'],
    [{ size: 10, received: 4 }, 5, 2, 'apart'],
    [{ size: 10, received: 4 }, 2, 4, 'apart'],
    [{ size: 10, received: 4 }, 0, 5, 'apart'],
    [{ size: 10, received: 4 }, 4, 7, 'too-long'],
    [{ size: 10, received: 10 }, 10, 1, 'too-long'],
  ] as const)('of %j from %i on, of %i bytes, is %s', (upload, offset, length, verdict) =>
    expect(pieceVerdict(upload, offset, length)).toBe(verdict),
  );

  it('is taken in exactly once each, however a file is cut and whatever is sent again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.boolean()),
        (cuts, again) => {
          const size = cuts.reduce((sum, cut) => sum + cut, 0);
          let received = 0;
          for (const cut of cuts) {
            const [offset, repeats] = [received, again.next().value];
            if (pieceVerdict({ size, received }, offset, cut) !== 'next') return false;
            received += cut;
            if (repeats && pieceVerdict({ size, received }, offset, cut) !== 'repeated') return false;
          }
          return received === size;
        },
      ),
    );
  });
});

describe('one more file', () => {
  it('fits in up to the number and the bytes of one application, and as a document does', () => {
    expect(fitsIn({ files: 0, bytes: 0 }, 10 * 1024 * 1024)).toBe(true);
    expect(fitsIn({ files: 0, bytes: 0 }, 10 * 1024 * 1024 + 1)).toBe(false);
    expect(fitsIn({ files: MOST_UPLOADS - 1, bytes: 0 }, 1)).toBe(true);
    expect(fitsIn({ files: MOST_UPLOADS, bytes: 0 }, 1)).toBe(false);
    expect(fitsIn({ files: 1, bytes: MOST_UPLOAD_BYTES - 1 }, 1)).toBe(true);
    expect(fitsIn({ files: 1, bytes: MOST_UPLOAD_BYTES - 1 }, 2)).toBe(false);
  });
});
