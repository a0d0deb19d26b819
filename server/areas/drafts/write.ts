import { and, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/context.ts';
import { draft } from '../../db/schema/desk.ts';
import { oldestKept } from './checkSize.ts';

export type Typed = Pick<typeof draft.$inferSelect, 'userId' | 'key' | 'values'>;
type Row = typeof draft.$inferSelect;

interface When {
  now: Date;
  /** The moment of the draft that the caller saw, null for none, undefined when it does not matter. */
  seen: string | null | undefined;
}

/**
 * Writes a draft if the one that is there is the one that was seen, in one statement: of several at the same time one wins.
 * Undefined when it is another one, or gone.
 */
export const write = async (db: Tx['db'], typed: Typed, { now, seen }: When): Promise<Row | undefined> => {
  const { userId, key, values } = typed;
  // Later than the one before, whatever the clock says: the moment tells two drafts apart.
  const updatedAt = sql`greatest(${now}::timestamptz, ${draft.updatedAt} + interval '1 millisecond')`;
  const set = { values, updatedAt };
  if (seen) {
    const same = and(eq(draft.userId, userId), eq(draft.key, key), eq(draft.updatedAt, new Date(seen)));
    const [row] = await db.update(draft).set(set).where(same).returning();
    return row;
  }
  const [row] = await db
    .insert(draft)
    .values({ ...typed, updatedAt: now })
    .onConflictDoUpdate({
      target: [draft.userId, draft.key],
      set,
      // One that ran out counts as none.
      ...(seen === null ? { setWhere: lte(draft.updatedAt, oldestKept(now)) } : {}),
    })
    .returning();
  return row;
};
