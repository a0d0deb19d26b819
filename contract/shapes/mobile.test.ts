import { describe, expect, it } from 'vitest';
import { LANDLINE_MAX } from '#domain/formats/landline.ts';
import { optionalContactNumber } from './mobile.ts';

describe('the number of a store', () => {
  const read = (typed: string | null) => optionalContactNumber.safeParse(typed);

  it('is a mobile one or a landline of bounded length, or left out', () => {
    expect(read('0917 123 4567').data).toBe('639171234567');
    expect(read('8').success).toBe(false);
    expect(read('').data).toBeNull();
    const longest = '(02) 8123-4567 local 123';
    expect([longest.length, read(longest).data]).toEqual([LANDLINE_MAX, longest]);
    expect(read(`${longest}4`).success).toBe(false);
  });
});
