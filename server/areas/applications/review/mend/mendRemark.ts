import { mendableFields } from '#domain/applicants/mendable.ts';
import { columnsOf } from '../../../../db/columns/columnsOf.ts';
import { id, text } from '../../../../db/columns/kinds.ts';
import { badFields, fail, notFound } from '../../../../http/errors/fail.ts';
import { toId } from '../../../../http/ids.ts';
import { os } from '../../../../http/os.ts';
import { versionOf } from '../../../../http/versionOf.ts';
import { lockMerchant, lockPartner } from '../../../../records/lock/lockRecord.ts';
import { mustBeEditable } from '../../../../records/lock/mustBeEditable.ts';
import { mustBeInReview } from '../../../../records/lock/mustBeInReview.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import { saved } from '../../sections/saved.ts';
import { writeMended } from './writeMended.ts';

interface Pointing {
  partnerId: string;
  merchantId: string | null;
  section: string;
  field: string | null;
}
const POINTING = columnsOf<Pointing>('review_remark r')({
  partnerId: id('r.partner_id'),
  merchantId: id('r.merchant_id'),
  section: text('r.section'),
  field: text('r.field'),
});
const WHOSE = `select ${POINTING.select} from review_remark r where r.id = $1`;
const STILL = 'select 1 from review_remark where id = $1 and resolved_at is null for key share';

const NOT_ASKED = {
  en: 'The review does not ask for another value here',
  fil: 'Hindi humihingi ng ibang value dito ang pagsusuri',
};
const settled = () =>
  fail('rule_remark_settled', {
    en: 'This remark is settled or withdrawn already: there is nothing left to mend.',
    fil: 'Naayos o nabawi na ang punang ito: wala nang aayusin.',
  });

const refuseOthers = ({ merchantId, ...pointed }: Pointing, given: readonly string[]): void => {
  const open = mendableFields(merchantId === null ? 'partner' : 'merchant', pointed);
  const others = given.filter((field) => !open.includes(field));
  if (others.length)
    throw badFields(Object.fromEntries(others.map((field) => [`values.${field}`, NOT_ASKED])));
};

/** What waits for the applicant is mended, nothing else: neither what is under review nor what was decided. */
const mustWait = (subject: Subject): void => {
  mustBeEditable(subject);
  if (subject.status !== 'INCOMPLETE') throw settled();
};

/**
 * Writes what an open remark asks for, by the applicant. 404 for another's, 428, 409 with the record, 400 for a field that the remark
 * does not open or a value that cannot be, 422 rule_remark_settled, rule_not_editable, rule_tin_taken.
 */
export const mendRemark = os.applications.mendRemark.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const { values } = input.body;
  const seen = versionOf(context);
  const remarkId = toId(input.params.id);
  const [remark] = await POINTING.read(tx, { name: 'place-of-remark', text: WHOSE, values: [remarkId] });
  if (!remark) throw notFound();
  const { partnerId, merchantId } = remark;
  const subject = await (merchantId === null
    ? lockPartner(context, partnerId, seen)
    : lockMerchant(context, merchantId, seen));
  mustBeInReview(user, subject);
  mustWait(subject);
  const still = await tx.query({ name: 'remark-is-open', text: STILL, values: [remarkId] });
  if (!still.length) throw settled();
  refuseOthers(remark, Object.keys(values));
  await writeMended(context, subject, values);
  return saved(context, subject);
});
