import fc from 'fast-check';

const LONE_HIGH = String.fromCharCode(0xd800);
const LONE_LOW = String.fromCharCode(0xdfff);

/** Texts that have broken systems: SQL, script, templates, paths, and characters that do not travel well. */
export const NASTY_TEXTS = [
  "' or 1=1 --",
  "'; drop table partner; --",
  "') union select password_hash from credential --",
  "admin'/*",
  '1; select pg_sleep(5)',
  '$1',
  '%',
  '_%\\',
  '\\',
  'FUZZMARK',
  'fuzzmark-p1',
  'fuzzmark-p2',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '\u0024{process.env}',
  '=HYPERLINK("http://x")',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'a\u0000b',
  '\u0000',
  LONE_HIGH,
  `x${LONE_LOW}y`,
  '\u202Eevil',
  '\uFEFF',
  'ñ ₱ 👩🏽‍💻 ﷽',
  'İıſß',
  '\r\nSet-Cookie: a=b',
  '\u0007\u001b[31m',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '-1',
  '0',
  '1.5',
  ' 1',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '999999-01-01',
  '-infinity',
  'a'.repeat(300),
  '漢'.repeat(5000),
  ',,,',
  'a,b,',
  '[]',
  '{}',
  'true',
  'eyJhbGciOiJub25lIn0.e30.',
] as const;

/** A text that somebody could send, mostly a bad one. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60 }) },
);

/** Any JSON value where another was meant. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 2 }),
  nastyText,
);

/** A value for a header: what HTTP lets through. */
export const headerValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '"1"',
    'W/"0"',
    '-1',
    '99999999999',
    'a'.repeat(2000),
    "' or 1=1",
    '\u00e9\u00ff',
    'null',
    '{}',
    '%00',
  ),
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);
