import { describe, expect, it } from 'vitest';
import { namesIn, seenFromOutside } from './seenFromOutside.ts';

const naming = (username: string, action: string | null) =>
  username.startsWith('staff') ? (action ?? 'an office') : username;
const seen = (value: unknown) => seenFromOutside(value, naming);

describe('an answer as people outside read it', () => {
  it('has null for what is for staff alone, however deep it stands', () => {
    const row = { id: '1', notes: 'hm', claimedBy: 'staff', dtimeClaimed: '2026-11-20' };
    expect(seen({ data: { list: [row], total: 1 } })).toEqual({
      data: { list: [{ id: '1', notes: null, claimedBy: null, dtimeClaimed: null }], total: 1 },
    });
  });

  it('names colleagues, and staff by their office', () =>
    expect(seen([{ createdBy: 'ana', updatedBy: 'staff.one', decidedBy: null }])).toEqual([
      { createdBy: 'ana', updatedBy: 'an office', decidedBy: null },
    ]));

  it('names whoever made a move by the office of the move', () =>
    expect(seen({ action: 'block', createdBy: 'staff' })).toEqual({ action: 'block', createdBy: 'block' }));

  it.each([
    ['incomplete', 'why'],
    ['reject', 'why'],
    ['cancel', 'why'],
    ['block', null],
    ['close', null],
    ['deactivate', null],
    ['activate', null],
    ['risk-verification', null],
    ['risk-passed', null],
    ['risk-verification-failed', null],
    ['a move of tomorrow', null],
  ])('has of the reason of %s: %s', (action, reason) =>
    expect(seen({ action, reason: 'why' })).toMatchObject({ reason }),
  );

  it('tells why a request was refused to those who made it, not to those for whom staff made it', () => {
    expect(seen({ maker: 'ana', reason: 'why' })).toMatchObject({ reason: 'why' });
    expect(seen({ maker: 'staff', reason: 'why' })).toMatchObject({ reason: null });
  });

  it('leaves everything else as it is: files, dates, nothing', () => {
    const file = new Blob(['x']);
    const date = new Date(0);
    for (const value of [file, date, null, undefined, 'staff', 7, true]) expect(seen(value)).toBe(value);
  });
});

describe('the names in an answer', () => {
  it('are those of people who did something', () => {
    const { names } = namesIn({ name: 'Nena', createdBy: 'ana', list: [{ maker: 'ben', checker: null }] });
    expect([...names]).toEqual(['ana', 'ben']);
  });

  it('are asked for once: with none of them the answer is cut already', () => {
    const { names, unnamed } = namesIn({
      name: 'Nena',
      dtimeClaimed: '2026-01-02',
      list: [{ checker: null }],
    });
    expect(names.size).toBe(0);
    expect(unnamed).toEqual({ name: 'Nena', dtimeClaimed: null, list: [{ checker: null }] });
  });
});
