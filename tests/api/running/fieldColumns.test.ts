import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyField, type FieldRow, type FieldRows } from '#domain/fields/field.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeBusinessFields, storeDetailFields } from '#domain/fields/store.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import { businessBody, placeIn, storeBody } from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let made: MadeApplication;
beforeAll(async () => {
  app = await startTestApp();
  made = await makeApplication(app.admin, { stores: [{}] });
});
afterAll(() => app.stop());

type Own = [name: string, row: FieldRow & { column: string }];
/** The fields of a subject that have a column in its own table. */
const columnsIn = (fields: FieldRows): Own[] =>
  Object.entries(fields).filter((field): field is Own => field[1].column !== undefined);

const TABLES: [table: 'partner' | 'merchant', fields: FieldRows][] = [
  ['partner', partnerBusinessFields],
  ['merchant', { ...storeDetailFields, ...storeBusinessFields }],
];
const COLUMNS = TABLES.flatMap(([table, fields]) =>
  columnsIn(fields).map(([name, row]) => ({ table, name, ...row })),
);

const value = async (text: string, values: unknown[]) => (await app.admin.query(text, values)).rows[0]?.value;

describe('the columns of the dictionary', () => {
  it.each(COLUMNS)(
    '$table: $column is there, and its own people write $name if it is theirs',
    async (row) => {
      const { table, column, sets } = row;
      const own = await value(`select has_column_privilege('app_partner', $1, $2, 'update') as value`, [
        table,
        column,
      ]);
      expect(own).toBe(sets === 'all');
    },
  );

  it.each(COLUMNS.filter(({ section, kind }) => section && kind !== 'group'))(
    '$table: $column counts as a change of what a reviewer asked for: $name',
    async ({ table, column, section, kind }) => {
      const [partnerId, storeId] = [made.partnerId, table === 'merchant' ? made.storeIds[0] : null];
      const state = () =>
        value('select section_state($1, $2, $3) as value', [partnerId, storeId ?? null, section]);
      const before = await state();
      const other =
        kind === 'flag' ? `not ${column}` : column === 'tin_number' ? `'999888777'` : `'OTHER-12345'`;
      await app.admin.query('begin');
      try {
        await app.admin.query(`update ${table} set ${column} = ${other} where id = $1`, [
          storeId ?? partnerId,
        ]);
        expect(await state()).not.toBe(before);
      } finally {
        await app.admin.query('rollback');
      }
    },
  );
});

/** A value of its own for each line that may be left out, so that one that is lost is missed. */
const lines = (fields: FieldRows): Record<string, string> =>
  Object.fromEntries(
    everyField(fields).flatMap(([name, { kind, optional, list }]) =>
      kind === 'line' && optional && !list ? [[name, `X-${name}`.slice(0, 20)]] : [],
    ),
  );
const own = (fields: FieldRows): FieldRows =>
  Object.fromEntries(Object.entries(fields).filter(([, { of }]) => of === undefined));

describe('what is typed into a field', () => {
  it('of a partner is kept by an edit, and by the next that repeats what was read', async () => {
    const bench = editBench(app);
    const { id } = await bench.makePartner();
    const place = await placeIn(app.admin, 'City of Calamba');
    const typed = lines(own(partnerBusinessFields));
    delete typed.dtiRegistrationNumber;
    const body = businessBody(place, { ...typed, secRegistrationNumber: 'CS201612345' });
    const { status, body: first } = await bench.editPartner(id, body, { as: 'sales.admin' });
    expect(status, JSON.stringify(first)).toBe(200);
    expect(first.data).toMatchObject({ ...typed, secRegistrationNumber: 'CS201612345' });
    expect(await bench.partner(id)).toMatchObject({ ...typed, secRegistrationNumber: 'CS201612345' });
  });

  it('of a store is kept by whoever adds it', async () => {
    const bench = editBench(app);
    const place = await placeIn(app.admin, 'City of Calamba');
    const typed = lines(own({ ...storeDetailFields, ...storeBusinessFields }));
    const { id } = await bench.makePartner();
    const { status, body } = await app.call('POST', '/api/merchants', {
      as: 'sales.admin',
      body: {
        ...storeBody(place, {
          ...typed,
          dtiRegistrationNumber: 'DTI-1234',
          secRegistrationNumber: 'CS201612345',
          hsisSalesRoomCode: 'S-TYPED',
        }),
        partnerId: id,
      },
    });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    expect(body.data).toMatchObject({ segment: typed.segment, acquirerId: typed.acquirerId, pos: typed.pos });
  });
});
