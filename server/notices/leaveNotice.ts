import type { Tx } from '../db/context.ts';
import { notice } from '../db/schema/desk.ts';
import type { NoticeKind } from './noticeKind.ts';

/** Leaves a notice with somebody; it is put into words when it is read, in the reader's language. */
export const leaveNotice = async <P>(
  { db }: Pick<Tx, 'db'>,
  about: { userId: string; kind: NoticeKind<P>; params: NoInfer<P>; link: string | null; at: Date },
): Promise<void> => {
  const { at, kind, params, ...rest } = about;
  await db
    .insert(notice)
    .values({ ...rest, kind: kind.name, params: { ...(params as object) }, createdAt: at });
};
