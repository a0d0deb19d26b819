import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { branchCells } from '#tests/support/imports/branchBook.ts';
import { draftBench } from './draftBench.ts';
import { sheetBench } from './sheetBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let sheets: ReturnType<typeof sheetBench>;
let own: { as: string; mobile: string; reference: string };
let list: { code: string; name: string; types: { code: string; name: string }[] }[];
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
  sheets = sheetBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.applicant();
  const { body } = await app.call('GET', '/api/merchants/self-service/commodities', { as: own.as });
  list = body.data.list;
});

const WEEK = { days: ['Monday', 'Sunday'], openingHour: '10:00', closingHour: '21:00' };
const OWN_HOURS = { days: 'Tue', openingHour: '07:00', closingHour: '12:00' };
/** Stores that say nothing of what they sell or when, but for what is given. */
const bare = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    branchCells(at, {
      commodities: '',
      'schedules.0.days': '',
      'schedules.0.openingHour': '',
      'schedules.0.closingHour': '',
    }),
  );
const named = (code: string) => list.find((one) => one.code === code)?.name;
/** One that has types, and one that has none. */
const goods = () => {
  const wide = list.find(({ types }) => types.length > 1);
  const plain = list.find(({ types }) => types.length === 0) ?? list.find((one) => one !== wide);
  if (!wide || !plain) throw new Error('no commodities');
  return { wide, plain, type: wide.types[0]?.code ?? '' };
};
interface Part {
  values: {
    merchantName: string;
    commodities?: { key: string; label: string; value: boolean; subCommodities: object[] }[];
    schedules?: (typeof WEEK)[];
  };
}
const stores = async (): Promise<Part['values'][]> =>
  (await bench.get(own.as, own.reference)).body.data.parts.map(({ values }: Part) => values);

describe('what all stores of a sheet have alike', () => {
  it('is filled into empty cells of 200 rows, and is in the stores that come of them', async () => {
    const { wide, plain, type } = goods();
    const rows = bare(200);
    rows[3] = { ...rows[3], commodities: plain.name };
    rows[7] = {
      ...rows[7],
      'schedules.0.days': OWN_HOURS.days,
      'schedules.0.openingHour': OWN_HOURS.openingHour,
      'schedules.0.closingHour': OWN_HOURS.closingHour,
    };
    const id = await sheets.ofRows(own, rows);
    const same = { commodities: [{ code: wide.code, types: [type] }], schedules: [WEEK] };
    const checked = (await sheets.check(own, id, { same })).body.data;
    expect([checked.good.length, checked.rows]).toEqual([200, []]);
    expect(checked.same).toEqual({
      commodities: { filled: 199, own: 1 },
      schedules: { filled: 199, own: 1 },
    });
    expect(await stores()).toEqual([]);

    const added = (await sheets.add(own, id, { same })).body.data;
    expect([added.added, added.same.commodities]).toEqual([200, { filled: 0, own: 0 }]);
    const kept = await stores();
    const [first] = kept;
    expect(first?.commodities).toMatchObject([{ key: wide.code, label: named(wide.code), value: true }]);
    expect(first?.commodities?.[0]?.subCommodities).toContainEqual(
      expect.objectContaining({ key: type, value: true }),
    );
    expect(kept.filter(({ schedules }) => schedules?.[0]?.openingHour === WEEK.openingHour)).toHaveLength(
      199,
    );
    const of = (at: number) => kept.find(({ merchantName }) => merchantName === rows[at]?.merchantName);
    expect(of(3)?.commodities?.map(({ key }) => key)).toEqual([plain.code]);
    expect(of(3)?.schedules).toEqual([WEEK]);
    expect(of(7)?.schedules).toEqual([{ ...OWN_HOURS, days: ['Tuesday'] }]);
  });

  it('is taken back by not saying it again', async () => {
    const id = await sheets.ofRows(own, bare(2));
    const same = { schedules: [WEEK] };
    expect((await sheets.check(own, id, { same })).body.data.same.schedules).toEqual({ filled: 2, own: 0 });
    expect((await sheets.check(own, id)).body.data.same.schedules).toEqual({ filled: 0, own: 0 });
    await sheets.add(own, id);
    expect((await stores()).map(({ schedules, commodities }) => [schedules, commodities])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('covers up nothing that a row says wrong, and counts a cell that was emptied here as empty', async () => {
    const [one, other] = bare(2);
    const id = await sheets.ofRows(own, [
      { ...one, commodities: 'Moonshine' },
      { ...other, commodities: 'Ghosts' },
    ]);
    const same = { commodities: [{ code: goods().plain.code }] };
    const wrong = (await sheets.check(own, id, { same })).body.data;
    expect([wrong.good.length, wrong.rows.length, wrong.same.commodities]).toEqual([
      0,
      2,
      { filled: 0, own: 2 },
    ]);
    const edits = [{ row: 3, cells: { commodities: '' } }];
    const mended = (await sheets.check(own, id, { same, edits })).body.data;
    expect([mended.good.length, mended.same.commodities]).toEqual([1, { filled: 1, own: 1 }]);
  });

  it('is judged with the rows: hours that overlap keep every row back that takes them', async () => {
    const rows = bare(2);
    rows[1] = {
      ...rows[1],
      'schedules.0.days': 'Mon',
      'schedules.0.openingHour': '8:00',
      'schedules.0.closingHour': '12:00',
    };
    const id = await sheets.ofRows(own, rows);
    const same = { schedules: [WEEK, { ...WEEK, openingHour: '09:00', closingHour: '11:00' }] };
    const { data } = (await sheets.add(own, id, { same })).body;
    expect([data.added, data.rows.length, data.parts.length]).toEqual([1, 1, 1]);
    expect(data.rows[0].problems).toMatchObject([{ field: 'schedules.1.openingHour', isError: true }]);
  });

  it.each([
    ['hours that end before they begin', { schedules: [{ ...WEEK, closingHour: '09:00' }] }],
    ['a day that there is none of', { schedules: [{ ...WEEK, days: ['Someday'] }] }],
    ['more hours than a week has days', { schedules: Array.from({ length: 8 }, () => WEEK) }],
  ])('is refused with %s', async (_, same) => {
    const id = await sheets.ofRows(own, bare(1));
    expect((await sheets.check(own, id, { same })).status).toBe(400);
  });

  it('says nothing of what no list has', async () => {
    const id = await sheets.ofRows(own, bare(1));
    const same = { commodities: [{ code: 'GHOSTS', types: ['WHITE'] }] };
    const { data } = (await sheets.add(own, id, { same })).body;
    expect([data.added, data.parts[0].values.commodities]).toEqual([1, undefined]);
  });
});
