import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob, ImportProblemGroup, ImportRow } from '#contract/shapes/importShapes.ts';
import { merchantFields } from '#domain/imports/fields/merchantFields.ts';
import { promoFields } from '#domain/imports/fields/promoFields.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const PROMOS = 'loyalty.editor';
const PROMO_HEADER = promoFields.map(({ header }) => header).join(',');
const RATE = promoFields.findIndex(({ key }) => key === 'discountRate');

/** An import of promos, each with these texts in place of those of the template's example. */
const promos = async (...given: Readonly<Record<string, string>>[]): Promise<ImportJob> => {
  const lines = given.map((one, at) =>
    promoFields
      .map(({ key, example }) => `"${one[key] ?? (key === 'code' ? `CELL-${at}` : example)}"`)
      .join(','),
  );
  const { body } = await bench.upload('promo', 'promos.csv', [PROMO_HEADER, ...lines].join('\n'), PROMOS);
  return bench.settled(body.data.id, PROMOS);
};
const causes = async (id: string, field: string, as = PROMOS): Promise<ImportProblemGroup[]> => {
  const { body } = await app.call('GET', `/api/batch-processing/imports/${id}/problems`, { as });
  return body.data.list.filter((group: ImportProblemGroup) => group.field === field);
};
const replace = (id: string, body: object) =>
  app.call('POST', `/api/batch-processing/imports/${id}/replace`, { as: PROMOS, body });
const rates = async (id: string): Promise<string[]> => {
  const path = `/api/batch-processing/imports/${id}/rows`;
  const { body } = await app.call('GET', path, { as: PROMOS, query: { only: 'all' } });
  return body.data.list.map(({ cells }: ImportRow) => cells[RATE]?.text);
};

describe('rates below 1', () => {
  it('are asked about with both readings, and answered for all rows or for one', async () => {
    const job = await promos({ discountRate: '0.12' }, { discountRate: '0.5' }, { discountRate: '12.5' });
    const [group, ...more] = await causes(job.id, 'discountRate');
    expect(more).toEqual([]);
    expect(group).toMatchObject({
      code: 'unclear_rate',
      isWarning: false,
      rows: 2,
      values: [
        { value: '0.12', suggestion: null, readings: ['0.12%', '12%'] },
        { value: '0.5', suggestion: null, readings: ['0.5%', '50%'] },
      ],
    });
    const all = { column: RATE, from: null, code: 'unclear_rate' };
    expect((await replace(job.id, { ...all, take: 'or' })).body.data.touched).toBe(2);
    expect(await rates(job.id)).toEqual(['12%', '50%', '12.5']);
    expect(await causes(job.id, 'discountRate')).toEqual([]);
    await app.call('POST', `/api/batch-processing/imports/${job.id}/cells/undo`, { as: PROMOS });
    expect((await replace(job.id, { ...all, take: 'either' })).body.data.touched).toBe(2);
    expect(await rates(job.id)).toEqual(['0.12%', '0.5%', '12.5']);
    expect(await causes(job.id, 'discountRate')).toEqual([]);
  });

  it('become nothing that was not said', async () => {
    const { id } = await promos({ discountRate: '0.12' });
    for (const body of [{ code: 'unclear_rate' }, { from: '0.12', take: 'or' }]) {
      const { status } = await replace(id, { column: RATE, from: null, ...body });
      expect(status).toBe(400);
    }
    const { body } = await replace(id, {
      column: RATE,
      from: null,
      code: 'unclear_rate',
      take: 'suggestion',
    });
    expect(body.data.touched).toBe(0);
  });

  it('and commas for decimals are told apart from groups of three', async () => {
    const { id } = await promos(
      { minAmountDiscount: '12,50', discountRate: '12,5' },
      { minAmountDiscount: '1,23,4', discountRate: '5' },
      { minAmountDiscount: '1,234.50', discountRate: '5' },
    );
    const said = [...(await causes(id, 'discountRate')), ...(await causes(id, 'minAmountDiscount'))];
    expect(said.map(({ message, values }) => [message, values[0]?.value, values[0]?.suggestion])).toEqual([
      ['Decimals stand behind a point, as in 1,234.50', '12,5', '12.5'],
      ['Commas stand only before every three digits, as in 1,234.50', '1,23,4', null],
      ['Decimals stand behind a point, as in 1,234.50', '12,50', '12.50'],
    ]);
  });
});

