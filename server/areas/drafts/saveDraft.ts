import { and, count, eq, gt, ne } from 'drizzle-orm';
import { draft } from '../../db/schema/desk.ts';
import { fail } from '../../http/errors.ts';
import { os } from '../../http/os.ts';
import { checkSize, MAX_DRAFTS, oldestKept } from './limits.ts';
import { present } from './present.ts';

const tooMany = (n: number) =>
  fail('too_large', {
    en: `You have ${n} drafts: save or discard one first.`,
    fil: `May ${n} draft ka na: mag-save o magtapon muna ng isa.`,
  });

/** Keeps what the user typed under a key, instead of what was there. 413 above 64 KB or with 50 other drafts. */
export const saveDraft = os.drafts.saveDraft.handler(async ({ input, context }) => {
  const { key, values } = input.body;
  const { userId } = context.user;
  checkSize(values);
  const { db } = context.tx;
  const now = context.deps.now();
  const others = and(eq(draft.userId, userId), ne(draft.key, key), gt(draft.updatedAt, oldestKept(now)));
  const [{ n } = { n: 0 }] = await db.select({ n: count() }).from(draft).where(others);
  if (n >= MAX_DRAFTS) throw tooMany(n);
  const [row] = await db
    .insert(draft)
    .values({ userId, key, values, updatedAt: now })
    .onConflictDoUpdate({ target: [draft.userId, draft.key], set: { values, updatedAt: now } })
    .returning();
  if (!row) throw new Error('The draft was not stored');
  return { data: present(row) };
});
