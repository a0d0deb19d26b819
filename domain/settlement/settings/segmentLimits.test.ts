import { describe, expect, it } from 'vitest';
import { plainSegmentLimits, readSegmentLimits, segmentLimitMistake, storeLimitOf } from './segmentLimits.ts';

describe('the limits of segments', () => {
  it('are written one a line, with their amounts in full', () => {
    expect(plainSegmentLimits(' Home: and garden : 1,000\n\nFurniture:250000.5 ')).toBe(
      'Home: and garden: 1000.00\nFurniture: 250000.50',
    );
  });

  it.each(['Furniture', 'Furniture: none', ': 5', 'Furniture: 0', 'Furniture: -1', 'Furniture: 1.001'])(
    'are not read of "%s"',
    (line) => {
      expect(readSegmentLimits(`Electronics: 1\n${line}`)).toEqual({ wrong: line });
      expect(segmentLimitMistake(line).en).toContain(line);
    },
  );

  it('name a segment once', () => {
    expect(readSegmentLimits('Furniture: 1\nFURNITURE : 2')).toEqual({ wrong: 'FURNITURE : 2' });
  });
});

describe('the limit of a store', () => {
  const set = { storePaymentLimit: '1000.00', segmentLimits: 'Furniture: 250.00\nMobile and gadgets: 90.00' };

  it.each([
    ['Furniture', 25_000n],
    [' furniture ', 25_000n],
    ['Mobile and gadgets', 9_000n],
    ['Motorcycles', 100_000n],
    [null, 100_000n],
  ])('of segment %s is %s centavos', (segment, expected) => {
    expect(storeLimitOf(set, segment)).toBe(expected);
  });

  it('is 500,000 pesos where no setting says otherwise', () => {
    expect(storeLimitOf({}, 'Furniture')).toBe(50_000_000n);
    expect(storeLimitOf({ segmentLimits: null }, null)).toBe(50_000_000n);
  });
});
