import { z } from 'zod';
import { any, call } from './call.ts';
import { done, envelope, id, idParams, instant, noInput, wholeList } from './envelope.ts';
import { editNeeds } from './merchants.ts';
import { seenParts } from './seenParts.ts';
import { code } from './shapes/code.ts';
import { documentRow } from './shapes/documentRow.ts';

/** The multipart part `request`: JSON with the code of the document and, when it takes another's place, that one's id. */
export const uploadRequest = z.strictObject({ documentCode: code, replaces: id.nullish() });
/** And of an applicant's, which file that was uploaded before it is, and the part of the draft that says so. */
const sentRequest = uploadRequest.extend({ uploadId: z.uuid().nullish(), seen: seenParts.optional() });
export type SentRequest = z.output<typeof sentRequest>;

const json = z
  .string()
  .max(2000)
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      ctx.addIssue({ code: 'custom', message: 'Send JSON' });
      return z.NEVER;
    }
  });

const withFile = z.strictObject({ request: json.pipe(uploadRequest), file: z.file() });
/** A file that comes along, or one that was uploaded before. */
const withFileOrUpload = z.strictObject({ request: json.pipe(sentRequest), file: z.file().optional() });
const attached = envelope(documentRow);
const view = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW');
const download = {
  access: 'permission',
  needs: { all: [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'], ['PM_DOWNLOAD']] },
  inView: 'file',
  heavy: true,
} as const;
const ofPartner = any('PM_EDIT', 'PAR_CREATE');
const ofMerchant = any('PM_EDIT', 'MER_CREATE', 'PAR_CREATE');
const upload = (path: `/api/${string}`, meta: Parameters<typeof call>[2]) =>
  call('POST', path, { ...meta, upload: 'document', heavy: true })
    .input(z.object({ params: idParams, body: withFile }))
    .output(attached);
const uploadPublic = (path: `/api/${string}`) =>
  call('POST', path, { access: 'otp', upload: 'document', heavy: true })
    .input(z.object({ params: idParams, body: withFileOrUpload }))
    // Before there is a document, the id is that of the upload.
    .output(envelope(documentRow.extend({ id: z.string() })));
const stagedFile = z.object({ fileId: id, name: z.string(), mediaType: z.string(), size: z.number().int() });
const documentQuery = z.object({ query: z.strictObject({ documentId: id }) });

/** Documents of partners and stores: pdf, jpg, jpeg, png, heic of at most 10 MB, by extension and by content. */
export const documents = {
  /** Uploads a file before its record is there; it belongs to the caller, for 30 days. */
  stageFile: call('POST', '/api/files', { ...ofMerchant, addition: true, upload: 'document', heavy: true })
    .input(z.object({ body: z.strictObject({ file: z.file() }) }))
    .output(envelope(stagedFile)),
  /** The files of the caller's own whose record is not there yet, the latest first, 5,000 at most. */
  listStagedFiles: call('GET', '/api/files', { ...ofMerchant, addition: true, inView: 'own' })
    .input(noInput)
    .output(wholeList(stagedFile.extend({ dtimeExpires: instant }))),
  /** A file of the caller's own whose record is not there yet, to look at. */
  previewStagedFile: call('GET', '/api/files/{id}/preview', {
    ...ofMerchant,
    addition: true,
    inView: 'file',
    heavy: 'preview',
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** Takes such a file away for good. */
  discardStagedFile: call('POST', '/api/files/{id}/discard', { ...ofMerchant, addition: true })
    .input(z.object({ params: idParams }))
    .output(done),
  uploadPartnerFile: upload('/api/partners/v3/{id}/file', ofPartner),
  /**
   * The same by an applicant; `request.uploadId` names a file that was uploaded in pieces, and none comes along. Before the application
   * is complete: a file of the partner that was sent, which becomes a document with it.
   */
  uploadPartnerFilePublic: uploadPublic('/api/partners/v3/{id}/file/public'),
  uploadMerchantFile: upload('/api/merchants/v3/{id}/file', ofMerchant),
  uploadMerchantFilePublic: uploadPublic('/api/merchants/v3/{id}/file/public'),
  /** The same under the older path; the record is read again for its documents. */
  attachPartnerFile: upload('/api/partners/attach-file/{id}', ofPartner),
  attachMerchantFile: upload('/api/merchants/attach-file/{id}', ofMerchant),
  /** Takes a document away from a record; it stays in the history. */
  disablePartnerFile: call('PUT', '/api/partner-management/disable/{id}/file/{fileId}', {
    access: 'permission',
    needs: editNeeds,
    orOtp: true,
  })
    .input(z.object({ params: z.strictObject({ id, fileId: id }) }))
    .output(attached),
  disableMerchantFile: call('PUT', '/api/merchants/disable/{id}/file/{fileId}', {
    access: 'permission',
    needs: editNeeds,
    orOtp: true,
  })
    .input(z.object({ params: z.strictObject({ id, fileId: id }) }))
    .output(attached),
  downloadPmFileWorkflow: call('GET', '/api/partner-management/file/download/workflow', download)
    .input(documentQuery)
    .output(z.file()),
  downloadPmFileTrack: call('GET', '/api/partner-management/file/download/track', {
    ...download,
    orOtp: true,
  })
    .input(documentQuery)
    .output(z.file()),
  /**
   * A document to look at: for everybody who may see the record. As a thumbnail, of which the trail says so, only a picture of
   * at most 512 KB; 404 for another.
   */
  previewDocument: call('GET', '/api/partner-management/file/preview', {
    ...view,
    addition: true,
    inView: 'file',
    heavy: 'preview',
  })
    .input(z.object({ query: z.strictObject({ documentId: id, as: z.literal('thumbnail').optional() }) }))
    .output(z.file()),
  /** All documents of a partner and its stores that count, as a zip. */
  downloadAllDocuments: call('GET', '/api/partner-management/file/download-all/{id}', {
    ...download,
    addition: true,
    ownTransaction: true,
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** The application form, made from the data, as a PDF. */
  downloadAfc: call('GET', '/api/partner-management/download-afc/{id}', {
    ...download,
    ownTransaction: true,
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
};
