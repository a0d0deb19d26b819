import type { DoubtfulPayout, ReleaseReview } from '#contract/finance/payoutFiles.ts';
import { readOpenRequests } from '../../../approvals/request.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, flag, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { os } from '../../../http/os.ts';
import { readBankAnswers } from './readBankAnswers.ts';
import { readFile } from './readFile.ts';

interface Reviewed extends DoubtfulPayout {
  returnReason: string | null;
  resendReason: string | null;
  isSentBefore: boolean;
  isNew: boolean;
  isChanged: boolean;
  isBlocked: boolean;
}

// Where the payee was paid last, by whichever of its payouts; and where this payout went before.
const FROM = `payout_attempt a join payout o on o.id = a.payout_id
  left join lateral (select b.account_number from payout_attempt b where b.partner_id = a.partner_id
    and b.merchant_id is not distinct from a.merchant_id and b.outcome = 'PAID' and b.id < a.id order by b.id desc limit 1) last on true
  left join lateral (select b.return_reason from payout_attempt b where b.payout_id = a.payout_id and b.sent_at is not null and b.id < a.id
    order by b.id desc limit 1) before on true`;
const CHANGED_LATELY = `exists (select from approval_request r where r.kind = 'BANK_ACCOUNT' and r.state = 'APPLIED'
  and r.partner_id = a.partner_id and r.merchant_id is not distinct from a.merchant_id and r.applied_at > $2::timestamptz - interval '7 days')`;
const REVIEWED = columnsOf<Reviewed>(FROM)({
  payoutId: id('a.payout_id'),
  payeeName: text('a.payee_name'),
  amount: centavos('a.amount'),
  bankName: text('a.bank_name'),
  accountLast4: text('a.account_last4'),
  returnReason: text('before.return_reason'),
  resendReason: text('a.resend_reason'),
  isSentBefore: flag('(before.return_reason is not null)'),
  isNew: flag('(last.account_number is null)'),
  isChanged: flag(`(last.account_number <> a.account_number or ${CHANGED_LATELY})`),
  isBlocked: flag('is_held(o)'),
});
const READ = `select ${REVIEWED.select} from ${FROM} where a.file_id = $1 order by a.amount desc, a.id`;

const LARGEST = 5;
const LISTED = 50;

/** What the person who releases a file looks at. */
const readReview = async (tx: Tx, fileId: string, now: Date): Promise<ReleaseReview> => {
  const payouts = await REVIEWED.read(tx, { name: 'review-of-file', text: READ, values: [fileId, now] });
  const doubtful = ({ payoutId, payeeName, amount, bankName, accountLast4 }: Reviewed): DoubtfulPayout => ({
    payoutId,
    payeeName,
    amount,
    bankName,
    accountLast4,
  });
  const listed = (is: (one: Reviewed) => boolean) => payouts.filter(is).slice(0, LISTED);
  return {
    largest: payouts.slice(0, LARGEST).map(doubtful),
    changedAccounts: listed(({ isChanged }) => isChanged).map(doubtful),
    newPayees: listed(({ isNew }) => isNew).map(doubtful),
    sentBefore: listed(({ isSentBefore }) => isSentBefore).map((one) => ({
      ...doubtful(one),
      returnReason: one.returnReason,
      resendReason: one.resendReason,
    })),
    blocked: listed(({ isBlocked }) => isBlocked).map(doubtful),
  };
};

const RETURNS = 'select id::text as id from payout_return where file_id = $1 order by id desc limit 50';

/** One file for the bank, with what its releaser looks at, the answers to it and what waits for a second person. 404. */
export const getPayoutFile = os.payoutFiles.getPayoutFile.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const file = await readFile(tx, input.params.id);
  const returns = await tx.query<{ id: string }>({
    name: 'returns-of-file',
    text: RETURNS,
    values: [file.id],
  });
  const requests = await readOpenRequests(tx, user, [
    { kind: 'PAYOUT_FILE', ownerId: file.id },
    ...returns.map(({ id: ownerId }) => ({ kind: 'PAYOUT_RETURN' as const, ownerId })),
  ]);
  const review = file.state === 'AWAITING_RELEASE' ? await readReview(tx, file.id, deps.now()) : null;
  return { data: { ...file, review, requests, answers: await readBankAnswers(tx, file.id) } };
});
