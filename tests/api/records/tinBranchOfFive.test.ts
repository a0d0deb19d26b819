import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { setTinRule } from '#contract/tinRule.ts';
import { merchantFields } from '#domain/imports/fields/merchantFields.ts';
import { sendingBench } from '#tests/api/applicants/sending/sendingBench.ts';
import { merchantImports } from '#tests/api/importKinds/importMerchantRows.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import { businessBody, freshTin, placeIn } from '#tests/support/records/partnerBodies.ts';

/** A TIN with a branch of five as it is typed, and as it is stored. */
const ofFive = () => {
  const root = freshTin();
  return {
    root,
    typed: `${root.slice(0, 3)}-${root.slice(3, 6)}-${root.slice(6)}-00007`,
    digits: `${root}00007`,
    stored: `${root}000007`,
  };
};
const IN_WORDS = { off: 'A TIN has 9, 12 or 15 digits', on: 'A TIN has 9, 12, 14 or 15 digits' };

/** The calls that take a TIN, of an app. */
const callsOf = (app: TestApp) => {
  const records = editBench(app);
  const imports = importBench(app);
  const columnOf = async (table: 'partner' | 'merchant', id: string): Promise<string> =>
    (await app.admin.query(`select tin_number from ${table} where id = $1`, [id])).rows[0].tin_number;
  /** Sends the business details of a new partner. */
  const section = async (tinNumber: string) => {
    const { id } = await records.makePartner();
    const body = businessBody(await placeIn(app.admin, 'City of Cebu'), { tinNumber });
    return { id, answer: await records.partnerSection('business-details')(id, body) };
  };
  /** A checked import of stores with these TINs. */
  const checked = async (...tins: string[]): Promise<ImportJob> => {
    const { row } = await merchantImports(app);
    const line = (tinNumber: string): string => {
      const values = row({ tinNumber });
      return merchantFields.map(({ key }) => `"${values[key] ?? ''}"`).join(',');
    };
    const header = merchantFields.map((field) => field.header).join(',');
    const { body } = await imports.upload('merchant', 'stores.csv', [header, ...tins.map(line)].join('\n'));
    return imports.settled(body.data.id);
  };
  const tinProblems = async ({ id }: ImportJob) =>
    (await imports.problems(id)).filter(({ field }) => field === 'tinNumber');
  const found = async (path: string): Promise<string[]> =>
    (await app.call('GET', path, { as: 'sales.admin' })).body.data.list.map(({ id }: { id: string }) => id);
  return { ...records, imports, columnOf, section, checked, tinProblems, found };
};

let app: TestApp;
let calls: ReturnType<typeof callsOf>;

