import { describe, expect, it } from 'vitest';
import { isLandline } from './landline.ts';

describe('a telephone number', () => {
  it.each([
    '(02) 8123-4567',
    '+63 2 8123 4567 loc. 101',
    '8123-4567',
    '8123 4567 ext 5',
    '0917 123 4567',
    '2800123456',
    '123456789012345',
    '123456789012345 ext 12345',
  ])('%s is one', (text) => expect(isLandline(text)).toBe(true));

  it.each([
    '',
    'call me',
    'N/A',
    'none',
    '812-345',
    '1234567890123456',
    '8123-4567 call me',
    'loc. 1234567',
    '8123+4567',
    '12345 loc 123',
    `8123 4567${' '.repeat(60)}1`,
  ])('%s is none', (text) => expect(isLandline(text)).toBe(false));
});
