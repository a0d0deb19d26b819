import type { NoticeName, ParamsOf } from '../areas/notices/kinds.ts';
import type { Tx } from '../db/context.ts';
import { notice } from '../db/schema/desk.ts';

/** Leaves a notice with somebody; it is put into words when it is read, in the reader's language. */
export const leaveNotice = async <K extends NoticeName>(
  { db }: Pick<Tx, 'db'>,
  about: { userId: string; kind: K; params: ParamsOf<K>; link: string | null; at: Date },
): Promise<void> => {
  const { at, params, ...rest } = about;
  await db.insert(notice).values({ ...rest, params: { ...(params as object) }, createdAt: at });
};
