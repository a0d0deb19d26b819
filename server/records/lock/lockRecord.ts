import { IN_APPLICATION } from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { moved } from '../../http/versionOf.ts';
import { readMerchantSummary, readSummary } from '../summary/summary.ts';
import type { Subject } from './subject.ts';
import type { Work } from './work.ts';

/** Reads a record as it stands now, for the 409 of one that moved. */
type ReadCurrent = (tx: Tx, id: string, user: SignedIn, now: Date) => Promise<unknown>;

type Locked = Omit<Subject, 'associateId'>;
const common = (a: string) => ({
  id: id(`${a}.id`),
  name: text(`${a}.name`),
  status: text(`${a}.status`),
  workflowStatus: text(`${a}.workflow_status`),
  referenceNumber: text(`${a}.reference_number`),
  submittedBy: text(`${a}.submitted_by`),
  resubmittedBy: text(`${a}.resubmitted_by`),
  editedBy: text(`${a}.edited_by`),
  version: int(`${a}.version`),
  partnerStatus: text('p.status'),
  partnerWorkflow: text('p.workflow_status'),
});
const PARTNER_LOCKED = columnsOf<Locked>('partner p')({
  ...common('p'),
  partnerId: id('p.id'),
  merchantId: id('null::bigint'),
});
const STORE_LOCKED = columnsOf<Locked>('merchant m, partner p')({
  ...common('m'),
  partnerId: id('m.partner_id'),
  merchantId: id('m.id'),
});
const PARTNER = `select ${PARTNER_LOCKED.select} from partner p where p.id = $1 for no key update`;
const MERCHANT = `select ${STORE_LOCKED.select} from merchant m join partner p on p.id = m.partner_id
  where m.id = $1 for no key update of m`;
// A partner in application moves with its stores: it is locked before them, in every verb.
const PARTNER_FIRST = `select p.id from merchant m join partner p on p.id = m.partner_id
  where m.id = $1 and p.status = any ($2) for no key update of p`;

const STORE_PEOPLE = {
  en: 'Only staff and the head office of the partner change this.',
  fil: 'Kawani at head office lang ng partner ang nagbabago nito.',
};

/** 403 for people of single stores, who look only. */
const refuseStorePeople = ({ actor }: SignedIn): void => {
  if (actor.class === 'merchant') throw fail('forbidden', STORE_PEOPLE);
};

const compared = async (
  { tx, user, deps }: Work,
  subject: Subject | undefined,
  version: number | null,
  current: ReadCurrent,
): Promise<Subject> => {
  if (!subject) throw notFound();
  if (version !== null && version !== subject.version)
    throw moved(await current(tx, subject.id, user, deps.now()));
  return subject;
};

/** Locks a partner of the caller's scope. 404, 403; 409 with `current` when it is not the version that was seen. */
export const lockPartner = async (
  context: Work,
  key: string,
  version: number | null,
  current: ReadCurrent = readSummary,
): Promise<Subject> => {
  refuseStorePeople(context.user);
  const values = [toId(key)];
  const [row] = await PARTNER_LOCKED.read(context.tx, {
    name: 'lock-partner',
    text: PARTNER,
    values,
  });
  return compared(context, row, version, current);
};

/** Locks a store of the caller's scope, and its partner while that is in application. 404, 403, 409 as `lockPartner`. */
export const lockMerchant = async (
  context: Work,
  key: string,
  version: number | null,
  current: ReadCurrent = readMerchantSummary,
): Promise<Subject> => {
  refuseStorePeople(context.user);
  const merchantId = toId(key);
  const [, rows] = await Promise.all([
    context.tx.query({
      name: 'lock-partner-first',
      text: PARTNER_FIRST,
      values: [merchantId, IN_APPLICATION],
    }),
    STORE_LOCKED.read(context.tx, {
      name: 'lock-merchant',
      text: MERCHANT,
      values: [merchantId],
    }),
  ]);
  return compared(context, rows[0], version, current);
};
