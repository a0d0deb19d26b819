import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_LENGTH,
  codeExpiryProblem,
  codeTitlesProblem,
  registrationCodeOf,
  registrationCodeStatus,
  registrationCodeStatusOn,
  typedRegistrationCode,
} from './registrationCode.ts';

const bytes = fc.uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
const TODAY = '2026-07-30';

describe('a registration code', () => {
  it('is ten characters of Crockford base32, made of the bytes handed in', () => {
    expect(registrationCodeOf(Uint8Array.from([0, 9, 10, 17, 18, 20, 22, 27, 31, 255]))).toBe('09AHJMPVZZ');
    fc.assert(
      fc.property(bytes, (random) => {
        expect(registrationCodeOf(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      }),
    );
  });

  it('has every character alike often: each value of a byte counts', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const first = registrationCodeOf(new Uint8Array(CODE_LENGTH).fill(byte)).charAt(0);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it('is not made of too few bytes', () => {
    expect(() => registrationCodeOf(new Uint8Array(CODE_LENGTH - 1))).toThrow(RangeError);
  });

  it('is read however it was typed', () => {
    fc.assert(
      fc.property(bytes, fc.boolean(), (random, isLower) => {
        const code = registrationCodeOf(random);
        const shown = `${code.slice(0, 5)}-${code.slice(5)}`;
        expect(typedRegistrationCode(isLower ? shown.toLowerCase() : ` ${shown} `)).toBe(code);
      }),
    );
  });

  it.each([
    ['oil10-abcde', '01110ABCDE'],
    ['7K3M9 QZX2A', '7K3M9QZX2A'],
    ['7k3m9–qzx2a', '7K3M9QZX2A'],
    ['7K3M9QZX2', null],
    ['7K3M9QZX2AB', null],
    ['7K3M9QZX2U', null],
    ['7K3M9QZX2Ñ', null],
    // A Cyrillic А.
    ['7K3M9QZX2А', null],
    ['', null],
  ])('typed as %j is %j', (typed, code) => {
    expect(typedRegistrationCode(typed)).toBe(code);
  });
});

describe('where a code stands', () => {
  const fresh = { isRevoked: false, dateExpires: TODAY, uses: 0, maxUses: 2 };

  it.each([
    ['on its last day', {}, 'ACTIVE'],
    ['with one use left', { uses: 1 }, 'ACTIVE'],
    ['with none left', { uses: 2 }, 'USED_UP'],
    ['the day after its last', { dateExpires: '2026-07-29' }, 'EXPIRED'],
    ['expired and used up', { dateExpires: '2026-07-29', uses: 2 }, 'EXPIRED'],
    ['revoked', { isRevoked: true }, 'REVOKED'],
    ['revoked, expired and used up', { isRevoked: true, dateExpires: '2026-07-29', uses: 2 }, 'REVOKED'],
  ])('%s', (_, more, status) => {
    expect(registrationCodeStatusOn({ ...fresh, ...more }, TODAY)).toBe(status);
  });

  it('never leads back to Active', () => {
    for (const { next } of Object.values(registrationCodeStatus)) expect(next).not.toContain('ACTIVE');
  });
});

describe('what a code may be', () => {
  it.each([
    ['2026-07-29', true],
    ['2026-07-30', false],
    ['2026-10-28', false],
    ['2026-10-29', true],
  ])('until %s: refused %s', (until, isRefused) => {
    expect(codeExpiryProblem(until, TODAY) !== null).toBe(isRefused);
  });

  it('for named stores it has no job title of the head office', () => {
    expect(codeTitlesProblem(['single-store', 'head-office'], true)).not.toBeNull();
    expect(codeTitlesProblem(['single-store', 'head-office'], false)).toBeNull();
    expect(codeTitlesProblem(['single-store', 'multiple-stores'], true)).toBeNull();
  });
});
