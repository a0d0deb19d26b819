import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';

const PROVE = 'update session_family set proved_at = $2 where id = $1 and ended_at is null';

/** Notes that the person of a session has proved their second factor now. */
export const noteProof = async (tx: Tx, { familyId }: SignedIn, now: Date): Promise<void> =>
  void (await tx.query({ text: PROVE, values: [familyId, now] }));
