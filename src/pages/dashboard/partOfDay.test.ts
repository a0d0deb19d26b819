import { expect, it } from 'vitest';
import { partOfDay } from './partOfDay.ts';

const at = (manila: string) => partOfDay(new Date(`2026-11-20T${manila}:00+08:00`));

it('greets by the clock of Manila, whatever the zone of the browser', () => {
  expect([at('03:59'), at('04:00'), at('11:59')]).toEqual(['evening', 'morning', 'morning']);
  expect([at('12:00'), at('17:59'), at('18:00')]).toEqual(['afternoon', 'afternoon', 'evening']);
});
