// Written by hand from the specification and its decisions (OP-5, OP-47), and reviewed; never generated from the contract.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILES } from '../support/documents/uploads.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

/** Who writes applications of the first partner; whoever may write needs not be able to look. */
const writers: Admitted = {
  in: [
    'sales.admin',
    'sbo.reviewer',
    'sbo.second',
    'it.support',
    'partner.admin',
    'head.office',
    'accounting',
  ],
  hidden: ['other.partner'],
};
const editors: Admitted = {
  in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin', 'head.office'],
  hidden: ['other.partner'],
};
const sbo: Admitted = { in: ['sbo.reviewer', 'sbo.second'] };
const contracts: Admitted = { in: ['sales.admin', 'sbo.reviewer', 'sbo.second'] };

const stagers = { in: [...writers.in, 'other.partner'] as Admitted['in'] };

/** As accountCalls.ts; the documents that are asked for are the first partner's and the first store's, the contract is its too. */
export const DOCUMENT_CALLS: Readonly<Record<string, Admitted>> = {
  'documents.stageFile': stagers,
  // Each account asks for a file of its own.
  'documents.listStagedFiles': stagers,
  'documents.previewStagedFile': stagers,
  'documents.discardStagedFile': stagers,
  'documents.uploadPartnerFile': writers,
  'documents.uploadPartnerFilePublic': { in: 'nobody' },
  'documents.uploadMerchantFile': writers,
  'documents.uploadMerchantFilePublic': { in: 'nobody' },
  'documents.attachPartnerFile': writers,
  'documents.attachMerchantFile': writers,
  'documents.disablePartnerFile': editors,
  'documents.disableMerchantFile': editors,
  'documents.downloadPmFileWorkflow': sbo,
  'documents.downloadPmFileTrack': sbo,
  'documents.previewDocument': {
    in: [
      'sales.admin',
      'sbo.reviewer',
      'sbo.second',
      'antifraud.reviewer',
      'online.viewer',
      'partner.admin',
      'head.office',
      'store.manager',
    ],
    hidden: ['other.partner'],
  },
  'documents.downloadAllDocuments': sbo,
  'documents.downloadAfc': sbo,

  'contracts.listContracts': contracts,
  'contracts.getContract': contracts,
  'contracts.downloadContract': contracts,
  'contracts.downloadContracts': contracts,
  'contracts.downloadContractsByPartner': contracts,
  'contracts.downloadContractsPublic': { in: 'nobody' },
  'contracts.downloadContractsByPartnerPublic': { in: 'nobody' },
  'contracts.uploadSignedContract': contracts,
  'contracts.editContract': contracts,
};

const applicants = { orOtp: true } as const;
const sees = ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'] as const;
const edits = [sees, ['PM_EDIT']] as const;
const takes = [sees, ['PM_DOWNLOAD']] as const;
const toPartner = [['PM_EDIT', 'PAR_CREATE']] as const;
const toStore = [['PM_EDIT', 'PAR_CREATE', 'MER_CREATE']] as const;
const seesContracts = [['CM_VIEW']] as const;
const editsContracts = [['CM_EDIT']] as const;

/** As decidedCalls.ts. */
export const DECIDED_DOCUMENTS: Readonly<Record<string, Decided>> = {
  'documents.stageFile': ['POST', '/api/files', 'permission', toStore],
  'documents.listStagedFiles': ['GET', '/api/files', 'permission', toStore],
  'documents.previewStagedFile': ['GET', '/api/files/{id}/preview', 'permission', toStore],
  'documents.discardStagedFile': ['POST', '/api/files/{id}/discard', 'permission', toStore],
  'documents.uploadPartnerFile': ['POST', '/api/partners/v3/{id}/file', 'permission', toPartner],
  'documents.uploadPartnerFilePublic': ['POST', '/api/partners/v3/{id}/file/public', 'otp'],
  'documents.uploadMerchantFile': ['POST', '/api/merchants/v3/{id}/file', 'permission', toStore],
  'documents.uploadMerchantFilePublic': ['POST', '/api/merchants/v3/{id}/file/public', 'otp'],
  'documents.attachPartnerFile': ['POST', '/api/partners/attach-file/{id}', 'permission', toPartner],
  'documents.attachMerchantFile': ['POST', '/api/merchants/attach-file/{id}', 'permission', toStore],
  'documents.disablePartnerFile': [
    'PUT',
    '/api/partner-management/disable/{id}/file/{fileId}',
    'permission',
    edits,
    applicants,
  ],
  'documents.disableMerchantFile': [
    'PUT',
    '/api/merchants/disable/{id}/file/{fileId}',
    'permission',
    edits,
    applicants,
  ],
  'documents.downloadPmFileWorkflow': [
    'GET',
    '/api/partner-management/file/download/workflow',
    'permission',
    takes,
  ],
  'documents.downloadPmFileTrack': [
    'GET',
    '/api/partner-management/file/download/track',
    'permission',
    takes,
    applicants,
  ],
  'documents.previewDocument': ['GET', '/api/partner-management/file/preview', 'permission', [sees]],
  'documents.downloadAllDocuments': [
    'GET',
    '/api/partner-management/file/download-all/{id}',
    'permission',
    takes,
  ],
  'documents.downloadAfc': ['GET', '/api/partner-management/download-afc/{id}', 'permission', takes],

  'contracts.listContracts': ['GET', '/api/contracts', 'permission', seesContracts],
  'contracts.getContract': ['GET', '/api/contracts/{id}', 'permission', seesContracts],
  'contracts.downloadContract': ['GET', '/api/contracts/{id}/download', 'permission', seesContracts],
  'contracts.downloadContracts': ['GET', '/api/partners/v3/download-contracts', 'permission', seesContracts],
  'contracts.downloadContractsByPartner': [
    'GET',
    '/api/partners/v3/download-contracts/{partnerId}',
    'permission',
    seesContracts,
  ],
  'contracts.downloadContractsPublic': ['GET', '/api/partners/v3/download-contracts/public', 'otp'],
  'contracts.downloadContractsByPartnerPublic': [
    'GET',
    '/api/partners/v3/download-contracts/{partnerId}/public',
    'otp',
  ],
  'contracts.uploadSignedContract': ['POST', '/api/contracts/{id}/signed', 'permission', editsContracts],
  'contracts.editContract': ['POST', '/api/contracts/{id}', 'permission', editsContracts],
};

