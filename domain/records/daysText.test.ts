import { describe, expect, it } from 'vitest';
import { daysText } from './daysText.ts';

describe('days of the week', () => {
  it.each([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Mon–Fri', 'Lun–Biy'],
    [['Sunday', 'Saturday'], 'Sat, Sun', 'Sab, Lin'],
    [['Monday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'], 'Mon, Wed–Fri, Sun', 'Lun, Miy–Biy, Lin'],
    [['Friday', 'Friday'], 'Fri', 'Biy'],
    [['Someday'], '', ''],
    [[], '', ''],
  ])('%j read as %s', (days, en, fil) => expect(daysText(days)).toEqual({ en, fil }));
});
