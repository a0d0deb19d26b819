import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { monthOf } from '#domain/receipts/receiptMonth.ts';
import { RANGE_DAYS } from '#domain/transactions/paymentDay.ts';
import { CASH, OTHERS, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
});
beforeEach(() => bench.app.clearLimits());
afterAll(() => bench.app.stop());

describe('a receipt', () => {
  it('has the next number of its series, the day on which it is posted, and all that was said', async () => {
    const one = await bench.issued('others', { ...OTHERS, grossAmount: '112000', withholdingTax: '2000.00' });
    expect(one).toMatchObject({
      ...{ orNumber: 'T-0000000001', receiptType: 'OTHERS', status: 'ISSUED', dateIssued: bench.today },
      ...{
        payorName: 'Ana Reyes',
        paymentFor: 'A lost card',
        issuedBy: 'finance.officer',
        title: 'OFFICIAL',
      },
      ...{ grossAmount: '112000.00', sales: '100000.00', vat: '12000.00', withholdingTax: '2000.00' },
      ...{ netPayment: '110000.00', amountInWords: 'One Hundred Ten Thousand Pesos', nextMark: 'ORIGINAL' },
      ...{ issuerName: 'Issuer Corp.', seriesFirst: 'T-0000000001', seriesLast: 'T-0000100000' },
    });
    expect(one.verifyCode).toMatch(/^[a-z2-7]{26}$/);
    const next = await bench.issued('individual', { ...CASH, payorName: 'Jo Cruz', contract: 'C-1' });
    expect(next).toMatchObject({
      orNumber: 'T-0000000002',
      vatClass: 'EXEMPT',
      vat: '0.00',
      contract: 'C-1',
    });
    expect((await bench.read(next.orNumber)).payorName).toBe('Jo Cruz');
  });

  it('of a partner with the longest name and address names both whole', async () => {
    const { app, today, partner } = bench;
    const { id } = await partner();
    const name = `${'N'.repeat(198)}ñ😀`;
    await app.admin.query('update partner set name = $2 where id = $1', [id, name]);
    await app.admin.query(
      `update address set street_number = repeat('1', 40), street_name = repeat('s', 120), building_name = repeat('b', 120),
         floor_number = repeat('2', 20), unit_number = repeat('3', 20)
       where partner_id = $1 and merchant_id is null and associate_id is null`,
      [id],
    );
    const of = { ...CASH, payorId: id, ...monthOf(today), paymentChannel: 'BANK', grossAmount: '1.00' };
    const made = await bench.issued('collections', of);
    expect(made.payorName).toBe(name);
    expect(made.address.length).toBeGreaterThan(320);
    expect(made.address).toContain(`${'1'.repeat(40)} ${'s'.repeat(120)}`);
    const paper = await app.call('GET', `/api/official-receipts/${made.orNumber}/download`, {
      as: 'finance.officer',
    });
    expect(paper.status).toBe(200);
  });

  it.each([
    ['others', { ...OTHERS, paymentFor: 'x' }, 'paymentFor'],
    ['others', { ...OTHERS, payorName: '😀' }, 'payorName'],
    ['individual', { ...CASH, payorName: 'Jo Cruz', address: 'x' }, 'address'],
    [
      'individual',
      {
        ...{ ...CASH, payorName: 'Jo Cruz', formOfPayment: 'CHECK' },
        ...{ bankName: '😀', checkNumber: '1', checkDate: '2026-11-01' },
      },
      'bankName',
    ],
  ])('of %s is refused on the field whose text is too short', async (type, body, field) => {
    const { status, body: answer } = await bench.issue(type, body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
  });

  it('of a partner names it as it is, with its TIN and address, one of its contracts and the month', async () => {
    const { app, today, partner } = bench;
    const { id, name } = await partner();
    const payors = await app.call('GET', '/api/official-receipts/payors', {
      as: 'finance.officer',
      query: { q: name.slice(0, 6) },
    });
    const payor = payors.body.data.list.find((one: { id: string }) => one.id === id);
    expect(payor.name).toBe(name);
    const contracts = await app.call('GET', '/api/official-receipts/contracts', {
      as: 'finance.officer',
      query: { payorId: id },
    });
    const of = { ...CASH, payorId: id, ...monthOf(today), paymentChannel: 'BANK', soa: 'SOA-11' };
    const [contract] = contracts.body.data.list;
    const made = await bench.issued('collections', { ...of, contract: contract?.number ?? '' });
    expect(made).toMatchObject({
      ...{ payorName: name, partnerId: id, tinNumber: payor.tinNumber, address: payor.address },
      ...{ contract: contract?.number ?? null, ...monthOf(today), paymentChannel: 'BANK', soa: 'SOA-11' },
    });
    const other = await bench.issue('collections', { ...of, contract: 'NO-SUCH' });
    expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['contract']]);
  });

  it.each([
    [
      'a check without its number',
      { formOfPayment: 'CHECK', bankName: 'BDO Unibank', checkDate: 0 },
      ['checkNumber'],
    ],
    [
      'a check that is stale',
      { formOfPayment: 'CHECK', bankName: 'BDO Unibank', checkNumber: '1', checkDate: -181 },
      ['checkDate'],
    ],
    [
      'a check too far ahead',
      { formOfPayment: 'CHECK', bankName: 'BDO Unibank', checkNumber: '1', checkDate: 31 },
      ['checkDate'],
    ],
    ['a bank although nothing was paid by check', { bankName: 'BDO Unibank' }, ['bankName']],
    ['no payor', { payorName: '' }, ['payorName']],
    ['a field of another type', { soa: 'SOA-1' }, ['soa']],
    ['more withheld than was paid', { withholdingTax: '1000.01' }, ['withholdingTax']],
    ['nothing paid', { grossAmount: '0' }, ['grossAmount']],
    ['16 digits before the point', { grossAmount: '1000000000000000.00' }, ['grossAmount']],
    ['three decimals', { grossAmount: '10.005' }, ['grossAmount']],
    ['a TIN of ten digits', { tinNumber: '1234567890' }, ['tinNumber']],
    [
      'a name of one letter and a TIN of ten digits',
      { payorName: 'A', tinNumber: '1234567890' },
      ['payorName', 'tinNumber'],
    ],
    ['a date that is typed', { dateIssued: '2026-01-01' }, ['dateIssued']],
    ['an unknown receipt to replace', { replaces: 'T-9999999999' }, ['replaces']],
  ])('is none with %s, and no number is used up', async (_, change, fields) => {
    const { next } = await bench.given();
    const { checkDate, ...rest } = change as { checkDate?: number };
    const date = checkDate === undefined ? {} : { checkDate: addDays(bench.today, checkDate) };
    const { status, body } = await bench.issue('others', { ...OTHERS, ...rest, ...date });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
    expect((await bench.given()).next).toBe(next);
  });

  it.each(['1000000000000000.00', '1000000000000.00'])(
    'of ₱%s is told how much it may be of',
    async (grossAmount) => {
      const { body } = await bench.issue('others', { ...OTHERS, grossAmount });
      expect(body.fields.grossAmount).toContain('₱999,999,999,999.99');
    },
  );

  it('is of a month that has begun, and of a type that there is', async () => {
    const { id } = await bench.partner();
    const of = { ...CASH, payorId: id, paymentChannel: 'BANK' };
    const ahead = await bench.issue('collections', { ...of, ...monthOf(addDays(bench.today, 40)) });
    expect([ahead.status, Object.keys(ahead.body.fields)]).toEqual([400, ['month']]);
    expect((await bench.issue('collections', of)).body.fields).toHaveProperty('month');
    expect((await bench.issue('donations', OTHERS)).status).toBe(404);
    expect(
      (await bench.issue('collections', { ...of, ...monthOf(bench.today), payorId: '999999999' })).status,
    ).toBe(404);
  });

  it('is posted once for a key, whether the answer was lost or somebody clicked twice', async () => {
    const headers = { 'Idempotency-Key': 'receipt-twice-1' };
    const before = (await bench.given()).count;
    const both = await Promise.all([0, 1].map(() => bench.issue('others', OTHERS, { headers })));
    const again = await bench.issue('others', OTHERS, { headers });
    const numbers = [...both, again].map(({ body }) => body.data.orNumber);
    expect(new Set(numbers).size).toBe(1);
    expect((await bench.given()).count).toBe(before + 1);
    const other = await bench.issue('others', { ...OTHERS, grossAmount: 5 }, { headers });
    expect(other.status).toBe(409);
  });

  it('is found by its number, a part of the name and a TIN, and summed up without cancelled ones', async () => {
    const { app } = bench;
    const made = await bench.issued('others', {
      ...OTHERS,
      payorName: 'Zenaida Quirós',
      tinNumber: '999-888-777',
    });
    const find = async (q: string) => {
      const { body } = await app.call('GET', '/api/official-receipts', {
        as: 'finance.officer',
        query: { 'q[like]': q },
      });
      if (!body.data) throw new Error(JSON.stringify(body));
      return body.data.list.map(({ orNumber }: { orNumber: string }) => orNumber);
    };
    for (const q of [made.orNumber.toLowerCase(), 'quiros', '999888777', '999-888'])
      expect(await find(q), q).toContain(made.orNumber);
    expect(await find('nobody of that name')).toEqual([]);
    const query = { orNumber: made.orNumber };
    const totals = await app.call('GET', '/api/official-receipts/totals', { as: 'finance.officer', query });
    expect(totals.body.data).toMatchObject({ count: 1, grossAmount: '1000.00', cancelledCount: 0 });
    const usual = await app.call('GET', '/api/official-receipts/totals', { as: 'finance.officer' });
    expect(usual.body.data).toMatchObject({
      from: addDays(bench.today, 1 - RANGE_DAYS.usual),
      to: bench.today,
    });
  });
});

