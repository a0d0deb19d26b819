import type { z } from 'zod';
import type { uploadRequest } from '#contract/documents.ts';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { badFields } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';
import { documentCodeProblems } from '../../records/documents/documentCodeProblems.ts';
import { insertFile, type ToKeep } from '../../records/documents/insertFile.ts';
import { mustBeEditable } from '../../records/lock/mustBeEditable.ts';
import { mustBeInReview } from '../../records/lock/mustBeInReview.ts';
import type { Subject } from '../../records/lock/subject.ts';
import { touch } from '../../records/lock/touch.ts';
import type { Work } from '../../records/lock/work.ts';
import { refuseProblems } from '../../records/parts/problems.ts';
import { readDocument } from '../../records/print/readDocument.ts';

const FIND = `select code from document where id = $1 and partner_id = $2 and merchant_id is not distinct from $3 and is_enabled
  for update`;
const INSERT = `insert into document (partner_id, merchant_id, code, file_id, created_at, created_by)
  values ($1, $2, $3, $4, $5, $6) returning id`;
const REPLACE = `update document set is_enabled = false, replaced_by = $2, disabled_at = $3, disabled_by = $4 where id = $1`;

const NOT_THERE = {
  en: 'There is no such document to replace: it was replaced or removed',
  fil: 'Walang ganitong dokumentong mapapalitan: napalitan o naalis na ito',
};
const OTHER_KIND = {
  en: 'A document is replaced by one of the same kind',
  fil: 'Kaparehong uri ng dokumento ang ipinapalit',
};

type Request = z.output<typeof uploadRequest>;

/** Locks the document that goes; 400 when it is not one of the record's that count, or of another kind. */
const lockReplaced = async ({ tx }: Work, subject: Subject, { replaces, documentCode }: Request) => {
  if (!replaces) return null;
  const [id] = knownIds([replaces]);
  const values = [id ?? null, subject.partnerId, subject.merchantId];
  const [row] = await tx.query<{ code: string }>({ name: 'lock-document', text: FIND, values });
  if (!row || !id) throw badFields({ 'request.replaces': NOT_THERE });
  if (row.code !== documentCode) throw badFields({ 'request.documentCode': OTHER_KIND });
  return id;
};

/**
 * Adds an uploaded file to a locked record as a document; the one that it replaces stays, disabled and linked. Raises the
 * record's version. 422 for a record that nobody edits, and for an applicant's from its approval on. `noteUse` hears the file's id.
 */
export const attach = async (
  context: Work,
  subject: Subject,
  {
    request,
    file,
    noteUse,
  }: { request: Request; file: ToKeep; noteUse?: (fileId: string) => Promise<unknown> },
): Promise<DocumentRow> => {
  const { tx, user, deps } = context;
  mustBeEditable(subject);
  mustBeInReview(user, subject);
  const code = request.documentCode;
  refuseProblems(await documentCodeProblems(tx, [{ code, path: 'request.documentCode' }]));
  const replaced = await lockReplaced(context, subject, request);
  const fileId = await insertFile(context, file, { purpose: 'document', owner: subject });
  await noteUse?.(fileId);
  const by = [deps.now(), user.username];
  const values = [subject.partnerId, subject.merchantId, code, fileId, ...by];
  const [made] = await tx.query<{ id: string }>({ name: 'insert-document', text: INSERT, values });
  if (!made) throw new Error('A document was not written');
  if (replaced)
    await tx.query({ name: 'replace-document', text: REPLACE, values: [replaced, made.id, ...by] });
  await touch(context, subject, { edited: true });
  return readDocument(tx, subject, made.id);
};
