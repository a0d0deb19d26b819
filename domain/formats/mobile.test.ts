import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMobile,
  formatTypedMobile,
  internationalMobile,
  localMobile,
  maskMobile,
  mobileLast4,
  normalizeMobile,
} from './mobile.ts';

describe('showing a mobile number', () => {
  it('[mobile.display] groups numbers that start with 63', () => {
    expect(formatMobile('639171234567')).toBe('(63) 917 123 4567');
    expect(formatMobile('639998887777')).toBe('(63) 999 888 7777');
  });

  it.each([
    '',
    '63',
    '6391712345',
    '6391712345678',
    '09171234567',
    '9171234567',
    '+639171234567',
    '63917123456x',
    '(63) 917 123 4567',
  ])('[mobile.display] shows %j unchanged', (mobile) => {
    expect(formatMobile(mobile)).toBe(mobile);
  });
});

describe('reading a typed mobile number', () => {
  it.each([
    '09171234567',
    '9171234567',
    '639171234567',
    '+639171234567',
    '+63 917 123 4567',
    '(63) 917 123 4567',
    '+63 (0) 917-123-4567',
    ' 0917.123.4567 ',
  ])('takes %j for 639171234567', (typed) => {
    expect(normalizeMobile(typed)).toBe('639171234567');
  });

  it.each([
    '',
    '0917123456',
    '091712345678',
    '8171234567',
    '028123456',
    '6363917123456',
    '00639171234567',
    '+19171234567',
    '0917123456a',
    '++639171234567',
    '９171234567',
  ])('refuses %j', (typed) => {
    expect(normalizeMobile(typed)).toBeNull();
  });

  it('never puts the prefix on twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }), (national) => {
        const stored = `63${national}`;
        for (const prefix of ['', '0', '63', '+63'])
          expect(normalizeMobile(`${prefix}${national}`)).toBe(stored);
        expect(normalizeMobile(stored)).toBe(stored);
        expect(normalizeMobile(formatMobile(stored))).toBe(stored);
      }),
    );
  });
});

describe('a mobile number as it was typed', () => {
  it('is shown as it is once stored, and any other text as it is', () => {
    expect(formatTypedMobile('09175550199')).toBe('(63) 917 555 0199');
    expect(formatTypedMobile('639175550199')).toBe('(63) 917 555 0199');
    expect(formatTypedMobile('(02) 8123 4567')).toBe('(02) 8123 4567');
    expect(formatTypedMobile('0917')).toBe('0917');
  });
});

describe('hiding a mobile number', () => {
  it('leaves the last four digits', () => {
    expect(mobileLast4('639171234567')).toBe('4567');
    expect(maskMobile('639171234567')).toBe('********4567');
  });

  it('hides a short one whole', () => {
    expect(maskMobile('4567')).toBe('****');
    expect(maskMobile('1')).toBe('*');
    expect(maskMobile('')).toBe('');
    expect(maskMobile('14567')).toBe('*4567');
  });

  it('keeps the length and never more than four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789') }), (mobile) => {
        const masked = maskMobile(mobile);
        expect(masked).toHaveLength(mobile.length);
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('a mobile number as people here write it', () => {
  it.each(['639171234567', '9171234567', '917 123 4567', '09171234567', '+63 917 123 4567', '0917 123 4567'])(
    'of %j begins with its zero',
    (number) => expect(localMobile(number)).toBe('0917 123 4567'),
  );

  it.each(['', '917 123', '(02) 8123 4567', '********4567'])('leaves %j as it is', (number) =>
    expect(localMobile(number)).toBe(number),
  );
});

describe('a mobile number for telephones', () => {
  it('has the plus of its country, and is read back as the same number', () => {
    expect(internationalMobile('639171234567')).toBe('+639171234567');
    expect(normalizeMobile(internationalMobile('639171234567'))).toBe('639171234567');
  });

  it.each(['', '(02) 8123 4567', '+639171234567', '********4567'])('leaves %j as it is', (number) =>
    expect(internationalMobile(number)).toBe(number),
  );
});
