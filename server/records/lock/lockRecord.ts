import {
  type ApplicationStatus,
  applicationStatus,
  IN_APPLICATION,
  isEditable,
  type WorkflowStatus,
  workflowStatus,
} from '#domain/review/applicationStatus.ts';
import { each } from '#domain/text.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail, notFound } from '../../http/errors/errors.ts';
import { toId } from '../../http/ids.ts';
import { moved } from '../../http/versionOf.ts';
import { keepReviewer } from '../hands/keepReviewer.ts';
import type { Owner } from '../parts/owner.ts';
import { readMerchantSummary, readSummary } from '../summary/summary.ts';

/** What a verb that writes works with. */
export type Work = RequestContext & { user: SignedIn; tx: Tx };

/** A partner or store, locked until the transaction ends. */
export interface Subject extends Owner {
  id: string;
  name: string;
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
  referenceNumber: string | null;
  submittedBy: string | null;
  resubmittedBy: string | null;
  editedBy: string | null;
  version: number;
  partnerStatus: ApplicationStatus;
  partnerWorkflow: WorkflowStatus | null;
}

/** Reads a record as it stands now, for the 409 of one that moved. */
export type ReadCurrent = (tx: Tx, id: string, user: SignedIn, now: Date) => Promise<unknown>;

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
const PARTNER_LOCKED = columnsOf<Locked>()({ ...common('p'), partnerId: id('p.id'), merchantId: id('null') });
const STORE_LOCKED = columnsOf<Locked>()({
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

/** 422 for a record that nobody edits: blocked, closed, rejected or cancelled, or while risk looks at it. */
export const mustBeEditable = ({ status, workflowStatus: workflow }: Subject): void => {
  if (isEditable(status, workflow)) return;
  const { label } =
    workflow === 'RISK_VERIFICATION' ? workflowStatus.RISK_VERIFICATION : applicationStatus[status];
  throw fail(
    'rule_not_editable',
    each((language) =>
      language === 'en'
        ? `Nobody edits this while it is ${label.en}.`
        : `Hindi ito mae-edit habang ${label.fil}.`,
    ),
  );
};

const TOUCH = `version = version + 1, updated_at = $2, updated_by = $3,
  edited_at = case when $4 then $2 else edited_at end, edited_by = case when $4 then $3 else edited_by end`;
const TOUCH_PARTNER = `update partner set ${TOUCH} where id = $1 returning version`;
const TOUCH_MERCHANT = `update merchant set ${TOUCH} where id = $1 returning version`;

/**
 * Raises the version of a record that was locked, and of a store's partner while that is in application, because a review
 * decides both together. `edited` notes who changed what is reviewed, and refuses a reviewer after whom nobody could decide (422
 * rule_last_reviewer). Answers the record's new version.
 */
export const touch = async (
  { tx, user, deps }: Work,
  record: Pick<Subject, 'partnerId' | 'merchantId' | 'status' | 'partnerStatus'>,
  { edited }: { edited: boolean },
): Promise<number> => {
  const { partnerId, merchantId, partnerStatus } = record;
  const values = (id: string) => [id, deps.now(), user.username, edited];
  if (edited) await keepReviewer(tx, record, user);
  const isOfPartner = merchantId === null || IN_APPLICATION.includes(partnerStatus);
  const [partner, merchant] = await Promise.all([
    isOfPartner
      ? tx.query<{ version: number }>({
          name: 'touch-partner',
          text: TOUCH_PARTNER,
          values: values(partnerId),
        })
      : [],
    merchantId
      ? tx.query<{ version: number }>({
          name: 'touch-merchant',
          text: TOUCH_MERCHANT,
          values: values(merchantId),
        })
      : [],
  ]);
  return (merchantId === null ? partner : merchant)[0]?.version ?? 0;
};
