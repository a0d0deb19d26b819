import { z } from 'zod';
import type { Difference } from '#contract/approvals.ts';
import { centavosOf, formatMoney, formatPeso } from '#domain/money.ts';
import { rowHandler } from '../../../approvals/kind.ts';
import { submitForApproval } from '../../../approvals/submitForApproval.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { Work } from '../../../records/lock/work.ts';
import { subjectOfFile } from './payoutFileRelease.ts';
import { lockFile } from './readFile.ts';
import { tellReturned } from './tellReturned.ts';

/** Whether somebody has said of an attempt, `a`, that it came back, and nobody has decided on that. */
export const IS_RETURN_ASKED =
  '(exists (select from payout_return_item i where i.attempt_id = a.id and i.ended_at is null))';

/** Payouts that came back, to be confirmed by a second person; all of one file, which is locked. */
interface Returned {
  fileId: string;
  /** The answer that says so; null where somebody recorded it at the payout. */
  answerId: string | null;
  items: readonly { attemptId: string; reason: string }[];
}

const ASK = `with asked as (insert into payout_return (file_id, bank_answer_id, asked_at, asked_by) values ($1, $2, $3, $4) returning id),
  items as (insert into payout_return_item (return_id, attempt_id, reason)
    select a.id, x."attemptId", x.reason from asked a, jsonb_to_recordset($5) as x("attemptId" bigint, reason text))
  select id::text as id from asked`;

/** Asks a second person to confirm that payouts came back. */
export const askForReturn = async (work: Work, { fileId, answerId, items }: Returned): Promise<void> => {
  const { tx, deps, user } = work;
  const values = [fileId, answerId, deps.now(), user.username, JSON.stringify(items)];
  const [asked] = await tx.query<{ id: string }>({ name: 'ask-for-return', text: ASK, values });
  if (!asked) throw new Error('The return was not stored');
  await submitForApproval(work, {
    kind: payoutReturn,
    owner: { ownerId: asked.id },
    subjectName: subjectOfFile(fileId),
    command: {},
    baseVersion: 1,
  });
};

interface Item {
  fileId: string;
  reference: string;
  payeeName: string;
  amount: string;
  /** As the payout was before. */
  status: string;
  reason: string;
}
const FROM = `payout_return r join payout_return_item i on i.return_id = r.id join payout_attempt a on a.id = i.attempt_id`;
const ITEM = columnsOf<Item>(FROM)({
  fileId: id('r.file_id'),
  reference: text('a.reference'),
  payeeName: text('a.payee_name'),
  amount: centavos('a.amount'),
  status: text(`coalesce(a.outcome, 'SENT')`),
  reason: text('i.reason'),
});
const READ = `select ${ITEM.select} from ${FROM} where r.id = $1 order by a.amount desc, a.id`;
const readItems = (tx: Tx, returnId: string): Promise<Item[]> =>
  ITEM.read(tx, { name: 'items-of-return', text: READ, values: [returnId] });

/** So many of them are listed in the request, the largest first. */
const LISTED = 50;

// What was paid before keeps the moment and the reference of that.
const RETURN = `update payout_attempt a set outcome = 'RETURNED', return_reason = i.reason, ended_at = coalesce(a.ended_at, $2),
    bounced_at = case when a.outcome = 'PAID' then $2::timestamptz end
  from payout_return_item i where i.return_id = $1 and i.ended_at is null and a.id = i.attempt_id
  returning a.id::text as id, a.amount::text as amount, a.bounced_at is not null as bounced`;
const FOLLOW = `update payout o set status = 'RETURNED', ended_at = $2, return_reason = i.reason, updated_by = $3, version = o.version + 1
  from payout_return_item i join payout_attempt a on a.id = i.attempt_id
  where i.return_id = $1 and i.ended_at is null and o.id = a.payout_id and o.file_id = a.file_id and o.status in ('SENT', 'PAID') returning o.id`;
const COUNT = `update payout_file f set paid_count = f.paid_count - $2, paid_amount = f.paid_amount - $3, returned_count = f.returned_count + $4,
    returned_amount = f.returned_amount + $5, answered_at = $6, answered_by = $7, version = f.version + 1
  where f.id = $1`;
const END = 'update payout_return_item set ended_at = $2 where return_id = $1 and ended_at is null';

interface Back {
  id: string;
  /** Centavos. */
  amount: string;
  bounced: boolean;
}
const sumOf = (back: readonly Back[]): bigint => back.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** Payouts that the bank returned, whether it had paid them before or not: they may be resent once a second person has confirmed it. */
export const payoutReturn = rowHandler({
  name: 'PAYOUT_RETURN',
  command: z.strictObject({}),
  delayHours: () => 0,
  lock: async (tx, { ownerId }) => {
    const [item] = await readItems(tx, ownerId);
    if (!item) return null;
    // The file before its payouts, as its answers lock them.
    await lockFile(tx, item.fileId);
    return { version: 1, isEditable: true };
  },
  describe: async (tx, { ownerId }): Promise<Difference[]> => {
    const items = await readItems(tx, ownerId);
    const sum = items.reduce((all, { amount }) => all + (centavosOf(amount) ?? 0n), 0n);
    return [
      { field: 'payoutCount', before: null, after: String(items.length) },
      { field: 'amount', before: null, after: formatMoney(sum) },
      ...items.slice(0, LISTED).map(({ reference, payeeName, amount, status, reason }) => ({
        field: 'payoutStatus',
        name: `${reference} · ${payeeName} · ${formatPeso(centavosOf(amount) ?? 0n)} · ${reason}`,
        before: status,
        after: 'RETURNED',
      })),
    ];
  },
  beside: async (tx, { ownerId }) => {
    const [item] = await readItems(tx, ownerId);
    return item ? [{ field: 'payoutFileId', value: item.fileId }] : [];
  },
  apply: async (tx, { ownerId }, _, { maker, checker, at, call }) => {
    if (!call) throw new Error('Returned payouts are confirmed in a call');
    const [item] = await readItems(tx, ownerId);
    if (!item) throw new Error(`Nothing was returned with ${ownerId}`);
    const back = await tx.query<Back>({ name: 'return-attempts', text: RETURN, values: [ownerId, at] });
    const values = [ownerId, at, checker];
    const followed = await tx.query({ name: 'return-payouts', text: FOLLOW, values });
    if (followed.length !== back.length)
      throw new Error(`Of ${back.length} payouts ${followed.length} came back`);
    const bounced = back.filter((one) => one.bounced);
    const sums = [bounced.length, String(sumOf(bounced)), back.length, String(sumOf(back))];
    await tx.query({ name: 'count-returned', text: COUNT, values: [item.fileId, ...sums, at, maker] });
    await tx.query({ name: 'end-return', text: END, values: [ownerId, at] });
    await tellReturned(tx, {
      fileId: item.fileId,
      attempts: back.map((one) => one.id),
      amount: formatMoney(sumOf(back)),
      publicUrl: call.deps.config.publicUrl,
      now: at,
    });
  },
  release: async (tx, { ownerId }, { at }) =>
    void (await tx.query({ name: 'end-return', text: END, values: [ownerId, at] })),
});
