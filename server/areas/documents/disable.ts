import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { toId } from '../../http/ids.ts';
import { mustBeEditable } from '../../records/lock/mustBeEditable.ts';
import { mustBeInReview } from '../../records/lock/mustBeInReview.ts';
import type { Subject } from '../../records/lock/subject.ts';
import { touch } from '../../records/lock/touch.ts';
import type { Work } from '../../records/lock/work.ts';
import { readDocument } from '../../records/print/readDocument.ts';

const DISABLE = `update document set is_enabled = false, disabled_at = $2, disabled_by = $3 where id = $1 and is_enabled
  returning id`;

/**
 * Takes a document away from a locked record; it stays in the history. One that was taken away already is answered as it is. 404
 * for another record's, 422 for a record that nobody edits, and for an applicant's from its approval on.
 */
export const disable = async (context: Work, subject: Subject, fileId: string): Promise<DocumentRow> => {
  const { tx, user, deps } = context;
  const id = toId(fileId);
  mustBeEditable(subject);
  mustBeInReview(user, subject);
  await readDocument(tx, subject, id);
  const values = [id, deps.now(), user.username];
  const gone = await tx.query({ name: 'disable-document', text: DISABLE, values });
  if (gone.length) await touch(context, subject, { edited: true });
  return readDocument(tx, subject, id);
};
