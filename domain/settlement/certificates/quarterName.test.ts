import { expect, it } from 'vitest';
import { quarterName } from './quarterName.ts';

it.each([
  ['2026-Q1', '1st quarter of 2026', 'Unang quarter ng 2026'],
  ['2026-Q2', '2nd quarter of 2026', 'Ikalawang quarter ng 2026'],
  ['2025-Q3', '3rd quarter of 2025', 'Ikatlong quarter ng 2025'],
  ['2025-Q4', '4th quarter of 2025', 'Ikaapat na quarter ng 2025'],
])('%s is the %s', (quarter, en, fil) => {
  expect(quarterName(quarter)).toEqual({ en, fil });
});

it('leaves what is no quarter as it is', () => {
  for (const text of ['', '2026-Q5', '2026/07', '2026-Q33'])
    expect(quarterName(text)).toEqual({ en: text, fil: text });
});
