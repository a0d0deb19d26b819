import { isOutside } from '../../http/caller/isOutside.ts';
import { os } from '../../http/os.ts';
import type { NoticeKinds } from '../../notices/noticeKind.ts';
import { noticeRow } from './noticeRow.ts';

const SHOWN = 100;

const UNREAD = 'select count(*)::int as n from notice where read_at is null';

/** The user's newest 100 notices, and how many of all are unread. */
export const listNotices = (kinds: NoticeKinds) =>
  os.notices.listNotices.handler(async ({ context }) => {
    const { tx, language, user } = context;
    const notice = noticeRow(kinds, language, isOutside(user));
    const text = `select ${notice.select} from notice n order by n.id desc limit ${SHOWN}`;
    const [list, [unread]] = await Promise.all([
      notice.read(tx, { name: 'list-notices', text }),
      tx.query<{ n: number }>({ name: 'unread-notices', text: UNREAD }),
    ]);
    return { data: { list, unread: unread?.n ?? 0 } };
  });
