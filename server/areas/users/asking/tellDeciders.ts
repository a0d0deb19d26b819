import { pathOf } from '#domain/pages.ts';
import type { Tx } from '../../../db/context.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import { decidingRoles } from './decidingRoles.ts';
import { type AskedKind, userRequestNotices } from './requestNotices.ts';

/** Tells those who decide that something waits; never whoever asks. */
export const tellDeciders = async (
  tx: Tx,
  { asker, kind, count }: { asker: string; kind: AskedKind; count: number },
  at: Date,
): Promise<void> => {
  await leaveWith(tx, {
    roles: await decidingRoles(tx),
    kind: userRequestNotices['user-requests-wait'],
    params: { asker, kind, count },
    link: pathOf('userApprovals'),
    at,
  });
};
