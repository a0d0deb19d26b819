import type { SentRequest } from '#contract/documents.ts';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { badFields } from '../../http/errors/fail.ts';
import { sentUpload } from '../../records/documents/sentUpload.ts';
import type { Subject } from '../../records/lock/subject.ts';
import type { Work } from '../../records/lock/work.ts';
import { readDocument } from '../../records/print/readDocument.ts';
import { attach } from './attach.ts';

const NO_FILE = { en: 'Send a file', fil: 'Magpadala ng file' };

/**
 * Adds a file to an applicant's locked record as a document: one that comes along, or one that was uploaded in pieces before. As `attach`;
 * 400 on `file`, `request.uploadId`.
 */
export const attachOwn = async (
  context: Work,
  subject: Subject,
  { request, file }: { request: SentRequest; file?: File | undefined },
): Promise<DocumentRow> => {
  const { uploadId, ...asked } = request;
  if (!uploadId) {
    if (!file) throw badFields({ file: NO_FILE });
    return attach(context, subject, { request: asked, file: uploadOf(file) });
  }
  const sent = await sentUpload(context, subject, { uploadId, code: asked.documentCode });
  if ('documentId' in sent) return readDocument(context.tx, subject, sent.documentId);
  return attach(context, subject, { request: asked, ...sent });
};
