import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHERS, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
});
beforeEach(() => bench.app.clearLimits());
afterAll(() => bench.app.stop());

const ask = async (orNumber: string, as = 'finance.officer') => {
  const { app } = bench;
  const { accessToken } = await app.login(as);
  return fetch(`${app.url}/api/official-receipts/${orNumber}/download`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
};
const hashOf = async (response: Response) =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
const cancelled = async (receipt: { orNumber: string; version: number }) => {
  const { body } = await bench.cancel(receipt);
  await bench.decide(body.data.cancellation.approvalRequestId, 'approve', 'finance.second');
};

describe('a receipt on paper', () => {
  it('is the original once, a reprint of the same bytes afterwards, and cancelled on every copy', async () => {
    const made = await bench.issued('others', { ...OTHERS, payorName: 'Niña Peñaflor' });
    const first = await ask(made.orNumber);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('content-disposition')).toContain(`${made.orNumber}.pdf`);
    const original = await hashOf(first);
    expect(await bench.read(made.orNumber)).toMatchObject({ nextMark: 'REPRINT', version: made.version });
    const reprints = [
      await hashOf(await ask(made.orNumber)),
      await hashOf(await ask(made.orNumber, 'sales.admin')),
    ];
    expect(new Set(reprints).size).toBe(1);
    expect(reprints).not.toContain(original);
    await cancelled(made);
    const marked = [await hashOf(await ask(made.orNumber)), await hashOf(await ask(made.orNumber))];
    expect(new Set([original, reprints[0], ...marked]).size).toBe(3);
    const { rows } = await bench.app.admin.query(
      `select e.after ->> 'mark' as mark from audit.entry e where e.target = 'receipt' and e.event_type = 'DOWNLOAD' order by e.id`,
    );
    expect(rows.map(({ mark }) => mark)).toEqual([
      'ORIGINAL',
      'REPRINT',
      'REPRINT',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('stays the original where the line was cut before it was taken, and is it for whoever asks next', async () => {
    const [other, made] = [await bench.issued('others', OTHERS), await bench.issued('others', OTHERS)];
    await cutOff(made.orNumber);
    // Its printing is over too, before the other's.
    await hashOf(await ask(other.orNumber));
    expect((await bench.read(made.orNumber)).nextMark).toBe('ORIGINAL');
    const original = await hashOf(await ask(made.orNumber));
    expect((await bench.read(made.orNumber)).nextMark).toBe('REPRINT');
    expect(await hashOf(await ask(made.orNumber))).not.toBe(original);
  });

  it('ends once it stands as received: who has it whole and asks again gets a reprint', async () => {
    const made = await bench.issued('others', OTHERS);
    const { admin } = bench.app;
    await admin.query(`begin; select 1 from receipt where or_number = '${made.orNumber}' for no key update`);
    let hasEnded = false;
    let original: Promise<unknown> | undefined;
    try {
      original = hashOf(await ask(made.orNumber)).finally(() => {
        hasEnded = true;
      });
      await expect.poll(waitsForTest, { interval: 5, timeout: 10_000 }).toBe(1);
      expect(hasEnded).toBe(false);
      expect((await bench.read(made.orNumber)).nextMark).toBe('ORIGINAL');
    } finally {
      await admin.query('commit');
    }
    await original;
    expect((await bench.read(made.orNumber)).nextMark).toBe('REPRINT');
  });

  it('stays the original while nobody has received it, and is none for a number that was not given', async () => {
    const made = await bench.issued('others', OTHERS);
    await bench.app.call('GET', `/api/official-receipts/${made.orNumber}`, { as: 'finance.officer' });
    expect((await bench.read(made.orNumber)).nextMark).toBe('ORIGINAL');
    expect((await ask('T-9999999999')).status).toBe(404);
  });
});

/** How many wait for the transaction that the test itself has open. */
const waitsForTest = async () => {
  const waits = 'select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
  return (await bench.app.admin.query(waits)).rowCount;
};

/** Asks for a receipt over a line of its own, which is cut while the server waits to note the download: before anything is printed. */
const cutOff = async (orNumber: string): Promise<void> => {
  const { app } = bench;
  const { accessToken } = await app.login('finance.officer');
  const { hostname, port } = new URL(app.url);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  await app.admin.query('begin; lock table audit.entry in exclusive mode');
  line.write(
    `GET /api/official-receipts/${orNumber}/download HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${accessToken}\r\n\r\n`,
  );
  const waits = `select 1 from pg_locks where relation = 'audit.entry'::regclass and not granted`;
  await expect
    .poll(async () => (await app.admin.query(waits)).rowCount, { interval: 5, timeout: 10_000 })
    .toBe(1);
  line.destroy();
  await once(line, 'close');
  await app.admin.query('commit');
};

describe('the code of a receipt', () => {
  const check = (code: string) => fetch(`${bench.app.url}/api/verify/${code}`);

  it('tells anybody its number, day, gross and status, and no more', async () => {
    const made = await bench.issued('others', OTHERS);
    const answer = await check(made.verifyCode.toUpperCase());
    expect(await answer.json()).toEqual({
      data: { orNumber: made.orNumber, dateIssued: bench.today, grossAmount: '1000.00', status: 'ISSUED' },
    });
    await cancelled(made);
    expect(((await (await check(made.verifyCode)).json()) as { data: { status: string } }).data.status).toBe(
      'CANCELLED',
    );
    for (const code of ['a'.repeat(26), made.orNumber, '%25']) expect((await check(code)).status).toBe(404);
  });

  it('is guessed by nobody: who asks too often waits', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => check(`${'b'.repeat(24)}${at}`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
