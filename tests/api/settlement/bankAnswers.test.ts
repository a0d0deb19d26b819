import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerRow, BankAnswer, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type BankRow, bankBench, paid, returned } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

let app: TestApp;
let bank: ReturnType<typeof bankBench>;
beforeAll(async () => {
  app = await startTestApp();
  bank = bankBench(app);
  // What the demo has scheduled goes first, so that each file holds its own test's alone.
  await bank.makeAll();
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
/** A file of so many payouts of its own, and its rows. */
const sent = async (count: number): Promise<{ file: PayoutFileRow; rows: BankRow[] }> => {
  for (let at = 0; at < count; at++) await makeLine(app.admin, { gross: 10_000 + at });
  const file = await bank.makeAll();
  return { file, rows: await bank.rowsOf(file.id) };
};
const only = (rows: readonly BankRow[], at: number): BankRow => {
  const row = rows[at];
  if (!row) throw new Error(`no row ${at}`);
  return row;
};
const verdicts = async (id: string, rows: readonly BankRow[]) => {
  const { status, body } = await bank.check(id, rows);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as BankAnswer).rows.map(({ verdict, message }: AnswerRow) => [verdict, message]);
};
const statesOf = async (file: PayoutFileRow) =>
  (await ask<{ status: string }>('select status from payout where file_id = $1 order by id', [file.id])).map(
    ({ status }) => status,
  );

describe("the bank's answer", () => {
  it('is shown before it is taken, and pays or gives back what it names', async () => {
    const { file, rows } = await sent(3);
    const answer = [paid(only(rows, 0), 'BT1'), returned(only(rows, 1), 'Account closed'), only(rows, 2)];
    const { body } = await bank.check(file.id, answer);
    expect(body.data).toMatchObject({
      ...{ paidCount: 1, paidAmount: '100.00', returnedCount: 1, returnedAmount: '100.01' },
      ...{ silentCount: 1, wrongCount: 0, rowCount: 3 },
    });
    expect(await statesOf(file)).toEqual(['SENT', 'SENT', 'SENT']);
    const taken = await bank.take(file.id, answer);
    expect(taken.status).toBe(200);
    expect(taken.body.data.file).toMatchObject({
      ...{ state: 'PARTLY', paidCount: 1, returnedCount: 0, openCount: 2 },
      answeredBy: 'finance.officer',
    });
    expect(await statesOf(file)).toEqual(['PAID', 'SENT', 'SENT']);
    expect(await bank.confirm(file.id)).toMatchObject({
      ...{ state: 'PARTLY', paidCount: 1, returnedCount: 1, openCount: 1, openAmount: '100.02' },
    });
    const [one, other] = await ask('select * from payout where file_id = $1 order by id', [file.id]);
    expect(one).toMatchObject({ status: 'PAID', bank_reference: 'BT1', return_reason: null });
    expect(other).toMatchObject({
      status: 'RETURNED',
      return_reason: 'Account closed',
      ended_at: expect.any(Date),
    });
    const rest = await bank.take(file.id, [paid(only(rows, 2))]);
    expect(rest.body.data.file.state).toBe('ANSWERED');
    const entries = await ask<{ actor: string; event_type: string | null }>(
      `select actor, event_type from audit.entry where target = 'payout_file' and key = $1 and event_type = 'BANK_ANSWER'`,
      [file.id],
    );
    expect(entries).toHaveLength(2);
  });

  it('counts what is not answered with it yet, in its rows or left out of them', async () => {
    const { file, rows } = await sent(4);
    const silent = async (answer: readonly BankRow[]) =>
      (await bank.check(file.id, answer)).body.data.silentCount;
    expect(await silent([paid(only(rows, 0)), only(rows, 1)])).toBe(3);
    await bank.take(file.id, [paid(only(rows, 0))]);
    expect(await silent([paid(only(rows, 0)), returned(only(rows, 1))])).toBe(2);
    expect(await silent(rows.map((row, at) => (at === 1 ? returned(row) : paid(row))))).toBe(0);
  });

  it('changes nothing when it comes again', async () => {
    const { file, rows } = await sent(2);
    const answer = [paid(only(rows, 0)), returned(only(rows, 1))];
    await bank.takeBoth(file.id, answer);
    const before = await ask('select * from payout where file_id = $1 order by id', [file.id]);
    const again = await bank.take(file.id, answer);
    expect(again.status).toBe(200);
    expect(again.body.data.answer).toMatchObject({ knownCount: 2, paidCount: 0, returnedCount: 0 });
    expect(await ask('select * from payout where file_id = $1 order by id', [file.id])).toEqual(before);
  });

  it('is refused as a whole with one wrong row, which says what is wrong', async () => {
    const { file, rows } = await sent(8);
    const other = await sent(1);
    await bank.take(file.id, [paid(only(rows, 7), 'BT7')]);
    const wrong: readonly (readonly [BankRow, string, RegExp])[] = [
      [{ ...paid(only(rows, 0)), Reference: 'SP-0-1' }, 'unknownReference', /No payout/],
      [paid(only(other.rows, 0)), 'otherFile', new RegExp(`file ${other.file.id} of 11/20/2026`)],
      [{ ...paid(only(rows, 1)), Amount: 1 }, 'wrongAmount', /₱100.01 was sent, and ₱1.00 is answered/],
      [{ ...paid(only(rows, 2)), Amount: 'much' }, 'unreadable', /Amount/],
      [{ ...paid(only(rows, 3)), Result: 'MAYBE' }, 'unknownResult', /“MAYBE” is no result/],
      [paid(only(rows, 4), ''), 'noBankReference', /reference of the bank is missing/],
      [returned(only(rows, 5), ''), 'noReason', /reason is missing/],
      [paid(only(rows, 7), 'BT8'), 'otherResult', /PAID \(BT7\) before/],
      [{ ...paid(only(rows, 6)), Reference: undefined }, 'noReference', /missing/],
    ];
    for (const [row, verdict, message] of wrong) {
      const [found] = await verdicts(file.id, [row]);
      expect(found).toEqual([verdict, expect.stringMatching(message)]);
    }
    const twice = await verdicts(file.id, [paid(only(rows, 6)), paid(only(rows, 6))]);
    expect(twice.map(([verdict]) => verdict)).toEqual(['doubled', 'doubled']);
    const { status, body } = await bank.take(file.id, [paid(only(rows, 0)), wrong[2]?.[0] ?? {}]);
    expect([status, body.error]).toEqual([422, 'rule_answer_wrong']);
    expect((await statesOf(file)).filter((state) => state === 'PAID')).toHaveLength(1);
  });

  it('is read from a csv too, and says of what is no answer what to do', async () => {
    const { file, rows } = await sent(1);
    const { Reference, Amount } = only(rows, 0);
    const csv = `Reference,Amount,Status,Trace number,Reason\r\n${Reference},"${Amount}.00",paid,BT99,\r\n`;
    const as = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
    const { status, body } = await bank.send(`/${file.id}/answers/check`, as(csv), 'answer.csv');
    expect([status, body.data?.paidCount, body.data?.unknown]).toEqual([200, 1, []]);
    const none = await bank.send(`/${file.id}/answers/check`, as('Name,Town\r\nA,B\r\n'), 'answer.csv');
    expect([none.status, none.body.error]).toEqual([422, 'rule_file_not_valid']);
    expect((await bank.send('/999999/answers/check', as(csv), 'answer.csv')).status).toBe(404);
  });

  it('is taken once, however many bring it at once, and the first final answer stands', async () => {
    const { file, rows } = await sent(2);
    const one = [paid(only(rows, 0)), paid(only(rows, 1))];
    const other = [returned(only(rows, 0)), returned(only(rows, 1))];
    const statuses: number[] = [];
    // As many at once as one account may send.
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        [0, 1, 2].map((at) => bank.take(file.id, (round + at) % 2 ? one : other)),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(new Set(statuses).has(500)).toBe(false);
    const { requests } = await bank.confirm(file.id);
    expect(requests).toEqual([]);
    // Whichever came first: all were paid, or all came back, at most after they were paid.
    expect(new Set(await statesOf(file)).size).toBe(1);
    const { body } = await bank.get(`/${file.id}`);
    expect(body.data).toMatchObject({ state: 'ANSWERED', openCount: 0, openAmount: '0.00' });
  });

  it('is kept as it came, with what was new in it, and downloaded by whoever may, which stands in the trail', async () => {
    const { file, rows } = await sent(2);
    const first = bank.bookOf([paid(only(rows, 0))]);
    await bank.send(`/${file.id}/answers`, first, 'monday.xlsx');
    const known = await bank.send(`/${file.id}/answers`, first, 'again.xlsx');
    expect(known.status).toBe(200);
    const wrong = await bank.send(
      `/${file.id}/answers`,
      bank.bookOf([{ ...paid(only(rows, 1)), Amount: 1 }]),
      'no.xlsx',
    );
    expect(wrong.status).toBe(422);
    await bank.send(`/${file.id}/answers`, bank.bookOf([returned(only(rows, 1))]), 'tuesday.xlsx');
    const { answers } = (await bank.get(`/${file.id}`)).body.data;
    expect(answers).toMatchObject([
      {
        name: 'monday.xlsx',
        paidCount: 1,
        paidAmount: '100.00',
        returnedCount: 0,
        takenBy: 'finance.officer',
      },
      { name: 'tuesday.xlsx', paidCount: 0, returnedCount: 1, returnedAmount: '100.01' },
    ]);
    const path = `/api/finance-management/payout-files/${file.id}/answers/${answers[0].id}/file`;
    const { accessToken } = await app.login('finance.second');
    const answer = await fetch(`${app.url}${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
    expect(answer.headers.get('content-disposition')).toContain('monday.xlsx');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(first);
    const trail = await ask<{ actor: string; after: { name: string } }>(
      `select actor, after from audit.entry where event_type = 'DOWNLOAD' and target = 'payout_file' and key = $1
         and after ->> 'name' = 'monday.xlsx'`,
      [file.id],
    );
    expect(trail).toMatchObject([{ actor: 'finance.second' }]);
    // Read by whoever reads payouts, and not downloaded by them; and never under another file.
    expect((await app.call('GET', path, { as: 'sbo.reviewer' })).status).toBe(403);
    const other = (await sent(1)).file.id;
    const foreign = path.replace(`/${file.id}/`, `/${other}/`);
    expect((await app.call('GET', foreign, { as: 'finance.officer' })).status).toBe(404);
    await expect(ask('delete from bank_answer')).rejects.toThrow('What is settled stands');
  });

  it('stands in the database too', async () => {
    const { file, rows } = await sent(1);
    await bank.take(file.id, [paid(only(rows, 0))]);
    await expect(
      ask(`update payout_attempt set bank_reference = 'X' where file_id = $1`, [file.id]),
    ).rejects.toThrow('What is settled stands');
  });
});
