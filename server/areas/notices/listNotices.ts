import { count, desc, isNull } from 'drizzle-orm';
import { notice } from '../../db/schema/desk.ts';
import { os } from '../../http/os.ts';
import type { NoticeKinds } from '../../notices/noticeKind.ts';
import { present } from './present.ts';

const SHOWN = 100;

/** The user's newest 100 notices, and how many of all are unread. */
export const listNotices = (kinds: NoticeKinds) =>
  os.notices.listNotices.handler(async ({ context }) => {
    const { db } = context.tx;
    const [rows, [unread]] = await Promise.all([
      db.select().from(notice).orderBy(desc(notice.id)).limit(SHOWN),
      db.select({ n: count() }).from(notice).where(isNull(notice.readAt)),
    ]);
    const list = rows.map((row) => present(kinds, row, context.language));
    return { data: { list, unread: unread?.n ?? 0 } };
  });
