import { uploadFits, whyNotSent } from '#domain/applicants/uploadRules.ts';
import { withContext } from '../../../db/context.ts';
import { uploadOf } from '../../../files/uploadedFile.ts';
import { fail } from '../../../http/errors/fail.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { osUpload } from '../../../http/os.ts';
import { signedInUser } from '../../../signIn/signedInUser.ts';
import { finishUpload, refuseUpload } from './finishUpload.ts';
import { headOf } from './joinPieces.ts';
import { takePiece } from './takePiece.ts';
import { lockHome } from './uploadHome.ts';

const PIECES_A_MINUTE = 240;
/** With fewer bytes nobody can tell what it is; the whole is looked at in any case. */
const TELLING_BYTES = 64;

/** Takes one piece of a file of the session's draft or application. 400, 404, 409, 413, 422 as the contract says. */
export const uploadPiece = osUpload.applicantUploads.uploadPiece.handler(async ({ input, context }) => {
  const { id, kind, offset, size, sha256, file, ...asked } = input.body;
  const { deps, requestId } = context;
  const work = { ...context, user: signedInUser(context) };
  await takeFromLimit(context, `draft-pieces:${work.user.applicantId}`, PIECES_A_MINUTE);
  const sent = uploadOf(file);
  const { name, mediaType, storageKey } = sent.about;
  const why = whyNotSent(kind, { name, size });
  if (why) throw fail('rule_file_not_valid', why, { fields: { file: why } });
  const piece = { offset, size: sent.size, storageKey };
  const { home, upload, isNew } = await withContext(deps.pools, work.user.actor, requestId, async (tx) => {
    const own = { ...work, tx };
    const home = await lockHome(own, asked);
    const file = { id, kind, name, mediaType, size, sha256 };
    return { home, ...(await takePiece(own, home, file, piece)) };
  });
  if (isNew) {
    sent.keep();
    sent.commit();
    // What is no such file is not sent to its end.
    const tells = offset === 0 && sent.size >= TELLING_BYTES;
    if (tells && !uploadFits({ kind, name }, await headOf(deps.files, storageKey)))
      return refuseUpload(work, id);
  }
  const isAll = upload.received === upload.size && !upload.isWhole;
  return { data: isAll ? await finishUpload(work, upload, { asked, home, sha256 }) : upload };
});