describe('the lines of a month', () => {
  it('are receipted once: what is left is told, and more than that is refused', async () => {
    const { app, today } = bench;
    const { rows } = await app.admin.query<{ id: string; due: string }>(
      `select partner_id as id, sum(commission + tax_on_commission)::text as due from disbursement_line
       where date_trunc('month', day) = date_trunc('month', $1::date - 1) group by 1 having sum(commission) > 1000 order by 1 limit 1`,
      [today],
    );
    const { id, due } = rows[0] as { id: string; due: string };
    const month = monthOf(addDays(today, -1));
    const summary = async () =>
      (
        await app.call('GET', '/api/official-receipts/transaction/summary', {
          as: 'finance.officer',
          query: { payorId: id, month: String(month.month), year: String(month.year) },
        })
      ).body.data;
    const before = await summary();
    const pesos = (centavos: string) =>
      `${BigInt(centavos) / 100n}.${String(BigInt(centavos) % 100n).padStart(2, '0')}`;
    expect(before).toMatchObject({ due: pesos(due), receipted: '0.00', rest: pesos(due) });
    const of = { ...month, payorId: id, paymentChannel: 'PAYOUT', formOfPayment: 'OFFSET' };
    const half = await bench.issued('profit-sharing', { ...of, grossAmount: '10.00' });
    const rest = (await summary()).rest;
    expect(Number(rest)).toBeCloseTo(Number(pesos(due)) - 10, 2);
    const more = await bench.issue('profit-sharing', { ...of, grossAmount: pesos(due) });
    expect([more.status, more.body.error]).toEqual([422, 'rule_receipted']);
    expect(more.body.fields.grossAmount).toMatch(/left to receipt/);
    expect(more.body.message).toContain(half.orNumber);
    const two = await Promise.all(
      [0, 1].map(() => bench.issue('profit-sharing', { ...of, grossAmount: rest })),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await summary()).rest).toBe('0.00');
  });
});