describe('codes of a csv', () => {
  const codesOf = async (id: string) =>
    (await bench.rows(id)).map(({ problems }) => problems.map(({ code }) => code));
  const column = COLUMN.hsisPartnerCode ?? 0;

  it('that a spreadsheet rounded are refused, and taken from the hand of a person', async () => {
    const job = await bench.partners([partnerLine('1234567890123450'), partnerLine('1.23E+15')]);
    expect(job.counts).toMatchObject({ create: 0, error: 2 });
    expect(await codesOf(job.id)).toEqual([['rounded_number'], ['rounded_number']]);
    const { body } = await bench.edit(job.id, [{ row: 2, column, text: '1234567890123461' }]);
    expect(body.data.import.counts).toMatchObject({ create: 1, error: 1 });
  });

  it('that look rounded are right when a person types them once more', async () => {
    const ZEROS = '3234567890123450';
    const job = await bench.partners([partnerLine(ZEROS)]);
    expect(await codesOf(job.id)).toEqual([['rounded_number']]);
    const { body } = await app.call('POST', `/api/batch-processing/imports/${job.id}/replace`, {
      as: 'sales.admin',
      body: { column, from: null, to: ZEROS, code: 'rounded_number' },
    });
    expect([body.data.touched, body.data.import.counts.create]).toEqual([1, 1]);
  });

  const LONG = ['2234567890123456', '2234567890123457', '2234567890123450'];
  const asked = () => bench.partners(LONG.map((code) => partnerLine(code)));
  const answered = (id: string, body: object) =>
    app.call('POST', `/api/batch-processing/imports/${id}/replace`, {
      as: 'sales.admin',
      body: { column, code: 'long_number', ...body },
    });

  it('with more than 15 digits are asked about, and right for the whole column with one answer', async () => {
    const job = await asked();
    const [group] = await causes(job.id, 'hsisPartnerCode', 'sales.admin');
    expect(group).toMatchObject({ code: 'long_number', isWarning: false, rows: 3 });
    expect(group?.values).toEqual(
      expect.arrayContaining(LONG.map((value) => expect.objectContaining({ value, suggestion: value }))),
    );
    const { body } = await answered(job.id, { from: null, take: 'suggestion' });
    expect([body.data.touched, body.data.import.counts.create]).toEqual([3, 3]);
    expect((await bench.rows(job.id, { only: 'create' })).map(({ cells }) => cells[column]?.text)).toEqual(
      LONG,
    );
  });

  it('with more than 15 digits are right by the value, by the cell, and asked about again when that is taken back', async () => {
    const job = await asked();
    const [first = '', second = ''] = LONG;
    expect((await answered(job.id, { from: first, to: first })).body.data.touched).toBe(1);
    const { body } = await bench.edit(job.id, [{ row: 3, column, text: second }]);
    expect(body.data.import.counts).toMatchObject({ create: 2, error: 1 });
    const undo = () =>
      app.call('POST', `/api/batch-processing/imports/${job.id}/cells/undo`, { as: 'sales.admin' });
    expect((await undo()).body.data.import.counts).toMatchObject({ create: 1, error: 2 });
    expect((await undo()).body.data.import.counts).toMatchObject({ create: 0, error: 3 });
    // That an error file comes back with them says nothing.
    const lines = LONG.map((code, at) => `${at + 2},${partnerLine(code)}`);
    const back = await bench.send(`${bench.at(job.id)}/error-file`, {
      as: 'sales.admin',
      name: 'back.csv',
      content: new TextEncoder().encode([`Row,${PARTNER_HEADER}`, ...lines].join('\n')),
    });
    expect(back.body.data.counts).toMatchObject({ create: 0, error: 3 });
    // Anything else that is given once more is no edit.
    const again = await bench.edit(job.id, [{ row: 2, column: 1, text: 'Magsino Trading Corporation' }]);
    expect(again.body.data.rows).toEqual([]);
  });
});

describe('numbers of stores', () => {
  it('are numbers, and a mobile one is kept as all are [send.branchContact]', async () => {
    const header = merchantFields.map(({ header: text }) => text);
    const line = (at: number, contactNumber: string) =>
      merchantFields
        .map(({ key, example }) => {
          if (key === 'contactNumber') return contactNumber;
          if (key === 'hsisSalesroomCode') return `CELL-${at}`;
          return key === 'tinNumber' ? '' : `"${example}"`;
        })
        .join(',');
    const csv = [header.join(','), line(1, 'call Nena'), line(2, '9171234567'), line(3, '(049) 545 1234')];
    const { body } = await bench.upload('merchant', 'stores.csv', csv.join('\n'));
    const job = await bench.settled(body.data.id);
    expect(
      (await causes(job.id, 'contactNumber', 'sales.admin')).map(({ code, where }) => [code, where]),
    ).toEqual([['not_landline', '2']]);
    const { rows } = await app.admin.query(
      `select resolved ->> 'contact_number' as kept from import_verdict where import_id = $1 and row_no > 2 order by row_no`,
      [job.id],
    );
    expect(rows).toEqual([{ kept: '639171234567' }, { kept: '(049) 545 1234' }]);
  });
});

