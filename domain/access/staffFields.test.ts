import { describe, expect, it } from 'vitest';
import {
  changedStaffFields,
  keptStaffFields,
  MERCHANT_STAFF_FIELDS,
  PARTNER_STAFF_FIELDS,
} from './staffFields.ts';

const FIELDS = ['code', 'isBrand', 'terminals'];
const before = { code: 'P1', isBrand: true, terminals: [{ id: 'T1' }], name: 'Aling Nena' };
const changed = (body: Record<string, unknown>, was: Record<string, unknown> = before) =>
  changedStaffFields(FIELDS, body, was);

describe('fields that only staff set', () => {
  it('are not changed by a body that leaves them out or repeats them', () => {
    expect(changed({ name: 'Other' })).toEqual([]);
    expect(changed({ code: 'P1', isBrand: true, terminals: [{ id: 'T1' }] })).toEqual([]);
  });
  it('are named when a body changes them', () =>
    expect(changed({ code: 'P2', isBrand: false, terminals: [] })).toEqual(FIELDS));
  it('are changed by emptying them', () => expect(changed({ code: null })).toEqual(['code']));
  it.each([{ nothing: null }, { nothing: '' }, { nothing: false }, { nothing: [] }])(
    'are not changed by $nothing where nothing was',
    ({ nothing }) => expect(changed({ code: nothing }, {})).toEqual([]),
  );

  it('that outsiders do not read are not changed by sending the nothing that they read, and never guessed', () => {
    const was = { notes: 'Pays late' };
    expect(changedStaffFields(['notes'], { notes: null }, was)).toEqual([]);
    expect(changedStaffFields(['notes'], { notes: '' }, was)).toEqual([]);
    for (const guess of ['Pays late', 'Pays in time'])
      expect(changedStaffFields(['notes'], { notes: guess }, was)).toEqual(['notes']);
  });

  it('stay as they were when left out', () =>
    expect(keptStaffFields<Record<string, unknown>>(FIELDS, { code: null }, before)).toEqual({
      code: null,
      isBrand: true,
      terminals: [{ id: 'T1' }],
    }));

  it('are codes, owners, dates and limits, never the name or the TIN', () => {
    for (const fields of [PARTNER_STAFF_FIELDS, MERCHANT_STAFF_FIELDS]) {
      expect(fields).toContain('accountOwnerCode');
      expect(fields).not.toContain('tinNumber');
    }
    expect(PARTNER_STAFF_FIELDS).toContain('hsisCode');
    expect(MERCHANT_STAFF_FIELDS).toContain('maxCashAmt');
  });
});
