// Written by hand from the specification and its decisions (OP-17, OP-56, OP-58), and reviewed; never generated from the contract.
import { FILES } from '../support/documents/uploads.ts';
import { merchantPayload, partnerPayload } from '../support/records/payloads.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

/** As accountCalls.ts. */
export const APPLICANT_CALLS: Readonly<Record<string, Admitted>> = {
  'applicants.issueApplicantOtp': { in: 'anyone' },
  'applicants.beginApplicantSession': { in: 'anyone' },
  'applicants.endApplicantSession': { in: 'nobody' },
  'applicantDrafts.beginDraft': { in: 'nobody' },
  'applicantDrafts.listDrafts': { in: 'nobody' },
  'applicantDrafts.openDraft': { in: 'nobody' },
  'applicantDrafts.getDraft': { in: 'nobody' },
  'applicantDrafts.savePart': { in: 'nobody' },
  'applicantDrafts.discardPart': { in: 'nobody' },
  'applicantDrafts.noteProgress': { in: 'nobody' },
  'applicantDrafts.changeContact': { in: 'nobody' },
  'applicantDrafts.cancelDraft': { in: 'nobody' },
  'applicantDrafts.exportDraft': { in: 'nobody' },
  'applicantUploads.uploadPiece': { in: 'nobody' },
  'applicantUploads.previewUpload': { in: 'nobody' },
  'applicantUploads.discardUpload': { in: 'nobody' },
  'applicantSheets.downloadBranchTemplate': { in: 'nobody' },
  'applicantSheets.downloadProductTemplate': { in: 'nobody' },
  'applicantSheets.checkBranchSheet': { in: 'nobody' },
  'applicantSheets.addBranchSheet': { in: 'nobody' },
  'applicantSending.createPartnerV3Public': { in: 'nobody' },
  'applicantSending.createMerchantV3Public': { in: 'nobody' },
  'applicantSending.completeApplication': { in: 'nobody' },
  'applicantPartners.getOwnPartner': { in: 'nobody' },
  'applicantPartners.openBranches': { in: 'nobody' },
  'applicantPartners.listOwnBranches': { in: 'nobody' },
  'applicantLinks.sendLink': { in: 'anyone' },
  'applicantLinks.spendLink': { in: 'anyone' },
  'applications.mendRemark': { in: 'nobody' },
  'contactRequests.askContact': { in: 'anyone' },
};

/** As decidedCalls.ts. */
export const DECIDED_APPLICANTS: Readonly<Record<string, Decided>> = {
  'applicants.issueApplicantOtp': ['POST', '/api/self-service/otp', 'anyone'],
  'applicants.beginApplicantSession': ['POST', '/api/self-service/session', 'anyone'],
  'applicants.endApplicantSession': ['POST', '/api/self-service/session/end', 'otp'],
  'applicantDrafts.beginDraft': ['POST', '/api/self-service/drafts', 'otp'],
  'applicantDrafts.listDrafts': ['GET', '/api/self-service/drafts', 'otp'],
  'applicantDrafts.openDraft': ['POST', '/api/self-service/drafts/{referenceNumber}/open', 'otp'],
  'applicantDrafts.getDraft': ['GET', '/api/self-service/drafts/{referenceNumber}', 'otp'],
  'applicantDrafts.savePart': ['POST', '/api/self-service/drafts/{referenceNumber}/parts', 'otp'],
  'applicantDrafts.discardPart': ['POST', '/api/self-service/drafts/{referenceNumber}/parts/discard', 'otp'],
  'applicantDrafts.noteProgress': ['POST', '/api/self-service/drafts/{referenceNumber}/events', 'otp'],
  'applicantDrafts.changeContact': ['POST', '/api/self-service/drafts/{referenceNumber}/contact', 'otp'],
  'applicantDrafts.cancelDraft': ['POST', '/api/self-service/drafts/{referenceNumber}/cancel', 'otp'],
  'applicantDrafts.exportDraft': ['GET', '/api/self-service/drafts/{referenceNumber}/export', 'otp'],
  'applicantUploads.uploadPiece': ['POST', '/api/self-service/uploads', 'otp'],
  'applicantUploads.previewUpload': ['GET', '/api/self-service/uploads/{id}', 'otp'],
  'applicantUploads.discardUpload': ['POST', '/api/self-service/uploads/{id}/discard', 'otp'],
  'applicantSheets.downloadBranchTemplate': [
    'GET',
    '/api/self-service/drafts/{referenceNumber}/branch-template',
    'otp',
  ],
  'applicantSheets.downloadProductTemplate': [
    'GET',
    '/api/self-service/drafts/{referenceNumber}/product-template',
    'otp',
  ],
  'applicantSheets.checkBranchSheet': [
    'POST',
    '/api/self-service/drafts/{referenceNumber}/branch-sheets/check',
    'otp',
  ],
  'applicantSheets.addBranchSheet': [
    'POST',
    '/api/self-service/drafts/{referenceNumber}/branch-sheets/add',
    'otp',
  ],
  'applicantSending.createPartnerV3Public': ['POST', '/api/partners/v3/public', 'otp'],
  'applicantSending.createMerchantV3Public': ['POST', '/api/merchants/v3/public', 'otp'],
  'applicantSending.completeApplication': [
    'POST',
    '/api/self-service/drafts/{referenceNumber}/complete',
    'otp',
  ],
  'applicantPartners.getOwnPartner': ['GET', '/api/self-service/partners', 'otp'],
  'applicantPartners.openBranches': ['POST', '/api/self-service/partners/open', 'otp'],
  'applicantPartners.listOwnBranches': ['GET', '/api/self-service/partners/branches', 'otp'],
  'applicantLinks.sendLink': ['POST', '/api/self-service/links', 'anyone'],
  'applicantLinks.spendLink': ['POST', '/api/self-service/links/spend', 'anyone'],
  'contactRequests.askContact': ['POST', '/api/self-service/contact-requests', 'anyone'],
  'applications.mendRemark': ['POST', '/api/self-service/remarks/{id}/mend', 'otp'],
};

