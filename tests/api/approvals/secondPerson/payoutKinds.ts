import { expect } from 'vitest';
import type { PayoutFile } from '#contract/finance/payoutFiles.ts';
import type { ApprovalKindName } from '#domain/review/approval.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { type BankRow, bankBench, returned } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';
import { refused, type SecondPersonKind, waits } from './kind.ts';
import type { Stage } from './stage.ts';

const PAYOUT = 'select status from payout where id = $1';

/** An account of the first store, to which its payouts can be resent. */
const ACCOUNT = `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type)
  select partner_id, id, (select min(id) from bank), name, '1234567890', 'SAVINGS' from merchant
  where id = 1 and not exists (select from bank_account a where a.merchant_id = 1)`;

/** A released file of one payout, made and released by two people whom the lineage connects with nobody. */
const sent = async ({ app }: Stage): Promise<{ file: PayoutFile; payoutId: string; row: BankRow }> => {
  const bank = bankBench(app);
  await app.admin.query('update merchant set is_same_bank = false where id = 1');
  await app.admin.query(ACCOUNT);
  const { payoutId } = await makeLine(app.admin);
  const file = await bank.makeAll();
  const row = (await bank.rowsOf(file.id)).find(({ Reference }) => Reference === `SP-${payoutId}-1`);
  return { file, payoutId, row: row ?? {} };
};

const onPayout = async (stage: Stage, payoutId: string, maker: string, verb: 'return' | 'resend') => {
  const { app, ifMatch } = stage;
  const answer: Answer = await app.call('POST', `/api/finance-management/payouts/${payoutId}/${verb}`, {
    as: maker,
    body: { reason: 'Account closed' },
    headers: await ifMatch('payout', payoutId),
  });
  const [request] = answer.body.data?.requests ?? [];
  return waits(stage, request?.id, { text: PAYOUT, values: [payoutId] }, answer);
};

/** What moves payouts to the bank and back. */
export const PAYOUT_WAYS = {
  PAYOUT_FILE: {
    ask: async (stage, maker) => {
      const bank = bankBench(stage.app, maker);
      await makeLine(stage.app.admin);
      const { count, amount } = await bank.preview();
      const answer = await bank.make({ count, amount });
      expect(answer.status, refused(answer.body)).toBe(200);
      const { id } = answer.body.data;
      const [request] = (await bank.read(id)).requests;
      const text = 'select state, released_by from payout_file where id = $1';
      return waits(stage, request?.id, { text, values: [id] }, answer);
    },
  },
  PAYOUT_RETURN: {
    ask: async (stage, maker) => onPayout(stage, (await sent(stage)).payoutId, maker, 'return'),
  },
  PAYOUT_RESEND: {
    ask: async (stage, maker) => {
      const { file, payoutId, row } = await sent(stage);
      await bankBench(stage.app).takeBoth(file.id, [returned(row)]);
      return onPayout(stage, payoutId, maker, 'resend');
    },
  },
} satisfies Partial<Record<ApprovalKindName, SecondPersonKind>>;
