import { and, desc, eq, gt, like, or } from 'drizzle-orm';
import { draft } from '../../db/schema/desk.ts';
import { os } from '../../http/os.ts';
import { oldestKept } from './checkSize.ts';
import { present } from './present.ts';

/** `access-role/12/` of `access-role/12/3`; null for a key without a version. Keys hold no % and no backslash. */
const recordOf = (key: string): string | null =>
  /^([^/]+\/.+\/)\d+$/.exec(key)?.[1]?.replaceAll('_', '\\_') ?? null;

/** The user's own draft under a key, else the latest of the same record in another version, else null. */
export const getDraft = os.drafts.getDraft.handler(async ({ input, context }) => {
  const { key } = input.query;
  const record = recordOf(key);
  const rows = await context.tx.db
    .select()
    .from(draft)
    .where(
      and(
        eq(draft.userId, context.user.userId),
        record === null ? eq(draft.key, key) : or(eq(draft.key, key), like(draft.key, `${record}%`)),
        gt(draft.updatedAt, oldestKept(context.deps.now())),
      ),
    )
    .orderBy(desc(draft.updatedAt));
  const row = rows.find((found) => found.key === key) ?? rows[0];
  return { data: row ? present(row) : null };
});
