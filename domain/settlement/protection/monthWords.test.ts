import { expect, it } from 'vitest';
import { monthShort, monthWords } from './monthWords.ts';

it.each([
  ['2026/10', 'October 2026', 'Oktubre 2026'],
  ['2025/01', 'January 2025', 'Enero 2025'],
  ['2024/02', 'February 2024', 'Pebrero 2024'],
  ['2024/13', '2024/13', '2024/13'],
])('%s is said as %s', (monthYear, en, fil) => {
  expect([monthWords(monthYear, 'en'), monthWords(monthYear, 'fil')]).toEqual([en, fil]);
});

it('a month of the year has a short name', () => {
  expect([monthShort(1, 'en'), monthShort(12, 'en'), monthShort(1, 'fil'), monthShort(12, 'fil')]).toEqual([
    ...['Jan', 'Dec', 'Ene', 'Dis'],
  ]);
});
