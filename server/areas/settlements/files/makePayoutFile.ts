import { manilaDate } from '#domain/day.ts';
import { centavosOf, formatMoney, formatPeso } from '#domain/money.ts';
import { counted, type Sentence } from '#domain/sentence.ts';
import { submitForApproval } from '../../../approvals/submitForApproval.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { payoutFileRelease, subjectOfFile } from './payoutFileRelease.ts';
import { OF_DAYS } from './previewPayoutFile.ts';
import { readFile } from './readFile.ts';

// One file at a time: who comes second finds what the first has left.
const LOCK = 'select pg_advisory_xact_lock(7350070)';
const TAKE = `select o.id, o.amount from payout o where o.status = 'SCHEDULED' and ${OF_DAYS} order by o.id for no key update`;
const FILE = `insert into payout_file (day, payout_count, amount, made_at, made_by) values ($1, $2, $3, $4, $5) returning id`;
const FILL = `insert into payout_attempt (payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name, bank_branch_name,
    account_name, account_number, resend_reason)
  select o.id, $2, 1 + (select count(*) from payout_attempt a where a.payout_id = o.id), o.partner_id, o.merchant_id, o.amount, o.payee_name,
    o.bank_name, o.bank_branch_name, o.account_name, o.account_number, o.resend_reason
  from payout o where o.id = any ($1::bigint[]) order by o.id`;
const MARK = `update payout set status = 'AWAITING_RELEASE', file_id = $2, updated_by = $3, version = version + 1 where id = any ($1::bigint[])`;

const NOTHING: Sentence = {
  en: 'No payout is scheduled: what there was is in a file already, or is held.',
  fil: 'Walang nakatakdang payout: nasa file na ang mayroon, o pinipigil.',
};
const changed = (count: number, amount: string): Sentence => ({
  en: `${count === 1 ? `1 payout of ${amount} is` : `${counted(count, 'payout')} of ${amount} are`} scheduled by now, which is not what was shown. Nothing was sent: look at it again.`,
  fil: `${count} payout na ${amount} na ang nakatakda ngayon, na iba sa ipinakita. Walang naipadala: tingnan muli.`,
});

interface Wanted {
  from?: string | undefined;
  to?: string | undefined;
  count: number;
  amount: string;
}

/** Locks the scheduled payouts of some days until the transaction ends. 409, 422 rule_nothing_scheduled. */
const takeScheduled = async (tx: Tx, { from, to, count, amount }: Wanted) => {
  await tx.query({ name: 'lock-payout-files', text: LOCK });
  const rows = await tx.query<{ id: string; amount: string }>({
    name: 'take-scheduled',
    text: TAKE,
    values: [from ?? null, to ?? null],
  });
  if (rows.length === 0) throw fail('rule_nothing_scheduled', NOTHING);
  const sum = rows.reduce((all, row) => all + BigInt(row.amount), 0n);
  if (rows.length !== count || sum !== centavosOf(amount))
    throw fail('conflict', changed(rows.length, formatPeso(sum)));
  return { ids: rows.map(({ id }) => id), sum };
};

/**
 * Puts all scheduled payouts (of some days) into one file and asks a second person to release it. 409 where they are not what was seen, 422
 * rule_nothing_scheduled.
 */
export const makePayoutFile = os.payoutFiles.makePayoutFile.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { ids, sum } = await takeScheduled(tx, input.body);
  const now = deps.now();
  const about = [manilaDate(now), ids.length, String(sum), now, user.username];
  const [file] = await tx.query<{ id: string }>({ name: 'make-payout-file', text: FILE, values: about });
  if (!file) throw new Error(`No file of ${formatMoney(sum)} was made`);
  await tx.query({ name: 'fill-payout-file', text: FILL, values: [ids, file.id] });
  await tx.query({ name: 'mark-awaiting', text: MARK, values: [ids, file.id, user.username] });
  await submitForApproval(context, {
    kind: payoutFileRelease,
    owner: { ownerId: file.id },
    subjectName: subjectOfFile(file.id),
    command: {},
    baseVersion: 1,
  });
  return { data: await readFile(tx, file.id) };
});
