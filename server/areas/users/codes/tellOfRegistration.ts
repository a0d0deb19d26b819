import { pathOf } from '#domain/pages.ts';
import type { Tx } from '../../../db/context.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import { decidingRoles } from '../asking/decidingRoles.ts';
import { userRequestNotices } from '../asking/requestNotices.ts';
import type { UsableCode } from './usableCode.ts';

const OTHERS = `select count(*)::int as n from user_request where registration_code_id = $1 and status = 'SUBMITTED'`;

/** Tells those who decide that somebody registered: once, as long as others of the same code wait. */
export const tellOfRegistration = async (
  tx: Tx,
  { id, partnerName }: Pick<UsableCode, 'id' | 'partnerName'>,
  at: Date,
): Promise<void> => {
  const [waiting] = await tx.query<{ n: number }>({ name: 'wait-of-code', text: OTHERS, values: [id] });
  if ((waiting?.n ?? 0) > 1) return;
  await leaveWith(tx, {
    roles: await decidingRoles(tx),
    kind: userRequestNotices['registrations-wait'],
    params: { partnerName },
    link: pathOf('userApprovals'),
    at,
  });
};
