import { describe, expect, it } from 'vitest';
import { sendSchedules } from './sendSchedules.ts';

const hours = { openingHour: '08:00', closingHour: '17:00' };

describe('schedules that are sent', () => {
  it('[send.schedules] have some day', () => {
    const monday = { days: ['Monday'], ...hours };
    expect(sendSchedules([monday])).toEqual([monday]);
    expect(sendSchedules([{ days: [], ...hours }])).toEqual([]);
    expect(sendSchedules([])).toEqual([]);
  });

  it('[send.schedules] stay in their order when others are left out', () => {
    const rows = [['Monday'], [], ['Sunday', 'Saturday'], []].map((days) => ({ days, ...hours }));
    expect(sendSchedules(rows).map(({ days }) => days)).toEqual([['Monday'], ['Sunday', 'Saturday']]);
  });
});
