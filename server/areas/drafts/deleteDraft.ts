import { and, eq } from 'drizzle-orm';
import { draft } from '../../db/schema/desk.ts';
import { os } from '../../http/os.ts';

/** Discards the user's own draft; one that is not there is no error. */
export const deleteDraft = os.drafts.deleteDraft.handler(async ({ input, context }) => {
  await context.tx.db
    .delete(draft)
    .where(and(eq(draft.userId, context.user.userId), eq(draft.key, input.body.key)));
  return { data: { done: true as const } };
});
