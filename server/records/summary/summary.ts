import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/errors.ts';
import { type Asker, type Claimed, claimColumns, claimJoin, presentClaim } from '../claims.ts';
import { readEvents } from '../events/readEvents.ts';
import { readPassing } from '../hands/keepReviewer.ts';
import { readRoundOfRemarks } from './readRemarks.ts';
import { readSameTins } from './sameTins.ts';

type Counts = ApplicationSummary['counts'];
type Instants =
  | 'dateApplied'
  | 'dtimeSubmitted'
  | 'dtimeResubmitted'
  | 'dtimeEdited'
  | 'dtimeDecided'
  | 'dtimeUpdated';
type Made =
  | 'passing'
  | 'claimedBy'
  | 'dtimeClaimed'
  | 'counts'
  | 'missingDocuments'
  | 'sameTins'
  | 'remarks'
  | 'events'
  | Instants;

interface Row extends Omit<ApplicationSummary, Made>, Counts, Claimed {
  [column: string]: unknown;
  dateApplied: Date;
  dtimeSubmitted: Date | null;
  dtimeResubmitted: Date | null;
  dtimeEdited: Date | null;
  dtimeDecided: Date | null;
  dtimeUpdated: Date;
  /** Codes of the documents that count. */
  documentCodes: string[];
}

/** Columns that partners and stores have alike; `r` is the record, `s` the people to write to. */
const SHARED = `r.id, r.name, r.status, r.workflow_status as "workflowStatus", r.reference_number as "referenceNumber",
  r.tin_number as "tinNumber", r.dti_registration_number as "dtiRegistrationNumber",
  r.sec_registration_number as "secRegistrationNumber", r.submitted_by as "submittedBy", r.submitted_at as "dtimeSubmitted",
  coalesce(r.submitted_at, r.created_at) as "dateApplied", s.mobile_number as mobile, s.email,
  r.resubmitted_by as "resubmittedBy", r.resubmitted_at as "dtimeResubmitted", r.edited_by as "editedBy", r.edited_at as "dtimeEdited", r.decided_by as "decidedBy", r.decided_at as "dtimeDecided",
  r.updated_by as "updatedBy", r.updated_at as "dtimeUpdated", r.version`;

const contact = (where: string) => `left join lateral (
    select c.mobile_number, c.email from contact_person c where ${where}
    order by array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], c.role) nulls last, c.position, c.id limit 1
  ) s on true`;

/** What the partner's people register with; applicants see no accounts. */
const registrationCode = ({ user }: Asker): string =>
  user.applicantId
    ? 'null::text'
    : '(select u.registration_code from user_account u where u.username = r.username::citext)';

const ofPartner = (
  asker: Asker,
) => `select ${SHARED}, r.id as "partnerId", r.name as "partnerName", r.status as "partnerStatus",
    r.hsis_code as "hsisCode", r.business_entity as "businessEntity",
    coalesce(r.processor_name, r.submitted_by) as "appliedBy",
    ${registrationCode(asker)} as "registrationCode",
    (select count(*)::int from merchant m where m.partner_id = r.id) as merchants,
    (select count(*)::int from associate a where a.partner_id = r.id and a.kind = 'RETAILER') as associates,
    (select count(*)::int from associate a where a.partner_id = r.id and a.kind = 'SALES') as representatives,
    (select count(*)::int from approval_request q where q.partner_id = r.id and q.state in ('PENDING', 'SCHEDULED')) as "pendingApprovals",
    array(select d.code from document d where d.partner_id = r.id and d.merchant_id is null and d.is_enabled) as "documentCodes",
    ${claimColumns(asker)}
  from partner r ${contact('c.partner_id = r.id and c.merchant_id is null')} ${claimJoin(asker, 'r.id')} where r.id = $1`;

const people = (
  kind: string,
) => `(select count(*)::int from associate_merchant am join associate a on a.id = am.associate_id
  where am.merchant_id = r.id and a.kind = '${kind}')`;
const ofStore = (
  asker: Asker,
) => `select ${SHARED}, r.partner_id as "partnerId", p.name as "partnerName", p.status as "partnerStatus",
    r.hsis_salesroom_code as "hsisCode", p.business_entity as "businessEntity",
    r.submitted_by as "appliedBy", null as "registrationCode", 0 as merchants,
    ${people('RETAILER')} as associates, ${people('SALES')} as representatives,
    (select count(*)::int from approval_request q where q.partner_id = r.partner_id and q.merchant_id = r.id
      and q.state in ('PENDING', 'SCHEDULED')) as "pendingApprovals",
    array(select d.code from document d where d.merchant_id = r.id and d.is_enabled) as "documentCodes",
    ${claimColumns(asker)}
  from merchant r join partner p on p.id = r.partner_id
  ${contact('c.partner_id = r.partner_id and (c.merchant_id = r.id or (r.is_same_contact and c.merchant_id is null))')}
  ${claimJoin(asker, 'r.partner_id', 'r.id')} where r.id = $1`;

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

const present = (row: Row, { now }: Asker, missingDocuments: string[]) => {
  const { documentCodes, merchants, associates, representatives, pendingApprovals, ...rest } = row;
  return {
    ...rest,
    ...presentClaim(row, now),
    dateApplied: text(row.dateApplied),
    dtimeSubmitted: text(row.dtimeSubmitted),
    dtimeResubmitted: text(row.dtimeResubmitted),
    dtimeEdited: text(row.dtimeEdited),
    dtimeDecided: text(row.dtimeDecided),
    dtimeUpdated: row.dtimeUpdated.toISOString(),
    counts: { merchants, documents: documentCodes.length, associates, representatives, pendingApprovals },
    missingDocuments,
  };
};

/** Reads a head in one flush of statements; 404 for an unknown record and for another's alike. */
const readHead = async (
  tx: Tx,
  of: 'partner' | 'store',
  id: string,
  asker: Asker,
): Promise<ApplicationSummary> => {
  const statement = of === 'partner' ? ofPartner(asker) : ofStore(asker);
  const [[row], remarks, events, sameTins] = await Promise.all([
    tx.query<Row>({ name: `summary-of-${of}`, text: statement, values: [id] }),
    readRoundOfRemarks(tx, of, id),
    readEvents(tx, of, id),
    asker.user.type === 'INTERNAL' ? readSameTins(tx, of, id) : [],
  ]);
  if (!row) throw notFound();
  // What is required is asked of the business; its stores may add to it.
  const required = of === 'partner' ? requiredDocuments(row.businessEntity) : [];
  const missing = required.filter((code) => !row.documentCodes.includes(code));
  const record = { ...row, merchantId: of === 'partner' ? null : row.id };
  const passing = await readPassing(tx, record, asker.user);
  return { ...present(row, asker, missing), sameTins, remarks, events, passing };
};

/** The head of a partner: where it stands, who has it, what is missing and what is open. */
export const readSummary = (tx: Tx, id: string, user: SignedIn, now: Date): Promise<ApplicationSummary> =>
  readHead(tx, 'partner', id, { user, now });

/** The head of a store; `id` is the store's. */
export const readMerchantSummary = (
  tx: Tx,
  id: string,
  user: SignedIn,
  now: Date,
): Promise<ApplicationSummary> => readHead(tx, 'store', id, { user, now });