const form = (request?: object): FormData => {
  const made = new FormData();
  if (request) made.set('request', JSON.stringify(request));
  made.set('file', new File([FILES.pdf], 'sample.pdf'));
  return made;
};
const DTI = { documentCode: 'DTI' };
const toFirstPartner: Maker = ({ records }) => ({ params: { id: records.partnerId }, body: form(DTI) });
const toFirstStore: Maker = ({ records }) => ({ params: { id: records.merchantId }, body: form(DTI) });
const document: Maker = ({ records }) => ({ query: { documentId: records.storeDocumentId } });
const ofContracts: Maker = ({ records }) => ({ params: { partnerId: records.partnerId } });
const contract: Maker = ({ records }) => ({ params: { id: records.contractId } });

const INSERT_STAGED = `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
  select id, 'upload', 'sample.pdf', 'application/pdf', $2, repeat('0', 64), $3, $4 from user_account where username = $1
  returning id`;
/** A file that the caller uploaded and that is no document yet. */
const stagedFile: Maker = async ({ app, account }) => {
  const key = `uploads/${randomUUID()}`;
  await app.deps.files.put(key, Readable.from([Buffer.from(FILES.pdf)]));
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  const values = [account, FILES.pdf.length, key, expiresAt];
  const { rows } = await app.admin.query<{ id: string }>(INSERT_STAGED, values);
  return { params: { id: rows[0]?.id ?? '1' } };
};

/** As sampleRequests.ts. */
export const DOCUMENT_SAMPLES: Readonly<Record<string, Maker>> = {
  'documents.stageFile': () => ({ body: form() }),
  'documents.previewStagedFile': stagedFile,
  'documents.discardStagedFile': stagedFile,
  'documents.uploadPartnerFile': toFirstPartner,
  'documents.uploadPartnerFilePublic': toFirstPartner,
  'documents.uploadMerchantFile': toFirstStore,
  'documents.uploadMerchantFilePublic': toFirstStore,
  'documents.attachPartnerFile': toFirstPartner,
  'documents.attachMerchantFile': toFirstStore,
  'documents.disablePartnerFile': ({ records }) => ({
    params: { id: records.partnerId, fileId: records.partnerDocumentId },
  }),
  'documents.disableMerchantFile': ({ records }) => ({
    params: { id: records.merchantId, fileId: records.storeDocumentId },
  }),
  'documents.downloadPmFileWorkflow': document,
  'documents.downloadPmFileTrack': document,
  'documents.previewDocument': document,
  'documents.downloadAllDocuments': ({ records }) => ({ params: { id: records.partnerId } }),
  'documents.downloadAfc': ({ records }) => ({ params: { id: records.partnerId } }),
  'contracts.getContract': contract,
  'contracts.downloadContract': contract,
  'contracts.downloadContractsByPartner': ofContracts,
  'contracts.downloadContractsByPartnerPublic': ofContracts,
  'contracts.uploadSignedContract': ({ records }) => ({
    params: { id: records.contractId },
    body: form(),
  }),
  'contracts.editContract': async ({ app, records }) => {
    const { rows } = await app.admin.query('select version from partner_contract where id = $1', [
      records.contractId,
    ]);
    return {
      params: { id: records.contractId },
      headers: { 'If-Match': String(rows[0]?.version) },
      body: { startDate: '2026-01-01', expiryDate: '2029-01-01' },
    };
  },
};
