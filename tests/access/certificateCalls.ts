// Written by hand from money.md ("Who") and the decisions of routes.json, and reviewed; never generated from the contract.
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const STAFF = ['sales.admin', 'finance.officer', 'finance.second'] as const;
/** A list answers everybody who may ask with what is theirs. */
const readers: Admitted = {
  in: [...STAFF, 'partner.admin', 'head.office', 'accounting', 'other.partner'],
};
/** The certificate that is asked for is the first partner's. */
const own: Admitted = {
  in: [...STAFF, 'partner.admin', 'head.office', 'accounting'],
  hidden: ['other.partner'],
};
const staff: Admitted = { in: [...STAFF] };

/** As accountCalls.ts. */
export const CERTIFICATE_CALLS: Readonly<Record<string, Admitted>> = {
  'certificates.listCertificates': readers,
  'certificates.listCertificateQuarters': readers,
  'certificates.getCertificateStanding': staff,
  'certificates.issueQuarter': staff,
  'certificates.issueCertificate': staff,
  'certificates.getCertificate': own,
  'certificates.downloadCertificate': own,
  'certificates.mailCertificate': staff,
  'certificates.reissueCertificate': staff,
};

const views = [['FM_VIEW_BIR_2307']] as const;
const edits = [['FM_EDIT_RS']] as const;
const internal = { userType: 'INTERNAL' } as const;
const BASE = '/api/finance-management/certificates';

/** As decidedCalls.ts. */
export const DECIDED_CERTIFICATES: Readonly<Record<string, Decided>> = {
  'certificates.listCertificates': ['GET', BASE, 'permission', views],
  'certificates.listCertificateQuarters': ['GET', `${BASE}/quarters`, 'permission', views],
  'certificates.getCertificateStanding': ['GET', `${BASE}/standing`, 'permission', views, internal],
  'certificates.issueQuarter': ['POST', `${BASE}/batches`, 'permission', edits, internal],
  'certificates.issueCertificate': ['POST', BASE, 'permission', edits, internal],
  'certificates.getCertificate': ['GET', `${BASE}/{id}`, 'permission', views],
  'certificates.downloadCertificate': ['GET', `${BASE}/{id}/file`, 'permission', views],
  'certificates.mailCertificate': ['POST', `${BASE}/{id}/mail`, 'permission', edits, internal],
  'certificates.reissueCertificate': ['POST', `${BASE}/{id}/reissue`, 'permission', edits, internal],
};

const ofPartner: Maker = async ({ app, records }) => {
  const { rows } = await app.admin.query<{ id: string }>(
    'select max(id)::text as id from certificate_2307 where partner_id = $1 and merchant_id is null',
    [records.partnerId],
  );
  return { params: { id: rows[0]?.id ?? '1' } };
};

/** As sampleRequests.ts. */
export const CERTIFICATE_SAMPLES: Readonly<Record<string, Maker>> = {
  'certificates.getCertificateStanding': () => ({ query: { quarter: '2026-Q3' } }),
  // Of a quarter that is not over.
  'certificates.issueQuarter': () => ({ body: { quarter: '2099-Q1' } }),
  'certificates.issueCertificate': () => ({ body: { quarter: '2099-Q1', payee: '12345678900000' } }),
  'certificates.getCertificate': ofPartner,
  'certificates.downloadCertificate': ofPartner,
  'certificates.mailCertificate': ofPartner,
  'certificates.reissueCertificate': async (given) => ({
    ...(await ofPartner(given)),
    body: { reason: 'Sample reason' },
  }),
};