describe('the letters of a csv', () => {
  const NAMED = { partnerName: 'Peña at Niño Trading' };
  const upload = async (code: string, bytes: (text: string) => Buffer) => {
    const text = [PARTNER_HEADER, partnerLine(code, NAMED)].join('\n');
    const { body } = await bench.upload('partner', `${code}.csv`, new Uint8Array(bytes(text)));
    return bench.settled(body.data.id);
  };

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['Mac Roman', (text: string) => Buffer.from(text.replaceAll('ñ', '\x96'), 'latin1')],
  ] as const)('are read as %s, and shown', async (name, bytes) => {
    const job = await upload(`ENC-${name.replace(' ', '')}`, bytes);
    expect(job.encoding).toEqual({ name, letters: ['Peña'] });
    expect((await bench.rows(job.id, { only: 'create' }))[0]?.name).toBe(NAMED.partnerName);
  });

  it('are shown by a few words of many', async () => {
    const names = ['Peña', 'Niño', 'Muñoz', 'Ibañez', 'Zuñiga', 'Añonuevo'];
    const job = await bench.partners(
      names.map((partnerName, at) => partnerLine(`ENC-${at}`, { partnerName })),
    );
    expect(job.encoding).toEqual({ name: 'UTF-8', letters: names.slice(0, 4) });
  });

  it('that were misread before are told of with what was meant, and taken in one click', async () => {
    const job = await upload('ENC-TWICE', (text) => Buffer.from(Buffer.from(text).toString('latin1')));
    const [group] = await causes(job.id, 'partnerName', 'sales.admin');
    expect(group).toMatchObject({
      code: 'misread_letters',
      isWarning: true,
      values: [{ suggestion: NAMED.partnerName }],
    });
    const body = { column: COLUMN.partnerName, from: null, code: 'misread_letters', take: 'suggestion' };
    await app.call('POST', `/api/batch-processing/imports/${job.id}/replace`, { as: 'sales.admin', body });
    expect((await bench.rows(job.id, { only: 'create' }))[0]?.name).toBe(NAMED.partnerName);
  });
});

describe('a row that sums up the others', () => {
  it('is one cause, and goes with one click', async () => {
    const job = await bench.partners([partnerLine('SUM-1'), 'GRAND TOTAL,33']);
    expect(job.counts).toMatchObject({ create: 1, error: 1 });
    const { body } = await app.call('GET', `/api/batch-processing/imports/${job.id}/problems`, {
      as: 'sales.admin',
    });
    expect(body.data.list.map(({ code, field, where }: ImportProblemGroup) => [code, field, where])).toEqual([
      ['sum_row', null, '3'],
    ]);
    const without = await bench.leaveOut(job.id, { isOut: true, code: 'sum_row', field: null });
    expect(without.counts).toMatchObject({ create: 1, error: 0, leftOut: 1 });
  });
});

describe('the areas of a promo', () => {
  it.each([
    ['Nationwide', '', []],
    ['', 'All', []],
    ['', 'Buong bansa', []],
    ['All', '', []],
    ['Nationwide', 'Laguna', ['nationwide_alone']],
    ['', 'Nationwide; Laguna', ['nationwide_alone']],
    ['Provincial', 'Nationwide; Laguna', ['nationwide_alone']],
    ['Provincial', 'Nationwide', ['nationwide_alone']],
    ['Provincial', 'Laguna', []],
  ])('may be the whole country alone: %j with %j', async (areaCoverage, areas, expected) => {
    const { id } = await promos({ areaCoverage, areas, code: 'AREAS-1' });
    expect((await causes(id, 'areas')).map(({ code }) => code)).toEqual(expected);
    expect(await causes(id, 'areaCoverage')).toEqual([]);
  });
});

describe('what cannot be done to an import', () => {
  it('is told as a sentence of its own', async () => {
    const { body } = await bench.upload('partner', 'no.xlsx', '%PDF-1.7 %%EOF');
    const job = await bench.settled(body.data.id);
    expect(job.whyNoCommit).toBe('The file could not be read: upload another one.');
  });

  it.each([
    [1, 'All or nothing: fix the row with a problem first.', 'ayusin muna ang 1 hilerang may problema.'],
    [2, 'All or nothing: fix the 2 rows with problems first.', 'ayusin muna ang 2 hilerang may problema.'],
  ])('counts rows as people do: %i', async (wrong, en, fil) => {
    const bad = Array.from({ length: wrong }, (_, at) => partnerLine(`ALL-${wrong}${at}`, { zipCode: '1' }));
    const job = await bench.partners([partnerLine(`ALL-${wrong}`), ...bad]);
    const told = async (language: string) => {
      const { status, body } = await app.call('POST', '/api/batch-processing/partner', {
        as: 'sales.admin',
        body: { importId: job.id, mode: 'all' },
        headers: { 'If-Match': String(job.version), 'Accept-Language': language },
      });
      return [status, body.error, body.message];
    };
    expect(await told('en')).toEqual([422, 'rule_import_errors', en]);
    expect(await told('fil')).toEqual([422, 'rule_import_errors', `Lahat o wala: ${fil}`]);
  });
});
