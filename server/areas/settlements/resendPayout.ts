import { z } from 'zod';
import type { Difference, Fact } from '#contract/approvals.ts';
import { maskAccountNumber } from '#domain/formats/accountNumber.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { rowHandler } from '../../approvals/kind.ts';
import { submitForApproval } from '../../approvals/submitForApproval.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { WITH_ACCOUNT } from './getPayeeAccount.ts';
import { readPayout } from './getPayout.ts';

const LOCK = 'select o.id from payout o where o.id = $1 for no key update';

/** The parts of an account that a bank is told. */
const ACCOUNT_PARTS = ['bankName', 'bankBranchName', 'accountName', 'accountNumber'] as const;
type Account = Record<(typeof ACCOUNT_PARTS)[number], string | null>;
interface Known extends Account {
  amount: string;
  returnReason: string | null;
}
const KNOWN = columnsOf<Known>('payout o')({
  amount: centavos('o.amount'),
  returnReason: text('o.return_reason'),
  bankName: text('o.bank_name'),
  bankBranchName: text('o.bank_branch_name'),
  accountName: text('o.account_name'),
  accountNumber: text('o.account_number'),
});
const NOW = columnsOf<Account>(WITH_ACCOUNT)({
  bankName: text('acc.bank_name'),
  bankBranchName: text('acc.branch_name'),
  accountName: text('acc.account_name'),
  accountNumber: text('acc.account_number'),
});
const READ = {
  known: `select ${KNOWN.select} from payout o where o.id = $1`,
  now: `select ${NOW.select} from ${WITH_ACCOUNT} where o.id = $1`,
};
const readKnown = async (tx: Tx, payoutId: string): Promise<Known> => {
  const [known] = await KNOWN.read(tx, { name: 'returned-payout', text: READ.known, values: [payoutId] });
  if (!known) throw new Error(`There is no payout ${payoutId}`);
  return known;
};
const readAccount = async (tx: Tx, payoutId: string): Promise<Account | null> => {
  const [account] = await NOW.read(tx, { name: 'resend-account', text: READ.now, values: [payoutId] });
  return account ?? null;
};
const isSame = (one: Account, other: Account): boolean =>
  ACCOUNT_PARTS.every((part) => one[part] === other[part]);
const shortened = ({ accountNumber, ...rest }: Account): Account => ({
  ...rest,
  accountNumber: accountNumber && maskAccountNumber(accountNumber),
});

// What it went to before stays with its attempts; a block that came meanwhile holds it.
const RESEND = `update payout x set status = case when is_held(x) then 'HELD' else 'SCHEDULED' end,
    payee_name = coalesce(m.name, p.name), bank_id = acc.bank_id, bank_name = acc.bank_name, bank_branch_name = acc.branch_name,
    account_name = acc.account_name, account_number = acc.account_number, file_id = null, sent_at = null, ended_at = null,
    bank_reference = null, return_reason = null, resend_reason = $2, version = x.version + 1, updated_by = $3
  from ${WITH_ACCOUNT} where o.id = $1 and x.id = o.id returning x.id`;
const STANDING = columnsOf<{ version: number; status: string }>('payout o')({
  version: int('o.version'),
  status: text('o.status'),
});
const LOCK_STANDING = `select ${STANDING.select} from payout o where o.id = $1 for no key update`;

const NOT_BACK = {
  en: `Only a payout with the status “${payoutStatus.RETURNED.label.en}” can be resent.`,
  fil: `Ang payout na may status na “${payoutStatus.RETURNED.label.fil}” lang ang puwedeng ipadala muli.`,
};
const NO_ACCOUNT = {
  en: 'The payee has no active account that receives payments: correct its bank accounts first.',
  fil: 'Walang aktibong account ang babayaran na tumatanggap ng bayad: ayusin muna ang mga bank account nito.',
};
const OTHER_ACCOUNT = {
  en: 'The payee’s account has changed since this was requested. Refuse it, and request it again.',
  fil: 'Nabago ang account ng babayaran mula nang hilingin ito. Tanggihan ito, at hilingin muli.',
};

/** Why a payout is resent, and the account that was seen when that was requested. */
const command = z.strictObject({
  reason: z.string(),
  account: z.strictObject({
    bankName: z.string().nullable(),
    bankBranchName: z.string().nullable(),
    accountName: z.string().nullable(),
    accountNumber: z.string().nullable(),
  }),
});

/** Schedules a returned payout again, to the account of its payee as the request shows it. */
export const payoutResend = rowHandler({
  name: 'PAYOUT_RESEND',
  command,
  delayHours: () => 0,
  lock: async (tx, { ownerId }) => {
    const [row] = await STANDING.read(tx, {
      name: 'lock-returned',
      text: LOCK_STANDING,
      values: [ownerId],
    });
    return row ? { version: row.version, isEditable: row.status === 'RETURNED' } : null;
  },
  describe: async (tx, { ownerId }, { reason, account }): Promise<Difference[]> => {
    const known = await readKnown(tx, ownerId);
    const [before, after] = [shortened(known), shortened(account)];
    return [
      { field: 'resendReason', before: null, after: reason },
      ...ACCOUNT_PARTS.filter((part) => known[part] !== account[part]).map((field) => ({
        field,
        before: before[field],
        after: after[field],
      })),
    ];
  },
  beside: async (tx, { ownerId }, { account }): Promise<Fact[]> => {
    const known = await readKnown(tx, ownerId);
    const after = shortened(account);
    return [
      { field: 'amount', value: known.amount },
      { field: 'returnReason', value: known.returnReason ?? '' },
      ...ACCOUNT_PARTS.flatMap((field) => {
        const value = after[field];
        return known[field] === account[field] && value !== null ? [{ field, value }] : [];
      }),
    ];
  },
  inFull: async (tx, { ownerId }, { account }): Promise<Difference[]> => {
    const { accountNumber: before } = await readKnown(tx, ownerId);
    return [{ field: 'accountNumber', before, after: account.accountNumber }];
  },
  apply: async (tx, { ownerId }, { reason, account }, { maker }) => {
    const now = await readAccount(tx, ownerId);
    if (!now) throw fail('rule_no_account', NO_ACCOUNT);
    if (!isSame(now, account)) throw fail('rule_account_changed', OTHER_ACCOUNT);
    const values = [ownerId, reason, maker];
    const [done] = await tx.query({ name: 'resend-payout', text: RESEND, values });
    if (!done) throw new Error(`Payout ${ownerId} was not scheduled again`);
  },
});

/**
 * Asks a second person to resend a returned payout, to the account of its payee as it is now. 404, 428, 409, 422 rule_illegal_move,
 * rule_no_account, rule_request_open.
 */
export const resendPayout = os.settlements.resendPayout.handler(async ({ input, context }) => {
  const { tx, answer, user } = context;
  const version = versionOf(context);
  await tx.query({ name: 'lock-payout', text: LOCK, values: [toId(input.params.id)] });
  const payout = await readPayout(tx, user, input.params.id);
  if (payout.version !== version) throw moved(payout);
  if (payout.status !== 'RETURNED') throw fail('rule_illegal_move', NOT_BACK);
  const account = await readAccount(tx, payout.id);
  if (!account) throw fail('rule_no_account', NO_ACCOUNT);
  const { reason } = input.body;
  await submitForApproval(context, {
    kind: payoutResend,
    owner: { ownerId: payout.id },
    subjectName: payout.payeeName,
    command: { reason, account },
    baseVersion: version,
  });
  answer.status = 202;
  return { data: await readPayout(tx, user, payout.id) };
});
