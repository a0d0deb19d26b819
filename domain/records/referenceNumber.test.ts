import { expect, it } from 'vitest';
import { referenceNumber } from './referenceNumber.ts';

it.each([
  [1001, '2026-11-20T08:00:00Z', 'SK-2026-001001'],
  [1, '2026-01-01T00:00:00+08:00', 'SK-2026-000001'],
  [7n, '2026-12-31T15:59:59Z', 'SK-2026-000007'],
  [7n, '2026-12-31T16:00:00Z', 'SK-2027-000007'],
  [1_234_567, '2026-05-05T00:00:00Z', 'SK-2026-1234567'],
])('number %s at %s is %s', (running, at, expected) =>
  expect(referenceNumber(running, new Date(at))).toBe(expected),
);