describe('a TIN with a branch of five, where such are taken', () => {
  beforeAll(async () => {
    app = await startTestApp({ jobs: true, config: { tinBranchOfFive: true } });
    calls = callsOf(app);
  });
  afterAll(async () => {
    await app.stop();
    setTinRule({});
  });

  it('is stored by a section of a partner with a zero before the branch', async () => {
    const tin = ofFive();
    const { id, answer } = await calls.section(tin.typed);
    expect(answer.status).toBe(200);
    expect(await calls.columnOf('partner', id)).toBe(tin.stored);
    expect((await calls.partner(id)).tinNumber).toBe(tin.stored);
  });

  it('is the TIN that is held once, whichever way it is typed', async () => {
    const tin = ofFive();
    await calls.section(tin.typed);
    for (const again of [tin.digits, `${tin.root}007`, tin.stored]) {
      const { answer } = await calls.section(again);
      expect([answer.status, answer.body.error]).toEqual([422, 'rule_tin_taken']);
    }
  });

  it('is stored of a store', async () => {
    const tin = ofFive();
    const id = await calls.makeMerchant({ tinNumber: tin.digits });
    expect(await calls.columnOf('merchant', id)).toBe(tin.stored);
  });

  it('is kept in a draft as it was typed, and sent as the digits that are stored', async () => {
    const bench = sendingBench(app);
    const [own, ofStore] = [ofFive(), ofFive()];
    const who = await bench.sent([{ tinNumber: ofStore.digits }], { tinNumber: own.typed });
    await bench.page(who.as, who.reference).save('business', { businessTin: own.typed });
    const { parts } = (await bench.get(who.as, who.reference)).body.data;
    expect(parts).toContainEqual(
      expect.objectContaining({ part: 'business', values: { businessTin: own.typed } }),
    );
    expect((await bench.complete(who, who.storeIds)).status).toBe(200);
    expect(await calls.columnOf('partner', who.partnerId)).toBe(own.stored);
    expect(await calls.columnOf('merchant', who.storeIds[0] ?? '')).toBe(ofStore.stored);
  });

  it('finds the partner: by search, by the column, and for the code of an applicant', async () => {
    const bench = sendingBench(app);
    const { partnerId, mobile } = await bench.application();
    const tin = ofFive();
    await app.admin.query('update partner set tin_number = $2 where id = $1', [partnerId, tin.stored]);
    const list = '/api/partner-management/applications';
    for (const typed of [tin.typed, tin.digits, tin.stored]) {
      expect(await calls.found(`${list}?q=${typed}`)).toContain(partnerId);
      expect(await calls.found(`${list}?tinNumber=${typed}`)).toEqual([partnerId]);
      expect(await calls.found(`${list}?tinNumber[like]=${typed}`)).toEqual([partnerId]);
      expect((await bench.session({ identifier: typed }, mobile)).partnerId).toBe(partnerId);
    }
  });

  it('is read out of a cell, and asked about where a zero may be lost', async () => {
    const [sure, bare] = [ofFive(), ofFive()];
    const job = await calls.checked(sure.typed, bare.digits, '1234567890123');
    expect(await calls.tinProblems(job)).toMatchObject([
      { row: 3, code: 'unclear_tin', readings: [bare.stored, `0${bare.digits}`] },
      { row: 4, code: 'not_tin_of_five', message: IN_WORDS.on },
    ]);
    const { rows } = await app.admin.query(
      'select resolved ->> $2 as tin from import_verdict where import_id = $1 and row_no = 2',
      [job.id, 'tin_number'],
    );
    expect(rows).toEqual([{ tin: sure.stored }]);
    const column = merchantFields.findIndex(({ key }) => key === 'tinNumber');
    await calls.imports.edit(job.id, [{ row: 4, column, text: bare.digits }]);
    expect(await calls.tinProblems(await calls.imports.settled(job.id))).toMatchObject([{ row: 3 }]);
  });

  it('another count is refused in words that name 14', async () => {
    const { answer } = await calls.section('1234567890123');
    expect([answer.status, answer.body.fields]).toEqual([400, { tinNumber: IN_WORDS.on }]);
  });
});

describe('a TIN with a branch of five otherwise', () => {
  beforeAll(async () => {
    app = await startTestApp({ jobs: true });
    calls = callsOf(app);
  });
  afterAll(() => app.stop());

  it('[tin.validation] is refused by a section of a partner', async () => {
    const { answer } = await calls.section(ofFive().typed);
    expect([answer.status, answer.body.fields]).toEqual([400, { tinNumber: IN_WORDS.off }]);
  });

  it('[tin.validation] is refused of whoever applies', async () => {
    const bench = sendingBench(app);
    const { status, body } = await bench.partner(await bench.applicant(), { tinNumber: ofFive().digits });
    expect([status, body.fields]).toEqual([400, { tinNumber: IN_WORDS.off }]);
  });

  it('[tin.validation] keeps a row back, with what may be meant', async () => {
    const tin = ofFive();
    expect(await calls.tinProblems(await calls.checked(tin.typed))).toMatchObject([
      { row: 2, code: 'not_tin', suggestion: tin.stored, message: IN_WORDS.off },
    ]);
  });
});
