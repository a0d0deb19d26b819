import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

// What ran out is removed with its bytes by the jobs; from now on nobody finds it, and it counts no more.
const RUN_OUT = `update file set expires_at = $3
  where id = $1 and owner_id = $2 and purpose = 'upload' and expires_at > $3 returning id`;

/**
 * Takes away a file that the caller has uploaded and that is no document yet: at once for everybody, its bytes with the next
 * clean-up. 404 for another's, and for one that became a document or ran out.
 */
export const discardStagedFile = os.documents.discardStagedFile.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const values = [toId(input.params.id), user.userId, deps.now()];
  const gone = await tx.query({ name: 'discard-staged-file', text: RUN_OUT, values });
  if (gone.length === 0) throw notFound();
  return { data: { done: true as const } };
});
