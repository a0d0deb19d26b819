import type { ApplicantUpload } from '#contract/selfService/uploads.ts';
import { uploadFits } from '#domain/applicants/uploadRules.ts';
import { FILE_NOT_VALID } from '#domain/files/fileRules.ts';
import { withContext } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { forLog } from '../../../http/errors/forLog.ts';
import { joinPieces } from './joinPieces.ts';
import { readUpload } from './uploadColumns.ts';
import { type AskedHome, lockHome, touchHome, type UploadHome } from './uploadHome.ts';

const PIECES =
  'select p.storage_key as key from applicant_upload_piece p where p.upload_id = $1 order by p.starts_at';
const WHOLE = `update applicant_upload u set storage_key = $2, updated_at = $3
  where u.id = $1 and u.storage_key is null and u.discarded_at is null returning u.id`;
const REFUSE = 'update applicant_upload u set discarded_at = $2 where u.id = $1 and u.storage_key is null';
const FORGET = 'delete from applicant_upload_piece where upload_id = $1';

const NOT_AS_SENT = {
  en: 'The file did not arrive as it was sent: choose it once more',
  fil: 'Hindi dumating ang file gaya ng ipinadala: piliin itong muli',
};

type Work = RequestContext & { user: SignedIn };

/** Refuses a file for good: its bytes are removed by and by, and another one needs another id. */
export const refuseUpload = async (
  { deps, user, requestId }: Work,
  id: string,
  why = FILE_NOT_VALID,
): Promise<never> => {
  const values = [id, deps.now()];
  await withContext(deps.pools, user.actor, requestId, (tx) => tx.query({ text: REFUSE, values }));
  throw fail('rule_file_not_valid', why, { fields: { file: why } });
};

// The bytes first, then their rows: what is left in between the tidying finds.
const forgetPieces = async ({ deps, user, requestId }: Work, id: string, keys: readonly string[]) => {
  try {
    for (const key of keys) await deps.files.remove(key);
    await withContext(deps.pools, user.actor, requestId, (tx) => tx.query({ text: FORGET, values: [id] }));
  } catch (error) {
    deps.log.error({ ...forLog(error), requestId }, 'pieces of an upload were left behind');
  }
};

const asItIs = ({ deps, user, requestId }: Work, home: UploadHome, id: string) =>
  withContext(deps.pools, user.actor, requestId, (tx) => readUpload(tx, home, id));

const settle = (context: Work, asked: AskedHome, id: string, key: string) => {
  const { deps, user, requestId } = context;
  return withContext(deps.pools, user.actor, requestId, async (tx) => {
    const work = { ...context, tx };
    const home = await lockHome(work, asked);
    const settled = await tx.query({ text: WHOLE, values: [id, key, deps.now()] });
    if (settled.length) await touchHome(work, home);
    const upload = await readUpload(tx, home, id);
    if (!upload) throw notFound();
    return { upload, isOurs: settled.length > 0 };
  });
};

/**
 * Makes a file of which all was received whole, outside of any transaction. Of two at the same time one does. 422 when it is not what
 * was announced, or not of its kind.
 */
export const finishUpload = async (
  context: Work,
  { id, kind, name }: ApplicantUpload,
  { asked, home, sha256 }: { asked: AskedHome; home: UploadHome; sha256: string },
): Promise<ApplicantUpload> => {
  const { deps, user, requestId } = context;
  const rows = await withContext(deps.pools, user.actor, requestId, (tx) =>
    tx.query<{ key: string }>({ text: PIECES, values: [id] }),
  );
  const [keys, whole] = [rows.map(({ key }) => key), `uploads/${crypto.randomUUID()}`];
  let isOurs = false;
  try {
    const joined = await joinPieces(deps.files, keys, whole);
    if (joined.sha256 !== sha256) return await refuseUpload(context, id, NOT_AS_SENT);
    if (!uploadFits({ kind, name }, joined.head)) return await refuseUpload(context, id);
    const settled = await settle(context, asked, id, whole);
    isOurs = settled.isOurs;
    if (isOurs) await forgetPieces(context, id, keys);
    return settled.upload;
  } catch (error) {
    // Another request made it whole meanwhile, and took the pieces away under this one.
    const there = await asItIs(context, home, id);
    if (there?.isWhole) return there;
    throw error;
  } finally {
    if (!isOurs) await deps.files.remove(whole);
  }
};
