import { expect } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import type { ApprovalKindName } from '#domain/review/approval.ts';
import { COMPUTATION } from '#tests/access/reportSettingCalls.ts';
import { PAYMENT_HEADER } from '#tests/api/importKinds/paymentSheetBench.ts';
import { OTHERS } from '#tests/api/receipts/receiptBench.ts';
import { PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';
import { decideKey, machineBody } from '#tests/support/machines.ts';
import { roleBody } from '#tests/support/roles.ts';
import { type Asked, refused, type SecondPersonKind, waits } from './kind.ts';
import { PAYOUT_WAYS } from './payoutKinds.ts';
import type { Stage } from './stage.ts';

const RATE = { type: 'HCPAY', mdrRate: '2', effectiveFrom: '2026-11-21' };
const TAXES = { isEwt: true, isTwa: true, effectiveFrom: '2026-12-01', evidence: 'List of June 2026' };
const ONLINE = 'HCPC_ONLINE_VIEW';
/** Nobody whom the lineage connects with anybody. */
const STRANGER = 'finance.officer';

/** A sheet that was uploaded by one account and ordered by another; it is written once it was confirmed. */
const sheet = async (
  stage: Stage,
  kind: 'partner' | 'transactions',
  { uploader, orderer }: { uploader: string; orderer: string },
): Promise<Asked> => {
  const { payments } = stage;
  await stage.bank.clear();
  const n = stage.next();
  const lines =
    kind === 'partner'
      ? [PARTNER_HEADER, partnerLine(`TWO-${n}`)]
      : [PAYMENT_HEADER, payments.line(`TWO-${n}`)];
  const { body } = await payments.upload(kind, 'sheet.csv', lines.join('\n'), uploader);
  expect(body.data?.id, refused(body)).toEqual(expect.any(String));
  const job = await payments.settled(body.data.id, uploader);
  const answer = await payments.commit(job, {}, orderer, kind);
  const text = 'select status, confirmed_by from import_job where id = $1';
  const asked = waits(stage, answer.body.data?.approvalRequestId, { text, values: [job.id] }, answer);
  return {
    ...asked,
    stored: async () => {
      await payments.settled(job.id, uploader);
      return asked.stored();
    },
  };
};

/** The cancellation of a receipt that one account issued and another asked to cancel. */
const cancellation = async (
  stage: Stage,
  { issuer, asker }: { issuer: string; asker: string },
): Promise<Asked> => {
  await stage.bank.clear();
  const made = await stage.receipts.issued('others', OTHERS, issuer);
  const answer = await stage.receipts.cancel(made, { as: asker });
  const text = 'select status from receipt where or_number = $1';
  const id = answer.body.data?.cancellation?.approvalRequestId;
  return waits(stage, id, { text, values: [made.orNumber] }, answer);
};

/** Every kind of the approval engine: a new one does not compile until somebody says how it is asked for. */
export const APPROVAL_WAYS = {
  MDR_RATE: {
    ask: async (stage, maker) => {
      await stage.bank.reset();
      const answer = await stage.bank.changeRates(maker, ['partners', '1'], [RATE]);
      const text = 'select type, rate, effective_from from mdr_rate where partner_id = 1';
      return waits(stage, answer.body.data?.approvalRequestId, { text }, answer);
    },
  },
  BANK_ACCOUNT: {
    ask: async (stage, maker) => {
      const { bank } = stage;
      await bank.reset();
      const answer = await bank.saveBank(maker, ['partners', '1'], { bankDetails: bank.account() });
      const text = 'select account_number from bank_account where partner_id = 1';
      return waits(stage, answer.body.data?.approvalRequestId, { text }, answer);
    },
  },
  IMPORT: { ask: (stage, maker) => sheet(stage, 'partner', { uploader: maker, orderer: maker }) },
  STORE_TAX: {
    ask: async (stage, maker) => {
      const { app, bank, ifMatch, rows } = stage;
      await bank.reset();
      await rows(`update merchant set is_ewt = true, is_twa = false where id = 1`);
      await rows('delete from store_tax where merchant_id = 1');
      await rows(
        `insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day) select partner_id, 1, true, false, '2026-01-01' from merchant where id = 1`,
      );
      const headers = await ifMatch('merchant', '1');
      const answer = await app.call('POST', '/api/merchants/1/taxes', { as: maker, body: TAXES, headers });
      const text = 'select is_twa, from_day from store_tax where merchant_id = 1';
      return waits(stage, answer.body.data?.approvalRequestId, { text }, answer);
    },
  },
  REFUND: {
    ask: async (stage, maker) => {
      await stage.bank.clear();
      const payment = await stage.refunds.pay({ amount: 50_000_00 });
      const answer = await stage.refunds.refund(payment, { refundAmount: 20_000.01 }, { as: maker });
      const text = 'select decided_by from refund where transaction_id = $1';
      const id = answer.body.data?.refund?.approvalRequestId;
      return waits(stage, id, { text, values: [payment] }, answer);
    },
  },
  SETTING: {
    ask: async (stage, maker) => {
      const { app, bank, next, rows } = stage;
      const [path, today] = [
        '/api/finance-management/report-settings/computation/1',
        manilaDate(app.clock.now()),
      ];
      await bank.clear();
      await rows('delete from setting_version where from_day > $1', [today]);
      const read = await app.call('GET', `${path}/versions`, { as: maker });
      const answer = await app.call('POST', path, {
        as: maker,
        body: { ...COMPUTATION, refundDays: 60 + (next() % 30), fromDay: addDays(today, 5) },
        headers: { 'If-Match': String(read.body.data.version) },
      });
      const text = `select version, made_by, checked_by from setting_version where kind = 'COMPUTATION'`;
      return waits(stage, answer.body.data?.approvalRequestId, { text }, answer);
    },
  },
  PAYMENTS: { ask: (stage, maker) => sheet(stage, 'transactions', { uploader: maker, orderer: maker }) },
  RECEIPT: { ask: (stage, maker) => cancellation(stage, { issuer: STRANGER, asker: maker }) },
  ACCESS_ROLE: {
    ask: async (stage, maker) => {
      const { app, bank, ifMatch, rows } = stage;
      await bank.clear();
      await rows(`update access_role set permissions = '{PAR_VIEW}' where name = $1`, [ONLINE]);
      const [{ id }] = await rows('select id from access_role where name = $1', [ONLINE]);
      const answer = await app.call('POST', `/api/access-role-management/${id}`, {
        as: maker,
        body: roleBody(ONLINE, ['PAR_VIEW', 'PT_EDIT']),
        headers: await ifMatch('access_role', id),
      });
      const text = 'select permissions from access_role where id = $1';
      return waits(stage, answer.body.data?.approvalRequestId, { text, values: [id] }, answer);
    },
  },
  ...PAYOUT_WAYS,
  MACHINE_KEY: {
    ask: async (stage, maker) => {
      const { app, bank, next } = stage;
      await bank.clear();
      const body = machineBody(`Kind ${next()}`, `KIND_${next()}`);
      const answer = await app.call('POST', '/api/machine-accounts', { as: maker, body });
      const text = 'select is_enabled, key_end, waiting_end from machine_account where name = $1';
      const id = answer.body.data?.account.approvalRequestId;
      return waits(stage, id, { text, values: [body.name] }, answer);
    },
  },
} satisfies Record<ApprovalKindName, SecondPersonKind>;

/** A payment that is held, of a key that one account made and another confirmed. */
const heldPayment = async (stage: Stage, maker: string): Promise<Asked> => {
  const { app, bank, next, payments, rows } = stage;
  await bank.clear();
  const body = machineBody(`Held ${next()}`, `HELD_${next()}`, { paymentLimit: '1.00' });
  const made = await app.call('POST', '/api/machine-accounts', { as: maker, body });
  expect(made.status, refused(made.body)).toBe(200);
  // As somebody who is nobody of the lineage: it is the maker who matters.
  await decideKey(app, made.body.data.account.approvalRequestId, { as: STRANGER });
  const { taking } = payments;
  const { data } = await taking.take([taking.payment(`KEY-${next()}`)], made.body.data.key);
  const [{ id, result } = {}] = data.results;
  expect(result, refused(data)).toBe('held');
  return {
    decide: async (checker) => {
      const [{ version }] = await rows('select version from payment_transaction where id = $1', [id]);
      const headers = { 'If-Match': String(version) };
      return app.call('POST', `/api/transactions/${id}/release`, { as: checker, headers });
    },
    stored: () => rows('select status, released_by from payment_transaction where id = $1', [id]),
  };
};

/** Changes that somebody else asks for, of what the maker contributed. */
export const CONTRIBUTIONS = {
  'an import that they uploaded': {
    ask: (stage, maker) => sheet(stage, 'partner', { uploader: maker, orderer: 'sales.admin' }),
  },
  'the release of a payment of a key that they made': { ask: heldPayment },
  'the cancellation of a receipt that they issued': {
    ask: (stage, maker) => cancellation(stage, { issuer: maker, asker: STRANGER }),
  },
} satisfies Readonly<Record<string, SecondPersonKind>>;
