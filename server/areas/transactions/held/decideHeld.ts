import type { Transaction } from '#contract/finance/transactions.ts';
import type { TransactionStatus } from '#domain/transactions/transactionStatus.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, id, int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { isAmong } from '../../../records/hands/isAmong.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readTransaction } from '../readTransaction.ts';

interface Held {
  id: string;
  day: string;
  source: string;
  status: TransactionStatus;
  version: number;
}
const FROM = 'transaction_ref f join payment_transaction t on t.id = f.id and t.day = f.day';
const HELD = columnsOf<Held>(FROM)({
  id: id('t.id'),
  day: day('t.day'),
  source: text('t.source'),
  status: text('t.status'),
  version: int('t.version'),
});
const LOCK = `select ${HELD.select} from ${FROM} where f.id = $1 for no key update of t`;
// Who created, edited or renewed the key that posted a payment.
const MAKERS = `select k.created_by as name from machine_account k where k.source = $1 and k.created_by is not null
  union select a.maker from machine_account k join approval_request a on a.kind = 'MACHINE_KEY' and a.owner_id = k.id and a.state = 'APPLIED'
    where k.source = $1`;

const NOT_HELD = {
  en: 'This payment is not held: there is nothing to release or void.',
  fil: 'Hindi naka-hold ang bayad na ito: walang ire-release o ipapawalang-bisa.',
};
const OWN_KEY = {
  en: 'You made or changed the key that posted this payment: somebody else has to decide.',
  fil: 'Ikaw ang gumawa o nagbago ng key na nag-post ng bayad na ito: iba ang dapat magpasya.',
};

/** Locks a held payment that the caller saw in its current version and may decide on. 404, 409, 428, 422 rule_not_held, rule_own_request. */
const lockHeld = async (context: Work & { tx: Tx }, given: string): Promise<Held> => {
  const { tx, user } = context;
  const version = versionOf(context);
  const [held] = await HELD.read(tx, { name: 'lock-held', text: LOCK, values: [toId(given)] });
  if (!held) throw notFound();
  if (held.version !== version) throw moved(await readTransaction(context, held.id));
  if (held.status !== 'HELD') throw fail('rule_not_held', NOT_HELD);
  const makers = await tx.query<{ name: string }>({
    name: 'makers-of-key',
    text: MAKERS,
    values: [held.source],
  });
  const names = makers.map(({ name }) => name);
  if (await isAmong(tx, names, user)) throw fail('rule_own_request', OWN_KEY);
  return held;
};

const RELEASE = `update payment_transaction t set status = 'POSTED', released_at = $3, released_by = $4, version = t.version + 1
  where t.id = $1 and t.day = $2`;
const VOID = `update payment_transaction t set status = 'VOIDED', voided_at = $3, voided_by = $4, void_reason = $5, version = t.version + 1
  where t.id = $1 and t.day = $2`;

/** Posts a held payment; the next run settles it. 404, 409, 428, 422 rule_not_held, rule_own_request. */
export const releasePayment = os.transactions.releasePayment.handler(
  async ({ input, context }): Promise<{ data: Transaction }> => {
    const { tx, user, deps } = context;
    const held = await lockHeld(context, input.params.id);
    const values = [held.id, held.day, deps.now(), user.username];
    await tx.query({ name: 'release-payment', text: RELEASE, values });
    return { data: await readTransaction(context, held.id) };
  },
);

/** Voids a held payment, with a reason. 404, 409, 428, 422 rule_not_held, rule_own_request. */
export const voidHeldPayment = os.transactions.voidHeldPayment.handler(
  async ({ input, context }): Promise<{ data: Transaction }> => {
    const { tx, user, deps } = context;
    const held = await lockHeld(context, input.params.id);
    const values = [held.id, held.day, deps.now(), user.username, input.body.reason];
    await tx.query({ name: 'void-held', text: VOID, values });
    return { data: await readTransaction(context, held.id) };
  },
);
