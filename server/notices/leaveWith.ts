import type { Tx } from '../db/context.ts';
import type { NoticeKind } from './noticeKind.ts';

interface About<P> {
  /** People by name. */
  usernames?: readonly string[];
  /** Staff who hold one of these access roles. */
  roles?: readonly string[];
  kind: NoticeKind<P>;
  params: P;
  /** Where it leads; null for nowhere. */
  link: string | null;
  at: Date;
}

const LEAVE = 'select leave_notices($1, $2, $3, $4, $5, $6)';

/** Leaves the same notice with others, in one statement; never with whoever acts. */
export const leaveWith = async <P>(
  tx: Tx,
  { usernames = [], roles = [], kind, params, link, at }: About<P>,
): Promise<void> => {
  const values = [usernames, roles, kind.name, JSON.stringify(params), link, at];
  await tx.query({ name: 'leave-notices', text: LEAVE, values });
};
