import { describe, expect, it } from 'vitest';
import { isZip } from './zip.ts';

describe('a ZIP code', () => {
  it.each(['6216', '0560', '9999'])('is %s', (text) => expect(isZip(text)).toBe(true));
  it.each(['', '621', '62160', '62l6', ' 6216', '6216\n', '62-16', '٦٢١٦', '６２１６'])('is not %j', (text) =>
    expect(isZip(text)).toBe(false),
  );
});
