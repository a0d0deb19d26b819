import { expect, it } from 'vitest';
import { waitedFor, waitedFrom } from './waitedFor.ts';

const NOW = new Date('2026-11-26T09:00:00+08:00');
const at = (manila: string) => waitedFor(new Date(`${manila}+08:00`), NOW);

it('counts calendar days of Manila: 0 to 2, 3 to 7, 8 and more', () => {
  expect([at('2026-11-26T08:59:00'), at('2026-11-24T00:00:00')]).toEqual(['fresh', 'fresh']);
  expect([at('2026-11-23T23:59:59'), at('2026-11-19T00:00:00')]).toEqual(['week', 'week']);
  expect([at('2026-11-18T23:59:59'), at('2026-01-01T00:00:00')]).toEqual(['long', 'long']);
});

it('does not depend on the hour at which it is asked', () => {
  const late = new Date('2026-11-26T23:59:59+08:00');
  expect(waitedFor(new Date('2026-11-24T00:00:00+08:00'), late)).toBe('fresh');
  expect(waitedFrom('2026-11-26').fresh.toISOString()).toBe('2026-11-23T16:00:00.000Z');
});
