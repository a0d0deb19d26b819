import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Pools } from '../../db/connect.ts';
import { querySession } from '../../db/context.ts';
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
}

const SESSION = columnsOf<Row>('applicant_session s, partner p')({
  applicantId: text('s.id'),
  partnerId: id('s.partner_id'),
  mobileNumber: text('s.mobile_number'),
  partnerName: text('p.name'),
  referenceNumber: text('p.reference_number'),
});
// $1 the session, $2 now. A session counts as long as its application is reached where the code went.
const LOAD = `select ${SESSION.select}
  from applicant_session s left join partner p on p.id = s.partner_id left join ${CONTACT_JOIN}
  where s.id = $1 and s.ended_at is null and s.expires_at > $2
    and (s.partner_id is null or (k.mobile_number, k.email) is not distinct from (s.mobile_number, s.email))`;

/** What an applicant goes by in trails and histories: there is no account, so by the application. */
export const APPLICANT = { name: 'applicant', role: 'APPLICANT' } as const;

/** An applicant whose session counts: of one application, or of none yet. */
export interface Applicant extends SignedIn {
  applicantId: string;
  referenceNumber: string | null;
}

const complete = ({ applicantId, partnerId, mobileNumber, partnerName, referenceNumber }: Row): Applicant => {
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
    familyId: null,
    actor: {
      class: 'applicant',
      userId: '',
      applicantId,
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
