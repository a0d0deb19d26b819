import type { NoticeName, ParamsOf } from '../areas/notices/kinds.ts';
import type { Tx } from '../db/context.ts';

interface About<K extends NoticeName> {
  /** People by name. */
  usernames?: readonly string[];
  /** Staff who hold one of these access roles. */
  roles?: readonly string[];
  kind: K;
  params: ParamsOf<K>;
  link: string;
  at: Date;
}

const LEAVE = 'select leave_notices($1, $2, $3, $4, $5, $6)';

/** Leaves the same notice with others, in one statement; never with whoever acts. */
export const leaveWith = async <K extends NoticeName>(
  tx: Tx,
  { usernames = [], roles = [], kind, params, link, at }: About<K>,
): Promise<void> => {
  const values = [usernames, roles, kind, JSON.stringify(params), link, at];
  await tx.query({ name: 'leave-notices', text: LEAVE, values });
};
