import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { querySession } from '../../db/context.ts';
import type { Pools } from '../../db/pools.ts';
import type { SignedIn } from './loadUser.ts';

/** Joins the contact `k` whom an application `p` is reached at: the first with a mobile number, the contact person before others. */
export const CONTACT_JOIN = `lateral (
    select c.mobile_number, nullif(c.email, '') as email from contact_person c
    where c.partner_id = p.id and c.merchant_id is null and c.mobile_number is not null
    order by array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], c.role) nulls last, c.position, c.id
    limit 1
  ) k on true`;

interface Row {
  applicantId: string;
  partnerId: string | null;
  mobileNumber: string;
  partnerName: string | null;
  referenceNumber: string | null;
  email: string | null;
  draftId: string | null;
  contact: string;
}

/** The number and the address of a session `s` or of any other row that has both, as drafts are found by them. */
const contactOf = (row: string) => `${row}.mobile_number || ' ' || coalesce(lower(${row}.email), '')`;

const FROM = `applicant_session s left join applicant_draft d on d.id = s.draft_id
  left join partner p on p.id = coalesce(s.partner_id, d.partner_id) left join ${CONTACT_JOIN}`;
const SESSION = columnsOf<Row>(FROM)({
  applicantId: text('s.id'),
  partnerId: id('p.id'),
  mobileNumber: text('s.mobile_number'),
  partnerName: text('p.name'),
  referenceNumber: text(
    'case when d.existing_partner_id is null then coalesce(p.reference_number, d.reference_number) else d.reference_number end',
  ),
  email: text('s.email'),
  draftId: id('s.draft_id'),
  contact: text(contactOf('s')),
});
// $1 the session, $2 now. A session counts as long as its application or draft is reached where the code went. The one that a draft was
// sent in goes on as one of the application, whose contact may be somebody else; no later one does. A draft of stores counts only as long
// as their partner is reached there.
const LOAD = `select ${SESSION.select} from ${FROM}
  where s.id = $1 and s.ended_at is null and s.expires_at > $2
    and (s.partner_id is null or (k.mobile_number, k.email) is not distinct from (s.mobile_number, s.email))
    and (s.draft_id is null or (d.contact = ${contactOf('s')}
      and (d.state = 'OPEN' or (d.state = 'SENT' and s.created_at <= d.ended_at))))
    and (d.existing_partner_id is null or exists (select from (select d.existing_partner_id as id) p join ${CONTACT_JOIN}
      where (k.mobile_number, k.email) is not distinct from (s.mobile_number, s.email)))`;

/** What an applicant goes by in trails and histories: there is no account, so by the application. */
export const APPLICANT = { name: 'applicant', role: 'APPLICANT' } as const;

/** An applicant whose session counts: of one application, of one draft, or of none yet. */
export interface Applicant extends SignedIn {
  applicantId: string;
  referenceNumber: string | null;
}

const complete = (row: Row): Applicant => {
  const { applicantId, partnerId, mobileNumber, partnerName, referenceNumber, email, draftId, contact } = row;
  const username = referenceNumber ?? APPLICANT.name;
  return {
    userId: '',
    applicantId,
    referenceNumber,
    username,
    firstName: '',
    middleName: null,
    lastName: '',
    type: 'EXTERNAL',
    accessLevel: 'PARTNER',
    roles: [],
    moduleAccessibility: [],
    roleModules: {},
    permissions: new Set(),
    personId: null,
    employeeCode: null,
    registrationCode: null,
    partnerId,
    partnerName,
    isPartnerBrand: false,
    merchantIds: [],
    primaryMerchantId: null,
    primaryMerchantName: null,
    primaryCityId: null,
    primaryCityName: null,
    mobileNumber,
    proved: { mobileNumber, email },
    familyId: null,
    actor: {
      class: 'applicant',
      userId: '',
      applicantId,
      draftId,
      contact,
      username,
      role: APPLICANT.role,
      partnerId,
      merchantIds: [],
    },
  };
};

/** An applicant, loaded afresh each time: null when the session ended, ran out, or its application has another contact by now. */
export const loadApplicant = async (
  pools: Pools,
  requestId: string,
  sessionId: string,
  now: Date,
): Promise<Applicant | null> => {
  const values = [sessionId, now];
  const [row] = await querySession<Selected<Row>>(pools, requestId, {
    name: 'load-applicant',
    text: LOAD,
    values,
  });
  return row ? complete(SESSION.present(row)) : null;
};