const BY = { writer: '00000000-0000-4000-8000-000000000000', number: 1 };
const piece = (): FormData => {
  const made = new FormData();
  made.set('id', BY.writer);
  made.set('offset', '0');
  made.set('size', String(FILES.pdf.length));
  made.set('sha256', '0'.repeat(64));
  made.set('file', new File([FILES.pdf], 'permit.pdf'));
  return made;
};
const sheet = { uploadId: BY.writer, edits: [], leftOut: [] };
const ofNobody = () => ({ params: { referenceNumber: 'SK-2026-999999' } });

/** As sampleRequests.ts. */
export const APPLICANT_SAMPLES: Readonly<Record<string, Maker>> = {
  'applicants.issueApplicantOtp': ({ account }) => ({
    body: { identifier: `nobody ${account ?? 'at all'}` },
  }),
  'applicants.beginApplicantSession': () => ({
    body: { challengeId: '00000000-0000-4000-8000-000000000000', otp: '123456' },
  }),
  'contactRequests.askContact': () => ({
    body: {
      ...{ identifier: 'nobody', fullName: 'Nena', businessName: 'Nena', tinNumber: '123456789' },
      ...{ challengeId: '00000000-0000-4000-8000-000000000000', otp: '123456' },
    },
  }),
  'applicantDrafts.beginDraft': () => ({ body: {} }),
  'applicantDrafts.openDraft': ofNobody,
  'applicantDrafts.getDraft': ofNobody,
  'applicantDrafts.savePart': () => ({
    ...ofNobody(),
    body: { part: 'bank', values: {}, seen: null, by: BY },
  }),
  'applicantDrafts.discardPart': () => ({ ...ofNobody(), body: { part: 'bank', seen: 1 } }),
  'applicantDrafts.noteProgress': () => ({
    ...ofNobody(),
    body: { events: [{ id: BY.writer, kind: 'opened', section: 'bank-information' }] },
  }),
  'applicantDrafts.changeContact': () => ({ ...ofNobody(), body: { challengeId: BY.writer, otp: '123456' } }),
  'applicantDrafts.cancelDraft': ofNobody,
  'applicantDrafts.exportDraft': ofNobody,
  'applicantUploads.uploadPiece': () => ({ body: piece() }),
  'applicantUploads.previewUpload': () => ({ params: { id: BY.writer } }),
  'applicantUploads.discardUpload': () => ({ params: { id: BY.writer } }),
  'applicantSheets.downloadBranchTemplate': ofNobody,
  'applicantSheets.downloadProductTemplate': ofNobody,
  'applicantSheets.checkBranchSheet': () => ({ ...ofNobody(), body: sheet }),
  'applicantSheets.addBranchSheet': () => ({ ...ofNobody(), body: sheet }),
  'applicantSending.createPartnerV3Public': async ({ app }) => ({ body: await partnerPayload(app.admin) }),
  'applicantSending.createMerchantV3Public': async ({ app, records }) => ({
    body: await merchantPayload(app.admin, records.partnerId),
  }),
  'applicantSending.completeApplication': () => ({ ...ofNobody(), body: { merchants: [], seen: {} } }),
  'applicantPartners.openBranches': () => ({ body: {} }),
  'applicantLinks.sendLink': ({ account }) => ({
    body: { referenceNumber: `nobody ${account ?? 'at all'}` },
  }),
  'applicantLinks.spendLink': () => ({ body: { token: 'no-such-link' } }),
  'applications.mendRemark': async ({ app, records }) => {
    const { rows } = await app.admin.query('select name, version from partner where id = $1', [
      records.partnerId,
    ]);
    return {
      params: { id: records.remarkId },
      body: { values: { name: rows[0]?.name } },
      headers: { 'If-Match': String(rows[0]?.version) },
    };
  },
};
