import { describe, expect, it } from 'vitest';
import { type AuditValue, pathName, valueText } from './value.ts';

const CASES: readonly [string, AuditValue | null, string, string][] = [
  ['nothing', null, 'empty', 'wala'],
  ['a text', { kind: 'text', text: 'Quiapo' }, 'Quiapo', 'Quiapo'],
  ['a number', { kind: 'number', value: 1234567 }, '1,234,567', '1,234,567'],
  ['a flag', { kind: 'flag', value: true }, 'Yes', 'Oo'],
  ['a flag that is off', { kind: 'flag', value: false }, 'No', 'Hindi'],
  ['a day', { kind: 'day', day: '2026-03-05' }, '03/05/2026', '03/05/2026'],
  ['a day that is none', { kind: 'day', day: 'soon' }, 'soon', 'soon'],
  ['an instant', { kind: 'instant', at: '2026-03-05T16:00:00.000Z' }, '03/06/2026 00:00', '03/06/2026 00:00'],
  ['an instant that is none', { kind: 'instant', at: 'later' }, 'later', 'later'],
  ['money', { kind: 'money', amount: '2000' }, '₱2,000.00', '₱2,000.00'],
  ['money that is none', { kind: 'money', amount: 'a lot' }, 'a lot', 'a lot'],
  ['a code', { kind: 'code', words: 'applicationStatus', code: 'B' }, 'Blocked', 'Naka-block'],
  ['a record', { kind: 'name', id: '7', name: 'Iligan' }, 'Iligan', 'Iligan'],
  ['a record nobody knows', { kind: 'name', id: '7', name: null }, '#7', '#7'],
  ['what is hidden', { kind: 'hidden' }, 'hidden', 'nakatago'],
  [
    'a list',
    {
      kind: 'list',
      items: [
        { kind: 'flag', value: true },
        { kind: 'text', text: 'x' },
      ],
    },
    'Yes, x',
    'Oo, x',
  ],
  ['an empty list', { kind: 'list', items: [] }, 'empty', 'wala'],
  [
    'an object',
    {
      kind: 'group',
      fields: [
        { path: ['address', 'city_id'], value: { kind: 'text', text: 'Cebu' } },
        { path: ['is_enabled'], value: { kind: 'flag', value: false } },
      ],
    },
    'Address › City or municipality: Cebu; Enabled: No',
    'Address › Lungsod o bayan: Cebu; Naka-enable: Hindi',
  ],
];

describe('a value of the trail', () => {
  it.each(CASES)('%s reads in both languages', (_, value, en, fil) => {
    expect([valueText(value, 'en'), valueText(value, 'fil')]).toEqual([en, fil]);
  });

  it('counts the items on the way to it', () => {
    expect(pathName(['owners', '2', 'name'], 'en')).toBe('Owners › 2 › Name');
  });
});
