import { and, inArray, isNull } from 'drizzle-orm';
import { notice } from '../../db/schema/desk.ts';
import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

/** Marks the user's own notices as read; ids that are unknown or another's change nothing. */
export const readNotices = os.notices.readNotices.handler(async ({ input, context }) => {
  const ids = knownIds(input.body.ids);
  if (ids.length)
    await context.tx.db
      .update(notice)
      .set({ readAt: context.deps.now() })
      .where(and(inArray(notice.id, ids), isNull(notice.readAt)));
  return { data: { done: true as const } };
});
