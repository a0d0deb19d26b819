import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication, standingOf } from '#tests/support/records/applications.ts';
import { peopleBench } from '#tests/support/records/people.ts';

let app: TestApp;
let people: ReturnType<typeof peopleBench>;
beforeAll(async () => {
  app = await startTestApp();
  people = peopleBench(app);
});
afterAll(() => app.stop());

const CODE = 'EMP10178';
const serving = async (partnerId: string, code = CODE): Promise<string[]> =>
  (
    await app.admin.query(
      `select s.merchant_id as id from associate a join associate_merchant s on s.associate_id = a.id
       where a.partner_id = $1 and a.employee_code = $2 order by s.merchant_id`,
      [partnerId, code],
    )
  ).rows.map(({ id }) => id);
const rowOf = async (storeId: string, code = CODE) => {
  const { body } = await app.call('GET', `/api/merchants/v3/${storeId}/sales-representatives`, {
    as: 'sales.admin',
  });
  return body.data.associates.find((row: { employeeCode: string }) => row.employeeCode === code);
};
const ADD = { employeeCode: CODE, merchantIds: ['2', '4'] };

describe('a sales representative', () => {
  it('is an employee who serves stores of a partner, known as the employee is', async () => {
    const { status, body } = await people.act('add', '1', ADD, { as: 'partner.admin' });
    expect([status, body.data]).toEqual([200, { done: true }]);
    expect(await serving('1')).toEqual(['1', '2', '4']);
    const employee = await app.admin.query('select * from employee where code = $1', [CODE]);
    const row = await rowOf('1');
    expect(row).toMatchObject({
      type: 'sales-representatives',
      lastName: employee.rows[0].last_name,
      email: employee.rows[0].email,
      position: employee.rows[0].position,
      updatedBy: 'partner.admin',
    });
    await app.admin.query(`update employee set last_name = 'Bagong Apelyido' where code = $1`, [CODE]);
    expect((await rowOf('1')).lastName).toBe('Bagong Apelyido');
    expect((await people.read(row.id)).body.data.addresses).toEqual([]);
  });

  it('is added once, however often', async () => {
    await people.act('add', '1', ADD);
    expect((await people.act('add', '1', { employeeCode: CODE })).status).toBe(200);
    expect(await serving('1')).toEqual(['1', '2', '4']);
  });

  it('is taken from some stores, and is nobody of the partner once the last is gone', async () => {
    await people.act('add', '1', ADD);
    const { id } = await rowOf('1');
    expect((await people.act('remove', '2', { employeeCode: CODE })).status).toBe(200);
    expect(await serving('1')).toEqual(['1', '4']);
    const rest = { employeeCode: CODE, merchantIds: ['4'] };
    expect((await people.act('remove', '1', rest, { as: 'head.office' })).status).toBe(200);
    expect((await people.read(id)).status).toBe(404);
    const trail = `select operation from audit.entry where target = 'associate' and key = $1 order by id desc limit 1`;
    expect((await app.admin.query(trail, [id])).rows).toEqual([{ operation: 'DELETE' }]);
  });

  it('is taken away for good by somebody who has left', async () => {
    await people.act('add', '1', ADD);
    await app.admin.query('update employee set is_active = false where code = $1', [CODE]);
    expect((await rowOf('1')).isEnabled).toBe(false);
    expect((await people.act('remove', '1', ADD)).status).toBe(200);
    await app.admin.query('update employee set is_active = true where code = $1', [CODE]);
  });

  it.each([
    ['an unknown code', 'add', { employeeCode: 'EMP1' }, 422, 'employeeCode'],
    ['the code of somebody who has left', 'add', { employeeCode: 'EMP10998' }, 422, 'employeeCode'],
    ['an empty code', 'add', { employeeCode: '' }, 400, 'employeeCode'],
    ['somebody who does not serve the store', 'remove', { employeeCode: 'EMP10171' }, 422, 'employeeCode'],
    ['a store of another partner', 'add', { employeeCode: CODE, merchantIds: ['10'] }, 422, 'merchantIds.0'],
  ])('is not added or removed with %s', async (_what, action, body, expected, field) => {
    const before = await serving('1');
    const answer = await people.act(action, '1', body);
    expect([answer.status, ...Object.keys(answer.body.fields)]).toEqual([expected, field]);
    expect(await serving('1')).toEqual(before);
  });

  it('is of the own partner only, by those who edit, in stores that are edited', async () => {
    const status = async (as: string, storeId = '1') =>
      (await people.act('add', storeId, ADD, { as })).status;
    expect(await status('other.partner')).toBe(404);
    expect(await status('partner.admin', '10')).toBe(404);
    expect((await people.act('dance', '1', ADD)).status).toBe(404);
    for (const as of ['store.manager', 'accounting', 'online.viewer']) expect(await status(as), as).toBe(403);
    expect(
      (await app.call('POST', '/api/merchants/v3/1/sales-representatives/add', { body: ADD })).status,
    ).toBe(401);
    const { storeIds } = await makeApplication(app.admin, { status: 'C', stores: [{ status: 'C' }] });
    const closed = await people.act('add', `${storeIds[0]}`, { employeeCode: CODE });
    expect([closed.status, closed.body.error]).toEqual([422, 'rule_not_editable']);
  });

  it('is not part of what is reviewed: nobody becomes the editor of an application by it', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    const [storeId = ''] = storeIds;
    expect((await people.act('add', storeId, { employeeCode: CODE }, { as: 'sbo.reviewer' })).status).toBe(
      200,
    );
    expect(await serving(partnerId)).toEqual([storeId]);
    expect((await standingOf(app.admin, 'merchant', storeId)).version).toBe(1);
  });

  it('is added once for a key that is sent twice', async () => {
    const headers = { 'Idempotency-Key': 'represent' };
    const body = { employeeCode: 'EMP10164', merchantIds: [] };
    const one = await people.act('add', '2', body, { headers });
    const trail = `select count(*)::int as n from audit.entry where target = 'associate' and actor = 'sales.admin'`;
    const before = (await app.admin.query(trail)).rows;
    const other = await people.act('add', '2', body, { headers });
    expect([one.status, other.status, other.body]).toEqual([200, 200, one.body]);
    expect((await app.admin.query(trail)).rows).toEqual(before);
  });
});
