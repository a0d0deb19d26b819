import { columnsOf } from '../../../../db/columns/columnsOf.ts';
import { id } from '../../../../db/columns/kinds.ts';
import { fail, notFound } from '../../../../http/errors/fail.ts';
import { toId } from '../../../../http/ids.ts';
import { os } from '../../../../http/os.ts';
import { keepReviewer } from '../../../../records/hands/keepReviewer.ts';
import { lockMerchant, lockPartner } from '../../../../records/lock/lockRecord.ts';
import type { Owner } from '../../../../records/parts/owner.ts';
import { REMARK } from '../../../../records/summary/readRemarks.ts';

const OWNER = columnsOf<Pick<Owner, 'partnerId' | 'merchantId'>>('review_remark r')({
  partnerId: id('r.partner_id'),
  merchantId: id('r.merchant_id'),
});
const WHOSE = `select ${OWNER.select} from review_remark r where r.id = $1`;
const ANSWER = `with r as (update review_remark set answer = $2, answered_at = $3, answered_by = $4
  where id = $1 and resolved_at is null returning *) select ${REMARK.select} from r`;

const settled = () =>
  fail('rule_remark_settled', {
    en: 'This remark is settled or withdrawn already: it takes no answer any more.',
    fil: 'Naayos o nabawi na ang punang ito: hindi na ito masasagot.',
  });

/**
 * Answers a remark that is open, in the place of an earlier answer. 403 for people of single stores, 404 for another's,
 * 422 rule_remark_settled, rule_last_reviewer. Whoever answers has a hand in the record.
 */
export const answerRemark = os.applications.answerRemark.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const remarkId = toId(input.params.id);
  const [owner] = await OWNER.read(tx, {
    name: 'owner-of-remark',
    text: WHOSE,
    values: [remarkId],
  });
  if (!owner) throw notFound();
  const { partnerId, merchantId } = owner;
  const subject = await (merchantId === null
    ? lockPartner(context, partnerId, null)
    : lockMerchant(context, merchantId, null));
  const values = [remarkId, input.body.answer, deps.now(), user.username];
  const [row] = await REMARK.read(tx, { name: 'answer-remark', text: ANSWER, values });
  if (!row) throw settled();
  await keepReviewer(tx, subject, user);
  return { data: row };
});
