import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { missingDocuments } from '#domain/review/requiredDocuments.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, int, list, text } from '../../db/columns/kinds.ts';
import { nested } from '../../db/columns/nested.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/fail.ts';
import type { Asker } from '../asker.ts';
import { claimColumns, claimJoin } from '../claims.ts';
import { readEvents } from '../events/readEvents.ts';
import { readPassing } from '../hands/keepReviewer.ts';
import { readRoundOfRemarks } from './readRemarks.ts';
import { readSameTins } from './sameTins.ts';

type Counts = ApplicationSummary['counts'];
/** What other statements tell. */
type Parts = 'passing' | 'counts' | 'missingDocuments' | 'sameTins' | 'remarks' | 'events';
interface Head extends Omit<ApplicationSummary, Parts> {
  counted: Omit<Counts, 'documents'>;
  /** Codes of the documents that count. */
  documentCodes: string[];
}

/** What partners and stores have alike; `r` is the record, `s` the people to write to. */
const shared = (asker: Asker) => ({
  id: id('r.id'),
  name: text('r.name'),
  status: text('r.status'),
  workflowStatus: text('r.workflow_status'),
  referenceNumber: text('r.reference_number'),
  tinNumber: text('r.tin_number'),
  dtiRegistrationNumber: text('r.dti_registration_number'),
  secRegistrationNumber: text('r.sec_registration_number'),
  submittedBy: text('r.submitted_by'),
  dtimeSubmitted: instant('r.submitted_at'),
  dateApplied: instant('coalesce(r.submitted_at, r.created_at)'),
  mobile: text('s.mobile_number'),
  email: text('s.email'),
  resubmittedBy: text('r.resubmitted_by'),
  dtimeResubmitted: instant('r.resubmitted_at'),
  editedBy: text('r.edited_by'),
  dtimeEdited: instant('r.edited_at'),
  decidedBy: text('r.decided_by'),
  dtimeDecided: instant('r.decided_at'),
  updatedBy: text('r.updated_by'),
  dtimeUpdated: instant('r.updated_at'),
  version: int('r.version'),
  ...claimColumns(asker),
});

const contact = (where: string) => `left join lateral (
    select c.mobile_number, c.email from contact_person c where ${where}
    order by array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], c.role) nulls last, c.position, c.id limit 1
  ) s on true`;

/** What the partner's people register with; applicants see no accounts. */
const registrationCode = ({ user }: Asker): string =>
  user.applicantId
    ? 'null::text'
    : '(select u.registration_code from user_account u where u.username = r.username::citext)';

/** How many notes staff keep; nobody else reads that table. */
const notesOf = ({ user }: Asker, where: string) =>
  int(user.type === 'INTERNAL' ? `(select count(*)::int from record_note n where ${where})` : 'null::int');

const peopleOf = (kind: string) =>
  int(`(select count(*)::int from associate a where a.partner_id = r.id and a.kind = '${kind}')`);
const ofPartner = (asker: Asker) => {
  const from = `partner r ${contact('c.partner_id = r.id and c.merchant_id is null')} ${claimJoin(asker, 'r.id')}`;
  const columns = columnsOf<Head>(from)({
    ...shared(asker),
    partnerId: id('r.id'),
    partnerName: text('r.name'),
    partnerStatus: text('r.status'),
    hsisCode: text('r.hsis_code'),
    businessEntity: text('r.business_entity'),
    appliedBy: text('coalesce(r.processor_name, r.submitted_by)'),
    registrationCode: text(registrationCode(asker)),
    counted: nested({
      merchants: int('(select count(*)::int from merchant m where m.partner_id = r.id)'),
      associates: peopleOf('RETAILER'),
      representatives: peopleOf('SALES'),
      pendingApprovals: int(`(select count(*)::int from approval_request q
        where q.partner_id = r.id and q.refund_id is null and q.state in ('PENDING', 'SCHEDULED'))`),
      notes: notesOf(asker, 'n.partner_id = r.id'),
    }),
    documentCodes: list(
      'array(select d.code from document d where d.partner_id = r.id and d.merchant_id is null and d.is_enabled)',
    ),
  });
  return { columns, from };
};

const peopleOfStore = (kind: string) =>
  int(`(select count(*)::int from associate_merchant am join associate a on a.id = am.associate_id
    where am.merchant_id = r.id and a.kind = '${kind}')`);
const ofStore = (asker: Asker) => {
  const from = `merchant r join partner p on p.id = r.partner_id
    ${contact('c.partner_id = r.partner_id and (c.merchant_id = r.id or (r.is_same_contact and c.merchant_id is null))')}
    ${claimJoin(asker, 'r.partner_id', 'r.id')}`;
  const columns = columnsOf<Head>(from)({
    ...shared(asker),
    partnerId: id('r.partner_id'),
    partnerName: text('p.name'),
    partnerStatus: text('p.status'),
    hsisCode: text('r.hsis_salesroom_code'),
    businessEntity: text('p.business_entity'),
    appliedBy: text('r.submitted_by'),
    registrationCode: text('null'),
    counted: nested({
      merchants: int('0'),
      associates: peopleOfStore('RETAILER'),
      representatives: peopleOfStore('SALES'),
      pendingApprovals: int(`(select count(*)::int from approval_request q
        where q.partner_id = r.partner_id and q.merchant_id = r.id and q.refund_id is null and q.state in ('PENDING', 'SCHEDULED'))`),
      notes: notesOf(asker, 'n.partner_id = r.partner_id and n.merchant_id = r.id'),
    }),
    documentCodes: list('array(select d.code from document d where d.merchant_id = r.id and d.is_enabled)'),
  });
  return { columns, from };
};

const present = ({ documentCodes, counted, ...head }: Head, missingDocuments: string[]) => ({
  ...head,
  counts: { ...counted, documents: documentCodes.length },
  missingDocuments,
});

/** Reads a head in one flush of statements; 404 for an unknown record and for another's alike. */
const readHead = async (
  tx: Tx,
  of: 'partner' | 'store',
  key: string,
  asker: Asker,
): Promise<ApplicationSummary> => {
  const { columns, from } = of === 'partner' ? ofPartner(asker) : ofStore(asker);
  const [[row], remarks, events, sameTins] = await Promise.all([
    columns.read(tx, {
      name: `summary-of-${of}`,
      text: `select ${columns.select} from ${from} where r.id = $1`,
      values: [key],
    }),
    readRoundOfRemarks(tx, of, key),
    readEvents(tx, of, key),
    asker.user.type === 'INTERNAL' ? readSameTins(tx, of, key) : [],
  ]);
  if (!row) throw notFound();
  // What is required is asked of the business; its stores may add to it.
  const missing = of === 'partner' ? missingDocuments(row.businessEntity, row.documentCodes) : [];
  const record = { ...row, merchantId: of === 'partner' ? null : row.id };
  const passing = await readPassing(tx, record, asker.user);
  return { ...present(row, missing), sameTins, remarks, events, passing };
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
