import type { Tx } from '../db/context.ts';
import type { NoticeKind } from './noticeKind.ts';

const LEAVE = 'insert into notice (user_id, kind, params, link, created_at) values ($1, $2, $3, $4, $5)';

/** Leaves a notice with somebody; it is put into words when it is read, in the reader's language. */
export const leaveNotice = async <P>(
  tx: Tx,
  about: { userId: string; kind: NoticeKind<P>; params: NoInfer<P>; link: string | null; at: Date },
): Promise<void> => {
  const { userId, kind, params, link, at } = about;
  await tx.query({
    name: 'leave-notice',
    text: LEAVE,
    values: [userId, kind.name, JSON.stringify({ ...(params as object) }), link, at],
  });
};
