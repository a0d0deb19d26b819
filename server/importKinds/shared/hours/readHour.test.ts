import { describe, expect, it } from 'vitest';
import { namesDayTwice, readDays } from './readDays.ts';
import { readHour } from './readHour.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('days as people write them', () => {
  it.each([
    ['Mon-Sat', WEEK.slice(0, 6)],
    ['Monday to Friday', WEEK.slice(0, 5)],
    ['Daily', WEEK],
    ['Araw-araw', WEEK],
    ['Mon - Sun', WEEK],
    ['Wed, Mon & Fri', ['Monday', 'Wednesday', 'Friday']],
    ['Sat–Mon', ['Monday', 'Saturday', 'Sunday']],
    ['Tues; Thurs', ['Tuesday', 'Thursday']],
    ['M/W/F', ['Monday', 'Wednesday', 'Friday']],
    ['Sundays', ['Sunday']],
  ])('%s', (text, days) => expect(readDays(text)).toEqual(days));

  it.each(['', 'Someday', 'T', 'Mon-', '-Sat', 'Mon-Tue-Wed', 'Mo', 'S'])('%s are none', (text) =>
    expect(readDays(text)).toBeNull(),
  );
});

describe('a day that is named twice', () => {
  it.each(['Mon, Mon', 'Mon-Wed, Tue', 'Sat to Mon & Sunday', 'Tues Tuesday'.replace(' ', ';')])(
    '%s',
    (text) => expect(namesDayTwice(text)).toBe(true),
  );
  it.each(['Mon-Sat', 'Mon, Wed', 'Daily', 'Someday', ''])('%s has none', (text) =>
    expect(namesDayTwice(text)).toBe(false),
  );
});

describe('hours as people write them', () => {
  it.each([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    ['9:00 AM', '09:00'],
    ['9am', '09:00'],
    ['12 am', '00:00'],
    ['12:30 p.m.', '12:30'],
    ['6pm', '18:00'],
    ['21:00:00', '21:00'],
    ['T09:00', '09:00'],
    ['T21:30:00.000', '21:30'],
    ['00:00', '00:00'],
  ])('%s is %s', (text, hour) => expect(readHour(text)).toBe(hour));

  it.each(['', '9', '25:00', '9:60', '13 pm', '0 am', 'noon', '9:5', 'T9', 'T9am'])('%s is none', (text) =>
    expect(readHour(text)).toBeNull(),
  );
});
