import { and, eq, gt } from 'drizzle-orm';
import { draft } from '../../db/schema/desk.ts';
import { os } from '../../http/os.ts';
import { oldestKept } from './limits.ts';
import { present } from './present.ts';

/** The user's own draft under a key, or null. */
export const getDraft = os.drafts.getDraft.handler(async ({ input, context }) => {
  const [row] = await context.tx.db
    .select()
    .from(draft)
    .where(
      and(
        eq(draft.userId, context.user.userId),
        eq(draft.key, input.query.key),
        gt(draft.updatedAt, oldestKept(context.deps.now())),
      ),
    );
  return { data: row ? present(row) : null };
});
