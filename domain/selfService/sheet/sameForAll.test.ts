import { describe, expect, it } from 'vitest';
import { emptyStore } from '../form/emptyForms.ts';
import { codesOfSame, fillSame, type SameForAll, sameOfCodes, sameProblems } from './sameForAll.ts';

const LIST = [
  { code: 'MOBILE', name: 'Mobile and gadgets', types: [] },
  {
    code: 'FURNITURE',
    name: 'Furniture',
    types: [
      { code: 'SOFA', name: 'Sofas' },
      { code: 'BED', name: 'Beds' },
    ],
  },
];
const WEEK = { days: ['Monday', 'Tuesday'], openingHour: '09:00', closingHour: '18:00' };
const SAME = sameOfCodes(
  {
    commodities: [
      { code: 'MOBILE', types: [] },
      { code: 'FURNITURE', types: ['BED'] },
    ],
    schedules: [WEEK],
  },
  LIST,
);
const NOTHING: SameForAll = { commodities: [], schedules: [] };

describe('what all stores of a sheet have alike', () => {
  it('is sent by codes and is read as the form of a store holds it', () => {
    expect(SAME.commodities).toMatchObject([
      { key: 'MOBILE', label: 'Mobile and gadgets', value: true },
      {
        key: 'FURNITURE',
        value: true,
        subCommodities: [
          { key: 'SOFA', value: false },
          { key: 'BED', value: true },
        ],
      },
    ]);
    expect(sameOfCodes(codesOfSame(SAME), LIST)).toEqual(SAME);
  });

  it('leaves out what is not ticked, hours without a day, and what is in no list', () => {
    const [mobile] = SAME.commodities;
    const unticked = mobile ? [{ ...mobile, value: false }] : [];
    expect(codesOfSame({ commodities: unticked, schedules: [{ ...WEEK, days: [] }] })).toEqual(NOTHING);
    expect(sameOfCodes({ commodities: [{ code: 'GHOST', types: ['BED'] }], schedules: [] }, LIST)).toEqual(
      NOTHING,
    );
  });

  it.each<[string, string[], 'filled' | 'own', 'filled' | 'own']>([
    ['nothing of either', ['merchantName', 'contactNumber'], 'filled', 'filled'],
    ['what it sells', ['commodities'], 'own', 'filled'],
    ['its days alone', ['schedules.0.days'], 'filled', 'own'],
    ['a closing hour alone', ['schedules.0.closingHour'], 'filled', 'own'],
    ['both', ['commodities', 'schedules.0.days'], 'own', 'own'],
  ])('fills in a row that says %s in no more than its empty cells', (_, cells, goods, hours) => {
    const { store, sharing } = fillSame(emptyStore(), new Set(cells), SAME);
    expect(sharing).toEqual({ commodities: goods, schedules: hours });
    expect(store.commodities).toEqual(goods === 'filled' ? SAME.commodities : []);
    expect(store.schedules).toEqual(hours === 'filled' ? SAME.schedules : []);
  });

  it.each([
    ['that are whole', WEEK, undefined],
    ['without a day, which say nothing', { ...WEEK, days: [], openingHour: '' }, undefined],
    ['without an opening time', { ...WEEK, openingHour: '' }, 'schedules.0.openingHour'],
    ['without a closing time', { ...WEEK, closingHour: '' }, 'schedules.0.closingHour'],
    ['that end before they begin', { ...WEEK, closingHour: '08:00' }, 'schedules.0.closingHour'],
  ])('is checked as it is typed: hours %s', (_, hours, wrong) => {
    expect(Object.keys(sameProblems({ commodities: [], schedules: [hours] }))).toEqual(wrong ? [wrong] : []);
  });

  it('changes no store and tells nothing where nothing is given', () => {
    const store = { ...emptyStore(), merchantName: 'Nena Cubao' };
    expect(fillSame(store, new Set(['merchantName']), NOTHING)).toEqual({ store, sharing: {} });
  });

  it("is each store's own from then on", () => {
    const one = fillSame(emptyStore(), new Set(), SAME).store;
    const other = fillSame(emptyStore(), new Set(), SAME).store;
    one.schedules[0]?.days.push('Sunday');
    expect(other.schedules).toEqual([WEEK]);
  });
});
