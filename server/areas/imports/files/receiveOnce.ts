import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { uploadOf } from '../../../files/uploadedFile.ts';
import { busy } from '../../../http/errors/fail.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { readImport, type StoredImport } from '../../../imports/readImport.ts';
import { orderStep } from '../../../imports/steps/orderStep.ts';
import { insertFile } from '../../../records/documents/insertFile.ts';
import type { ImportWork } from '../importWork.ts';
import { permitKind } from '../permitKind.ts';
import { type Called, callerOf, importOnce } from './importOnce.ts';

const INSERT = `insert into import_job (kind, owner_id, created_by, file_id, file_name, file_size, file_sha256, created_at, updated_at,
    updated_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $3) returning id`;

/** Imports of one account that are read, checked, written or undone at once, those that wait for a worker included. */
const MOST_UNDER_WAY = 20;
/** Longer than the portal waits by itself: a person decides whether to wait for this. */
const RETRY_SECONDS = 300;
const TOO_MANY = {
  en: `${MOST_UNDER_WAY} of your imports are still being worked on. Wait until one of them is finished, then upload this file again.`,
  fil: `${MOST_UNDER_WAY} sa mga import mo ang pinoproseso pa. Hintaying matapos ang isa, saka i-upload ulit ang file na ito.`,
};

// One at a time per account, so that two tabs together do not get past the limit.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('imports of ' || $1::text, 0))`;
const COUNT = `select count(*)::int as n from import_job
  where owner_id = $1 and status in ('reading', 'checking', 'committing', 'undoing')`;

/** Throws 429 busy when the account has too many imports under way. Other uploads of the account wait until the transaction ends. */
const refuseTooMany = async ({ tx, user }: ImportWork): Promise<void> => {
  await tx.query({ name: 'lock-imports-of', text: LOCK, values: [user.userId] });
  const [counted] = await tx.query<{ n: number }>({
    name: 'imports-under-way',
    text: COUNT,
    values: [user.userId],
  });
  if ((counted?.n ?? 0) >= MOST_UNDER_WAY) throw busy(TOO_MANY, RETRY_SECONDS);
};

/** A call that brings a spreadsheet. */
export interface Uploading extends Called {
  input: { body: { file: File } };
}

/** Takes in a file as a new import, and orders its reading. The import is its uploader's; its bytes stay for the history. */
const receiveFile = async (context: ImportWork, kind: ImportKindId, upload: File): Promise<StoredImport> => {
  const { tx, user, deps, language } = context;
  const now = deps.now();
  await refuseTooMany(context);
  const { about } = uploadOf(upload);
  const fileId = await insertFile(context, uploadOf(upload), { purpose: 'import', owner: null });
  const values = [kind, user.userId, user.username, fileId, about.name, about.size, about.sha256, now];
  const [row] = await tx.query<{ id: string }>({ name: 'insert-import', text: INSERT, values });
  if (!row) throw new Error('An import was not stored');
  const job = await readImport(tx, row.id);
  await orderStep(tx, { job, step: 'read', user, language, now, rows: 0 });
  return job;
};

/**
 * Takes in the file of a call, once for its Idempotency-Key; answers the import. Its bytes stay, whatever the call answers. 403; 429 busy
 * while too many imports of the account are under way.
 */
export const receiveOnce = async (
  kinds: ImportKinds,
  called: Uploading,
  kind: ImportKindId,
): Promise<string> => {
  permitKind(callerOf(kinds, called), kind);
  const { file } = called.input.body;
  const id = await importOnce(kinds, called, async (context) => (await receiveFile(context, kind, file)).id);
  const upload = uploadOf(file);
  if (upload.isKept) upload.commit();
  return id;
};
