import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/context.ts';
import { draft } from '../../db/schema/desk.ts';
import { storableJson } from '../../http/storableJson.ts';
import { oldestKept } from './checkSize.ts';
import type { Typed } from './write.ts';

/** The draft under the very key, null for none, and whether it holds just what was typed. */
export const stored = async (db: Tx['db'], { userId, key, values }: Typed, now: Date) => {
  const isTyped = sql<boolean>`${draft.values} = ${storableJson(values)}::jsonb`;
  const [row] = await db
    .select({ ...getTableColumns(draft), isTyped })
    .from(draft)
    .where(and(eq(draft.userId, userId), eq(draft.key, key), gt(draft.updatedAt, oldestKept(now))));
  if (!row) return { current: null, isTyped: false };
  return { current: row, isTyped: row.isTyped };
};
